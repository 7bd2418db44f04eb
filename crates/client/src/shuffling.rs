//! A session's part in the shuffle: it commits, reveals, remembers what it was told, and checks.

use rules::Seat;
use table::{Commitment, Fairness, Intent, Nonce, TableId, Unfair};

use crate::memory::Memory;
use crate::model::Model;
use crate::pending::Wish;
use crate::session::Session;

/// What a session needs to take part in shuffles.
#[derive(Clone, Default)]
pub(crate) struct Shuffling {
    /// What nonces are made of; `None` if the session does not contribute.
    secret: Option<[u8; 32]>,
    made: u64,
    memory: Memory,
    revision: u64,
}

impl Session {
    /// From now on the session adds to the shuffles of its games, without being asked: it commits to
    /// a nonce whenever it gets ready, and reveals it once the game has begun. The secret is made
    /// of random bytes that nobody else knows.
    pub fn contribute(&mut self, secret: [u8; 32]) {
        self.shuffling.secret = Some(secret);
    }

    /// A commitment to a new nonce, for a request that opens a table or asks for a quick match.
    pub fn commit(&mut self) -> Option<Commitment> {
        let shuffling = &mut self.shuffling;
        let secret = shuffling.secret?;
        shuffling.made += 1;
        let nonce = Nonce::numbered(&secret, shuffling.made);
        self.adopt(nonce);
        Some(nonce.commitment())
    }

    /// Keeps a nonce that was committed to before the session began.
    pub fn adopt(&mut self, nonce: Nonce) {
        self.shuffling.memory.keep(nonce);
        self.shuffling.revision += 1;
    }

    /// What has to survive a restart of the shell, as long as games are played.
    pub fn memory(&self) -> &Memory {
        &self.shuffling.memory
    }

    /// Goes up with every change of [`Session::memory`].
    pub fn memory_revision(&self) -> u64 {
        self.shuffling.revision
    }

    /// Adds what was saved before a restart.
    pub fn remember(&mut self, memory: Memory) {
        self.shuffling.memory.merge(memory);
    }

    /// Whether the last game at a table was dealt as was promised when it began, checked against
    /// what this session remembers. `None` while it is on, or if we have not followed it.
    pub fn fairness(&self, table: &TableId) -> Option<Result<Fairness, Unfair>> {
        self.shuffling.memory.verdict(table, self.state(table)?)
    }

    /// Whoever gets ready commits to something.
    pub(crate) fn committed(&mut self, intent: Intent) -> Intent {
        match intent {
            Intent::Ready { ready: true, commitment: None } => {
                Intent::Ready { ready: true, commitment: self.commit() }
            }
            other => other,
        }
    }

    /// Notes what a table now tells of its game, which may just have begun, and reveals our nonce if
    /// it is due.
    pub(crate) fn attend_shuffle(&mut self, table: &TableId, saw_begin: bool) {
        let Some(state) = self.models.get(table).and_then(Model::shared_state).cloned() else {
            return;
        };
        let own = self.own_contribution(table);
        if self.shuffling.memory.witness(table, &state, own, saw_begin) {
            self.shuffling.revision += 1;
        }
        let awaited = self.player().and_then(|player| state.awaited_from(&player.id));
        if let Some((_, nonce)) = own.filter(|_| awaited.is_some())
            && !self.pending.is_revealing(table)
        {
            // If too much is unanswered, the next message brings us here again.
            let _ = self.submit(table, Wish::Reveal(nonce));
        }
    }

    /// Our seat in a game and the nonce that we have committed to there.
    fn own_contribution(&self, table: &TableId) -> Option<(Seat, Nonce)> {
        let game = self.state(table)?.game.as_ref()?;
        let seat = self.seat(table)?;
        let commitment = game.contribution(seat)?.commitment;
        Some((seat, self.shuffling.memory.nonce(commitment)?))
    }
}

/// Omits the secret.
impl std::fmt::Debug for Shuffling {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Self { made, memory, .. } = self;
        f.debug_struct("Shuffling")
            .field("made", made)
            .field("memory", memory)
            .finish_non_exhaustive()
    }
}
