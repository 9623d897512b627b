use grundy_macros::grundy_table;

grundy_table! {
    static FIB: [i32; 1001] = fib, 1000;
}

fn main() {}
