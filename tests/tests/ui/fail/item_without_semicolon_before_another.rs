use grundy_macros::grundy_table;

grundy_table! {
    static FIB = fib, 1000
    static KAYLES = kayles, 1000;
}

fn main() {}
