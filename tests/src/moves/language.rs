//! The grammar that rules are drawn from, and their text with as few parentheses as precedence allows.

/// A number.
#[derive(Clone, Debug)]
pub enum Expr {
    /// A literal.
    Constant(i64),
    /// A coordinate or loop variable, by its slot modulo the number of those in scope.
    Name(usize),
    /// `-a`.
    Negate(Box<Expr>),
    /// `isqrt(a)`.
    Isqrt(Box<Expr>),
    /// An operator between two numbers: `+`, `-`, `*`, `/` or `%`.
    Binary(&'static str, Box<Expr>, Box<Expr>),
    /// A function of two numbers: `min`, `max`, `gcd`, `xor` or `pow`.
    Call(&'static str, Box<Expr>, Box<Expr>),
}

/// A condition.
#[derive(Clone, Debug)]
pub enum Cond {
    /// `==`, `!=`, `<`, `<=`, `>` or `>=` between two numbers.
    Compare(&'static str, Expr, Expr),
    /// `!a`.
    Not(Box<Cond>),
    /// `a && b`.
    And(Box<Cond>, Box<Cond>),
    /// `a || b`.
    Or(Box<Cond>, Box<Cond>),
}

/// A clause of an arm.
#[derive(Clone, Debug)]
pub enum Clause {
    /// A condition.
    If(Cond),
    /// A loop from `max(lo, -5)` to `min(hi, 9)`, so that no range is long, with its end or without.
    For(Expr, Expr, bool),
    /// A loop over one of [`SETS`].
    Set(&'static str),
}

/// An arm of a rule.
#[derive(Clone, Debug)]
pub struct Arm {
    /// The heaps left, or the position.
    pub target: Vec<Expr>,
    /// How often the one heap of the target is left, if it is a number of equal heaps.
    pub times: Option<Expr>,
    /// What stands behind the target, at most five loops.
    pub clauses: Vec<Clause>,
}

/// The sets that loops run over.
pub const SETS: [&str; 4] = ["{1, 3, 4}", "!{2}", "even - {4}", "squares"];

/// The coordinates, then the loop variables; those of one arm start behind its last coordinate.
const NAMES: [&str; 8] = ["n", "m", "l", "x", "y", "z", "u", "v"];

/// The names in scope: the coordinates, then the loop variables.
fn names(coordinates: usize, loops: usize) -> Vec<&'static str> {
    NAMES[..coordinates]
        .iter()
        .chain(&NAMES[3..3 + loops])
        .copied()
        .collect()
}

/// An expression as an operand of an operator of the given level: in parentheses if it binds less tightly.
fn text(expr: &Expr, names: &[&str], level: usize) -> String {
    let (written, own) = match expr {
        Expr::Constant(constant) => (constant.to_string(), if *constant < 0 { 5 } else { 6 }),
        Expr::Name(slot) => (names[slot % names.len()].to_string(), 6),
        Expr::Negate(a) => (format!("-{}", text(a, names, 5)), 5),
        Expr::Isqrt(a) => (format!("isqrt({})", text(a, names, 0)), 6),
        Expr::Call(name, a, b) => (
            format!("{name}({}, {})", text(a, names, 0), text(b, names, 0)),
            6,
        ),
        Expr::Binary(operator, a, b) => {
            let own = if matches!(*operator, "+" | "-") { 3 } else { 4 };
            (
                format!(
                    "{} {operator} {}",
                    text(a, names, own),
                    text(b, names, own + 1)
                ),
                own,
            )
        }
    };
    if own < level {
        format!("({written})")
    } else {
        written
    }
}

fn cond_text(cond: &Cond, names: &[&str], level: usize) -> String {
    let (written, own) = match cond {
        Cond::Compare(operator, a, b) => (
            format!("{} {operator} {}", text(a, names, 3), text(b, names, 3)),
            2,
        ),
        Cond::Not(a) => (format!("!{}", cond_text(a, names, 5)), 5),
        Cond::And(a, b) => (
            format!("{} && {}", cond_text(a, names, 1), cond_text(b, names, 2)),
            1,
        ),
        Cond::Or(a, b) => (
            format!("{} || {}", cond_text(a, names, 0), cond_text(b, names, 1)),
            0,
        ),
    };
    if own < level {
        format!("({written})")
    } else {
        written
    }
}

/// The rule of the arms, which have as many coordinates as is said.
pub fn rule_text(coordinates: usize, arms: &[Arm]) -> String {
    let mut rule = format!("|{}| {{ ", NAMES[..coordinates].join(", "));
    for arm in arms {
        let mut clauses = String::new();
        let mut loops = 0;
        for clause in &arm.clauses {
            let names = names(coordinates, loops);
            let variable = NAMES[3 + loops];
            match clause {
                Clause::If(cond) => clauses += &format!(" if {}", cond_text(cond, &names, 0)),
                Clause::For(lo, hi, inclusive) => {
                    let dots = if *inclusive { "..=" } else { ".." };
                    let (lo, hi) = (text(lo, &names, 0), text(hi, &names, 0));
                    clauses += &format!(" for {variable} in max({lo}, -5){dots}min({hi}, 9)");
                }
                Clause::Set(set) => clauses += &format!(" for {variable} in {set}"),
            }
            loops += usize::from(!matches!(clause, Clause::If(_)));
        }
        let names = names(coordinates, loops);
        let numbers: Vec<String> = arm
            .target
            .iter()
            .map(|number| text(number, &names, 0))
            .collect();
        rule += &match (&arm.times, coordinates) {
            (Some(times), _) => format!("[{}; {}]", numbers[0], text(times, &names, 0)),
            (None, 1) if numbers.len() == 1 => numbers[0].clone(),
            (None, 1) => format!("[{}]", numbers.join(", ")),
            (None, _) => format!("({})", numbers.join(", ")),
        };
        rule += &clauses;
        rule += "; ";
    }
    rule + "}"
}
