//! The hot loops over the splits of a heap, or of a few neighbouring heaps.
//!
//! They are `while` loops over slices: a procedural macro is compiled without optimisation unless its user asks for it, and
//! then an iterator costs several calls a step.

/// The heaps of a group.
pub(super) const GROUP: usize = 8;
/// For each heap of a group whether a value is marked, that is, not 0.
pub(super) type Seen = [u8; GROUP];

/// Marks the splits of `left`, `left + 1`, ... stones into one of `parts` and the rest. This is where the time goes.
pub(super) fn see_parts(parts: &[(u32, u32)], left: usize, values: &[u16], seen: &mut [Seen]) {
    let mut index = 0;
    while index < parts.len() {
        let (part, value) = parts[index];
        let from = left - part as usize;
        let value = value as usize;
        let others = &values[from..from + GROUP];
        seen[value ^ others[0] as usize][0] = 1;
        seen[value ^ others[1] as usize][1] = 1;
        seen[value ^ others[2] as usize][2] = 1;
        seen[value ^ others[3] as usize][3] = 1;
        seen[value ^ others[4] as usize][4] = 1;
        seen[value ^ others[5] as usize][5] = 1;
        seen[value ^ others[6] as usize][6] = 1;
        seen[value ^ others[7] as usize][7] = 1;
        index += 1;
    }
}

/// Marks the splits of `left` stones that have a part in `rare`.
pub(super) fn mark_splits_with(
    rare: &[(u32, u32)],
    left: usize,
    differ: bool,
    values: &[u32],
    stamps: &mut [u32],
    now: u32,
) {
    if differ && left % 2 == 0 {
        let half = rare.partition_point(|part| (part.0 as usize) < left / 2);
        let beyond = half
            + usize::from(
                rare.get(half)
                    .is_some_and(|part| part.0 as usize == left / 2),
            );
        mark_parts(&rare[..half], left, values, stamps, now);
        mark_parts(&rare[beyond..], left, values, stamps, now);
    } else {
        mark_parts(rare, left, values, stamps, now);
    }
}

/// Marks the splits of `left` stones into one of `parts` and the rest.
fn mark_parts(parts: &[(u32, u32)], left: usize, values: &[u32], stamps: &mut [u32], now: u32) {
    let mut index = 0;
    while index < parts.len() {
        let (part, value) = parts[index];
        let part = part as usize;
        if part >= left {
            break;
        }
        stamps[(value ^ values[left - part]) as usize] = now;
        index += 1;
    }
}

/// Takes the values of the splits of `left` stones into one of `parts` and the rest from the wanted ones, which have the
/// stamp `now`, until none of the `missing` is left or the parts are at their end; returns how many are left, and the
/// number of splits looked at.
pub(super) fn find_by_parts(
    mut missing: usize,
    parts: &[(u32, u32)],
    left: usize,
    values: &[u16],
    wanted: &mut [u32],
    now: u32,
) -> (usize, usize) {
    if missing == 0 {
        return (0, 0);
    }
    let mut index = 0;
    while index < parts.len() {
        let (part, value) = parts[index];
        let value = value as usize ^ values[left - part as usize] as usize;
        if wanted[value] == now {
            wanted[value] = 0;
            missing -= 1;
            if missing == 0 {
                return (0, index);
            }
        }
        index += 1;
    }
    (missing, index)
}

/// Like [`find_by_parts`], for all splits of `left` stones.
pub(super) fn find_by_splits(
    mut missing: usize,
    left: usize,
    differ: bool,
    values: &[u32],
    wanted: &mut [u32],
    now: u32,
) -> (usize, usize) {
    if missing == 0 {
        return (0, 0);
    }
    let end = if differ { (left - 1) / 2 } else { left / 2 };
    let mut part = 1;
    while part <= end {
        let value = (values[part] ^ values[left - part]) as usize;
        if wanted[value] == now {
            wanted[value] = 0;
            missing -= 1;
            if missing == 0 {
                return (0, part);
            }
        }
        part += 1;
    }
    (missing, part)
}
/// Marks values of splits of `left` stones until none of the `missing` unmarked values below `bound` is left, or the
/// splits are at their end; returns how many are left, and the number of splits looked at.
pub(super) fn mark_splits_below(
    bound: u32,
    mut missing: usize,
    left: usize,
    differ: bool,
    values: &[u32],
    stamps: &mut [u32],
    now: u32,
) -> (usize, usize) {
    let end = if differ { (left - 1) / 2 } else { left / 2 };
    let mut part = 1;
    while part <= end {
        let value = values[part] ^ values[left - part];
        if value < bound && stamps[value as usize] != now {
            stamps[value as usize] = now;
            missing -= 1;
            if missing == 0 {
                return (0, part);
            }
        }
        part += 1;
    }
    (missing, part)
}
