mod below;
pub fn table() -> [u8; 5] { below::table() }
