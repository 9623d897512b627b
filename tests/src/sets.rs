//! The named sets of numbers, each by its definition.

/// Whether a number is an element.
pub type Has = fn(usize) -> bool;

/// The named sets that take no argument.
pub const NAMED: [(&str, Has); 9] = [
    ("fib", fib),
    ("pow2", |s| power_of(2, s)),
    ("squares", square),
    ("primes", prime),
    ("triangular", triangular),
    ("factorials", factorial),
    ("odd", |s| s % 2 == 1),
    ("even", |s| s % 2 == 0),
    ("nim", |_| true),
];

/// Whether `s` is a Fibonacci number.
pub fn fib(s: usize) -> bool {
    let (mut a, mut b) = (1, 2);
    while a < s {
        (a, b) = (b, a + b);
    }
    a == s
}

/// Whether `s` is a square.
pub fn square(s: usize) -> bool {
    (1..=s).take_while(|i| i * i <= s).any(|i| i * i == s)
}

/// Whether `s` is a prime.
pub fn prime(s: usize) -> bool {
    s > 1 && (2..s).take_while(|i| i * i <= s).all(|i| s % i != 0)
}

/// Whether `s` is a triangular number.
pub fn triangular(s: usize) -> bool {
    (1..=s)
        .take_while(|i| i * (i + 1) / 2 <= s)
        .any(|i| i * (i + 1) / 2 == s)
}

/// Whether `s`, at most a million, is a factorial.
pub fn factorial(s: usize) -> bool {
    [1, 2, 6, 24, 120, 720, 5040, 40_320, 362_880].contains(&s)
}

/// Whether `s` is a power of `base`, 1 included.
pub fn power_of(base: usize, s: usize) -> bool {
    let mut power = 1;
    while power < s {
        power *= base;
    }
    power == s
}
