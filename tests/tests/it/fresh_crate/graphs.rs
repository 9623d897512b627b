//! Several crates in one graph, of which some have only indirectly to do with ours.

use super::{Folder, assert_silent, macros_as, workspace};

/// The macros under three names: of a library, of a program, and of the library's macros within the program.
#[test]
fn crates_with_macros_of_their_own() {
    for edition in ["2018", "2021", "2024"] {
        let folder = Folder::empty();
        folder.add(
            "games",
            "2021",
            &format!("[dependencies]\n{}", macros_as("nim_tables")),
            &[("src/lib.rs", include_str!("../../crates/graph/games.rs"))],
        );
        folder.add(
            "expand",
            "2018",
            "[lib]\nproc-macro = true\n",
            &[("src/lib.rs", include_str!("../../crates/graph/expand.rs"))],
        );
        let dependencies = format!(
            "[dependencies]\ngames = {{ path = \"../games\" }}\nexpand = {{ path = \"../expand\" }}\n{}",
            macros_as("tables")
        );
        let program = include_str!("../../crates/graph/program.rs");
        folder.add(
            "program",
            edition,
            &dependencies,
            &[("src/main.rs", program)],
        );
        let output = folder.cargo("program", &["run"]);
        assert_silent(&output, &format!("edition {edition}"));
    }
}

#[test]
fn a_build_script_writes_tables() {
    let folder = Folder::empty();
    let dependencies = format!(
        "[build-dependencies]\ngrundy-core = {{ path = {:?}, features = [\"codegen\"] }}\n",
        workspace().join("grundy-core")
    );
    let files = [
        (
            "build.rs",
            include_str!("../../crates/build_script/build.rs"),
        ),
        (
            "src/main.rs",
            include_str!("../../crates/build_script/main.rs"),
        ),
    ];
    for edition in ["2018", "2021", "2024"] {
        folder.add("program", edition, &dependencies, &files);
        let output = folder.cargo("program", &["run"]);
        assert_silent(&output, &format!("edition {edition}"));
    }
}
