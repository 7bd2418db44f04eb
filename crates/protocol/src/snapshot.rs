//! A whole table, for whoever has just come or was away for long.

use rules::{Dynasty, Merit, Realm, Step};
use serde::{Deserialize, Serialize};
use table::{Millis, Misfit, PlayerId, Seal, Seed, Seq, State, TableId};

use crate::event::{Ending, Player, Question, revealed};
use crate::mirror::mirror;
use crate::options::Options;
use crate::text::{self, SeatNumber};

/// More points or crowns than any match brings, with room for another game.
const MERIT_MAX: u16 = u16::MAX / 2;

/// See [`table::State`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Snapshot {
    /// The table's id.
    #[serde(with = "text::of")]
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub table: TableId,
    /// The last fact that it includes.
    pub seq: Seq,
    /// When that was.
    pub at: Millis,
    /// What the table is for.
    pub options: Options,
    /// Who may change that.
    #[serde(with = "text::of")]
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub host: PlayerId,
    /// What goes on.
    pub stage: Stage,
    /// Since when.
    pub stage_since: Millis,
    /// The seats in order.
    pub chairs: Vec<Chair>,
    /// The game that is played, or the last one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game: Option<Game>,
    /// The match that it belongs to.
    #[serde(rename = "match")]
    pub dynasty: Match,
    /// What has been asked and not been decided.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub vote: Option<Vote>,
}

mirror! {
    #[derive(Copy)]
    enum Stage {
        /// People sit down.
        Gathering,
        /// A game is played.
        Playing,
        /// Between two games of a match.
        Pause,
        /// Nothing more will happen.
        Closed,
    }
}

/// See [`table::Chair`].
#[expect(clippy::struct_excessive_bools, reason = "independent facts, in any mix")]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Chair {
    /// Who has it.
    #[serde(flatten)]
    pub holder: Holder,
    /// Ready for the next game.
    #[serde(default, skip_serializing_if = "is_false")]
    pub ready: bool,
    /// Gone.
    #[serde(default, skip_serializing_if = "is_false")]
    pub away: bool,
    /// A bot plays for the person.
    #[serde(default, skip_serializing_if = "is_false")]
    pub stand_in: bool,
    /// Gave up.
    #[serde(default, skip_serializing_if = "is_false")]
    pub resigned: bool,
    /// Time in the bank when the turn began.
    #[serde(default)]
    pub bank_ms: Millis,
    /// When the time ran out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub out_of_time_at: Option<Millis>,
    /// When they last said something.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub spoke_at: Option<Millis>,
}

/// See [`table::Holder`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "holder", rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Holder {
    /// Nobody.
    Nobody,
    /// A bot.
    Bot {
        /// Its level.
        #[serde(with = "text::level")]
        #[cfg_attr(feature = "openapi", schema(value_type = String))]
        level: table::Level,
    },
    /// A player.
    Player {
        /// Who.
        player: Player,
    },
}

/// See [`table::Game`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Game {
    /// The how manieth at this table.
    pub number: u32,
    /// What is played: the table may since have been changed to something else.
    #[serde(with = "text::of")]
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub rules: rules::Rules,
    /// What binds its shuffle.
    #[serde(with = "text::of")]
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub seal: Seal,
    /// When it began.
    pub began_at: Millis,
    /// How many of its first steps were given: it goes on from a moment of another game.
    #[serde(default, skip_serializing_if = "text::is_zero")]
    pub given: u16,
    /// What happened.
    #[serde(with = "text::list_of")]
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<String>))]
    pub steps: Vec<Step>,
    /// Whose turn it is, and since when.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turn: Option<(SeatNumber, Millis)>,
    /// The last fact that changed it.
    pub changed: Seq,
    /// How it ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub end: Option<End>,
}

mirror! {
    struct End {
        /// How.
        ending: Ending,
        /// When.
        at: Millis,
        /// What its shuffle followed from.
        #[serde(with = "revealed")]
        #[cfg_attr(feature = "openapi", schema(value_type = String))]
        seed: Seed,
    }
}

/// A match: games played, and for each realm points, largest territory and crowns.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Match {
    /// What is played.
    #[serde(with = "text::of")]
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub rules: rules::Rules,
    /// Games so far.
    pub played: u8,
    /// What each realm has from them.
    pub merits: Vec<(u16, u8, u16)>,
}

/// See [`table::Vote`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Vote {
    /// Who asked.
    pub by: SeatNumber,
    /// What.
    pub question: Question,
    /// When.
    pub since: Millis,
    /// Who agreed.
    pub yes: Vec<SeatNumber>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde calls it so")]
const fn is_false(flag: &bool) -> bool {
    !*flag
}

impl From<&State> for Snapshot {
    fn from(state: &State) -> Self {
        Self {
            table: state.id.clone(),
            seq: state.seq,
            at: state.at,
            options: state.options.clone().into(),
            host: state.host.clone(),
            stage: state.stage.into(),
            stage_since: state.stage_since,
            chairs: state.chairs.iter().map(Chair::from).collect(),
            game: state.game.as_ref().map(Game::from),
            dynasty: Match::from(&state.dynasty),
            vote: state.vote.as_ref().map(|vote| Vote {
                by: vote.by.into(),
                question: vote.question.into(),
                since: vote.since,
                yes: vote.yes.iter().map(|&seat| seat.into()).collect(),
            }),
        }
    }
}

impl Snapshot {
    /// The state that it shows.
    ///
    /// # Errors
    /// When there cannot be such a table.
    pub fn state(self) -> Result<State, Misfit> {
        let misfit = Misfit { seq: self.seq };
        if !self.is_bounded() {
            return Err(misfit);
        }
        let game = match self.game {
            None => None,
            Some(game) => Some(game.restore().ok_or_else(|| misfit.clone())?),
        };
        let dynasty = self.dynasty.restore().ok_or_else(|| misfit.clone())?;
        let options: table::Options = self.options.into();
        if options.check().is_err() || self.chairs.len() != options.rules.seats as usize {
            return Err(misfit);
        }
        Ok(State {
            id: self.table,
            seq: self.seq,
            at: self.at,
            options,
            host: self.host,
            stage: self.stage.into(),
            stage_since: self.stage_since,
            chairs: self.chairs.into_iter().map(table::Chair::from).collect(),
            game,
            dynasty,
            vote: self.vote.map(|vote| table::Vote {
                by: vote.by.into(),
                question: vote.question.into(),
                since: vote.since,
                yes: vote.yes.into_iter().map(Into::into).collect(),
            }),
        })
    }
}

impl Snapshot {
    /// Whether whoever goes on from it can count on without an overflow.
    fn is_bounded(&self) -> bool {
        let chairs = self.chairs.iter();
        let chairs = chairs.flat_map(|chair| {
            [Some(chair.bank_ms), chair.out_of_time_at, chair.spoke_at].into_iter().flatten()
        });
        let game = self.game.iter().flat_map(|game| {
            let turn = game.turn.map(|(_, since)| since);
            let end = game.end.as_ref().map(|end| end.at);
            [Some(game.began_at), turn, end].into_iter().flatten()
        });
        let vote = self.vote.iter().map(|vote| vote.since);
        let mut moments =
            [self.at, self.stage_since].into_iter().chain(chairs.chain(game).chain(vote));
        moments.all(text::is_bounded) && i64::try_from(self.seq).is_ok_and(text::is_bounded)
    }
}

impl From<&table::Chair> for Chair {
    fn from(chair: &table::Chair) -> Self {
        Self {
            holder: match &chair.holder {
                table::Holder::Nobody => Holder::Nobody,
                table::Holder::Bot(level) => Holder::Bot { level: *level },
                table::Holder::Player(player) => Holder::Player { player: player.clone().into() },
            },
            ready: chair.ready,
            away: chair.away,
            stand_in: chair.stand_in,
            resigned: chair.resigned,
            bank_ms: chair.bank_ms,
            out_of_time_at: chair.out_of_time_at,
            spoke_at: (chair.spoke_at != Millis::MIN).then_some(chair.spoke_at),
        }
    }
}

impl From<Chair> for table::Chair {
    fn from(chair: Chair) -> Self {
        Self {
            holder: match chair.holder {
                Holder::Nobody => table::Holder::Nobody,
                Holder::Bot { level } => table::Holder::Bot(level),
                Holder::Player { player } => table::Holder::Player(player.into()),
            },
            ready: chair.ready,
            away: chair.away,
            stand_in: chair.stand_in,
            resigned: chair.resigned,
            bank_ms: chair.bank_ms,
            out_of_time_at: chair.out_of_time_at,
            spoke_at: chair.spoke_at.unwrap_or(Millis::MIN),
        }
    }
}

impl From<&table::Game> for Game {
    fn from(game: &table::Game) -> Self {
        Self {
            number: game.number,
            rules: *game.position().rules(),
            seal: game.seal,
            began_at: game.began_at,
            given: game.given,
            steps: game.steps().to_vec(),
            turn: game.turn.map(|turn| (turn.seat.into(), turn.since)),
            changed: game.changed,
            end: game.end.clone().map(End::from),
        }
    }
}

impl Game {
    fn restore(self) -> Option<table::Game> {
        let (number, rules, seal) = (self.number, self.rules, self.seal);
        let mut game = table::Game::new(number, rules, seal, self.began_at, self.changed).ok()?;
        game.given = self.given;
        self.steps.into_iter().try_for_each(|step| game.step(step)).ok()?;
        game.turn = self.turn.map(|(seat, since)| table::Turn { seat: seat.into(), since });
        game.end = self.end.map(Into::into);
        Some(game)
    }
}

impl From<&Dynasty> for Match {
    fn from(dynasty: &Dynasty) -> Self {
        let tell = |merit: &Merit| (merit.points, merit.largest_territory, merit.crowns);
        Self {
            rules: *dynasty.rules(),
            played: dynasty.played(),
            merits: dynasty.merits().iter().map(tell).collect(),
        }
    }
}

impl Match {
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
