use grundy_macros::grundy_table;

fn main() {
    let _ = grundy_table!(|n| (a, n - a) for a in 1..n, 100);
}
