//! Intents that are resent, late or early.

use table::{Handled, Input, Intent, IntentId, Phrase, Seq};

use crate::bench::{Bench, player};

/// The outcome of a player's intent with this id.
fn sends(bench: &mut Bench, who: &str, id: &str, seen: Seq, intent: Intent) -> String {
    let id: IntentId = id.parse().unwrap();
    match bench.handle(Input::Intent { player: player(who), id, seen, intent }) {
        Err(refusal) => refusal.code().into(),
        Ok(Handled::Nothing) => "nothing".into(),
        Ok(Handled::Known(seq)) => format!("known {seq}"),
        Ok(Handled::Decided(decided)) => {
            let first = decided.entries[0].seq;
            bench.carry_out(decided);
            format!("decided {first}")
        }
    }
}

#[test]
fn a_resent_intent_is_only_confirmed() {
    let mut bench = Bench::new("k2", "ann bob");
    let seq = bench.state().seq;
    for _ in 0..2 {
        assert_eq!(
            sends(&mut bench, "ann", "a", seq, Intent::ready(true)),
            format!("decided {}", seq + 1)
        );
        for _ in 0..2 {
            assert_eq!(
                sends(&mut bench, "ann", "a", seq, Intent::ready(true)),
                format!("known {}", seq + 1)
            );
            bench.reload();
        }
        // Another player may use the same id.
        assert_eq!(
            sends(&mut bench, "bob", "a", seq, Intent::Say { phrase: Phrase::Hello }),
            format!("decided {}", seq + 2)
        );
        assert_eq!(
            sends(&mut bench, "bob", "a", seq, Intent::Say { phrase: Phrase::Hello }),
            format!("known {}", seq + 2)
        );
        assert_eq!(
            sends(&mut bench, "ann", "a", seq, Intent::ready(true)),
            format!("known {}", seq + 1)
        );
        // Again at a table that has not seen it.
        bench = Bench::new("k2", "ann bob");
    }
}

/// The same letters, split elsewhere, are different intents.
#[test]
fn player_and_intent_ids_do_not_run_together() {
    let mut bench = Bench::new("k2", "an na");
    let seq = bench.state().seq;
    assert!(sends(&mut bench, "an", "na", seq, Intent::ready(true)).starts_with("decided"));
    assert!(
        sends(&mut bench, "na", "an", seq, Intent::Say { phrase: Phrase::Hello })
            .starts_with("decided")
    );
    assert_eq!(sends(&mut bench, "anna", "x", seq, Intent::ready(true)), "table.not_seated");
}

#[test]
fn a_resent_action_is_not_stale() {
    let mut bench = Bench::begun("k2", "ann bob");
    let (seq, action) = (bench.state().seq, bench.some_action());
    let act = Intent::Act { action };
    assert_eq!(sends(&mut bench, "ann", "a", seq, act.clone()), format!("decided {}", seq + 1));
    assert_eq!(sends(&mut bench, "ann", "b", seq, act.clone()), "intent.stale");
    assert_eq!(sends(&mut bench, "ann", "a", seq, act.clone()), format!("known {}", seq + 1));
    bench.reload();
    assert_eq!(sends(&mut bench, "ann", "a", seq, act), format!("known {}", seq + 1));
}

#[test]
fn a_refused_intent_may_be_retried() {
    let mut bench = Bench::begun("k2", "ann bob");
    let (seq, action) = (bench.state().seq, bench.some_action());
    assert_eq!(sends(&mut bench, "bob", "a", seq, Intent::Act { action }), "game.not_your_turn");
    bench.act(action).unwrap();
    let (seq, action) = (bench.state().seq, bench.some_action());
    assert_eq!(
        sends(&mut bench, "bob", "a", seq, Intent::Act { action }),
        format!("decided {}", seq + 1)
    );
}

#[test]
fn closing_may_be_resent() {
    let mut bench = Bench::new("k2", "ann bob");
    let seq = bench.state().seq;
    assert_eq!(sends(&mut bench, "ann", "a", seq, Intent::Close), format!("decided {}", seq + 1));
    assert_eq!(sends(&mut bench, "ann", "a", seq, Intent::Close), format!("known {}", seq + 1));
    assert_eq!(sends(&mut bench, "bob", "a", seq, Intent::Close), "table.closed");
}

#[test]
fn an_intent_based_on_an_old_position_is_stale() {
    let mut bench = Bench::begun("k2", "ann bob");
    let (seq, action) = (bench.state().seq, bench.some_action());
    assert_eq!(sends(&mut bench, "ann", "a", seq + 1, Intent::Act { action }), "intent.ahead");
    assert_eq!(sends(&mut bench, "ann", "a", Seq::MAX, Intent::Resign), "intent.ahead");
    assert_eq!(sends(&mut bench, "ann", "a", seq - 1, Intent::Act { action }), "intent.stale");
    assert_eq!(sends(&mut bench, "ann", "a", seq - 1, Intent::Undo), "intent.stale");
    // Facts that do not change the game make nothing stale.
    bench.submit("bob", Intent::Say { phrase: Phrase::Hello }).unwrap();
    assert!(sends(&mut bench, "ann", "a", seq, Intent::Act { action }).starts_with("decided"));
}

#[test]
fn nobody_is_ready_for_what_they_have_not_seen() {
    let mut bench = Bench::new("k2", "ann bob");
    let seq = bench.state().seq;
    bench.play_script("0 ann change duel : changed duel");
    assert_eq!(sends(&mut bench, "bob", "a", seq, Intent::ready(true)), "intent.stale");
    bench.reload();
    assert_eq!(sends(&mut bench, "bob", "a", seq, Intent::ready(true)), "intent.stale");
    assert!(sends(&mut bench, "bob", "a", seq + 1, Intent::ready(true)).starts_with("decided"));
}

#[test]
fn facts_due_to_time_have_no_cause() {
    let mut bench = Bench::new("k2 fill=30", "ann");
    bench.submit("ann", Intent::ready(true)).unwrap();
    bench.now = 60_000;
    assert_eq!(bench.submit("ann", Intent::ready(true)).unwrap_err().code(), "table.playing");
    let entries = bench.submit("ann", Intent::Say { phrase: Phrase::Hello }).unwrap();
    let (said, filled) = entries.split_last().unwrap();
    assert!(filled.len() > 1 && filled.iter().all(|entry| entry.cause.is_none()));
    assert!(said.cause.is_some(), "what was due came first");
    let decided = table::Decided { entries: entries.clone(), seed: None };
    assert_eq!(decided.answer(), Some(said.seq), "and is not taken for the answer");
}

#[test]
fn only_the_first_fact_names_the_cause() {
    let mut bench = Bench::new("k2", "ann page");
    let entries = bench.submit("ann", Intent::ready(true)).unwrap();
    assert!(entries.len() > 2 && entries[0].cause.is_some());
    assert!(entries[1..].iter().all(|entry| entry.cause.is_none()));
}

#[test]
fn bots_that_thought_about_another_position_are_too_late() {
    let mut bench = Bench::begun("k2", "ann page");
    bench.play_script("0 ann act : ...");
    let (seat, action) = (bench.game().to_move().unwrap(), bench.some_action());
    let late = Input::Bot { seat, seen: bench.game().changed - 1, action };
    assert_eq!(bench.input(late).unwrap_err().code(), "intent.stale");
    bench.bot(seat, action).unwrap();
}

#[test]
fn a_table_without_its_seed_refuses_to_play_on() {
    let bench = Bench::begun("k2", "ann bob");
    let id = bench.state().id.clone();
    for seeds in [vec![], vec![(2, bench.seeds[0].1.clone())], vec![(1, crate::bench::seed(9))]] {
        let mut lost = bench.clone();
        lost.table = table::Table::load(id.clone(), &bench.entries, &seeds).unwrap();
        for intent in [Intent::Act { action: bench.some_action() }, Intent::Resign, Intent::Undo] {
            assert_eq!(lost.submit("ann", intent).unwrap_err().code(), "table.not_playing");
        }
        lost.table.keep_seeds(&bench.seeds);
        lost.act(bench.some_action()).unwrap();
    }
}

#[test]
fn facts_that_cannot_follow_are_errors() {
    let bench = Bench::begun("k2", "ann bob");
    let (id, last) = (bench.state().id.clone(), bench.entries.len() - 1);
    let load = |entries: &[table::Entry]| table::Table::load(id.clone(), entries, &bench.seeds);
    assert_eq!(load(&[]).unwrap_err().seq, 1);
    assert_eq!(load(&bench.entries[1..]).unwrap_err().seq, 2);
    let mut gap = bench.entries.clone();
    gap.remove(last - 1);
    assert_eq!(load(&gap).unwrap_err().seq, bench.state().seq);
    let mut earlier = bench.entries.clone();
    earlier[last].at = -1;
    assert_eq!(load(&earlier).unwrap_err().seq, bench.state().seq);
    let mut twice = bench.entries.clone();
    twice[last].fact = twice[0].fact.clone();
    assert_eq!(load(&twice).unwrap_err().to_string(), format!("fact {} cannot follow", last + 1));
}
