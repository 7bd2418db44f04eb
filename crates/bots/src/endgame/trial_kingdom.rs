//! A kingdom on which dominoes are tried and taken back.
//!
//! Solving an endgame takes a hundred thousand kingdoms that differ by one domino. The rules' [`Atlas`]
//! tracks which territories a domino joins, which is ten times faster than recomputing all of them.

use rules::{
    Atlas, DominoId, Estate, Kingdom, Placement, Placements, Position, Purse, Realm, Rules, Tally,
};

use super::payoff::FinalScore;

/// A kingdom and its territories.
#[derive(Clone, Debug)]
pub(super) struct TrialKingdom {
    kingdom: Kingdom,
    atlas: Atlas,
}

impl TrialKingdom {
    pub(super) fn new(kingdom: &Kingdom) -> Self {
        Self { kingdom: *kingdom, atlas: Atlas::new(kingdom) }
    }

    /// The kingdom of a realm, given by its index.
    pub(super) fn of_realm(position: &Position, realm: usize) -> Self {
        let realm = Realm::new(realm).expect("a realm of the table");
        Self::new(position.kingdom(realm))
    }

    pub(super) fn kingdom(&self) -> &Kingdom {
        &self.kingdom
    }

    /// Calls `look` with one more domino in the kingdom, then removes it.
    pub(super) fn with<T>(
        &mut self,
        id: DominoId,
        placement: Placement,
        look: impl FnOnce(&mut Self) -> T,
    ) -> T {
        let kingdom = self.kingdom;
        self.kingdom = kingdom.with(id, placement);
        let before = self.atlas.try_out(id, placement);
        let found = look(self);
        self.atlas.take_back(&before);
        self.kingdom = kingdom;
        found
    }

    /// The score if the game ended now.
    pub(super) fn score(&self, bonuses: &mut Bonuses<'_>) -> FinalScore {
        score(self.atlas.tally(), if bonuses.any { bonuses.of(&self.kingdom) } else { 0 })
    }

    /// The best score with one more domino.
    pub(super) fn best_score_with(
        &mut self,
        id: DominoId,
        placements: &Placements,
        bonuses: &mut Bonuses<'_>,
    ) -> FinalScore {
        if !bonuses.any {
            return self.atlas.best_tally(id).map_or(FinalScore::MIN, |tally| score(tally, 0));
        }
        let mut best = FinalScore::MIN;
        self.atlas.tallies(id, placements.iter(), |placement, tally| {
            best = best.max(score(tally, bonuses.of(&self.kingdom.with(id, placement))));
        });
        best
    }
}

fn score(tally: Tally, bonus: u16) -> FinalScore {
    FinalScore::new(tally.points + bonus, tally.largest, tally.crowns)
}

/// The bonuses for the Middle Kingdom and Harmony (§6.5, §6.6), cached by whether a kingdom is
/// centred and full: they depend on nothing else.
#[derive(Clone, Copy, Debug)]
pub(super) struct Bonuses<'a> {
    rules: &'a Rules,
    any: bool,
    known: [[Option<u16>; 2]; 2],
}

impl<'a> Bonuses<'a> {
    pub(super) fn new(rules: &'a Rules) -> Self {
        Self { rules, any: rules.middle_kingdom || rules.harmony, known: [[None; 2]; 2] }
    }

    fn of(&mut self, kingdom: &Kingdom) -> u16 {
        let kind =
            &mut self.known[usize::from(kingdom.is_centred())][usize::from(kingdom.is_full())];
        *kind.get_or_insert_with(|| {
            let (rules, purse) = (self.rules, Purse::default());
            let estate = Estate { rules, kingdom, purse, hosts_queen: false };
            estate.points() - kingdom.crown_points()
        })
    }
}
