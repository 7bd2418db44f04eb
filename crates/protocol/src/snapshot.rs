//! A whole table, for clients that are new or were away for long.
//!
//! It is deliberately not a [`State`]: a state holds what follows from the steps of its game (the
//! position, the standings), a snapshot only the steps. The reader replays them, so no snapshot can
//! contain a position that the rules do not allow.

use rules::{Components, Dynasty, Merit, Position, Realm, Step};
use serde::{Deserialize, Serialize};
use table::{
    Chair, Contribution, End, Game, House, Houses, Millis, Misfit, Options, PlayerId, Seal, Seq,
    Shuffle, Stage, State, TableId, Timeout, Turn, Vote, json,
};

/// No match yields more points or crowns, and another game added to them does not overflow.
const MERIT_MAX: u16 = u16::MAX / 2;

/// A [`State`] as it is sent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Snapshot {
    pub table: TableId,
    /// The last fact that it includes.
    pub seq: Seq,
    /// When that fact happened.
    pub at: Millis,
    pub options: Options,
    /// The player who may change the options.
    pub host: PlayerId,
    pub stage: Stage,
    pub stage_since: Millis,
    /// The seats, in order.
    pub chairs: Vec<Chair>,
    /// The current game, or the last one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game: Option<GameSnapshot>,
    /// The Dynasty that it belongs to.
    #[serde(rename = "match")]
    pub dynasty: DynastySnapshot,
    /// The open question.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub vote: Option<Vote>,
}

/// A [`Game`] as it is sent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = Game))]
pub struct GameSnapshot {
    /// Which game at this table, counting from 1.
    pub number: u32,
    /// The rules of this game: the table's may have been changed since.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub rules: rules::Rules,
    /// The version of the component tables that it is played with; the first is left out.
    #[serde(default, skip_serializing_if = "json::is_default")]
    #[cfg_attr(feature = "openapi", schema(value_type = u8))]
    pub components: Components,
    /// The commitment to its shuffle.
    pub seal: Seal,
    /// How it is shuffled; the first way is left out.
    #[serde(default, skip_serializing_if = "json::is_default")]
    #[cfg_attr(feature = "openapi", schema(value_type = u8))]
    pub shuffle: Shuffle,
    /// What players contribute to the shuffle.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub contributions: Vec<Contribution>,
    pub began_at: Millis,
    /// How many of its first steps come from the game that it continues, if it continues one.
    #[serde(default, skip_serializing_if = "json::is_default")]
    pub given: u16,
    /// The house of each kingdom or team, where people chose them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub houses: Vec<House>,
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<String>))]
    pub steps: Vec<Step>,
    /// The seat to move, and since when.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<(u8, Millis)>))]
    pub turn: Option<Turn>,
    /// The last fact that changed it.
    pub changed: Seq,
    /// What clocks did, as far as it has not been taken back.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub timeouts: Vec<Timeout>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub end: Option<End>,
}

/// A [`Dynasty`] as it is sent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct DynastySnapshot {
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub rules: rules::Rules,
    /// How many games have been played.
    pub played: u8,
    /// For each kingdom or team: points, largest territory, crowns.
    pub merits: Vec<(u16, u8, u16)>,
}

impl From<&State> for Snapshot {
    fn from(state: &State) -> Self {
        Self {
            table: state.id.clone(),
            seq: state.seq,
            at: state.at,
            options: state.options.clone(),
            host: state.host.clone(),
            stage: state.stage,
            stage_since: state.stage_since,
            chairs: state.chairs.clone(),
            game: state.game.as_ref().map(GameSnapshot::from),
            dynasty: DynastySnapshot::from(&state.dynasty),
            vote: state.vote.clone(),
        }
    }
}

impl Snapshot {
    /// Rebuilds the state.
    ///
    /// # Errors
    /// If no such table is possible.
    pub fn into_state(self) -> Result<State, Misfit> {
        let seq = self.seq;
        self.restore().ok_or(Misfit { seq })
    }

    fn restore(self) -> Option<State> {
        let seats = self.options.rules.seats as usize;
        let fits = self.is_bounded() && self.options.check().is_ok() && self.chairs.len() == seats;
        if !fits {
            return None;
        }
        let game = match self.game {
            None => None,
            Some(game) => Some(game.restore()?),
        };
        Some(State {
            id: self.table,
            seq: self.seq,
            at: self.at,
            options: self.options,
            host: self.host,
            stage: self.stage,
            stage_since: self.stage_since,
            chairs: self.chairs,
            game,
            dynasty: self.dynasty.restore()?,
            vote: self.vote,
        })
    }

    /// Whether times and fact numbers can grow from here without overflow.
    fn is_bounded(&self) -> bool {
        let of_chair = |chair: &Chair| [Some(chair.bank_ms), chair.out_of_time_at, chair.spoke_at];
        let of_game = |game: &GameSnapshot| {
            let turn = game.turn.map(|turn| turn.since);
            [Some(game.began_at), turn, game.end.as_ref().map(|end| end.at)]
        };
        let chairs = self.chairs.iter().flat_map(of_chair);
        let game = self.game.iter().flat_map(of_game);
        let vote = self.vote.as_ref().map(|vote| vote.since);
        let table = [Some(self.at), Some(self.stage_since), vote];
        let mut times = table.into_iter().chain(chairs).chain(game).flatten();
        times.all(json::is_bounded) && i64::try_from(self.seq).is_ok_and(json::is_bounded)
    }
}

impl From<&Game> for GameSnapshot {
    fn from(game: &Game) -> Self {
        Self {
            number: game.number,
            rules: *game.position().rules(),
            components: game.position().components(),
            seal: game.seal,
            shuffle: game.shuffle,
            contributions: game.contributions.clone(),
            began_at: game.began_at,
            given: game.given,
            houses: game.houses.list(game.position().rules()),
            steps: game.steps().to_vec(),
            turn: game.turn,
            changed: game.changed,
            timeouts: game.timeouts.clone(),
            end: game.end.clone(),
        }
    }
}

impl GameSnapshot {
    fn restore(self) -> Option<Game> {
        let Self { number, rules, components, seal, began_at, changed, .. } = self;
        let start = Position::with_components(rules, components).ok()?;
        let mut game = Game::new(number, start, seal, began_at, changed);
        game.given = self.given;
        game.shuffle = self.shuffle;
        if self.contributions.len() > rules.seats as usize {
            return None;
        }
        game.contributions = self.contributions;
        game.houses = Houses::of_list(&rules, &self.houses)?;
        self.steps.into_iter().try_for_each(|step| game.step(step)).ok()?;
        game.turn = self.turn;
        game.timeouts = self.timeouts;
        game.end = self.end;
        Some(game)
    }
}

impl From<&Dynasty> for DynastySnapshot {
    fn from(dynasty: &Dynasty) -> Self {
        let merits = dynasty.merits().iter();
        let merits = merits.map(|merit| (merit.points, merit.largest_territory, merit.crowns));
        Self { rules: *dynasty.rules(), played: dynasty.played(), merits: merits.collect() }
    }
}

impl DynastySnapshot {
    fn restore(&self) -> Option<Dynasty> {
        let merits = self.merits.iter().enumerate().map(|(at, merit)| {
            let &(points, largest_territory, crowns) = merit;
            Some(Merit { realm: Realm::new(at)?, points, largest_territory, crowns })
        });
        let merits: Vec<Merit> = merits.collect::<Option<_>>()?;
        if merits.iter().any(|merit| merit.points.max(merit.crowns) > MERIT_MAX) {
            return None;
        }
        self.rules.check().ok()?;
        Dynasty::resume(self.rules, self.played, &merits)
    }
}
