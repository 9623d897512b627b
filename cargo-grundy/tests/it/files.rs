//! Programs of several files, which need not be on a disk: where modules are looked for, and how their text comes in.

use crate::invariants;

fn files(given: &[(&str, &str)]) -> Vec<(String, String)> {
    let owned = |(name, text): &(&str, &str)| ((*name).to_owned(), (*text).to_owned());
    given.iter().map(owned).collect()
}

/// The submission without the first line.
fn submission(given: &[(&str, &str)]) -> String {
    let text = invariants::check(&files(given)).unwrap_or_else(|error| panic!("{error}"));
    text.split_once('\n').unwrap().1.to_owned()
}

fn refused(given: &[(&str, &str)], message: &str) {
    let error = invariants::check(&files(given)).unwrap_err();
    assert!(error.contains(message), "{error}");
}

#[test]
fn modules_are_where_rustc_finds_them() {
    for (declaration, file) in [
        ("mod a;", "a.rs"),
        ("mod a;", "a/mod.rs"),
        ("mod r#type;", "type.rs"),
        ("mod b { mod a; }", "b/a.rs"),
        ("mod b { mod c { mod a; } }", "b/c/a/mod.rs"),
        ("#[path = \"x/y.rs\"] mod a;", "x/y.rs"),
        ("#[path = r\"x.rs\"] mod a;", "x.rs"),
        ("mod b { #[path = \"x.rs\"] mod a; }", "b/x.rs"),
        ("#[path = \"x\"] mod b { mod a; }", "x/a.rs"),
        (
            "#[path = \"x\"] mod b { #[path = \"y.rs\"] mod a; }",
            "x/y.rs",
        ),
        ("#[cfg(unix)] pub(crate) mod a;", "a.rs"),
        ("fn f() { #[path = \"x.rs\"] mod a; }", "x.rs"),
    ] {
        for (root, folder) in [("main.rs", ""), ("f/main.rs", "f/")] {
            let path = format!("{folder}{file}");
            let text = submission(&[(root, declaration), (&path, "/* here */\n")]);
            assert!(text.contains("{\n/* here */\n}"), "{declaration}: {text}");
        }
        // In a file `m.rs`, plain modules are in the folder `m`, and paths start beside the file.
        let is_beside = declaration.starts_with("#[path") || declaration.starts_with("fn");
        let path = if is_beside {
            file.to_owned()
        } else {
            format!("m/{file}")
        };
        let text = submission(&[
            ("main.rs", "mod m;"),
            ("m.rs", declaration),
            (&path, "/* here */\n"),
        ]);
        assert!(text.contains("{\n/* here */\n}"), "{declaration}: {text}");
    }
}

#[test]
fn each_file_has_its_own_form() {
    let text = submission(&[
        ("main.rs", "mod a;\nmod b;\nmod c;\n"),
        ("a.rs", "\u{feff}fn a() {}\r\n"),
        ("b.rs", "#!/bin/sh\n// no line end"),
        ("c.rs", ""),
    ]);
    let expected = "mod a {\r\nfn a() {}\r\n}\nmod b {\n\n// no line end\n}\nmod c {\n\n}\n";
    assert_eq!(text, expected);
}

/// What is left out by `cfg` needs no file; nor does what is left out here already.
#[test]
fn modules_without_a_file() {
    for text in [
        "#[cfg(test)] mod a;\n",
        "#[cfg(any(test, feature = \"x\"))]\n#[path = \"b.rs\"]\nmod a;\n",
        "#[cfg(windows)] mod a;\n",
        "mod b { #![cfg(test)] mod a; }\n",
        "macro_rules! m { (mod $a:ident;) => { fn $a() {} } }\n",
    ] {
        assert_eq!(submission(&[("main.rs", text)]), text);
    }
    refused(
        &[
            ("main.rs", "#[cfg_attr(unix, path = \"b.rs\")] mod a;"),
            ("a.rs", ""),
        ],
        "main.rs:1:2: the file of this module depends on the system; write `#[path]` alone",
    );
    refused(
        &[("main.rs", "macro_rules! m { ($a:ident) => { mod $a; } }")],
        "main.rs:1:34: a macro makes a module that is a file; write `mod`",
    );
    refused(
        &[
            ("main.rs", "macro_rules! m { () => { mod a; } }"),
            ("a.rs", ""),
        ],
        "main.rs:1:26: a macro makes",
    );
    refused(
        &[("main.rs", "mod a;"), ("a.rs", "\nmod b;")],
        "a.rs:2:1: there is no file b.rs and no b/mod.rs",
    );
}

/// Files that include others without an end, or twice each.
#[test]
fn no_end_of_files() {
    refused(
        &[("main.rs", "mod a;"), ("a.rs", "#[path = \"a.rs\"] mod a;")],
        "does this one include itself?",
    );
    let doubling: Vec<(String, String)> = (0..30)
        .map(|index| {
            let next = format!("#[path = \"{}.rs\"]", index + 1);
            (
                format!("{index}.rs"),
                format!("{next} mod a; {next} mod b;"),
            )
        })
        .chain([("30.rs".to_owned(), String::new())])
        .collect();
    let error = invariants::check(&doubling).unwrap_err();
    assert!(error.contains("take more than 4194304 bytes"), "{error}");
    // Each file alone is not too deep.
    let deep = |name: usize| {
        let (open, close) = ("mod m {".repeat(300), "}".repeat(300));
        format!("{open} #[path = \"{name}.rs\"] mod a; {close}")
    };
    let path = format!("{}1.rs", "m/".repeat(300));
    refused(
        &[("main.rs", &deep(1)), (&path, &deep(2))],
        "1.rs:1:700: brackets nest more than 400 deep",
    );
}

/// Modules of which each brings the names of all.
#[test]
fn no_end_of_names() {
    let modules = |count: usize| -> String {
        (0..count)
            .map(|index| format!("pub mod m{index} {{ pub use super::*; }}\n"))
            .collect()
    };
    refused(
        &[("main.rs", &modules(2000))],
        "main.rs: the globs in the program bring more names than can be followed; import by name",
    );
    submission(&[("main.rs", &modules(90))]);
}
