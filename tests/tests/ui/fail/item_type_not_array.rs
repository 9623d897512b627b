use grundy_macros::grundy_table;

grundy_table! {
    static FIB: Vec<u8> = fib, 1000;
}

fn main() {}
