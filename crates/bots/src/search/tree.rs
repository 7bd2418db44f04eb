//! The tree: decisions with all their actions, and the deals sampled so far.
//!
//! Nodes hold no positions: a walk starts at the root and replays its way down, which costs less than
//! storing two kilobytes per node.

use std::collections::VecDeque;

use rand::Rng;
use rules::{Action, Actor, Deal, Position, Realm};

use super::SearchConfig;
use super::{chance, utility};
use crate::bot::ActionReport;
use crate::evaluator::{Estimate, Judgement, Leaf, REALMS_MAX, points_now};

type Values = [f32; REALMS_MAX];
/// A sum over visits: too many for the precision of an `f32`.
type Sums = [f64; REALMS_MAX];

/// No node.
const NONE: u32 = u32::MAX;
/// A node that waits for its judgement.
const PENDING: u32 = u32::MAX - 1;
const ROOT: usize = 0;

#[derive(Clone, Debug)]
pub(super) struct Tree {
    config: SearchConfig,
    realms: usize,
    nodes: Vec<Node>,
    edges: Vec<Edge>,
    /// Walks that wait for judgements, the oldest first.
    pending: VecDeque<Walk>,
    /// Finished walks, kept so that their memory can be reused.
    spare: Vec<Walk>,
}

/// The path down to a decision that is not in the tree.
#[derive(Clone, Debug, Default)]
struct Walk {
    /// Nodes from the root on, and the edges taken, each with the realm that took it.
    path: Vec<u32>,
    taken: Vec<(u32, Realm)>,
    /// Where to attach the next node.
    hook: Hook,
    /// The decision at its end.
    mover: Realm,
    actions: Vec<Action>,
}

#[derive(Clone, Copy, Debug, Default)]
enum Hook {
    #[default]
    Root,
    Edge(u32),
    Deal {
        node: u32,
        index: usize,
    },
    /// Nowhere: this node is judged more closely.
    Closer(u32),
    /// Nowhere: the tree is as large as it may be.
    Nowhere,
}

/// How a walk ended.
#[derive(Debug)]
#[expect(clippy::large_enum_variant, reason = "it is destructured at once and never stored")]
pub(super) enum Walked {
    /// At a decision to judge.
    To(Leaf),
    /// At a known end, already counted.
    Known,
    /// At a decision that is waiting for its judgement; nothing was counted.
    Busy,
}

#[derive(Clone, Debug)]
struct Node {
    /// Walks that passed through, including those that wait for a judgement.
    visits: u32,
    /// Sums over the visits: each realm's utility, points and wins.
    utility: Sums,
    points: Sums,
    wins: Sums,
    kind: Kind,
}

#[derive(Clone, Debug)]
enum Kind {
    /// A realm decides between `count` edges from `first` on, perhaps already judged closely.
    Decision { mover: Realm, first: u32, count: u32, close: bool },
    /// Deals that were sampled, and where they lead.
    Chance(Vec<(Deal, u32)>),
    /// The outcome is known exactly.
    Solved(Estimate),
}

#[derive(Clone, Debug)]
struct Edge {
    action: Action,
    visits: u32,
    /// Its share of its siblings' action scores, by softmax.
    prior: f32,
    /// The mover's utility, summed over the visits.
    utility: f64,
    child: u32,
}

impl Tree {
    pub(super) fn new(config: SearchConfig, realms: usize) -> Self {
        let (nodes, edges) = (Vec::new(), Vec::new());
        Self { config, realms, nodes, edges, pending: VecDeque::new(), spare: Vec::new() }
    }

    /// Walks to a decision that is not in the tree. Everything it passes counts as visited at once,
    /// so that the next walk goes elsewhere while this one waits for its judgement.
    pub(super) fn descend(&mut self, root: &Position, random: &mut impl Rng) -> Walked {
        let mut position = *root;
        let mut walk = self.spare.pop().unwrap_or_default();
        walk.path.clear();
        walk.taken.clear();
        walk.hook = Hook::Root;
        let mut at = match (self.nodes.is_empty(), self.pending.is_empty()) {
            (false, _) => ROOT as u32,
            (true, true) => NONE,
            (true, false) => PENDING,
        };
        loop {
            match position.actor() {
                Actor::Nobody => {
                    let end = points_now(&position);
                    // While the tree has room, an end is a node like any other.
                    if at == NONE && !self.is_full() {
                        at = self.attach(walk.hook, Kind::Solved(end));
                    }
                    if let Some(node) = self.nodes.get_mut(at as usize) {
                        node.visits += 1;
                        walk.path.push(at);
                    }
                    self.back_up(&walk, &end);
                    self.spare.push(walk);
                    return Walked::Known;
                }
                _ if at == PENDING => {
                    self.uncount_visits(&walk);
                    self.spare.push(walk);
                    return Walked::Busy;
                }
                Actor::Chance if at == NONE && self.is_full() => {
                    let due = position.chance().expect("chance is to deal");
                    let deal = chance::sample(&due, random);
                    position.deal(deal).expect("a sampled deal is one that is due");
                    walk.hook = Hook::Nowhere;
                    continue;
                }
                Actor::Chance if at == NONE => {
                    at = self.attach(walk.hook, Kind::Chance(Vec::new()));
                }
                Actor::Seat(seat) if at == NONE => {
                    walk.mover = position.rules().realm_of(seat);
                    walk.actions.clear();
                    walk.actions.extend(&position.legal_actions());
                    if self.is_full() {
                        walk.hook = Hook::Nowhere;
                    }
                    self.set_child(walk.hook, PENDING);
                    self.pending.push_back(walk);
                    return Walked::To(Leaf { position, closely: false });
                }
                _ => {}
            }
            let worth_more = self.nodes[at as usize].visits >= self.config.closer;
            let next = match self.nodes[at as usize].kind {
                Kind::Decision { close: false, .. } if worth_more => {
                    self.mark_close(at);
                    self.uncount_visits(&walk);
                    walk.hook = Hook::Closer(at);
                    self.pending.push_back(walk);
                    return Walked::To(Leaf { position, closely: true });
                }
                Kind::Decision { mover, first, count, .. } => {
                    let index = self.select(at, mover, first, count);
                    let edge = &mut self.edges[index as usize];
                    edge.visits += 1;
                    position.play_unchecked(edge.action);
                    walk.taken.push((index, mover));
                    walk.hook = Hook::Edge(index);
                    edge.child
                }
                Kind::Chance(_) => {
                    let (index, deal, child) = self.choose_deal(at, &position, random);
                    walk.hook = Hook::Deal { node: at, index };
                    position.deal(deal).expect("a sampled deal is one that is due");
                    child
                }
                Kind::Solved(estimate) => {
                    walk.path.push(at);
                    self.nodes[at as usize].visits += 1;
                    self.back_up(&walk, &estimate);
                    self.spare.push(walk);
                    return Walked::Known;
                }
            };
            walk.path.push(at);
            self.nodes[at as usize].visits += 1;
            at = next;
        }
    }

    /// Adds the decision at the end of the oldest waiting walk.
    pub(super) fn expand(&mut self, judgement: &Judgement) {
        let Some(mut walk) = self.pending.pop_front() else { return };
        match walk.hook {
            Hook::Closer(node) => {
                self.set_priors(node, &judgement.action_scores);
                self.spare.push(walk);
                return;
            }
            Hook::Nowhere => {
                self.back_up(&walk, &judgement.estimate);
                self.spare.push(walk);
                return;
            }
            Hook::Root | Hook::Edge(_) | Hook::Deal { .. } => {}
        }
        let kind = if judgement.exact {
            Kind::Solved(judgement.estimate)
        } else {
            self.decision(&walk, judgement)
        };
        let node = self.attach(walk.hook, kind);
        self.nodes[node as usize].visits = 1;
        walk.path.push(node);
        self.back_up(&walk, &judgement.estimate);
        self.spare.push(walk);
    }

    /// A decision whose actions have not been tried yet.
    fn decision(&mut self, walk: &Walk, judgement: &Judgement) -> Kind {
        let first = self.edges.len() as u32;
        let priors = priors(&judgement.action_scores, self.config.temperature);
        let edges = walk.actions.iter().zip(priors).map(|(&action, prior)| Edge {
            action,
            visits: 0,
            prior,
            child: NONE,
            utility: 0.0,
        });
        self.edges.extend(edges);
        let count = self.edges.len() as u32 - first;
        Kind::Decision { mover: walk.mover, first, count, close: false }
    }

    /// Notes that a closer judgement was requested.
    fn mark_close(&mut self, at: u32) {
        if let Kind::Decision { close, .. } = &mut self.nodes[at as usize].kind {
            *close = true;
        }
    }

    /// Takes the action scores of a closer judgement.
    fn set_priors(&mut self, at: u32, scores: &[f32]) {
        let Kind::Decision { first, count, .. } = self.nodes[at as usize].kind else { return };
        let edges = &mut self.edges[first as usize..(first + count) as usize];
        for (edge, prior) in edges.iter_mut().zip(priors(scores, self.config.temperature)) {
            edge.prior = prior;
        }
    }

    /// The subtree below an action, as its own tree.
    pub(super) fn after(&self, action: Action) -> Option<Self> {
        let edge = self.edges_of(ROOT)?.iter().find(|edge| edge.action == action)?;
        let mut tree = Self::new(self.config, self.realms);
        let root = self.nodes.get(edge.child as usize)?;
        matches!(root.kind, Kind::Decision { .. }).then(|| {
            tree.copy_from(self, edge.child);
            tree
        })
    }

    /// Copies a node of another tree with everything below it.
    fn copy_from(&mut self, from: &Self, at: u32) -> u32 {
        let Some(node) = from.nodes.get(at as usize) else { return NONE };
        let copied = self.nodes.len() as u32;
        self.nodes.push(node.clone());
        match &node.kind {
            Kind::Solved(_) => {}
            &Kind::Decision { mover, first, count, close } => {
                let moved = self.edges.len() as u32;
                self.edges.extend_from_slice(&from.edges[first as usize..][..count as usize]);
                self.nodes[copied as usize].kind =
                    Kind::Decision { mover, first: moved, count, close };
                for index in moved..moved + count {
                    let child = self.copy_from(from, self.edges[index as usize].child);
                    self.edges[index as usize].child = child;
                }
            }
            Kind::Chance(deals) => {
                let deals = deals.iter().map(|&(deal, child)| (deal, self.copy_from(from, child)));
                let deals = deals.collect();
                self.nodes[copied as usize].kind = Kind::Chance(deals);
            }
        }
        copied
    }

    /// The number of nodes.
    #[cfg(test)]
    pub(super) fn size(&self) -> usize {
        self.nodes.len()
    }

    /// The number of visits to the root.
    pub(super) fn visits(&self) -> u32 {
        self.nodes.first().map_or(0, |root| root.visits)
    }

    /// The action with the most visits; of equals, the one with the higher prior.
    pub(super) fn best_from_root(&self) -> Option<Action> {
        let edges = self.edges_of(ROOT)?.iter();
        let best = edges.max_by(|a, b| a.visits.cmp(&b.visits).then(a.prior.total_cmp(&b.prior)));
        best.map(|edge| edge.action)
    }

    /// All actions of the root, most visited first.
    pub(super) fn report(&self) -> Vec<ActionReport> {
        // Of equals, the last comes first, as in `best_from_root`.
        let mut edges: Vec<&Edge> = self.edges_of(ROOT).into_iter().flatten().rev().collect();
        edges.sort_by(|a, b| b.visits.cmp(&a.visits).then(b.prior.total_cmp(&a.prior)));
        let mover = match self.nodes.first().map(|node| &node.kind) {
            Some(Kind::Decision { mover, .. }) => mover.index(),
            _ => 0,
        };
        let reports = edges.into_iter().map(|edge| {
            let (points, win) = self.expectation(edge.child as usize, mover);
            let line = self.line(edge);
            ActionReport { action: edge.action, visits: edge.visits, points, win, line }
        });
        reports.collect()
    }

    /// The root as the outcome of its only action: a root solved at once has no edges.
    pub(super) fn report_forced(&self, action: Action, mover: Realm) -> ActionReport {
        let (points, win) = self.expectation(ROOT, mover.index());
        ActionReport { action, visits: self.visits(), points, win, line: vec![action] }
    }

    /// The points that all realms expect at a node, and the mover's chance to win.
    fn expectation(&self, at: usize, mover: usize) -> (Vec<f32>, Option<f32>) {
        let Some(node) = self.nodes.get(at) else { return (Vec::new(), None) };
        let mean = |sum: &Sums| sum.map(|sum| (sum / f64::from(node.visits)) as f32);
        (mean(&node.points)[..self.realms].to_vec(), Some(mean(&node.wins)[mover]))
    }

    /// How the game is expected to continue, up to the next deal.
    fn line(&self, edge: &Edge) -> Vec<Action> {
        let mut line = vec![edge.action];
        let mut at = edge.child as usize;
        while let Some(edges) = self.edges_of(at) {
            let Some(next) = edges.iter().max_by_key(|edge| edge.visits).filter(|e| e.visits > 0)
            else {
                break;
            };
            line.push(next.action);
            at = next.child as usize;
        }
        line
    }

    /// The next action to visit (PUCT): its value so far, plus a bonus that grows with its prior and
    /// shrinks with its visits.
    fn select(&self, at: u32, mover: Realm, first: u32, count: u32) -> u32 {
        let node = &self.nodes[at as usize];
        let visits = node.visits as f32;
        let exploration = self.config.exploration * visits.sqrt();
        let edges = &self.edges[first as usize..(first + count) as usize];
        let so_far = node.utility[mover.index()] / f64::from(node.visits.max(1));
        let untried = so_far as f32 - self.config.caution;
        let worth = |edge: &Edge| {
            let tried = edge.visits as f32;
            let utility = match edge.visits {
                0 => untried,
                visits => (edge.utility / f64::from(visits)) as f32,
            };
            utility + exploration * edge.prior / (1.0 + tried)
        };
        let mut best = (f32::MIN, 0);
        for (index, edge) in edges.iter().enumerate() {
            let worth = worth(edge);
            if worth > best.0 {
                best = (worth, index as u32);
            }
        }
        first + best.1
    }

    /// A deal at a chance node: a new one while there are few for its visits, else a known one.
    fn choose_deal(
        &mut self,
        at: u32,
        position: &Position,
        random: &mut impl Rng,
    ) -> (usize, Deal, u32) {
        let node = &mut self.nodes[at as usize];
        let room = chance::outcomes_max(node.visits);
        let Kind::Chance(deals) = &mut node.kind else { unreachable!("a chance node") };
        let index = if deals.len() < room {
            let due = position.chance().expect("chance is to deal");
            let deal = chance::sample(&due, random);
            let known = deals.iter().position(|(known, _)| *known == deal);
            known.unwrap_or_else(|| {
                deals.push((deal, NONE));
                deals.len() - 1
            })
        } else {
            chance::random_index(deals.len(), random)
        };
        let (deal, child) = deals[index];
        (index, deal, child)
    }

    /// Whether no more nodes may be added.
    fn is_full(&self) -> bool {
        let taken = self.nodes.len() * size_of::<Node>() + self.edges.len() * size_of::<Edge>();
        taken > self.config.memory
    }

    /// Attaches a new node at the end of a walk.
    fn attach(&mut self, hook: Hook, kind: Kind) -> u32 {
        let new = self.nodes.len() as u32;
        let zero = Sums::default();
        self.nodes.push(Node { visits: 0, utility: zero, points: zero, wins: zero, kind });
        self.set_child(hook, new);
        new
    }

    fn set_child(&mut self, hook: Hook, child: u32) {
        match hook {
            Hook::Root | Hook::Closer(_) | Hook::Nowhere => {}
            Hook::Edge(edge) => self.edges[edge as usize].child = child,
            Hook::Deal { node, index } => {
                if let Kind::Chance(deals) = &mut self.nodes[node as usize].kind {
                    deals[index].1 = child;
                }
            }
        }
    }

    /// Adds the outcome of a walk to everything it passed.
    fn back_up(&mut self, walk: &Walk, estimate: &Estimate) {
        let wins = utility::win_chances(estimate, self.realms);
        let mut utility = Values::default();
        for (realm, utility) in utility.iter_mut().enumerate().take(self.realms) {
            *utility = self.config.utility.value(estimate.points[realm], wins[realm]);
        }
        for &(edge, mover) in &walk.taken {
            self.edges[edge as usize].utility += f64::from(utility[mover.index()]);
        }
        for &at in &walk.path {
            let node = &mut self.nodes[at as usize];
            for realm in 0..self.realms {
                node.utility[realm] += f64::from(utility[realm]);
                node.points[realm] += f64::from(estimate.points[realm]);
                node.wins[realm] += f64::from(wins[realm]);
            }
        }
    }

    /// Uncounts a walk that led to nothing.
    fn uncount_visits(&mut self, walk: &Walk) {
        walk.taken.iter().for_each(|&(edge, _)| self.edges[edge as usize].visits -= 1);
        walk.path.iter().for_each(|&at| self.nodes[at as usize].visits -= 1);
    }

    fn edges_of(&self, at: usize) -> Option<&[Edge]> {
        match self.nodes.get(at)?.kind {
            Kind::Decision { first, count, .. } => {
                Some(&self.edges[first as usize..(first + count) as usize])
            }
            Kind::Chance(_) | Kind::Solved(_) => None,
        }
    }
}

/// A softmax over the action scores.
fn priors(scores: &[f32], temperature: f32) -> impl Iterator<Item = f32> + '_ {
    let most = scores.iter().copied().fold(f32::MIN, f32::max);
    let weight = move |score: &f32| libm::expf((score - most) / temperature);
    let sum: f32 = scores.iter().map(weight).sum();
    scores.iter().map(move |score| weight(score) / sum)
}
