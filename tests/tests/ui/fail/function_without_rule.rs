use grundy_macros::grundy_fn;

grundy_fn! {
    fn kayles;
}

fn main() {}
