//! Bodies of functions: a call wherever an expression may stand. Each is a `u64`.

use super::{Maker, Module};

/// `@` stands for a table of bytes with at least six elements, `%` for one that may be in any brackets, `~` for a list of
/// positions, `$m` for a path of `mex`, and `$t`, `$f`, `$p` for the names of our macros.
const BODIES: [&str; 66] = [
    "let t = @; t[3] as u64",
    "@[2] as u64",
    "u64::from(@[1])",
    "@.iter().map(|&v| v as u64).sum::<u64>()",
    "(&@).len() as u64",
    "let r: &'static [_] = &@; r.len() as u64",
    "match @ { [0, ..] => 1, _ => 2 }",
    "let mut s = 0; for v in @.iter() { s += *v as u64 } s",
    "let mut s = 0; for v in @ { s += v as u64; } s",
    "if @[1] == 1 { 1 } else { 2 }",
    "let c = |i: usize| %[i]; c(2) as u64",
    "vec![%; 2].len() as u64",
    "format!(\"{:?}\", %).len() as u64",
    "format!(\"grundy_table!(fib, 3) {} {{}}\", @[2]).len() as u64",
    "assert_eq!(@[0], 0, \"grundy_table!({})\", %[1]); 4",
    "loop { break @[2] as u64 }",
    "return @[1] as u64;",
    "7/@[1].max(1) as u64",
    "(&@as&[_]).len() as u64",
    "(0..@[3] as usize).len() as u64",
    "let x=..=@[3];x.contains(&0) as u64",
    "[0u8; @[3] as usize].len() as u64",
    "stringify!(% x).len() as u64",
    "id!(%[1] as u64)",
    "same!{ @[1] as u64 }",
    "same!(same![ { let t = %; t[2] as u64 } ])",
    "struct S { a: u64 } S { a: %[2] as u64 }.a",
    "(@[1] as u64, %[2] as u64).1",
    "u64::max(@[1] as u64, %[2] as u64)",
    "const N: usize = @[3] as usize; N as u64",
    "static S: u8 = %[3]; S as u64",
    "enum E { A = @[2] as isize } E::A as u64",
    "trait V { const T: usize = @[2] as usize; } impl V for u8 {} <u8 as V>::T as u64",
    "fn g<const N: usize>() -> u64 { N as u64 } g::<{ @[3] as usize }>()",
    "#[allow(unused_variables)] let x = %; x[1] as u64",
    "'grundy_table: loop { break 'grundy_table @[1] as u64 }",
    "let grundy_table = 3u64; let fib = |grundy_fn: u64| grundy_fn; fib(grundy_table) + @[1] as u64",
    "let r#use = @; r#use[2] as u64",
    "let r#mod = 1; let größe = @; größe[2] as u64 + r#mod",
    "/* grundy_table!(fib, 3) /* \" */ */ let s = \"grundy_table!(fib, 3)\"; // grundy_table!(\n    s.len() as u64 + @[1] as u64",
    "let s = r##\"use grundy_macros::grundy_table; \"# grundy_table!(\"##; s.len() as u64 + b\"grundy_table!(x\\\"\".len() as u64 + @[4] as u64",
    "let c = '\"'; let d = b'\\''; c as u64 + d as u64 + @[1] as u64",
    "unsafe { @[1] as u64 }",
    "let x = { @ }[1]; x as u64",
    "(|| @)()[2] as u64",
    "if let [a, ..] = @ { a as u64 } else { 9 }",
    "let [a, _, b, ..] = @; a as u64 + b as u64",
    "while @[0] != 0 {} 5",
    "match 3 { n if n == @[3] as u64 => 1, _ => 2 }",
    "@[..].len() as u64",
    "(@)[1] as u64",
    "let x = 3 > @[2]; let y = 3 <@[1]; x as u64 * 2 + y as u64",
    "let x = 3 >@[2] && !(@[1]==@[2]); x as u64",
    "$m([0, @[1] as u32, 5]) as u64",
    "let f = |v: Vec<u32>| $m(v); f(%.iter().map(|&v| v.into()).collect()) as u64",
    "~.len() as u64",
    "~[0] as u64",
    "let p = &~; p.iter().map(|&v| v as u64).max().unwrap_or(7)",
    "$f! { fn kayles = 0.77; pub const fn bash = upto(3); } kayles(1_000_003) + bash(u64::MAX)",
    "$f!(fn nim = nim;); $f![/* a sum */ fn f = {1} | even;]; nim(5) + f(77)",
    "$t! { static L = fib, 9; } L[3] as u64",
    "$t!(const L = nim, 300; /* between */ static M: [u32; _] = odd, 9;); L[299] as u64 + M[3] as u64",
    "$p![static L = {1, 2}, 50;]; L.iter().map(|&v| v as u64).sum()",
    "$t!(wythoff, 4, 5)[3][4] as u64 + $p!(euclid, 5, 5)[1].1 as u64",
    "use $t as local; { use std::convert::identity as local; local(local!(fib, 9)[2]) as u64 }",
    "#[cfg(test)] let x: nowhere::Nothing = nowhere::nothing!(); @[5] as u64",
];

const RULES: [&str; 14] = [
    "fib, 9",
    "{1, 3}, 7",
    "pow2, 20",
    "odd, 6",
    "{1} | even, 12",
    "!{2}, 30",
    "upto(3), 11",
    "0.77, 40",
    "\"4!.0\", 15",
    "kayles, 200",
    "primes - {2}, 9,",
    "|n| { n - 1 if n > 0; n / 2 if n > 0 }, 9",
    "/* grundy_fn! */ fib // \" the rule\n, 0b1001",
    "squares\n    , 1_0",
];

impl Maker<'_> {
    /// The body of a function.
    pub fn body(&mut self, module: &Module) -> String {
        let body = self.choices.of(&BODIES);
        let mut text = String::new();
        let mut rest = body;
        while let Some(at) = rest.find(['@', '%', '~', '$']) {
            text += &rest[..at];
            let sign = &rest[at..at + 1];
            let word = rest.get(at..at + 2).unwrap_or("");
            let mut length = 2;
            match word {
                "$m" => text += &self.choices.of(&module.ways.mex),
                "$t" => text += &self.choices.of(&module.ways.calls[0]),
                "$f" => text += &self.choices.of(&module.ways.calls[1]),
                "$p" => text += &self.choices.of(&module.ways.calls[2]),
                _ => {
                    length = 1;
                    match sign {
                        "@" => text += &self.table(module, false),
                        "%" => text += &self.table(module, true),
                        "~" => text += &self.positions(module),
                        _ => text += sign,
                    }
                }
            }
            rest = &rest[at + length..];
        }
        text + rest
    }

    /// A call that is a table of bytes.
    pub fn table(&mut self, module: &Module, has_braces: bool) -> String {
        let path = self.choices.of(&module.ways.calls[0]);
        let rule = self.choices.of(&RULES);
        let (open, close) = match self.choices.below(if has_braces { 6 } else { 4 }) {
            0 => ("!(", ")"),
            1 => ("![", "]"),
            2 => ("! (\n", "\n)"),
            3 => (" /* ! */ !( ", " )"),
            4 => ("!{", "}"),
            _ => ("! { // }\n", "\n}"),
        };
        format!("{path}{open}{rule}{close}")
    }

    fn positions(&mut self, module: &Module) -> String {
        let path = self.choices.of(&module.ways.calls[2]);
        let rule = self.choices.of(&RULES);
        format!("{path}!({rule})")
    }
}
