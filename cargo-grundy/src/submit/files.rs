//! Where the files of a program come from, and how much they may be together.

use crate::failure::Failure;
use std::cell::Cell;
use std::io::{self, ErrorKind};
use std::path::Path;

/// Reads a file up to so many bytes. Whoever calls `submission` says how, so that no test needs files.
pub type Read<'a> = &'a dyn Fn(&Path, usize) -> io::Result<Vec<u8>>;

/// The most bytes that the files of a program take: far more than any judge accepts. It ends files without an end, and
/// files that include others again and again.
const MOST_BYTES: usize = 4 << 20;

/// What each file counts beside its bytes, so that empty ones come to an end too.
const EACH_FILE: usize = 1 << 10;

/// The files of a program.
pub struct Files<'a> {
    read: Read<'a>,
    left: Cell<usize>,
}

impl<'a> Files<'a> {
    pub fn new(read: Read<'a>) -> Files<'a> {
        Files {
            read,
            left: Cell::new(MOST_BYTES),
        }
    }

    /// The text of a file; `None` if there is none.
    pub fn text(&self, path: &Path) -> Result<Option<String>, Failure> {
        let name = path.display();
        let left = self.left.get();
        let bytes = match (self.read)(path, left + 1) {
            Ok(bytes) => bytes,
            Err(error) if is_absent(&error) => return Ok(None),
            Err(error) => {
                return Err(Failure::Usage(format!("{name} cannot be read: {error}")));
            }
        };
        let Some(left) = left.checked_sub(bytes.len() + EACH_FILE) else {
            return Err(Failure::Usage(format!(
                "with {name} the files of the program take more than {MOST_BYTES} bytes together, far more than a judge takes; give the root file of a smaller program"
            )));
        };
        self.left.set(left);
        String::from_utf8(bytes).map(Some).map_err(|error| {
            let at = error.utf8_error().valid_up_to();
            Failure::Usage(format!(
                "{name} is not UTF-8 from byte {at} on; save it as UTF-8"
            ))
        })
    }
}

/// Whether there is no such file; a folder is none.
fn is_absent(error: &io::Error) -> bool {
    matches!(
        error.kind(),
        ErrorKind::NotFound | ErrorKind::IsADirectory | ErrorKind::NotADirectory
    )
}
