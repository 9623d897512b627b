//! Tables of games on heaps: one coordinate, evaluated from heap 0 upwards.

use super::arithmetic::Trap;
use super::fault::{Fault, MoveError};
use super::machine::Machine;
use super::program::{CompiledTarget, Program};
use crate::stamps::Stamps;
use alloc::vec;
use alloc::vec::Vec;

/// The Grundy values of the heaps 0..=max.
pub(crate) fn table(program: &Program, max: usize) -> Result<Vec<u32>, MoveError> {
    let mut machine = Machine::new(program, max);
    let mut values = Vec::with_capacity(max + 1);
    let mut stamps = Stamps::default();
    let mut largest = 0;
    for n in 0..=max {
        machine.start(&[n]);
        // Nim-sums of values stay below the next power of two, and so does the room that the stamps make.
        stamps.reset(largest as usize + 1);
        let failed = |arm, fault| MoveError {
            arm,
            position: vec![n as u64],
            fault,
        };
        loop {
            match machine.resume() {
                Ok(None) => break,
                Ok(Some(arm)) => match left(&machine, &program.arms[arm].target, n, &values) {
                    Ok(None) => {}
                    Ok(Some(value)) => stamps.insert(value),
                    Err(heap) => return Err(failed(arm, not_smaller(n, heap))),
                },
                Err(trap) => return Err(failed(machine.arm(), Trap::into(trap))),
            }
        }
        let mut value = 0;
        while stamps.contains(value) {
            value += 1;
        }
        largest = largest.max(value);
        values.push(value);
    }
    Ok(values)
}

/// What is wrong with a move from heap `n` that leaves `heap`, or, from heap 0, nothing.
pub(crate) fn not_smaller(n: usize, heap: Option<i64>) -> Fault {
    let heap = heap.map(|heap| heap as u64);
    match heap {
        Some(heap) if n > 0 => Fault::NotSmaller { heap },
        _ => Fault::FromNothing { heap },
    }
}

/// The nim-sum of the heaps left, or `None` if one is negative; an error if they are not smaller than `n`, with the heap
/// that is not.
fn left(
    machine: &Machine<'_>,
    target: &CompiledTarget,
    n: usize,
    values: &[u32],
) -> Result<Option<u32>, Option<i64>> {
    let mut sum = 0;
    // A negative heap makes the target no move, whatever the others are, so all heaps are looked at.
    let mut too_large = None;
    match target {
        CompiledTarget::Heaps(heaps) | CompiledTarget::Position(heaps) => {
            let heaps = heaps.as_slice();
            let mut index = 0;
            while index < heaps.len() {
                let heap = machine.value(heaps[index]);
                if heap < 0 {
                    return Ok(None);
                }
                if heap < n as i64 {
                    sum ^= values[heap as usize];
                } else {
                    too_large = Some(heap);
                }
                index += 1;
            }
        }
        CompiledTarget::Equal { heap, times } => {
            let (heap, times) = (machine.value(*heap), machine.value(*times));
            if times < 0 || times > 0 && heap < 0 {
                return Ok(None);
            }
            if times > 0 && heap >= n as i64 {
                too_large = Some(heap);
            } else if times % 2 == 1 {
                sum = values[heap as usize];
            }
        }
    }
    if too_large.is_some() || n == 0 {
        Err(too_large)
    } else {
        Ok(Some(sum))
    }
}
