use grundy_macros::grundy_fn;

grundy_fn! {
    fn kayles = 0.77, within 60_000_000;
}

fn main() {}
