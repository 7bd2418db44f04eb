//! Who won, and what decided it (§6.7 to §6.10).

use core::cmp::Ordering;

use crate::list::List;
use crate::position::{Phase, Position};
use crate::seat::{Realm, SEATS_MAX};

/// The end of a game: all realms, best first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    standings: List<Standing, SEATS_MAX>,
}

/// A realm's place at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Standing {
    /// The realm.
    pub realm: Realm,
    /// From 1; tied realms share a rank, and the next one is skipped: 1, 1, 3.
    pub rank: u8,
    /// Points of the game, or of a whole Dynasty.
    pub points: u16,
    /// What put it behind the standing before it; `None` for the first.
    pub behind_by: Option<Decider>,
}

/// What decided between two neighbours in the standings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Decider {
    /// Points (§6.7).
    Points,
    /// The largest territory (§6.8).
    LargestTerritory,
    /// Crowns (§6.9).
    Crowns,
    /// Nothing: they share the rank (§6.10).
    Shared,
}

impl Decider {
    /// All deciders, most important first.
    pub const ALL: [Self; 4] = [Self::Points, Self::LargestTerritory, Self::Crowns, Self::Shared];

    /// Its name in records and messages.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Points => "points",
            Self::LargestTerritory => "largest_territory",
            Self::Crowns => "crowns",
            Self::Shared => "shared",
        }
    }

    /// The decider of this name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|decider| decider.name() == name)
    }
}

/// What a realm is ranked by, most important first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Merit {
    /// The realm.
    pub realm: Realm,
    /// Points of the game, or of the games of a Dynasty that count.
    pub points: u16,
    /// Squares of the largest territory.
    pub largest_territory: u8,
    /// Crowns; 0 for everyone where they do not break ties.
    pub crowns: u16,
}

impl Merit {
    /// Of two games together (§6.11).
    pub(crate) fn plus(self, other: Self) -> Self {
        Self {
            realm: self.realm,
            points: self.points + other.points,
            largest_territory: self.largest_territory.max(other.largest_territory),
            crowns: self.crowns + other.crowns,
        }
    }

    /// Of the better of two games (§6.12).
    pub(crate) fn or_better(self, other: Self) -> Self {
        if other.against(self).0.is_gt() { other } else { self }
    }

    fn against(self, other: Self) -> (Ordering, Decider) {
        let trials = [
            (self.points.cmp(&other.points), Decider::Points),
            (self.largest_territory.cmp(&other.largest_territory), Decider::LargestTerritory),
            (self.crowns.cmp(&other.crowns), Decider::Crowns),
        ];
        let decisive = trials.into_iter().find(|(ordering, _)| ordering.is_ne());
        decisive.unwrap_or((Ordering::Equal, Decider::Shared))
    }
}

impl Outcome {
    /// Ranks realms by what they have earned, wherever that comes from; `None` for none, or for more
    /// than a table has seats.
    pub fn of_merits(merits: &[Merit]) -> Option<Self> {
        let fits = (1..=SEATS_MAX).contains(&merits.len());
        fits.then(|| Self::rank(merits.iter().copied().collect()))
    }

    pub(crate) fn rank(mut merits: List<Merit, SEATS_MAX>) -> Self {
        merits.sort_by(|a, b| b.against(*a).0.then(a.realm.cmp(&b.realm)));
        let mut standings: List<Standing, SEATS_MAX> = List::new();
        for (place, merit) in merits.iter().enumerate() {
            let behind_by = place.checked_sub(1).map(|before| merits[before].against(*merit).1);
            let rank = match (behind_by, standings.last()) {
                (Some(Decider::Shared), Some(before)) => before.rank,
                _ => place as u8 + 1,
            };
            standings.push(Standing { realm: merit.realm, rank, points: merit.points, behind_by });
        }
        Self { standings }
    }

    /// All realms, best first; realms that share a rank in the order of their seats.
    pub fn standings(&self) -> &[Standing] {
        &self.standings
    }

    /// All realms, best first.
    pub fn iter(&self) -> core::slice::Iter<'_, Standing> {
        self.standings.iter()
    }

    /// The winners: one realm, or all that share the first rank.
    pub fn winners(&self) -> impl Iterator<Item = Realm> + '_ {
        self.standings.iter().filter(|standing| standing.rank == 1).map(|standing| standing.realm)
    }

    /// A realm's share of the victory: 1 for a sole winner, an equal part for joint winners, else 0
    /// (§6.10).
    pub fn share(&self, realm: Realm) -> f64 {
        let share = 1.0 / self.winners().count() as f64;
        if self.winners().any(|winner| winner == realm) { share } else { 0.0 }
    }
}

impl<'a> IntoIterator for &'a Outcome {
    type Item = &'a Standing;
    type IntoIter = core::slice::Iter<'a, Standing>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl Position {
    /// The final standings, once the game is over.
    pub fn outcome(&self) -> Option<Outcome> {
        (self.phase() == Phase::Over).then(|| {
            let points: [u16; SEATS_MAX] = core::array::from_fn(|index| {
                Realm::new(index)
                    .filter(|_| index < self.rules().realm_count())
                    .map_or(0, |realm| self.points(realm))
            });
            let count = self.rules().realm_count();
            // Ties are rare; only then is it worth looking at all territories.
            let tied = (1..count).any(|at| points[..at].contains(&points[at]));
            Outcome::rank(
                self.rules()
                    .realms()
                    .map(|realm| {
                        let points = points[realm.index()];
                        if tied {
                            self.merit(realm, points)
                        } else {
                            Merit { realm, points, ..Merit::default() }
                        }
                    })
                    .collect(),
            )
        })
    }

    fn merit(&self, realm: Realm, points: u16) -> Merit {
        let kingdom = self.kingdom(realm);
        let crowns_count = !self.rules().boxes.has_queendomino();
        Merit {
            realm,
            points,
            largest_territory: kingdom.largest_territory(),
            crowns: if crowns_count { kingdom.crowns() as u16 } else { 0 },
        }
    }
}
