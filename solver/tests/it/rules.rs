//! What a move may take in each of the games, as the problem says it.

/// The numbers up to `n` that a move may take.
pub type Takes = fn(u64) -> Vec<u64>;

pub fn any(n: u64) -> Vec<u64> {
    (1..=n).collect()
}

pub fn powers_of_two(n: u64) -> Vec<u64> {
    (0..63).map(|k| 1 << k).take_while(|&k| k <= n).collect()
}

pub fn fibonacci(n: u64) -> Vec<u64> {
    let mut numbers = vec![1, 2];
    while numbers[numbers.len() - 1] <= n {
        numbers.push(numbers[numbers.len() - 1] + numbers[numbers.len() - 2]);
    }
    numbers.retain(|&k| k <= n);
    numbers
}

pub fn one_or_even(n: u64) -> Vec<u64> {
    (1..=n).filter(|&k| k == 1 || k % 2 == 0).collect()
}

pub fn odd(n: u64) -> Vec<u64> {
    (1..=n).filter(|k| k % 2 == 1).collect()
}

/// What is left of a heap of `n`.
pub fn left(n: u64, takes: Takes) -> Vec<u64> {
    takes(n).into_iter().map(|k| n - k).collect()
}

/// What heap `i` of nyoj913, counted from 1, may become.
pub fn nyoj913(i: usize, n: u64) -> Vec<u64> {
    match i {
        1 => left(n, powers_of_two),
        2 => left(n, fibonacci),
        3 => left(n, any),
        4 => left(n, one_or_even),
        5 => left(n, odd),
        _ => (1..=n.min(i as u64)).map(|k| n - k).collect(),
    }
}

/// Lasker's nim: one heap of n becomes one or two.
pub fn lasker(n: u64) -> Vec<Vec<u64>> {
    let taken = (0..n).map(|left| vec![left]);
    let split = (1..=n / 2).map(|a| vec![a, n - a]);
    taken.chain(split).collect()
}
