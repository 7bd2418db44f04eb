//! A stable fingerprint of what matters for the rest of a game.
//!
//! Two positions with equal keys continue alike: the order in which dominoes were laid and where
//! one domino ends and the next begins are left out. The function is part of the format of stored
//! tables; a golden test pins its values.

use super::{Position, Purse};
use crate::components::Components;
use crate::kingdom::Kingdom;
use crate::line::{Entry, Line};
use crate::symmetry::Symmetry;

/// Mixes words into 64 bits: each is added, then spread over all bits by multiplication.
struct Mixer(u64);

impl Mixer {
    fn new() -> Self {
        Self(0x243f_6a88_85a3_08d3)
    }

    fn word(&mut self, word: u64) {
        let wide = (self.0 ^ word) as u128 * 0x9e37_79b9_7f4a_7c15;
        self.0 = (wide as u64) ^ ((wide >> 64) as u64) ^ word.rotate_left(32);
    }

    fn wide(&mut self, word: u128) {
        self.word(word as u64);
        self.word((word >> 64) as u64);
    }

    fn line(&mut self, line: &Line) {
        for &Entry { domino, king } in line.entries() {
            let king = king.map_or(0, |seat| seat.index() as u64 + 1);
            self.word((domino.index() as u64) << 8 | king);
        }
        self.word(u64::MAX);
    }
}

impl Kingdom {
    /// A stable fingerprint of the squares and what stands on them.
    pub fn key(&self) -> u64 {
        let mut mixer = Mixer::new();
        self.words().into_iter().for_each(|word| mixer.wide(word));
        // Buildings as a sum, since the order in which they were built does not matter.
        let buildings = self.buildings().map(|(cell, building)| {
            let mut one = Mixer::new();
            one.word((cell.x() as u8 as u64) << 16 | (cell.y() as u8 as u64) << 8);
            one.word(building.index() as u64);
            one.0
        });
        mixer.word(buildings.fold(0, u64::wrapping_add));
        mixer.0
    }

    /// The image under the eight symmetries with the lowest key: the same for all eight.
    #[must_use]
    pub fn canonical(&self) -> (Self, Symmetry) {
        let images = Symmetry::ALL.map(|symmetry| (self.transformed(symmetry), symmetry));
        images
            .into_iter()
            .min_by_key(|(kingdom, _)| kingdom.key())
            .unwrap_or((*self, Symmetry::ALL[0]))
    }
}

impl Position {
    /// A stable fingerprint of what matters for the rest of the game.
    pub fn key(&self) -> u64 {
        let mut mixer = Mixer::new();
        let Self { rules, phase, round, turn, mover, .. } = self;
        rules.to_string().bytes().for_each(|byte| mixer.word(byte as u64));
        if self.components != Components::FIRST {
            mixer.word(self.components.version() as u64);
        }
        mixer.word(u64::from_le_bytes([
            *phase as u8,
            *round,
            *turn,
            mover.index() as u8,
            self.discarded_now as u8,
            0,
            0,
            0,
        ]));
        mixer.word(u64::from_le_bytes(self.undrawn));
        mixer.line(&self.current);
        mixer.line(&self.next);
        self.unseen.words().into_iter().for_each(|word| mixer.word(word));
        for realm in rules.realms() {
            mixer.word(self.kingdom(realm).key());
            let Purse { coins, knights, towers, discards } = self.purse(realm);
            mixer.word(
                (coins as u64) << 24
                    | (knights as u64) << 16
                    | (towers as u64) << 8
                    | discards as u64,
            );
        }
        if let Some(builders) = &self.builders {
            for tile in builders.board.into_iter().chain([builders.top]) {
                mixer.word(tile.map_or(0, |tile| tile.index() as u64 + 1));
            }
            builders.hidden.into_iter().for_each(|count| mixer.word(count as u64));
            mixer.word(builders.queen.map_or(0, |realm| realm.index() as u64 + 1));
            mixer.word(builders.dragon_away as u64);
        }
        mixer.0
    }
}
