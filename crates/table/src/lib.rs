//! One table as a state machine: seats, clocks, votes, the sealed dealer.
//!
//! A table is a list of [`Fact`]s, numbered without gaps, and its [`State`] is their fold: the same
//! on the server, in a client and in a replay. Players submit [`Intent`]s; [`Table::handle`]
//! decides which facts follow from one, or refuses it with a reason. The caller stores the facts
//! before it applies them, so nothing is ever sent that could be lost.
//!
//! The machine is synchronous and deterministic. Time and randomness are arguments; there is no
//! clock, no socket and no database here. The only secret is the dealer's [`Seed`], which is not
//! part of the state.
//!
//! ```
//! use table::{Handled, Input, Intent, Level, Opening, Options, Player, Seed, Table, Wanted};
//!
//! let ann = Player { id: "p1".parse()?, name: "Ann".parse()?, program: false };
//! let opening = Opening {
//!     options: Options::new("k2".parse()?),
//!     seats: vec![Wanted::Host, Wanted::Bot { level: Level::Page }],
//!     house: None,
//!     ready: true,
//!     commitment: None,
//! };
//! let (table, decided) = Table::open("t1".parse()?, 0, &opening, &ann, Seed::new([7; 32]))?;
//! assert!(table.state().game.as_ref().is_some_and(|game| game.is_on()));
//! assert_eq!(decided.entries.len() as u64, table.state().seq);
//!
//! // Nobody can move for another player.
//! let intent = Input::Intent {
//!     player: Player { id: "p2".parse()?, name: "Eve".parse()?, program: false },
//!     id: "i1".parse()?,
//!     seen: table.state().seq,
//!     intent: Intent::Act { action: ">1".parse()? },
//! };
//! let refusal = table.handle(1000, intent, Seed::new([8; 32])).unwrap_err();
//! assert_eq!(refusal.code(), "table.not_seated");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod bot_turn;
mod chair;
mod consult;
mod contribution;
mod dealer;
mod decide;
mod fact;
mod fairness;
mod game;
mod houses;
mod intent;
pub mod json;
mod level;
mod names;
mod options;
mod queries;
mod recent;
mod refusal;
mod results;
mod series;
mod shuffle;
mod state;
mod talk;
mod witness;

pub use bot_turn::{BotFailure, BotQuestion, BotStep, BotTiming, BotTurn, Thinking};
pub use chair::{Chair, Holder};
pub use consult::{Note, Noted, Notes, PrivateNote, Remark, TeamPhrase};
pub use contribution::{Commitment, Contribution, Nonce, REVEAL_MS};
pub use dealer::{GameId, Seal, Seed};
pub use decide::{Decided, Handled, Opening, Table, Wanted};
pub use fact::{Cause, Dropped, Ending, Entry, Fact, Player, Question, Seq};
pub use fairness::{
    CONTRIBUTION_TAG, FAIRNESS_TAGS, GIVEN_TAG, MISSING, SHUFFLE_TAG, Unfair, verify,
};
pub use game::{End, Game, Timeout, Turn};
pub use houses::{HOUSES_TAG, House, Houses};
pub use intent::{Downtime, Input, Intent};
pub use level::{Level, UnknownLevel};
pub use names::{IntentId, NAME_LETTERS_MAX, Name, PlayerId, TEXT_LETTERS_MAX, TableId, Text};
pub use options::{Clock, Fill, Millis, OnTimeout, Options, Privacy, Switch};
pub use refusal::{Reason, Refusal};
pub use results::SeatResult;
pub use series::{SeriesGame, SeriesTags};
pub use shuffle::{Shuffle, UnknownShuffle};
pub use state::{Misfit, Stage, State, Vote};
pub use talk::{Phrase, Saying, UnknownPhrase};
pub use witness::{Fairness, Own, Witness};
