//! Any state of a table can be sent at any point, and continues from there.

use protocol::{Snapshot, read_row, write_row};
use rand::RngExt;
use rules::{Components, Preset, Rules};
use table::{Entry, Fact, Handled, Level, Opening, Options, Seed, State, Table, Wanted};
use testkit::shuffle;

use crate::random_intents::{clock, input, pause_ms, player};

/// Sends a whole state over the wire.
fn sent(state: &State) -> State {
    let json = serde_json::to_string(&Snapshot::from(state)).unwrap();
    let snapshot: Snapshot = serde_json::from_str(&json).unwrap();
    snapshot.into_state().unwrap_or_else(|misfit| panic!("{misfit}: {json}"))
}

/// Sends a fact to a client, and stores it and reads it back.
fn delivered(entry: &table::Entry) -> table::Entry {
    let stored = read_row(entry.seq, entry.at, &write_row(entry)).unwrap();
    assert_eq!(stored, *entry);
    let json = serde_json::to_string(entry).unwrap();
    let received: Entry = serde_json::from_str(&json).unwrap();
    assert_eq!(received, table::Entry { cause: None, ..entry.clone() });
    received
}

/// A client that gets a snapshot after each fact and continues from it with the next.
struct Follower(State);

impl Follower {
    fn follow(&mut self, entries: &[table::Entry]) {
        for entry in entries {
            assert_eq!(sent(&self.0), self.0, "after {}", entry.seq - 1);
            self.0.apply(&delivered(entry)).unwrap();
        }
    }
}

/// What a run covered.
#[derive(Debug, Default, PartialEq)]
struct Tally {
    facts: u64,
    games_ended: u64,
    undone: u64,
    votes: u64,
    causes: u64,
}

fn play(rules: Rules, seed: u64, inputs: u64) -> Tally {
    let mut random = shuffle::random(seed);
    let fresh = |random: &mut shuffle::Random| Seed::new(random.random());
    let players = ["ann", "bob", "cid"].map(player);
    let options = Options { clock: clock(&mut random), ..Options::new(rules) };
    // A full table of the host, two others and bots, so that games begin.
    let bots = (2..rules.seats).map(|_| Wanted::Bot { level: Level::Page });
    let seats = [Wanted::Host, Wanted::Anybody].into_iter().chain(bots).collect();
    let opening = Opening { options, seats, house: None, ready: true, commitment: None };
    let mut now = 1_000;
    let (mut table, decided) =
        Table::open("t1".parse().unwrap(), now, &opening, &players[0], fresh(&mut random)).unwrap();
    let first = State::opened("t1".parse().unwrap(), &delivered(&decided.entries[0])).unwrap();
    let mut follower = Follower(first);
    follower.follow(&decided.entries[1..]);
    let mut tally = Tally::default();
    for count in 0..inputs {
        now += pause_ms(&mut random);
        let input = input(table.state(), &players, count, &mut random);
        let Ok(Handled::Decided(decided)) = table.handle(now, input, fresh(&mut random)) else {
            continue;
        };
        table.carry_out(&decided).unwrap();
        follower.follow(&decided.entries);
        assert_eq!(follower.0, *table.state());
        for entry in &decided.entries {
            tally.facts += 1;
            tally.causes += u64::from(entry.cause.is_some());
            match entry.fact {
                table::Fact::Ended { .. } => tally.games_ended += 1,
                table::Fact::Undone { .. } => tally.undone += 1,
                table::Fact::Asked { .. } => tally.votes += 1,
                _ => {}
            }
        }
    }
    tally
}

#[test]
fn states_and_facts_survive_the_wire_in_every_preset() {
    let mut all = Tally::default();
    for (preset, seed) in Preset::ALL.iter().zip(1..) {
        let tally = play(preset.rules, seed, 400);
        all.facts += tally.facts;
        all.games_ended += tally.games_ended;
        all.undone += tally.undone;
        all.votes += tally.votes;
        all.causes += tally.causes;
    }
    let poor = all.facts < 2_000 || all.causes < 500;
    assert!(!poor && all.games_ended > 0 && all.undone > 0 && all.votes > 0, "{all:?}");
}

#[test]
fn a_dynasty_of_three_games_survives_the_wire() {
    for rules in ["k2+dynasty", "k2+best"] {
        let tally = play(rules.parse().unwrap(), 3, 1_500);
        assert!(tally.games_ended > 3, "{rules}: {tally:?}");
    }
}

#[test]
fn a_snapshot_keeps_the_tables_that_a_game_began_with() {
    let bot = || Wanted::Bot { level: Level::Page };
    let rules: Rules = "q2".parse().unwrap();
    let opening = Opening {
        options: Options::new(rules),
        seats: vec![Wanted::Host, bot()],
        ready: true,
        house: None,
        commitment: None,
    };
    let id: table::TableId = "t1".parse().unwrap();
    let (_, decided) =
        Table::open(id.clone(), 0, &opening, &player("ann"), Seed::new([7; 32])).unwrap();
    let fold = |version: Components| {
        let mut state = State::opened(id.clone(), &decided.entries[0]).unwrap();
        for entry in &decided.entries[1..] {
            let mut entry = entry.clone();
            if let Fact::Began { components, .. } = &mut entry.fact {
                *components = version;
            }
            state.apply(&entry).unwrap();
        }
        state
    };
    let (old, later) = (fold(Components::FIRST), fold(Components::TRIAL));
    assert_ne!(old, later);
    for (state, version) in [(old, Components::FIRST), (later, Components::TRIAL)] {
        let snapshot = Snapshot::from(&state);
        assert_eq!(snapshot.game.as_ref().unwrap().components, version);
        let json = serde_json::to_string(&snapshot).unwrap();
        assert_eq!(json.contains("components"), version != Components::FIRST);
        assert_eq!(snapshot.into_state().unwrap(), state);
    }
}

#[test]
fn a_row_or_snapshot_with_unknown_tables_is_refused() {
    let row = |components: &str| {
        let seal = "00".repeat(32);
        let fact = format!(r#"{{"type":"began","number":1,"seal":"{seal}"{components}}}"#);
        read_row(2, 1_000, &format!(r#"{{"fact":{fact}}}"#))
    };
    assert_eq!(row("").unwrap(), row(r#","components":1"#).unwrap());
    let error = row(r#","components":250"#).unwrap_err().to_string();
    assert!(error.contains("only a newer program knows it"), "{error}");
}
