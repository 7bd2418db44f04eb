//! A table on one device, and its players.

use rand::RngExt;
use rules::Seat;
use table::{Intent, Level, Options, Seed, Stage};
use testkit::shuffle;
use testkit::shuffle::Random;
use view::hand::Hand;
use view::solo::{Sitter, Solo};

use crate::fingers;

pub(crate) fn seed(number: u8) -> Seed {
    Seed::new([number; 32])
}

pub(crate) fn seat(number: usize) -> Seat {
    Seat::new(number - 1).unwrap()
}

/// Parses `p` as a person and `b` as a bot.
pub(crate) fn sitters(who: &str) -> Vec<Sitter> {
    let sitter = |(at, letter): (usize, char)| match letter {
        'p' => Sitter::person(format!("Person {}", at + 1).parse().unwrap()),
        _ => Sitter::Bot(Level::Page),
    };
    who.chars().enumerate().map(sitter).collect()
}

pub(crate) fn open(rules: &str, who: &str, number: u8) -> Solo {
    let options = Options::new(rules.parse().unwrap());
    Solo::open(&options, &sitters(who), &seed(number), 1_000).unwrap()
}

/// Lets a bot decide if it is its turn.
pub(crate) fn bot_moves(solo: &mut Solo, now: i64) -> bool {
    let Some(turn) = solo.bot_turn() else { return false };
    let mut bot = bots::of_level(turn.level, solo.state().seq);
    bot.start(&turn.position);
    solo.apply_bot_decision(&turn, bot.best(), now).unwrap();
    true
}

/// Plays for all people.
pub(crate) struct Players {
    pub(crate) hands: Vec<Option<Hand>>,
    pub(crate) random: Random,
    pub(crate) now: i64,
}

impl Players {
    pub(crate) fn new(number: u64) -> Self {
        Self { hands: vec![None; 8], random: shuffle::random(number), now: 1_000 }
    }

    /// Makes one decision, of a bot or through a person's hand.
    pub(crate) fn decide_once(&mut self, solo: &mut Solo) {
        self.now += self.random.random_range(0..5_000);
        if bot_moves(solo, self.now) {
            return;
        }
        let seat = solo.person_to_move().expect("somebody is to move");
        let position = *solo.state().game.as_ref().unwrap().position();
        let hand = self.hands[seat.index()].get_or_insert_with(|| Hand::new(&position, seat));
        hand.refresh(&position);
        let action = fingers::decide(hand, &mut self.random);
        let fresh = Seed::new(self.random.random());
        solo.intend(seat, Intent::Act { action }, self.now, fresh).unwrap();
    }

    pub(crate) fn finish(&mut self, solo: &mut Solo) {
        while solo.state().stage == Stage::Playing {
            self.decide_once(solo);
        }
    }
}
