//! Arrays and functions as source text that compiles without crates, in every edition and with old compilers.
//!
//! Each has several forms, and the shortest is taken. `const` loops are short but cost the compiler work, of which old ones
//! allow only so much; so the work of each form is estimated, and a form with too much is left out.

use super::names::Names;
use super::pack::{Packed, RADIX, Tail};
use grundy_core::codegen::Array;

/// The source of an array.
pub struct Form {
    /// An expression of the array's type.
    pub value: String,
    /// How it is written, for the header and for messages.
    pub how: String,
}

/// The steps that a constant may take: Rust 1.63 ends the evaluation after 1,000,000.
const MOST_STEPS: usize = 950_000;

/// The shortest source of an array.
pub fn array(array: &Array, names: &Names) -> Form {
    let mut forms = vec![list(array)];
    forms.extend(byte_string(array));
    let values = array.values();
    forms.extend(decoded(array, names, values, None, false));
    if array.arity() == 1 {
        let tail = Tail::of(values);
        if let Some(tail) = tail {
            forms.extend(decoded(
                array,
                names,
                &values[..tail.explicit],
                Some(tail),
                false,
            ));
        }
        if array.lengths().len() == 1 && values.is_sorted() {
            forms.extend(decoded(array, names, values, None, true));
        }
    }
    shortest(forms)
}

fn shortest(forms: Vec<Form>) -> Form {
    let shortest = forms.into_iter().min_by_key(|form| form.value.len());
    shortest.unwrap_or(Form {
        value: String::new(),
        how: String::new(),
    })
}

/// A list of numbers, nested as the array is. Its suffixes make it right wherever it stands.
fn list(array: &Array) -> Form {
    let integer = array.integer_type();
    let mut parts: Vec<String> = array.values().iter().map(u32::to_string).collect();
    // One suffix gives the type to all elements.
    if let Some(first) = parts.first_mut() {
        first.push_str(integer);
    }
    if array.arity() > 1 {
        parts = parts
            .chunks(array.arity())
            .map(|tuple| format!("({})", tuple.join(",")))
            .collect();
    }
    for &length in array.lengths().iter().rev() {
        parts = parts
            .chunks(length.max(1))
            .map(|row| format!("[{}]", row.join(",")))
            .collect();
    }
    Form {
        value: parts.concat(),
        how: "a list".to_owned(),
    }
}

/// A byte string, for one row of bytes.
fn byte_string(array: &Array) -> Option<Form> {
    if array.integer_type() != "u8" || array.lengths().len() != 1 || array.arity() != 1 {
        return None;
    }
    let mut value = String::from("*b\"");
    for &byte in array.values() {
        value.extend(std::ascii::escape_default(byte as u8).map(char::from));
    }
    value.push('"');
    Some(Form {
        value,
        how: "a byte string".to_owned(),
    })
}

/// A block that decodes packed numbers: those before `tail`, and the rest by it. `is_sum` says that the numbers are
/// the steps of an ascending list.
fn decoded(
    array: &Array,
    names: &Names,
    explicit: &[u32],
    tail: Option<Tail>,
    is_sum: bool,
) -> Option<Form> {
    let integer = array.integer_type();
    let Names {
        text,
        table,
        i,
        j,
        word,
        last,
        ..
    } = names;
    let (length, count) = (array.values().len(), explicit.len());
    let packed = if is_sum {
        let before = [0].iter().chain(explicit);
        Packed::new(
            &explicit
                .iter()
                .zip(before)
                .map(|(a, b)| a - b)
                .collect::<Vec<_>>(),
        )
    } else {
        Packed::new(explicit)
    };
    let Packed {
        modulus,
        numbers,
        characters,
        ..
    } = packed;
    let work = work(array, &packed, count, is_sum) + (length - count) * tail_step(array);
    if work > MOST_STEPS {
        return None;
    }
    let mut zero = if array.arity() == 1 {
        format!("0_{integer}")
    } else {
        format!(
            "({})",
            vec![format!("0_{integer}"); array.arity()].join(", ")
        )
    };
    for length in array.lengths().iter().rev() {
        zero = format!("[{zero}; {length}]");
    }
    let mut value = format!("{{ let mut {table} = {zero}; ");
    if modulus > 1 {
        let mut variables = format!("let mut {i} = 0; let mut {j} = 0; ");
        let mut next = String::new();
        if numbers > 1 {
            variables.push_str(&format!("let mut {word} = 0_u64; "));
            next = format!("{word} /= {modulus}; ");
        }
        if is_sum {
            variables.push_str(&format!("let mut {last} = 0_{integer}; "));
        }
        let number = format!("({word} % {modulus}) as {integer}");
        let store = if is_sum {
            format!("{last} += {number}; {} = {last};", element(array, table, i))
        } else if array.arity() == 1 {
            format!("{} = {number};", element(array, table, i))
        } else {
            in_tuple(array, names, &number)
        };
        value.push_str(&format!(
            "let {text} = b\"{}\"; {variables}while {i} < {count} {{ {} {store} {next}{i} += 1; }} ",
            packed.text,
            load(names, numbers, characters),
        ));
    } else if tail.is_some() {
        value.push_str(&format!("let mut {i} = {count}; "));
    }
    let mut how = match (modulus, numbers, characters) {
        (1, ..) => "zeros".to_owned(),
        (_, 1, 1) => "a number in a character".to_owned(),
        (_, 1, _) => format!("a number in {characters} characters"),
        (_, _, 1) => format!("{numbers} numbers in a character"),
        _ => format!("{numbers} numbers in {characters} characters"),
    };
    if is_sum {
        how = format!("differences, {how}");
    }
    if let Some(Tail { period, saltus, .. }) = tail {
        let rise = if saltus > 0 {
            format!(" + {saltus}")
        } else {
            String::new()
        };
        let (to, from) = (
            element(array, table, i),
            element(
                array,
                table,
                &match array.lengths() {
                    [_] => format!("{i} - {period}"),
                    _ => format!("({i} - {period})"),
                },
            ),
        );
        value.push_str(&format!(
            "while {i} < {length} {{ {to} = {from}{rise}; {i} += 1; }} "
        ));
        how = format!("{count} numbers and then period {period}, {how}");
    }
    value.push_str(&format!("{table} }}"));
    Some(Form { value, how })
}

/// The steps that Rust 1.63 takes to decode numbers, by measurements; a step is what it calls a terminator.
fn work(array: &Array, packed: &Packed, count: usize, is_sum: bool) -> usize {
    let a_number = if packed.numbers > 1 { 9 } else { 5 }
        + 3 * (array.lengths().len() - 1)
        + if array.arity() > 1 {
            2 * array.arity()
        } else {
            0
        }
        + if is_sum { 2 } else { 0 };
    let a_word = match packed.characters {
        1 => 6,
        characters => 3 + 9 * characters,
    };
    count * a_number + count.div_ceil(packed.numbers) * a_word
}

/// The steps that it takes to copy one number.
fn tail_step(array: &Array) -> usize {
    8 + 7 * (array.lengths().len() - 1)
}

/// Fills the word when it is empty.
fn load(names: &Names, numbers: usize, characters: usize) -> String {
    let Names {
        text,
        i,
        j,
        word,
        end,
        ..
    } = names;
    let digit = format!("({text}[{j}] - 35 - ({text}[{j}] > 92) as u8) as u64");
    let fill = format!(
        "let {end} = {j} + {characters}; while {j} < {end} {{ {word} = {word} * {RADIX} + {digit}; {j} += 1; }}"
    );
    match (numbers, characters) {
        (1, 1) => format!("let {word} = {digit}; {j} += 1;"),
        (1, _) => format!("let mut {word} = 0_u64; {fill}"),
        (_, 1) => format!("if {i} % {numbers} == 0 {{ {word} = {digit}; {j} += 1; }}"),
        _ => format!("if {i} % {numbers} == 0 {{ {word} = 0; {fill} }}"),
    }
}

/// The place of the element with a flat index.
fn element(array: &Array, table: &str, index: &str) -> String {
    let lengths = array.lengths();
    let mut place = table.to_owned();
    for depth in 0..lengths.len() {
        let size: usize = lengths[depth + 1..].iter().product();
        let index = match (depth, size) {
            (0, 1) => index.to_owned(),
            (0, _) => format!("{index} / {size}"),
            (_, 1) => format!("{index} % {}", lengths[depth]),
            _ => format!("{index} / {size} % {}", lengths[depth]),
        };
        place.push_str(&format!("[{index}]"));
    }
    place
}

/// Stores a number in its field of a tuple.
fn in_tuple(array: &Array, names: &Names, number: &str) -> String {
    let Names { table, i, .. } = names;
    let arity = array.arity();
    let mut source = String::new();
    for field in 0..arity {
        let store = format!("{{ {table}[{i} / {arity}].{field} = {number}; }}");
        source.push_str(&match field {
            0 => format!("if {i} % {arity} == 0 {store}"),
            _ if field + 1 == arity => format!(" else {store}"),
            _ => format!(" else if {i} % {arity} == {field} {store}"),
        });
    }
    source
}
