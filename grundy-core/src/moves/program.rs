//! The compact form in which a rule is evaluated: instructions for a machine of numbered registers.

use super::expression::{Comparison, Operation};
use crate::set::SubtractionSet;
use alloc::vec::Vec;

/// A register of the machine. Conditions are 0 or 1.
pub(crate) type Register = usize;

/// A place in the program.
pub(crate) type Place = usize;

/// The instructions of all arms one after the other, then [`Instruction::End`].
#[derive(Debug)]
pub(crate) struct Program {
    pub(crate) code: Vec<Instruction>,
    /// What the registers hold before a run; the first are the coordinates.
    pub(crate) registers: Vec<i64>,
    pub(crate) sets: Vec<SubtractionSet>,
    pub(crate) arms: Vec<CompiledArm>,
}

/// An arm: where its instructions end, and the registers that hold its target when the machine stops there.
#[derive(Debug)]
pub(crate) struct CompiledArm {
    pub(crate) end: Place,
    pub(crate) target: CompiledTarget,
}

/// The registers of a target.
#[derive(Debug)]
pub(crate) enum CompiledTarget {
    Heaps(Vec<Register>),
    Equal { heap: Register, times: Register },
    Position(Vec<Register>),
}

/// One instruction.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Instruction {
    Compute {
        operation: Operation,
        a: Register,
        b: Register,
        to: Register,
    },
    Compare {
        comparison: Comparison,
        a: Register,
        b: Register,
        to: Register,
    },
    Negate {
        a: Register,
        to: Register,
    },
    Isqrt {
        a: Register,
        to: Register,
    },
    Not {
        a: Register,
        to: Register,
    },
    Copy {
        a: Register,
        to: Register,
    },
    JumpIf {
        condition: Register,
        to: Place,
    },
    JumpUnless {
        condition: Register,
        to: Place,
    },
    /// Starts a loop over `lo..hi` or `lo..=hi`, or goes to `exit` if it is empty; `last` keeps the last number.
    EnterRange {
        lo: Register,
        hi: Register,
        inclusive: bool,
        variable: Register,
        last: Register,
        exit: Place,
    },
    /// Goes back to `body` with the next number, or on.
    NextInRange {
        variable: Register,
        last: Register,
        body: Place,
    },
    /// Starts a loop over a set, or goes to `exit` if it is empty; `index` keeps the place in the set.
    EnterSet {
        set: usize,
        variable: Register,
        index: Register,
        exit: Place,
    },
    NextInSet {
        set: usize,
        variable: Register,
        index: Register,
        body: Place,
    },
    /// Stops with the target of an arm in its registers.
    Leave {
        arm: usize,
    },
    End,
}
