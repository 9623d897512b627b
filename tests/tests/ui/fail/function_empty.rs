use grundy_macros::grundy_fn;

grundy_fn! {}

fn main() {}
