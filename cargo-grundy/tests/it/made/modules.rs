//! The modules of a program and their files.

use super::imports::Ways;
use super::{Maker, Module};

/// Modules nest as deep.
const MAX_DEPTH: usize = 3;

impl Maker<'_> {
    /// Makes the root, and through it all else.
    pub fn root(&mut self) {
        let mut module = Module {
            path: Vec::new(),
            ways: Ways::everywhere(),
            text: String::new(),
            statements: Vec::new(),
            folder: String::new(),
            paths: String::new(),
        };
        let head = self.choices.of(&[
            "",
            "#!/usr/bin/env run\n",
            "#![allow(warnings)]\n",
            "//! A program.\n#![allow(unused)] // grundy_table!(\n",
            "#!/bin/sh [\n#![allow(unused)]\n",
            "#! /* a */ [allow(unused)]\n",
        ]);
        module.text += head;
        match self.choices.below(5) {
            1 => module.text += "#[macro_use]\nextern crate grundy_macros;\n",
            2 => {
                module.text +=
                    "extern crate grundy_macros as gm;\nextern crate grundy_core as gc;\n";
                module.ways.add_crate("gm");
                module.ways.add_core("gc");
            }
            3 => module.text += "extern crate grundy_core;\npub extern crate self as own;\n",
            4 => module.text += "#[macro_use] extern crate grundy_macros as gm;\n",
            _ => {}
        }
        module.text += "macro_rules! id { ($e:expr) => { $e } }\nmacro_rules! same { ($($t:tt)*) => { $($t)* } }\n";
        self.files.push(("main.rs".to_owned(), String::new()));
        self.content(&mut module, None);
        module.text += "fn main() {\n    let mut all = Vec::new();\n    numbers(&mut all);\n    println!(\"{all:?}\", all = all);\n}";
        self.files[0].1 = self.form(module.text);
    }

    /// Writes what is in a module.
    fn content(&mut self, module: &mut Module, outer: Option<&Ways>) {
        self.imports(module, outer);
        for _ in 0..1 + self.choices.below(6) {
            self.item(module);
            if module.path.len() < MAX_DEPTH && self.choices.rarely(4) {
                self.child(module);
            }
        }
        let statements = module.statements.join("\n    ");
        module.text += &format!("pub fn numbers(all: &mut Vec<u64>) {{\n    {statements}\n}}\n");
    }

    /// Writes a module inside of another.
    fn child(&mut self, outer: &mut Module) {
        let plain = self.name("m");
        let name = match self.choices.below(4) {
            1 => format!("r#{plain}"),
            2 => format!("{plain}_ß"),
            _ => plain.clone(),
        };
        let bare = name.trim_start_matches("r#").to_owned();
        let join = |folder: &str, name: &str| match folder {
            "" => name.to_owned(),
            _ => format!("{folder}/{name}"),
        };
        let visibility = self.choices.of(&["", "pub ", "pub(crate) "]);
        let inside = join(&outer.folder, &bare);
        let odd = join(&outer.paths, "odd");
        // A file's name has to be ASCII, unless a path gives it.
        let kinds: &[usize] = if name.is_ascii() {
            &[0, 1, 2, 3, 4]
        } else {
            &[0, 3, 4]
        };
        let (file, folder, paths, head) = match self.choices.of(kinds) {
            1 => (
                Some(join(&outer.folder, &format!("{bare}.rs"))),
                inside,
                outer.folder.clone(),
                String::new(),
            ),
            2 => (
                Some(join(&inside, "mod.rs")),
                inside.clone(),
                inside,
                String::new(),
            ),
            3 => (
                Some(join(&odd, &format!("x{bare}.rs"))),
                odd.clone(),
                odd,
                format!("#[path = \"odd/x{bare}.rs\"] // {bare}\n"),
            ),
            4 => (None, odd.clone(), odd, "#[path = \"odd\"]\n".to_owned()),
            _ => (None, inside.clone(), inside, String::new()),
        };
        let mut path = outer.path.clone();
        path.push(name.clone());
        let mut module = Module {
            path,
            ways: outer.ways.inside(),
            text: String::new(),
            statements: Vec::new(),
            folder,
            paths,
        };
        if self.choices.rarely(3) {
            module.text += "//! Inside.\n#![allow(unused)]\n";
        }
        self.content(&mut module, Some(&outer.ways));
        outer.text += &head;
        outer.text += &match file {
            Some(file) => {
                let text = self.form(module.text);
                self.files.push((file, text));
                format!("{visibility}mod {name};\n")
            }
            None => format!("{visibility}mod {name} {{\n{}}}\n", module.text),
        };
        outer.statements.push(format!("{name}::numbers(all);"));
        // What it shows to all, those behind may call.
        if !visibility.is_empty() {
            for (path, which) in &module.ways.anywhere {
                outer.ways.calls[*which].push(path.clone());
            }
            outer.ways.anywhere = module.ways.anywhere;
        }
    }

    /// A text as a file may have it.
    fn form(&mut self, text: String) -> String {
        let text = match self.choices.below(4) {
            1 => text.trim_end().to_owned(),
            2 => format!("{}\n// the end grundy_table!(", text.trim_end()),
            _ => text,
        };
        match self.choices.below(5) {
            1 => text.replace('\n', "\r\n"),
            2 => format!("\u{feff}{text}"),
            _ => text,
        }
    }
}
