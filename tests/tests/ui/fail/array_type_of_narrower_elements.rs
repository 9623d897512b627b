use grundy_macros::grundy_table;

static NIM: [u8; 1001] = grundy_table!(nim, 1000);

fn main() {}
