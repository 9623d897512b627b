use grundy_macros::p_positions;

p_positions! {
    static COLD: [(u8, u8); _] = {1, 2}, 20;
}

fn main() {}
