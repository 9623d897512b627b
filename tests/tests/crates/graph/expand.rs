//! Procedural macros whose output has calls of ours.

extern crate proc_macro;

use proc_macro::{Delimiter, Group, TokenStream, TokenTree};

/// Passes calls on with each token of them in invisible brackets, punctuation aside.
#[proc_macro]
pub fn in_brackets(input: TokenStream) -> TokenStream {
    let each = |token| match token {
        TokenTree::Punct(_) => token,
        _ => TokenTree::Group(Group::new(Delimiter::None, TokenStream::from(token))),
    };
    let of_call = |token| match token {
        TokenTree::Group(group) => {
            let content = group.stream().into_iter().map(each).collect();
            TokenTree::Group(Group::new(group.delimiter(), content))
        }
        _ => token,
    };
    input.into_iter().map(of_call).collect()
}

/// Gives a type tables, and a function that works with them.
#[proc_macro_derive(Tables)]
pub fn tables(item: TokenStream) -> TokenStream {
    let name = item.into_iter().nth(1).map(|name| name.to_string());
    let code = format!(
        "impl {} {{
            pub const WORDS: &'static [u16; 301] = &::games::__private::grundy_table!(nim, 300);
            ::games::__private::grundy_fn! {{ pub fn value = 0.77; }}
            pub fn byte(&self, heap: usize) -> u8 {{
                ::games::__private::grundy_table! {{ static BYTES = kayles, 300; }}
                BYTES[heap]
            }}
        }}",
        name.unwrap_or_default()
    );
    code.parse().unwrap()
}
