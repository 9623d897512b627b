//! The grammar that rules are drawn from, and their text with as few parentheses as precedence allows.

#[derive(Clone, Debug)]
pub(super) enum Expr {
    Constant(i64),
    /// A coordinate or loop variable, by its slot modulo the number of those in scope.
    Name(usize),
    Negate(Box<Expr>),
    Isqrt(Box<Expr>),
    Binary(&'static str, Box<Expr>, Box<Expr>),
    Call(&'static str, Box<Expr>, Box<Expr>),
}

#[derive(Clone, Debug)]
pub(super) enum Cond {
    Compare(&'static str, Expr, Expr),
    Not(Box<Cond>),
    And(Box<Cond>, Box<Cond>),
    Or(Box<Cond>, Box<Cond>),
}

#[derive(Clone, Debug)]
pub(super) enum Clause {
    If(Cond),
    /// From `max(lo, -5)` to `min(hi, 9)`, so that no range is long.
    For(Expr, Expr, bool),
    Set(&'static str),
}

#[derive(Clone, Debug)]
pub(super) struct Arm {
    pub(super) target: Vec<Expr>,
    pub(super) times: Option<Expr>,
    pub(super) clauses: Vec<Clause>,
}

pub(super) const NAMES: [&str; 8] = ["n", "m", "x", "y", "z", "u", "v", "w"];

/// The names in scope: the coordinates, then the loop variables.
pub(super) fn names(coordinates: usize, loops: usize) -> Vec<&'static str> {
    NAMES[..coordinates]
        .iter()
        .chain(&NAMES[2..2 + loops])
        .copied()
        .collect()
}

/// An expression as an operand of an operator of the given level: in parentheses if it binds less tightly.
pub(super) fn text(expr: &Expr, names: &[&str], level: usize) -> String {
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

pub(super) fn cond_text(cond: &Cond, names: &[&str], level: usize) -> String {
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

pub(super) fn rule_text(coordinates: usize, arms: &[Arm]) -> String {
    let mut rule = format!("|{}| {{ ", NAMES[..coordinates].join(", "));
    for arm in arms {
        let mut clauses = String::new();
        let mut loops = 0;
        for clause in &arm.clauses {
            let names = names(coordinates, loops);
            let variable = NAMES[2 + loops];
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
