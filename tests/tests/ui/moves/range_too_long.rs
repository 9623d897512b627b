use grundy_macros::grundy_table;

fn main() {
    let _ = grundy_table!(|n| { n - 1; n - k * k for k in 1..=pow(10, 18) }, 100);
}
