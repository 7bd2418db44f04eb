//! A table with people whom a test knows by name, and everything that was stored of it.

use rules::{Action, Seat};
use table::{
    Decided, Entry, Handled, Input, Intent, IntentId, Millis, Opening, Options, Player, Refusal,
    Seed, Seq, State, Table, Wanted,
};

use crate::words;

/// Who can play, in the order of their seats where a test does not say otherwise.
pub(crate) const PEOPLE: [&str; 8] = ["ann", "bob", "cat", "dan", "eve", "fay", "gus", "hal"];

/// A table and the store behind it.
#[derive(Clone)]
pub(crate) struct Bench {
    pub(crate) table: Table,
    pub(crate) entries: Vec<Entry>,
    pub(crate) seeds: Vec<(u32, Seed)>,
    pub(crate) now: Millis,
    /// Draws the seed of the next game.
    pub(crate) fresh: fn(&Options, u32) -> Seed,
    intents: u32,
}

/// A person of this name, or a program where it begins with `x`.
pub(crate) fn player(name: &str) -> Player {
    let (id, program) = (name.parse().unwrap(), name.starts_with('x'));
    Player { id, name: name.parse().unwrap(), program }
}

/// Any seed.
pub(crate) fn seed(number: u32) -> Seed {
    let mut bytes = [0; 32];
    bytes[..4].copy_from_slice(&number.to_le_bytes());
    Seed::new(bytes)
}

/// A seed that draws the kings in the order of the seats, so that a script knows who is to move;
/// with more than four seats that takes too long to find, and any seed will do.
pub(crate) fn kings_in_order(options: &Options, game: u32) -> Seed {
    let rules = options.rules;
    let in_order = |seed: &Seed| {
        let kings = seed.stock(&rules).kings;
        let seats = rules.seats as usize;
        seats > 4 || kings.iter().enumerate().all(|(at, king)| king.index() == at % seats)
    };
    (0..1000).map(|at| seed(1000 * game + at)).find(in_order).unwrap()
}

impl Bench {
    /// A table of these options with these on its seats: people, levels of bots, `.` for nobody.
    /// The first of the people is the host and sits down with the bots; the others follow.
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
        let opening = Opening { options, seats: wanted.collect(), ready: false };
        let mut bench = Self::open(&opening, host).unwrap();
        for (at, name) in seats.iter().enumerate() {
            if *name != host && people().any(|one| one == name) {
                bench.does(name, Intent::Sit { seat: Seat::new(at).unwrap() }).unwrap();
            }
        }
        bench
    }

    /// A table that a host opens just so.
    pub(crate) fn open(opening: &Opening, host: &str) -> Result<Self, Refusal> {
        let fresh = kings_in_order;
        let first = fresh(&opening.options, 1);
        let (id, host) = ("t1".parse().unwrap(), player(host));
        let (table, decided) = Table::open(id, 0, opening, &host, first)?;
        let seeds = decided.seed.into_iter().collect();
        Ok(Self { table, entries: decided.entries, seeds, now: 0, fresh, intents: 0 })
    }

    /// The same with everybody ready, so that the first game is on.
    pub(crate) fn begun(options: &str, seats: &str) -> Self {
        let mut bench = Self::new(options, seats);
        bench.all_ready();
        assert!(bench.is_on());
        bench
    }

    /// Everybody who sits here says that they are ready.
    pub(crate) fn all_ready(&mut self) {
        let people: Vec<Player> =
            self.state().chairs.iter().filter_map(|chair| chair.player().cloned()).collect();
        for person in people {
            self.does(person.id.as_str(), Intent::Ready { ready: true }).unwrap();
        }
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

    /// Somebody wants something, having seen everything.
    pub(crate) fn does(&mut self, who: &str, intent: Intent) -> Result<Vec<Entry>, Refusal> {
        let seen = self.state().seq;
        self.wants(who, seen, intent)
    }

    /// Somebody wants something, having seen so much.
    pub(crate) fn wants(
        &mut self,
        who: &str,
        seen: Seq,
        intent: Intent,
    ) -> Result<Vec<Entry>, Refusal> {
        self.intents += 1;
        let id: IntentId = format!("i{}", self.intents).parse().unwrap();
        self.input(Input::Intent { player: player(who), id, seen, intent })
    }

    /// The bot to move decides.
    pub(crate) fn bot(&mut self, seat: Seat, action: Action) -> Result<Vec<Entry>, Refusal> {
        let seen = self.state().seq;
        self.input(Input::Bot { seat, seen, action })
    }

    /// What follows from an input now, stored and carried out.
    pub(crate) fn input(&mut self, input: Input) -> Result<Vec<Entry>, Refusal> {
        match self.handle(input)? {
            Handled::Decided(decided) => Ok(self.carry_out(decided)),
            Handled::Known(_) | Handled::Nothing => Ok(Vec::new()),
        }
    }

    /// What would follow from an input now.
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

    /// Whoever is to move plays, by their own hand or by their bot's.
    pub(crate) fn act(&mut self, action: Action) -> Result<Vec<Entry>, Refusal> {
        let seat = self.game().to_move().unwrap();
        if self.state().bot_to_move().is_some() {
            return self.bot(seat, action);
        }
        let player = self.state().chair(seat).unwrap().player().unwrap().id.clone();
        self.does(player.as_str(), Intent::Act { action })
    }

    /// The first of the legal actions.
    pub(crate) fn some_action(&self) -> Action {
        self.game().position().legal_actions().get(0).unwrap()
    }

    /// The table as another process finds it in the store.
    pub(crate) fn reloaded(&self) -> Table {
        Table::load(self.state().id.clone(), &self.entries, &self.seeds).unwrap()
    }

    /// Goes on at another process.
    pub(crate) fn reload(&mut self) {
        self.table = self.reloaded();
    }

    /// What must hold after every step of every test.
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
