use grundy_macros::grundy_table;

fn main() {
    let _ = grundy_table!(|n| n - k for k 1..=n, 100);
}
