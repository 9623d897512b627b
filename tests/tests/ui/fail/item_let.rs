use grundy_macros::grundy_table;

grundy_table! {
    pub let FIB = fib, 1000;
}

fn main() {}
