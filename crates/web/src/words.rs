//! The texts of the page, in the chosen language.
//!
//! They are a file for each language: `start.js` loads the first while the WebAssembly is on its way. The
//! whole page is redrawn when the language changes, so that nothing has to track it.

use std::cell::RefCell;
use std::rc::Rc;

use leptos::prelude::*;
use lingo::{Language, Lingo};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};

use crate::browser;

thread_local! {
    static WORDS: RefCell<Rc<Lingo>> = RefCell::new(Rc::new(Lingo::new(Language::English)));
}

/// Takes the texts that are there when the page starts; the root element says in which language.
pub(crate) fn begin() {
    let language = Language::from_code(&browser::root().lang()).unwrap_or_default();
    let texts = js_sys::Reflect::get(&window(), &"texts".into()).ok();
    set(language, &texts.and_then(|texts| texts.as_string()).unwrap_or_default());
}

/// Follows the wanted language: the result changes once its texts have been loaded.
pub(crate) fn follow(wanted: Memo<Language>) -> ReadSignal<Language> {
    let (spoken, set_spoken) = signal(words().language());
    Effect::new(move || {
        let language = wanted.get();
        if language == words().language() {
            return;
        }
        spawn_local(async move {
            // Without them the page stays in the language that it has.
            if let Ok(texts) = load(language).await
                && wanted.try_get_untracked() == Some(language)
            {
                set(language, &texts);
                set_spoken.set(language);
            }
        });
    });
    spoken
}

fn set(language: Language, texts: &str) {
    WORDS.set(Rc::new(Lingo::of_texts(language, texts)));
}

/// `start.js` knows where the texts are.
async fn load(language: Language) -> Result<String, JsValue> {
    let load = js_sys::Reflect::get(&window(), &"loadTexts".into())?;
    let load: js_sys::Function = load.dyn_into()?;
    let texts = load.call1(&JsValue::UNDEFINED, &language.code().into())?;
    let texts = JsFuture::from(texts.dyn_into::<js_sys::Promise>()?).await?;
    texts.as_string().ok_or(JsValue::UNDEFINED)
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
