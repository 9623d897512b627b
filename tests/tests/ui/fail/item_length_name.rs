use grundy_macros::grundy_table;

grundy_table! {
    static FIB: [u8; LEN] = fib, 1000;
}

fn main() {}
