use grundy_macros::grundy_table;

fn main() {
    let _ = grundy_table!(|n| n - k for k in 1..=n if 0 < k < 5, 100);
}
