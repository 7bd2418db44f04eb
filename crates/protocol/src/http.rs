//! Bodies of HTTP requests and responses.

use rules::{Rules, Seat};
use serde::{Deserialize, Serialize};
use table::{
    Clock, Commitment, Ending, Game, Holder, House, Houses, Intent, IntentId, Level, Millis, Name,
    Options, Player, PlayerId, Remark, Seq, Stage, State, TableId, json,
};

/// A new player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NewPlayer {
    /// The display name.
    pub name: Name,
    /// Whether it is a program. A program gets its secret in the answer instead of a cookie.
    #[serde(default)]
    pub program: bool,
    /// Whether the answer should hold the secret, as for a program: for people without a browser.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub token: bool,
}

/// A player's identity on this server.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Session {
    pub player: Player,
    /// The secret for `Authorization: Bearer …`. It is sent only once, and only to clients that have
    /// no browser to keep it in a cookie.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub token: Option<String>,
}

/// A table that was opened or found.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TableCreated {
    pub table: TableId,
    /// The last fact of the table.
    pub seq: Seq,
}

/// A request for a quick match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PairingRequest {
    #[cfg_attr(feature = "openapi", schema(value_type = String, example = "k2"))]
    pub rules: Rules,
    /// How long to wait for people before bots take the free seats. Default: 15 seconds.
    #[serde(default = "default_wait_ms")]
    pub wait_ms: Millis,
    /// The level of these bots. Default: `knight`.
    #[serde(default = "default_level")]
    pub level: Level,
    /// The house that you would like. Default: whichever is left.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub house: Option<House>,
    /// To what you will contribute to the shuffle. Default: you take no part in it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub commitment: Option<Commitment>,
}

const fn default_wait_ms() -> Millis {
    15_000
}

const fn default_level() -> Level {
    Level::Knight
}

/// An intent over HTTP. Both `id` and `seen` are optional.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PostedIntent {
    /// The client's own name for it, which makes resending it harmless.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
    pub id: Option<String>,
    /// The last fact seen.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seen: Option<Seq>,
    #[serde(flatten)]
    pub intent: Intent,
}

impl PostedIntent {
    /// The id, if there is one.
    ///
    /// # Errors
    /// When it is not a valid id.
    pub fn intent_id(&self) -> Result<Option<IntentId>, table::Reason> {
        self.id.as_deref().map(str::parse).transpose()
    }
}

/// A remark to your partner over HTTP.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PostedRemark {
    /// The client's own name for it, which makes resending it harmless.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
    pub id: Option<IntentId>,
    #[serde(flatten)]
    pub remark: Remark,
}

/// A table as the lobby shows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct LobbyTable {
    pub table: TableId,
    pub options: Options,
    pub stage: Stage,
    pub seats: Vec<LobbySeat>,
    /// The progress of the game, while one is played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game: Option<LobbyGame>,
    /// How many watch without a seat, by connections of the process that was asked; at most 99.
    #[serde(default, skip_serializing_if = "json::is_default")]
    pub spectators: u8,
    /// When something last happened there.
    pub at: Millis,
}

/// The progress of a game, as the lobby shows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct LobbyGame {
    /// Which game at this table, counting from 1.
    pub number: u32,
    /// The current round, from 1; 0 during the first claims.
    pub round: u8,
    /// How many rounds the game has.
    pub rounds: u8,
}

/// Larger crowds of spectators are reported as this number.
pub const SPECTATORS_REPORTED_MAX: u8 = 99;

/// A seat as the lobby shows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct LobbySeat {
    #[serde(flatten)]
    pub holder: Holder,
    /// Its house, unless that is the standard one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub house: Option<House>,
}

impl From<&State> for LobbyTable {
    fn from(state: &State) -> Self {
        let rules = &state.options.rules;
        let (houses, standard) = (state.houses(), Houses::standard(rules));
        let seat = |(seat, chair): (Seat, &table::Chair)| {
            let realm = rules.realm_of(seat);
            let house = Some(houses.of(realm)).filter(|house| *house != standard.of(realm));
            LobbySeat { holder: chair.holder.clone(), house }
        };
        Self {
            table: state.id.clone(),
            options: state.options.clone(),
            stage: state.stage,
            seats: state.seats().map(seat).collect(),
            game: state.game.as_ref().filter(|game| game.is_on()).map(LobbyGame::from),
            spectators: 0,
            at: state.at,
        }
    }
}

impl LobbyTable {
    pub fn house(&self, seat: Seat) -> House {
        let rules = &self.options.rules;
        let shown = self.seats.get(seat.index()).and_then(|seat| seat.house);
        shown.unwrap_or_else(|| Houses::standard(rules).of(rules.realm_of(seat)))
    }
}

impl From<&Game> for LobbyGame {
    fn from(game: &Game) -> Self {
        let position = game.position();
        let (round, rounds) = (position.round(), position.rules().rounds());
        Self { number: game.number, round, rounds }
    }
}

/// Who asks, and their unfinished tables.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct OwnTables {
    /// `null` for someone who has not signed in yet.
    pub player: Option<Player>,
    /// The server's time, for the clocks.
    pub now: Millis,
    /// The latest change first.
    pub tables: Vec<OwnTable>,
}

/// An unfinished table at which you have a seat, listed or not.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct OwnTable {
    #[serde(flatten)]
    pub table: LobbyTable,
    /// Your seat.
    #[cfg_attr(feature = "openapi", schema(value_type = u8))]
    pub seat: Seat,
    /// The turn that a running game waits for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turn: Option<OwnTurn>,
}

/// Whose turn it is at a table of one's own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct OwnTurn {
    #[cfg_attr(feature = "openapi", schema(value_type = u8))]
    pub seat: Seat,
    /// Since when that seat is to move.
    pub since: Millis,
    /// The time that it had left then, if the table has a clock.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub left_ms: Option<Millis>,
}

impl OwnTable {
    /// A table as the player at one of its seats lists it.
    pub fn of(state: &State, seat: Seat) -> Self {
        let game = state.game.as_ref().filter(|game| game.is_on());
        Self {
            table: LobbyTable::from(state),
            seat,
            turn: game.and_then(|game| game.turn).map(|turn| OwnTurn {
                seat: turn.seat,
                since: turn.since,
                left_ms: match state.options.clock {
                    Clock::None => None,
                    Clock::Bank { .. } => state.chair(turn.seat).map(|chair| chair.bank_ms),
                    Clock::Turn { turn_ms } => Some(turn_ms),
                },
            }),
        }
    }

    /// Whether it waits for the player who lists it.
    pub fn is_own_turn(&self) -> bool {
        self.turn.is_some_and(|turn| turn.seat == self.seat)
    }
}

/// A finished game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct GameInfo {
    pub table: String,
    /// Which game at that table, counting from 1.
    pub number: u32,
    pub rules: String,
    pub ending: Ending,
    pub began_at: Millis,
    pub ended_at: Millis,
    pub seats: Vec<SeatInfo>,
}

/// The result of a game for one seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SeatInfo {
    #[cfg_attr(feature = "openapi", schema(value_type = u8))]
    pub seat: Seat,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
    pub player: Option<String>,
    /// The display name at the time, or the level of a bot.
    pub name: String,
    /// The level of the bot that had the seat, or that played on for its player.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<String>,
    pub points: i32,
    /// From 1; 0 for a game without a result.
    pub rank: u8,
}

/// Finished games, newest first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct GamePage {
    pub games: Vec<GameInfo>,
    /// Pass this as `?after=` to get the next page.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next: Option<String>,
}

/// A finished Dynasty: games of one table, played as one match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SeriesInfo {
    pub table: String,
    /// The number of its first game at that table; the others follow it.
    pub first: u32,
    pub rules: String,
    pub began_at: Millis,
    pub ended_at: Millis,
    /// All kingdoms, best first.
    pub standings: Vec<SeriesStanding>,
}

/// The place of a kingdom in a series.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SeriesStanding {
    /// From 1; shared if nothing decides.
    pub rank: u8,
    /// What it was ranked by: the points of all games, or of the best one.
    pub points: i32,
    /// The points of each game, in order.
    pub games: Vec<i32>,
    /// What put it behind the one before: `points`, `largest_territory`, `crowns` or, if nothing did,
    /// `shared`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub behind_by: Option<String>,
    /// Whose kingdom it is; two seats in a team.
    pub seats: Vec<SeriesSeat>,
}

/// A seat of a series.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SeriesSeat {
    #[cfg_attr(feature = "openapi", schema(value_type = u8))]
    pub seat: Seat,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
    pub player: Option<String>,
    /// The display name at the end, or the level of a bot.
    pub name: String,
    /// The level of the bot that had the seat, or that played on for its player in the last game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<String>,
}

/// Finished series, newest first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SeriesPage {
    pub series: Vec<SeriesInfo>,
    /// Pass this as `?after=` to get the next page.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next: Option<String>,
}

/// An entry of the public chain of seals.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ChainedSeal {
    /// Counts from 1 without gaps.
    pub number: u64,
    /// The seal of a game, as in its fact `began`.
    pub seal: String,
    /// When the game began.
    pub at: Millis,
    /// SHA-256 of the link before it, the number, the seal and the time.
    pub link: String,
}

/// A part of the public chain of seals.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SealPage {
    /// In order; a full page has 1,000.
    pub seals: Vec<ChainedSeal>,
}

/// A player's statistics.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Stats {
    pub player: PlayerId,
    pub name: String,
    /// Games with a result, those of a series included.
    pub games: u64,
    /// Games won, shared victories included. To win a game of a series is not to win the series.
    pub wins: u64,
    /// Points over all games.
    pub points: i64,
    /// The highest score.
    pub best: i32,
    /// Series played to the end.
    #[serde(default, skip_serializing_if = "json::is_default")]
    pub series: u64,
    /// Series won, shared victories included.
    #[serde(default, skip_serializing_if = "json::is_default")]
    pub series_wins: u64,
}
