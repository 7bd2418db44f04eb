//! `crownlands bot`: whole games over pipes, the transcripts of `docs/BOTS.md`, the Python
//! example, and hosts that misbehave.

mod program;

use std::time::{Duration, Instant};

use bots::protocol::{LINE_MAX, Problem};
use serde_json::Value;

use self::program::{Program, play};
use crate::{crownlands, refused, stdout};

const DOCS: &str = include_str!("../../../../docs/BOTS.md");
const PYTHON: &str = include_str!("../../../../examples/bot.py");

#[test]
fn plays_whole_games_over_pipes() {
    for rules in ["k2", "q2"] {
        let ours = |name| Program::ours(&["--bot", name]);
        play(rules, [ours("greedy"), ours("random")], "go visits 10");
        play(rules, [Program::ours(&[]), ours("greedy")], "go ms 2");
    }
}

#[test]
fn the_python_example_plays_whole_games() {
    for rules in ["k2", "q2", "w4"] {
        play(rules, [Program::python(), Program::ours(&["--bot", "greedy"])], "go visits 10");
    }
}

#[test]
fn the_python_example_is_in_the_docs_and_short() {
    assert!(DOCS.contains(PYTHON), "docs/BOTS.md shows examples/bot.py");
    assert!(PYTHON.lines().count() <= 36);
}

#[test]
fn the_python_example_needs_the_legal_actions() {
    let mut python = Program::python();
    assert_eq!(python.ask("position k2 L=3,17,25,40 K=1"), "ok");
    assert!(python.ask("go visits 1").starts_with("error "));
    python.assert_ends();
}

/// Each block of the docs that starts a program is a conversation: `H:` the host, `E:` the engine;
/// `…` at the end of a line stands for anything.
#[test]
fn the_transcripts_in_the_docs_are_accurate() {
    let blocks = DOCS.split("```").skip(1).step_by(2);
    let mut replayed = 0;
    for block in blocks.filter_map(|block| block.strip_prefix("text\n$ crownlands bot")) {
        let (args, lines) = block.split_once('\n').unwrap();
        let mut program = Program::ours(&args.split_whitespace().collect::<Vec<_>>());
        for line in lines.lines() {
            if let Some(line) = line.strip_prefix("H: ") {
                program.send(line);
            } else {
                let expected = line.strip_prefix("E: ").expect("H: or E:");
                let reply = program.read();
                let same = match expected.strip_suffix('…') {
                    Some(start) => reply.starts_with(start),
                    None => reply == expected,
                };
                assert!(same, "the docs say {expected}, the engine says {reply}");
            }
        }
        program.assert_ends();
        replayed += 1;
    }
    assert_eq!(replayed, 2, "the protocol and the analysis");
}

#[test]
fn the_docs_list_every_code_of_the_protocol() {
    for problem in Problem::ALL {
        assert!(DOCS.contains(&format!("| `{}` |", problem.code())), "{}", problem.code());
    }
}

#[test]
fn stop_is_answered_at_once() {
    let mut program = Program::ours(&[]);
    assert_eq!(program.ask("position k4 L=3,17,25,40 K=1"), "ok");
    let began = Instant::now();
    program.send("go ms 10000");
    let action = program.best("stop");
    assert!(began.elapsed() < Duration::from_secs(5), "{:?}", began.elapsed());
    assert!(action.starts_with('>'), "{action}");
    assert_eq!(program.ask("new"), "ok", "and it goes on");
    program.assert_ends();
}

#[test]
fn malformed_lines_get_an_error_and_change_nothing() {
    let mut program = Program::ours(&["--bot", "greedy"]);
    assert_eq!(program.ask("position k2 L=3,17,25,40 K=1"), "ok");
    let long = "x".repeat(3 * LINE_MAX);
    let lines = [
        ("what", "protocol.unknown_command"),
        ("position k2 L=1,1", "parse.duplicate"),
        ("go visits many", "protocol.number"),
        (&long, "protocol.line_too_long"),
        ("\u{1b}[31m\u{0}\u{202e}", "protocol.unknown_command"),
    ];
    for (line, code) in lines {
        let reply = program.ask(line);
        assert!(reply.starts_with(&format!("error {code} ")), "{code}: {reply}");
        assert!(reply.len() < 200 && !reply.contains(char::is_control), "{reply:?}");
    }
    program.send_bytes(b"\xff\xfe\n");
    assert!(program.read().starts_with("error protocol.unknown_command "));
    assert_eq!(program.ask("legal >1 >2 >3 >4"), "ok", "the position is still there");
    program.assert_ends();
}

#[test]
fn the_end_of_the_input_is_the_end() {
    assert_eq!(stdout(&crownlands(["bot"]).stdin("").assert().success()), "");
    let input = "position k2 L=3,17,25,40 K=1\ngo visits 200";
    let said = stdout(&crownlands(["bot"]).stdin(input).assert().success());
    let last = said.lines().last().unwrap();
    assert!(last.starts_with("best >"), "the last line needs no end and is answered: {said}");
}

#[test]
fn a_closed_output_is_not_a_failure() {
    let mut program = Program::ours(&["--bot", "greedy"]);
    program.close_output();
    program.send("hello 1");
    program.assert_ends();
}

#[test]
fn analyses_positions() {
    let requests = [
        r#"{"id": "a", "position": "k2 L=3,17,25,40 K=1", "visits": 200, "seed": 5}"#,
        "",
        r#"{"id": 2, "position": {"setup": "k2 0.claim 2 - 1,2,3,4 - -/-"}, "bot": "greedy"}"#,
        r#"{"id": null, "position": "k2 L=3", "visits": 200}"#,
    ];
    let ask = || {
        let command = crownlands(["bot", "--analyse"]).stdin(requests.join("\n"));
        stdout(&command.assert().success())
    };
    let said = ask();
    let answers: Vec<Value> =
        said.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(answers.len(), 3, "one for each request");
    assert_eq!([&answers[0]["id"], &answers[0]["actor"]], [&Value::from("a"), &Value::from(1)]);
    let first = &answers[0]["actions"][0];
    assert!(first["action"].as_str().unwrap().starts_with('>'), "{first}");
    assert_eq!(first["points"].as_array().map(Vec::len), Some(2), "{first}");
    assert!(first["win"].as_f64().is_some_and(|win| (0.0..=1.0).contains(&win)), "{first}");
    assert_eq!(first["line"][0], first["action"]);
    let actions = answers[0]["actions"].as_array().unwrap();
    let visits: u64 = actions.iter().map(|action| action["visits"].as_u64().unwrap()).sum();
    assert_eq!((actions.len(), visits, &answers[0]["visits"]), (4, 199, &200.into()));
    assert_eq!([&answers[1]["id"], &answers[1]["actor"]], [&Value::from(2), &Value::from(2)]);
    assert_eq!(answers[1]["actions"].as_array().unwrap().len(), 1, "greedy knows only its choice");
    assert_eq!(answers[2]["error"]["code"], "deal.wrong_count");
    assert_eq!(said, ask(), "the same question has the same answer");
}

#[test]
fn an_unknown_bot_is_refused() {
    let complaint = refused(["bot", "--bot", "deep_thought"], "");
    assert!(complaint.contains("greedy"), "{complaint}");
}
