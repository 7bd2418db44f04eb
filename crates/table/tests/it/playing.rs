//! Whole games in every mode.

use rules::{Phase, Preset, Record};
use table::{GameId, Input, Intent};
use testkit::{game::random_action, shuffle};

use crate::bench::{Bench, PEOPLE, seed};

/// All people, all bots, or alternating.
const MIXES: [fn(usize) -> bool; 3] = [|_| true, |_| false, |seat| seat.is_multiple_of(2)];

fn seats(count: usize, is_person: fn(usize) -> bool) -> String {
    let name = |at: usize| if is_person(at) { PEOPLE[at] } else { "page" };
    (0..count).map(name).collect::<Vec<_>>().join(" ")
}

/// A game of this mode between these players, from any seed.
fn begun(preset: &Preset, is_person: fn(usize) -> bool) -> Bench {
    let mut bench = Bench::new(preset.name, &seats(preset.rules.seats as usize, is_person));
    bench.fresh = |_, number| seed(number);
    bench.all_ready();
    if !bench.is_on() {
        bench.submit("ann", Intent::ready(true)).unwrap();
    }
    bench
}

/// The revealed seed deals the same game again, and the seal binds it.
fn verify(bench: &Bench) {
    let game = bench.game();
    let end = game.end.as_ref().unwrap();
    let id = GameId { table: bench.state().id.clone(), number: game.number };
    assert_eq!(Some(&id), bench.table.state().game_id().as_ref());
    assert_eq!(end.seed.seal(&id), game.seal);
    assert_eq!(end.seed.reveal().parse(), Ok(end.seed.clone()));
    let text = game.record(vec![("Seed".into(), end.seed.reveal())]).to_string();
    let (record, last) = Record::verified(&text).unwrap();
    assert_eq!(last, *game.position());
    let stock = game.stock(&id, &end.seed);
    let positions: Vec<_> = record.replay().map(Result::unwrap).collect();
    for (position, step) in positions.iter().zip(&record.steps) {
        if let rules::Step::Deal(deal) = step {
            assert_eq!(stock.deal(position), Some(*deal));
        }
    }
}

#[test]
fn every_mode_plays_to_the_end_and_verifies() {
    for (number, preset) in Preset::ALL.iter().enumerate() {
        for is_person in MIXES {
            let mut bench = begun(preset, is_person);
            let mut random = shuffle::random(number as u64);
            while bench.is_on() {
                bench.now += 1000;
                bench.act(random_action(bench.game().position(), &mut random).unwrap()).unwrap();
            }
            bench.check();
            verify(&bench);
            let results = bench.state().results().unwrap();
            let best = results.iter().map(|seat| seat.points).max();
            let firsts = results.iter().filter(|seat| seat.rank == Some(1));
            assert!(
                firsts.clone().count() > 0 && firsts.clone().all(|seat| Some(seat.points) == best)
            );
        }
    }
}

/// The first to claim, and in later rounds the first to place, see a line that nobody has acted on.
#[test]
fn a_line_is_fresh_until_someone_acts() {
    let preset = Preset::ALL.iter().find(|preset| preset.name == "k3").unwrap();
    let mut bench = begun(preset, |_| true);
    let mut random = shuffle::random(5);
    let mut fresh = 0;
    while bench.is_on() {
        let position = *bench.game().position();
        let is_first = match position.turn() {
            None => position.next_line().kings() == 0,
            Some(slot) => slot.index() == 0 && position.phase() == Phase::Place,
        };
        let expected = is_first && !position.next_line().is_empty();
        assert_eq!(bench.game().has_fresh_line(), expected, "{position:?}");
        fresh += u32::from(expected);
        bench.act(random_action(&position, &mut random).unwrap()).unwrap();
    }
    assert_eq!(fresh, 12, "a line for each round");
}

/// Another process that loads the table after any fact continues identically.
#[test]
fn a_loaded_table_continues_identically() {
    for (number, preset) in Preset::ALL.iter().enumerate().step_by(3) {
        let mut bench = begun(preset, MIXES[2]);
        let mut random = shuffle::random(number as u64);
        while bench.is_on() {
            bench.now += 500;
            bench.check();
            let action = random_action(bench.game().position(), &mut random).unwrap();
            let mut other = bench.clone();
            other.reload();
            let facts = bench.act(action);
            assert_eq!(other.act(action), facts);
            assert_eq!(other.handle(Input::Tick), bench.handle(Input::Tick));
        }
    }
}

/// Prefixes that end between the facts of one input can be stored too.
#[test]
fn every_prefix_of_the_facts_loads() {
    let mut bench = Bench::begun("q2", "ann page");
    bench.play_script("0 finish : ...");
    for length in 1..=bench.entries.len() {
        let prefix = &bench.entries[..length];
        let table = table::Table::load(bench.state().id.clone(), prefix, &bench.seeds).unwrap();
        assert_eq!(table.state().seq, length as u64);
        let mut next = table.clone();
        for entry in &bench.entries[length..] {
            next.apply(entry).unwrap();
        }
        assert_eq!(next.state(), bench.state());
    }
}

#[test]
fn numbers_have_no_gaps_and_times_never_go_back() {
    let mut bench = Bench::begun("k3 bank=60+1", "ann page cat");
    bench.play_script("30 play 5 : ...\n20 finish : ...");
    for (at, pair) in bench.entries.windows(2).enumerate() {
        assert_eq!(pair[0].seq, at as u64 + 1);
        assert!(pair[0].at <= pair[1].at);
    }
}
