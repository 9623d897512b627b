use grundy_macros::p_positions;

p_positions! {
    static COLD: [(u8, u8, u8); _] = wythoff, 300, 5;
}

fn main() {}
