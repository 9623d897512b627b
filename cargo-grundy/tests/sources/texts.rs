/* grundy_table!(fib, 10) /* nested: grundy_fn! { fn a = fib; } */ use grundy_macros::grundy_table; */
// use grundy_macros::{grundy_table}; grundy_table!(unknown, 10)
//! Texts that look like calls - and a line with é, 漢字 and 🎲.

use grundy_macros::grundy_table; // é: grundy_table!(fib, 3)

/// `grundy_table!(fib, 1000)` in a doc comment, "with a quote
/** and a block: grundy_table!(fib, 2) */
static TEXTS: [&str; 5] = [
    "grundy_table!(fib, 1000)",
    r"grundy_table!(fib, \)",
    r##"use grundy_macros::grundy_table; "# grundy_table!("##,
    "two lines \
     grundy_table!(fib",
    "é漢🎲\u{e9}",
];
static BYTES: &[u8] = b"grundy_table!(fib, 3)\"";
static RAW: &[u8] = br#"grundy_table!(" fib"#;

#[doc = "grundy_table!(fib, 1)"]
fn größe<'a>(é: &'a str) -> (usize, char, u8) {
    let r#type = grundy_table!(fib, 9);
    (é.len() + r#type.len(), '"', b'\'')
}

fn main() {
    println!("{:?} {:?} {:?} {:?}", TEXTS, BYTES, RAW, größe("ß{"));
    println!("grundy_table!(fib, 3) {:?} é {{}}", /* é */ grundy_table!(/* é */ fib /* the rule */, 5 // the maximum
    ));	println!("a tab before: {}", grundy_table!({1, /* ) */ 3, 4}, 9)[9]);
    if 1 < 2 { println!("{}", '🎲'); } let _x = 'x'; 'outer: loop { break 'outer; }
}
