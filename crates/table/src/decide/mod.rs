//! Turns inputs into facts.
//!
//! [`Table::handle`] drafts facts against a copy of the state and changes nothing: the shell first
//! stores them after the last known fact, then applies them. If another process was faster, the
//! shell applies that process's facts and calls again.

mod asking;
mod contributing;
mod draft;
mod gathering;
mod playing;
mod seen;
mod time;
mod timeout;

use rules::{Actor, Record};
use serde::{Deserialize, Serialize};

use crate::chair::Holder;
use crate::contribution::Commitment;
use crate::dealer::{Dealer, GameId, Seed};
use crate::fact::{Cause, Entry, Fact, Player, Seq};
use crate::houses::House;
use crate::intent::{Input, Intent};
use crate::level::Level;
use crate::names::TableId;
use crate::options::{Millis, Options};
use crate::recent::Recent;
use crate::refusal::{Reason, Refusal};
use crate::state::{Misfit, Stage, State};
use draft::Draft;
use seen::MustHaveSeen;

/// The most facts at one table: about sixty games of four players.
const FACTS_MAX: Seq = 20_000;
/// The number of facts after which arrivals and departures are no longer recorded either.
const PRESENCE_FACTS_MAX: Seq = FACTS_MAX + 1_000;

/// A table with its dealer.
#[derive(Clone, Debug)]
pub struct Table {
    state: State,
    dealer: Option<Dealer>,
    recent: Recent,
    seen: MustHaveSeen,
}

/// The result of an input.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Handled {
    Decided(Decided),
    /// The intent was already carried out, by this fact.
    Known(Seq),
    Nothing,
}

/// Facts to store first and then apply.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decided {
    pub entries: Vec<Entry>,
    /// The seed of a game that begins with them, to be stored separately.
    pub seed: Option<(u32, Seed)>,
}

impl Decided {
    /// The fact that answers the input: what it caused, not what was already due.
    pub fn answer(&self) -> Option<Seq> {
        let caused = self.entries.iter().find(|entry| entry.cause.is_some());
        caused.or(self.entries.last()).map(|entry| entry.seq)
    }
}

/// A request to open a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Opening {
    #[serde(flatten)]
    pub options: Options,
    /// Who sits where; further seats are free. Default: the host takes the first seat.
    #[serde(default = "host_first")]
    pub seats: Vec<Wanted>,
    /// The house that the host would like. Default: whichever is left.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub house: Option<House>,
    /// Whether the host is ready: a table of the host and bots then starts at once. Default: no.
    #[serde(default)]
    pub ready: bool,
    /// To what the host will contribute to the shuffle. Default: the host takes no part in it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub commitment: Option<Commitment>,
}

/// Who gets a seat: `"host"`, `"anybody"`, or `{"bot": {"level": "duke"}}`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Wanted {
    /// The player who opens the table.
    Host,
    Bot {
        level: Level,
    },
    /// Any player who comes.
    Anybody,
}

fn host_first() -> Vec<Wanted> {
    vec![Wanted::Host]
}

impl Table {
    /// Opens a table.
    ///
    /// # Errors
    /// If the options or seats are invalid.
    pub fn open(
        id: TableId,
        now: Millis,
        opening: &Opening,
        host: &Player,
        fresh: Seed,
    ) -> Result<(Self, Decided), Refusal> {
        opening.options.check()?;
        let fact = Fact::Opened { options: opening.options.clone(), host: host.id.clone() };
        let first = Entry { seq: 1, at: now, cause: None, fact };
        let state = State::opened(id, &first).map_err(|_| Reason::BadTime)?;
        let table = Self::from_state(state);
        let mut draft = Draft::new(&table, now, None, fresh);
        draft.seat_all(opening, host)?;
        let mut decided = draft.finish();
        decided.entries.insert(0, first);
        let table = decided.entries[1..].iter().try_fold(table, Self::followed_by);
        let mut table = table.map_err(|_| Reason::BadTime)?;
        table.keep_seed(&decided);
        Ok((table, decided))
    }

    /// Rebuilds a table from its stored facts and the seeds of its games.
    ///
    /// # Errors
    /// If a fact cannot follow the one before it.
    pub fn load(id: TableId, entries: &[Entry], seeds: &[(u32, Seed)]) -> Result<Self, Misfit> {
        let (first, rest) = entries.split_first().ok_or(Misfit { seq: 1 })?;
        let state = State::opened(id, first)?;
        let mut table = rest.iter().try_fold(Self::from_state(state), Self::followed_by)?;
        table.keep_seeds(seeds);
        Ok(table)
    }

    fn from_state(state: State) -> Self {
        let (recent, seen) = (Recent::default(), MustHaveSeen::default());
        Self { state, dealer: None, recent, seen }
    }

    fn followed_by(mut self, entry: &Entry) -> Result<Self, Misfit> {
        self.apply(entry)?;
        Ok(self)
    }

    /// Applies a stored fact.
    ///
    /// # Errors
    /// If it cannot follow.
    pub fn apply(&mut self, entry: &Entry) -> Result<(), Misfit> {
        self.state.apply(entry)?;
        self.seen.note(entry);
        if let Some(cause) = &entry.cause {
            self.recent.remember(cause, entry.seq);
        }
        match entry.fact {
            Fact::Ended { .. } => self.dealer = None,
            Fact::Revealed { .. } | Fact::Missing { .. } => self.shuffle(),
            _ => {}
        }
        Ok(())
    }

    /// Applies all decided facts.
    ///
    /// # Errors
    /// If they were decided for another state.
    pub fn carry_out(&mut self, decided: &Decided) -> Result<(), Misfit> {
        decided.entries.iter().try_for_each(|entry| self.apply(entry))?;
        self.keep_seed(decided);
        Ok(())
    }

    fn keep_seed(&mut self, decided: &Decided) {
        self.keep_seeds(decided.seed.as_slice());
    }

    /// Picks the running game's seed from those of all games. A seed that does not match the seal
    /// is ignored.
    pub fn keep_seeds(&mut self, seeds: &[(u32, Seed)]) {
        let Some(game) = self.state.game.as_ref().filter(|game| game.is_on()) else { return };
        let id = GameId { table: self.state.id.clone(), number: game.number };
        let fits = |(_, seed): &&(u32, Seed)| seed.seal(&id) == game.seal;
        if let Some((_, seed)) = seeds.iter().filter(|(of, _)| *of == game.number).find(fits) {
            self.dealer = Some(Dealer::new(seed.clone()));
            self.shuffle();
        }
    }

    /// Lets the dealer shuffle once nothing more is to be contributed.
    fn shuffle(&mut self) {
        if let (Some(dealer), Some(id), Some(game)) =
            (&mut self.dealer, self.state.game_id(), &self.state.game)
        {
            dealer.shuffle(&id, game);
        }
    }

    /// The public state.
    pub fn state(&self) -> &State {
        &self.state
    }

    /// Decides what follows from an input. A table without its dealer, because a game's seed was
    /// lost, refuses to play on.
    ///
    /// `fresh` is a seed that nobody has seen; a new game is dealt from it.
    ///
    /// # Errors
    /// If the input is refused.
    pub fn handle(&self, now: Millis, input: Input, fresh: Seed) -> Result<Handled, Refusal> {
        if let Input::Intent { player, id, .. } = &input {
            let cause = Cause { player: player.id.clone(), intent: id.clone() };
            if let Some(seq) = self.recent.find(&cause) {
                return Ok(Handled::Known(seq));
            }
        }
        if self.state.stage == Stage::Closed {
            return Err(Reason::Closed.into());
        }
        let mut draft = Draft::new(self, now, None, fresh);
        if let Input::Down(downtimes) = &input {
            draft.excuse(downtimes);
        }
        // Whatever was already due happens before the input.
        draft.pass_time();
        match input {
            Input::Intent { player, id, seen, intent } => {
                if seen > self.state.seq {
                    return Err(Reason::FromTheFuture.into());
                }
                self.has_room_for(&intent)?;
                draft.cause = Some(Cause { player: player.id.clone(), intent: id });
                draft.decide_intent(&player, seen, intent)?;
                // Consequences of time are not caused by an intent that changed nothing.
                draft.cause = None;
            }
            Input::Bot { seat, seen, action } => draft.act_for_bot(seat, seen, action)?,
            Input::Gone(player) if self.records_presence() => draft.handle_gone(&player),
            Input::Present(player) if self.records_presence() => draft.handle_present(&player),
            Input::Gone(_) | Input::Present(_) | Input::Down(_) | Input::Tick => {}
        }
        draft.pass_time();
        let decided = draft.finish();
        if decided.entries.is_empty() {
            return Ok(Handled::Nothing);
        }
        Ok(Handled::Decided(decided))
    }

    /// Begins a game that continues from a position of another one: with its tiles and its steps so
    /// far, and a new shuffle from there on. The tags do not matter. All seats must be taken.
    ///
    /// # Errors
    /// If a game is running, a seat is free, a step is illegal, or nothing is left to decide.
    pub fn begin_from(&self, now: Millis, given: &Record, fresh: Seed) -> Result<Decided, Refusal> {
        if self.state.stage != Stage::Gathering {
            return Err(Reason::Playing.into());
        }
        if self.state.chairs.iter().any(|chair| chair.holder == Holder::Nobody) {
            return Err(Reason::NotSeated.into());
        }
        let given = Record { rules: self.state.options.rules, ..given.clone() };
        match given.replay().last() {
            Some(Ok(end)) if end.actor() != Actor::Nobody => {}
            _ => return Err(Reason::NotPlaying.into()),
        }
        let mut draft = Draft::new(self, now, None, fresh);
        draft.begin_game(given.components, &given.steps);
        Ok(draft.finish())
    }

    /// Refuses intents once the log is far too long, except those that a running game needs to end.
    fn has_room_for(&self, intent: &Intent) -> Result<(), Reason> {
        let has_room = match intent {
            Intent::Act { .. } | Intent::Reveal { .. } | Intent::Resign | Intent::Close => true,
            // Before a game it frees a seat that nobody else could take any more.
            Intent::Leave => self.state.stage == Stage::Gathering || self.records_presence(),
            _ => self.state.seq < FACTS_MAX,
        };
        if has_room { Ok(()) } else { Err(Reason::LogFull) }
    }

    /// Whether arrivals and departures are still recorded: without a bound, a player who keeps
    /// leaving and returning would grow the log forever.
    fn records_presence(&self) -> bool {
        self.state.seq < PRESENCE_FACTS_MAX
    }
}

impl Draft {
    fn decide_intent(&mut self, player: &Player, seen: Seq, intent: Intent) -> Result<(), Refusal> {
        match intent {
            Intent::Sit { seat, house } => self.sit(player, seat, house),
            Intent::House { house } => self.choose_house(player, house),
            Intent::SeatBot { seat, level } => self.seat_bot(player, seat, level),
            Intent::Free { seat } => self.free_seat(player, seat),
            Intent::Change { options } => self.change_options(player, options),
            Intent::Ready { ready, commitment } => self.ready(player, seen, ready, commitment),
            Intent::Reveal { nonce } => self.reveal(player, nonce),
            Intent::Close => self.close(player),
            Intent::Act { action } => self.act(player, seen, action),
            Intent::Undo => self.undo(player, seen),
            Intent::Resign => self.resign(player, seen),
            Intent::Leave => self.leave(player),
            Intent::Return => self.come_back(player),
            Intent::Say { phrase } => self.say(player, |seat| Fact::Said { seat, phrase }),
            Intent::Write { .. } if !self.state.options.free_text => Err(Reason::NoFreeText.into()),
            Intent::Write { text } => self.say(player, |seat| Fact::Wrote { seat, text }),
            Intent::Ask { question } => self.ask(player, seen, question),
            Intent::Answer { yes } => self.answer(player, seen, yes),
            Intent::Withdraw => self.withdraw(player, seen),
        }
    }
}
