//! The crate under a name that only Cargo.toml knows.
use games::{grundy_table, p_positions as cold};
grundy_table! { static FIB = fib, 30; }
fn main() {
    println!("{:?} {:?}", FIB, cold!(fib, 30));
    println!("{:?}", games::grundy_table!(odd, 4));
}
