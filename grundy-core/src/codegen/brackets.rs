//! Invisible brackets, which stand around what another macro passes on as an expression or a name.

use proc_macro2::Delimiter;
use syn::buffer::Cursor;

/// Whether invisible brackets come next, and what is in them is a whole operand. A name alone is none, since its argument
/// may stand behind the brackets.
pub(super) fn hold_an_operand(mut cursor: Cursor) -> bool {
    let mut is_group = false;
    while let Some((inside, _, _)) = cursor.group(Delimiter::None) {
        cursor = inside;
        is_group = true;
    }
    is_group && !cursor.ident().is_some_and(|(_, rest)| rest.eof())
}
