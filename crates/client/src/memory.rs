//! What a session must not forget while games are played, so that it can reveal what it committed to
//! and check in the end that the game was dealt as was promised.
//!
//! A shell that may be restarted in the middle of a game, such as a page, saves it as JSON.

use rules::Seat;
use serde::{Deserialize, Serialize};
use table::{Commitment, Fairness, Nonce, State, TableId, Unfair, Witness};

use crate::limits::{NONCES_MAX, WITNESSED_MAX};

/// The nonces that a session has committed to, and what it has witnessed of the games it watches.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Memory {
    /// The latest last.
    nonces: Vec<Nonce>,
    /// The games of the tables that we watched, the latest last.
    games: Vec<(TableId, Witness)>,
}

impl Memory {
    /// Keeps a nonce until it can be revealed.
    pub(crate) fn keep(&mut self, nonce: Nonce) {
        if !self.nonces.contains(&nonce) {
            self.nonces.push(nonce);
            self.nonces.drain(..self.nonces.len().saturating_sub(NONCES_MAX));
        }
    }

    /// The nonce that we committed to with this; `None` if it is another client's.
    pub(crate) fn nonce(&self, commitment: Commitment) -> Option<Nonce> {
        self.nonces.iter().rev().find(|nonce| nonce.commitment() == commitment).copied()
    }

    /// Notes what we are told of the game at a table; returns whether any of it is new. `saw_begin`:
    /// see [`Witness::of`].
    pub(crate) fn witness(
        &mut self,
        table: &TableId,
        state: &State,
        own: Option<(Seat, Nonce)>,
        saw_begin: bool,
    ) -> bool {
        let Some(game) = &state.game else { return false };
        let known = self.games.iter_mut().find(|(of, _)| of == table);
        if let Some((_, witness)) = known.filter(|(_, witness)| witness.number() == game.number) {
            return witness.follow(state);
        }
        let Some(witness) = Witness::of(state, own, saw_begin) else { return false };
        self.put(table.clone(), witness);
        true
    }

    fn put(&mut self, table: TableId, witness: Witness) {
        self.games.retain(|(of, _)| *of != table);
        self.games.push((table, witness));
        self.games.drain(..self.games.len().saturating_sub(WITNESSED_MAX));
    }

    /// What the check of a table's game has found, once it is over and if we have followed it.
    pub(crate) fn verdict(
        &self,
        table: &TableId,
        state: &State,
    ) -> Option<Result<Fairness, Unfair>> {
        let (_, witness) = self.games.iter().find(|(of, _)| of == table)?;
        witness.verdict(state)
    }

    /// Adds what another memory has beside this one, such as that of another tab of the same
    /// browser. What this one knows is newer.
    pub fn merge(&mut self, other: Self) {
        let mut nonces = other.nonces;
        nonces.retain(|nonce| !self.nonces.contains(nonce));
        nonces.append(&mut self.nonces);
        nonces.drain(..nonces.len().saturating_sub(NONCES_MAX));
        let mut games = other.games;
        games.retain(|(table, _)| self.games.iter().all(|(known, _)| known != table));
        games.append(&mut self.games);
        games.drain(..games.len().saturating_sub(WITNESSED_MAX));
        *self = Self { nonces, games };
    }
}
