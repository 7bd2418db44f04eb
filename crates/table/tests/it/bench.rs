//! A table with named people, and everything that was stored for it.

use rules::{Action, Seat};
use table::{
    Decided, Downtime, Entry, GameId, Handled, Input, Intent, IntentId, Millis, Nonce, Opening,
    Options, Player, Refusal, Seed, Seq, Shuffle, State, Table, Wanted,
};

use crate::words;

/// The players, in the order of their seats unless a test says otherwise.
pub(crate) const PEOPLE: [&str; 8] = ["ann", "bob", "cat", "dan", "eve", "fay", "gus", "hal"];

/// A table and the store behind it.
#[derive(Clone)]
pub(crate) struct Bench {
    pub(crate) table: Table,
    pub(crate) entries: Vec<Entry>,
    pub(crate) seeds: Vec<(u32, Seed)>,
    pub(crate) now: Millis,
    /// Source of the next game's seed.
    pub(crate) fresh: fn(&Options, u32) -> Seed,
    intents: u32,
}

/// A person with this name, or a program if it begins with `x`.
pub(crate) fn player(name: &str) -> Player {
    let (id, program) = (name.parse().unwrap(), name.starts_with('x'));
    Player { id, name: name.parse().unwrap(), program }
}

/// Somebody's nonce.
pub(crate) fn nonce(who: &str) -> Nonce {
    Nonce::numbered(&[9; 32], who.bytes().map(u64::from).sum())
}

/// Any seed.
pub(crate) fn seed(number: u32) -> Seed {
    let mut bytes = [0; 32];
    bytes[..4].copy_from_slice(&number.to_le_bytes());
    Seed::new(bytes)
}

/// A game at the table of every test.
pub(crate) fn id(game: u32) -> GameId {
    GameId { table: "t1".parse().unwrap(), number: game }
}

/// A seed that draws the kings in the order of the seats, so that a script knows who is to move.
/// With more than four seats that takes too long to find, so any seed is used.
pub(crate) fn kings_in_order(options: &Options, game: u32) -> Seed {
    let rules = options.rules;
    let in_order = |seed: &Seed| {
        let kings = Shuffle::Sorted.stock(&rules, seed, &id(game), &[]).kings;
        let seats = rules.seats as usize;
        seats > 4 || kings.iter().enumerate().all(|(at, king)| king.index() == at % seats)
    };
    (0..1000).map(|at| seed(1000 * game + at)).find(in_order).unwrap()
}

impl Bench {
    /// A table with these options and seats: people, bot levels, `.` for nobody. The first of the
    /// people is the host and sits down with the bots; the others follow.
    pub(crate) fn new(options: &str, seats: &str) -> Self {
        let options = words::options(options);
        let seats: Vec<&str> = seats.split_whitespace().collect();
        let level = |name: &str| table::Level::named(name);
        let people = || seats.iter().filter(|name| level(name).is_none() && **name != ".");
        let host = people().next().map_or("ann", |name| name);
        let wanted = seats.iter().map(|&name| match level(name) {
            Some(level) => Wanted::Bot { level },
            None if name == host => Wanted::Host,
            None => Wanted::Anybody,
        });
        let opening = Opening {
            options,
            seats: wanted.collect(),
            house: None,
            ready: false,
            commitment: None,
        };
        let mut bench = Self::open(&opening, host).unwrap();
        for (at, name) in seats.iter().enumerate() {
            if *name != host && people().any(|one| one == name) {
                bench
                    .submit(name, Intent::Sit { seat: Seat::new(at).unwrap(), house: None })
                    .unwrap();
            }
        }
        bench
    }

    /// A table opened by the host with exactly these seats.
    pub(crate) fn open(opening: &Opening, host: &str) -> Result<Self, Refusal> {
        let fresh = kings_in_order;
        let first = fresh(&opening.options, 1);
        let (id, host) = ("t1".parse().unwrap(), player(host));
        let (table, decided) = Table::open(id, 0, opening, &host, first)?;
        let seeds = decided.seed.into_iter().collect();
        Ok(Self { table, entries: decided.entries, seeds, now: 0, fresh, intents: 0 })
    }

    /// The same with everyone ready, so that the first game has begun.
    pub(crate) fn begun(options: &str, seats: &str) -> Self {
        let mut bench = Self::new(options, seats);
        bench.all_ready();
        assert!(bench.is_on());
        bench
    }

    /// Makes all seated players ready.
    pub(crate) fn all_ready(&mut self) {
        let people: Vec<Player> =
            self.state().chairs.iter().filter_map(|chair| chair.player().cloned()).collect();
        for person in people {
            self.submit(person.id.as_str(), Intent::ready(true)).unwrap();
        }
    }

    /// The server was down from some moment until now.
    pub(crate) fn down_since(&mut self, from: Millis) -> Result<Vec<Entry>, Refusal> {
        self.input(Input::Down(vec![Downtime { from, to: self.now }]))
    }

    pub(crate) fn state(&self) -> &State {
        self.table.state()
    }

    pub(crate) fn game(&self) -> &table::Game {
        self.state().game.as_ref().unwrap()
    }

    pub(crate) fn is_on(&self) -> bool {
        self.state().game.as_ref().is_some_and(table::Game::is_on)
    }

    /// Submits a player's intent, based on the latest fact.
    pub(crate) fn submit(&mut self, who: &str, intent: Intent) -> Result<Vec<Entry>, Refusal> {
        let seen = self.state().seq;
        self.submit_seeing(who, seen, intent)
    }

    /// Submits a player's intent, based on the fact `seen`.
    pub(crate) fn submit_seeing(
        &mut self,
        who: &str,
        seen: Seq,
        intent: Intent,
    ) -> Result<Vec<Entry>, Refusal> {
        self.intents += 1;
        let id: IntentId = format!("i{}", self.intents).parse().unwrap();
        self.input(Input::Intent { player: player(who), id, seen, intent })
    }

    /// Lets the bot to move decide.
    pub(crate) fn bot(&mut self, seat: Seat, action: Action) -> Result<Vec<Entry>, Refusal> {
        let seen = self.state().seq;
        self.input(Input::Bot { seat, seen, action })
    }

    /// Handles an input now, and stores and applies the result.
    pub(crate) fn input(&mut self, input: Input) -> Result<Vec<Entry>, Refusal> {
        match self.handle(input)? {
            Handled::Decided(decided) => Ok(self.carry_out(decided)),
            Handled::Known(_) | Handled::Nothing => Ok(Vec::new()),
        }
    }

    /// The result that an input would have now.
    pub(crate) fn handle(&self, input: Input) -> Result<Handled, Refusal> {
        let number = self.state().game.as_ref().map_or(0, |game| game.number) + 1;
        self.table.handle(self.now, input, (self.fresh)(&self.state().options, number))
    }

    pub(crate) fn carry_out(&mut self, decided: Decided) -> Vec<Entry> {
        self.table.carry_out(&decided).unwrap();
        self.entries.extend(decided.entries.iter().cloned());
        self.seeds.extend(decided.seed);
        decided.entries
    }

    /// Plays for the seat to move, as its player or its bot.
    pub(crate) fn act(&mut self, action: Action) -> Result<Vec<Entry>, Refusal> {
        let seat = self.game().to_move().unwrap();
        if self.state().bot_to_move().is_some() {
            return self.bot(seat, action);
        }
        let player = self.state().chair(seat).unwrap().player().unwrap().id.clone();
        self.submit(player.as_str(), Intent::Act { action })
    }

    /// The first of the legal actions.
    pub(crate) fn some_action(&self) -> Action {
        self.game().position().legal_actions().get(0).unwrap()
    }

    /// The table as another process finds it in the store.
    pub(crate) fn reloaded(&self) -> Table {
        Table::load(self.state().id.clone(), &self.entries, &self.seeds).unwrap()
    }

    /// Continues in another process.
    pub(crate) fn reload(&mut self) {
        self.table = self.reloaded();
    }

    /// Invariants after every step of every test.
    pub(crate) fn check(&self) {
        let (first, rest) = self.entries.split_first().unwrap();
        let mut folded = State::opened(self.state().id.clone(), first).unwrap();
        for entry in rest {
            folded.apply(entry).unwrap();
        }
        assert_eq!(folded, *self.state(), "the fold of the facts is the state");
        assert_eq!(format!("{:?}", self.reloaded()), format!("{:?}", self.table));
    }
}
