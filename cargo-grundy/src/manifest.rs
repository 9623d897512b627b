//! What Cargo knows of the package that a source file belongs to: the names of our crates in it, and its own library.

use crate::submit::Known;
use serde::Deserialize;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// What `cargo metadata` prints, as far as it is needed.
#[derive(Deserialize)]
struct Metadata {
    packages: Vec<Package>,
}

#[derive(Deserialize)]
struct Package {
    manifest_path: PathBuf,
    dependencies: Vec<Dependency>,
    targets: Vec<Target>,
}

#[derive(Deserialize)]
struct Dependency {
    name: String,
    /// The name in the source, if it is another one.
    rename: Option<String>,
}

#[derive(Deserialize)]
struct Target {
    name: String,
    kind: Vec<String>,
}

/// What is known of the crates that the program in `file` names. Without a package, or without Cargo, crates have their own
/// names.
pub fn known(file: &Path) -> Known {
    let mut known = Known::default();
    if let Some(package) = package(file) {
        for Dependency { name, rename } in package.dependencies {
            let alias = rename.as_ref().unwrap_or(&name).replace('-', "_");
            match name.as_str() {
                "grundy-macros" => known.macros.push(alias),
                "grundy-core" => known.core.push(alias),
                _ => {}
            }
        }
        let is_library = |target: &Target| target.kind.iter().any(|kind| kind.contains("lib"));
        known.library = package
            .targets
            .into_iter()
            .find(is_library)
            .map(|target| target.name.replace('-', "_"));
    }
    known
}

/// The package whose manifest is nearest above a file.
fn package(file: &Path) -> Option<Package> {
    let file = file.canonicalize().ok()?;
    let folder = file.parent()?;
    // Cargo is not asked about files that belong to no package.
    folder
        .ancestors()
        .find(|folder| folder.join("Cargo.toml").is_file())?;
    let cargo = std::env::var_os("CARGO").unwrap_or("cargo".into());
    let output = Command::new(cargo)
        .args([
            "metadata",
            "--no-deps",
            "--offline",
            "--format-version",
            "1",
        ])
        .current_dir(folder)
        .stdin(Stdio::null())
        .output()
        .ok()?;
    let metadata: Metadata = serde_json::from_slice(&output.stdout).ok()?;
    let folder_of = |package: &Package| package.manifest_path.parent()?.canonicalize().ok();
    metadata
        .packages
        .into_iter()
        .filter_map(|package| Some((folder_of(&package)?, package)))
        .filter(|(folder, _)| file.starts_with(folder))
        .max_by_key(|(folder, _)| folder.components().count())
        .map(|(_, package)| package)
}
