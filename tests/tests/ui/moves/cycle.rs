use grundy_macros::grundy_table;

fn main() {
    let _ = grundy_table!(|a, b| { (a - 1, b); (b, a) if a != b }, 9, 9);
}
