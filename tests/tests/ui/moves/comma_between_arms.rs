use grundy_macros::grundy_table;

fn main() {
    let _ = grundy_table!(|n| { n - 1, n - 2 }, 100);
}
