//! A verdict reports everything that can be wrong with a table.

use std::collections::BTreeMap;

use rules::Seat;
use store::{Log, Secret};
use table::{Handled, Input, Intent, Opening, Options, Phrase, Player, Wanted};

use super::super::witness::Journal;
use super::*;

fn id() -> TableId {
    "oak".parse().unwrap()
}

fn player(name: &str) -> Player {
    Player { id: name.parse().unwrap(), name: name.parse().unwrap(), program: false }
}

/// A table where Ann and Bob play a whole game, as the store and both players saw it.
fn played() -> (Found, Vec<Witness>) {
    let people = ["ann", "bob"].map(player);
    let opening = Opening {
        options: Options::new("k2".parse().unwrap()),
        seats: vec![Wanted::Host, Wanted::Anybody],
        house: None,
        ready: false,
        commitment: None,
    };
    let (mut table, opened) =
        Table::open(id(), 0, &opening, &people[0], Seed::new([0; 32])).unwrap();
    let (mut entries, mut secrets) = (opened.entries, Vec::new());
    let mut journals = [Journal::default(), Journal::default()];
    let mut count = 0;
    let mut act = |table: &mut Table, who: usize, intent: Intent| {
        count += 1;
        let intent_id: table::IntentId = format!("w{count}").parse().unwrap();
        let seen = table.state().seq;
        let input =
            Input::Intent { player: people[who].clone(), id: intent_id.clone(), seen, intent };
        let handled = table.handle(1, input, Seed::new([7; 32]));
        let Ok(Handled::Decided(decided)) = handled else {
            journals[who].refused.push((intent_id, String::from("no")));
            return;
        };
        table.carry_out(&decided).unwrap();
        journals[who].done.push((intent_id, decided.answer().unwrap()));
        let seeds = decided.seed.iter();
        secrets.extend(seeds.map(|(number, seed)| (*number, Secret::new(*seed.bytes()))));
        entries.extend(decided.entries);
    };
    act(&mut table, 1, Intent::Sit { seat: Seat::new(0).unwrap(), house: None });
    act(&mut table, 1, Intent::Sit { seat: Seat::new(1).unwrap(), house: None });
    act(&mut table, 1, Intent::Say { phrase: Phrase::Hello });
    (0..2).for_each(|who| act(&mut table, who, Intent::ready(true)));
    while let Some(seat) = table.state().game.as_ref().and_then(table::Game::to_move) {
        let actions = table.state().game.as_ref().unwrap().position().legal_actions();
        act(&mut table, seat.index(), Intent::Act { action: actions.iter().next().unwrap() });
    }
    // As the players get them: without the intents that caused them.
    let sent = |entry: &Entry| (entry.seq, Entry { cause: None, ..entry.clone() });
    let facts: BTreeMap<_, _> = entries.iter().map(sent).collect();
    let rows = entries.iter().map(|entry| store::Row {
        seq: entry.seq,
        at: entry.at,
        body: protocol::write_row(entry),
    });
    let records = vec![table.state().record().expect("a finished game").to_string()];
    let found = Found { log: Some(Log { entries: rows.collect(), secrets }), records };
    let witness = |(player, journal): (Player, Journal)| Witness {
        id: player.id,
        journal: Journal { facts: facts.clone(), ..journal },
        last: Some(table.state().clone()),
    };
    (found, people.into_iter().zip(journals).map(witness).collect())
}

/// What a verdict finds after some damage to a sound table.
fn problems(damage: impl FnOnce(&mut Found, &mut Vec<Witness>)) -> Vec<String> {
    let (mut found, mut witnesses) = played();
    damage(&mut found, &mut witnesses);
    let mut verdict = Verdict::default();
    verdict.judge(&id(), &found, &witnesses);
    verdict.problems
}

fn rows(found: &mut Found) -> &mut Vec<store::Row> {
    &mut found.log.as_mut().expect("a log").entries
}

#[test]
fn a_sound_table_passes() {
    let (found, witnesses) = played();
    let mut verdict = Verdict::default();
    verdict.judge(&id(), &found, &witnesses);
    assert_eq!(verdict.problems, [""; 0]);
    assert_eq!((verdict.tables, verdict.games, verdict.refused), (1, 1, 1));
    assert_eq!(verdict.seen, 2 * verdict.facts);
    assert!(verdict.accepted > 48, "two kings claim and place in each of 12 rounds");
}

#[test]
fn a_lost_table_or_fact_is_found() {
    assert_eq!(problems(|found, _| found.log = None), ["oak: the store has no such table"]);
    // The last fact is the end of the game: nothing misses it but the witnesses and the record.
    let lost = problems(|found, _| drop(rows(found).pop()));
    assert!(lost.iter().any(|problem| problem.contains("ann saw a different fact")), "{lost:?}");
    assert!(lost.iter().any(|problem| problem.contains("bob ended at")), "{lost:?}");
    assert!(lost.iter().any(|problem| problem.contains("0 games and 1 records")), "{lost:?}");
    let gap = problems(|found, _| drop(rows(found).remove(20)));
    assert!(!gap.is_empty());
    let torn = problems(|found, _| rows(found)[20].body.truncate(9));
    assert!(torn[0].contains("the log cannot be read"), "{torn:?}");
}

#[test]
fn an_intent_lost_or_done_twice_is_found() {
    let elsewhere = problems(|_, witnesses| witnesses[0].journal.done[0].1 += 1);
    assert!(elsewhere[0].contains("ann's") && elsewhere[0].contains("is not fact"));
    let twice = problems(|found, _| {
        let rows = rows(found);
        let hello = rows.iter().find(|row| row.body.contains("hello")).expect("a hello").clone();
        let (seq, at) = rows.last().map(|last| (last.seq + 1, last.at)).expect("a last one");
        rows.push(store::Row { seq, at, ..hello });
    });
    assert!(twice[0].contains("was done twice"), "{twice:?}");
}

#[test]
fn an_intent_refused_but_done_is_found() {
    let both = problems(|_, witnesses| {
        let journal = &mut witnesses[1].journal;
        journal.refused.push((journal.done[0].0.clone(), String::from("table.busy")));
    });
    assert!(both[0].contains("was refused (table.busy) and done"), "{both:?}");
}

#[test]
fn a_player_who_saw_something_else_is_found() {
    let lied = problems(|_, witnesses| {
        let facts = &mut witnesses[0].journal.facts;
        let other = facts[&3].clone();
        facts.insert(4, other);
    });
    assert_eq!(lied, ["oak: ann saw a different fact 4"]);
    let behind = problems(|_, witnesses| witnesses[1].last = None);
    assert!(behind[0].contains("bob ended at None"), "{behind:?}");
}

#[test]
fn a_game_not_dealt_from_its_seed_is_found() {
    let unfair = problems(|found, _| {
        let record = &mut found.records[0];
        let (other, seed) = ("08".repeat(32), "07".repeat(32));
        assert!(record.contains(&seed), "{record}");
        *record = record.replace(&seed, &other);
    });
    assert!(unfair[0].contains("seal"), "{unfair:?}");
    let gone = problems(|found, _| found.records.clear());
    assert_eq!(gone, ["oak: 1 games and 0 records"]);
}
