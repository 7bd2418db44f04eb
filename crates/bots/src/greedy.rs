//! Full greedy: the opponent of the published experiments.
//!
//! Of all pairs of a placement and a claim it takes the one whose kingdom has the most points once
//! the claimed domino is also in its best spot; ties are broken at random. In Queendomino it taxes,
//! builds and bribes for the most immediate points.

use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use rules::{Action, DominoId, Estate, Position, Realm, Rules};

use crate::bot::Bot;
use crate::rival::rival_to_claim;
use crate::ties::Best;

/// Plays for the most points now.
#[derive(Clone, Debug)]
pub struct FullGreedy {
    random: Xoshiro256PlusPlus,
    chosen: Action,
}

impl FullGreedy {
    /// The seed determines how it breaks ties.
    pub fn new(seed: u64) -> Self {
        Self { random: Xoshiro256PlusPlus::seed_from_u64(seed), chosen: Action::Pass }
    }
}

impl Bot for FullGreedy {
    fn start(&mut self, position: &Position) {
        let rules::Actor::Seat(seat) = position.actor() else { return };
        let realm = position.rules().realm_of(seat);
        let mut best = Best::new();
        for action in &position.legal_actions() {
            best.weigh(action, worth(position, action, realm), &mut self.random);
        }
        self.chosen = best.take().unwrap_or(Action::Pass);
    }

    fn think(&mut self, _: u32) -> bool {
        false
    }

    fn best(&self) -> Action {
        self.chosen
    }
}

/// Points of the realm after the action, the claim and the claimed domino's best spot.
fn worth(position: &Position, action: Action, realm: Realm) -> i32 {
    if let Action::Claim(slot) = action {
        let claimed = position.next_line().get(slot);
        let worth = |realm| claimed.map_or(0, |entry| best_spot(position, entry.domino, realm));
        return rival_to_claim(position).map_or_else(|| worth(realm), |rival| -worth(rival));
    }
    let mut next = *position;
    next.play_unchecked(action);
    let free = position.next_line().free_slots();
    let claimable = free.filter_map(|slot| position.next_line().get(slot));
    let best = claimable.map(|entry| best_spot(&next, entry.domino, realm)).max();
    best.unwrap_or_else(|| {
        let estate = next.estate(realm);
        points(&estate, estate.purse.discards == 0)
    })
}

/// Points once this domino is also in its best spot; one that fits nowhere is discarded.
fn best_spot(position: &Position, domino: DominoId, realm: Realm) -> i32 {
    let estate = position.estate(realm);
    let whole = estate.purse.discards == 0;
    let with = estate.kingdom.placements(domino).iter().map(|placement| {
        let kingdom = estate.kingdom.with(domino, placement);
        points(&Estate { kingdom: &kingdom, ..estate }, whole)
    });
    with.max().unwrap_or_else(|| points(&estate, false))
}

/// Points with the bonuses that are not lost yet, so that it does not throw them away.
fn points(estate: &Estate<'_>, whole: bool) -> i32 {
    let rules = Rules { middle_kingdom: false, harmony: false, ..*estate.rules };
    let middle = estate.rules.middle_kingdom && estate.kingdom.may_be_centred();
    let harmony = estate.rules.harmony && whole;
    let sure = Estate { rules: &rules, ..*estate }.points();
    i32::from(sure) + if middle { 10 } else { 0 } + if harmony { 5 } else { 0 }
}

#[cfg(test)]
mod tests {
    use rules::{Actor, Phase, Slot};
    use testkit::shuffle;

    use super::*;
    use crate::choose;

    /// Both bonuses count as long as they can be had.
    #[test]
    fn bonuses_that_are_not_lost_are_counted() {
        for (rules, whole, broken) in [
            ("k2", 0, 0),
            ("k2+middle", 10, 10),
            ("k2+harmony", 5, 0),
            ("k2+middle+harmony", 15, 10),
        ] {
            let position = Position::new(rules.parse().unwrap()).unwrap();
            let estate = position.estate(Realm::new(0).unwrap());
            assert_eq!((points(&estate, true), points(&estate, false)), (whole, broken), "{rules}");
        }
    }

    /// A domino that fits nowhere costs Harmony, and one that fits is never worth less than that.
    #[test]
    fn a_claim_does_not_throw_harmony_away() {
        let mut decisions = 0;
        for seed in 0..40 {
            let rules: Rules = "k4+harmony".parse().unwrap();
            let stock = shuffle::stock(&rules, &mut shuffle::random(seed));
            let mut greedy = FullGreedy::new(seed);
            testkit::game::record(rules, &stock, |position| {
                let action = choose(&mut greedy, position, 1);
                let Actor::Seat(seat) = position.actor() else { return action };
                let estate = position.estate(rules.realm_of(seat));
                let fits = |slot: Slot| {
                    let entry = position.next_line().get(slot);
                    entry.is_some_and(|entry| estate.kingdom.accepts(entry.domino))
                };
                let (keep, lose): (Vec<_>, Vec<_>) =
                    position.next_line().free_slots().partition(|&slot| fits(slot));
                let is_whole = estate.purse.discards == 0 && position.phase() == Phase::Claim;
                if is_whole && !keep.is_empty() && !lose.is_empty() {
                    decisions += 1;
                    let kept = matches!(action, Action::Claim(slot) if fits(slot));
                    assert!(kept, "{action} in {position:?}");
                }
                action
            });
        }
        assert!(decisions > 20, "{decisions}");
    }
}
