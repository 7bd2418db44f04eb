//! The tree: decisions with all their actions, and deals as far as they were sampled.
//!
//! Nodes hold no positions: a walk starts from the root's and plays its way down, which costs less
//! than keeping two kilobytes for every node.

use rand::Rng;
use rules::{Action, Actor, Deal, Position, Realm};

use super::SearchConfig;
use super::chance;
use crate::bot::ActionReport;
use crate::evaluator::{Estimate, Judgement, REALMS_MAX, points_now};

type Values = [f32; REALMS_MAX];

/// No node.
const NONE: u32 = u32::MAX;
const ROOT: usize = 0;

#[derive(Clone, Debug)]
pub(super) struct Tree {
    config: SearchConfig,
    realms: usize,
    nodes: Vec<Node>,
    edges: Vec<Edge>,
    walk: Walk,
}

/// The walk that waits for its estimates.
#[derive(Clone, Debug)]
struct Walk {
    /// Nodes from the root on, and the edges taken with who took them.
    path: Vec<u32>,
    taken: Vec<(u32, Realm)>,
    /// Where the next node will hang.
    hook: Hook,
    /// The decision at its end.
    mover: Realm,
    actions: Vec<Action>,
}

#[derive(Clone, Copy, Debug)]
enum Hook {
    Root,
    Edge(u32),
    Deal { node: u32, index: usize },
}

#[derive(Clone, Debug)]
struct Node {
    visits: u32,
    /// Sums over the visits: how content each realm is, its points, its wins.
    content: Values,
    points: Values,
    wins: Values,
    kind: Kind,
}

#[derive(Clone, Debug)]
enum Kind {
    /// A realm decides between `count` edges from `first` on.
    Decision { mover: Realm, first: u32, count: u32 },
    /// Deals that were sampled, and where they lead.
    Chance(Vec<(Deal, u32)>),
}

#[derive(Clone, Debug)]
struct Edge {
    action: Action,
    visits: u32,
    /// How promising it looked at first, beside its siblings.
    prior: f32,
    /// How content the mover was with what came of it, summed over the visits.
    content: f32,
    child: u32,
}

impl Tree {
    pub(super) fn new(config: SearchConfig, realms: usize) -> Self {
        let walk = Walk {
            path: Vec::new(),
            taken: Vec::new(),
            hook: Hook::Root,
            mover: Realm::default(),
            actions: Vec::new(),
        };
        Self { config, realms, nodes: Vec::new(), edges: Vec::new(), walk }
    }

    /// Walks to a decision that is not in the tree. A walk that comes to the end of the game is
    /// counted at once.
    pub(super) fn descend(&mut self, root: &Position, random: &mut impl Rng) -> Option<Position> {
        let mut position = *root;
        let mut at = if self.nodes.is_empty() { NONE } else { ROOT as u32 };
        self.walk.path.clear();
        self.walk.taken.clear();
        self.walk.hook = Hook::Root;
        loop {
            match position.actor() {
                Actor::Nobody => {
                    self.back_up(&points_now(&position), true);
                    return None;
                }
                Actor::Chance if at == NONE => at = self.attach(Kind::Chance(Vec::new())),
                Actor::Seat(seat) if at == NONE => {
                    self.walk.mover = position.rules().realm_of(seat);
                    self.walk.actions.clear();
                    self.walk.actions.extend(&position.legal_actions());
                    return Some(position);
                }
                _ => {}
            }
            self.walk.path.push(at);
            at = match self.nodes[at as usize].kind {
                Kind::Decision { mover, first, count } => {
                    let index = self.select(at, mover, first, count);
                    let edge = &mut self.edges[index as usize];
                    position.play_unchecked(edge.action);
                    self.walk.taken.push((index, mover));
                    self.walk.hook = Hook::Edge(index);
                    edge.child
                }
                Kind::Chance(_) => {
                    let (deal, child) = self.deal(at, &position, random);
                    position.deal(deal).expect("a sampled deal is one that is due");
                    child
                }
            };
        }
    }

    /// Adds the decision at the end of the walk.
    pub(super) fn expand(&mut self, judgement: &Judgement) {
        let first = self.edges.len() as u32;
        let most = judgement.promises.iter().copied().fold(f32::MIN, f32::max);
        let shares = judgement
            .promises
            .iter()
            .map(|promise| ((promise - most) / self.config.temperature).exp());
        let sum: f32 = shares.clone().sum();
        let edges = self.walk.actions.iter().zip(shares).map(|(&action, share)| Edge {
            action,
            visits: 0,
            prior: share / sum,
            child: NONE,
            content: 0.0,
        });
        self.edges.extend(edges);
        let count = self.edges.len() as u32 - first;
        let node = self.attach(Kind::Decision { mover: self.walk.mover, first, count });
        self.walk.path.push(node);
        self.back_up(&judgement.estimate, false);
    }

    /// The action that was looked at most; of equals the one that promised more.
    pub(super) fn best_from_root(&self) -> Option<Action> {
        let edges = self.edges_of(ROOT)?.iter();
        let best = edges.max_by(|a, b| a.visits.cmp(&b.visits).then(a.prior.total_cmp(&b.prior)));
        best.map(|edge| edge.action)
    }

    /// All actions of the root, those looked at most first.
    pub(super) fn report(&self) -> Vec<ActionReport> {
        let mut edges: Vec<&Edge> = self.edges_of(ROOT).into_iter().flatten().collect();
        edges.sort_by(|a, b| b.visits.cmp(&a.visits).then(b.prior.total_cmp(&a.prior)));
        let mover = match self.nodes.first().map(|node| &node.kind) {
            Some(Kind::Decision { mover, .. }) => mover.index(),
            _ => 0,
        };
        let told = edges.into_iter().map(|edge| {
            let node = self.nodes.get(edge.child as usize);
            let mean = |sum: &Values, node: &Node| sum.map(|sum| sum / node.visits as f32);
            ActionReport {
                action: edge.action,
                visits: edge.visits,
                points: node
                    .map(|node| mean(&node.points, node)[..self.realms].to_vec())
                    .unwrap_or_default(),
                win: node.map(|node| mean(&node.wins, node)[mover]),
                line: self.line(edge),
            }
        });
        told.collect()
    }

    /// How the game is expected to go on, up to the next deal.
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

    /// The action that is worth looking at most: by what is known of it, and by how little it was
    /// tried for how promising it looked.
    fn select(&self, at: u32, mover: Realm, first: u32, count: u32) -> u32 {
        let visits = self.nodes[at as usize].visits as f32;
        let boldness = self.config.exploration * visits.sqrt();
        let edges = &self.edges[first as usize..(first + count) as usize];
        let node = &self.nodes[at as usize];
        let untried = node.content[mover.index()] / visits.max(1.0) - self.config.caution;
        let worth = |edge: &Edge| {
            let tried = edge.visits as f32;
            let content = if edge.visits == 0 { untried } else { edge.content / tried };
            content + boldness * edge.prior / (1.0 + tried)
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
    fn deal(&mut self, at: u32, position: &Position, random: &mut impl Rng) -> (Deal, u32) {
        let node = &mut self.nodes[at as usize];
        let room = chance::outcomes_worth_having(node.visits);
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
            chance::pick(deals.len(), random)
        };
        self.walk.hook = Hook::Deal { node: at, index };
        deals[index]
    }

    /// Hangs a new node where the walk came to.
    fn attach(&mut self, kind: Kind) -> u32 {
        let new = self.nodes.len() as u32;
        let zero = [0.0; REALMS_MAX];
        self.nodes.push(Node { visits: 0, content: zero, points: zero, wins: zero, kind });
        match self.walk.hook {
            Hook::Root => {}
            Hook::Edge(edge) => self.edges[edge as usize].child = new,
            Hook::Deal { node, index } => {
                if let Kind::Chance(deals) = &mut self.nodes[node as usize].kind {
                    deals[index].1 = new;
                }
            }
        }
        new
    }

    /// Tells every node of the walk what came of it.
    fn back_up(&mut self, estimate: &Estimate, over: bool) {
        let content = self.config.utility.of(estimate, self.realms, over);
        let mut wins = [0.0; REALMS_MAX];
        for (realm, win) in wins.iter_mut().enumerate().take(self.realms) {
            *win = self.config.utility.win(estimate, realm, self.realms, over);
        }
        for &(edge, mover) in &self.walk.taken {
            let edge = &mut self.edges[edge as usize];
            edge.visits += 1;
            edge.content += content[mover.index()];
        }
        for &at in &self.walk.path {
            let node = &mut self.nodes[at as usize];
            node.visits += 1;
            for realm in 0..self.realms {
                node.content[realm] += content[realm];
                node.points[realm] += estimate.points[realm];
                node.wins[realm] += wins[realm];
            }
        }
    }

    fn edges_of(&self, at: usize) -> Option<&[Edge]> {
        match self.nodes.get(at)?.kind {
            Kind::Decision { first, count, .. } => {
                Some(&self.edges[first as usize..(first + count) as usize])
            }
            Kind::Chance(_) => None,
        }
    }
}
