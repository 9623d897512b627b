//! The machine that runs a program: it stops at each target, and goes on when it is resumed.

use super::arithmetic::{Trap, compare, compute, isqrt};
use super::expression::Operation;
use super::program::{Instruction, Place, Program, Register};
use super::{MAX_STEPS, MAX_TOTAL_STEPS};
use alloc::vec::Vec;

/// A run of a program over the options of one position after the other.
pub(crate) struct Machine<'a> {
    program: &'a Program,
    registers: Vec<i64>,
    /// The elements of each set that are below [`known`](Self::known).
    sets: Vec<Vec<u32>>,
    /// More than the largest coordinate of a position so far.
    known: usize,
    /// How many elements of each set are at most the largest coordinate of the current position.
    cuts: Vec<usize>,
    place: Place,
    /// The largest coordinate that a position may have.
    max: usize,
    budget: Budget,
}

impl<'a> Machine<'a> {
    /// A machine for positions whose coordinates are at most `max`.
    pub(crate) fn new(program: &'a Program, max: usize) -> Machine<'a> {
        let sets = program.sets.len();
        Machine {
            registers: program.registers.clone(),
            cuts: alloc::vec![0; sets],
            sets: alloc::vec![Vec::new(); sets],
            known: 0,
            max,
            place: 0,
            budget: Budget {
                for_position: MAX_STEPS,
                in_all: MAX_TOTAL_STEPS,
            },
            program,
        }
    }

    /// Goes to the first option of a position.
    pub(crate) fn start(&mut self, position: &[usize]) {
        let mut largest = 0;
        for (register, &coordinate) in self.registers.iter_mut().zip(position) {
            *register = coordinate as i64;
            largest = largest.max(coordinate);
        }
        if largest >= self.known {
            self.extend_sets(largest);
        }
        for (cut, set) in self.cuts.iter_mut().zip(&self.sets) {
            *cut = set.partition_point(|&element| element as usize <= largest);
        }
        self.place = 0;
        self.budget.for_position = MAX_STEPS;
    }

    /// Lists the elements of the sets to twice the coordinate. They are not listed to the largest one at once, since a table
    /// that takes too many steps may end long before.
    fn extend_sets(&mut self, coordinate: usize) {
        let to = coordinate
            .saturating_mul(2)
            .max(64)
            .min(self.max.max(coordinate));
        for (set, elements) in self.program.sets.iter().zip(&mut self.sets) {
            let bits = set.bits(to);
            elements.clear();
            elements.extend(bits.iter().map(|element| element as u32));
        }
        self.known = to.saturating_add(1);
    }

    /// The value of a register.
    pub(crate) fn value(&self, register: Register) -> i64 {
        self.registers[register]
    }

    /// The arm that the machine is in.
    pub(crate) fn arm(&self) -> usize {
        self.program
            .arms
            .partition_point(|arm| arm.end <= self.place)
    }

    /// Goes to the next target and returns its arm, or `None` if there are no more.
    ///
    /// Cargo builds proc macros unoptimised, where each call of a small function costs as much as an instruction here:
    /// so this is one loop over plain slices.
    pub(crate) fn resume(&mut self) -> Result<Option<usize>, Trap> {
        let code = self.program.code.as_slice();
        let registers = self.registers.as_mut_slice();
        // The place is always that of the current instruction, so that a trap leaves it where it happened.
        let place = &mut self.place;
        loop {
            match code[*place] {
                Instruction::Compute {
                    operation,
                    a,
                    b,
                    to,
                } => registers[to] = compute(operation, registers[a], registers[b])?,
                Instruction::Compare {
                    comparison,
                    a,
                    b,
                    to,
                } => registers[to] = i64::from(compare(comparison, registers[a], registers[b])),
                Instruction::Negate { a, to } => {
                    registers[to] = compute(Operation::Subtract, 0, registers[a])?;
                }
                Instruction::Isqrt { a, to } => registers[to] = isqrt(registers[a])?,
                Instruction::Not { a, to } => registers[to] = 1 - registers[a],
                Instruction::Copy { a, to } => registers[to] = registers[a],
                Instruction::JumpIf { condition, to } => {
                    if registers[condition] != 0 {
                        *place = to;
                        continue;
                    }
                }
                Instruction::JumpUnless { condition, to } => {
                    if registers[condition] == 0 {
                        *place = to;
                        continue;
                    }
                }
                Instruction::EnterRange {
                    lo,
                    hi,
                    inclusive,
                    variable,
                    last,
                    exit,
                } => {
                    let (lo, hi) = (registers[lo], registers[hi]);
                    if lo > hi || lo == hi && !inclusive {
                        *place = exit;
                        continue;
                    }
                    // The distance of two i64 always fits u64.
                    self.budget.spend(hi.wrapping_sub(lo) as u64)?;
                    registers[variable] = lo;
                    registers[last] = if inclusive { hi } else { hi - 1 };
                }
                Instruction::NextInRange {
                    variable,
                    last,
                    body,
                } => {
                    if registers[variable] < registers[last] {
                        registers[variable] += 1;
                        *place = body;
                        continue;
                    }
                }
                Instruction::EnterSet {
                    set,
                    variable,
                    index,
                    exit,
                } => {
                    let cut = self.cuts[set];
                    if cut == 0 {
                        *place = exit;
                        continue;
                    }
                    self.budget.spend(cut as u64)?;
                    registers[variable] = self.sets[set][0] as i64;
                    registers[index] = 0;
                }
                Instruction::NextInSet {
                    set,
                    variable,
                    index,
                    body,
                } => {
                    let next = registers[index] as usize + 1;
                    if next < self.cuts[set] {
                        registers[variable] = self.sets[set][next] as i64;
                        registers[index] = next as i64;
                        *place = body;
                        continue;
                    }
                }
                Instruction::Leave { arm } => {
                    *place += 1;
                    return Ok(Some(arm));
                }
                Instruction::End => return Ok(None),
            }
            *place += 1;
        }
    }
}

/// The steps that loops may still take.
struct Budget {
    for_position: u64,
    in_all: u64,
}

impl Budget {
    /// Pays for the steps of a loop before it starts, and for the start.
    fn spend(&mut self, length: u64) -> Result<(), Trap> {
        if length >= self.for_position {
            return Err(Trap::TooManySteps);
        }
        if length >= self.in_all {
            return Err(Trap::TooManyStepsInAll);
        }
        self.for_position -= length + 1;
        self.in_all -= length + 1;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_budget_is_spent_to_its_end_and_no_further() {
        let mut budget = Budget {
            for_position: 10,
            in_all: 12,
        };
        assert_eq!(budget.spend(u64::MAX), Err(Trap::TooManySteps));
        assert_eq!(budget.spend(9), Ok(()));
        assert_eq!(budget.spend(0), Err(Trap::TooManySteps));
        budget.for_position = 10;
        assert_eq!(budget.spend(2), Err(Trap::TooManyStepsInAll));
        assert_eq!(budget.spend(1), Ok(()));
        assert_eq!(budget.spend(0), Err(Trap::TooManyStepsInAll));
    }
}
