use grundy_macros::grundy_fn;

grundy_fn! {
    static KAYLES = 0.77;
}

fn main() {}
