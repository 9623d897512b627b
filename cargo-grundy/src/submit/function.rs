//! Functions with a proved period as source text: a formula, or a look-up in the values up to the end of the first period.

use super::names::Names;
use super::pack::{Packed, RADIX};
use super::render::{self, Form};
use grundy_core::Periodicity;
use grundy_core::codegen::Array;

/// The parameters, the type and the body of a function.
pub fn definition(periodicity: &Periodicity, names: &Names) -> Form {
    let n = &names.n;
    let Form { value, how } = body(periodicity, names);
    Form {
        value: format!("({n}: u64) -> u64 {{ {value} }}"),
        how,
    }
}

fn body(periodicity: &Periodicity, names: &Names) -> Form {
    let Names { n, constant, .. } = names;
    let (start, period, saltus) = (
        periodicity.preperiod(),
        periodicity.period(),
        periodicity.saltus(),
    );
    let formula = |value: String| Form {
        value,
        how: "a formula".to_owned(),
    };
    let Some(values) = periodicity.values() else {
        return formula(match (period, saltus) {
            (_, 0) => format!("{n} % {period}"),
            (1, 1) => n.clone(),
            _ => format!("{n} % {period} + {n} / {period} * {saltus}"),
        });
    };
    if let ([value], 0) = (values, saltus) {
        return formula(format!("{{ let _ = {n}; {value} }}"));
    }
    let index = match (start, period) {
        (0, _) => format!("{n} % {period}"),
        (_, 1) => format!("if {n} < {start} {{ {n} }} else {{ {start} }}"),
        _ => format!("if {n} < {start} {{ {n} }} else {{ {start} + ({n} - {start}) % {period} }}"),
    };
    let table = Array::of_row(values.to_vec());
    let decoded = render::array(&table, names);
    let stored = format!(
        "const {constant}: &{} = &{}; ",
        table.type_text(),
        decoded.value
    );
    let packed = on_use(values, names, &index);
    let (before, value, how) = if stored.len() <= packed.0.len() {
        (
            stored,
            format!("{constant}[({index}) as usize] as u64"),
            decoded.how,
        )
    } else {
        let how = "packed, decoded on use".to_owned();
        (packed.0, packed.1, how)
    };
    let body = match (saltus, start) {
        (0, _) => format!("{before}{value}"),
        (_, 0) => format!("{before}({value}).saturating_add({n} / {period} * {saltus})"),
        _ => format!(
            "{before}({value}).saturating_add(if {n} < {start} {{ 0 }} else {{ ({n} - {start}) / {period} * {saltus} }})"
        ),
    };
    Form { value: body, how }
}

/// Statements that unpack the value of one heap, and the value.
fn on_use(values: &[u32], names: &Names, index: &str) -> (String, String) {
    let Names {
        text,
        i,
        j,
        word,
        end,
        ..
    } = names;
    let Packed {
        text: packed,
        modulus,
        numbers,
        characters,
    } = Packed::new(values);
    let digits = match numbers {
        1 => String::new(),
        _ => format!("{j} = {i} % {numbers}; while {j} > 0 {{ {word} /= {modulus}; {j} -= 1; }} "),
    };
    let statements = format!(
        "let {text} = b\"{packed}\"; let {i} = ({index}) as usize; let (mut {j}, mut {word}) = ({i} / {numbers} * {characters}, 0_u64); let {end} = {j} + {characters}; while {j} < {end} {{ {word} = {word} * {RADIX} + ({text}[{j}] - 35 - ({text}[{j}] > 92) as u8) as u64; {j} += 1; }} {digits}"
    );
    (statements, format!("{word} % {modulus}"))
}
