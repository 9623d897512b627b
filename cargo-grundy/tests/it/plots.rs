//! Plots: well-formed, the same in every run, and marked where a period is proved.

use crate::run::{out, run, scratch};
use std::fs;

fn plot(args: &[&str]) -> String {
    let path = scratch("plot.svg");
    let mut all = vec!["plot"];
    all.extend(args);
    all.extend(["-o", path.to_str().unwrap()]);
    assert_eq!(out(&all), "");
    let svg = fs::read_to_string(&path).unwrap();
    let document =
        roxmltree::Document::parse(&svg).unwrap_or_else(|error| panic!("{args:?}: {error}"));
    assert_eq!(document.root_element().tag_name().name(), "svg");
    svg
}

#[test]
fn plots_are_svg_and_always_the_same() {
    for args in [
        &["kayles", "200"][..],
        &["fib", "0"],
        &["nim", "5000"],
        &["{1} | even", "300"],
        &["grundys_game", "3000"],
        &["kayles", "400", "--columns", "12"],
        &["fib", "3", "--columns", "1000"],
        &["fib", "2000", "--columns", "1"],
        &["lasker", "500", "--columns", "16"],
    ] {
        assert_eq!(plot(args), plot(args), "{args:?}");
    }
}

#[test]
fn a_dot_for_each_heap_and_marks_for_the_period() {
    let svg = plot(&["kayles", "200"]);
    assert_eq!(svg.matches("<circle").count(), 201);
    assert!(svg.contains("kayles: pre-period 71, period 12"));
    // Heaps 71, 83, ..., 191 start a period.
    assert_eq!(svg.matches("stroke=\"#FF0000\"").count(), 11);
    let svg = plot(&["fib", "200"]);
    assert_eq!(svg.matches("stroke=\"#FF0000\"").count(), 0);
    assert!(!svg.contains("period"));
}

#[test]
fn many_heaps_share_dots() {
    assert!(plot(&["fib", "1000000"]).len() < 10_000_000);
}

#[test]
fn a_rule_is_written_as_text() {
    let svg = plot(&["|n| { n - 1 if n < 5 && n > 0; n / 2 if n > 0 }", "40"]);
    assert!(svg.contains("n &lt; 5 &amp;&amp; n &gt; 0"), "{svg}");
}

#[test]
fn impossible_folds() {
    let path = scratch("plot.svg");
    let path = path.to_str().unwrap();
    for (columns, max) in [("0", "10"), ("10", "10000000")] {
        let given = run(&["plot", "upto(3)", max, "-o", path, "--columns", columns]);
        assert_eq!(given.status, Some(2), "{}", given.err);
    }
}
