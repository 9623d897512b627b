//! What every public type of the library can be used for: on other threads, behind `catch_unwind`, as a key, as an error.
//! That much is part of its interface, and a private field could take it away.

use grundy_core::codegen::{Array, Content, Macro};
use grundy_core::moves::{
    Arm, Clause, Comparison, Condition, Fault, MoveError, Moves, Number, Operation, Range, Target,
};
use grundy_core::{
    Digit, Error, Move, NamedGame, NamedSet, Options, Parts, Periodicity, Rule, SubtractionSet,
    Table, TakeAndBreak, Theorem,
};
use std::any::type_name;
use std::collections::HashSet;
use std::fmt::Debug;
use std::hash::Hash;
use std::panic::{RefUnwindSafe, UnwindSafe};

/// The name of a type that can be sent, shared, kept behind an unwind, moved and printed.
fn thing<T: Send + Sync + UnwindSafe + RefUnwindSafe + Unpin + Debug>() -> &'static str {
    type_name::<T>()
}

/// The name of a type that is a value as well.
fn value<T>() -> &'static str
where
    T: Clone + Eq + Hash + Send + Sync + UnwindSafe + RefUnwindSafe + Unpin + Debug,
{
    thing::<T>()
}

/// The name of a type that `Box<dyn Error + Send + Sync>` takes.
fn error<T>() -> &'static str
where
    T: std::error::Error + Clone + Eq + Send + Sync + UnwindSafe + RefUnwindSafe + Unpin + 'static,
{
    thing::<T>()
}

#[test]
fn public_types_can_be_used_wherever_values_can() {
    let names = [
        value::<Rule>(),
        value::<SubtractionSet>(),
        value::<TakeAndBreak>(),
        value::<Digit>(),
        value::<Parts>(),
        value::<Moves>(),
        value::<Arm>(),
        value::<Target>(),
        value::<Clause>(),
        value::<Range>(),
        value::<Number>(),
        value::<Condition>(),
        value::<Operation>(),
        value::<Comparison>(),
        value::<Table>(),
        value::<Periodicity>(),
        value::<Theorem>(),
        value::<Move>(),
        value::<NamedSet>(),
        value::<NamedGame>(),
        value::<Macro>(),
        value::<Array>(),
        value::<Content>(),
        thing::<Options<'static>>(),
        error::<Error>(),
        error::<MoveError>(),
        thing::<Fault>(),
    ];
    assert_eq!(names.iter().collect::<HashSet<_>>().len(), names.len());
}

/// The options of a rule do not show what makes them.
#[test]
fn options_print_no_more_than_their_name() {
    let rule = Rule::from(SubtractionSet::new([1, 2]).unwrap());
    assert_eq!(
        format!("{:?}", rule.options(&[5]).unwrap()),
        "Options { .. }"
    );
}
