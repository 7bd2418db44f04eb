//! Transcripts of the engine: lines in, lines out.

mod garbage;
mod thinking;

use rules::{Actor, Position, Rules, Step, Stock};

use super::Engine;

const START: &str = "position k2 L=3,17,25,40 K=1";

/// Everything an engine with the greedy bot replies to these lines, thinking in between.
fn replies(lines: &[&str]) -> Vec<String> {
    let mut engine = Engine::new("greedy").unwrap();
    let mut out = Vec::new();
    for line in lines {
        engine.handle(line, &mut out);
        while engine.thinking().is_some() {
            engine.think(16, &mut out);
        }
    }
    out
}

/// The replies to these lines begin like this, line by line.
#[track_caller]
fn check(lines: &[&str], expected: &[&str]) {
    let replies = replies(lines);
    let matches = |(reply, expected): (&String, &&str)| reply.starts_with(expected);
    assert!(
        replies.len() == expected.len() && replies.iter().zip(expected).all(matches),
        "{lines:?} gave {replies:#?}"
    );
}

#[test]
fn the_engine_introduces_itself() {
    check(
        &["hello 1"],
        &[
            "id name Crownlands greedy",
            "id author the Crownlands contributors",
            "option name Bot type string default greedy choices random",
            "option name Seed type spin default 0 min 0 max 18446744073709551615",
            "ok",
        ],
    );
    let renamed = replies(&["option Bot random", "hello 1"]);
    assert_eq!(renamed[1], "id name Crownlands random");
    assert!(renamed[3].starts_with("option name Bot type string default greedy "));
}

#[test]
fn options_are_accepted_and_checked() {
    check(&["option Bot random"], &["ok"]);
    check(&["option Seed 18446744073709551615"], &["ok"]);
    check(&["option Seed 18446744073709551616"], &["error protocol.number "]);
    check(&["option Seed -1"], &["error protocol.number "]);
    check(&["option Seed +1"], &["error protocol.number "]);
    check(&["option Bot deep_thought"], &["error protocol.unknown_bot "]);
    check(&["option Colour blue"], &["error protocol.unknown_option "]);
    check(&["option Bot"], &["error protocol.arguments "]);
    check(&["option"], &["error protocol.arguments "]);
}

#[test]
fn positions_are_accepted_and_checked() {
    check(&["position k2"], &["ok"]);
    check(&["position k2 L=3,17,25,40 K=1 >4 K=2 >1 K=1 >2 >3"], &["ok"]);
    check(&["position setup k2 0.claim 1 - 1,2,3,4 - -/-"], &["ok"]);
    check(&["  position\tk2   L=3,17,25,40  \r"], &["ok"]);
    check(&["position"], &["error protocol.arguments "]);
    check(&["position chess"], &["error parse.mode rules: "]);
    check(&["position k5"], &["error rules.line_too_short rules: "]);
    check(&["position k2+abba+drawn"], &["error parse.contradiction rules: "]);
    check(&["position setup k5 0.line - - - - -/-/-/-/-"], &["error rules.line_too_short setup: "]);
    check(&["position k2 L=1,2,3,4 K=9"], &["error parse.seat step 2: "]);
    check(&["position k2 L=1,2,3"], &["error deal.wrong_count step 1: "]);
    check(&["position k2 L=1,2,3,4 K=1 >1 K=2 >1"], &["error claim.slot_taken step 5: "]);
    check(&["position k2 >1"], &["error game.chance step 1: "]);
    check(&["position setup"], &["error parse.mode setup: "]);
    check(&["position setup k2 0.claim 1 - 1,2,3,3 - -/-"], &["error setup.line setup: "]);
}

#[test]
fn legal_actions_are_compared() {
    check(&[START, "legal >1 >2 >3 >4"], &["ok", "ok"]);
    check(&[START, "legal >4 >3 >2 >1"], &["ok", "ok"]);
    check(&[START, "legal >1 >2 >3"], &["ok", "error protocol.legal "]);
    check(&[START, "legal >1 >2 >3 >3"], &["ok", "error protocol.legal "]);
    check(&[START, "legal >1 >2 >3 >5"], &["ok", "error protocol.legal "]);
    check(&[START, "legal >1 king"], &["ok", "error parse.action action 2: "]);
    check(&["legal >1"], &["error protocol.no_position "]);
    check(&["position k2", "legal"], &["ok", "ok"]);
}

#[test]
fn a_go_is_answered() {
    check(&[START, "go visits 100"], &["ok", "best >"]);
    check(&[START, "go ms 100"], &["ok", "best >"]);
    check(&[START, "go visits 100", "go visits 1"], &["ok", "best >", "best >"]);
    check(&["go visits 100"], &["error protocol.no_position "]);
    check(&["position k2", "go visits 100"], &["ok", "error game.chance "]);
    check(&[START, "new", "go visits 100"], &["ok", "ok", "error protocol.no_position "]);
    let setup = "position setup k2 0.claim 1 - 1,2,3,4 - -/-";
    check(&[setup, "option Bot random", "go ms 1"], &["ok", "ok", "best >"]);
}

#[test]
fn games_are_played_to_the_end_and_no_further() {
    for mode in ["k2", "q2", "w6t"] {
        let rules: Rules = mode.parse().unwrap();
        let stock = Stock::unshuffled(&rules);
        let mut position = Position::new(rules).unwrap();
        let mut game = vec![format!("position {mode}")];
        while position.actor() != Actor::Nobody {
            let step = if let Some(deal) = stock.deal(&position) {
                Step::Deal(deal)
            } else {
                let answer = replies(&[&game.join(" "), "go visits 1"]).pop().unwrap();
                Step::Act(answer.strip_prefix("best ").unwrap().parse().unwrap())
            };
            position.apply(step).unwrap();
            game.push(step.to_string());
        }
        let line = game.join(" ");
        assert!(line.len() < super::LINE_MAX / 8, "lines have room for any game");
        check(&[&line, "go visits 1"], &["ok", "error game.over "]);
    }
}

#[test]
fn numbers_out_of_range_are_refused() {
    for go in ["go visits 0", "go visits 1000000001", "go visits x", "go ms 0", "go ms 86400001"] {
        check(&[START, go], &["ok", "error protocol.number "]);
    }
    check(&[START, "go visits 99999999999999999999999"], &["ok", "error protocol.number "]);
    for go in ["go", "go visits", "go 5", "go visits 5 ms 5", "go for it"] {
        check(&[START, go], &["ok", "error protocol.arguments "]);
    }
}

#[test]
fn unknown_commands_are_refused() {
    check(&["hi"], &["error protocol.unknown_command "]);
    check(&["HELLO 1"], &["error protocol.unknown_command "]);
    check(&["hello"], &["error protocol.arguments "]);
    check(&["hello 2"], &["error protocol.version "]);
    check(&["hello one"], &["error protocol.number "]);
    check(&["new game"], &["error protocol.arguments "]);
    check(&["quit now"], &["error protocol.arguments "]);
    check(&["", "   ", "\r"], &[]);
    check(&[&"x".repeat(super::LINE_MAX)], &["error protocol.unknown_command "]);
    check(&[&"x".repeat(super::LINE_MAX + 1)], &["error protocol.line_too_long "]);
}

#[test]
fn a_refused_line_changes_nothing() {
    let mut engine = Engine::new("random").unwrap();
    let mut out = Vec::new();
    engine.handle(START, &mut out);
    let before = *engine.position().unwrap();
    for line in ["position k2 L=1", "position k2 K=1", "position chess", "legal >9", "hello 7"] {
        out.clear();
        engine.handle(line, &mut out);
        assert!(out.len() == 1 && out[0].starts_with("error "), "{line}: {out:?}");
        assert_eq!(engine.position(), Some(&before), "{line}");
        assert!(engine.thinking().is_none(), "{line}");
    }
}

#[test]
fn the_same_lines_get_the_same_answers() {
    let game = |seed: &str| replies(&[seed, START, "go ms 5", "go ms 5", "go ms 5", "go ms 5"]);
    assert_eq!(game("option Seed 3"), game("option Seed 3"));
    let again =
        replies(&["option Bot random", START, "go ms 5", "go ms 5", "new", START, "go ms 5"]);
    assert_eq!(again[2], again[6], "a new game starts from the seed");
}

#[test]
fn quit_ends_the_conversation() {
    let mut engine = Engine::new("greedy").unwrap();
    assert!(!engine.is_over());
    engine.handle("quit", &mut Vec::new());
    assert!(engine.is_over());
    assert!(Engine::new("deep_thought").is_none());
}
