//! Outlooks: kingdoms grouped by what can still become of them.
//!
//! There are thousands of different kingdoms, but only a few dozen ways for them to end. An outlook
//! records only the future of a kingdom: the outlooks that its next domino can lead to, or its final score with each hand that it
//! may still get. Kingdoms with the same outlook are interchangeable, so the search over claims
//! examines only one of them.

use rules::{DominoId, Rules};
use rustc_hash::FxHashMap;

use super::payoff::FinalScore;
use super::schedule::{HandPrefix, Schedule};
use super::trial_kingdom::{Bonuses, TrialKingdom};

/// The index of an outlook.
pub(super) type OutlookId = u32;

/// All outlooks found so far, each stored once.
#[derive(Debug)]
pub(super) struct Outlooks<'a> {
    bonuses: Bonuses<'a>,
    schedule: &'a Schedule,
    /// By id.
    nodes: Vec<Node>,
    /// The branches of all nodes, one node after another.
    branches: Vec<OutlookId>,
    /// The final scores of all nodes, likewise.
    ranges: Vec<Range>,
    /// By kingdom, and by what it still has to place and may claim.
    by_kingdom: FxHashMap<(u64, u64), OutlookId>,
    /// By what they lead to.
    interned: FxHashMap<Vec<u32>, OutlookId>,
    budget: u64,
}

/// The least and the most that a kingdom can still score.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Range {
    pub(super) worst: FinalScore,
    pub(super) best: FinalScore,
}

#[derive(Clone, Copy, Debug)]
struct Node {
    /// Where its branches start: one for each choice for the next domino, or for each hand.
    first_branch: u32,
    branch_count: u32,
    /// Where its final scores start: one for each hand of the line being claimed.
    first_range: u32,
    range_count: u32,
}

/// What comes next for a kingdom, and so what the branches of its outlook are.
#[derive(Clone, Copy)]
enum Kind {
    /// A domino to place: a branch for each different result, of which the realm takes the best.
    Placement,
    /// A hand of the line: a branch for each, and the claims of all realms decide which.
    Hand,
    /// A hand of the last line: no branches, only a final score for each.
    LastHand,
}

impl<'a> Outlooks<'a> {
    pub(super) fn new(rules: &'a Rules, schedule: &'a Schedule, budget: u64) -> Self {
        Self {
            bonuses: Bonuses::new(rules),
            schedule,
            nodes: Vec::new(),
            branches: Vec::new(),
            ranges: Vec::new(),
            by_kingdom: FxHashMap::default(),
            interned: FxHashMap::default(),
            budget,
        }
    }

    /// The work still allowed.
    pub(super) fn budget(&self) -> u64 {
        self.budget
    }

    /// Takes one unit of work from the budget; `None` when it is used up.
    pub(super) fn spend(&mut self) -> Option<()> {
        self.budget = self.budget.checked_sub(1)?;
        Some(())
    }

    /// The outlooks that an outlook leads to.
    pub(super) fn branches(&self, id: OutlookId) -> &[OutlookId] {
        let Node { first_branch, branch_count, .. } = self.nodes[id as usize];
        &self.branches[first_branch as usize..(first_branch + branch_count) as usize]
    }

    /// The range of final scores for each hand of the line being claimed.
    pub(super) fn ranges(&self, id: OutlookId) -> &[Range] {
        let Node { first_range, range_count, .. } = self.nodes[id as usize];
        &self.ranges[first_range as usize..(first_range + range_count) as usize]
    }

    /// The outlook of a realm's kingdom with these dominoes to place, while that line is being claimed.
    pub(super) fn outlook_of(
        &mut self,
        realm: usize,
        line: usize,
        trial: &mut TrialKingdom,
        to_place: &[DominoId],
    ) -> Option<OutlookId> {
        // Eight bits hold the realm and the line, and each domino's number, so no two are alike.
        let situation = to_place.iter().fold((realm << 4 | line) as u64, |situation, domino| {
            situation << 8 | (domino.index() as u64 + 1)
        });
        let key = (trial.kingdom().key(), situation);
        if let Some(&known) = self.by_kingdom.get(&key) {
            return Some(known);
        }
        self.spend()?;
        let id = match to_place.split_first() {
            Some((&domino, rest)) => self.choice_outlook(realm, line, trial, domino, rest)?,
            None if self.schedule.is_last(line) => self.last_hands_outlook(realm, line, trial)?,
            None => self.hands_outlook(realm, line, trial)?,
        };
        self.by_kingdom.insert(key, id);
        Some(id)
    }

    fn choice_outlook(
        &mut self,
        realm: usize,
        line: usize,
        trial: &mut TrialKingdom,
        domino: DominoId,
        rest: &[DominoId],
    ) -> Option<OutlookId> {
        let placements = trial.kingdom().placements(domino);
        let mut branches = Vec::with_capacity(placements.len().max(1));
        if placements.is_empty() {
            branches.push(self.outlook_of(realm, line, trial, rest)?);
        }
        for placement in &placements {
            branches.push(
                trial.with(domino, placement, |trial| self.outlook_of(realm, line, trial, rest))?,
            );
        }
        branches.sort_unstable();
        branches.dedup();
        let mut ranges = self.ranges(branches[0]).to_vec();
        for &other in &branches[1..] {
            for (range, other) in ranges.iter_mut().zip(self.ranges(other)) {
                range.worst = range.worst.min(other.worst);
                range.best = range.best.max(other.best);
            }
        }
        Some(self.intern(Kind::Placement, &branches, &ranges))
    }

    fn hands_outlook(
        &mut self,
        realm: usize,
        line: usize,
        trial: &mut TrialKingdom,
    ) -> Option<OutlookId> {
        let schedule = self.schedule;
        let offer = &schedule.lines[line];
        let mut branches = Vec::new();
        let mut ranges = Vec::new();
        for hand in offer.hands[realm].iter() {
            let dominoes: Vec<_> = offer.dominoes_of(hand).collect();
            let branch = self.outlook_of(realm, line + 1, trial, &dominoes)?;
            branches.push(branch);
            let of_branch = self.ranges(branch);
            let worst = of_branch.iter().map(|range| range.worst).min();
            let best = of_branch.iter().map(|range| range.best).max();
            ranges.push(Range {
                worst: worst.unwrap_or(FinalScore::MIN),
                best: best.unwrap_or(FinalScore::MAX),
            });
        }
        Some(self.intern(Kind::Hand, &branches, &ranges))
    }

    fn last_hands_outlook(
        &mut self,
        realm: usize,
        line: usize,
        trial: &mut TrialKingdom,
    ) -> Option<OutlookId> {
        let schedule = self.schedule;
        let offer = &schedule.lines[line];
        let mut best = vec![FinalScore::MIN; offer.hands[realm].len()];
        self.settle_all_hands(trial, &offer.prefixes[realm], &mut best)?;
        let ranges: Vec<_> = best.iter().map(|&best| Range { worst: best, best }).collect();
        Some(self.intern(Kind::LastHand, &[], &ranges))
    }

    /// Finds the best score for every hand; hands with a common prefix share its placements.
    fn settle_all_hands(
        &mut self,
        trial: &mut TrialKingdom,
        prefixes: &[HandPrefix],
        best: &mut [FinalScore],
    ) -> Option<()> {
        for HandPrefix { domino, complete, longer } in prefixes {
            if let Some(hand) = *complete {
                best[hand] = best[hand].max(self.settle(trial, &[*domino])?);
            }
            if longer.is_empty() {
                continue;
            }
            let placements = trial.kingdom().placements(*domino);
            if placements.is_empty() {
                self.settle_all_hands(trial, longer, best)?;
            }
            for placement in &placements {
                self.spend()?;
                trial
                    .with(*domino, placement, |trial| self.settle_all_hands(trial, longer, best))?;
            }
        }
        Some(())
    }

    /// The best score of a kingdom that has only these dominoes left to place.
    pub(super) fn settle(
        &mut self,
        trial: &mut TrialKingdom,
        to_place: &[DominoId],
    ) -> Option<FinalScore> {
        let Some((&domino, rest)) = to_place.split_first() else {
            return Some(trial.score(&mut self.bonuses));
        };
        let placements = trial.kingdom().placements(domino);
        if placements.is_empty() {
            return self.settle(trial, rest);
        }
        if rest.is_empty() {
            self.budget = self.budget.checked_sub(placements.len() as u64)?;
            return Some(trial.best_score_with(domino, &placements, &mut self.bonuses));
        }
        let mut best = FinalScore::MIN;
        for placement in &placements {
            self.spend()?;
            best = best.max(trial.with(domino, placement, |trial| self.settle(trial, rest))?);
        }
        Some(best)
    }

    /// Finds the outlook with this future, or adds it.
    fn intern(&mut self, kind: Kind, branches: &[OutlookId], ranges: &[Range]) -> OutlookId {
        let mut signature = vec![kind as u32];
        match kind {
            Kind::Placement | Kind::Hand => signature.extend(branches),
            Kind::LastHand => signature.extend(ranges.iter().map(|range| range.best.bits())),
        }
        let next = self.nodes.len() as OutlookId;
        let id = *self.interned.entry(signature).or_insert(next);
        if id == next {
            self.nodes.push(Node {
                first_branch: self.branches.len() as u32,
                branch_count: branches.len() as u32,
                first_range: self.ranges.len() as u32,
                range_count: ranges.len() as u32,
            });
            self.branches.extend(branches);
            self.ranges.extend(ranges);
        }
        id
    }
}
