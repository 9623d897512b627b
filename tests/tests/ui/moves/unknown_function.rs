use grundy_macros::grundy_table;

fn main() {
    let _ = grundy_table!(|n| n - sqrt(n) if n > 0, 100);
}
