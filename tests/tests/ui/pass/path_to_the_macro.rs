fn main() {
    assert_eq!(grundy_macros::grundy_table!(kayles, 5), [0, 1, 2, 3, 1, 4]);
}
