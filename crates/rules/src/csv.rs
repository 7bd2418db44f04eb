//! Reads the component tables in `data/` while the crate compiles.
//!
//! The tables are the only place where a printed number is written down, so correcting one touches
//! no code. A malformed table is a compile error.

/// Walks over the fields of a table without quotes or escapes.
pub(crate) struct Reader<'a> {
    rest: &'a [u8],
}

impl<'a> Reader<'a> {
    /// Starts after the header line.
    pub(crate) const fn new(table: &'a str) -> Self {
        let mut reader = Self { rest: table.as_bytes() };
        while reader.take_byte() != b'\n' {}
        reader
    }

    /// Takes the next field and the comma or line break after it.
    pub(crate) const fn field(&mut self) -> &'a str {
        let mut len = 0;
        while len < self.rest.len() && self.rest[len] != b',' && self.rest[len] != b'\n' {
            len += 1;
        }
        let (field, rest) = self.rest.split_at(len);
        self.rest = rest;
        if !self.rest.is_empty() {
            self.take_byte();
        }
        match core::str::from_utf8(field) {
            Ok(text) => text,
            Err(_) => panic!("a table is not UTF-8"),
        }
    }

    /// Takes the next field as a number of one or two digits.
    pub(crate) const fn number(&mut self) -> u8 {
        let digits = self.field().as_bytes();
        assert!(!digits.is_empty() && digits.len() <= 2, "expected a number of one or two digits");
        let mut value = 0;
        let mut at = 0;
        while at < digits.len() {
            assert!(digits[at].is_ascii_digit(), "a number");
            value = value * 10 + (digits[at] - b'0');
            at += 1;
        }
        value
    }

    /// Whether every field has been read.
    pub(crate) const fn is_at_end(&self) -> bool {
        self.rest.is_empty()
    }

    const fn take_byte(&mut self) -> u8 {
        let (first, rest) = self.rest.split_at(1);
        self.rest = rest;
        first[0]
    }
}

/// String equality for constants, where `==` is not available.
pub(crate) const fn str_eq(a: &str, b: &str) -> bool {
    let (a, b) = (a.as_bytes(), b.as_bytes());
    if a.len() != b.len() {
        return false;
    }
    let mut at = 0;
    while at < a.len() {
        if a[at] != b[at] {
            return false;
        }
        at += 1;
    }
    true
}
