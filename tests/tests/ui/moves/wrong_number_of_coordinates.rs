use grundy_macros::grundy_table;

fn main() {
    let _ = grundy_table!(|a, b| { (a - 1, b); (a, b, 1) }, 9, 9);
}
