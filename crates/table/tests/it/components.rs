//! The version of the component tables: a fact of the game's beginning, kept until its end.

use rules::{Action, Components, Phase, Preset};
use table::{Entry, Fact, Intent, Table};

use crate::bench::Bench;

/// The same table, as if its game had begun with a later version of the component tables.
fn with_later_tables(bench: &mut Bench) {
    for entry in &mut bench.entries {
        if let Fact::Began { components, .. } = &mut entry.fact {
            *components = Components::TRIAL;
        }
    }
    bench.reload();
}

fn began(entries: &[Entry]) -> &Fact {
    let mut facts = entries.iter().map(|entry| &entry.fact);
    facts.rfind(|fact| matches!(fact, Fact::Began { .. })).expect("a game began")
}

#[test]
fn a_game_begins_with_the_newest_tables() {
    let bench = Bench::begun("q2", "ann bob");
    let &Fact::Began { components, .. } = began(&bench.entries) else { unreachable!() };
    assert_eq!(components, Components::NEWEST);
    assert_eq!(bench.game().position().components(), Components::NEWEST);
}

#[test]
fn the_first_version_is_left_out_of_the_fact() {
    for preset in Preset::ALL {
        let people = ["ann", "bob", "cat", "dan", "eve", "fay", "gus", "hal"];
        let seats = people[..preset.rules.seats as usize].join(" ");
        let bench = Bench::begun(preset.name, &seats);
        let Fact::Began { number, seal, given, shuffle, .. } = *began(&bench.entries) else {
            unreachable!()
        };
        let fact = Fact::Began { number, seal, given, components: Components::FIRST, shuffle };
        let json = serde_json::to_string(&fact).unwrap();
        assert_eq!(json, format!(r#"{{"type":"began","number":1,"seal":"{seal}","shuffle":2}}"#));
        assert_eq!(serde_json::from_str::<Fact>(&json).unwrap(), fact);
    }
}

#[test]
fn a_fact_with_unknown_tables_is_refused() {
    let bench = Bench::begun("q2", "ann bob");
    let Fact::Began { seal, .. } = began(&bench.entries) else { unreachable!() };
    let read = |components: u8| {
        let json =
            format!(r#"{{"type":"began","number":1,"seal":"{seal}","components":{components}}}"#);
        serde_json::from_str::<Fact>(&json)
    };
    assert!(read(1).is_ok());
    let error = read(Components::TRIAL.version()).unwrap_err().to_string();
    assert!(error.contains("version of the component tables is unknown"), "{error}");
}

#[test]
fn undo_and_another_process_keep_the_tables_of_the_game() {
    let mut bench = Bench::begun("q2", "ann bob");
    with_later_tables(&mut bench);
    let kept = |bench: &Bench| {
        let game = bench.game();
        let record = game.record(Vec::new());
        assert_eq!(game.position().components(), Components::TRIAL);
        assert_eq!(record.components, Components::TRIAL);
        assert_eq!(record.replay().last().unwrap().unwrap(), *game.position());
        bench.check();
    };
    kept(&bench);
    let mut undone = 0;
    while bench.is_on() {
        let seat = bench.game().to_move().unwrap();
        let before = *bench.game().position();
        let actions = before.legal_actions();
        let Some(build) = actions.iter().find(|action| matches!(action, Action::Build { .. }))
        else {
            bench.act(bench.some_action()).unwrap();
            continue;
        };
        bench.act(build).unwrap();
        if undone < 5 && bench.is_on() && bench.game().to_move() == Some(seat) {
            bench.submit(["ann", "bob"][seat.index()], Intent::Undo).unwrap();
            assert_eq!(*bench.game().position(), before);
            assert_eq!(before.phase(), Phase::Build);
            undone += 1;
            bench.act(build).unwrap();
        }
    }
    assert_eq!(undone, 5);
    kept(&bench);
}

#[test]
fn a_game_goes_on_with_the_tables_that_it_began_with() {
    let mut earlier = Bench::begun("q2", "ann bob");
    with_later_tables(&mut earlier);
    earlier.play_script("0 play 12 : ...");
    let given = earlier.game().record(Vec::new());
    let bench = Bench::new("q2", "ann bob");
    let decided = bench.table.begin_from(0, &given, crate::bench::seed(7)).unwrap();
    let mut table: Table = bench.table;
    table.carry_out(&decided).unwrap();
    let game = table.state().game.as_ref().unwrap();
    assert_eq!(game.position().components(), Components::TRIAL);
    assert_eq!(game.steps()[..given.steps.len()], given.steps);
}

#[test]
fn a_game_goes_on_only_by_the_rules_of_its_table() {
    let mut earlier = Bench::begun("k2", "ann bob");
    earlier.play_script("0 play 12 : ...");
    let given = earlier.game().record(Vec::new());
    let begin = |rules: &str| {
        let bench = Bench::new(rules, "ann bob");
        bench.table.begin_from(0, &given, crate::bench::seed(7)).map(|_| ())
    };
    assert_eq!(begin("k2"), Ok(()));
    assert_eq!(begin("q2").unwrap_err().code(), "table.not_playing");
}
