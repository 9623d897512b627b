use grundy_macros::grundy_table;

grundy_table!(nim, 100_000);

fn main() {}
