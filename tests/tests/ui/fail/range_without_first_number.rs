use grundy_macros::grundy_table;

fn main() {
    let _ = grundy_table!({..=5}, 10);
}
