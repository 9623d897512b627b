//! Calls of our macros, and the source text that each becomes.

use super::edits::Edits;
use super::findings::Call;
use super::function;
use super::names::Names;
use super::render::{self, Form};
use super::source::Source;
use crate::failure::Failure;
use grundy_core::codegen::{Array, Content, Expansion, Item, Macro};
use proc_macro2::TokenTree;

/// A table or a function of the submission, for the header and for messages.
pub struct Made {
    /// What it is called, or the line of an expression.
    pub name: String,
    /// The rule and what follows it, as written.
    pub from: String,
    /// How it is written in the submission, and in how many bytes.
    pub how: String,
    pub bytes: usize,
}

/// Replaces a call by source text that means the same.
pub fn replace(
    call: &Call,
    called: Macro,
    source: &Source,
    names: &Names,
    edits: &mut Edits,
) -> Result<Vec<Made>, Failure> {
    if call.has_variable {
        let message = format!(
            "this {}! has a `$` of a macro definition; write what it stands for, so that the table can be computed",
            called.name()
        );
        return Err(source.wrong(&call.place, &message));
    }
    let expansion = called
        .expansion(call.stream.clone())
        .map_err(|error| mistakes(&error, call, source))?;
    match expansion {
        Expansion::Expression(array) => Ok(vec![expression(&array, call, source, names, edits)]),
        Expansion::Items(items) => Ok(declarations(&items, call, source, names, edits)),
    }
}

/// All mistakes in a call, at their places.
fn mistakes(errors: &syn::Error, call: &Call, source: &Source) -> Failure {
    let parts: Vec<String> = errors
        .clone()
        .into_iter()
        .map(|error| {
            let mut place = source.place(error.span());
            if place.start < call.place.start || place.is_empty() {
                place = call.place.clone();
            }
            source.at(&place, &error.to_string())
        })
        .collect();
    Failure::Usage(parts.join("\nerror: "))
}

/// Replaces a call that is an expression: an array that may be indexed or borrowed without a copy.
fn expression(
    array: &Array,
    call: &Call,
    source: &Source,
    names: &Names,
    edits: &mut Edits,
) -> Made {
    let Form { value, how } = render::array(array, names);
    let mut text = if value.starts_with('*') {
        value
    } else {
        let constant = &names.constant;
        let array_type = array.type_text();
        format!("*{{ const {constant}: &{array_type} = &{value}; {constant} }}")
    };
    if call.is_operand {
        text = format!("({text})");
    }
    let made = Made {
        name: format!("line {}", source.line(call.place.start)),
        from: one_line(&source.text[call.inner.clone()]),
        how,
        bytes: text.len(),
    };
    edits.replace(call.place.clone(), text);
    made
}

/// Replaces a call that declares items. What stands between the declarations stays.
fn declarations(
    items: &[Item],
    call: &Call,
    source: &Source,
    names: &Names,
    edits: &mut Edits,
) -> Vec<Made> {
    let text = &source.text;
    let blank = |c: char| c == ' ' || c == '\t';
    let inner = text[call.inner.clone()].trim_start_matches(blank);
    let inner = inner
        .strip_prefix("\r\n")
        .or_else(|| inner.strip_prefix('\n'))
        .unwrap_or(inner);
    let opening = call.place.start..call.inner.end - inner.len();
    edits.replace(opening, String::new());
    let closing = match &call.semicolon {
        Some(semicolon) if !text[..call.place.end].ends_with('}') => semicolon.end,
        _ => call.place.end,
    };
    edits.replace(call.inner.end..closing, String::new());
    let tokens: Vec<TokenTree> = call.stream.clone().into_iter().collect();
    let is_end = |token: &TokenTree| is_sign(token, ';');
    let mut made = Vec::new();
    for (index, (item, tokens)) in items.iter().zip(tokens.split_inclusive(is_end)).enumerate() {
        let name = source.place(item.name.span());
        let Some(Words {
            start,
            keyword,
            equals,
            end,
        }) = words(item, tokens, source)
        else {
            continue;
        };
        // What stands in front of the call goes for all of its items.
        if let (Some(attributes), true) = (&call.attributes, index > 0) {
            let attributes = &text[attributes.clone()];
            // A doc comment must end before the declaration.
            let blank = if attributes.ends_with(']') { " " } else { "\n" };
            edits.replace(start..start, format!("{attributes}{blank}"));
        }
        let (source_text, how) = declaration(item, &text[name.clone()], names);
        made.push(Made {
            name: text[name].to_owned(),
            from: one_line(text.get(equals..end - 1).unwrap_or("")),
            how,
            bytes: source_text.len(),
        });
        edits.replace(keyword..end, source_text);
    }
    made
}

/// Where the parts of a declaration are in the text.
struct Words {
    /// Its attributes and visibility, or else its keyword.
    start: usize,
    /// The keyword, or the `const` of a function written `const fn`.
    keyword: usize,
    /// Behind its `=`.
    equals: usize,
    /// Behind its `;`.
    end: usize,
}

fn words(item: &Item, tokens: &[TokenTree], source: &Source) -> Option<Words> {
    let start = |token: &TokenTree| source.place(token.span()).start;
    let end = |token: &TokenTree| source.place(token.span()).end;
    let keyword = source.place(item.keyword.span()).start;
    let index = tokens.iter().position(|token| start(token) == keyword)?;
    let before = index.checked_sub(1).map(|before| &tokens[before]);
    let is_const = |token: &&TokenTree| matches!(token, TokenTree::Ident(word) if word == "const");
    Some(Words {
        start: start(tokens.first()?),
        keyword: before.filter(is_const).map_or(keyword, start),
        equals: end(tokens[index..].iter().find(|token| is_sign(token, '='))?),
        end: end(tokens.last()?),
    })
}

fn is_sign(token: &TokenTree, sign: char) -> bool {
    matches!(token, TokenTree::Punct(punct) if punct.as_char() == sign)
}

/// The source of one declaration from its keyword on.
fn declaration(item: &Item, name: &str, names: &Names) -> (String, String) {
    match &item.content {
        Content::Static(array) => {
            let Form { value, how } = render::array(array, names);
            let array_type = array.type_text();
            (format!("static {name}: {array_type} = {value};"), how)
        }
        Content::Const(array) => {
            let Form { value, how } = render::array(array, names);
            let array_type = array.type_text();
            // A literal behind `*` is a reference without it.
            let value = value
                .strip_prefix('*')
                .map_or(format!("&{value}"), str::to_owned);
            (
                format!("const {name}: &'static {array_type} = {value};"),
                how,
            )
        }
        Content::Function(periodicity) => {
            let Form { value, how } = function::definition(periodicity, names);
            (format!("const fn {name}{value}"), how)
        }
    }
}

/// A text with all white space as single blanks.
fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}
