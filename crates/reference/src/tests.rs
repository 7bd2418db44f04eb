//! The tests of the reference: components, options, scoring, small scenes, and laws over random
//! games in every mode. Helpers that several of them use are here.

mod components;
mod laws;
mod options;
mod queendomino;
mod rounds;
mod scoring;

use crate::*;

/// Every mode of the table of section 2 by its written name, and mixes that it does not print.
const MODES: [&str; 23] = [
    "k2", "k2abba", "k2any", "k4any", "k3", "k3+48", "k4", "duel", "q2", "q3", "q4", "w3", "w4",
    "w5", "w6", "w7", "w8", "w6t", "w8t", "k4t", "k8t", "w2", "q4t",
];

const KINGDOMINO: &[Origin] = &[Origin::Kingdomino];
const QUEENDOMINO: &[Origin] = &[Origin::Queendomino];
const BOTH: &[Origin] = &[Origin::Kingdomino, Origin::Queendomino];

/// The options of a mode, with Middle Kingdom and Harmony.
fn mode(name: &str) -> Options {
    let (boxes, seats, grid, dominoes, line) = match name {
        "k2" | "k2abba" | "k2any" => (KINGDOMINO, 2, 5, 24, 4),
        "k3" => (KINGDOMINO, 3, 5, 36, 3),
        "k3+48" => (KINGDOMINO, 3, 5, 48, 4),
        "k4" | "k4any" => (KINGDOMINO, 4, 5, 48, 4),
        "duel" => (KINGDOMINO, 2, 7, 48, 4),
        "q2" => (QUEENDOMINO, 2, 7, 48, 4),
        "q3" => (QUEENDOMINO, 3, 5, 48, 4),
        "q4" => (QUEENDOMINO, 4, 5, 48, 4),
        "w3" => (BOTH, 3, 7, 96, 4),
        "w4" => (BOTH, 4, 7, 96, 4),
        "w5" => (BOTH, 5, 5, 96, 8),
        "w6" => (BOTH, 6, 5, 96, 8),
        "w7" => (BOTH, 7, 5, 96, 8),
        "w8" => (BOTH, 8, 5, 96, 8),
        "w6t" => (BOTH, 6, 7, 96, 8),
        "w8t" => (BOTH, 8, 7, 96, 8),
        "k4t" => (KINGDOMINO, 4, 7, 48, 4),
        "k8t" => (KINGDOMINO, 8, 5, 48, 8),
        "q4t" => (QUEENDOMINO, 4, 7, 48, 4),
        "w2" => (BOTH, 2, 7, 96, 8),
        other => panic!("no mode {other}"),
    };
    let options = Options {
        boxes: boxes.iter().copied().collect(),
        seats,
        teams: name.ends_with('t'),
        grid,
        dominoes,
        abba: name == "q2" || name == "k2abba",
        any_king: name.ends_with("any"),
        middle_kingdom: true,
        harmony: true,
    };
    assert_eq!(options.line(), line, "the table of section 2 prints the line of {name}");
    options
}

/// A tiny linear congruential generator: the same numbers in every run.
struct Lcg(u64);

impl Lcg {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963);
        (self.0 >> 33) as usize % bound
    }

    fn pick<T: Clone>(&mut self, from: &[T]) -> T {
        from[self.below(from.len())].clone()
    }

    /// Some of these, in a random order.
    fn draw<T>(&mut self, mut from: Vec<T>, count: usize) -> Vec<T> {
        (0..count).map(|_| from.remove(self.below(from.len()))).collect()
    }

    /// A deal for what is due.
    fn deal(&mut self, due: Due) -> Deal {
        match due {
            Due::King { kings } => Deal::King { seat: self.pick(&kings) },
            Due::Line { count, unseen, .. } => {
                Deal::Line { dominoes: self.draw(unseen.into_iter().collect(), count) }
            }
            Due::Buildings { count, unseen } => {
                let tiles = unseen.into_iter().flat_map(|(id, left)| vec![id; left]).collect();
                Deal::Buildings { ids: self.draw(tiles, count) }
            }
            Due::Seat(_) | Due::Over => panic!("nothing to deal"),
        }
    }

    /// One random step of a game that is not over.
    fn step(&mut self, game: &mut Game) {
        if matches!(game.due(), Due::Seat(_)) {
            let mv = self.pick(&game.legal_moves());
            assert_eq!(game.play(&mv), Ok(()), "{mv:?}");
        } else {
            let deal = self.deal(game.due());
            assert_eq!(game.deal(&deal), Ok(()), "{deal:?}");
        }
    }
}

/// A domino of Kingdomino's box.
fn k(number: u8) -> Domino {
    Domino { origin: Origin::Kingdomino, number }
}

/// A domino of Queendomino's box.
fn q(number: u8) -> Domino {
    Domino { origin: Origin::Queendomino, number }
}

fn line(dominoes: &[Domino]) -> Deal {
    Deal::Line { dominoes: dominoes.to_vec() }
}

fn tiles(ids: &[&str]) -> Deal {
    Deal::Buildings { ids: ids.iter().map(ToString::to_string).collect() }
}

fn square(terrain: Terrain, crowns: u32) -> Square {
    Square { terrain, crowns, knight: false, building: None }
}
