//! Input lines of bounded length.
//!
//! A line that is too long is cut just past the limit, so that it is refused, and the rest is skipped
//! without storing it. Invalid UTF-8 is replaced, so that it is refused like other nonsense. A read
//! error counts as the end of the input.

use std::io::{BufRead, Read};

use bots::protocol::LINE_MAX;

/// The lines of an input, without line breaks.
pub(super) struct Lines<R> {
    input: R,
}

impl<R: BufRead> Lines<R> {
    pub(super) fn new(input: R) -> Self {
        Self { input }
    }
}

impl<R: BufRead> Iterator for Lines<R> {
    type Item = String;

    fn next(&mut self) -> Option<String> {
        let mut bytes = Vec::new();
        let limit = LINE_MAX as u64 + 1;
        self.input.by_ref().take(limit).read_until(b'\n', &mut bytes).ok()?;
        match bytes.last() {
            None => return None,
            Some(b'\n') => drop(bytes.pop()),
            Some(_) if bytes.len() > LINE_MAX => drop(self.input.skip_until(b'\n')),
            Some(_) => {}
        }
        Some(String::from_utf8_lossy(&bytes).into_owned())
    }
}
