//! Why something was refused, and what to do: a sentence for every stable code.

use crate::frame::Lingo;
use crate::t;

/// Codes for problems that a front end notices itself, in the style of the server's.
pub const CLIENT_CODES: [&str; 3] = ["client.offline", "client.unreachable", "client.unreadable"];

impl Lingo {
    /// What a stable code means and what to do about it; a general sentence for an unknown one.
    ///
    /// ```
    /// use lingo::{Language, Lingo};
    ///
    /// let lingo = Lingo::new(Language::English);
    /// assert!(lingo.refusal("place.no_match").starts_with("No matching land there."));
    /// ```
    pub fn refusal(&self, code: &str) -> String {
        let key = format!("error-{}", code.replace('.', "-"));
        if self.has(&key) { self.text(&key) } else { t!(self, "error-unknown") }
    }
}
