//! A series: the games of a Dynasty at one table. It is called after its first game, `oak.4`.

use rules::{Decider, Outcome, Realm, Record, Rules, Standing};

use crate::dealer::GameId;
use crate::fact::Ending;
use crate::state::State;

/// Which game of a series a game is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeriesGame {
    /// The number of the first game of the series at its table.
    pub first: u32,
    /// From 1.
    pub game: u8,
    /// How many games the series has.
    pub games: u8,
}

impl State {
    /// Which game of a series the current or last game is; `None` if it is played by itself.
    pub fn series_game(&self) -> Option<SeriesGame> {
        let game = self.game.as_ref()?;
        let games = self.dynasty.games();
        if games == 1 || self.dynasty.rules() != game.position().rules() {
            return None;
        }
        let before = if self.last_game_counts() {
            self.dynasty.played().checked_sub(1)?
        } else {
            self.dynasty.played()
        };
        let first = game.number.checked_sub(before.into())?;
        Some(SeriesGame { first, game: before + 1, games })
    }

    /// The standings of the series that the last game has completed.
    pub fn series_outcome(&self) -> Option<Outcome> {
        self.series_game().filter(|_| self.last_game_counts())?;
        self.dynasty.outcome()
    }

    /// Whether the last game was played to its end, so that the Dynasty counts it.
    fn last_game_counts(&self) -> bool {
        let end = self.game.as_ref().and_then(|game| game.end.as_ref());
        end.is_some_and(|end| end.ending == Ending::Finished)
    }
}

/// What the tags of a record say about its series.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeriesTags {
    /// The first game.
    pub series: GameId,
    /// Which game the record is, from 1.
    pub game: u8,
    /// What each realm is ranked by after it; empty if the game was not played to its end.
    pub points: Vec<u16>,
    /// All realms, best first, once the last game is over.
    pub standings: Vec<Standing>,
}

const SERIES: &str = "Series";
const GAME: &str = "SeriesGame";
const POINTS: &str = "SeriesPoints";
const RANKS: &str = "SeriesRanks";
const DECIDED: &str = "SeriesDecided";

impl SeriesTags {
    /// The tags of a table's finished game; `None` if it is played by itself.
    pub(crate) fn of(state: &State) -> Option<Self> {
        let SeriesGame { first, game, .. } = state.series_game()?;
        let merits = state.dynasty.merits().iter().filter(|_| state.last_game_counts());
        let standings = state.series_outcome().map(|outcome| outcome.standings().to_vec());
        Some(Self {
            series: GameId { table: state.id.clone(), number: first },
            game,
            points: merits.map(|merit| merit.points).collect(),
            standings: standings.unwrap_or_default(),
        })
    }

    /// The tags of a record; `None` if it belongs to no series, or if they cannot be read.
    pub fn read(record: &Record) -> Option<Self> {
        let points = match record.tag(POINTS) {
            None => Vec::new(),
            Some(text) => numbers(text, &record.rules)?,
        };
        let standings = match record.tag(RANKS).zip(record.tag(DECIDED)) {
            None => Vec::new(),
            Some((ranks, decided)) => standings(&points, &numbers(ranks, &record.rules)?, decided)?,
        };
        let series = record.tag(SERIES)?.parse().ok()?;
        let tags = Self { series, game: record.tag(GAME)?.parse().ok()?, points, standings };
        Some(tags).filter(|tags| tags.fit(&record.rules))
    }

    /// Whether there is such a game, and standings only after the last one and in the order of their
    /// ranks and points. Anybody can write tags.
    fn fit(&self, rules: &Rules) -> bool {
        let is_last = self.game == rules.games();
        let is_ordered = self.standings.windows(2).all(|pair| {
            let [ahead, behind] = [pair[0], pair[1]];
            let is_shared = behind.behind_by == Some(Decider::Shared);
            ahead.points >= behind.points && (ahead.rank == behind.rank) == is_shared
        });
        let starts_well = self.standings.first().is_none_or(|first| first.rank == 1);
        rules.dynasty.is_some()
            && (1..=rules.games()).contains(&self.game)
            && (self.standings.is_empty() || is_last)
            && is_ordered
            && starts_well
    }

    /// Names and texts of the tags.
    pub(crate) fn write(&self) -> Vec<(String, String)> {
        let mut tags = vec![(SERIES, self.series.to_string()), (GAME, self.game.to_string())];
        if !self.points.is_empty() {
            tags.push((POINTS, words(&self.points)));
        }
        if !self.standings.is_empty() {
            let mut by_realm = self.standings.clone();
            by_realm.sort_by_key(|standing| standing.realm);
            tags.push((RANKS, words(by_realm.iter().map(|standing| standing.rank))));
            let deciders = self.standings.iter().filter_map(|standing| standing.behind_by);
            tags.push((DECIDED, words(deciders.map(Decider::name))));
        }
        tags.into_iter().map(|(name, text)| (name.to_owned(), text)).collect()
    }
}

/// The standings behind the ranks of each realm, and what decided between neighbours.
fn standings(points: &[u16], ranks: &[u8], decided: &str) -> Option<Vec<Standing>> {
    let mut deciders = decided.split(' ').map(Decider::named);
    let mut order: Vec<usize> = (0..ranks.len()).collect();
    order.sort_by_key(|&realm| ranks[realm]);
    let standing = |(place, &at): (usize, &usize)| {
        let behind_by = if place == 0 { None } else { Some(deciders.next()??) };
        let (realm, points) = (Realm::new(at)?, *points.get(at)?);
        Some(Standing { realm, rank: ranks[at], points, behind_by })
    };
    order.iter().enumerate().map(standing).collect()
}

/// One number for each realm.
fn numbers<T: std::str::FromStr>(text: &str, rules: &Rules) -> Option<Vec<T>> {
    let numbers: Vec<T> = text.split(' ').map(|word| word.parse().ok()).collect::<Option<_>>()?;
    (numbers.len() == rules.realm_count()).then_some(numbers)
}

fn words<T: ToString>(items: impl IntoIterator<Item = T>) -> String {
    items.into_iter().map(|item| item.to_string()).collect::<Vec<_>>().join(" ")
}
