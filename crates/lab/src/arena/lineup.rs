//! Which contestant plays which realm in each game of a deal.
//!
//! Every deal is played once for each rotation, after which every contestant has played every realm
//! equally often. A realm of two seats belongs to one contestant.

use std::fmt::{Display, Formatter, Result as Printed};

/// How two contestants share more than two realms.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Lineup {
    /// The first plays one realm, the second all the others.
    #[default]
    OneVsRest,
    /// The first plays half of the realms, rounded down.
    Half,
}

/// A number of contestants that cannot be seated: neither two nor one per realm.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LineupError {
    pub contestants: usize,
    pub realms: usize,
}

impl Lineup {
    /// The contestants' indices by realm, one list for each rotation.
    ///
    /// # Errors
    /// When there are neither two contestants nor as many as realms.
    pub fn rotations(
        self,
        contestants: usize,
        realms: usize,
    ) -> Result<Vec<Vec<usize>>, LineupError> {
        let first = match (contestants, self) {
            (2, Self::OneVsRest) => 1,
            (2, Self::Half) => realms / 2,
            _ if contestants == realms => realms,
            _ => return Err(LineupError { contestants, realms }),
        };
        let holder = |place: usize| match contestants {
            2 => usize::from(place >= first),
            _ => place,
        };
        let rotated =
            |turn| (0..realms).map(|realm| holder((realm + realms - turn) % realms)).collect();
        Ok((0..realms).map(rotated).collect())
    }
}

impl Display for LineupError {
    fn fmt(&self, f: &mut Formatter<'_>) -> Printed {
        let Self { contestants, realms } = self;
        write!(f, "{contestants} contestants cannot share {realms} realms")
    }
}

impl std::error::Error for LineupError {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_against_the_rest_takes_every_realm_in_turn() {
        let rotations = Lineup::OneVsRest.rotations(2, 4).unwrap();
        assert_eq!(rotations, [[0, 1, 1, 1], [1, 0, 1, 1], [1, 1, 0, 1], [1, 1, 1, 0]]);
        assert_eq!(Lineup::OneVsRest.rotations(2, 2).unwrap(), [[0, 1], [1, 0]]);
    }

    #[test]
    fn half_a_lineup_rotates_over_all_realms() {
        let rotations = Lineup::Half.rotations(2, 4).unwrap();
        assert_eq!(rotations, [[0, 0, 1, 1], [1, 0, 0, 1], [1, 1, 0, 0], [0, 1, 1, 0]]);
        assert_eq!(Lineup::Half.rotations(2, 3), Lineup::OneVsRest.rotations(2, 3));
    }

    #[test]
    fn as_many_contestants_as_realms_get_one_each() {
        for lineup in [Lineup::OneVsRest, Lineup::Half] {
            let rotations = lineup.rotations(3, 3).unwrap();
            assert_eq!(rotations, [[0, 1, 2], [2, 0, 1], [1, 2, 0]]);
        }
    }

    #[test]
    fn other_numbers_are_refused() {
        for contestants in [0, 1, 3, 5] {
            let refused = Lineup::OneVsRest.rotations(contestants, 4);
            assert_eq!(refused, Err(LineupError { contestants, realms: 4 }));
        }
    }
}
