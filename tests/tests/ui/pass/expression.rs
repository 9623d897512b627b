#![deny(warnings)]

use grundy_macros::grundy_table;

static FIB: [u8; 1001] = grundy_table!(fib, 1000);

fn main() {
    assert_eq!(FIB[4] ^ FIB[3], grundy_table!(fib, 1000)[3]);
}
