//! What the fuzz target `reader` checks, on its seeds and on random bytes; see `fuzz/README.md`.

use crate::cases::Random;
use crate::naive::check_any;
use std::fs;

/// How many random inputs a round has.
const CASES: u64 = if cfg!(miri) { 4 } else { 1000 };

#[test]
fn any_bytes_are_numbers_or_a_mistake_in_its_place() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../fuzz/seeds/reader");
    let files = fs::read_dir(folder).unwrap();
    let mut seeds: Vec<Vec<u8>> = files
        .map(|file| fs::read(file.unwrap().path()).unwrap())
        .collect();
    seeds.sort();
    for seed in &seeds {
        check_any(seed);
    }
    let rounds = std::env::var("HOSTILE_ROUNDS").map_or(1, |rounds| rounds.parse().unwrap());
    let letters =
        b"0123456789  \n\n0123456789  \n\n0123456789  \n\n0123456789  \n\n\r\t\x0c\x0b:/-+.x\0\xff";
    let mut random = Random(3);
    for case in 0..CASES * rounds {
        // Some letters in random order, or a seed with some letters of that sort.
        let mut bytes = seeds[case as usize % seeds.len()].clone();
        if case % 2 == 0 {
            bytes = (0..4 + random.within(0, 200))
                .map(|_| letters[random.next() as usize % letters.len()])
                .collect();
            for byte in &mut bytes[..4] {
                *byte = random.next() as u8;
            }
        }
        for _ in 0..random.within(0, 3) {
            let at = random.next() as usize % bytes.len();
            bytes[at] = letters[random.next() as usize % letters.len()];
        }
        let shown = Shown(&bytes);
        check_any(&bytes);
        drop(shown);
    }
}

/// Shows the bytes when their check panics.
struct Shown<'a>(&'a [u8]);

impl Drop for Shown<'_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("the case is b\"{}\"", self.0.escape_ascii());
        }
    }
}
