use grundy_macros::grundy_table;

fn main() {
    let _ = grundy_table!(4!.0, 1000);
}
