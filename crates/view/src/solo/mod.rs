//! A table on this device, without a server: the real table with its sealed dealer, people who
//! share the device, and bots.
//!
//! [`Solo`] does what a server does elsewhere, as a pure state machine: times and seeds are
//! arguments, and bots think wherever the caller lets them. Its [`State`] is that of any table, so
//! the same scenes draw it. It is saved as text after every change and can be loaded again. Front
//! ends hold a [`Shell`], which says when to save, which bot to ask and whose view to show.
//!
//! ```
//! use view::hand::Hand;
//! use view::scene::{Decision, Scene};
//! use view::solo::{Sitter, Solo};
//! use table::{Intent, Options, Seed};
//!
//! let sitters = [Sitter::person("Ann".parse()?), Sitter::Bot(table::Level::Knight)];
//! let options = Options::new("k2".parse()?);
//! let mut solo = Solo::open(&options, &sitters, &Seed::new([7; 32]), 0)?;
//! for now in 1..20 {
//!     if let Some(turn) = solo.bot_turn() {
//!         let mut bot = bots::of_level(turn.level, now as u64); // in a worker
//!         bot.start(&turn.position);
//!         solo.apply_bot_decision(&turn, bot.best(), now)?;
//!     } else if let Some(seat) = solo.person_to_move() {
//!         let scene = Scene::of_state(solo.state(), Some(seat)); // to draw
//!         assert!(matches!(scene.decision, Decision::Decide { .. }));
//!         let mut hand = Hand::new(solo.state().game.as_ref().unwrap().position(), seat);
//!         hand.next_spot(1); // keys and clicks
//!         let action = hand.action().unwrap();
//!         solo.intend(seat, Intent::Act { action }, now, Seed::new([8; 32]))?;
//!     }
//! }
//! assert_eq!(Solo::load(&solo.save())?.state(), solo.state());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod save;
mod shell;

pub use save::LoadError;
pub use shell::{Output, Shell};

use rules::{Action, Actor, Record, Seat, Step};
use table::{
    BotTurn, Decided, Entry, Handled, Holder, House, Input, Intent, Level, Millis, Name, Opening,
    Options, Player, Privacy, Question, Reason, Refusal, Seed, Stage, State, Table, Wanted,
};

use crate::scene::Undo;

/// Who gets a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sitter {
    /// A person at this device, and the house that they would like.
    Person {
        name: Name,
        house: Option<House>,
    },
    Bot(Level),
}

impl Sitter {
    /// A person who takes any house.
    pub const fn person(name: Name) -> Self {
        Self::Person { name, house: None }
    }

    const fn house(&self) -> Option<House> {
        match self {
            Self::Person { house, .. } => *house,
            Self::Bot(_) => None,
        }
    }
}

/// A table on this device.
#[derive(Clone, Debug)]
pub struct Solo {
    table: Table,
    log: Vec<Entry>,
    seeds: Vec<(u32, Seed)>,
    /// How far the table's time is behind the device's; `None` until the device reports its time.
    behind_ms: Option<Millis>,
}

/// The id of every table on a device; their games differ by seed, not by id.
const TABLE: &str = "solo";
/// The player who stands for the device if only bots play.
const ONLOOKER: &str = "onlooker";

impl Solo {
    /// Opens a table and starts its first game.
    ///
    /// # Errors
    /// If the rules cannot be played, or a seat has no sitter.
    pub fn open(
        options: &Options,
        sitters: &[Sitter],
        seed: &Seed,
        now: Millis,
    ) -> Result<Self, Refusal> {
        let mut solo = Self::seat_players(options, sitters, seed, now)?;
        solo.rematch(now, seed)?;
        Ok(solo)
    }

    /// Opens a table whose first game continues from a moment of a record: with its first `steps`,
    /// and new chance from there on. The rest of the record is ignored.
    ///
    /// # Errors
    /// If there is no such table, or nothing is left to decide after these steps.
    pub fn play_on(
        record: &Record,
        steps: usize,
        sitters: &[Sitter],
        seed: &Seed,
        now: Millis,
    ) -> Result<Self, Refusal> {
        let steps = record.steps.get(..steps).ok_or(Reason::NotPlaying)?.to_vec();
        let given = Record { steps, tags: Vec::new(), ..*record };
        let mut solo = Self::seat_players(&Options::new(record.rules), sitters, seed, now)?;
        let decided = solo.table.begin_from(now, &given, seed.clone())?;
        solo.carry_out(decided);
        Ok(solo)
    }

    /// A table with everyone seated and no game yet.
    fn seat_players(
        options: &Options,
        sitters: &[Sitter],
        seed: &Seed,
        now: Millis,
    ) -> Result<Self, Refusal> {
        let options = on_this_device(options);
        if sitters.len() != options.rules.seats as usize {
            return Err(Reason::NoSuchSeat.into());
        }
        let people = people(sitters)?;
        let host = people.first().map(|(_, player)| player.clone());
        let host = host.map_or_else(onlooker, Ok)?;
        let wanted = |(sitter, at): (&Sitter, usize)| match sitter {
            Sitter::Bot(level) => Wanted::Bot { level: *level },
            Sitter::Person { .. } if people.first().is_some_and(|(seat, _)| seat.index() == at) => {
                Wanted::Host
            }
            Sitter::Person { .. } => Wanted::Anybody,
        };
        let seats = sitters.iter().zip(0..).map(wanted).collect();
        let house_at = |seat: Seat| sitters.get(seat.index()).and_then(Sitter::house);
        let house = people.first().and_then(|(seat, _)| house_at(*seat));
        let opening = Opening { options, seats, house, ready: false, commitment: None };
        let (table, decided) = Table::open(TABLE.parse()?, now, &opening, &host, seed.clone())?;
        let mut solo = Self {
            table,
            log: decided.entries,
            seeds: decided.seed.into_iter().collect(),
            behind_ms: Some(0),
        };
        for (seat, player) in people.into_iter().skip(1) {
            solo.submit(player, Intent::Sit { seat, house: house_at(seat) }, now, seed.clone())?;
        }
        Ok(solo)
    }

    /// The public state of the table.
    pub fn state(&self) -> &State {
        self.table.state()
    }

    /// All facts, from the first.
    pub fn entries(&self) -> &[Entry] {
        &self.log
    }

    /// The table's time at a moment of the device; its clocks run on this. It stands still between
    /// two games of a Dynasty, and while the table is not loaded.
    pub fn time(&self, now: Millis) -> Millis {
        let at = self.state().at;
        let table_now = self.behind_ms.map_or(at, |behind| now.saturating_sub(behind));
        if self.state().stage == Stage::Pause { at } else { table_now.max(at) }
    }

    /// The seats of the people at this device.
    pub fn people(&self) -> impl Iterator<Item = Seat> + '_ {
        self.state().seats().filter(|(_, chair)| chair.player().is_some()).map(|(seat, _)| seat)
    }

    /// The levels of the bots at the table.
    pub fn levels(&self) -> impl Iterator<Item = Level> + '_ {
        self.state().chairs.iter().filter_map(|chair| match chair.holder {
            Holder::Bot { level } => Some(level),
            Holder::Nobody | Holder::Player { .. } => None,
        })
    }

    /// The person who has to decide now; their view is shown if people share the device.
    pub fn person_to_move(&self) -> Option<Seat> {
        let seat = self.state().game.as_ref()?.to_move()?;
        self.state().chair(seat)?.is_played_by_holder().then_some(seat)
    }

    /// Carries out an intent of a person at this device. `fresh` is a seed that nobody has seen; a
    /// game that starts is dealt from it. Returns what happened.
    ///
    /// # Errors
    /// If it is refused, or a bot has the seat.
    pub fn intend(
        &mut self,
        seat: Seat,
        intent: Intent,
        now: Millis,
        fresh: Seed,
    ) -> Result<&[Entry], Refusal> {
        let chair = self.state().chair(seat).ok_or(Reason::NoSuchSeat)?;
        let player = chair.player().cloned().ok_or(Reason::NotSeated)?;
        self.submit(player, intent, now, fresh)
    }

    /// The decision that a bot has to make now.
    pub fn bot_turn(&self) -> Option<BotTurn> {
        self.state().bot_turn()
    }

    /// Carries out a bot's decision. A late answer, after an undo or in another game, changes
    /// nothing.
    ///
    /// # Errors
    /// If it is refused.
    pub fn apply_bot_decision(
        &mut self,
        turn: &BotTurn,
        action: Action,
        now: Millis,
    ) -> Result<&[Entry], Refusal> {
        // Fact numbers alone do not identify a game: other games on this device have the same ones.
        if self.bot_turn().as_ref() != Some(turn) {
            return Err(Reason::Stale.into());
        }
        self.handle(turn.decide(action), now, NO_SEED)
    }

    /// Handles the passing of time.
    ///
    /// # Errors
    /// If the table is closed.
    pub fn tick(&mut self, now: Millis) -> Result<&[Entry], Refusal> {
        self.handle(Input::Tick, now, NO_SEED)
    }

    /// When to tick next, in the device's time, if anything is due.
    pub fn next_deadline(&self) -> Option<Millis> {
        if self.state().stage == Stage::Pause {
            return None;
        }
        Some(self.state().next_deadline()?.saturating_add(self.behind_ms?))
    }

    /// The person who would undo: the one who decided last.
    pub fn last_decider(&self) -> Option<Seat> {
        let game = self.state().game.as_ref().filter(|game| game.is_on())?;
        let record = game.record(Vec::new());
        let steps = game.steps().iter().zip(record.replay());
        let deciders = steps.filter_map(|(step, before)| match (step, before.ok()?.actor()) {
            (Step::Act(_), Actor::Seat(seat)) => Some(seat),
            _ => None,
        });
        let is_here =
            |seat: &Seat| self.state().chair(*seat).is_some_and(table::Chair::is_played_by_holder);
        deciders.filter(is_here).last()
    }

    /// Checks whether a person's last decision can be undone.
    ///
    /// # Errors
    /// The reason why it cannot.
    pub fn check_undo(&self) -> Result<(), Reason> {
        let seat = self.last_decider().ok_or(Reason::NothingToUndo)?;
        match Undo::of(self.state(), Some(seat)) {
            Undo::No(reason) => Err(reason),
            Undo::Now | Undo::Ask { .. } => Ok(()),
        }
    }

    /// Goes back to before a person's last decision, past whatever bots did since: bots never
    /// object, and the other people at this device lose no decision of theirs. Never past a reveal.
    ///
    /// # Errors
    /// If it is refused.
    pub fn undo(&mut self, now: Millis) -> Result<&[Entry], Refusal> {
        let seat = self.last_decider().ok_or(Reason::NothingToUndo)?;
        let before = self.log.len();
        match self.intend(seat, Intent::Undo, now, NO_SEED).map(|_| ()) {
            Err(Refusal::Table(Reason::TurnPassed)) => {
                self.intend(seat, Intent::Ask { question: Question::TakeBack }, now, NO_SEED)?;
                for other in self.state().undecided() {
                    self.intend(other, Intent::Answer { yes: true }, now, NO_SEED)?;
                }
            }
            done => done?,
        }
        Ok(&self.log[before..])
    }

    /// Makes everyone ready, for another game or the next one of a Dynasty.
    ///
    /// # Errors
    /// If a game is running, or the table is closed.
    pub fn rematch(&mut self, now: Millis, fresh: &Seed) -> Result<&[Entry], Refusal> {
        let before = self.log.len();
        let mut waiting: Vec<Player> =
            self.state().chairs.iter().filter_map(|chair| chair.player().cloned()).collect();
        if waiting.is_empty() {
            waiting.push(onlooker()?);
        }
        if self.state().stage == Stage::Playing {
            return Err(Reason::Playing.into());
        }
        for player in waiting {
            // Someone may have been ready already, so that it has started.
            if self.state().stage == Stage::Playing {
                break;
            }
            self.submit(player, Intent::ready(true), now, fresh.clone())?;
        }
        Ok(&self.log[before..])
    }

    /// The current or last game as a record, with the players' names. A finished one includes the
    /// proof of its deals.
    pub fn record(&self) -> Option<Record> {
        let state = self.state();
        let name = |(at, holder): (usize, &Holder)| {
            let name = match holder {
                Holder::Nobody => return None,
                Holder::Bot { level } => level.name().to_owned(),
                Holder::Player { player } => player.name.to_string(),
            };
            Some((format!("Seat{}", at + 1), name))
        };
        state.record().or_else(|| {
            let holders = state.chairs.iter().map(|chair| &chair.holder).enumerate();
            Some(state.game.as_ref()?.record(holders.filter_map(name).collect()))
        })
    }

    fn submit(
        &mut self,
        player: Player,
        intent: Intent,
        now: Millis,
        fresh: Seed,
    ) -> Result<&[Entry], Refusal> {
        let seen = self.state().seq;
        let intent = match intent {
            Intent::Change { options } => Intent::Change { options: on_this_device(&options) },
            other => other,
        };
        // Each intent becomes at least one fact, so no two accepted intents share an id.
        let id = format!("i{seen}").parse()?;
        self.handle(Input::Intent { player, id, seen, intent }, now, fresh)
    }

    fn handle(&mut self, input: Input, now: Millis, fresh: Seed) -> Result<&[Entry], Refusal> {
        let time = self.time(now);
        let before = self.log.len();
        if let Handled::Decided(decided) = self.table.handle(time, input, fresh)? {
            self.carry_out(decided);
        }
        self.behind_ms = Some(now.saturating_sub(time));
        Ok(&self.log[before..])
    }

    fn carry_out(&mut self, decided: Decided) {
        self.table.carry_out(&decided).expect("what the table has just decided fits it");
        self.log.extend(decided.entries);
        self.seeds.extend(decided.seed);
    }
}

/// For inputs that cannot start a game: only getting ready does.
const NO_SEED: Seed = Seed::new([0; 32]);

/// The options as they apply on this device: nobody else can find the table, and no free seat is
/// waited for. A game starts only when someone gets ready, and so from a fresh seed.
fn on_this_device(options: &Options) -> Options {
    Options { privacy: Privacy::Link, fill: None, ..options.clone() }
}

fn people(sitters: &[Sitter]) -> Result<Vec<(Seat, Player)>, Refusal> {
    let mut people = Vec::new();
    for (at, sitter) in sitters.iter().enumerate() {
        if let Sitter::Person { name, .. } = sitter {
            let seat = Seat::new(at).ok_or(Reason::NoSuchSeat)?;
            let id = format!("person{}", at + 1).parse()?;
            people.push((seat, Player { id, name: name.clone(), program: false }));
        }
    }
    Ok(people)
}

fn onlooker() -> Result<Player, Reason> {
    Ok(Player { id: ONLOOKER.parse()?, name: ONLOOKER.parse()?, program: false })
}
