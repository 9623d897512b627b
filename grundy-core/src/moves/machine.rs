//! The machine that runs a program: it stops at each target, and goes on when it is resumed.

use super::arithmetic::{Trap, compare, compute, isqrt};
use super::program::{Instruction, Program, Register};
use super::{MAX_STEPS, MAX_TOTAL_STEPS};
use crate::moves::expression::Operation;
use alloc::vec::Vec;

/// A run of a program over the options of one position after the other.
pub(crate) struct Machine<'a> {
    program: &'a Program,
    registers: Vec<i64>,
    /// The elements of each set up to the largest coordinate of any position.
    sets: Vec<Vec<usize>>,
    /// How many elements of each set are at most the largest coordinate of the current position.
    cuts: Vec<usize>,
    place: usize,
    /// The steps that the loops may still take for the current position, and in all.
    steps_left: u64,
    total_left: u64,
}

impl<'a> Machine<'a> {
    /// A machine for positions whose coordinates are at most `max`.
    pub(crate) fn new(program: &'a Program, max: usize) -> Machine<'a> {
        let sets: Vec<Vec<usize>> = program
            .sets
            .iter()
            .map(|set| set.elements_up_to(max))
            .collect();
        Machine {
            registers: program.registers.clone(),
            cuts: alloc::vec![0; sets.len()],
            sets,
            place: 0,
            steps_left: MAX_STEPS,
            total_left: MAX_TOTAL_STEPS,
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
        for (cut, set) in self.cuts.iter_mut().zip(&self.sets) {
            *cut = set.partition_point(|&element| element <= largest);
        }
        self.place = 0;
        self.steps_left = MAX_STEPS;
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
        let mut place = self.place;
        loop {
            match code[place] {
                Instruction::Compute {
                    operation: Operation::Subtract,
                    a,
                    b,
                    to,
                } => {
                    let (difference, is_wrong) = registers[a].overflowing_sub(registers[b]);
                    if is_wrong {
                        self.place = place;
                        return Err(Trap::Overflow);
                    }
                    registers[to] = difference;
                }
                Instruction::Compute {
                    operation,
                    a,
                    b,
                    to,
                } => {
                    registers[to] = match compute(operation, registers[a], registers[b]) {
                        Ok(value) => value,
                        Err(trap) => {
                            self.place = place;
                            return Err(trap);
                        }
                    };
                }
                Instruction::Compare {
                    comparison,
                    a,
                    b,
                    to,
                } => {
                    registers[to] = compare(comparison, registers[a], registers[b]) as i64;
                }
                Instruction::Negate { a, to } => {
                    registers[to] = match compute(Operation::Subtract, 0, registers[a]) {
                        Ok(value) => value,
                        Err(trap) => {
                            self.place = place;
                            return Err(trap);
                        }
                    };
                }
                Instruction::Isqrt { a, to } => {
                    registers[to] = match isqrt(registers[a]) {
                        Ok(value) => value,
                        Err(trap) => {
                            self.place = place;
                            return Err(trap);
                        }
                    };
                }
                Instruction::Not { a, to } => registers[to] = 1 - registers[a],
                Instruction::Copy { a, to } => registers[to] = registers[a],
                Instruction::JumpIf { condition, to } => {
                    if registers[condition] != 0 {
                        place = to;
                        continue;
                    }
                }
                Instruction::JumpUnless { condition, to } => {
                    if registers[condition] == 0 {
                        place = to;
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
                        place = exit;
                        continue;
                    }
                    // The distance of two i64 always fits u64.
                    let length = hi.wrapping_sub(lo) as u64;
                    if let Err(trap) = spend(&mut self.steps_left, &mut self.total_left, length) {
                        self.place = place;
                        return Err(trap);
                    }
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
                        place = body;
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
                        place = exit;
                        continue;
                    }
                    if let Err(trap) = spend(&mut self.steps_left, &mut self.total_left, cut as u64)
                    {
                        self.place = place;
                        return Err(trap);
                    }
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
                        place = body;
                        continue;
                    }
                }
                Instruction::Leave { arm } => {
                    self.place = place + 1;
                    return Ok(Some(arm));
                }
                Instruction::End => {
                    self.place = place;
                    return Ok(None);
                }
            }
            place += 1;
        }
    }
}

/// Pays for the steps of a loop before it starts, and one for the start.
fn spend(steps_left: &mut u64, total_left: &mut u64, length: u64) -> Result<(), Trap> {
    if length >= *steps_left {
        return Err(Trap::TooManySteps);
    }
    *steps_left -= length + 1;
    if length >= *total_left {
        return Err(Trap::TooManyStepsInAll);
    }
    *total_left -= length + 1;
    Ok(())
}
