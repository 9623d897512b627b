use grundy_macros::grundy_table;

fn main() {
    let _ = grundy_table!(|n, m| (n - k, 2 * k) for k in 1..=min(n, m), 10, 10);
}
