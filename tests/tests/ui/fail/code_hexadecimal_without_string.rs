use grundy_macros::grundy_table;

fn main() {
    let _ = grundy_table!(0x3.F, 1000);
}
