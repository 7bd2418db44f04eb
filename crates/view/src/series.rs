//! Finished series: the three games of a Dynasty, from a server's list or from the records that a
//! device keeps.

use protocol::SeriesInfo;
use rules::{Decider, Dynasty, Outcome, Realm, Record, Rules, Standing};
use serde::{Deserialize, Serialize};
use table::{Houses, Level, SeriesTags};

/// A finished series.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeriesScene {
    pub rules: Rules,
    pub houses: Houses,
    /// All realms, best first.
    pub standings: Vec<Standing>,
    /// By realm.
    pub realms: Vec<SeriesRealm>,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SeriesRealm {
    pub members: Vec<SeriesMember>,
    /// The points of each game.
    pub by_game: Vec<u16>,
}

/// A player, or a bot by its level.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SeriesMember {
    Bot(Level),
    Player(String),
}

impl SeriesMember {
    /// By the name in a list or a record, which is a level's for bots. A person may have such a name
    /// too, so it only counts where a bot may sit.
    fn named(name: &str, may_be_bot: bool) -> Self {
        let level = Level::named(name).filter(|_| may_be_bot);
        level.map_or_else(|| Self::Player(name.to_owned()), Self::Bot)
    }
}

impl SeriesScene {
    /// How many games it has.
    pub fn games(&self) -> usize {
        self.realms.iter().map(|realm| realm.by_game.len()).max().unwrap_or(0)
    }

    /// From a server's description; `None` if this version does not know its rules.
    pub fn of_info(info: &SeriesInfo) -> Option<Self> {
        let rules: Rules = info.rules.parse().ok()?;
        let mut realms = vec![SeriesRealm::default(); rules.realm_count()];
        let mut standings = Vec::with_capacity(realms.len());
        for told in &info.standings {
            let realm = rules.realm_of(told.seats.first()?.seat);
            let behind_by = told.behind_by.as_deref().and_then(Decider::named);
            let points = u16::try_from(told.points).ok()?;
            standings.push(Standing { realm, rank: told.rank, points, behind_by });
            let member = |seat: &protocol::SeriesSeat| {
                SeriesMember::named(&seat.name, seat.player.is_none())
            };
            *realms.get_mut(realm.index())? = SeriesRealm {
                members: told.seats.iter().map(member).collect(),
                by_game: told
                    .games
                    .iter()
                    .map(|&told| u16::try_from(told))
                    .collect::<Result<_, _>>()
                    .ok()?,
            };
        }
        // A list of the server names no houses.
        Some(Self { rules, houses: Houses::standard(&rules), standings, realms })
    }

    /// The series of these records, in the order of their games; `None` if they are no whole series.
    pub fn of_records(records: &[Record]) -> Option<Self> {
        let rules = records.first()?.rules;
        let mut dynasty = Dynasty::new(rules);
        let name = |record: &Record, number: usize| {
            SeriesMember::named(record.tag(&format!("Seat{number}")).unwrap_or("?"), true)
        };
        let mut realms = vec![SeriesRealm::default(); rules.realm_count()];
        for record in records {
            let last = record.replay().last()?.ok()?;
            dynasty.count(&last).ok()?;
            for (at, realm) in realms.iter_mut().enumerate() {
                realm.by_game.push(last.points(Realm::new(at)?));
            }
        }
        for seat in rules.all_seats() {
            let realm = realms.get_mut(rules.realm_of(seat).index())?;
            realm.members.push(name(records.last()?, seat.index() + 1));
        }
        let standings = dynasty.outcome().as_ref().map(Outcome::standings)?.to_vec();
        Some(Self { rules, houses: Houses::of_record(records.last()?), standings, realms })
    }
}

/// The series that a device remembers, as the records of their games.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct SeriesShelf(Vec<Vec<String>>);

/// More series than these push out the oldest.
const SERIES_MAX: usize = 12;

impl SeriesShelf {
    /// Adds the record of a finished game; returns whether it belongs to a series and is new.
    ///
    /// Every table on a device has the same id, so a game joins the latest series with the same
    /// players that waits for it.
    pub fn add(&mut self, record: &Record) -> bool {
        let Some(tags) = SeriesTags::read(record).filter(|tags| !tags.points.is_empty()) else {
            return false;
        };
        let text = record.to_string();
        if self.0.iter().any(|series| series.contains(&text)) {
            return false;
        }
        if tags.game == 1 {
            self.0.push(vec![text]);
        } else {
            let latest = self.0.iter().rposition(|series| waits_for(series, record, tags.game));
            let Some(latest) = latest else { return false };
            // The one that was played last comes first, also when another began after it.
            let mut series = self.0.remove(latest);
            series.push(text);
            self.0.push(series);
        }
        let excess = self.0.len().saturating_sub(SERIES_MAX);
        self.0.drain(..excess);
        true
    }

    /// The records of the whole series, the one that ended last first.
    pub fn whole(&self) -> impl Iterator<Item = Vec<Record>> + '_ {
        let whole = self.0.iter().rev().filter(|series| is_whole(series));
        whole.filter_map(|series| series.iter().map(|text| text.parse().ok()).collect())
    }
}

/// Whether the last record completes the series.
fn is_whole(series: &[String]) -> bool {
    let last = series.last().and_then(|text| text.parse::<Record>().ok());
    let tags = last.as_ref().and_then(SeriesTags::read);
    tags.is_some_and(|tags| !tags.standings.is_empty())
}

fn waits_for(series: &[String], record: &Record, game: u8) -> bool {
    let Some(last) = series.last().and_then(|text| text.parse::<Record>().ok()) else {
        return false;
    };
    let players = |record: &Record| {
        let seats = record.rules.all_seats().map(|seat| format!("Seat{}", seat.index() + 1));
        seats.map(|tag| record.tag(&tag).map(str::to_owned)).collect::<Vec<_>>()
    };
    series.len() + 1 == usize::from(game)
        && !is_whole(series)
        && last.rules == record.rules
        && players(&last) == players(record)
}
