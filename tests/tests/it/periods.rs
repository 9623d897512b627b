//! Proved periods: against force on longer tables, in exhaustive worlds, and against the reference data.

use grundy_core::codegen::rule_from_str;
use grundy_core::{Error, Periodicity, Rule, SubtractionSet, TakeAndBreak};

fn values(rule: &Rule, max: usize) -> Vec<u32> {
    rule.table(&[max]).unwrap().values().to_vec()
}

/// Whether the claim holds at all heaps of a table.
fn check_holds(rule: &Rule, claim: &Periodicity, max: usize) {
    let table = values(rule, max);
    for (heap, &value) in table.iter().enumerate() {
        assert_eq!(
            claim.value(heap as u64),
            u64::from(value),
            "{rule:?} heap {heap} of {claim:?}"
        );
    }
}

/// The least (period, pre-period, saltus) that a table shows over at least its second half.
fn by_force(table: &[u32]) -> Option<(usize, usize, u32)> {
    let len = table.len();
    (1..len / 4).find_map(|period| {
        let saltus = table[len - 1].checked_sub(table[len - 1 - period])?;
        let agrees = |n: &usize| table[n + period] == table[*n] + saltus;
        let size = (0..len - period).rev().take_while(agrees).count();
        (size >= len / 2).then_some((period, len - period - size, saltus))
    })
}

/// The claim must be the least that a table of `max` heaps shows, and hold on it.
fn check_least(rule: &Rule, within: usize, max: usize) {
    let claim = rule
        .periodicity(within)
        .unwrap_or_else(|error| panic!("{rule:?}: {error}"));
    let forced = by_force(&values(rule, max));
    assert_eq!(
        Some((claim.period(), claim.preperiod(), claim.saltus())),
        forced,
        "{rule:?}"
    );
    check_holds(rule, &claim, max);
}

#[test]
fn every_set_within_eleven() {
    for bits in 1..1_u64 << 11 {
        let elements = (1..=11).filter(|s| bits >> (s - 1) & 1 == 1);
        check_least(
            &Rule::from(SubtractionSet::new(elements).unwrap()),
            10_000,
            2000,
        );
    }
}

#[test]
fn every_complement_of_a_set_within_eight() {
    for bits in 1..1_u64 << 8 {
        let elements = (1..=8).filter(|s| bits >> (s - 1) & 1 == 1);
        let set = SubtractionSet::new(elements).unwrap().complement();
        check_least(&Rule::from(set), 10_000, 4000);
    }
}

#[test]
fn every_octal_code_of_three_digits_holds_on_four_times_its_proof() {
    let mut proved = 0;
    for code in 1..8 * 64 * 2 {
        for mark in ["", "!", "="] {
            let (d0, d1, d2, d3) = ((code >> 9 & 1) * 4, code >> 6 & 7, code >> 3 & 7, code & 7);
            let text = format!("{d0}{mark}.{d1}{mark}{d2}{mark}{d3}{mark}");
            let rule = Rule::from(text.parse::<TakeAndBreak>().unwrap());
            match rule.periodicity(1000) {
                Ok(claim) => {
                    proved += 1;
                    check_holds(&rule, &claim, (4 * claim.checked_to()).max(100));
                }
                Err(error) => assert_eq!(error, Error::NoPeriod { within: 1000 }, "{text}"),
            }
        }
    }
    // Most codes are periodic that early.
    assert!(proved > 1900, "{proved}");
}

#[test]
fn every_hexadecimal_code_of_two_digits_holds_on_four_times_its_proof() {
    for code in 1..4 * 256 {
        for mark in ["", "!", "="] {
            let text = format!(
                "{:X}{mark}.{:X}{mark}{:X}{mark}",
                (code >> 8 & 3) * 4,
                code >> 4 & 15,
                code & 15
            );
            let rule = Rule::from(text.parse::<TakeAndBreak>().unwrap());
            if let Ok(claim) = rule.periodicity(60) {
                check_holds(&rule, &claim, (4 * claim.checked_to()).max(60));
            }
        }
    }
}

#[test]
fn patterns_that_break_are_not_reported() {
    // Each of these agrees with a period from heap 0 over the range of the theorem, and then breaks.
    for text in ["0.4", "0.04", "0.004", "4.0", "0.2"] {
        let rule = rule_from_str(text).unwrap();
        match rule.periodicity(10_000) {
            Ok(claim) => check_holds(&rule, &claim, 20_000),
            Err(error) => assert_eq!(error, Error::NoPeriod { within: 10_000 }, "{text}"),
        }
    }
    for text in ["0.4", "4.0", "0.2"] {
        assert!(
            rule_from_str(text).unwrap().periodicity(1000).is_ok(),
            "{text}"
        );
    }
    // The first 5,000 values of `factorials` have period 25, and the finite set below any bound has one.
    for text in [
        "factorials",
        "fib",
        "squares",
        "primes",
        "!fib",
        "\"0.[7]\"",
    ] {
        assert_eq!(
            rule_from_str(text).unwrap().periodicity(5000),
            Err(Error::NoTheorem),
            "{text}"
        );
    }
    assert_eq!(
        rule_from_str("0.6").unwrap().periodicity(20_000),
        Err(Error::NoPeriod { within: 20_000 })
    );
    assert_eq!(
        rule_from_str("{1, 2, 5}")
            .unwrap()
            .periodicity(100)
            .unwrap()
            .period(),
        3
    );
}

#[test]
fn random_ultimately_periodic_sets() {
    let mut state = 42_u64;
    let mut random = |bound: u64| {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) % bound
    };
    let mut proved = 0;
    for _ in 0..300 {
        let mut set = SubtractionSet::new((0..=random(6)).map(|_| random(12) + 1)).unwrap();
        for _ in 0..=random(2) {
            let multiples = SubtractionSet::named("multiples", Some(random(6) + 1)).unwrap();
            let beyond = SubtractionSet::from_ranges([(random(20) + 1, None)]).unwrap();
            set = set.union(multiples.intersection(beyond));
        }
        let set = set.difference(SubtractionSet::new([random(15) + 1]).unwrap());
        let rule = Rule::from(set);
        if let Ok(claim) = rule.periodicity(3000) {
            proved += 1;
            check_holds(&rule, &claim, 12_000);
        }
    }
    assert!(proved > 200, "{proved}");
}

#[test]
fn the_reference_periods() {
    let rows = include_str!("../../data/octal_periods.tsv");
    for row in rows.lines().filter(|row| !row.starts_with('#')) {
        let fields: Vec<&str> = row.split('\t').collect();
        let number = |i: usize| fields[i].parse::<usize>().unwrap();
        let claim = rule_from_str(fields[0])
            .unwrap()
            .periodicity(500_000)
            .unwrap();
        let found = (claim.preperiod(), claim.period(), claim.max_value());
        assert_eq!(
            found,
            (number(1), number(2), Some(number(3) as u64)),
            "{row}"
        );
    }
}

#[test]
fn kayles_costs_no_more_than_its_proof() {
    let claim = rule_from_str("kayles")
        .unwrap()
        .periodicity(100_000)
        .unwrap();
    assert_eq!(claim.checked_to(), 2 * 71 + 2 * 12 + 2 - 1);
}

#[test]
fn heaps_near_the_end_of_u64() {
    let value = |text: &str, heap: u64| {
        rule_from_str(text)
            .unwrap()
            .periodicity(1000)
            .unwrap()
            .value(heap)
    };
    for heap in u64::MAX - 40..=u64::MAX {
        assert_eq!(value("nim", heap), heap);
        assert_eq!(value("pow2", heap), heap % 3);
        assert_eq!(value("upto(6)", heap), heap % 7);
        let lasker = match heap % 4 {
            3 => u128::from(heap) + 1,
            0 => u128::from(heap) - 1,
            _ => u128::from(heap),
        };
        // The value of the last heap is 2^64, which does not fit.
        assert_eq!(
            u128::from(value("lasker", heap)),
            lasker.min(u128::from(u64::MAX)),
            "{heap}"
        );
    }
}
