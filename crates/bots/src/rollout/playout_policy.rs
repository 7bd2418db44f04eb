//! The playout policy: every seat plays the action with the best heuristic score plus noise.
//!
//! A search spends most of its time here. So the territories of each realm are updated from turn to
//! turn, and spots that no noise could make the best are skipped.

use std::cmp::Ordering;

use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use rules::{
    Action, Actor, Atlas, Cell, Direction, DominoId, Grid, Kingdom, Phase, Placement, Position,
    Realm,
};

use super::heuristic::{ActionScorer, SNUG, STRAY};
use crate::evaluator::{Estimate, REALMS_MAX, points_now};
use crate::search::sample;

/// More than the rounding error of any score.
const ROUNDING: f32 = 0.01;

/// The policy, with what it carries over from turn to turn.
#[derive(Clone, Debug)]
pub(super) struct PlayoutPolicy {
    random: Xoshiro256PlusPlus,
    /// The territories of each realm.
    atlases: Vec<Atlas>,
    /// Which of them are up to date; the others are updated on demand.
    is_current: [bool; REALMS_MAX],
    /// Buffers, which keep their memory between turns.
    scores: Vec<f32>,
    spots: Vec<(f32, Placement)>,
}

impl PlayoutPolicy {
    pub(super) fn new(seed: u64) -> Self {
        Self {
            random: Xoshiro256PlusPlus::seed_from_u64(seed),
            atlases: vec![Atlas::new(&Kingdom::new(Grid::Five)); REALMS_MAX],
            is_current: [false; REALMS_MAX],
            scores: Vec::new(),
            spots: Vec::new(),
        }
    }

    /// Must be called before a position that does not follow from the last one.
    pub(super) fn forget_kingdoms(&mut self) {
        self.is_current = [false; REALMS_MAX];
    }

    /// Appends the heuristic score of each legal action, in their order.
    pub(super) fn score_actions(&mut self, position: &Position, scores: &mut Vec<f32>) {
        let Actor::Seat(seat) = position.actor() else { return };
        let realm = position.rules().realm_of(seat);
        self.update_atlas(position, realm);
        let mut action_scorer =
            ActionScorer { position, realm, atlas: &mut self.atlases[realm.index()] };
        action_scorer.score_actions(&position.legal_actions(), scores);
    }

    /// Plays the game to its end.
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
                    self.track(&position, realm, action);
                    position.play_unchecked(action);
                }
            }
        }
    }

    fn update_atlas(&mut self, position: &Position, realm: Realm) {
        if !self.is_current[realm.index()] {
            self.atlases[realm.index()].turn_to(position.kingdom(realm));
            self.is_current[realm.index()] = true;
        }
    }

    /// Updates the territories of a realm for its action, before it is played.
    pub(super) fn track(&mut self, position: &Position, realm: Realm, action: Action) {
        match action {
            Action::Place { domino, placement } => {
                self.atlases[realm.index()].place(domino, placement);
            }
            Action::Build { spot, .. } => {
                // A building changes a territory only by its crowns.
                let tile = position.builders().and_then(|builders| builders.tile(spot));
                if tile.is_none_or(|tile| tile.spec().crowns > 0) {
                    self.is_current[realm.index()] = false;
                }
            }
            _ => {}
        }
    }

    /// Chooses an action for the seat to move, which belongs to this realm.
    pub(super) fn choose(&mut self, position: &Position, realm: Realm, noise: f32) -> Action {
        self.update_atlas(position, realm);
        let mut scorer = ActionScorer { position, realm, atlas: &mut self.atlases[realm.index()] };
        let mut chooser = NoisyChooser { noise, random: &mut self.random };
        if let Some(domino) = position.domino_to_place() {
            return chooser.choose_spot(&mut scorer, domino, &mut self.spots);
        }
        if position.phase() == Phase::Claim {
            return chooser.choose_claim(&mut scorer);
        }
        let actions = position.legal_actions();
        self.scores.clear();
        scorer.score_actions(&actions, &mut self.scores);
        let best = chooser.best(self.scores.iter().copied().enumerate());
        best.and_then(|index| actions.get(index)).expect("a seat to move has an action")
    }
}

/// Picks the best of several noisy scores.
struct NoisyChooser<'a> {
    /// The upper bound of the noise, in points.
    noise: f32,
    random: &'a mut Xoshiro256PlusPlus,
}

impl NoisyChooser<'_> {
    /// Adds noise: at least 0, and less than `self.noise`.
    fn noisy_score(&mut self, score: f32) -> f32 {
        score + self.noise * self.random.random::<f32>()
    }

    /// The best after noise, the first of equals.
    fn best<T>(&mut self, offers: impl Iterator<Item = (T, f32)>) -> Option<T> {
        let mut best = None;
        let mut most = f32::MIN;
        for (offer, score) in offers {
            let noisy = self.noisy_score(score);
            if noisy > most {
                (best, most) = (Some(offer), noisy);
            }
        }
        best
    }

    fn choose_claim(&mut self, scorer: &mut ActionScorer<'_>) -> Action {
        let line = scorer.position.next_line();
        let is_last_slot = line.kings() + 1 == line.entries().len();
        let mut score = |slot| if is_last_slot { 0.0 } else { scorer.score_claim(slot) };
        let best = self.best(line.free_slots().map(|slot| (slot, score(slot))));
        Action::Claim(best.expect("a slot is free when a king is to claim one"))
    }

    /// Chooses a spot for a domino. One that scores less than another by more than the noise cannot
    /// win, so it is dropped as soon as its score is known.
    fn choose_spot(
        &mut self,
        scorer: &mut ActionScorer<'_>,
        domino: DominoId,
        spots: &mut Vec<(f32, Placement)>,
    ) -> Action {
        /// By how many covered edges two spots can differ: a domino has six, and at least one of them
        /// touches the kingdom.
        const EDGES_APART: f32 = 5.0;
        let spot_scorer = scorer.spot_scorer();
        // The most points that shape and noise can make up for.
        let stray = if spot_scorer.may_stray { STRAY } else { 0.0 };
        let slack = SNUG * EDGES_APART - stray + self.noise;
        let mut best = f32::MIN;
        spots.clear();
        scorer.atlas.near_best(domino, (slack + ROUNDING) as u16, |prospect| {
            let score = spot_scorer.score_spot(prospect);
            if score + self.noise >= best {
                best = best.max(score);
                spots.push((score, prospect.placement));
            }
        });
        let Some(&(_, first)) = spots.first() else { return Action::Discard(domino) };
        let (mut most, mut chosen) = (f32::MIN, first);
        for &(score, placement) in spots.iter() {
            if score + self.noise < best {
                continue;
            }
            let noisy = self.noisy_score(score);
            // Ties go to the first in the order of the legal actions.
            let is_better = match noisy.total_cmp(&most) {
                Ordering::Greater => true,
                Ordering::Equal => sort_key(placement) < sort_key(chosen),
                Ordering::Less => false,
            };
            if is_better {
                (most, chosen) = (noisy, placement);
            }
        }
        Action::Place { domino, placement: chosen }
    }
}

/// Sorts placements as the legal actions are sorted.
fn sort_key(placement: Placement) -> (Direction, Cell) {
    (placement.toward, placement.at)
}
