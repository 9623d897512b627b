//! The options of a single position.

use super::MAX_LISTED;
use super::arithmetic::Trap;
use super::fault::{Fault, MoveError};
use super::heaps::not_smaller;
use super::machine::Machine;
use super::program::{CompiledTarget, Program};
use alloc::vec::Vec;

/// The options in the order of the arms and their loops.
pub(crate) fn options(program: &Program, position: &[usize]) -> Result<Vec<Vec<u64>>, MoveError> {
    let failed = |arm, fault| MoveError {
        arm,
        position: position
            .iter()
            .map(|&coordinate| coordinate as u64)
            .collect(),
        fault,
    };
    let mut machine = Machine::new(program, position.iter().copied().max().unwrap_or(0));
    machine.start(position);
    let mut listed = Vec::new();
    let mut room = MAX_LISTED;
    loop {
        let arm = match machine.resume() {
            Ok(None) => return Ok(listed),
            Ok(Some(arm)) => arm,
            Err(trap) => return Err(failed(machine.arm(), Trap::into(trap))),
        };
        let target = &program.arms[arm].target;
        let (numbers, times) = match target {
            CompiledTarget::Heaps(registers) | CompiledTarget::Position(registers) => {
                let numbers: Vec<i64> = registers
                    .iter()
                    .map(|&register| machine.value(register))
                    .collect();
                (numbers, 1)
            }
            CompiledTarget::Equal { heap, times } => match machine.value(*times) {
                0 => (Vec::new(), 1),
                times => (alloc::vec![machine.value(*heap)], times),
            },
        };
        if times < 0 || numbers.iter().any(|&number| number < 0) {
            continue;
        }
        if let [n] = *position {
            let too_large = numbers.iter().copied().find(|&heap| heap >= n as i64);
            if too_large.is_some() || n == 0 {
                return Err(failed(arm, not_smaller(n, too_large)));
            }
        }
        // Each option counts as one heap more than it has, so that options without a heap are not free.
        let cost = numbers.len() as u64 * times as u64 + 1;
        if cost > room {
            return Err(failed(arm, Fault::TooManyOptions));
        }
        room -= cost;
        let mut option = Vec::with_capacity((cost - 1) as usize);
        for _ in 0..times {
            option.extend(numbers.iter().map(|&number| number as u64));
        }
        listed.push(option);
    }
}
