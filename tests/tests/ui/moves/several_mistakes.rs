use grundy_macros::grundy_table;

fn main() {
    let _ = grundy_table!(|n| { n - m; n - 1; n - k for k in 1..; n ^ 2 }, 100);
}
