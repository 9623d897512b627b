//! Who wins, found by trying all moves; no Grundy value and no theorem is used for that.

use std::collections::HashMap;

/// The positions that one move leads to.
pub type Options = fn(&[u64]) -> Vec<Vec<u64>>;

/// A search of the game tree that looks at each position once.
pub struct Search {
    options: Options,
    /// Whether the player who cannot move wins.
    misere: bool,
    wins: HashMap<Vec<u64>, bool>,
}

impl Search {
    /// The last player to move wins.
    pub fn normal(options: Options) -> Search {
        Search {
            options,
            misere: false,
            wins: HashMap::new(),
        }
    }

    /// The last player to move loses.
    pub fn misere(options: Options) -> Search {
        Search {
            misere: true,
            ..Search::normal(options)
        }
    }

    /// Whether the player to move wins.
    pub fn wins(&mut self, position: &[u64]) -> bool {
        if let Some(&wins) = self.wins.get(position) {
            return wins;
        }
        let options = (self.options)(position);
        let wins = if options.is_empty() {
            self.misere
        } else {
            options.iter().any(|option| !self.wins(option))
        };
        self.wins.insert(position.to_vec(), wins);
        wins
    }
}

/// Every position in which one heap has become `smaller(index, heap)`, one of several numbers.
pub fn reduce(position: &[u64], smaller: impl Fn(usize, u64) -> Vec<u64>) -> Vec<Vec<u64>> {
    let mut options = Vec::new();
    for (index, &heap) in position.iter().enumerate() {
        for left in smaller(index, heap) {
            let mut option = position.to_vec();
            option[index] = left;
            options.push(option);
        }
    }
    options
}

/// The Grundy values of heaps 0..=max by their definition, where `options` gives the positions that a heap of n may
/// become: for cases too large to search.
pub fn values(max: u64, options: impl Fn(u64) -> Vec<Vec<u64>>) -> Vec<u64> {
    let mut values: Vec<u64> = Vec::new();
    for n in 0..=max {
        let mut seen = vec![false; 4 * max as usize + 4];
        for option in options(n) {
            let value = option
                .iter()
                .fold(0, |sum, &heap| sum ^ values[heap as usize]);
            seen[value as usize] = true;
        }
        let mex = seen.iter().position(|&seen| !seen);
        values.push(mex.expect("a heap of n has fewer options than there are marks") as u64);
    }
    values
}
