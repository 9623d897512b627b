use grundy_macros::grundy_table;

fn main() {
    let _ = grundy_table!(fib, 999 + 1);
}
