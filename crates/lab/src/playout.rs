//! Random games, one after another, without allocating.

use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use rules::{Action, Actor, Position, Rules, RulesError, Stock};

/// A small, fast generator; its games are for timing, not for playing.
pub type FastRandom = Xoshiro256PlusPlus;

/// Plays random games under one set of rules.
#[derive(Clone, Debug)]
pub struct Playout {
    start: Position,
    position: Position,
    stock: Stock,
    random: FastRandom,
}

impl Playout {
    /// Prepares games of these rules; the same seed plays the same games.
    ///
    /// # Errors
    /// When the rules cannot be played.
    pub fn new(rules: Rules, seed: u64) -> Result<Self, RulesError> {
        let start = Position::new(rules)?;
        let stock = Stock::unshuffled(&rules);
        Ok(Self { start, position: start, stock, random: FastRandom::seed_from_u64(seed) })
    }

    /// Shuffles and plays one game to its end.
    pub fn game(&mut self) -> &Position {
        self.shuffle();
        while self.step() {}
        &self.position
    }

    /// Shuffles and plays one game with decisions by `decide`.
    pub fn game_by(&mut self, mut decide: impl FnMut(&Position) -> Action) -> &Position {
        self.shuffle();
        loop {
            let position = &mut self.position;
            match position.actor() {
                Actor::Nobody => return &self.position,
                Actor::Chance => self.deal(),
                Actor::Seat(_) => position.play_unchecked(decide(position)),
            }
        }
    }

    /// A position of a random game, `steps` steps from the start or at the end, whichever comes first.
    pub fn position(&mut self, steps: usize) -> &Position {
        self.shuffle();
        for _ in 0..steps {
            if !self.step() {
                break;
            }
        }
        &self.position
    }

    /// Plays one game and counts its decisions.
    pub fn decisions(&mut self) -> usize {
        self.shuffle();
        let mut count = 0;
        while self.step() {
            count += usize::from(matches!(self.position.actor(), Actor::Seat(_)));
        }
        count
    }

    /// Returns to the start with a shuffled stock.
    fn shuffle(&mut self) {
        self.position = self.start;
        // Only the dominoes that will be dealt need shuffling; they end up where dealing starts.
        let dealt = self.start.rules().dominoes as usize;
        self.stock.shuffle_piles(|order| {
            let dealt = dealt.min(order.len());
            let _ = order.partial_shuffle(&mut self.random, dealt);
            order.rotate_right(dealt);
        });
    }

    fn step(&mut self) -> bool {
        let position = &mut self.position;
        match position.actor() {
            Actor::Nobody => return false,
            Actor::Chance => self.deal(),
            Actor::Seat(_) => {
                let actions = position.legal_actions();
                let index = self.random.random_range(0..actions.len() as u32);
                let action = actions.get(index as usize).expect("an index below the length");
                position.play_unchecked(action);
            }
        }
        true
    }

    fn deal(&mut self) {
        let deal = self.stock.deal(&self.position).expect("the stock is of these rules");
        self.position.deal(deal).expect("the stock deals what is due");
    }
}
