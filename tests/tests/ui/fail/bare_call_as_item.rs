use grundy_macros::grundy_table;

grundy_table!(fib, 1_000_000);

fn main() {}
