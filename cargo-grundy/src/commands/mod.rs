//! The commands of the workbench, a file each.

pub mod moves;
pub mod period;
pub mod plot;
pub mod rules;
pub mod submit;
pub mod table;
