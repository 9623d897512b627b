use grundy_macros::grundy_table;

const MAX: usize = 1000;

fn main() {
    let _ = grundy_table!(fib, MAX);
}
