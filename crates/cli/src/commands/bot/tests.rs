//! The shell: time limits, `stop`, the end of the input, long lines.

use std::cell::{Cell, RefCell};
use std::io::{Error, ErrorKind};
use std::sync::mpsc::channel;
use std::time::{Duration, Instant};

use bots::Bot;
use bots::protocol::{Engine, LINE_MAX};
use rules::{Action, Position};

use super::lines::Lines;
use super::{analyse, converse};
use crate::failure::Failure;

/// Never stops thinking; each portion takes a moment.
struct Endless;

impl Bot for Endless {
    fn start(&mut self, _: &Position) {}

    fn think(&mut self, _: u32) -> bool {
        let began = Instant::now();
        while began.elapsed() < Duration::from_micros(20) {}
        true
    }

    fn best(&self) -> Action {
        ">2".parse().unwrap()
    }
}

fn endless() -> Engine {
    Engine::with(|_, _| Some(Box::new(Endless)), "endless").unwrap()
}

const START: &str = "position k2 L=3,17,25,40 K=1";

/// The replies to lines that are all sent at once.
fn replies(lines: &[&str]) -> Vec<String> {
    let (sender, receiver) = channel();
    for line in lines {
        sender.send((*line).to_owned()).unwrap();
    }
    drop(sender);
    let mut replies = Vec::new();
    converse(endless(), &receiver, |reply| {
        replies.push(reply.to_owned());
        Ok(())
    })
    .unwrap();
    replies
}

#[test]
fn the_end_of_the_input_lets_a_go_finish() {
    assert_eq!(replies(&[START, "go visits 1000"]), ["ok", "best >2"]);
    let began = Instant::now();
    assert_eq!(replies(&[START, "go ms 50"]), ["ok", "best >2"]);
    assert!(began.elapsed() >= Duration::from_millis(50), "the time is used");
}

#[test]
fn stop_takes_effect_while_the_engine_thinks() {
    let (sender, receiver) = channel();
    for line in [START, "go ms 86400000", "new"] {
        sender.send(line.to_owned()).unwrap();
    }
    let replies = RefCell::new(Vec::new());
    // The host sends stop once the engine has said that it is busy, then closes the input.
    let sender = Cell::new(Some(sender));
    converse(endless(), &receiver, |reply| {
        if reply.starts_with("error protocol.busy ")
            && let Some(sender) = sender.take()
        {
            sender.send("stop".to_owned()).unwrap();
        }
        replies.borrow_mut().push(reply.to_owned());
        Ok(())
    })
    .unwrap();
    let replies = replies.into_inner();
    assert_eq!([&replies[0], &replies[2]], ["ok", "best >2"], "{replies:?}");
    assert_eq!(replies.len(), 3, "{replies:?}");
}

#[test]
fn quit_ends_at_once() {
    assert_eq!(replies(&[START, "go ms 86400000", "quit", "hello 1"]), ["ok"]);
    assert_eq!(replies(&["quit", "hello 1"]), [""; 0]);
}

#[test]
fn a_closed_output_is_not_a_failure() {
    let (sender, receiver) = channel();
    sender.send("new".to_owned()).unwrap();
    let gone = |_: &str| Err(Error::from(ErrorKind::BrokenPipe));
    assert!(matches!(converse(endless(), &receiver, gone), Err(Failure::NobodyReads)));
}

#[test]
fn lines_are_cut_past_the_limit() {
    let long = "x".repeat(3 * LINE_MAX);
    let just = "y".repeat(LINE_MAX);
    let input = format!("one\r\n{long}\n{just}\n\nlast without an end");
    let lines: Vec<_> = Lines::new(input.as_bytes()).collect();
    assert_eq!(lines.len(), 5);
    assert_eq!([&lines[0], &lines[2], &lines[3]], ["one\r", just.as_str(), ""]);
    assert_eq!(lines[1].len(), LINE_MAX + 1);
    assert_eq!(lines[4], "last without an end");
    assert_eq!(Lines::new(&b"\xff\xfe\n"[..]).next().unwrap(), "\u{fffd}\u{fffd}");
}

#[test]
fn analysis_refuses_with_a_code_and_the_id() {
    let place = r#""position":"k2 L=3,17,25,40 K=1""#;
    let cases = [
        ("nonsense", "protocol.arguments"),
        ("[1]", "protocol.arguments"),
        ("{}", "protocol.no_position"),
        (r#"{"position":5}"#, "protocol.arguments"),
        (r#"{"position":{"setup":5}}"#, "protocol.arguments"),
        (r#"{"position":"k2"}"#, "game.chance"),
        (r#"{"position":"k2 L=3"}"#, "deal.wrong_count"),
        (r#"{"position":{"setup":"k2"}}"#, "parse.separator"),
        (&format!(r#"{{{place},"bot":"hal"}}"#), "protocol.unknown_bot"),
        (&format!(r#"{{{place},"bot":9}}"#), "protocol.arguments"),
        (&format!(r#"{{{place},"visits":0}}"#), "protocol.number"),
        (&format!(r#"{{{place},"visits":1.5}}"#), "protocol.number"),
        (&format!(r#"{{{place},"seed":-1}}"#), "protocol.number"),
        (&format!(r#"{{{place},"vists":1}}"#), "protocol.arguments"),
        (&" ".repeat(LINE_MAX + 1), "protocol.line_too_long"),
        (&"[".repeat(LINE_MAX), "protocol.arguments"),
    ];
    for (line, code) in cases {
        let answer = analyse::answer(line, "greedy");
        let expected = format!(r#"{{"id":null,"error":{{"code":"{code}","text":""#);
        assert!(answer.starts_with(&expected), "{line}: {answer}");
    }
    let named = analyse::answer(r#"{"id":{"a":[7]},"position":"k2"}"#, "greedy");
    assert!(named.starts_with(r#"{"id":{"a":[7]},"error":"#), "{named}");
}
