use grundy_macros::grundy_table;

grundy_table! {
    static A = fibb, 1000;
    pub static B = {0}, 1000;
    const C = 0.8, 1000;
}

fn main() {}
