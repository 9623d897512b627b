//! Writing of answers: through one buffer to standard output, or to a file as a whole.

use crate::failure::Failure;
use std::fs;
use std::io::{self, BufWriter, ErrorKind, StdoutLock, Write};
use std::path::Path;

/// Calls `write` with a buffer before standard output. A reader that goes away ends the command quietly.
pub fn to_stdout(
    write: impl FnOnce(&mut BufWriter<StdoutLock<'static>>) -> io::Result<()>,
) -> Result<(), Failure> {
    let mut out = BufWriter::with_capacity(1 << 16, io::stdout().lock());
    let written = write(&mut out).and_then(|()| out.flush());
    // What is left in the buffer after an error would fail again.
    let _ = out.into_parts();
    written.map_err(|error| match error.kind() {
        ErrorKind::BrokenPipe => Failure::Closed,
        _ => Failure::Usage(format!("standard output cannot be written: {error}")),
    })
}

/// Writes a file.
pub fn to_file(path: &Path, text: &[u8]) -> Result<(), Failure> {
    fs::write(path, text)
        .map_err(|error| Failure::Usage(format!("{} cannot be written: {error}", path.display())))
}
