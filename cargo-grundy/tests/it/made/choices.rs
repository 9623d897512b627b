//! Choices made by bytes; behind their end, the first way is taken.

/// Bytes, of which each decides one choice.
pub struct Choices<'a> {
    bytes: &'a [u8],
}

impl<'a> Choices<'a> {
    pub fn new(bytes: &'a [u8]) -> Choices<'a> {
        Choices { bytes }
    }

    /// A number below `count`.
    pub fn below(&mut self, count: usize) -> usize {
        match self.bytes.split_first() {
            Some((&first, rest)) => {
                self.bytes = rest;
                usize::from(first) % count
            }
            None => 0,
        }
    }

    /// One time in `count`.
    pub fn rarely(&mut self, count: usize) -> bool {
        self.below(count) == count - 1
    }

    pub fn of<T: Clone>(&mut self, ways: &[T]) -> T {
        ways[self.below(ways.len())].clone()
    }
}
