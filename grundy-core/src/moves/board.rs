//! Tables of games of two or three coordinates: every position after its options, whatever direction the moves have.

use super::arithmetic::Trap;
use super::fault::{Fault, MoveError};
use super::machine::Machine;
use super::program::{CompiledTarget, Program};
use crate::stamps::Stamps;
use alloc::vec;
use alloc::vec::Vec;

/// A position that has no value yet.
const UNKNOWN: u32 = u32::MAX;
/// A position on the path that the search is on, so that a move to it closes a cycle.
const ON_PATH: u32 = u32::MAX - 1;
/// How many positions of a cycle an error lists.
const CYCLE_LISTED: usize = 16;

/// The Grundy values of the positions up to the maxima, row by row, the last coordinate fastest.
pub(crate) fn table(
    program: &Program,
    maxima: &[usize],
    positions: usize,
) -> Result<Vec<u32>, MoveError> {
    let mut board = Board {
        machine: Machine::new(program, maxima.iter().copied().max().unwrap_or(0)),
        program,
        maxima,
        values: vec![UNKNOWN; positions],
        stamps: Stamps::default(),
        largest: 0,
        position: vec![0; maxima.len()],
    };
    // Where the moves go down, every option has its value when it is looked at, and the path never grows.
    let mut path = Vec::new();
    for first in 0..positions {
        if board.values[first] != UNKNOWN {
            continue;
        }
        path.push(first);
        while let Some(&current) = path.last() {
            board.values[current] = ON_PATH;
            match board.evaluate(current)? {
                Outcome::Value(value) => {
                    board.values[current] = value;
                    path.pop();
                }
                // The option that has no value comes first, and then the position starts again. Each position is so
                // put on the path once, and there are at most twice as many evaluations as positions.
                Outcome::Needs { option, arm } => {
                    if board.values[option] == ON_PATH {
                        return Err(board.cycle(&path, option, arm));
                    }
                    path.push(option);
                }
            }
        }
    }
    Ok(board.values)
}

struct Board<'a> {
    machine: Machine<'a>,
    program: &'a Program,
    maxima: &'a [usize],
    values: Vec<u32>,
    stamps: Stamps,
    largest: u32,
    /// The coordinates of the position that is evaluated.
    position: Vec<usize>,
}

enum Outcome {
    Value(u32),
    Needs { option: usize, arm: usize },
}

impl Board<'_> {
    fn evaluate(&mut self, index: usize) -> Result<Outcome, MoveError> {
        decode(index, self.maxima, &mut self.position);
        self.machine.start(&self.position);
        self.stamps.reset(self.largest as usize + 1);
        loop {
            match self.machine.resume() {
                Ok(None) => break,
                Ok(Some(arm)) => {
                    let Some(option) = self.option(arm)? else {
                        continue;
                    };
                    let value = self.values[option];
                    if value >= ON_PATH {
                        return Ok(Outcome::Needs { option, arm });
                    }
                    self.stamps.insert(value);
                }
                Err(trap) => return Err(self.failed(self.machine.arm(), Trap::into(trap))),
            }
        }
        let mut value = 0;
        while self.stamps.contains(value) {
            value += 1;
        }
        self.largest = self.largest.max(value);
        Ok(Outcome::Value(value))
    }

    /// The index of the target that the machine stopped at, or `None` if a coordinate is negative.
    fn option(&self, arm: usize) -> Result<Option<usize>, MoveError> {
        let CompiledTarget::Position(target) = &self.program.arms[arm].target else {
            return Ok(None);
        };
        let (target, maxima) = (target.as_slice(), self.maxima);
        let mut index = 0_usize;
        let mut is_outside = false;
        let mut axis = 0;
        while axis < target.len() {
            let coordinate = self.machine.value(target[axis]);
            if coordinate < 0 {
                return Ok(None);
            }
            let max = maxima[axis];
            if coordinate > max as i64 {
                is_outside = true;
            } else {
                // Without a coordinate outside, the index is below the number of positions; with one it is not used.
                index = index
                    .wrapping_mul(max + 1)
                    .wrapping_add(coordinate as usize);
            }
            axis += 1;
        }
        if !is_outside {
            return Ok(Some(index));
        }
        let fault = Fault::Outside {
            target: target
                .iter()
                .map(|&register| self.machine.value(register) as u64)
                .collect(),
            maxima: maxima.iter().map(|&max| max as u64).collect(),
        };
        Err(self.failed(arm, fault))
    }

    fn cycle(&self, path: &[usize], back_to: usize, arm: usize) -> MoveError {
        let start = path.iter().position(|&index| index == back_to).unwrap_or(0);
        let listed = path[start..].iter().take(CYCLE_LISTED).map(|&index| {
            let mut position = self.position.clone();
            decode(index, self.maxima, &mut position);
            coordinates(&position)
        });
        let fault = Fault::Cycle {
            positions: listed.collect(),
            length: path.len() - start,
        };
        self.failed(arm, fault)
    }

    fn failed(&self, arm: usize, fault: Fault) -> MoveError {
        MoveError {
            arm,
            position: coordinates(&self.position),
            fault,
        }
    }
}

fn coordinates(position: &[usize]) -> Vec<u64> {
    position
        .iter()
        .map(|&coordinate| coordinate as u64)
        .collect()
}

fn decode(mut index: usize, maxima: &[usize], position: &mut [usize]) {
    let mut axis = maxima.len();
    while axis > 0 {
        axis -= 1;
        let size = maxima[axis] + 1;
        position[axis] = index % size;
        index /= size;
    }
}
