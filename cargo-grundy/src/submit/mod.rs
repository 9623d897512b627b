//! `submit`
use crate::args;
use crate::failure::Failure;
pub fn run(_: &args::Submit) -> Result<(), Failure> {
    Ok(())
}
