use grundy_macros::grundy_table;

fn main() {
    let _ = grundy_table!(|n| n - pow(10, n) * 3, 100);
}
