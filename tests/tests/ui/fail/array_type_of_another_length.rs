use grundy_macros::grundy_table;

static FIB: [u8; 1000] = grundy_table!(fib, 1000);

fn main() {}
