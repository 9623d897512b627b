use grundy_macros::grundy_table;

grundy_table! {
    const FIB: [u8; _] = fib, 1000;
}

fn main() {}
