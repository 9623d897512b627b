//! A program whose tables its build script writes; the program itself depends on nothing.
#![deny(warnings)]

mod tables {
    include!(concat!(env!("OUT_DIR"), "/tables.rs"));
}

fn main() {
    assert_eq!(tables::KAYLES[..6], [0, 1, 2, 3, 1, 4]);
    assert_eq!(
        (
            tables::KAYLES.len(),
            tables::KAYLES[600],
            tables::kayles(600)
        ),
        (601, 4, 4)
    );
    assert_eq!(tables::NIM[600], 600);
    assert_eq!((tables::WYTHOFF[1][2], tables::WYTHOFF[0][600]), (0, 600));
    assert_eq!((tables::LOST[200], tables::LOST.len()), (600, 201));
    assert_eq!((tables::HALF[600], tables::HALF.len()), (300, 601));
}
