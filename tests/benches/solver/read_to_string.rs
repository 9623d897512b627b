// hdu1848 with the whole input in one string.
use std::io::{stdin, stdout, BufWriter, Read, Write};

fn main() {
    let sg = table();
    let mut out = BufWriter::new(stdout().lock());
    let mut input = String::new();
    stdin().lock().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_ascii_whitespace().map(|word| word.parse::<usize>().unwrap());
    while let (Some(m), Some(n), Some(p)) = (numbers.next(), numbers.next(), numbers.next()) {
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
