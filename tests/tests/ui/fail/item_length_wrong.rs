use grundy_macros::grundy_table;

grundy_table! {
    static FIB: [u8; 1000] = fib, 1000;
}

fn main() {}
