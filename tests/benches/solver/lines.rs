// hdu1848 with stdin().lines() and split_whitespace.
use std::io::{stdin, stdout, BufWriter, Write};

fn main() {
    let sg = table();
    let mut out = BufWriter::new(stdout().lock());
    for line in stdin().lines() {
        let line = line.unwrap();
        let mut numbers = line.split_whitespace().map(|word| word.parse::<usize>().unwrap());
        let (m, n, p) = (numbers.next().unwrap(), numbers.next().unwrap(), numbers.next().unwrap());
        if (m, n, p) == (0, 0, 0) {
            break;
        }
        writeln!(out, "{}", if sg[m] ^ sg[n] ^ sg[p] != 0 { "Fibo" } else { "Nacci" }).unwrap();
    }
}

fn table() -> Vec<u8> {
    let mut sg: Vec<u8> = Vec::new();
    for n in 0..=1000 {
        let (mut seen, mut a, mut b) = (0_u32, 1, 2);
        while a <= n {
            seen |= 1 << sg[n - a];
            (a, b) = (b, a + b);
        }
        sg.push(seen.trailing_ones() as u8);
    }
    sg
}
