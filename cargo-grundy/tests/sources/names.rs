//! Our macros under every name that an import can give them.
#![allow(unused_imports)]

#[macro_use]
extern crate grundy_macros;
extern crate grundy_macros as gm;

use grundy_macros::grundy_table as sg;
use grundy_macros::{grundy_table, grundy_fn as f, p_positions /* cold */};
use std::{collections::BTreeMap, fmt, fmt::Write as _};
use {grundy_macros as renamed, std::io::Write};
use renamed::p_positions as cold; // a comment that stays

mod tables {
    pub use grundy_macros::grundy_table as through;
    pub(crate) use grundy_macros::*;

    pub mod inner {
        use super::*;
        pub fn eight() -> u8 {
            through!(fib, 8)[8] + grundy_table!(pow2, 8)[8]
        }
    }

    pub mod own {
        // Here the name means something else.
        macro_rules! sg {
            ($a:ident, $b:expr) => {
                stringify!($a)
            };
        }
        pub fn name() -> &'static str {
            sg!(fib, 8)
        }
    }
}

fn itself() -> [u8; 3] {
    use grundy_macros::{self};
    grundy_macros::grundy_table!(fib, 2)
}

mod passed_on {
    pub(crate) use super::again as once_more;
    pub use grundy_macros::{grundy_fn};
}
passed_on::grundy_fn!(fn bash = upto(2););
static AGAIN: [u8; 4] = { use passed_on::once_more; once_more!(fib, 3) };

mod blocks {
    pub fn table() -> [u8; 6] {
        use grundy_macros::grundy_table as t;
        {
            use std::convert::identity as sg;
            sg(t!(odd, 5))
        }
    }
}

use crate::tables::through as again;
use self::tables::inner;

f! { fn kayles = 0.77; pub const fn chess = dawsons_chess; }

static A: [u8; 11] = sg!(fib, 10);
static B: [u8; 11] = grundy_macros::grundy_table!(fib, 10);
static C: [u8; 11] = ::grundy_macros::grundy_table!({1, 3}, 10);
static D: [u8; 11] = gm::grundy_table![0.07, 10];
static E: [u8; 11] = crate::tables::through!{ even, 10 };
static F: [u8; 11] = tables::through!(odd, 10);

fn main() {
    let mut map = BTreeMap::new();
    map.insert(1, kayles(100));
    let mut text = String::new();
    write!(text, "{:?}", map).unwrap();
    writeln!(std::io::stdout(), "{text}", text = text).unwrap();
    println!("{:?} {:?} {:?} {:?} {:?} {:?}", A, B, C, D, E, F);
    println!("{} {} {:?}", inner::eight(), tables::own::name(), blocks::table());
    println!("{:?} {:?} {}", cold!({1, 2}, 10), again!(squares, 10), chess(1_000_000));
    println!("{:?} {:?} {}", itself(), AGAIN, bash(10));
    println!("{:?}", renamed::p_positions!(fib, 30));
}
