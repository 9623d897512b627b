//! A Rust source file: its text, and its tokens with their places in the text.

use super::lexical::{mark, name, prelude};
use crate::failure::Failure;
use crate::rule::marked;
use proc_macro2::{Delimiter, Spacing, Span, TokenStream, TokenTree};
use std::ops::Range;
use std::path::PathBuf;

/// A place in a text, in bytes.
pub type Place = Range<usize>;

/// Groups may nest as deep; the walks over them call themselves for each level.
const MAX_DEPTH: usize = 400;

/// A source file.
pub struct Source {
    pub path: PathBuf,
    pub text: String,
    pub trees: Vec<Tree>,
    /// How many bytes at the start must stay there: a byte order mark and a `#!` line.
    pub prelude: usize,
    /// Where each line starts.
    lines: Vec<usize>,
}

/// A token, or a group of tokens in brackets.
pub enum Tree {
    /// An identifier or keyword. A raw identifier has its `r#` only if the word is a keyword without it.
    Ident(String, Place),
    /// A sign, and whether the next one follows without a blank.
    Punct(char, bool, Place),
    Literal(String, Place),
    Group(Group),
}

/// Tokens in brackets.
pub struct Group {
    pub delimiter: Delimiter,
    pub open: Place,
    pub close: Place,
    pub trees: Vec<Tree>,
    /// The same tokens, for the parser of the rule language.
    pub stream: TokenStream,
}

impl Source {
    /// Reads the text of a file that stands in so many brackets of others.
    pub fn new(path: PathBuf, text: String, depth: usize) -> Result<Source, Failure> {
        let prelude = prelude(&text);
        // The lexer knows no `#!` line; blanks keep the places of what follows. The mark it skips by itself.
        let mark = mark(&text);
        let mut lexed = text.clone();
        lexed.replace_range(mark..prelude, &" ".repeat(prelude - mark));
        let starts = text.match_indices('\n').map(|(at, _)| at + 1);
        let lines = std::iter::once(0).chain(starts).collect();
        let mut source = Source {
            path,
            text,
            trees: Vec::new(),
            prelude,
            lines,
        };
        let stream: TokenStream = lexed.parse().map_err(|error: proc_macro2::LexError| {
            let place = source.place(error.span());
            source.wrong(&place, "this is no Rust token, or its end is missing")
        })?;
        match trees(stream, depth) {
            Ok(trees) => source.trees = trees,
            Err(span) => {
                let message =
                    format!("brackets nest more than {MAX_DEPTH} deep; use fewer of them");
                return Err(source.wrong(&source.place(span), &message));
            }
        }
        Ok(source)
    }

    /// The place of a span of this file, within the text whatever the span is.
    pub fn place(&self, span: Span) -> Place {
        let place = span.byte_range();
        let end = place.end.min(self.text.len());
        place.start.min(end)..end
    }

    /// The number of the line of an offset, from 1.
    pub fn line(&self, offset: usize) -> usize {
        self.lines.partition_point(|&start| start <= offset)
    }

    /// How the file ends its lines.
    pub fn line_end(&self) -> &'static str {
        if self.text.contains("\r\n") {
            "\r\n"
        } else {
            "\n"
        }
    }

    /// The file's name, for a comment of one line that does not depend on where the file lies.
    pub fn name(&self) -> String {
        let name = self.path.file_name().unwrap_or(self.path.as_os_str());
        let visible = |c: char| if c.is_control() { '?' } else { c };
        name.to_string_lossy().chars().map(visible).collect()
    }

    /// An error about what the file says.
    pub fn wrong(&self, place: &Place, message: &str) -> Failure {
        Failure::Usage(self.at(place, message))
    }

    /// A message with its place, and the line marked.
    pub fn at(&self, place: &Place, message: &str) -> String {
        let line = self.line(place.start);
        let start = self.text[..place.start].rfind('\n').map_or(0, |at| at + 1);
        let column = self.text[start..place.start].chars().count();
        let text = self.text[place.clone()].lines().next().unwrap_or("");
        format!(
            "{}:{line}:{}: {message}\n{}",
            self.path.display(),
            column + 1,
            marked(&self.text, line - 1, column, text.chars().count())
        )
    }
}

impl Tree {
    pub fn place(&self) -> Place {
        match self {
            Tree::Ident(_, place) | Tree::Punct(_, _, place) | Tree::Literal(_, place) => {
                place.clone()
            }
            Tree::Group(group) => group.open.start..group.close.end,
        }
    }

    pub fn ident(&self) -> Option<&str> {
        match self {
            Tree::Ident(name, _) => Some(name),
            _ => None,
        }
    }

    pub fn group(&self, delimiter: Delimiter) -> Option<&Group> {
        match self {
            Tree::Group(group) if group.delimiter == delimiter => Some(group),
            _ => None,
        }
    }

    pub fn is_ident(&self, name: &str) -> bool {
        self.ident() == Some(name)
    }

    pub fn is_punct(&self, sign: char) -> bool {
        matches!(self, Tree::Punct(c, ..) if *c == sign)
    }
}

/// Whether `::` stands at an index.
pub fn is_path_separator(trees: &[Tree], index: usize) -> bool {
    matches!(trees.get(index), Some(Tree::Punct(':', true, _)))
        && trees.get(index + 1).is_some_and(|tree| tree.is_punct(':'))
}

/// The index at which the item starts whose keyword is at `index`: before its visibility and its attributes.
pub fn item_start(trees: &[Tree], index: usize) -> usize {
    let mut start = index;
    if start >= 1 && trees[start - 1].is_ident("pub") {
        start -= 1;
    } else if start >= 2
        && trees[start - 1].group(Delimiter::Parenthesis).is_some()
        && trees[start - 2].is_ident("pub")
    {
        start -= 2;
    }
    attributes_start(trees, start)
}

/// The index at which the attributes start that end before `index`.
pub fn attributes_start(trees: &[Tree], index: usize) -> usize {
    let mut start = index;
    while start >= 2
        && trees[start - 1].group(Delimiter::Bracket).is_some()
        && trees[start - 2].is_punct('#')
    {
        start -= 2;
    }
    start
}

fn trees(stream: TokenStream, depth: usize) -> Result<Vec<Tree>, Span> {
    let mut trees = Vec::new();
    for token in stream {
        let place = token.span().byte_range();
        trees.push(match token {
            TokenTree::Ident(ident) => Tree::Ident(name(&ident.to_string()), place),
            TokenTree::Punct(punct) => {
                Tree::Punct(punct.as_char(), punct.spacing() == Spacing::Joint, place)
            }
            TokenTree::Literal(literal) => Tree::Literal(literal.to_string(), place),
            TokenTree::Group(group) if depth >= MAX_DEPTH => return Err(group.span_open()),
            TokenTree::Group(group) => Tree::Group(Group {
                delimiter: group.delimiter(),
                open: group.span_open().byte_range(),
                close: group.span_close().byte_range(),
                trees: self::trees(group.stream(), depth + 1)?,
                stream: group.stream(),
            }),
        });
    }
    Ok(trees)
}
