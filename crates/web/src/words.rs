//! The texts of the page, in the chosen language.
//!
//! The whole page is redrawn when the language changes, so that nothing has to track it.

use std::cell::RefCell;
use std::rc::Rc;

use lingo::{Language, Lingo};

thread_local! {
    static WORDS: RefCell<Rc<Lingo>> = RefCell::new(Rc::new(Lingo::new(Language::English)));
}

pub(crate) fn set_language(language: Language) {
    WORDS.set(Rc::new(Lingo::new(language)));
}

pub(crate) fn words() -> Rc<Lingo> {
    WORDS.with_borrow(Rc::clone)
}

/// A text by its key, with its arguments: `t!("seat-free")`,
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
