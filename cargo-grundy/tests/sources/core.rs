//! The functions of grundy-core, under all names.
pub extern crate grundy_core;
extern crate grundy_core as gc;
pub use grundy_core::{self as core_again, mex, nim_sum as sum};
use {grundy_core::mex as second, std::fmt::Debug};
use ::grundy_core::mex as third;

macro_rules! vec { () => { 1 } }

mod inner {
    pub use grundy_core::{self, mex};
    pub(super) use super::core_again as third;
    pub mod more {
        use super::*;
        pub fn f() -> u32 {
            mex([0, 1]) + grundy_core::nim_sum([1, 2]) + gc::mex([0]) + super::third::mex([]) + crate::gc::mex([0, 1, 2])
        }
    }
}

fn show(x: impl Debug) { println!("{:?}", x); }

fn main() {
    show((mex([0]), sum([1, 2]), second([]), third([0, 1]), inner::mex([1]), inner::more::f()));
    show((grundy_core::mex([0, 1, 3]), ::grundy_core::nim_sum([5, 6]), inner::grundy_core::mex([0])));
    show(vec!());
    show(mex(0..80));
    show(u32::MAX > ::grundy_core::mex([0, 1]));
}
