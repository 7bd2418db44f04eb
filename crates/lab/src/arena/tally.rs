//! The results of a match so far.
//!
//! Games come in order. The games of a deal are held back until its last rotation; then their
//! means become one observation.

use super::fault::Forfeit;
use super::game::{Game, Spent};
use super::stats::{Estimate, Mean};

/// The results of a match, complete deals only.
#[derive(Clone, Debug, PartialEq)]
pub struct Tally {
    rotations: usize,
    games: u64,
    /// The games of the incomplete deal.
    open: Vec<Game>,
    rows: Vec<Row>,
    forfeits: Vec<(u32, u32, Forfeit)>,
}

/// A contestant's results. Each number is a mean over deals; see [`Estimate`]. A forfeited game counts
/// only for the wins: its points are those of an unfinished game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Summary {
    /// Realms that it plays in a game.
    pub realms: usize,
    /// Its share of the wins; a win shared by k realms gives each 1/k.
    pub win: Estimate,
    /// Average points of its realms.
    pub points: Estimate,
    /// How far its average realm was ahead of the best rival realm.
    pub margin: Estimate,
    /// How far its average realm was ahead of the average rival realm. At large tables this tells two
    /// bots apart sooner than the margin, because the best rival is usually just the luckiest.
    pub lead: Estimate,
    /// Average points of the rival realms.
    pub rivals: Estimate,
    /// The time its decisions took.
    pub spent: Spent,
    /// Games lost by a fault.
    pub forfeits: usize,
}

/// The index of the win share in a row.
const WIN: usize = 0;

#[derive(Clone, Debug, Default, PartialEq)]
struct Row {
    realms: usize,
    /// Win share, points, margin, lead, rivals.
    means: [Mean; 5],
    spent: Spent,
}

impl Tally {
    /// An empty tally for this many contestants and games per deal.
    pub fn new(contestants: usize, rotations: usize) -> Self {
        let rows = vec![Row::default(); contestants];
        Self { rotations, games: 0, open: Vec::new(), rows, forfeits: Vec::new() }
    }

    /// Adds a game. Returns whether it completes its deal.
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
            row.realms = points_held(&self.open[0], contestant).count();
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

    /// The win shares of a contestant, one observation per deal.
    pub fn shares(&self, contestant: usize) -> Mean {
        self.rows[contestant].means[WIN]
    }

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

/// Points of the realms that a contestant plays.
fn points_held(game: &Game, contestant: usize) -> impl Iterator<Item = f64> {
    points_where(game, move |holder| holder == contestant)
}

fn points_where(game: &Game, which: impl Fn(usize) -> bool) -> impl Iterator<Item = f64> {
    let realms = game.holders.iter().zip(&game.points);
    realms.filter(move |(holder, _)| which(**holder)).map(|(_, points)| f64::from(*points))
}

/// Win share, points, margin, lead and rivals' points of a contestant in one game.
fn result(game: &Game, contestant: usize) -> [f64; 5] {
    let shares = game.holders.iter().zip(&game.shares);
    let win = shares.filter(|(holder, _)| **holder == contestant).map(|(_, share)| share).sum();
    let others = || points_where(game, |holder| holder != contestant);
    let points = average(points_held(game, contestant)).unwrap_or_default();
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
        assert_eq!((tally.games(), tally.deals()), (0, 0), "the deal is not complete");
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
    fn a_forfeited_game_counts_only_for_the_wins() {
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
        // If no game of a deal was finished, only the wins are known.
        tally.add(&broken(1));
        tally.add(&broken(1));
        let first = tally.summary(0);
        assert_eq!((first.win.mean, first.points.mean, tally.deals()), (0.75, 50.0, 2));
        assert_eq!(tally.summary(1).forfeits, 3);
    }
}
