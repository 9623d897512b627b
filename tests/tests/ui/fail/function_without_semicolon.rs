use grundy_macros::grundy_fn;

grundy_fn! {
    fn kayles = 0.77
}

fn main() {}
