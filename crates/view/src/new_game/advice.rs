//! What the rulebooks advise about a game that is being chosen. Nothing is refused for it.

use rules::{Alliance, Rules};

use super::{Field, NewGame};
use crate::edition::Edition;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Advice {
    /// So many play better in teams.
    Teams,
    /// The first game is best without variants.
    FirstGame,
    /// The Mighty Duel comes after a game or two for practice.
    Practice,
}

/// From this number of players on, teams are better.
const MANY: u8 = 7;

impl Advice {
    /// The advice on a mix of rules.
    pub fn on(rules: &Rules) -> Option<Self> {
        (rules.seats >= MANY && rules.alliance == Alliance::Solo).then_some(Self::Teams)
    }
}

impl NewGame {
    /// The advice to give beside a field.
    pub fn advice(&self, field: Field) -> Option<Advice> {
        match field {
            Field::Seats => Advice::on(&self.rules()),
            Field::Edition => {
                let is_duel = Edition::of(&self.rules()) == Edition::MightyDuel;
                is_duel.then_some(Advice::Practice)
            }
            Field::MiddleKingdom | Field::Harmony | Field::Dynasty => Some(Advice::FirstGame),
            _ => None,
        }
    }
}
