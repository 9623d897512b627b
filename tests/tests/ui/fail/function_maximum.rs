use grundy_macros::grundy_fn;

grundy_fn! {
    fn kayles = 0.77, 1000;
}

fn main() {}
