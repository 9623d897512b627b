//! The naive oracles that the tests of the workspace hold the engines to.
//!
//! They know a game only by the heaps that a move may leave, and share no code with the engines.

pub mod bench;
pub mod hostile;
pub mod moves;
pub mod sets;

use std::collections::HashSet;

/// The Grundy values of the heaps `0..=max` of a game, given the moves of a heap: each is the list of heaps left.
pub fn oracle(max: usize, moves: impl Fn(usize) -> Vec<Vec<usize>>) -> Vec<u32> {
    let mut values: Vec<u32> = Vec::new();
    for heap in 0..=max {
        let options: HashSet<u32> = moves(heap)
            .iter()
            .map(|left| left.iter().fold(0, |sum, &part| sum ^ values[part]))
            .collect();
        values.push(
            (0..)
                .find(|value| !options.contains(value))
                .expect("some number is absent"),
        );
    }
    values
}

/// The moves of a heap in a subtraction game.
pub fn subtractions(heap: usize, is_allowed: impl Fn(usize) -> bool) -> Vec<Vec<usize>> {
    (1..=heap)
        .filter(|&taken| is_allowed(taken))
        .map(|taken| vec![heap - taken])
        .collect()
}

/// The Grundy values of the heaps `0..=max` of a subtraction game by the definition, for tables too long for [`oracle`]:
/// about max |S| steps, with the heap that last reached a value for its mark.
pub fn naive_subtraction(max: usize, is_allowed: impl Fn(usize) -> bool) -> Vec<u32> {
    let set: Vec<usize> = (1..=max).filter(|&taken| is_allowed(taken)).collect();
    let mut values: Vec<u32> = Vec::with_capacity(max + 1);
    let mut reached_by = vec![usize::MAX; set.len() + 1];
    for heap in 0..=max {
        for taken in set.iter().take_while(|&&taken| taken <= heap) {
            reached_by[values[heap - taken] as usize] = heap;
        }
        let free = reached_by.iter().position(|&by| by != heap);
        values.push(free.expect("a heap has a move for each element at most") as u32);
    }
    values
}

/// What a digit of a take-and-break code allows: its bits and its mark, `' '`, `'!'` or `'='`.
pub type Digit = (u8, char);

/// The digits of a code such as `4!.1[3=]`, as a function of their index.
///
/// # Panics
/// If the text is not a code.
pub fn digits_of(code: &str) -> impl Fn(usize) -> Digit + use<> {
    let read = |text: &str| -> Vec<Digit> {
        let mut digits: Vec<Digit> = Vec::new();
        for character in text.chars() {
            match character.to_digit(16) {
                Some(bits) => digits.push((bits as u8, ' ')),
                None => digits.last_mut().expect("a mark follows a digit").1 = character,
            }
        }
        digits
    };
    let (head, repeating) = code
        .trim_end_matches(']')
        .split_once('[')
        .unwrap_or((code, ""));
    let head = read(&head.replace('.', ""));
    let repeating = read(repeating);
    move |index| match head.get(index) {
        Some(&digit) => digit,
        None if repeating.is_empty() => (0, ' '),
        None => repeating[(index - head.len()) % repeating.len()],
    }
}

/// The moves of a heap under a take-and-break code; `digit(i)` is d_i.
pub fn breaks(heap: usize, digit: impl Fn(usize) -> Digit) -> Vec<Vec<usize>> {
    let mut moves = Vec::new();
    for taken in 0..=heap {
        let (bits, mark) = digit(taken);
        if bits == 0 {
            continue;
        }
        let left = heap - taken;
        if bits & 1 != 0 && left == 0 {
            moves.push(vec![]);
        }
        if bits & 2 != 0 && left > 0 {
            moves.push(vec![left]);
        }
        for a in 1..left {
            let b = left - a;
            if bits & 4 != 0 && fits(&[a, b], mark) {
                moves.push(vec![a, b]);
            }
            let thirds = if bits & 8 != 0 { 1..b } else { 0..0 };
            for c in thirds.filter(|c| fits(&[a, b - c, *c], mark)) {
                moves.push(vec![a, b - c, c]);
            }
        }
    }
    moves
}

fn fits(parts: &[usize], mark: char) -> bool {
    let pairs = || (0..parts.len()).flat_map(|i| (0..i).map(move |j| parts[i] == parts[j]));
    match mark {
        '!' => pairs().all(|equal| !equal),
        '=' => pairs().all(|equal| equal),
        _ => true,
    }
}
