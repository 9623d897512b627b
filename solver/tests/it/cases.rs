//! Generated input for each program with the answers of the oracle: small positions by a search of the game tree,
//! positions up to the judge's limits by Grundy values computed from their definition, or by the search where it goes
//! that far.

mod nim;
mod one_heap;
mod several_rules;
mod wythoff;

use crate::programs::{ALL, answers};

/// The input of a program and what it must answer.
#[derive(Default)]
pub struct Cases {
    pub input: String,
    pub answers: String,
    /// How many cases there are, for the problems that begin with that.
    count: usize,
}

impl Cases {
    /// Adds a case.
    fn add(&mut self, numbers: &[u64], answer: &str) {
        let numbers: Vec<String> = numbers.iter().map(u64::to_string).collect();
        self.input += &(numbers.join(" ") + "\n");
        self.answers += &(answer.to_owned() + "\n");
        self.count += 1;
    }

    /// Adds a case that begins with the number of its numbers.
    fn add_counted(&mut self, numbers: &[u64], answer: &str) {
        self.input += &format!("{}\n", numbers.len());
        self.add(numbers, answer);
    }

    /// Puts the number of cases in front.
    fn counted(mut self) -> Cases {
        self.input = format!("{}\n{}", self.count, self.input);
        self
    }

    /// Puts a line at the end.
    fn ended_by(mut self, end: &str) -> Cases {
        self.input += end;
        self.input += "\n";
        self
    }
}

/// Numbers that are the same in every run (splitmix64).
pub struct Random(pub u64);

impl Random {
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ z >> 31
    }

    /// One of `low..=high`.
    pub fn within(&mut self, low: u64, high: u64) -> u64 {
        low + self.next() % (high - low + 1)
    }

    /// Up to `most` numbers, but at least one, each within `low..=high`.
    fn some(&mut self, most: u64, low: u64, high: u64) -> Vec<u64> {
        (0..self.within(1, most))
            .map(|_| self.within(low, high))
            .collect()
    }
}

/// All positions of `heaps` heaps of at most `max`.
fn all(heaps: usize, max: u64) -> Vec<Vec<u64>> {
    let mut positions = vec![Vec::new()];
    for _ in 0..heaps {
        positions = positions
            .iter()
            .flat_map(|position: &Vec<u64>| {
                (0..=max).map(move |heap| [position.as_slice(), &[heap]].concat())
            })
            .collect();
    }
    positions
}

/// Cases for a problem.
pub fn of(problem: &str) -> Cases {
    match problem {
        "hdu1527" => wythoff::hdu1527(),
        "hdu1536" => several_rules::hdu1536(),
        "hdu1846" => one_heap::hdu1846(),
        "hdu1847" => one_heap::hdu1847(),
        "hdu1848" => several_rules::hdu1848(),
        "hdu1849" => nim::hdu1849(),
        "hdu1850" => nim::hdu1850(),
        "hdu1907" => nim::hdu1907(),
        "hdu2516" => one_heap::hdu2516(),
        "hdu3032" => several_rules::hdu3032(),
        "nyoj913" => several_rules::nyoj913(),
        _ => panic!("there are no cases for {problem}"),
    }
}

#[test]
fn every_program_agrees_with_the_oracle() {
    for problem in ALL {
        let cases = of(problem);
        let given = answers(problem, &cases.input);
        assert!(
            cases.count >= 1000,
            "{problem} has only {} cases",
            cases.count
        );
        for (number, (given, right)) in given.lines().zip(cases.answers.lines()).enumerate() {
            assert_eq!(given, right, "{problem}, answer {}", number + 1);
        }
        assert_eq!(given.len(), cases.answers.len(), "{problem}");
    }
}
