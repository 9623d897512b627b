use grundy_macros::grundy_table;

fn main() {
    let _ = grundy_table!(upto(1, 2), 1000);
}
