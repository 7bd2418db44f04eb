//! What a match has shown so far.
//!
//! Games come in order. The games of a deal are held back until its last rotation, then their
//! means are one observation.

use super::fault::Forfeit;
use super::game::{Game, Spent};
use super::stats::{Estimate, Mean};

/// The results of a match, complete deals only.
#[derive(Clone, Debug, PartialEq)]
pub struct Tally {
    rotations: usize,
    games: u64,
    /// The games of the deal that is not complete yet.
    open: Vec<Game>,
    rows: Vec<Row>,
    forfeits: Vec<(u32, u32, Forfeit)>,
}

/// How a contestant did. Each number is over deals; see [`Estimate`]. A game that somebody lost by a
/// fault counts for the victories alone: its points are those of a game that was broken off.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Summary {
    /// Realms that it held in a game.
    pub realms: usize,
    /// How much of the victories it had; a victory shared by k realms gives each 1/k.
    pub win: Estimate,
    /// Points of a realm of its own.
    pub points: Estimate,
    /// How far a realm of its own was ahead of the best realm of the others.
    pub margin: Estimate,
    /// How far a realm of its own was ahead of the average realm of the others: at large tables this
    /// tells two bots apart sooner than the best realm does, which is mostly the luckiest.
    pub lead: Estimate,
    /// Points of a realm of the others.
    pub rivals: Estimate,
    /// Time it took for its decisions.
    pub spent: Spent,
    /// Games that it lost by a fault.
    pub forfeits: usize,
}

/// Where a row has the win share.
const WIN: usize = 0;

#[derive(Clone, Debug, Default, PartialEq)]
struct Row {
    realms: usize,
    /// Win share, points, margin, lead, rivals.
    means: [Mean; 5],
    spent: Spent,
}

impl Tally {
    /// Nothing played yet, by so many contestants, with so many games a deal.
    pub fn new(contestants: usize, rotations: usize) -> Self {
        let rows = vec![Row::default(); contestants];
        Self { rotations, games: 0, open: Vec::new(), rows, forfeits: Vec::new() }
    }

    /// Adds a game. Returns whether its deal is complete now.
    pub fn add(&mut self, game: &Game) -> bool {
        self.open.push(game.clone());
        if self.open.len() < self.rotations {
            return false;
        }
        for game in &self.open {
            let forfeit = game.forfeit.iter().map(|lost| (game.deal, game.rotation, lost.clone()));
            self.forfeits.extend(forfeit);
        }
        for (contestant, row) in self.rows.iter_mut().enumerate() {
            let results: Vec<[f64; 5]> =
                self.open.iter().map(|game| result(game, contestant)).collect();
            for (at, mean) in row.means.iter_mut().enumerate() {
                let games = self.open.iter().zip(&results);
                let counted = games.filter(|(game, _)| at == WIN || game.forfeit.is_none());
                if let Some(average) = average(counted.map(|(_, result)| result[at])) {
                    mean.add(average);
                }
            }
            row.realms = held(&self.open[0], contestant).count();
            row.spent =
                self.open.iter().fold(row.spent, |sum, game| sum.with(game.spent[contestant]));
        }
        self.games += self.open.len() as u64;
        self.open.clear();
        true
    }

    /// Games of complete deals.
    pub fn games(&self) -> u64 {
        self.games
    }

    /// Complete deals.
    pub fn deals(&self) -> u64 {
        self.rows.first().map_or(0, |row| row.means[WIN].count())
    }

    /// The win shares of a contestant, an observation a deal.
    pub fn shares(&self, contestant: usize) -> Mean {
        self.rows[contestant].means[WIN]
    }

    /// How a contestant did.
    pub fn summary(&self, contestant: usize) -> Summary {
        let Row { realms, means, spent } = &self.rows[contestant];
        let win = means[WIN].share();
        let [_, points, margin, lead, rivals] = means.map(|mean| mean.estimate());
        let lost = self.forfeits.iter().filter(|(_, _, lost)| lost.contestant == contestant);
        let forfeits = lost.count();
        Summary { realms: *realms, win, points, margin, lead, rivals, spent: *spent, forfeits }
    }

    /// Games lost by a fault, in order: the deal and the rotation, both from 0, and what happened.
    pub fn forfeits(&self) -> &[(u32, u32, Forfeit)] {
        &self.forfeits
    }
}

/// Points of the realms that a contestant holds.
fn held(game: &Game, contestant: usize) -> impl Iterator<Item = f64> {
    of(game, move |holder| holder == contestant)
}

fn of(game: &Game, which: impl Fn(usize) -> bool) -> impl Iterator<Item = f64> {
    let realms = game.holders.iter().zip(&game.points);
    realms.filter(move |(holder, _)| which(**holder)).map(|(_, points)| f64::from(*points))
}

/// Win share, points, margin, lead and rivals' points of a contestant in one game.
fn result(game: &Game, contestant: usize) -> [f64; 5] {
    let shares = game.holders.iter().zip(&game.shares);
    let win = shares.filter(|(holder, _)| **holder == contestant).map(|(_, share)| share).sum();
    let others = || of(game, |holder| holder != contestant);
    let points = average(held(game, contestant)).unwrap_or_default();
    let rivals = average(others()).unwrap_or_default();
    [win, points, points - others().fold(0.0, f64::max), points - rivals, rivals]
}

fn average(values: impl Iterator<Item = f64>) -> Option<f64> {
    let mut mean = Mean::default();
    values.for_each(|value| mean.add(value));
    (mean.count() > 0).then(|| mean.estimate().mean)
}

#[cfg(test)]
mod tests {
    use rules::Record;

    use super::*;
    use crate::arena::Fault;

    fn game(deal: u32, holders: [usize; 3], points: [u16; 3], shares: [f64; 3]) -> Game {
        Game {
            deal,
            rotation: 0,
            holders: holders.to_vec(),
            record: Record::new("k3".parse().unwrap()),
            points: points.to_vec(),
            shares: shares.to_vec(),
            forfeit: None,
            spent: vec![Spent::default(); 2],
        }
    }

    #[test]
    fn a_deal_is_one_observation() {
        let mut tally = Tally::new(2, 3);
        assert!(!tally.add(&game(0, [0, 1, 1], [50, 40, 30], [1.0, 0.0, 0.0])));
        assert!(!tally.add(&game(0, [1, 0, 1], [60, 60, 20], [0.5, 0.5, 0.0])));
        assert_eq!((tally.games(), tally.deals()), (0, 0), "a deal that is not complete");
        assert!(tally.add(&game(0, [1, 1, 0], [60, 70, 40], [0.0, 1.0, 0.0])));
        assert_eq!((tally.games(), tally.deals()), (3, 1));
        let first = tally.summary(0);
        assert_eq!((first.win.mean, first.points.mean, first.realms), (0.5, 50.0, 1));
        // 10, 0 and −30 ahead of the best; the others had 35, 40 and 65.
        assert!((first.margin.mean + 20.0 / 3.0).abs() < 1e-9);
        assert!((first.rivals.mean - 140.0 / 3.0).abs() < 1e-9);
        assert!((first.lead.mean - 10.0 / 3.0).abs() < 1e-9);
        let second = tally.summary(1);
        assert_eq!((second.win.mean, second.realms), (0.5, 2));
        assert_eq!((second.points, second.rivals), (first.rivals, first.points));
        assert!(first.win.plus_minus.is_infinite());
    }

    #[test]
    fn a_game_that_was_broken_off_counts_for_the_victories_alone() {
        let mut tally = Tally::new(2, 2);
        let lost = Forfeit {
            contestant: 1,
            seat: rules::Seat::new(0).unwrap(),
            fault: Fault::NotStarted(String::new()),
        };
        let broken = |deal| Game {
            forfeit: Some(lost.clone()),
            ..game(deal, [0, 1, 1], [0, 0, 0], [1.0, 0.0, 0.0])
        };
        tally.add(&game(0, [0, 1, 1], [50, 40, 30], [0.0, 1.0, 0.0]));
        tally.add(&broken(0));
        let first = tally.summary(0);
        assert_eq!((first.win.mean, first.points.mean, first.margin.mean), (0.5, 50.0, 10.0));
        // Where no game came to its end there is nothing to tell but who won.
        tally.add(&broken(1));
        tally.add(&broken(1));
        let first = tally.summary(0);
        assert_eq!((first.win.mean, first.points.mean, tally.deals()), (0.75, 50.0, 2));
        assert_eq!(tally.summary(1).forfeits, 3);
    }
}
