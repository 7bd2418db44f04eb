//! What a shuffle decides, and when (§3, §4.1): building tiles, lines of dominoes, and the
//! order of the first claims. A deal comes from outside, since nothing here is random; it is
//! checked against what nobody has seen yet and then laid out.

use std::collections::{BTreeMap, BTreeSet};

use crate::builders::Builders;
use crate::data::Domino;
use crate::game::{Game, Phase, Slot};
use crate::moves::Deal;

impl Game {
    /// Applies an outcome of chance. The game is unchanged when it is refused.
    ///
    /// # Errors
    /// The `deal.…` code of section 9.
    pub fn deal(&mut self, deal: &Deal) -> Result<(), &'static str> {
        if !matches!(self.phase, Phase::Buildings | Phase::Line | Phase::King) {
            return Err("deal.not_due");
        }
        match (self.phase, deal) {
            (Phase::Buildings, Deal::Buildings { ids }) => self.deal_buildings(ids),
            (Phase::Line, Deal::Line { dominoes }) => self.deal_line(dominoes),
            (Phase::King, Deal::King { seat }) => self.draw_king(*seat),
            _ => Err("deal.wrong_kind"),
        }
    }

    /// Moves on to what comes before the next decision: tiles, a line, the first claims, or nothing
    /// (§3.1, §4.1). No king stands on a line before the first claims are done.
    pub(crate) fn open(&mut self) {
        let tiles_due = self.builders.as_ref().map_or(0, Builders::count_due);
        self.phase = if tiles_due > 0 {
            Phase::Buildings
        } else if self.next.is_empty() && self.dealt < self.options.dominoes {
            Phase::Line
        } else if self.line.is_empty() {
            Phase::King
        } else {
            Phase::Place
        };
    }

    /// After a first claim (§3.3): the next claim, the next draw, or the first round.
    pub(crate) fn after_first_claim(&mut self) {
        let first = self.undrawn.first().copied();
        if self.undrawn.iter().all(|&seat| Some(seat) == first) {
            self.first_claims.extend(self.undrawn.drain(..));
        }
        if !self.first_claims.is_empty() {
            self.phase = Phase::FirstClaim;
        } else if !self.undrawn.is_empty() {
            self.phase = Phase::King;
        } else {
            self.begin_round();
        }
    }

    /// The kings stand on their dominoes, the other dominoes leave the game (§3.5, §4.6), and what
    /// belongs to a new round follows (§4.1).
    pub(crate) fn begin_round(&mut self) {
        self.line = std::mem::take(&mut self.next);
        self.line.retain(|slot| slot.seat.is_some());
        self.turn = 0;
        if let Some(builders) = &mut self.builders {
            builders.renew();
        }
        self.open();
    }

    fn deal_buildings(&mut self, ids: &[String]) -> Result<(), &'static str> {
        let builders = self.builders.as_mut().expect("tiles come with builders");
        if ids.len() != builders.count_due() {
            return Err("deal.wrong_count");
        }
        let mut wanted: BTreeMap<&String, usize> = BTreeMap::new();
        for id in ids {
            *wanted.entry(id).or_default() += 1;
        }
        for (id, count) in wanted {
            if builders.unseen.get(id).is_none_or(|&left| left < count) {
                return Err("deal.not_available");
            }
        }
        builders.uncover(ids);
        self.open();
        Ok(())
    }

    fn deal_line(&mut self, dominoes: &[Domino]) -> Result<(), &'static str> {
        if dominoes.len() != self.options.line() {
            return Err("deal.wrong_count");
        }
        let origin = self.next_origin();
        // A set is in ascending order, as a line is (§3.1), and reveals duplicates.
        let sorted: BTreeSet<Domino> = dominoes.iter().copied().collect();
        let available =
            sorted.iter().all(|domino| domino.origin == origin && self.unseen.contains(domino));
        if sorted.len() != dominoes.len() || !available {
            return Err("deal.not_available");
        }
        self.unseen.retain(|domino| !sorted.contains(domino));
        self.dealt += sorted.len();
        self.next = sorted.into_iter().map(|domino| Slot { domino, seat: None }).collect();
        self.open();
        Ok(())
    }

    fn draw_king(&mut self, seat: usize) -> Result<(), &'static str> {
        let Some(king) = self.undrawn.iter().position(|&undrawn| undrawn == seat) else {
            return Err("deal.not_available");
        };
        if self.options.abba {
            // One draw decides for all four kings (§3.4).
            let other = 1 - seat;
            self.first_claims.extend([seat, other, other, seat]);
            self.undrawn.clear();
        } else {
            self.undrawn.remove(king);
            self.first_claims.push_back(seat);
        }
        self.phase = Phase::FirstClaim;
        Ok(())
    }
}
