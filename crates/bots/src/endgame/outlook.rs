//! What can become of a kingdom, with everything forgotten that makes no difference.
//!
//! Kingdoms differ in thousands of ways and end in a few dozen. An outlook is a kingdom seen from
//! its end: which outlooks its next domino can lead to, or what it is worth with each hand that it
//! may still get. Kingdoms with the same outlook play on alike, so the search over claims needs to
//! look at only one of them.

use rules::{DominoId, Rules};
use rustc_hash::FxHashMap;

use super::course::{Course, Opening};
use super::merit::Merit;
use super::plot::{Bonuses, Plot};

/// Names an outlook.
pub(super) type OutlookId = u32;

/// All outlooks that were met.
#[derive(Debug)]
pub(super) struct Outlooks<'a> {
    bonuses: Bonuses<'a>,
    course: &'a Course,
    nodes: Vec<Node>,
    /// The outlooks that nodes lead to, and the worths that they range over.
    branches: Vec<OutlookId>,
    worths: Vec<Range>,
    /// By kingdom, and by what it has to place and may claim.
    of_kingdoms: FxHashMap<(u64, u64), OutlookId>,
    /// By what they lead to: the sense of it all.
    alike: FxHashMap<Vec<u32>, OutlookId>,
    budget: u64,
}

/// From here on a kingdom is worth no less and no more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Range {
    pub(super) worst: Merit,
    pub(super) best: Merit,
}

#[derive(Clone, Copy, Debug)]
struct Node {
    /// Where its branches begin: by the choices for the next domino, or by the hands of the line.
    first: u32,
    count: u32,
    /// Where its worths begin, one for each hand of the line that is being claimed.
    worths: u32,
    hands: u32,
}

/// How an outlook leads on.
#[derive(Clone, Copy)]
enum Kind {
    /// The next domino is known: one of the branches is chosen.
    Choice,
    /// The next line's claims decide, one branch for each hand.
    Hands,
    /// Only the last hand is to come; what each is worth is known.
    Worths,
}

impl<'a> Outlooks<'a> {
    pub(super) fn new(rules: &'a Rules, course: &'a Course, budget: u64) -> Self {
        Self {
            bonuses: Bonuses::new(rules),
            course,
            nodes: Vec::new(),
            branches: Vec::new(),
            worths: Vec::new(),
            of_kingdoms: FxHashMap::default(),
            alike: FxHashMap::default(),
            budget,
        }
    }

    /// Work that may still be done.
    pub(super) fn budget(&self) -> u64 {
        self.budget
    }

    /// Takes one piece of work from the budget; `None` when it is used up.
    pub(super) fn spend(&mut self) -> Option<()> {
        self.budget = self.budget.checked_sub(1)?;
        Some(())
    }

    /// The outlooks that an outlook leads to.
    pub(super) fn branches(&self, id: OutlookId) -> &[OutlookId] {
        let Node { first, count, .. } = self.nodes[id as usize];
        &self.branches[first as usize..(first + count) as usize]
    }

    /// What it is worth with each hand of the line that is being claimed.
    pub(super) fn worths(&self, id: OutlookId) -> &[Range] {
        let Node { worths, hands, .. } = self.nodes[id as usize];
        &self.worths[worths as usize..(worths + hands) as usize]
    }

    /// The outlook of a realm's kingdom that has these dominoes to place while that line is being
    /// claimed.
    pub(super) fn of(
        &mut self,
        realm: usize,
        line: usize,
        plot: &mut Plot,
        to_place: &[DominoId],
    ) -> Option<OutlookId> {
        let situation = to_place.iter().fold((realm << 4 | line) as u64, |situation, domino| {
            situation << 8 | (domino.index() as u64 + 1)
        });
        let key = (plot.kingdom().key(), situation);
        if let Some(&known) = self.of_kingdoms.get(&key) {
            return Some(known);
        }
        self.spend()?;
        let id = match to_place.split_first() {
            Some((&domino, rest)) => self.choice(realm, line, plot, domino, rest)?,
            None if self.course.is_last(line) => self.last_hands(realm, line, plot)?,
            None => self.hands(realm, line, plot)?,
        };
        self.of_kingdoms.insert(key, id);
        Some(id)
    }

    fn choice(
        &mut self,
        realm: usize,
        line: usize,
        plot: &mut Plot,
        domino: DominoId,
        rest: &[DominoId],
    ) -> Option<OutlookId> {
        let placements = plot.kingdom().placements(domino);
        let mut leads_to = Vec::with_capacity(placements.len().max(1));
        if placements.is_empty() {
            leads_to.push(self.of(realm, line, plot, rest)?);
        }
        for placement in &placements {
            leads_to.push(plot.with(domino, placement, |plot| self.of(realm, line, plot, rest))?);
        }
        leads_to.sort_unstable();
        leads_to.dedup();
        let mut worths = self.worths(leads_to[0]).to_vec();
        for &other in &leads_to[1..] {
            for (range, other) in worths.iter_mut().zip(self.worths(other)) {
                range.worst = range.worst.min(other.worst);
                range.best = range.best.max(other.best);
            }
        }
        Some(self.named(Kind::Choice, &leads_to, &worths))
    }

    fn hands(&mut self, realm: usize, line: usize, plot: &mut Plot) -> Option<OutlookId> {
        let course = self.course;
        let offer = &course.lines[line];
        let mut leads_to = Vec::new();
        let mut worths = Vec::new();
        for hand in offer.hands[realm].iter() {
            let dominoes: Vec<_> = offer.dominoes(hand).collect();
            let branch = self.of(realm, line + 1, plot, &dominoes)?;
            leads_to.push(branch);
            let ranges = self.worths(branch);
            let worst = ranges.iter().map(|range| range.worst).min();
            let best = ranges.iter().map(|range| range.best).max();
            worths.push(Range {
                worst: worst.unwrap_or(Merit::LEAST),
                best: best.unwrap_or(Merit::MOST),
            });
        }
        Some(self.named(Kind::Hands, &leads_to, &worths))
    }

    fn last_hands(&mut self, realm: usize, line: usize, plot: &mut Plot) -> Option<OutlookId> {
        let course = self.course;
        let offer = &course.lines[line];
        let mut best = vec![Merit::LEAST; offer.hands[realm].len()];
        self.settle_all(plot, &offer.openings[realm], &mut best)?;
        let worths: Vec<_> = best.iter().map(|&best| Range { worst: best, best }).collect();
        Some(self.named(Kind::Worths, &[], &worths))
    }

    /// Finds the best that can be made of every hand; those that begin alike are placed together.
    fn settle_all(
        &mut self,
        plot: &mut Plot,
        openings: &[Opening],
        best: &mut [Merit],
    ) -> Option<()> {
        for Opening { domino, alone, then } in openings {
            if let Some(hand) = *alone {
                best[hand] = best[hand].max(self.settle(plot, &[*domino])?);
            }
            if then.is_empty() {
                continue;
            }
            let placements = plot.kingdom().placements(*domino);
            if placements.is_empty() {
                self.settle_all(plot, then, best)?;
            }
            for placement in &placements {
                self.spend()?;
                plot.with(*domino, placement, |plot| self.settle_all(plot, then, best))?;
            }
        }
        Some(())
    }

    /// The most that a kingdom can be worth when nothing but these dominoes is left to place.
    pub(super) fn settle(&mut self, plot: &mut Plot, to_place: &[DominoId]) -> Option<Merit> {
        let Some((&domino, rest)) = to_place.split_first() else {
            return Some(plot.merit(&mut self.bonuses));
        };
        let placements = plot.kingdom().placements(domino);
        if placements.is_empty() {
            return self.settle(plot, rest);
        }
        if rest.is_empty() {
            self.budget = self.budget.checked_sub(placements.len() as u64)?;
            return Some(plot.best_merit_with(domino, &placements, &mut self.bonuses));
        }
        let mut best = Merit::LEAST;
        for placement in &placements {
            self.spend()?;
            best = best.max(plot.with(domino, placement, |plot| self.settle(plot, rest))?);
        }
        Some(best)
    }

    /// The outlook that leads to these, a new one if none did before.
    fn named(&mut self, kind: Kind, branches: &[OutlookId], worths: &[Range]) -> OutlookId {
        let mut sense = vec![kind as u32];
        match kind {
            Kind::Choice | Kind::Hands => sense.extend(branches),
            Kind::Worths => sense.extend(worths.iter().map(|range| range.best.bits())),
        }
        let next = self.nodes.len() as OutlookId;
        let id = *self.alike.entry(sense).or_insert(next);
        if id == next {
            self.nodes.push(Node {
                first: self.branches.len() as u32,
                count: branches.len() as u32,
                worths: self.worths.len() as u32,
                hands: worths.len() as u32,
            });
            self.branches.extend(branches);
            self.worths.extend(worths);
        }
        id
    }
}
