use grundy_macros::grundy_table;

grundy_table! {
    static = fib, 1000;
}

fn main() {}
