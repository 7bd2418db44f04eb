//! A kingdom that grows by a domino and shrinks again while the search looks ahead.
//!
//! An endgame looks at a hundred thousand kingdoms that differ in one domino. The rules' [`Atlas`]
//! sees which territories a domino joins, which is ten times faster than to find them all anew.

use rules::{Atlas, DominoId, Estate, Kingdom, Placement, Placements, Purse, Rules, Tally};

use super::merit::Merit;

/// A kingdom and its territories.
#[derive(Clone, Debug)]
pub(super) struct Plot {
    kingdom: Kingdom,
    atlas: Atlas,
}

impl Plot {
    pub(super) fn new(kingdom: &Kingdom) -> Self {
        Self { kingdom: *kingdom, atlas: Atlas::new(kingdom) }
    }

    pub(super) fn kingdom(&self) -> &Kingdom {
        &self.kingdom
    }

    /// Looks at the kingdom with one more domino.
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

    /// What the kingdom is worth at the end of a game.
    pub(super) fn merit(&self, bonuses: &mut Bonuses<'_>) -> Merit {
        merit(self.atlas.tally(), if bonuses.any { bonuses.of(&self.kingdom) } else { 0 })
    }

    /// The most that it is worth at the end of a game with one more domino.
    pub(super) fn best_merit_with(
        &mut self,
        id: DominoId,
        placements: &Placements,
        bonuses: &mut Bonuses<'_>,
    ) -> Merit {
        if !bonuses.any {
            return self.atlas.best_tally(id).map_or(Merit::LEAST, |tally| merit(tally, 0));
        }
        let mut best = Merit::LEAST;
        self.atlas.tallies(id, placements.iter(), |placement, tally| {
            best = best.max(merit(tally, bonuses.of(&self.kingdom.with(id, placement))));
        });
        best
    }
}

fn merit(tally: Tally, bonus: u16) -> Merit {
    Merit::new(tally.points + bonus, tally.largest, tally.crowns)
}

/// What the options of the rules add (§6.5, §6.6), by whether a kingdom is centred and full.
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

    /// What the rules say of the first kingdom of a kind is true of all of that kind.
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
