use grundy_macros::grundy_table;

fn main() {
    let _ = grundy_table!(|n| if n > 1 { n - 1 }, 100);
}
