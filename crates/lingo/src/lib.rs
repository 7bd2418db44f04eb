//! Every sentence that players read or hear, in every language.
//!
//! A [`Lingo`] is a language with all its texts, written in [Fluent](https://projectfluent.org): a
//! file for each subject in `locales/`. Front ends ask for a text by its key ([`Lingo::text`],
//! [`Lingo::with`], [`t!`]), or hand over a value of the game and get it in words: a move, a fact, a
//! refusal, a score sheet, a kingdom. Nothing here decides anything.
//!
//! Keys begin with their subject (`board-rotate`); what belongs to a text, such as the hint of a
//! button, is an attribute of it ([`Lingo::attr`]).
//!
//! ```
//! use lingo::{Language, Lingo};
//! use rules::Boxes;
//!
//! let lingo = Lingo::new(Language::from_preferences(&["de-AT", "en"]));
//! let domino = lingo.domino(Boxes::KINGDOMINO, "19".parse()?);
//! assert_eq!(domino, "Dominostein 19: Weizen mit einer Krone und Wald");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod chapters;
mod consult;
mod facts;
mod fairness;
mod frame;
mod language;
mod modes;
mod moves;
mod names;
mod new_game;
mod pieces;
mod refusals;
mod scenes;
mod scores;
mod series;
mod sources;
mod spoken;
mod story;
mod value;

pub use chapters::{Chapter, Course, Lesson, Paragraph};
pub use frame::Lingo;
pub use language::Language;
pub use modes::GameOption;
pub use new_game::sentences;
pub use refusals::CLIENT_CODES;
pub use scores::{ScoreItem, signed};
pub use sources::SUBJECTS;
pub use story::Story;
pub use value::Value;
