//! The commands of the README print what it shows.

use crate::run::{Run, command, scratch};
use std::fs;

const README: &str = include_str!("../../README.md");

/// Splits a command as a shell does, as far as the README needs: at blanks that are not in single quotes.
fn words(line: &str) -> Vec<String> {
    let mut words = vec![String::new()];
    for (index, part) in line.split('\'').enumerate() {
        let is_quoted = index % 2 == 1;
        for (index, piece) in part.split(' ').enumerate() {
            match words.last_mut() {
                Some(last) if is_quoted && index > 0 => *last += &format!(" {piece}"),
                Some(last) if index == 0 => *last += piece,
                _ => words.push(piece.to_owned()),
            }
        }
    }
    words
}

#[test]
fn the_commands_print_what_is_shown() {
    let root = scratch("src/main.rs");
    let folder = root.parent().and_then(|src| src.parent()).unwrap();
    fs::create_dir_all(folder.join("src")).unwrap();
    let program = README
        .split("```rust\n")
        .nth(1)
        .unwrap()
        .split("```")
        .next()
        .unwrap();
    fs::write(&root, program).unwrap();
    let mut lines = README.lines().peekable();
    let mut count = 0;
    while let Some(line) = lines.next() {
        let Some(typed) = line.strip_prefix("    $ cargo grundy ") else {
            continue;
        };
        let mut shown = String::new();
        while let Some(line) =
            lines.next_if(|line| line.starts_with("    ") && !line.starts_with("    $"))
        {
            shown += &format!("{}\n", &line[4..]);
        }
        let args = words(typed);
        let args: Vec<&str> = args.iter().map(String::as_str).collect();
        let run: Run = command(&args).current_dir(folder).output().unwrap().into();
        assert_eq!(run.out + &run.err, shown, "{typed}");
        count += 1;
    }
    assert_eq!(count, 8);
    let submission = fs::read_to_string(folder.join("submission.rs")).unwrap();
    let size = submission.len();
    assert!(README.contains(&format!("takes {},{:03} bytes", size / 1000, size % 1000)));
    let header: Vec<String> = submission
        .lines()
        .take(2)
        .map(|line| format!("    {line}\n"))
        .collect();
    assert!(README.contains(&header.concat()), "{header:?}");
    let picture = fs::read(folder.join("kayles.svg")).unwrap();
    let kept = concat!(env!("CARGO_MANIFEST_DIR"), "/kayles.svg");
    assert!(fs::read(kept).unwrap() == picture);
}
