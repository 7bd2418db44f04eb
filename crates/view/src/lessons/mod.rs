//! The positions of the lessons and of the pictures in the rules, and what the learner should do
//! there.

mod figures;

pub use figures::{TaxFigure, attempt, best_kingdoms, best_tax, largest_territory, realm};

use rules::{Action, Actor, Kingdom, Position, Realm, Seat, Setup, Terrain};

use crate::scene::{Choice, best_spot};

/// A position to try something in.
#[derive(Clone, Copy, Debug)]
pub struct Stage {
    pub position: Position,
    pub parts: Parts,
    task: Task,
}

/// The parts of the table to show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Parts {
    Line,
    Kingdom,
    LineAndKingdom,
    Builders,
    BuildersAndKingdom,
}

/// What counts as right.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Task {
    /// Any legal action except passing.
    Anything,
    /// Enlarging a territory of this terrain.
    Join(Terrain),
    /// The placement that scores most.
    Best,
    /// The choice that collects most coins.
    MostCoins,
}

const FIRST_CLAIM: &str = "k3 0.claim 1 - 5,19,45 - -/-/-";
const FIRST_DOMINO: &str = "k3 1.place @1 19:1,30:2,44:3 3,20,45 - -/-/-";
const FORESTS: &str = "k3 3.place @1 29:1,33:2,45:3 1,20,48 7,8,9,10 24@f7w,17@f8n/d2/d2";
const TEN_POINTS: &str = "k3 5.place @1 28:1,33:2,45:3 1,20,48 7,8,9,10,11,12,14,15 \
    24@f7w,27@f8w,19@e6e,4@g8n/d4/d4";
const NO_CROWN: &str = "k3 4.place @1 33:1,34:2,45:3 3,20,48 5,6,7,8,9,10 1@e7e,2@e8e,28@h7n/d3/d3";
const NEXT_LINE: &str = "k3 5.claim @1 28:1,33:2,45:3 3,21,48 7,8,9,10,11,12,14,15 \
    24@f7w,27@f8w,19@e6e,4@g8n,28@f9w/d4/d4";
const MISFIT: &str = "k3 7.place @1 12:1,33:2,45:3 1,20,48 2,3,5,6,8,9,11,13,14,15,16,18 \
    24@f7w,27@f8w,19@e6e,4@g8n,7@h7e,10@g5n/d6/d6";
const TAX: &str = "q3 4.tax @1 q32:1,q33:2,q41:3,q45 q2,q19,q38,q44 \
    q5,q6,q7,q8,q9,q10,q11,q12,q13 q3@e7e,q4@e6e,q20@h7e,q32@g8w,c7,k1/c7,k1,d3/c7,k1,d3 \
    sawmill,statues,guardtower,church,small_tavern,queens_tower;bakery;-;-;home";
const BUILD: &str = "q3 4.build @1 q32:1,q33:2,q41:3,q45 q2,q19,q38,q44 \
    q5,q6,q7,q8,q9,q10,q11,q12,q13 q3@e7e,q4@e6e,q20@h7e,q32@g8w,$f8,c9/c7,k1,d3/c7,k1,d3 \
    sawmill,statues,guardtower,church,small_tavern,queens_tower;bakery;-;-;home";
const DRAGON: &str = "q3 4.bribe @1 q32:1,q33:2,q41:3,q45 q2,q19,q38,q44 \
    q5,q6,q7,q8,q9,q10,q11,q12,q13 \
    q3@e7e,q4@e6e,q20@h7e,q32@g8w,$f8,sawmill@g8,c9/c7,k1,d3/c7,k1,d3 \
    -,statues,guardtower,church,small_tavern,queens_tower;bakery;-;-;home";
const QUEEN: &str = "q3 4.claim @1 q32:1,q33:2,q41:3,q45 q2,q19,q38,q44 \
    q5,q6,q7,q8,q9,q10,q11,q12,q13 \
    q3@e7e,q4@e6e,q20@h7e,q32@g8w,$f8,guardtower@g8,c9,t2/c7,k1,d3/c7,k1,d3 \
    sawmill,statues,-,church,small_tavern,queens_tower;bakery;-;1;home";

/// The position of a lesson, or of a paragraph of the rules, by its key.
pub fn position(id: &str) -> Option<Position> {
    let setup = match id {
        "learn-claim" => FIRST_CLAIM,
        "learn-place" => FIRST_DOMINO,
        "learn-match" | "rules-placing-match" | "rules-placing-free" => FORESTS,
        "learn-crowns"
        | "learn-territory"
        | "learn-frame"
        | "rules-placing-grid"
        | "rules-points-crowns" => TEN_POINTS,
        "learn-no-crown" | "rules-points-none" => NO_CROWN,
        "learn-order" | "rules-turn-order" => NEXT_LINE,
        "learn-discard" | "rules-placing-discard" => MISFIT,
        "learn-queen-knights" | "learn-queen-town" | "learn-queen-stay" | "rules-knights-coins" => {
            TAX
        }
        "learn-queen-builders" | "learn-queen-buildings" | "rules-builders-board" => BUILD,
        "learn-queen-dragon" => DRAGON,
        "learn-queen-queen" | "rules-towers-crown" => QUEEN,
        _ => return None,
    };
    let setup: Setup = setup.parse().ok()?;
    Position::from_setup(&setup).ok()
}

impl Stage {
    /// The stage of a lesson with a task.
    pub fn of(lesson: &str) -> Option<Self> {
        let (parts, task) = match lesson {
            "learn-claim" => (Parts::Line, Task::Anything),
            "learn-place" => (Parts::Kingdom, Task::Anything),
            "learn-match" => (Parts::Kingdom, Task::Join(Terrain::Forest)),
            "learn-crowns" => (Parts::Kingdom, Task::Best),
            "learn-order" => (Parts::LineAndKingdom, Task::Anything),
            "learn-queen-knights" => (Parts::Kingdom, Task::MostCoins),
            "learn-queen-builders" => (Parts::BuildersAndKingdom, Task::Anything),
            "learn-queen-dragon" => (Parts::Builders, Task::Anything),
            _ => return None,
        };
        Some(Self { position: position(lesson)?, parts, task })
    }

    /// The position after a right action.
    pub fn after(&self, action: Action) -> Option<Position> {
        let before = &self.position;
        let mut after = *before;
        after.play(action).ok()?;
        let realm = learner_realm(before);
        let is_right = action != Action::Pass
            && match self.task {
                Task::Anything => true,
                Task::Join(terrain) => {
                    let largest = |position: &Position| largest(position.kingdom(realm), terrain);
                    largest(&after) > largest(before)
                }
                Task::Best => {
                    let best = before.domino_to_place().and_then(|id| best_spot(before, realm, id));
                    let gain = i32::from(after.points(realm)) - i32::from(before.points(realm));
                    best.is_some_and(|best| gain >= best.gain)
                }
                Task::MostCoins => {
                    let offers = match Choice::of(before) {
                        Some(Choice::Tax { offers, .. }) => offers,
                        _ => Vec::new(),
                    };
                    let most = offers.iter().map(|offer| offer.coins).max();
                    let coins = |position: &Position| position.purse(realm).coins;
                    most == coins(&after).checked_sub(coins(before))
                }
            };
        is_right.then_some(after)
    }
}

/// The seat to move, in every position here.
pub fn learner(position: &Position) -> Option<Seat> {
    match position.actor() {
        Actor::Seat(seat) => Some(seat),
        Actor::Chance | Actor::Nobody => Seat::new(0),
    }
}

fn learner_realm(position: &Position) -> Realm {
    learner(position).map_or_else(Realm::default, |seat| position.rules().realm_of(seat))
}

fn largest(kingdom: &Kingdom, terrain: Terrain) -> u8 {
    let alike = kingdom.territories().filter(|territory| territory.terrain == terrain);
    alike.map(|territory| territory.squares).max().unwrap_or(0)
}
