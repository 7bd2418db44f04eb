//! Bodies of HTTP requests and answers.

use rules::Rules;
use serde::{Deserialize, Serialize};
use table::{IntentId, Level, Millis, Name, PlayerId, Seq, State, TableId};

use crate::event::{Ending, Player};
use crate::intent::Intent;
use crate::options::Options;
use crate::snapshot::{Holder, Stage};
use crate::text::{self, SeatNumber};

/// Somebody wants to play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NewPlayer {
    /// How they want to be called.
    #[serde(with = "text::of")]
    #[cfg_attr(feature = "openapi", schema(value_type = String, example = "Ann"))]
    pub name: Name,
    /// Whether it is a program. A program gets its secret in the answer instead of a cookie.
    #[serde(default)]
    pub program: bool,
    /// Whether the answer shall hold the secret, as for a program: for people without a browser.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub token: bool,
}

/// Who somebody is here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Session {
    /// As others see them.
    pub player: Player,
    /// The secret, told once and only to who has no browser to keep it: `Authorization: Bearer …`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub token: Option<String>,
}

/// A table to be opened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NewTable {
    /// What for.
    #[serde(flatten)]
    pub options: Options,
    /// Who sits where; seats beyond are free. Without it the host takes the first.
    #[serde(default = "host_first")]
    pub seats: Vec<SeatWanted>,
    /// Whether the host is ready: a table of the host and bots begins at once.
    #[serde(default)]
    pub ready: bool,
}

/// Who shall have a seat: `"host"`, `"anybody"`, or `{"bot": {"level": "duke"}}`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum SeatWanted {
    /// Who opens the table.
    Host,
    /// Whoever comes.
    Anybody,
    /// A bot of this level.
    Bot {
        /// Which.
        #[serde(with = "text::level")]
        #[cfg_attr(feature = "openapi", schema(value_type = String))]
        level: Level,
    },
}

fn host_first() -> Vec<SeatWanted> {
    vec![SeatWanted::Host]
}

/// A table that was opened or found.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TableCreated {
    /// Its id.
    #[serde(with = "text::of")]
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub table: TableId,
    /// The last fact.
    pub seq: Seq,
}

/// Somebody looks for company.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PairingRequest {
    /// For what.
    #[serde(with = "text::of")]
    #[cfg_attr(feature = "openapi", schema(value_type = String, example = "k2"))]
    pub rules: Rules,
    /// How long to wait for people before bots sit down.
    #[serde(default = "usual_wait_ms")]
    pub wait_ms: Millis,
    /// Which bots then.
    #[serde(default = "usual_level", with = "text::level")]
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub level: Level,
}

const fn usual_wait_ms() -> Millis {
    15_000
}

const fn usual_level() -> Level {
    Level::Knight
}

/// An intent over HTTP. A program need not name it or say what it has seen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PostedIntent {
    /// One's own name for it, so that sending it again is harmless.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
    pub id: Option<String>,
    /// The last fact seen.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seen: Option<Seq>,
    /// What is wanted.
    #[serde(flatten)]
    pub intent: Intent,
}

impl PostedIntent {
    /// Its id, where it has a good one.
    ///
    /// # Errors
    /// When it has a bad one.
    pub fn intent_id(&self) -> Result<Option<IntentId>, table::Reason> {
        self.id.as_deref().map(str::parse).transpose()
    }
}

/// A table as the lobby shows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct LobbyTable {
    /// Its id.
    #[serde(with = "text::of")]
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub table: TableId,
    /// What for.
    pub options: Options,
    /// What goes on.
    pub stage: Stage,
    /// Who sits there.
    pub seats: Vec<LobbySeat>,
    /// How far the game is, while one is played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game: Option<LobbyGame>,
    /// How many watch without a seat, over the process that was asked; at most 99.
    #[serde(default, skip_serializing_if = "text::is_zero")]
    pub spectators: u8,
    /// When something last happened.
    pub at: Millis,
}

/// How far a game is, as the lobby shows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct LobbyGame {
    /// The how manieth at this table.
    pub number: u32,
    /// The round, from 1; 0 during the first claims.
    pub round: u8,
    /// Rounds of the game.
    pub rounds: u8,
}

/// More spectators than this are told as so many.
pub const SPECTATORS_TOLD_MAX: u8 = 99;

/// A seat as the lobby shows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct LobbySeat {
    /// Who has it.
    #[serde(flatten)]
    pub holder: Holder,
}

impl From<&State> for LobbyTable {
    fn from(state: &State) -> Self {
        let seat = |chair| LobbySeat { holder: crate::Chair::from(chair).holder };
        Self {
            table: state.id.clone(),
            options: state.options.clone().into(),
            stage: state.stage.into(),
            seats: state.chairs.iter().map(seat).collect(),
            game: state.game.as_ref().filter(|game| game.is_on()).map(LobbyGame::from),
            spectators: 0,
            at: state.at,
        }
    }
}

impl From<&table::Game> for LobbyGame {
    fn from(game: &table::Game) -> Self {
        let position = game.position();
        let (round, rounds) = (position.round(), position.rules().rounds());
        Self { number: game.number, round, rounds }
    }
}

/// A finished game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct GameInfo {
    /// Where it was played.
    pub table: String,
    /// The how manieth there.
    pub number: u32,
    /// What was played.
    pub rules: String,
    /// How it ended.
    pub ending: Ending,
    /// When it began.
    pub began_at: Millis,
    /// When it ended.
    pub ended_at: Millis,
    /// How it ended for each seat.
    pub seats: Vec<SeatInfo>,
}

/// How a game ended for a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SeatInfo {
    /// Which.
    pub seat: SeatNumber,
    /// The player's id.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
    pub player: Option<String>,
    /// How they were called.
    pub name: String,
    /// The bot that played, or that played on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<String>,
    /// Points.
    pub points: i32,
    /// From 1; 0 for a game without a result.
    pub rank: u8,
}

/// Finished games, newest first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct GamePage {
    /// The games.
    pub games: Vec<GameInfo>,
    /// Ask with `?after=` this for the next page.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next: Option<String>,
}

/// What somebody has played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Stats {
    /// Who.
    #[serde(with = "text::of")]
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub player: PlayerId,
    /// How they are called.
    pub name: String,
    /// Games with a result.
    pub games: u64,
    /// Won, shared victories included.
    pub wins: u64,
    /// All points.
    pub points: i64,
    /// The best result.
    pub best: i32,
}
