//! A file descriptor kept in reserve, for the moment when there are no others.

use std::fs::File;

/// Gives way to one more connection.
#[derive(Debug)]
pub(crate) struct Reserve(Option<File>);

impl Reserve {
    pub(crate) fn new() -> Self {
        Self(open())
    }

    /// Frees the descriptor; false if there is none.
    pub(crate) fn release(&mut self) -> bool {
        self.0.take().is_some()
    }

    pub(crate) fn refill(&mut self) {
        self.0 = open();
    }
}

fn open() -> Option<File> {
    // Only there does a connection take a descriptor of the same kind.
    if cfg!(unix) { File::open("/dev/null").ok() } else { None }
}
