//! A bot that searches.

use rules::{Action, Actor, Position};

use super::{Search, SearchConfig};
use crate::bot::{ActionReport, Bot, Report};
use crate::endgame::{self, Solution};
use crate::evaluator::{Evaluator, Judgement, Leaf};

/// Visits for a decision with only one action: enough to estimate its outcome.
const FORCED_VISITS: u32 = 64;

/// A bot that searches with an evaluator, and plays exactly once nothing is left to chance.
///
/// It keeps its tree from one decision of a turn to the next.
#[derive(Clone, Debug)]
pub struct SearchBot<E> {
    evaluator: E,
    config: SearchConfig,
    seed: u64,
    search: Option<Search>,
    /// The endgame, once the solver has been asked.
    end: End,
    only: Option<Action>,
    leaves: Vec<Leaf>,
    judgements: Vec<Judgement>,
}

#[derive(Clone, Debug)]
enum End {
    /// The solver has not been asked yet.
    Unknown,
    /// Chance still plays a part, or solving would take too long.
    Open,
    Solved(Solution),
}

impl<E: Evaluator> SearchBot<E> {
    /// Searches with this evaluator; the seed determines what it samples.
    pub fn new(evaluator: E, config: SearchConfig, seed: u64) -> Self {
        Self {
            evaluator,
            config,
            seed,
            search: None,
            end: End::Unknown,
            only: None,
            leaves: Vec::new(),
            judgements: Vec::new(),
        }
    }

    /// The subtree of this position, if it follows from the action just chosen.
    fn continued_search(&self, position: &Position) -> Option<Search> {
        let before = self.search.as_ref()?;
        let action = before.best()?;
        let mut root = before.root;
        root.play(action).ok()?;
        if root == *position { before.after(action) } else { None }
    }

    fn solve(&mut self, root: &Position) {
        if matches!(self.end, End::Unknown) {
            let SearchConfig { utility, solve_budget, .. } = self.config;
            let solution = endgame::solve(root, utility, solve_budget);
            self.end = solution.map_or(End::Open, End::Solved);
        }
    }
}

impl<E: Evaluator> Bot for SearchBot<E> {
    fn start(&mut self, position: &Position) {
        debug_assert!(matches!(position.actor(), Actor::Seat(_)));
        let actions = position.legal_actions();
        let fresh = || Search::new(*position, self.config, self.seed);
        self.search = Some(self.continued_search(position).unwrap_or_else(fresh));
        self.only = if actions.len() == 1 { actions.get(0) } else { None };
        self.end = End::Unknown;
        self.seed = self.seed.wrapping_add(1);
    }

    fn think(&mut self, visits: u32) -> bool {
        let Some(root) = self.search.as_ref().map(|search| search.root) else { return false };
        if self.only.is_some() {
            self.end = End::Open;
        }
        self.solve(&root);
        let (Some(search), End::Open) = (&mut self.search, &self.end) else { return false };
        let mut left = match self.only {
            Some(_) => visits.min(FORCED_VISITS.saturating_sub(search.visits())),
            None => visits,
        };
        while left > 0 {
            self.leaves.clear();
            self.judgements.clear();
            left -= search.gather(self.config.batch.clamp(1, left as usize), &mut self.leaves);
            self.evaluator.evaluate(&self.leaves, &mut self.judgements);
            search.apply(&self.judgements);
        }
        self.only.is_none()
    }

    fn best(&self) -> Action {
        if let End::Solved(solution) = &self.end {
            return solution.actions[solution.best].action;
        }
        let searched = || {
            self.search
                .as_ref()
                .and_then(|search| search.best().or_else(|| search.root.legal_actions().get(0)))
        };
        self.only.or_else(searched).unwrap_or(Action::Pass)
    }

    fn report(&self) -> Report {
        match (&self.search, &self.end) {
            (_, End::Solved(solution)) => solution.report(),
            (Some(search), _) if search.visits() > 0 => search.report(),
            _ => {
                let action = self.best();
                let (points, line) = (Vec::new(), vec![action]);
                let only = ActionReport { action, visits: 0, points, win: None, line };
                Report { visits: 0, actions: vec![only] }
            }
        }
    }
}
