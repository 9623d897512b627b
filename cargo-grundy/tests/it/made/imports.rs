//! The names by which our macros can be called in a module.

use super::{Maker, Module};

pub const MACROS: [&str; 3] = ["grundy_table", "grundy_fn", "p_positions"];

/// How the macros can be called, and functions of grundy-core named.
#[derive(Clone, Default)]
pub struct Ways {
    /// For each macro, as it stands in [`MACROS`].
    pub calls: [Vec<String>; 3],
    /// Names that are declared in the module, with the macro of each.
    pub own: Vec<(String, usize)>,
    /// Paths that start with `crate`, with the macro of each.
    pub anywhere: Vec<(String, usize)>,
    /// Names of the crate grundy-macros.
    pub crates: Vec<String>,
    /// Paths of grundy-core and of its function `mex`.
    pub core: Vec<String>,
    pub mex: Vec<String>,
}

impl Ways {
    /// What every module has.
    pub fn everywhere() -> Ways {
        let mut ways = Ways::default();
        for name in ["grundy_macros", "::grundy_macros"] {
            ways.add_crate(name);
        }
        for name in ["grundy_core", "::grundy_core"] {
            ways.add_core(name);
        }
        ways
    }

    pub fn add_crate(&mut self, name: &str) {
        self.crates.push(name.to_owned());
        for (calls, called) in self.calls.iter_mut().zip(MACROS) {
            calls.push(format!("{name}::{called}"));
        }
    }

    pub fn add_core(&mut self, name: &str) {
        self.core.push(name.to_owned());
        self.mex.push(format!("{name}::mex"));
    }

    fn add_own(&mut self, name: &str, which: usize) {
        self.own.push((name.to_owned(), which));
        self.calls[which].push(name.to_owned());
        self.calls[which].push(format!("self::{name}"));
    }

    /// What a module inside of one with these has without any import.
    pub fn inside(&self) -> Ways {
        let mut ways = Ways::everywhere();
        ways.anywhere.clone_from(&self.anywhere);
        for (path, which) in &self.anywhere {
            ways.calls[*which].push(path.clone());
        }
        for (name, which) in &self.own {
            ways.calls[*which].push(format!("super::{name}"));
        }
        ways
    }
}

impl Maker<'_> {
    /// Writes imports at the start of a module, whose parent has the ways `outer`.
    pub fn imports(&mut self, module: &mut Module, outer: Option<&Ways>) {
        let mut has_names = false;
        for _ in 0..self.choices.below(6) {
            let which = self.choices.below(3);
            let name = MACROS[which];
            let alias = self.name("t");
            let from = self.choices.of(&module.ways.crates);
            let visibility = self
                .choices
                .of(&["", "pub(crate) ", "pub ", "pub(in crate) "]);
            let way = self.choices.of(&module.ways.calls[which]);
            let mut is_own = true;
            let text = match self.choices.below(12) {
                0 => format!("{visibility}use {from}::{name} as {alias};"),
                1 => format!("use {way} as {alias}; // use {name};"),
                2 => {
                    format!("{visibility}use {{{from}::{name} as {alias}, std::fmt::Write as _}};")
                }
                3 => format!(
                    "use {}::{{self as g{alias}, {name} as {alias}}};",
                    from.trim_start_matches("::")
                ),
                4 => format!(
                    "#[allow(unused_imports)]\n/* {name}!(fib, 3) */ {visibility}use {{std::{{fmt as fmt_{alias}, io as io_{alias}}}, {from}::{{{name} as {alias} /* {name} */,}},}};"
                ),
                5 => format!(
                    "use r#{name}_{alias} as {alias};\nuse {from}::{name} as r#{name}_{alias};"
                ),
                6 => {
                    is_own = false;
                    module.ways.add_crate(&format!("g{alias}"));
                    format!("use {} as g{alias};", from.trim_start_matches("::"))
                }
                7 if !has_names => {
                    has_names = true;
                    for (which, name) in MACROS.into_iter().enumerate() {
                        module.ways.add_own(name, which);
                    }
                    is_own = false;
                    format!(
                        "{visibility}use {from}::{{\n    grundy_table,\n    grundy_fn,\n    p_positions,\n}};"
                    )
                }
                8 => {
                    is_own = false;
                    for (calls, called) in module.ways.calls.iter_mut().zip(MACROS) {
                        calls.push(called.to_owned());
                    }
                    format!("{visibility}use {from}::*;")
                }
                9 if outer.is_some() => {
                    is_own = false;
                    for (name, which) in outer.into_iter().flat_map(|outer| &outer.own) {
                        module.ways.calls[*which].push(name.clone());
                    }
                    "use super::*;".to_owned()
                }
                10 => {
                    is_own = false;
                    let core = self.choices.of(&module.ways.core);
                    module.ways.mex.push(format!("mex_{alias}"));
                    format!(
                        "{visibility}use {core}::{{mex as mex_{alias}, nim_sum as sum_{alias}}};"
                    )
                }
                11 => {
                    is_own = false;
                    let core = self.choices.of(&module.ways.core);
                    module.ways.add_core(&format!("c{alias}"));
                    format!("use {} as c{alias};", core.trim_start_matches("::"))
                }
                _ => format!("use {from}::{name} as {alias};"),
            };
            if is_own {
                module.ways.add_own(&alias, which);
                if text.contains("pub") {
                    let mut path = vec!["crate".to_owned()];
                    path.extend(module.path.iter().cloned());
                    path.push(alias);
                    module.ways.anywhere.push((path.join("::"), which));
                }
            }
            module.text += &format!("{text}\n");
        }
    }
}
