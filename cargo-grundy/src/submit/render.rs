//! Arrays and functions as source text that compiles without crates, in every edition and with old compilers.
//!
//! Each has several forms, and the shortest is taken.

use super::decode::decoded;
use super::names::Names;
use super::pack::Tail;
use grundy_core::codegen::Array;
use std::fmt::Write;

/// The source of an array.
pub struct Form {
    /// An expression of the array's type.
    pub value: String,
    /// How it is written, for the header and for messages.
    pub how: String,
}

/// The shortest source of an array; of several, the first in the order in which they are tried.
pub fn array(array: &Array, names: &Names) -> Form {
    let mut shortest = list(array);
    // One form at a time is held beside the shortest: some are as large as a table is.
    let mut consider = |form: Option<Form>| {
        if let Some(form) = form.filter(|form| form.value.len() < shortest.value.len()) {
            shortest = form;
        }
    };
    consider(byte_string(array));
    let values = array.values();
    consider(decoded(array, names, values, None, false));
    if array.arity() == 1 {
        if let Some(tail) = Tail::of(values) {
            let explicit = &values[..tail.explicit];
            consider(decoded(array, names, explicit, Some(tail), false));
        }
        if array.lengths().len() == 1 && values.is_sorted() {
            consider(decoded(array, names, values, None, true));
        }
    }
    shortest
}

/// A list of numbers, nested as the array is. Its suffixes make it right wherever it stands.
fn list(array: &Array) -> Form {
    // The numbers of an array of each depth, and of a tuple; it is closed, and opened again, behind as many.
    let mut sizes = vec![array.arity()];
    for length in array.lengths().iter().rev() {
        sizes.push(sizes[sizes.len() - 1] * length);
    }
    let mut brackets: Vec<(usize, char, char)> =
        sizes[1..].iter().map(|&size| (size, '[', ']')).collect();
    if array.arity() > 1 {
        brackets.insert(0, (sizes[0], '(', ')'));
    }
    let mut value = String::new();
    for (index, number) in array.values().iter().enumerate() {
        if index > 0 {
            value.push(',');
        }
        let starts = |&&(size, ..): &&(usize, char, char)| index % size == 0;
        value.extend(
            brackets
                .iter()
                .rev()
                .filter(starts)
                .map(|&(_, open, _)| open),
        );
        // Writing to a string does not fail.
        let _ = write!(value, "{number}");
        if index == 0 {
            // One suffix gives the type to all elements.
            value.push_str(array.integer_type());
        }
        let ends = |&&(size, ..): &&(usize, char, char)| (index + 1) % size == 0;
        value.extend(brackets.iter().filter(ends).map(|&(.., close)| close));
    }
    if array.values().is_empty() {
        value.push_str("[]");
    }
    Form {
        value,
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
