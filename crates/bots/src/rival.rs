//! First claims with the king of somebody else (§3.6 of the rules).

use rules::{Actor, Position, Realm};

/// The realm for which the next claim is made, if it is not the one that makes it.
pub(crate) fn rival_to_claim(position: &Position) -> Option<Realm> {
    let (Some(king), Actor::Seat(seat)) = (position.king_to_claim(), position.actor()) else {
        return None;
    };
    let realm_of = |seat| position.rules().realm_of(seat);
    Some(realm_of(king)).filter(|realm| *realm != realm_of(seat))
}

#[cfg(test)]
mod tests {
    use rules::{Action, Deal, DominoId, DominoSet, Origin, Seat};

    use super::*;
    use crate::{choose, named};

    /// Domino 48 has three crowns, the others have none.
    fn drawn(rules: &str, king: usize) -> Position {
        let mut position = Position::new(rules.parse().expect("a mode")).expect("a game");
        let line: DominoSet = [1, 3, 5, 48]
            .into_iter()
            .filter_map(|number| DominoId::new(Origin::Kingdomino, number))
            .collect();
        position.deal(Deal::Line(line)).expect("the first line");
        position.deal(Deal::King(Seat::new(king).expect("a seat"))).expect("a king");
        position
    }

    #[test]
    fn only_the_king_of_another_realm_is_a_rivals() {
        assert_eq!(rival_to_claim(&drawn("k4+anyking", 0)), None);
        assert_eq!(rival_to_claim(&drawn("k4+anyking", 1)), Realm::new(1));
        assert_eq!(rival_to_claim(&drawn("k4t+anyking", 1)), None, "the partner's");
        assert_eq!(rival_to_claim(&drawn("k4", 1)), None, "seat 2 claims");
    }

    #[test]
    fn a_rival_does_not_get_what_one_would_take() {
        let claim = |name: &str, rules: &str, king| {
            let mut bot = named(name, 1).expect(name);
            match choose(&mut *bot, &drawn(rules, king), 400) {
                Action::Claim(slot) => slot.index(),
                other => panic!("{other} instead of a claim"),
            }
        };
        for name in ["greedy", "positional", "search"] {
            let [own, rivals] = [0, 1].map(|king| claim(name, "k2+anyking", king));
            assert_ne!(own, rivals, "{name}");
        }
        assert_eq!([0, 1].map(|king| claim("greedy", "k4t+anyking", king)), [3, 3]);
        assert_ne!(claim("greedy", "k4t+anyking", 2), 3);
    }
}
