//! One game of a match: dealt from the match's seed, and played to its end or to a forfeit.
//!
//! The generator is `ChaCha8` with the match's seed; each deal has its own stream, so deal 1 is what
//! the other commands deal from the same seed. After the shuffle the stream provides the seeds of the
//! bots, for each seat of each rotation.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use rand::seq::SliceRandom;
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rules::{Actor, Position, Record, Rules, Step, Stock};

use super::contestant::Contestant;
use super::fault::Forfeit;
use super::player::Players;

/// A finished game.
#[derive(Clone, Debug, PartialEq)]
pub struct Game {
    /// The deal, from 0.
    pub deal: u32,
    /// The rotation of the contestants, from 0.
    pub rotation: u32,
    /// The contestants' indices by realm.
    pub holders: Vec<usize>,
    /// The moves; its tags name the players and the result.
    pub record: Record,
    /// Final points by realm.
    pub points: Vec<u16>,
    /// Each realm's share of the win: 1 in total.
    pub shares: Vec<f64>,
    /// The fault that ended the game, if there was one.
    pub forfeit: Option<Forfeit>,
    /// By contestant.
    pub spent: Vec<Spent>,
}

/// Time spent on decisions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Spent {
    pub decisions: u64,
    /// Total time.
    pub time: Duration,
    /// The longest time for one decision.
    pub longest: Duration,
}

impl Spent {
    fn add(&mut self, time: Duration) {
        *self = self.with(Self { decisions: 1, time, longest: time });
    }

    #[must_use]
    pub fn with(self, other: Self) -> Self {
        Self {
            decisions: self.decisions + other.decisions,
            time: self.time + other.time,
            longest: self.longest.max(other.longest),
        }
    }

    /// Average seconds per decision.
    pub fn seconds_each(&self) -> f64 {
        self.time.as_secs_f64() / self.decisions.max(1) as f64
    }
}

/// Identifies a game of a match.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pairing<'a> {
    pub(super) seed: u64,
    pub(super) deal: u32,
    pub(super) rotation: u32,
    pub(super) holders: &'a [usize],
}

/// Plays one game; `None` if it was stopped.
pub(super) fn play(
    start: &Position,
    contestants: &[Contestant],
    pairing: Pairing<'_>,
    players: &mut Players<'_>,
    stopped: &AtomicBool,
) -> Option<Game> {
    let rules = start.rules();
    let (stock, seeds) = deal_stock(rules, pairing.seed, pairing.deal, pairing.rotation);
    let holder = |seat| pairing.holders[rules.realm_of(seat).index()];
    players.seat_players(rules.all_seats().map(holder).zip(seeds));

    let mut position = *start;
    let mut record = Record::new(*rules);
    let mut spent = vec![Spent::default(); contestants.len()];
    let mut forfeit = None;
    while !stopped.load(Ordering::Relaxed) {
        let step = match position.actor() {
            Actor::Nobody => break,
            Actor::Chance => Step::Deal(stock.deal(&position).expect("a stock of these rules")),
            Actor::Seat(seat) => {
                let began = Instant::now();
                let chosen = players.choose(seat, &position, &record.steps);
                let contestant = players.contestant(seat);
                spent[contestant].add(began.elapsed());
                match chosen {
                    Ok(action) => Step::Act(action),
                    Err(fault) => {
                        forfeit = Some(Forfeit { contestant, seat, fault });
                        break;
                    }
                }
            }
        };
        position.apply(step).expect("deals are due and actions are checked");
        record.steps.push(step);
    }
    if forfeit.is_none() && position.outcome().is_none() {
        return None;
    }
    let points = rules.realms().map(|realm| position.points(realm)).collect();
    let shares = match &forfeit {
        Some(forfeit) => shares_after_forfeit(pairing.holders, forfeit.contestant),
        None => shares(&position),
    };
    let Pairing { deal, rotation, .. } = pairing;
    let holders = pairing.holders.to_vec();
    let mut game = Game { deal, rotation, holders, record, points, shares, forfeit, spent };
    game.record.tags = tags(&game, contestants, pairing.seed);
    Some(game)
}

/// The shuffled stock of a deal, and the seeds of the seats in one of its rotations.
fn deal_stock(rules: &Rules, seed: u64, deal: u32, rotation: u32) -> (Stock, Vec<u64>) {
    let mut random = ChaCha8Rng::seed_from_u64(seed);
    random.set_stream(deal.into());
    let mut stock = Stock::unshuffled(rules);
    stock.shuffle_piles(|order| order.shuffle(&mut random));
    let seats = rules.seats as usize;
    let seeds = (0..seats * (rotation as usize + 1)).map(|_| random.next_u64());
    let seeds = seeds.skip(seats * rotation as usize).collect();
    (stock, seeds)
}

/// Each realm's share of the win.
fn shares(position: &Position) -> Vec<f64> {
    let outcome = position.outcome();
    let share = |realm| outcome.as_ref().map_or(0.0, |outcome| outcome.share(realm));
    position.rules().realms().map(share).collect()
}

/// The shares after a forfeit: the contestant loses with all its realms, and the others share the win.
fn shares_after_forfeit(holders: &[usize], contestant: usize) -> Vec<f64> {
    let others = holders.iter().filter(|&&holder| holder != contestant).count();
    let share = |&holder: &usize| if holder == contestant { 0.0 } else { 1.0 / others as f64 };
    holders.iter().map(share).collect()
}

fn tags(game: &Game, contestants: &[Contestant], seed: u64) -> Vec<(String, String)> {
    let rules = &game.record.rules;
    let mut tags = vec![("Event".to_owned(), format!("Arena, seed {seed}"))];
    for seat in rules.all_seats() {
        let holder = game.holders[rules.realm_of(seat).index()];
        tags.push((format!("Seat{seat}"), fit_tag(&contestants[holder].to_string())));
    }
    tags.push(("Deal".to_owned(), (game.deal + 1).to_string()));
    tags.push(("Rotation".to_owned(), (game.rotation + 1).to_string()));
    let points: Vec<String> = game.points.iter().map(ToString::to_string).collect();
    tags.push(("Result".to_owned(), points.join("-")));
    if let Some(Forfeit { seat, fault, .. }) = &game.forfeit {
        tags.push(("Forfeit".to_owned(), fit_tag(&format!("seat {seat}: {fault}"))));
    }
    tags
}

/// Shortens a text to what a tag can hold.
fn fit_tag(text: &str) -> String {
    const BYTES_MAX: usize = 200;
    let end = (0..=BYTES_MAX.min(text.len())).rev().find(|&at| text.is_char_boundary(at));
    text[..end.unwrap_or(0)].chars().map(|c| if c.is_control() { ' ' } else { c }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seeds_differ_by_deal_rotation_and_seat_and_stocks_by_deal() {
        let rules: Rules = "k4".parse().unwrap();
        let (first, seeds) = deal_stock(&rules, 1, 0, 0);
        let (again, rotated) = deal_stock(&rules, 1, 0, 1);
        let (second, other) = deal_stock(&rules, 1, 1, 0);
        assert!(first == again && first != second);
        let mut all = [seeds, rotated, other].concat();
        assert_eq!(all.len(), 12);
        all.sort_unstable();
        all.dedup();
        assert_eq!(all.len(), 12);
    }

    #[test]
    fn a_forfeit_loses_with_all_realms() {
        assert_eq!(shares_after_forfeit(&[0, 1, 1, 1], 1), [1.0, 0.0, 0.0, 0.0]);
        assert_eq!(shares_after_forfeit(&[0, 0, 1, 1], 1), [0.5, 0.5, 0.0, 0.0]);
        assert_eq!(shares_after_forfeit(&[2, 0, 1], 1), [0.5, 0.5, 0.0]);
    }

    #[test]
    fn any_text_is_shortened_to_fit_a_tag() {
        assert_eq!(fit_tag("one\ntwo"), "one two");
        assert_eq!(fit_tag(&"é".repeat(150)).len(), 200);
        assert_eq!(fit_tag(&format!("a{}", "é".repeat(150))).len(), 199);
    }
}
