use grundy_macros::*;
pub fn table() -> [u8; 5] { grundy_table!(pow2, 4) }
