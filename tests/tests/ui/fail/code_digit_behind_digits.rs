use grundy_macros::grundy_table;

fn main() {
    let _ = grundy_table!(0.7 7, 1000);
}
