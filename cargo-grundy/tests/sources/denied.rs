//! Nothing that a submission changes is a warning.
#![deny(warnings, missing_docs, unreachable_pub, unused_qualifications)]
#![cfg_attr(not(test), deny(unused))]

mod tables {
    pub(crate) use grundy_macros::*;
    pub(crate) mod inner {
        use super::*;
        pub(crate) fn eight() -> u8 {
            grundy_table!(fib, 8)[8]
        }
    }
}
use tables::*;

grundy_fn! { fn kayles = 0.77; }

fn main() {
    use grundy_core::{mex, nim_sum};
    println!("{} {} {}", inner::eight(), kayles(9), mex([nim_sum([1, 1])]));
    println!("{:?}", p_positions!(fib, 9));
}
