use grundy_macros::grundy_table;

fn main() {
    let _ = grundy_table!(powers(1), 1000);
}
