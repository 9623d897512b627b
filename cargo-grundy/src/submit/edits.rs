//! Changes of a text: what is not changed stays byte for byte.

use super::source::Place;

/// Replacements of places that do not overlap.
#[derive(Default)]
pub struct Edits(Vec<(Place, String)>);

impl Edits {
    pub fn replace(&mut self, place: Place, with: String) {
        self.0.push((place, with));
    }

    /// Removes a place, and with it the lines that would be blank without it.
    pub fn remove_lines(&mut self, text: &str, place: Place) {
        let bytes = text.as_bytes();
        let is_blank = |byte: &u8| *byte == b' ' || *byte == b'\t';
        let before = bytes[..place.start]
            .iter()
            .rev()
            .take_while(|b| is_blank(b));
        let start = place.start - before.count();
        let end = place.end
            + bytes[place.end..]
                .iter()
                .take_while(|b| is_blank(b))
                .count();
        let starts_line = start == 0 || bytes[start - 1] == b'\n';
        let line_end = match &bytes[end..] {
            [b'\n', ..] => Some(end + 1),
            [b'\r', b'\n', ..] => Some(end + 2),
            [] => Some(end),
            _ => None,
        };
        let place = match line_end {
            Some(line_end) if starts_line => start..line_end,
            _ => place,
        };
        self.replace(place, String::new());
    }

    /// The text with all changes made.
    pub fn apply(mut self, text: &str) -> String {
        // Insertions at one place keep their order.
        self.0.sort_by_key(|(place, _)| place.start);
        let mut result = String::with_capacity(text.len());
        let mut done = 0;
        for (place, with) in &self.0 {
            // Two removals may share the line between them.
            let start = place.start.max(done);
            join(&mut result, &text[done..start]);
            join(&mut result, with);
            done = place.end.max(start);
        }
        join(&mut result, &text[done..]);
        result
    }
}

/// Appends a piece, behind a blank where it would otherwise become one token with what is before it, or make a comment.
fn join(text: &mut String, piece: &str) {
    let is_letter = |c: char| c.is_alphanumeric() || c == '_';
    if let (Some(last), Some(next)) = (text.chars().next_back(), piece.chars().next()) {
        let is_comment = last == '/' && (next == '/' || next == '*');
        // A letter right behind a literal would belong to it.
        let is_word = (is_letter(last) || last == '"' || last == '\'') && is_letter(next);
        if is_comment || is_word {
            text.push(' ');
        }
    }
    text.push_str(piece);
}
