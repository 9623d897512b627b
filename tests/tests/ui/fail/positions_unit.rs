use grundy_macros::p_positions;

p_positions! {
    static COLD: [(); _] = wythoff, 5, 5;
}

fn main() {}
