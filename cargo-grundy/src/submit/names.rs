//! Names for what `submit` writes that the program does not have itself, so that none means something else than it should.

use std::collections::HashSet;

/// Names of variables and constants.
pub struct Names {
    pub text: String,
    pub table: String,
    pub i: String,
    pub j: String,
    pub word: String,
    pub end: String,
    pub last: String,
    pub n: String,
    pub constant: String,
}

impl Names {
    /// Names that are not among those taken.
    pub fn beside(taken: &HashSet<String>) -> Names {
        let new = |name: &str| {
            let mut name = name.to_owned();
            while taken.contains(&name) {
                name.push('_');
            }
            name
        };
        Names {
            text: new("text"),
            table: new("table"),
            i: new("i"),
            j: new("j"),
            word: new("word"),
            end: new("end"),
            last: new("last"),
            n: new("n"),
            constant: new("TABLE"),
        }
    }
}
