//! Writes tables whose rules and maximum are known only when the script runs.

use grundy_core::codegen::{Array, Expansion, Macro};
use std::error::Error;
use std::path::Path;
use std::{env, fs};

/// The source that a macro makes of some text.
fn source(called: Macro, input: &str) -> Result<String, Box<dyn Error>> {
    Ok(called.expansion(input.parse()?)?.tokens().to_string())
}

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=build.rs");
    let max: u32 = env::var("CARGO_PKG_VERSION_PATCH")?.parse()?;
    let tables = format!(
        "/// The values of Kayles.
        pub static KAYLES = kayles, {max};
        pub const NIM: &[u16; _] = nim, {max};
        pub static WYTHOFF = wythoff, 3, {max};"
    );
    let half = Expansion::Expression(Array::of_row((0..=max).map(|heap| heap / 2).collect()));
    let Expansion::Expression(array) = &half else {
        return Err("an array is an expression".into());
    };
    let code = [
        source(Macro::GrundyTable, &tables)?,
        source(Macro::GrundyFn, "pub fn kayles = 0.77;")?,
        source(
            Macro::PPositions,
            &format!("pub static LOST = {{1, 2}}, {max};"),
        )?,
        format!(
            "pub static HALF: {} = {};",
            array.type_text(),
            half.tokens()
        ),
    ];
    fs::write(
        Path::new(&env::var("OUT_DIR")?).join("tables.rs"),
        code.join("\n"),
    )?;
    // A mistake is an error of the script, not of the program.
    let mistake = source(Macro::GrundyTable, "fibb, 10").map_err(|error| error.to_string());
    assert_eq!(
        mistake,
        Err("unknown rule `fibb`; did you mean `fib`?".into())
    );
    Ok(())
}
