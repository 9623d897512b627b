//! Random bytes for the checks, the same in every run.

use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};

/// Runs a check on the seeds of its fuzz target and then on random bytes, half of them changes of a seed: `cases` of them, or as
/// many times that number as the variable `HOSTILE_ROUNDS` of the environment says.
///
/// # Panics
/// If the check panics or takes long; then the bytes are shown.
pub fn run(target: &str, cases: u64, check: fn(&[u8])) {
    let seeds = seeds(target);
    seeds.iter().for_each(|seed| timed(seed, check));
    let rounds = std::env::var("HOSTILE_ROUNDS").map_or(1, |rounds| {
        rounds
            .parse::<u64>()
            .expect("HOSTILE_ROUNDS is a whole number")
    });
    for case in 0..cases * rounds {
        let mut random = Random(case.wrapping_mul(0x9e37_79b9_7f4a_7c15));
        let mut bytes = match seeds.get(random.below(2 * seeds.len())) {
            Some(seed) => seed.clone(),
            None => (0..random.below(400)).map(|_| random.byte()).collect(),
        };
        for _ in 0..random.below(4) {
            let at = random.below(bytes.len() + 1);
            match random.below(3) {
                0 => bytes.insert(at, random.byte()),
                1 if at < bytes.len() => bytes[at] = random.byte(),
                _ => bytes.truncate(at),
            }
        }
        timed(&bytes, check);
    }
}

/// The files below `fuzz/seeds` of a target.
fn seeds(target: &str) -> Vec<Vec<u8>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../fuzz/seeds")
        .join(target);
    let entries = fs::read_dir(&folder).unwrap_or_else(|error| panic!("{folder:?}: {error}"));
    let mut paths: Vec<_> = entries
        .map(|entry| entry.expect("the folder is readable").path())
        .collect();
    paths.sort();
    let seeds = paths
        .iter()
        .map(|path| fs::read(path).expect("a seed is a readable file"));
    seeds.collect()
}

/// Far more than any case needs, and far less than a hang.
const LONGEST: Duration = Duration::from_secs(20);

fn timed(bytes: &[u8], check: fn(&[u8])) {
    let shown = Shown(bytes);
    let start = Instant::now();
    check(bytes);
    assert!(start.elapsed() < LONGEST, "{:?}", start.elapsed());
    drop(shown);
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

/// Numbers of Marsaglia's xorshift.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        // A zero would stay a zero.
        self.0 |= u64::from(self.0 == 0);
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    fn below(&mut self, end: usize) -> usize {
        (self.next() >> 16) as usize % end.max(1)
    }

    fn byte(&mut self) -> u8 {
        (self.next() >> 24) as u8
    }
}
