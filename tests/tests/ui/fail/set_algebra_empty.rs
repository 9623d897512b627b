use grundy_macros::grundy_table;

fn main() {
    let _ = grundy_table!(odd & even, 1000);
}
