use grundy_macros::grundy_table;

fn main() {
    let _ = grundy_table!(nim, 20_000_000);
}
