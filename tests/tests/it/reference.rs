//! The reference values of tests/data, which nobody here computed.

use crate::values;

const NIM_SEQUENCES: &str = include_str!("../../data/nim_sequences.tsv");
const OCTAL_PERIODS: &str = include_str!("../../data/octal_periods.tsv");

/// The rows of a table of values separated by tabs, without comments.
fn rows(table: &'static str) -> impl Iterator<Item = Vec<&'static str>> {
    table
        .lines()
        .filter(|line| !line.starts_with('#'))
        .map(|line| line.split('\t').collect())
}

#[test]
fn nim_sequences() {
    let mut count = 0;
    for row in rows(NIM_SEQUENCES) {
        let (rule, first) = (row[0], row[1].parse::<usize>().unwrap());
        let expected: Vec<u32> = row[2].split(',').map(|v| v.parse().unwrap()).collect();
        let max = first + expected.len() - 1;
        assert_eq!(values(rule, max)[first..], expected, "{rule}");
        count += 1;
    }
    assert_eq!(count, 16);
}

/// Whether the values from `start` on repeat after `period`, as far as they go.
fn repeats(values: &[u32], start: usize, period: usize) -> bool {
    values[start..values.len() - period] == values[start + period..]
}

#[test]
fn octal_periods() {
    let mut count = 0;
    for row in rows(OCTAL_PERIODS) {
        let code = row[0];
        let [preperiod, period, largest] = [1, 2, 3].map(|i| row[i].parse::<usize>().unwrap());
        let values = values(code, preperiod + 2 * period + 200);
        assert!(repeats(&values, preperiod, period), "{code}");
        assert!(
            preperiod == 0 || values[preperiod - 1] != values[preperiod - 1 + period],
            "{code}: the pre-period is not least"
        );
        let shorter = (1..period).find(|&p| repeats(&values, preperiod, p));
        assert_eq!(shorter, None, "{code}: the period is not least");
        assert_eq!(values.iter().max(), Some(&(largest as u32)), "{code}");
        count += 1;
    }
    assert_eq!(count, 66);
}
