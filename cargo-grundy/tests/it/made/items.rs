//! Items of a module: declarations by our macros, macros of the program, and texts that only look like calls.

use super::{Maker, Module};

impl Maker<'_> {
    /// Writes an item, and what makes a number of it.
    pub fn item(&mut self, module: &mut Module) {
        let name = self.name("N");
        let lower = name.to_lowercase();
        let table = self.choices.of(&module.ways.calls[0]);
        let function = self.choices.of(&module.ways.calls[1]);
        let positions = self.choices.of(&module.ways.calls[2]);
        let any = self.table(module, true);
        let visibility = self.choices.of(&["", "pub ", "pub(crate) "]);
        let body = self.body(module);
        let (text, number) = match self.choices.below(24) {
            0..=5 => (
                format!("fn {lower}() -> u64 {{\n    {body}\n}}"),
                format!("{lower}()"),
            ),
            6 => (
                format!(
                    "{table}! {{\n    /// The {name} (grundy_table!(fib, 3)).\n    {visibility}static {name} = fib, 30; // behind\n    #[allow(dead_code)]\n    const B{name} = {{1, 3}}, 20;\n}}"
                ),
                format!("{name}[7] as u64 + B{name}[3] as u64"),
            ),
            7 => (
                format!(
                    "#[cfg(not(test))] {table}![{visibility}static {name}: [u16; _] = kayles, 60;const B{name}=odd,7;];"
                ),
                format!("{name}[59] as u64 + B{name}.len() as u64"),
            ),
            8 => (
                format!(
                    "/// Documentation.\n#[allow(unused_doc_comments)]\n{table} ! ( static {name} = nim, 500; static B{name} = {{1, 4}}, 90; ) ;"
                ),
                format!("{name}[499] as u64 + B{name}[88] as u64"),
            ),
            9 => (
                format!(
                    "{function}! {{ {visibility}fn {lower} = 0.07; fn b{lower} = {{2, 5}}, within 500; }}"
                ),
                format!("{lower}(12_345) + b{lower}(u64::MAX)"),
            ),
            10 => (
                format!(
                    "{positions}! {{ {visibility}static {name} = grundys_game, 60; const B{name} = wythoff, 9, 9; }}"
                ),
                format!("{name}[3] as u64 + B{name}[2].1 as u64"),
            ),
            11 => (
                format!(
                    "same! {{ {table}! {{ static {name} = fib, 30; }} {function}! {{ fn {lower} = nim; }} }}"
                ),
                format!("{name}[9] as u64 + {lower}(8)"),
            ),
            12 => (
                format!("macro_rules! m{lower} {{ () => {{ {any} }} }}"),
                format!("m{lower}!()[2] as u64"),
            ),
            13 => (
                format!(
                    "macro_rules! m{lower} {{\n    (grundy_table!($x:expr)) => {{ 0 }};\n    ($x:expr) => {{{{ let t = {any}; t[$x] as u64 }}}};\n    ($($x:tt)*) => {{ 1 }}\n}}"
                ),
                format!("m{lower}!(2) + m{lower}!(2 3)"),
            ),
            14 => (
                format!(
                    "macro_rules! m{lower} {{ ($n:ident, $t:ty) => {{ pub mod $n {{ pub fn f() -> $t {{ grundy_macros::grundy_table!(fib, 9)[3] as $t }} }} }} }}\nm{lower}!({lower}, u64);"
                ),
                format!("{lower}::f()"),
            ),
            15 => match module.ways.anywhere.last().cloned() {
                Some((path, 0)) => (
                    format!("macro_rules! m{lower} {{ () => {{ ${path}!(fib, 9)[4] as u64 }} }}"),
                    format!("m{lower}!()"),
                ),
                _ => (String::new(), "1".to_owned()),
            },
            16 => (
                format!(
                    "#[cfg(test)]\nmod {lower} {{\n    use super::*;\n    use nowhere::{{Nothing, other::*}};\n    #[test]\n    fn f() {{ nowhere::f(grundy_macros::grundy_table!(no_rule, 3)) }}\n}}"
                ),
                "2".to_owned(),
            ),
            17 => (
                format!(
                    "#[cfg(test)] mod {lower};\n#[cfg(all(test, unix))] use nowhere as {lower};"
                ),
                "3".to_owned(),
            ),
            18 => (
                format!(
                    "#[test]\nfn {lower}() {{ nowhere::f!(); }}\n#[cfg(any())] grundy_macros::grundy_table!(no_rule);"
                ),
                "4".to_owned(),
            ),
            19 => (
                format!(
                    "struct {name};\nimpl {name} {{\n    const T: [u8; 6] = {table}!(fib, 5);\n    fn f(&self) -> u64 {{ {body} }}\n}}"
                ),
                format!("{name}.f() + {name}::T[3] as u64"),
            ),
            20 => (
                format!(
                    "/// {table}!(fib, 3)\n/** \" */\n#[doc = \"{table}!(\"]\n{visibility}static {name}: [&str; 2] = [\"use grundy_macros::*;\", r#\"\"\\\"#];"
                ),
                format!("{name}[1].len() as u64"),
            ),
            21 => (
                format!(
                    "macro_rules! m{lower} {{ ($m:ident) => {{ $m!(1 2) }} }}\nmacro_rules! n{lower} {{ ($($t:tt)*) => {{ 5u64 }} }}"
                ),
                format!("m{lower}!(n{lower})"),
            ),
            22 => (
                format!(
                    "mod {lower} {{\n    // Here the names mean something else.\n    macro_rules! grundy_table {{ ($($t:tt)*) => {{ [8u64; 4] }} }}\n    pub fn f() -> u64 {{ grundy_table!(no_rule)[1] }}\n}}"
                ),
                format!("{lower}::f()"),
            ),
            _ => (
                format!(
                    "#[macro_use]\nmod {lower} {{\n    macro_rules! u{lower} {{ ($($t:tt)*) => {{ {any} }} }}\n}}"
                ),
                format!("u{lower}!(x)[1] as u64"),
            ),
        };
        module.text += &format!("{text}\n");
        module.statements.push(format!("all.push({number});"));
    }
}
