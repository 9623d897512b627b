//! Arrays and functions as source text that compiles without crates, in every edition and with old compilers.
//!
//! Each has several forms, and the shortest is taken.

use super::decode::decoded;
use super::names::Names;
use super::pack::Tail;
use grundy_core::codegen::Array;

/// The source of an array.
pub struct Form {
    /// An expression of the array's type.
    pub value: String,
    /// How it is written, for the header and for messages.
    pub how: String,
}

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
