//! Drafts facts: each is applied to a copy of the state before the next is decided.

use rules::{Actor, Components, Seat, Step};

use super::seen::MustHaveSeen;
use super::{Decided, Table};
use crate::dealer::{Dealer, GameId, Seed};
use crate::fact::{Cause, Ending, Entry, Fact, Seq};
use crate::names::PlayerId;
use crate::options::Millis;
use crate::refusal::Reason;
use crate::shuffle::Shuffle;
use crate::state::State;

pub(super) struct Draft {
    pub(super) state: State,
    pub(super) now: Millis,
    pub(super) cause: Option<Cause>,
    pub(super) seen: MustHaveSeen,
    dealer: Option<Dealer>,
    fresh: Option<Seed>,
    seed: Option<(u32, Seed)>,
    entries: Vec<Entry>,
}

impl Draft {
    pub(super) fn new(table: &Table, now: Millis, cause: Option<Cause>, fresh: Seed) -> Self {
        Self {
            state: table.state.clone(),
            // Clocks of different machines differ a little; a table's time never runs backwards.
            now: now.max(table.state.at),
            cause,
            seen: table.seen,
            dealer: table.dealer.clone(),
            fresh: Some(fresh),
            seed: None,
            entries: Vec::new(),
        }
    }

    /// Adds a fact. The first fact of an intent names its cause.
    pub(super) fn add(&mut self, fact: Fact) {
        let seq = self.state.seq + 1;
        let entry = Entry { seq, at: self.now, cause: self.cause.take(), fact };
        self.state.apply(&entry).expect("a decided fact applies");
        self.entries.push(entry);
    }

    pub(super) fn finish(self) -> Decided {
        Decided { entries: self.entries, seed: self.seed }
    }

    /// The player's seat, or a refusal.
    pub(super) fn seat_of(&self, player: &PlayerId) -> Result<Seat, Reason> {
        self.state.seat_of(player).ok_or(Reason::NotSeated)
    }

    /// Begins the next game if everyone is ready.
    pub(super) fn begin_if_all_are_ready(&mut self) {
        if !self.state.all_are_ready() {
            return;
        }
        self.begin_game(Components::NEWEST, &[]);
    }

    /// Begins the next game. If it continues from a position of another game, `given` are the steps
    /// so far, which must be legal, and the version of the component tables is that game's.
    pub(super) fn begin_game(&mut self, components: Components, given: &[Step]) {
        let Some(seed) = self.fresh.take() else { return };
        let number = self.state.game.as_ref().map_or(0, |game| game.number) + 1;
        let game = GameId { table: self.state.id.clone(), number };
        self.dealer = Some(Dealer::new(seed.clone()));
        let (seal, given_count) = (seed.seal(&game), given.len() as u16);
        let shuffle = Shuffle::NEWEST;
        self.add(Fact::Began { number, seal, given: given_count, components, shuffle });
        for &step in given {
            self.add(Fact::Stepped { step });
        }
        self.seed = Some((number, seed));
        self.deal_until_decision();
    }

    /// Adds a checked step, the deals that follow it, and the end of the game if it was the last.
    pub(super) fn add_step(&mut self, step: Step) {
        self.add(Fact::Stepped { step });
        self.deal_until_decision();
    }

    /// Deals whatever chance is to bring, unless players still have to contribute to the shuffle.
    pub(super) fn deal_until_decision(&mut self) {
        if let (Some(dealer), Some(id), Some(game)) =
            (&mut self.dealer, self.state.game_id(), &self.state.game)
        {
            if game.awaits_contributions() {
                return;
            }
            dealer.shuffle(&id, game);
        }
        loop {
            let Some(game) = self.state.game.as_ref() else { return };
            match game.position().actor() {
                Actor::Seat(_) => return,
                Actor::Nobody => return self.end_game(Ending::Finished),
                Actor::Chance => {
                    let deal = self.dealer.as_ref().and_then(|dealer| dealer.deal(game.position()));
                    let deal = deal.expect("a running game has its dealer");
                    self.add(Fact::Stepped { step: Step::Deal(deal) });
                }
            }
        }
    }

    /// Ends the game and reveals its seed.
    pub(super) fn end_game(&mut self, ending: Ending) {
        if let Some(dealer) = self.dealer.take() {
            self.add(Fact::Ended { ending, seed: dealer.seed().clone() });
        }
    }

    /// Refuses unless a game is running and its dealer is known.
    pub(super) fn require_game(&self) -> Result<(), Reason> {
        let on = self.state.game.as_ref().is_some_and(crate::Game::is_on);
        if on && self.dealer.is_some() { Ok(()) } else { Err(Reason::NotPlaying) }
    }

    /// Refuses an intent that was based on another position.
    pub(super) fn require_fresh(&self, seen: Seq) -> Result<(), Reason> {
        let changed = self.state.game.as_ref().map_or(0, |game| game.changed);
        if seen < changed { Err(Reason::Stale) } else { Ok(()) }
    }
}
