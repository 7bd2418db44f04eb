//! Which facts get a sentence of their own.
//!
//! A screen shows most of what happens, and the move log has the moves. What others do beside the
//! game is told as well, alike on the page and in the terminal; without a screen, so is everything
//! that one would show.

use rules::Seat;
use table::{Dropped, Fact};

/// How much it takes to notice a fact.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Weight {
    /// The move log says it, or nobody needs to hear it.
    Logged,
    /// A screen shows it: seats, options, the beginning and the end, votes, and what is said.
    Seen,
    /// It deserves a sentence, at least for everyone but the player who did it.
    News { by: Option<Seat> },
}

fn weight(fact: &Fact) -> Weight {
    match fact {
        Fact::Stepped { .. } | Fact::Revealed { .. } => Weight::Logged,
        Fact::Opened { .. }
        | Fact::Changed { .. }
        | Fact::BotSat { .. }
        | Fact::Stood { .. }
        | Fact::HouseIs { .. }
        | Fact::HostIs { .. }
        | Fact::Readied { .. }
        | Fact::Began { .. }
        | Fact::Asked { .. }
        | Fact::Agreed { .. }
        | Fact::Ended { .. }
        | Fact::Said { .. }
        | Fact::Wrote { .. }
        | Fact::Closed => Weight::Seen,
        Fact::Left { seat }
        | Fact::Returned { seat }
        | Fact::TakenOver { seat }
        | Fact::Resigned { seat, .. }
        | Fact::TimeRanOut { seat, then: None }
        | Fact::TimeGranted { seat }
        | Fact::Undone { seat, .. }
        | Fact::Sat { seat, .. }
        | Fact::Dropped { why: Dropped::Declined { seat } } => Weight::News { by: Some(*seat) },
        // What a clock does, its owner has to hear too.
        Fact::TimeRanOut { then: Some(_), .. }
        | Fact::Held { .. }
        | Fact::Missing { .. }
        | Fact::Dropped { why: Dropped::Withdrawn | Dropped::Lapsed } => Weight::News { by: None },
    }
}

/// Whether to tell a viewer in front of a screen about a fact.
pub fn is_worth_telling(fact: &Fact, viewer: Option<Seat>) -> bool {
    match weight(fact) {
        Weight::News { by } => by.is_none() || by != viewer,
        Weight::Logged | Weight::Seen => false,
    }
}

/// Whether to tell somebody about a fact who sees no table, only lines.
pub fn is_worth_a_line(fact: &Fact) -> bool {
    weight(fact) != Weight::Logged
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_others_do_beside_the_game_is_told() {
        let [own, other] = [0, 1].map(|index| Seat::new(index).unwrap());
        let declined = |seat| Fact::Dropped { why: Dropped::Declined { seat } };
        assert!(is_worth_telling(&declined(other), Some(own)));
        assert!(is_worth_telling(&declined(other), None), "to a spectator");
        assert!(!is_worth_telling(&declined(own), Some(own)), "their own doing");
        assert!(is_worth_telling(&Fact::Dropped { why: Dropped::Lapsed }, Some(own)));
        let ready = Fact::Readied { seat: other, ready: true, commitment: None };
        assert!(!is_worth_telling(&ready, Some(own)), "the list of seats shows it");
        assert!(is_worth_a_line(&ready), "where there is no list");
        assert!(is_worth_a_line(&declined(own)));
        let step = Fact::Stepped { step: "17@h7n".parse().unwrap() };
        assert!(!is_worth_telling(&step, Some(own)) && !is_worth_a_line(&step));
    }
}
