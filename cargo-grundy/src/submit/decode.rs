//! Blocks that decode packed numbers while the program is compiled.
//!
//! They are short, but cost the compiler work, of which old ones allow only so much: the work of a block is estimated, and
//! there is none with too much.

use super::names::Names;
use super::pack::{Packed, RADIX, Tail};
use super::render::Form;
use grundy_core::codegen::Array;

/// The steps that a constant may take: Rust 1.63 ends the evaluation after 1,000,000.
const MOST_STEPS: usize = 950_000;

/// A block that decodes packed numbers: those before `tail`, and the rest by it. `is_sum` says to pack the differences of
/// an ascending list.
pub fn decoded(
    array: &Array,
    names: &Names,
    explicit: &[u32],
    tail: Option<Tail>,
    is_sum: bool,
) -> Option<Form> {
    let zero = zero(array);
    if tail.is_none() && explicit.iter().all(|&number| number == 0) {
        return Some(Form {
            value: zero,
            how: "zeros".to_owned(),
        });
    }
    // Each number takes some steps.
    if array.values().len() > MOST_STEPS {
        return None;
    }
    let packed = match is_sum {
        true => Packed::new(&differences(explicit)),
        false => Packed::new(explicit),
    };
    let (length, count) = (array.values().len(), explicit.len());
    let work = work(array, &packed, count, is_sum) + (length - count) * tail_step(array);
    if work > MOST_STEPS {
        return None;
    }
    let (is_zero, table) = (packed.modulus == 1, &names.table);
    let first = match is_zero {
        true => format!("let mut {} = {count};", names.i),
        false => unpack(array, names, &packed, count, is_sum),
    };
    let rest = tail.map_or(String::new(), |tail| repeat(array, names, &tail));
    let mut how = match (packed.numbers, packed.characters) {
        (1, 1) => "a number in a character".to_owned(),
        (1, characters) => format!("a number in {characters} characters"),
        (numbers, 1) => format!("{numbers} numbers in a character"),
        (numbers, characters) => format!("{numbers} numbers in {characters} characters"),
    };
    if is_sum {
        how = format!("differences, {how}");
    }
    if let Some(Tail { period, .. }) = tail {
        let (start, comma) = (count - period, if is_zero { "" } else { ", " });
        let how_first = if is_zero { "" } else { &how };
        how = format!("period {period} from {start} on{comma}{how_first}");
    }
    Some(Form {
        value: format!("{{ let mut {table} = {zero}; {first} {rest}{table} }}"),
        how,
    })
}

/// The first of some ascending numbers, and what each other adds to the one before it.
fn differences(numbers: &[u32]) -> Vec<u32> {
    let before = [0].iter().chain(numbers);
    numbers.iter().zip(before).map(|(a, b)| a - b).collect()
}

/// An array of zeros.
fn zero(array: &Array) -> String {
    let integer = format!("0_{}", array.integer_type());
    let element = match array.arity() {
        1 => integer,
        arity => format!("({})", vec![integer; arity].join(", ")),
    };
    let lengths = array.lengths().iter().rev();
    lengths.fold(element, |inner, length| format!("[{inner}; {length}]"))
}

/// Statements that unpack the first `count` numbers into the table.
fn unpack(array: &Array, names: &Names, packed: &Packed, count: usize, is_sum: bool) -> String {
    let Names {
        text,
        table,
        i,
        j,
        word,
        last,
        ..
    } = names;
    let Packed {
        modulus,
        numbers,
        characters,
        ..
    } = *packed;
    let integer = array.integer_type();
    let mut variables = format!("let mut {i} = 0; let mut {j} = 0; ");
    let mut next = String::new();
    if numbers > 1 {
        variables += &format!("let mut {word} = 0_u64; ");
        next = format!("{word} /= {modulus}; ");
    }
    if is_sum {
        variables += &format!("let mut {last} = 0_{integer}; ");
    }
    let number = format!("({word} % {modulus}) as {integer}");
    let place = element(array, table, i);
    let store = match (is_sum, array.arity()) {
        (true, _) => format!("{last} += {number}; {place} = {last};"),
        (false, 1) => format!("{place} = {number};"),
        (false, _) => in_tuple(array, names, &number),
    };
    format!(
        "let {text} = b\"{}\"; {variables}while {i} < {count} {{ {} {store} {next}{i} += 1; }}",
        packed.text,
        load(names, numbers, characters),
    )
}

/// A statement that fills the rest of the table from the numbers a period before.
fn repeat(array: &Array, names: &Names, tail: &Tail) -> String {
    let Names { table, i, .. } = names;
    let (length, period) = (array.values().len(), tail.period);
    let before = match array.lengths() {
        [_] => format!("{i} - {period}"),
        _ => format!("({i} - {period})"),
    };
    let rise = match tail.saltus {
        0 => String::new(),
        saltus => format!(" + {saltus}"),
    };
    format!(
        "while {i} < {length} {{ {} = {}{rise}; {i} += 1; }} ",
        element(array, table, i),
        element(array, table, &before),
    )
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
