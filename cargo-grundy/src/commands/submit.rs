//! `submit`: one self-contained source file of a program, for judges that know none of our crates.

use crate::args;
use crate::failure::Failure;
use crate::submit::{Submission, submission};
use crate::{manifest, output, progress};
use std::fs::File;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

/// Writes the submission, or says why there is none.
pub fn run(args: &args::Submit) -> Result<(), Failure> {
    let Submission { text, files } = progress::during("computing the tables", || {
        submission(&args.file, &read, &manifest::known(&args.file), args.limit)
    })?;
    match &args.output {
        // The customary name of standard output.
        Some(path) if path != Path::new("-") => {
            refuse_to_overwrite(&files, path)?;
            output::to_file(path, text.as_bytes())
        }
        _ => output::to_stdout(|out| out.write_all(text.as_bytes())),
    }
}

/// Reads a file, but no more than a program can have: some files have no end.
fn read(path: &Path, most: usize) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    let file = File::open(path)?;
    file.take(most as u64).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// Whether two paths lead to one file, by links of any kind; `None` where one leads to none.
#[cfg(unix)]
fn is_one_file(a: &Path, b: &Path) -> Option<bool> {
    use std::os::unix::fs::MetadataExt;
    let place = |path: &Path| path.metadata().map(|data| (data.dev(), data.ino())).ok();
    Some(place(a)? == place(b)?)
}

/// Like the above, where hard links cannot be told.
#[cfg(not(unix))]
fn is_one_file(a: &Path, b: &Path) -> Option<bool> {
    Some(a.canonicalize().ok()? == b.canonicalize().ok()?)
}

/// An error if the submission would take the place of a file that it is made of.
fn refuse_to_overwrite(files: &[PathBuf], output: &Path) -> Result<(), Failure> {
    // What cannot be found is no file yet.
    let is_output = |file: &&PathBuf| is_one_file(file, output) == Some(true);
    match files.iter().find(is_output) {
        Some(file) => Err(Failure::Usage(format!(
            "{} is a file of the program itself; write the submission to another one",
            file.display()
        ))),
        None => Ok(()),
    }
}
