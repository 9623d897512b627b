use grundy_macros::grundy_fn;

grundy_fn! {
    fn f = 0.16;
}

fn main() {}
