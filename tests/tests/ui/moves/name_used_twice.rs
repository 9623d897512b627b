use grundy_macros::grundy_table;

fn main() {
    let _ = grundy_table!(|n| n - k for k in 1..n for k in 1..=2, 100);
}
