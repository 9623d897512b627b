//! Mistakes of writing: what is said about each, and what is underlined.

use crate::underlined;
use grundy_core::codegen::moves_from_str;

/// In each line a rule, the text that is underlined, and a part of the message.
const MISTAKES: &str = r#"
Coordinates:
  || n - 1  ~  |  ~  without a coordinate; name the heap
  |n n - 1  ~  n  ~  expected `,` or `|`; write the coordinates as in `|a, b|`
  |a, a| (a, a)  ~  a  ~  `a` is the name of another number already; choose another name
  |a, b, c, d| (a, b, c, d)  ~  d  ~  more than three coordinates
  |_| 1  ~  _  ~  `_` is no name
  |min| min - 1  ~  min  ~  `min` is the name of a function; choose another name
  |5| 5  ~  5  ~  expected a name

Names:
  |n| m - 1  ~  m  ~  unknown variable `m`; known here are `n`, and a `for` clause makes another, as in `for m in 1..=n`
  |heap| heaps - 1  ~  heaps  ~  unknown variable `heaps`; did you mean `heap`?
  |n| n - other  ~  other  ~  unknown variable `other`; known here are `n`, and
  |n| { n - k for k in 1..n; n - k }  ~  k  ~  unknown variable `k`
  |n| n - k for k in 1..=j for j in 1..n  ~  j  ~  unknown variable `j`
  |n| mim(n, 1)  ~  mim  ~  unknown function `mim`; did you mean `min`?
  |n| sqrt(n)  ~  sqrt  ~  unknown function `sqrt`; did you mean `isqrt`?
  |n| frobnicate(n)  ~  frobnicate  ~  known are `min`, `max`, `gcd`, `isqrt`, `pow`, `xor`
  |n| n(1)  ~  n  ~  `n` is a number, not a function; write `*` between factors
  |n| min  ~  min  ~  `min` is a function; write `min(a, b)`
  |n| min(n)  ~  (n)  ~  `min` with 1 number; write `min(a, b)`
  |n| isqrt(n, 2)  ~  (n, 2)  ~  `isqrt` with 2 numbers; write `isqrt(n)`
  |n| pow(n, 2, 3)  ~  (n, 2, 3)  ~  `pow` with 3 numbers; write `pow(base, exponent)`
  |n| pow(2, )  ~  (2, )  ~  `pow` with 1 number

Loops:
  |n| n - k for k 1..=n  ~  1  ~  expected `in`; write `for k in 1..=n`
  |n| n - k for in 1..=n  ~  in  ~  expected a name
  |n| n - k for n in 1..=5  ~  n  ~  `n` is the name of another number already
  |n| n - k for k in 1..n for k in 1..=2  ~  k  ~  `k` is the name of another number already
  |n| n - k for k in if n > 1  ~  if  ~  expected a range
  |n| n - k for k in 1..  ~  ..  ~  the range would never end; write its end, as in `1..=n`
  |n| n - k for k in 1.. if k > 2  ~  ..  ~  the range would never end
  |n| n - k for k in ..n  ~  .  ~  the range has no start; write one, as in `1..=n`
  |n| n - k for k in n  ~  n  ~  a number is no range; write a range as in `1..=n`, or a set as in `{1, 3, 4}`
  |n| n - k for k in (1..n).rev()  ~  (1..n)  ~  a range stands without parentheses
  |n| n - k for k in 5  ~  5  ~  a number is no range
  |n| n - k for k in 1..n..2  ~  .  ~  the range ended already
  |n| n - k for k in fibb  ~  fibb  ~  did you mean `fib`?
  |n| n - k for k in {0, 1}  ~  0  ~  contains 0
  |n| n - k for k in even & odd  ~  even & odd  ~  subtraction set is empty
  |n| n - k for k in n > 1..2  ~  n > 1  ~  a condition where a number is needed

Types:
  |n| n - 1 if n % 2  ~  n % 2  ~  a number where a condition is needed; compare it, as in `n % 2 == 0`
  |n| n > 1  ~  n > 1  ~  a condition where a number is needed; put conditions behind `if`
  |n| n - (n > 1)  ~  (n > 1)  ~  a condition where a number is needed
  |n| n - 1 if !n  ~  n  ~  a number where a condition is needed
  |n| n - 1 if -(n > 1) > 0  ~  (n > 1)  ~  a condition where a number is needed
  |n| n - 1 if n > 1 && n  ~  n  ~  a number where a condition is needed
  |n| n - 1 if n || n > 1  ~  n  ~  a number where a condition is needed
  |n| n - 1 if 0 < n < 5  ~  0 < n < 5  ~  comparisons cannot be chained; join two with `&&`
  |n| min(n, n > 1)  ~  n > 1  ~  a condition where a number is needed

What is Rust, but not the language:
  |n| n - 1 if n = 1  ~  =  ~  compare with `==`
  |n| n - 1 if n > 1 & n < 5  ~  &  ~  join conditions with `&&` and `||`
  |n| n - 1 if n > 1 | n < 5  ~  |  ~  join conditions with `&&` and `||`
  |n| n ^ 1  ~  ^  ~  write `xor(a, b)`
  |n| n << 1  ~  <  ~  no shifts here
  |n| n.pow(2)  ~  .  ~  no methods here; write functions
  |n| n as u64  ~  as  ~  leave `as` out
  |n| n - 1u64  ~  1u64  ~  numbers have no type here; write `1`
  |n| n - 1.5  ~  1.5  ~  numbers are whole
  |n| n - 9223372036854775808  ~  9223372036854775808  ~  does not fit 64 bits
  |n| n ** 2  ~  *  ~  expected a number
  |n| n - "x"  ~  "x"  ~  expected a number
  |n| n - 1 else n - 2  ~  else  ~  no `else` here; write another arm
  |n| if n > 1 { n - 1 }  ~  if  ~  an arm starts with what the move leaves
  |n| for k in 1..n  ~  for  ~  an arm starts with what the move leaves
  |n| n - 1 in 1..n  ~  in  ~  `in` belongs to a `for`
  |n| 1..n  ~  .  ~  a range stands only after `in`
  |n| n - 1 => n  ~  =  ~  write the condition behind the target

Punctuation:
  |n| 2 n  ~  n  ~  write `*` between factors
  |n| 2(n)  ~  (  ~  write `*` between factors
  |n| n - 1 if n > 0 n  ~  n  ~  expected an operator, `for`, `if`
  |n| [n - 1; 2; 3]  ~  ;  ~  expected an operator or `]`
  |n| [n - 1 n]  ~  n  ~  expected an operator, `,`, `;` or `]`
  |n| min(n; 2)  ~  ;  ~  expected an operator, `,` or `)`
  |n| (n - 1; 2)  ~  ;  ~  expected an operator or `)`
  |n| { n - 1, n - 2 }  ~  ,  ~  arms are separated by `;`, and several heaps stand in brackets
  |n| { n - 1 n - 2 }  ~  n  ~  `;` between arms

Targets:
  |n| (n - 1, 2)  ~  (n - 1, 2)  ~  the game has one coordinate; leave heaps, as in `[a, n - a]`
  |a, b| a - 1  ~  a  ~  the game has 2 coordinates; write the position that the move leaves, as in `(a, b)`
  |a, b| [a, b]  ~  [a, b]  ~  the game has 2 coordinates
  |a, b| (a - 1)  ~  (a - 1)  ~  the target has 1; write 2 numbers, as in `(a, b)`
  |a, b| (a, b, 1)  ~  (a, b, 1)  ~  the target has 3; write 2 numbers
  |x, y, z| (x, y)  ~  (x, y)  ~  the target has 2; write 3 numbers, as in `(x, y, z)`
  |a, b| (a, b - 1) - 1  ~  -  ~  expected an operator, `for`, `if`
"#;

#[test]
fn mistakes_are_found_on_their_tokens() {
    let mut checked = 0;
    for line in MISTAKES.lines().filter(|line| line.contains(" ~ ")) {
        let columns: Vec<&str> = line.split(" ~ ").map(str::trim).collect();
        let [rule, text, message] = columns[..] else {
            panic!("{line} has other columns");
        };
        match moves_from_str(rule) {
            Ok(_) => panic!("{rule} is accepted"),
            Err(error) => {
                let (underlined, said) = underlined(rule, &error);
                assert_eq!(underlined, text, "{rule}: {said}");
                assert!(said.contains(message), "{rule}: {said}");
                checked += 1;
            }
        }
    }
    assert!(checked >= 80, "{checked}");
}

#[test]
fn mistakes_at_the_end_are_found() {
    for (rule, message) in [
        ("", "moves start with their coordinates between bars"),
        ("|n|", "expected a number"),
        ("|n", "expected `,` or `|`"),
        ("|n| n -", "expected a number"),
        ("|n| n - k for k in", "expected a range"),
        ("|n| {}", "a rule without a move; write at least one arm"),
        ("|n| {;}", "expected a number"),
        ("|a, b| ()", "expected a number"),
    ] {
        let error = moves_from_str(rule)
            .map(|parsed| parsed.moves)
            .expect_err(rule)
            .to_string();
        assert!(error.contains(message), "{rule}: {error}");
    }
}

#[test]
fn mistakes_in_several_arms_are_told_at_once() {
    let rule = "|n| { n - m; n - 1; n - k for k in 1..; n ^ 2; }";
    let errors = moves_from_str(rule).expect_err(rule);
    let texts: Vec<String> = errors
        .into_iter()
        .map(|error| underlined(rule, &error).0)
        .collect();
    assert_eq!(texts, ["m", "..", "^"]);
}

#[test]
fn deep_expressions_are_refused_and_long_ones_are_not() {
    for depth in [10, 64, 65, 1000] {
        let parentheses = format!("|n| {}n{} - 1", "(".repeat(depth), ")".repeat(depth));
        let signs = format!("|n| {}n if n < 0", "-".repeat(depth));
        let calls = format!("|n| {}n{} - 1", "isqrt(".repeat(depth), ")".repeat(depth));
        for rule in [parentheses, signs, calls] {
            match moves_from_str(&rule) {
                Ok(_) => assert!(depth <= 64, "{rule}"),
                Err(error) => {
                    assert!(depth > 64, "{error}");
                    // Brackets are counted before the levels of an expression.
                    let error = error.to_string();
                    let is_told = error.contains("more than 64 levels deep")
                        || depth > 256 && error.contains("more than 256 deep");
                    assert!(is_told, "{error}");
                }
            }
        }
    }
    let long = format!("|n| n - 1{}", " - 1 + 1".repeat(20_000));
    let values = moves_from_str(&long).expect("a long sum").moves.table(&[3]);
    assert_eq!(values.as_deref(), Ok([0, 1, 0, 1].as_slice()));
}
