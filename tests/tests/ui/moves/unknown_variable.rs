use grundy_macros::grundy_table;

fn main() {
    let _ = grundy_table!(|n| n - k for j in 1..=n, 100);
}
