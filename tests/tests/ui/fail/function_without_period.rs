use grundy_macros::grundy_fn;

grundy_fn! {
    fn fib = fib;
}

fn main() {}
