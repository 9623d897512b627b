use grundy_macros::grundy_table;

grundy_table! {
    static TABLE: [(u8, u8); _] = wythoff, 5, 5;
}

fn main() {}
