grundy_macros::grundy_table! { static FIRST = fib, 4; }
use grundy_macros::{grundy_table, grundy_table as t, grundy_fn as f};

// What is left out may need what is not there.
#[cfg(test)]
mod tests;
#[cfg(all(test, unix))]
use nowhere::{Nothing, other::*};
#[cfg(feature = "no such")]
extern crate nowhere;
#[test]
fn test() { nowhere::run(grundy_table!(no_rule, 3)) }
#[cfg(test)]
mod inner {
    use nowhere::Nothing;
    pub const fn f<const N: usize>() -> [u8; { 3 }] where [u8; { N + 1 }]: Copy { nowhere::f() }
}
#[cfg(any())]
fn generic() -> Vec<{ 3 }> { nowhere!() }
#[cfg(not(all()))]
nowhere::make! { grundy_table!(no_rule) }
#[cfg(any())]
nowhere::make!(a; b);
mod all_out {
    #![cfg(test)]
    use nowhere::Nothing;
}

macro_rules! passed { ($($t:tt)*) => { $($t)* } }
macro_rules! by_crate { () => { $crate::deep::a::b::c::d::e::far!(fib, 5)[4] } }
macro_rules! pattern { (t!($rule:ident)) => { 7 }; ($x:expr) => { $x } }

mod deep {
    pub use grundy_macros::grundy_table as far;
    pub mod a {
        pub use super::*;
        pub mod b {
            pub use super::*;
            pub mod c {
                pub use super::*;
                pub mod d {
                    pub use super::*;
                    pub mod e {
                        pub use super::*;
                    }
                }
            }
        }
    }
}

// One name for a macro, a module and a function.
mod many {
    pub use grundy_macros::grundy_table as one;
    pub fn one() -> u8 { 1 }
    pub mod two { pub fn f() -> u8 { 2 } }
    pub use grundy_macros::p_positions as two;
}
use many::{one, two};

// A macro of the program reaches what follows its module.
#[macro_use]
mod own {
    macro_rules! grundy_fn { ($($t:tt)*) => { 9u8 } }
    macro_rules! late { () => { self::t!(odd, 3)[1] } }
}

// Imports in any order, beside a macro of the program with the name of ours elsewhere.
mod order {
    use first as second;
    use grundy_macros::grundy_table as first;
    pub mod inner {
        use super::*;
        pub fn f() -> u8 { second!(fib, 9)[3] + own::f() }
        mod own {
            macro_rules! grundy_table { ($($t:tt)*) => { [8u8; 4] } }
            pub fn f() -> u8 { grundy_table!(no_rule)[1] }
        }
    }
}

mod r#use { pub fn r#mod(r#static: u8) -> u8 { r#static } }

mod by_macro {
    macro_rules! import { () => { use grundy_macros::grundy_table as made; } }
    import!();
    pub fn f() -> u8 { made!(fib, 9)[3] }
}

fn values(x: u8) -> u8 {
    let regex = 1;
    let r#mod = match x { 0 => ::grundy_macros::grundy_table!(fib, 3)[1], _ => x };
    let is_more = x > ::grundy_macros::grundy_table!(fib, 3)[2];
    let half = 8/grundy_table!(fib, 9)[2];
    let all = (&t!(odd, 4)as&[u8]).len() as u8;
    use std::convert::identity as t;
    r#use::r#mod(r#mod + u8::from(is_more) + half + all + t(t!(fib, 6)[1]) + regex)
}

fn main() {
    f! { fn kayles = kayles; }
    println!("{:?} {} {} {}", FIRST, values(0), values(3), kayles(50));
    println!("{} {}", stringify!(grundy_table!(fib, 3)).len() > 9, pattern!(grundy_table!(odd, 3)[1]));
    println!("{} {:?} {} {:?}", one(), one!(fib, 4), two::f(), two!(fib, 9));
    println!("{} {} {}", by_crate!(), grundy_fn!(x), late!());
    println!("{} {} {}", order::inner::f(), by_macro::f(), pattern!(passed!(passed![grundy_table! { even, 9 }[5]])));
    'grundy_table: loop { break 'grundy_table; }
}
