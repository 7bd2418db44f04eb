//! The words of the page, in the language that was chosen.
//!
//! The whole page is drawn anew when the language changes, so that nothing has to listen to it.

use std::cell::RefCell;
use std::rc::Rc;

use lingo::{Language, Lingo};

thread_local! {
    static WORDS: RefCell<Rc<Lingo>> = RefCell::new(Rc::new(Lingo::new(Language::English)));
}

/// Speaks this language from now on.
pub(crate) fn speak(language: Language) {
    WORDS.set(Rc::new(Lingo::new(language)));
}

/// The words.
pub(crate) fn words() -> Rc<Lingo> {
    WORDS.with_borrow(Rc::clone)
}

/// A sentence by its key, with arguments where it has some: `t!("seat-free")`,
/// `t!("points", points = 12)`.
macro_rules! t {
    ($key:literal) => {
        $crate::words::words().text($key)
    };
    ($key:literal, $($name:ident = $value:expr),+ $(,)?) => {
        $crate::words::words().with($key, &[$((stringify!($name), ($value).into())),+])
    };
}
pub(crate) use t;
