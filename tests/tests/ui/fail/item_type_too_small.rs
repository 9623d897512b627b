use grundy_macros::grundy_table;

grundy_table! {
    static NIM: [u8; 1001] = nim, 1000;
}

fn main() {}
