use grundy_macros::grundy_table;

fn main() {
    let _ = grundy_table!(b"0.7", 1000);
}
