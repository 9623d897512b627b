//! Whether a text is a file of Rust.

use proc_macro2::{TokenStream, TokenTree};
use syn::visit::Visit;

/// Whether a text is a file of Rust, as far as that can be told without its macros and names; `None` if it is too deep to
/// tell.
pub fn is_syntax(text: &str) -> Option<bool> {
    // The parser calls itself for each bracket.
    let opening = text.matches(['(', '[', '{']).count();
    (opening < 300).then(|| {
        let mut calls = Misplaced(false);
        syn::parse_file(text).is_ok_and(|file| {
            calls.visit_file(&file);
            !calls.0
        })
    })
}

/// Whether there is a macro call that, if it were ours, would be an expression for an item or the other way round, or a
/// definition of a macro that is none.
struct Misplaced(bool);

impl Misplaced {
    fn expect(&mut self, call: &syn::Macro, is_items: bool) {
        let first = call.tokens.clone().into_iter().next();
        let is_start = match first {
            Some(TokenTree::Ident(word)) => ["static", "const", "fn", "pub"]
                .iter()
                .any(|start| word == start),
            Some(TokenTree::Punct(sign)) => sign.as_char() == '#',
            _ => false,
        };
        self.0 |= is_start != is_items;
    }
}

/// Whether tokens are the rules of a `macro_rules!`.
fn are_rules(tokens: TokenStream) -> bool {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let is_end = |token: &TokenTree| matches!(token, TokenTree::Punct(p) if p.as_char() == ';');
    let is_rule = |rule: &[TokenTree]| match rule {
        [
            TokenTree::Group(_),
            TokenTree::Punct(equals),
            TokenTree::Punct(greater),
            TokenTree::Group(_),
        ] => equals.as_char() == '=' && greater.as_char() == '>',
        rule => rule.is_empty(),
    };
    tokens.split(is_end).all(is_rule)
}

impl<'a> Visit<'a> for Misplaced {
    fn visit_item_macro(&mut self, item: &'a syn::ItemMacro) {
        match item.ident {
            None => self.expect(&item.mac, true),
            Some(_) => self.0 |= !are_rules(item.mac.tokens.clone()),
        }
    }

    fn visit_expr_macro(&mut self, expression: &'a syn::ExprMacro) {
        self.expect(&expression.mac, false);
    }

    fn visit_impl_item_macro(&mut self, _: &'a syn::ImplItemMacro) {
        self.0 = true;
    }

    fn visit_trait_item_macro(&mut self, _: &'a syn::TraitItemMacro) {
        self.0 = true;
    }

    fn visit_foreign_item_macro(&mut self, _: &'a syn::ForeignItemMacro) {
        self.0 = true;
    }

    fn visit_type_macro(&mut self, _: &'a syn::TypeMacro) {
        self.0 = true;
    }

    fn visit_pat(&mut self, pattern: &'a syn::Pat) {
        self.0 |= matches!(pattern, syn::Pat::Macro(_));
        syn::visit::visit_pat(self, pattern);
    }
}
