//! Sets and codes: games on heaps whose moves the oracle lists.

use crate::hostile::{draw, messages};
use crate::{breaks, digits_of, naive_subtraction, oracle, subtractions};
use arbitrary::{Result, Unstructured};
use grundy_core::codegen::rule_from_str;
use grundy_core::{Error, Move, Rule, nim_sum};

/// What is left by each move from a heap, no heap empty and in ascending order.
type Options = dyn Fn(usize) -> Vec<Vec<usize>>;

pub(super) fn set(u: &mut Unstructured<'_>) -> Result<()> {
    // Blocks of an engine end at multiples of 64 and of 512.
    const MAXIMA: [usize; 8] = [0, 1, 62, 63, 64, 511, 512, 1023];
    let draw::Set { text, has, .. } = draw::set(u)?;
    let max = if u.ratio(1, 3)? {
        *u.choose(&MAXIMA)?
    } else {
        u.int_in_range(0..=700)?
    };
    let rule = match rule_from_str(&text) {
        Ok(rule) => rule,
        Err(error) => {
            messages::check(&text, &error.to_string());
            let element = (1..=2000).find(|&s| has(s));
            assert_eq!(element, None, "{text} is refused");
            return Ok(());
        }
    };
    let known = naive_subtraction(max.max(330), &has);
    table(&text, &rule, &known, max);
    // From a huge heap a move leaves much, and the first of them take the least elements.
    let heap = usize::MAX - u.int_in_range(0..=2)?;
    let least: Vec<Vec<usize>> = (1..=300)
        .filter(|&s| has(s))
        .take(3)
        .map(|s| vec![heap - s])
        .collect();
    let listed = rule
        .options(&[heap])
        .unwrap_or_else(|error| panic!("{text}: {error}"));
    let listed: Vec<Vec<usize>> = listed.take(least.len()).collect();
    assert_eq!(listed, least, "{text}: options of {heap}");
    let options = move |heap| {
        let mut options = subtractions(heap, &has);
        options
            .iter_mut()
            .for_each(|left| left.retain(|&heap| heap > 0));
        options
    };
    moves(u, &text, &rule, &known, &options)?;
    period(u, &text, &rule, &known)
}

pub(super) fn code(u: &mut Unstructured<'_>) -> Result<()> {
    let code = draw::code(u)?;
    let text = code.rule();
    let digit = digits_of(&code.text);
    let options = move |heap| {
        let mut options = breaks(heap, &digit);
        options.iter_mut().for_each(|left| left.sort_unstable());
        // The oracle lists a pair in both orders, the library in one.
        options.sort_unstable();
        options.dedup();
        options
    };
    let longest = match (code.heaps, code.repeats) {
        (3, _) => 24,
        (2, true) => 50,
        (2, false) => 90,
        _ => 200,
    };
    let known = oracle(longest, &options);
    let rule = rule_from_str(&text).unwrap_or_else(|error| panic!("{text}: {error}"));
    let max = u.int_in_range(0..=longest)?;
    table(&text, &rule, &known, max);
    moves(u, &text, &rule, &known, &options)?;
    period(u, &text, &rule, &known)
}

fn table(text: &str, rule: &Rule, known: &[u32], max: usize) {
    let table = rule
        .table(&[max])
        .unwrap_or_else(|error| panic!("{text}: {error}"));
    assert_eq!(table.lengths(), [max + 1], "{text}");
    assert_eq!(table.values(), &known[..=max], "{text} to {max}");
    assert_eq!(Some(table.max_value()), known[..=max].iter().copied().max());
}

/// Holds the options of a heap and the winning moves of a sum to the moves by definition.
fn moves(
    u: &mut Unstructured<'_>,
    text: &str,
    rule: &Rule,
    known: &[u32],
    options: &Options,
) -> Result<()> {
    let largest = (known.len() - 1).min(60);
    let sorted = |mut options: Vec<Vec<usize>>| {
        options.sort_unstable();
        options
    };
    let listed = |heap: usize| -> Vec<Vec<usize>> {
        let listed = rule.options(&[heap]);
        listed
            .unwrap_or_else(|error| panic!("{text}: {error}"))
            .collect()
    };
    let heap = u.int_in_range(0..=largest)?;
    assert_eq!(
        sorted(listed(heap)),
        sorted(options(heap)),
        "{text}: options of {heap}"
    );
    let mut heaps = Vec::new();
    for _ in 0..u.int_in_range(0..=3)? {
        heaps.push(u.int_in_range(0..=largest)?);
    }
    let value = |left: &[usize]| nim_sum(left.iter().map(|&heap| known[heap]));
    let sum = value(&heaps);
    let mut expected = Vec::new();
    for (index, &heap) in heaps.iter().enumerate().filter(|_| sum != 0) {
        let winning = options(heap)
            .into_iter()
            .filter(|left| value(left) == known[heap] ^ sum);
        expected.extend(winning.map(|left| Move { index, left }));
    }
    expected.sort_unstable();
    assert_eq!(expected.is_empty(), sum == 0, "{text}: {heaps:?}");
    let found = rule.winning_moves(&heaps).map(|mut moves| {
        moves.sort_unstable();
        moves
    });
    assert_eq!(found, Ok(expected), "{text}: {heaps:?}");
    Ok(())
}

/// Holds a proved period to the known values, and looks for a shorter one.
fn period(u: &mut Unstructured<'_>, text: &str, rule: &Rule, known: &[u32]) -> Result<()> {
    let within = u.int_in_range(0..=300)?;
    let period = match rule.periodicity(within) {
        Ok(period) => period,
        Err(error @ (Error::NoPeriod { .. } | Error::NoTheorem)) => {
            messages::check(text, &error.to_string());
            return Ok(());
        }
        Err(other) => panic!("{text} within {within}: {other}"),
    };
    for (heap, &value) in known.iter().enumerate() {
        let found = period.value(heap as u64);
        assert_eq!(found, u64::from(value), "{text}: {period:?} at {heap}");
    }
    let last = period.value(u64::MAX);
    assert!(
        period.max_value().is_none_or(|max| last <= max),
        "{text}: {period:?}"
    );
    // From the pre-period on the values are those of a period before, raised by the saltus; so they are for no divisor of
    // the period, and not from a heap before.
    let (start, length, saltus) = (
        period.preperiod() as u64,
        period.period() as u64,
        u64::from(period.saltus()),
    );
    // A formula may have a period that is longer than any list.
    if length > 2000 {
        assert_eq!(period.values(), None, "{text}: {period:?}");
        return Ok(());
    }
    let repeats = |heap: u64, length: u64, saltus: u64| {
        period.value(heap) + saltus == period.value(heap + length)
    };
    assert!((start..start + length).all(|heap| repeats(heap, length, saltus)));
    if start > 0 {
        let is_longer = repeats(start - 1, length, saltus);
        assert!(!is_longer, "{text}: {period:?} starts too late");
    }
    for shorter in (1..length).filter(|&shorter| length % shorter == 0) {
        let parts = length / shorter;
        let is_period = saltus % parts == 0
            && (start..start + length).all(|heap| repeats(heap, shorter, saltus / parts));
        assert!(!is_period, "{text}: {period:?} is a multiple of {shorter}");
    }
    Ok(())
}
