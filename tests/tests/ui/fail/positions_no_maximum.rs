use grundy_macros::p_positions;

fn main() {
    let _ = p_positions!(grundys_game);
}
