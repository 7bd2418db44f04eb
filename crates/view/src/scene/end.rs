//! How a game ended, how its points grew, and the Dynasty it belongs to.

use rules::{Decider, Dynasty, DynastyScoring, Outcome, Position, Realm, Record, Standing, Step};
use table::{Ending, SeatResult, SeriesTags, State};

/// The end of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EndScene {
    pub ending: Ending,
    /// All realms, best first; empty if the game was not played to the end.
    pub standings: Vec<StandingScene>,
    /// The result of each seat; empty in a replay.
    pub results: Vec<SeatResult>,
}

/// A realm's rank, and what decided it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StandingScene {
    pub realm: Realm,
    /// From 1; shared if nothing decides.
    pub rank: u8,
    pub points: u16,
    /// What put it behind the standing before it; `None` for the first.
    pub behind_by: Option<Decider>,
    /// The squares of its largest territory: the first tie-break.
    pub largest_territory: u8,
    /// Its crowns: the second tie-break.
    pub crowns: u16,
}

/// A Dynasty: how far it is, and how it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DynastyScene {
    /// How many games the Dynasty has.
    pub games: u8,
    /// How many have been played.
    pub played: u8,
    pub scoring: DynastyScoring,
    /// The points of each realm that count so far.
    pub totals: Vec<u16>,
    /// All realms, best first, once the last game is over.
    pub standings: Vec<Standing>,
}

/// How the points grew.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct History {
    /// After each step, starting before the first.
    pub moments: Vec<Moment>,
}

/// The points at one moment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Moment {
    /// The number of steps before it.
    pub step: usize,
    pub round: u8,
    /// By realm.
    pub points: Vec<u16>,
}

impl EndScene {
    pub(super) fn of_state(state: &State) -> Option<Self> {
        let game = state.game.as_ref()?;
        let ending = game.end.as_ref()?.ending;
        let results = state.results().unwrap_or_default();
        Some(Self { ending, standings: standings(game.position()), results })
    }

    pub(super) fn of_position(position: &Position) -> Option<Self> {
        position.outcome()?;
        let (ending, results) = (Ending::Finished, Vec::new());
        Some(Self { ending, standings: standings(position), results })
    }
}

fn standings(position: &Position) -> Vec<StandingScene> {
    let place = |&standing: &Standing| {
        let sheet = position.score(standing.realm);
        let Standing { realm, rank, points, behind_by } = standing;
        let (largest_territory, crowns) = (sheet.largest_territory, sheet.crowns.into());
        StandingScene { realm, rank, points, behind_by, largest_territory, crowns }
    };
    let outcome = position.outcome();
    outcome.iter().flat_map(Outcome::standings).map(place).collect()
}

impl DynastyScene {
    pub(super) fn of(dynasty: &Dynasty) -> Option<Self> {
        let outcome = dynasty.outcome();
        dynasty.rules().dynasty.map(|scoring| Self {
            games: dynasty.games(),
            played: dynasty.played(),
            scoring,
            totals: dynasty.totals().collect(),
            standings: outcome.iter().flat_map(Outcome::standings).copied().collect(),
        })
    }

    /// The Dynasty of a recorded game, as it stood after it.
    pub fn of_record(record: &Record) -> Option<Self> {
        let tags = SeriesTags::read(record).filter(|tags| !tags.points.is_empty())?;
        Some(Self {
            games: record.rules.games(),
            scoring: record.rules.dynasty?,
            played: tags.game,
            totals: tags.points,
            standings: tags.standings,
        })
    }
}

impl History {
    /// The points of a game from its start, up to the first step that is not legal. `position` is
    /// any of the game.
    pub fn of(position: &Position, steps: &[Step]) -> Self {
        let mut moments = Vec::with_capacity(steps.len() + 1);
        let mut position = position.beginning();
        let rules = *position.rules();
        let moment = |position: &Position, step: usize| Moment {
            step,
            round: position.round(),
            points: rules.realms().map(|realm| position.points(realm)).collect(),
        };
        moments.push(moment(&position, 0));
        for (at, step) in steps.iter().enumerate() {
            if position.apply(*step).is_err() {
                break;
            }
            moments.push(moment(&position, at + 1));
        }
        Self { moments }
    }

    /// The same with only the last moment of each round, which is much quicker to compute.
    pub fn of_rounds(position: &Position, steps: &[Step]) -> Self {
        let mut position = position.beginning();
        let rules = *position.rules();
        let moment = |position: &Position, step: usize| Moment {
            step,
            round: position.round(),
            points: rules.realms().map(|realm| position.points(realm)).collect(),
        };
        let (mut moments, mut taken) = (Vec::new(), 0);
        for step in steps {
            let before = position;
            if position.apply(*step).is_err() {
                break;
            }
            if position.round() != before.round() {
                moments.push(moment(&before, taken));
            }
            taken += 1;
        }
        moments.push(moment(&position, taken));
        Self { moments }
    }

    /// The last moment of each round; the first claims are round 0.
    pub fn by_round(&self) -> impl Iterator<Item = &Moment> {
        let ends = self.moments.iter().zip(self.moments.iter().skip(1));
        let rounds = ends.filter(|(one, next)| one.round != next.round).map(|(one, _)| one);
        rounds.chain(self.moments.last())
    }
}
