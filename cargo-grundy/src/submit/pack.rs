//! Small numbers as printable characters: a few numbers make a word, and the word a few characters.
//!
//! The 91 characters from `#` to `~` without the backslash stand for the digits 0 to 90, and need no escape in a string.

/// The number of characters.
pub const RADIX: u64 = 91;

/// The most characters of a word, so that it fits in 64 bits.
const MOST_CHARACTERS: u32 = 9;

/// Numbers as text.
pub struct Packed {
    pub text: String,
    /// All numbers are below it.
    pub modulus: u64,
    /// So many numbers are packed into so many characters.
    pub numbers: usize,
    pub characters: usize,
}

impl Packed {
    /// Packs numbers in the way that takes the least characters.
    pub fn new(numbers: &[u32]) -> Packed {
        let modulus = 1 + u64::from(numbers.iter().copied().max().unwrap_or(0));
        let length =
            |&(group, characters): &(usize, usize)| numbers.len().div_ceil(group) * characters;
        let ways = (1..=MOST_CHARACTERS).filter_map(|characters| {
            let group = group(modulus, characters);
            (group > 0).then_some((group, characters as usize))
        });
        // Every 32-bit number fits in five characters, so there is a way.
        let (group, characters) = ways.min_by_key(length).unwrap_or((1, 5));
        let mut text = String::new();
        for part in numbers.chunks(group) {
            let word = part
                .iter()
                .rev()
                .fold(0, |word, &number| word * modulus + u64::from(number));
            for place in (0..characters as u32).rev() {
                text.push(character(word / RADIX.pow(place) % RADIX));
            }
        }
        Packed {
            text,
            modulus,
            numbers: group,
            characters,
        }
    }
}

/// How many numbers below `modulus` fit in a word of so many characters; no more than 60.
fn group(modulus: u64, characters: u32) -> usize {
    let words = RADIX.pow(characters);
    let mut power = 1_u64;
    let mut group = 0;
    while group < 60 && power.checked_mul(modulus).is_some_and(|next| next <= words) {
        power *= modulus;
        group += 1;
    }
    group
}

/// The character of a digit.
fn character(digit: u64) -> char {
    let code = b'#' + digit as u8;
    char::from(code + u8::from(code >= b'\\'))
}

/// How a sequence ends: from `explicit` on, each number is the one `period` places before it plus `saltus`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tail {
    pub explicit: usize,
    pub period: usize,
    pub saltus: u32,
}

impl Tail {
    /// The tail that leaves the least explicit numbers, if there is one. It holds for these numbers and claims no more.
    pub fn of(numbers: &[u32]) -> Option<Tail> {
        // Values are far below half of the type's range, so that steps are told apart.
        let steps: Vec<u32> = numbers
            .windows(2)
            .rev()
            .map(|pair| pair[1].wrapping_sub(pair[0]))
            .collect();
        let matches = prefix_matches(&steps);
        let last = *numbers.last()?;
        (1..numbers.len())
            .filter_map(|period| {
                let before = numbers[numbers.len() - 1 - period];
                Some(Tail {
                    explicit: numbers.len()
                        - 1
                        - matches.get(period).map_or(0, |&length| length as usize),
                    period,
                    saltus: last.checked_sub(before)?,
                })
            })
            .min_by_key(|tail| tail.explicit)
    }
}

/// For each shift the length of the common prefix of a list and the list without its first so many entries.
fn prefix_matches(list: &[u32]) -> Vec<u32> {
    let mut matches = vec![0_u32; list.len()];
    let (mut left, mut right) = (0, 0);
    for shift in 1..list.len() {
        let mut length = if shift < right {
            (matches[shift - left] as usize).min(right - shift)
        } else {
            0
        };
        while shift + length < list.len() && list[length] == list[shift + length] {
            length += 1;
        }
        if shift + length > right {
            (left, right) = (shift, shift + length);
        }
        matches[shift] = length as u32;
    }
    matches
}

#[cfg(test)]
mod tests {
    use super::{Packed, RADIX, Tail};

    /// Reads what `Packed` wrote, as the source that `submit` writes does.
    fn unpacked(packed: &Packed, count: usize) -> Vec<u32> {
        let mut numbers = Vec::new();
        for word in packed.text.as_bytes().chunks(packed.characters) {
            let mut word = word.iter().fold(0_u64, |word, &c| {
                word * RADIX + u64::from(c - 35 - u8::from(c > 92))
            });
            for _ in 0..packed.numbers {
                numbers.push((word % packed.modulus) as u32);
                word /= packed.modulus;
            }
        }
        numbers.truncate(count);
        numbers
    }

    #[test]
    fn numbers_survive_packing() {
        for modulus in [1, 2, 3, 10, 14, 91, 92, 256, 8281, 8282, 65536, u32::MAX] {
            for count in [1, 2, 57, 200] {
                let numbers: Vec<u32> = (0..count)
                    .map(|i: u32| i.wrapping_mul(2_654_435_761).wrapping_add(i / 3) % modulus)
                    .chain([modulus - 1])
                    .collect();
                let packed = Packed::new(&numbers);
                assert_eq!(unpacked(&packed, numbers.len()), numbers);
                assert!(
                    packed
                        .text
                        .bytes()
                        .all(|c| (35..=126).contains(&c) && c != 92)
                );
            }
        }
    }

    #[test]
    fn tails_are_the_longest() {
        let tail = |numbers: &[u32]| Tail::of(numbers).map(|t| (t.explicit, t.period, t.saltus));
        assert_eq!(tail(&[5, 0, 1, 2, 0, 1, 2, 0]), Some((4, 3, 0)));
        assert_eq!(tail(&[0, 1, 2, 3, 4]), Some((1, 1, 1)));
        assert_eq!(tail(&[0, 1, 2, 4, 3, 5, 6, 8, 7]), Some((5, 4, 4)));
        assert_eq!(tail(&[7]), None);
        assert_eq!(tail(&[7, 7]), Some((1, 1, 0)));
    }

    #[test]
    fn tails_reproduce_the_numbers() {
        for seed in 0..2000_u32 {
            let length = seed % 17 + 2;
            let numbers: Vec<u32> = (0..length).map(|i| seed.rotate_left(i * 5) % 3).collect();
            if let Some(tail) = Tail::of(&numbers) {
                assert!(tail.period <= tail.explicit);
                for i in tail.explicit..numbers.len() {
                    assert_eq!(
                        numbers[i],
                        numbers[i - tail.period] + tail.saltus,
                        "{numbers:?}"
                    );
                }
            }
        }
    }
}
