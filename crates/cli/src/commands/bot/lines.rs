//! Lines of input, none of them longer than the protocol reads.
//!
//! A longer one is cut just past the limit, which is enough for it to be refused, and the rest
//! of it is skipped without keeping it. What is not UTF-8 is replaced, so that it too is refused
//! like any other nonsense. An input that cannot be read any more has ended.

use std::io::{BufRead, Read};

use bots::protocol::LINE_MAX;

/// The lines of an input, without their ends.
pub(super) struct Lines<R> {
    input: R,
}

impl<R: BufRead> Lines<R> {
    /// All that is still to be read.
    pub(super) fn new(input: R) -> Self {
        Self { input }
    }
}

impl<R: BufRead> Iterator for Lines<R> {
    type Item = String;

    fn next(&mut self) -> Option<String> {
        let mut bytes = Vec::new();
        let most = LINE_MAX as u64 + 1;
        self.input.by_ref().take(most).read_until(b'\n', &mut bytes).ok()?;
        match bytes.last() {
            None => return None,
            Some(b'\n') => drop(bytes.pop()),
            Some(_) if bytes.len() > LINE_MAX => drop(self.input.skip_until(b'\n')),
            Some(_) => {}
        }
        Some(String::from_utf8_lossy(&bytes).into_owned())
    }
}
