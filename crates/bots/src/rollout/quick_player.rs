//! Plays every seat of a game to its end, each by its first impression.
//!
//! This is where a search spends its time. So the territories of each realm are kept from turn to
//! turn, and a spot that no error could make the best is not looked at.

use std::cmp::Ordering;

use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use rules::{
    Action, Actor, Atlas, Cell, Direction, DominoId, Grid, Kingdom, Phase, Placement, Position,
    Realm,
};

use super::promise::{Glance, SNUG, STRAY};
use crate::evaluator::{Estimate, REALMS_MAX, points_now};
use crate::search::sample;

/// More than a promise can be off by rounding.
const ROUNDING: f32 = 0.01;

/// Chooses the most promising action, with an error of the size of the noise.
#[derive(Clone, Debug)]
pub(super) struct QuickPlayer {
    random: Xoshiro256PlusPlus,
    /// The territories of each realm.
    atlases: Vec<Atlas>,
    /// Which of them are those of the position: the others wait until they are asked for.
    known: [bool; REALMS_MAX],
    promises: Vec<f32>,
    /// Spots that may turn out the best.
    spots: Vec<(f32, Placement)>,
}

impl QuickPlayer {
    pub(super) fn new(seed: u64) -> Self {
        Self {
            random: Xoshiro256PlusPlus::seed_from_u64(seed),
            atlases: vec![Atlas::new(&Kingdom::new(Grid::Five)); REALMS_MAX],
            known: [false; REALMS_MAX],
            promises: Vec::new(),
            spots: Vec::new(),
        }
    }

    /// Looks at another position than that which the last action led to.
    pub(super) fn turn_to_another(&mut self) {
        self.known = [false; REALMS_MAX];
    }

    /// Writes how promising each of the legal actions looks, in their order.
    pub(super) fn promises(&mut self, position: &Position, promises: &mut Vec<f32>) {
        let Actor::Seat(seat) = position.actor() else { return };
        let realm = position.rules().realm_of(seat);
        self.look_at(position, realm);
        let mut glance = Glance { position, realm, atlas: &mut self.atlases[realm.index()] };
        glance.promises(&position.legal_actions(), promises);
    }

    /// Plays a game to its end.
    pub(super) fn play_out(&mut self, position: &Position, noise: f32) -> Estimate {
        let mut position = *position;
        loop {
            match position.actor() {
                Actor::Nobody => return points_now(&position),
                Actor::Chance => {
                    let due = position.chance().expect("chance is to deal");
                    let deal = sample(&due, &mut self.random);
                    position.deal(deal).expect("a sampled deal is one that is due");
                }
                Actor::Seat(seat) => {
                    let realm = position.rules().realm_of(seat);
                    let action = self.choose(&position, realm, noise);
                    self.follow(&position, realm, action);
                    position.play_unchecked(action);
                }
            }
        }
    }

    /// Makes sure that the territories of a realm are known.
    fn look_at(&mut self, position: &Position, realm: Realm) {
        if !self.known[realm.index()] {
            self.atlases[realm.index()].turn_to(position.kingdom(realm));
            self.known[realm.index()] = true;
        }
    }

    /// Keeps the territories of a realm as they will be after its action.
    pub(super) fn follow(&mut self, position: &Position, realm: Realm, action: Action) {
        match action {
            Action::Place { domino, placement } => {
                self.atlases[realm.index()].place(domino, placement);
            }
            Action::Build { spot, .. } => {
                let tile = position.builders().and_then(|builders| builders.tile(spot));
                if tile.is_none_or(|tile| tile.spec().crowns > 0) {
                    self.known[realm.index()] = false;
                }
            }
            _ => {}
        }
    }

    /// What the seat to move, which owns this realm, does.
    pub(super) fn choose(&mut self, position: &Position, realm: Realm, noise: f32) -> Action {
        self.look_at(position, realm);
        let mut glance = Glance { position, realm, atlas: &mut self.atlases[realm.index()] };
        let mut eye = Eye { noise, random: &mut self.random };
        if let Some(domino) = position.domino_to_place() {
            return eye.spot(&mut glance, domino, &mut self.spots);
        }
        if position.phase() == Phase::Claim {
            return eye.claim(&mut glance);
        }
        let actions = position.legal_actions();
        self.promises.clear();
        glance.promises(&actions, &mut self.promises);
        let best = eye.best(self.promises.iter().copied().enumerate());
        best.and_then(|index| actions.get(index)).expect("a seat to move has an action")
    }
}

/// How a player sees things.
struct Eye<'a> {
    /// How much it errs, in points.
    noise: f32,
    random: &'a mut Xoshiro256PlusPlus,
}

impl Eye<'_> {
    /// A promise with an error, which is never negative and less than the noise.
    fn sees(&mut self, promise: f32) -> f32 {
        promise + self.noise * self.random.random::<f32>()
    }

    /// What looks best, the first of those that look the same.
    fn best<T>(&mut self, offers: impl Iterator<Item = (T, f32)>) -> Option<T> {
        let mut best = None;
        let mut most = f32::MIN;
        for (offer, promise) in offers {
            let seen = self.sees(promise);
            if seen > most {
                (best, most) = (Some(offer), seen);
            }
        }
        best
    }

    fn claim(&mut self, glance: &mut Glance<'_>) -> Action {
        let line = glance.position.next_line();
        let one_is_left = line.kings() + 1 == line.entries().len();
        let mut claim = |slot| if one_is_left { 0.0 } else { glance.claim(slot) };
        let best = self.best(line.free_slots().map(|slot| (slot, claim(slot))));
        Action::Claim(best.expect("a slot is free when a king is to claim one"))
    }

    /// No spot is chosen that promises less than another by more than the noise: those are left
    /// out before anything is known of them but the points.
    fn spot(
        &mut self,
        glance: &mut Glance<'_>,
        domino: DominoId,
        spots: &mut Vec<(f32, Placement)>,
    ) -> Action {
        /// A domino has six edges, and at least one lies against something.
        const EDGES: f32 = 5.0;
        let shapes = glance.shapes();
        // The shape of a spot and an error make up for so many points and not for more.
        let slack = SNUG * EDGES - if shapes.may_stray { STRAY } else { 0.0 } + self.noise;
        let mut best = f32::MIN;
        spots.clear();
        glance.atlas.near_best(domino, (slack + ROUNDING) as u16, |prospect| {
            let promise = shapes.place(prospect);
            if promise + self.noise >= best {
                best = best.max(promise);
                spots.push((promise, prospect.placement));
            }
        });
        let Some(&(_, first)) = spots.first() else { return Action::Discard(domino) };
        let (mut most, mut placement) = (f32::MIN, first);
        for &(promise, other) in spots.iter() {
            if promise + self.noise < best {
                continue;
            }
            let seen = self.sees(promise);
            // Of those that look the same the first of the legal actions.
            let better = match seen.total_cmp(&most) {
                Ordering::Greater => true,
                Ordering::Equal => order(other) < order(placement),
                Ordering::Less => false,
            };
            if better {
                (most, placement) = (seen, other);
            }
        }
        Action::Place { domino, placement }
    }
}

/// Where a placement stands among the legal actions.
fn order(placement: Placement) -> (Direction, Cell) {
    (placement.toward, placement.at)
}
