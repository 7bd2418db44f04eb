//! The same random games in the naive reference, as a yardstick.

use rand::SeedableRng;
use rand::seq::{IndexedRandom, SliceRandom};
use reference::{Deal, Due, Game};
use rules::Rules;

use crate::playout::FastRandom;

/// Plays random games in the reference.
#[derive(Clone, Debug)]
pub struct NaivePlayout {
    start: Game,
    random: FastRandom,
}

impl NaivePlayout {
    /// Prepares games of these rules.
    ///
    /// # Errors
    /// The reference's error code, when the rules cannot be played.
    pub fn new(rules: &Rules, seed: u64) -> Result<Self, &'static str> {
        let start = Game::new(&testkit::bridge::options(rules))?;
        Ok(Self { start, random: FastRandom::seed_from_u64(seed) })
    }

    /// Plays one game to its end.
    pub fn game(&mut self) -> Game {
        let mut game = self.start.clone();
        loop {
            match game.due() {
                Due::Over => return game,
                Due::Seat(_) => {
                    let moves = game.legal_moves();
                    let chosen = moves.choose(&mut self.random).expect("a seat has a move");
                    game.play(chosen).expect("a listed move is legal");
                }
                due => {
                    let deal = self.deal(due);
                    game.deal(&deal).expect("a deal of what is due");
                }
            }
        }
    }

    fn deal(&mut self, due: Due) -> Deal {
        match due {
            Due::King { kings } => {
                Deal::King { seat: *kings.choose(&mut self.random).expect("kings are left") }
            }
            Due::Line { count, unseen, .. } => {
                let mut dominoes: Vec<_> = unseen.into_iter().collect();
                dominoes.shuffle(&mut self.random);
                dominoes.truncate(count);
                Deal::Line { dominoes }
            }
            Due::Buildings { count, unseen } => {
                let tiles = unseen.into_iter();
                let mut ids: Vec<_> =
                    tiles.flat_map(|(id, copies)| std::iter::repeat_n(id, copies)).collect();
                ids.shuffle(&mut self.random);
                ids.truncate(count);
                Deal::Buildings { ids }
            }
            Due::Seat(_) | Due::Over => unreachable!("only chance deals"),
        }
    }
}
