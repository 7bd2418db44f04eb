//! A running `go`: portions, `info`, `stop`, `quit`, and lines that come too early.

use rules::{Action, Position};

use crate::bot::{ActionReport, Bot, Report};
use crate::protocol::{Engine, Limit};

/// A bot that never wants to stop thinking.
#[derive(Default)]
struct Endless {
    visits: u32,
}

const CHOICE: &str = ">2";

impl Bot for Endless {
    fn start(&mut self, _: &Position) {
        self.visits = 0;
    }

    fn think(&mut self, visits: u32) -> bool {
        self.visits += visits;
        true
    }

    fn best(&self) -> Action {
        CHOICE.parse().unwrap()
    }

    fn report(&self) -> Report {
        let best = ActionReport {
            action: self.best(),
            visits: self.visits,
            points: vec![40.5, 38.25],
            win: Some(0.5),
            line: vec![self.best(), Action::Pass],
        };
        Report { visits: self.visits, actions: vec![best] }
    }
}

/// An engine that has begun to think, and what it said so far.
fn thinking(go: &str) -> Engine {
    let mut engine = Engine::with(|_, _| Some(Box::new(Endless::default())), "endless").unwrap();
    let mut out = Vec::new();
    engine.handle("position k2 L=3,17,25,40 K=1", &mut out);
    engine.handle(go, &mut out);
    assert_eq!(out, ["ok"], "a go is answered when it ends");
    assert!(engine.thinking().is_some());
    engine
}

#[test]
fn a_limit_of_visits_is_exact() {
    let mut engine = thinking("go visits 100");
    assert_eq!(engine.thinking(), Some(Limit::Visits(100)));
    let mut out = Vec::new();
    for _ in 0..4 {
        engine.think(30, &mut out);
    }
    assert!(engine.thinking().is_none());
    let info =
        |visits| format!("info visits {visits} best >2 win 0.5000 points 40.50 38.25 line >2 -");
    assert_eq!(out, [info(30), info(60), info(100), "best >2".to_owned()]);
}

/// Solves what it is asked without a visit.
struct Solver;

impl Bot for Solver {
    fn start(&mut self, _: &Position) {}

    fn think(&mut self, _: u32) -> bool {
        false
    }

    fn best(&self) -> Action {
        CHOICE.parse().unwrap()
    }

    fn report(&self) -> Report {
        let (action, line) = (self.best(), vec![self.best()]);
        let best =
            ActionReport { action, visits: 0, points: vec![40.0, 38.0], win: Some(1.0), line };
        Report { visits: 0, actions: vec![best] }
    }
}

#[test]
fn a_solved_end_is_told_once_and_without_visits() {
    let mut engine = Engine::with(|_, _| Some(Box::new(Solver)), "solver").unwrap();
    let mut out = Vec::new();
    engine.handle("position k2 L=3,17,25,40 K=1", &mut out);
    engine.handle("go visits 100", &mut out);
    out.clear();
    for _ in 0..3 {
        engine.think(10, &mut out);
    }
    let info = "info visits 0 best >2 win 1.0000 points 40.00 38.00 line >2";
    assert_eq!(out, [info, "best >2"]);
}

#[test]
fn an_info_comes_whenever_the_visits_have_doubled() {
    let mut engine = thinking("go ms 1000");
    let mut out = Vec::new();
    for _ in 0..1000 {
        engine.think(1, &mut out);
    }
    let visits: Vec<_> = out.iter().map(|line| line.split(' ').nth(2).unwrap()).collect();
    assert_eq!(visits, ["1", "2", "4", "8", "16", "32", "64", "128", "256", "512"]);
    assert_eq!(engine.thinking(), Some(Limit::Millis(1000)), "time is the caller's business");
    out.clear();
    engine.finish(&mut out);
    assert!(out[0].starts_with("info visits 1000 ") && out[1..] == ["best >2"], "{out:?}");
}

#[test]
fn stop_is_answered_at_once_and_always_accepted() {
    let mut engine = thinking("go visits 1000000000");
    let mut out = Vec::new();
    engine.handle("stop", &mut out);
    assert_eq!(out, ["best >2"], "even before the first portion");
    out.clear();
    engine.handle("stop", &mut out);
    engine.think(10, &mut out);
    engine.finish(&mut out);
    assert!(out.is_empty(), "it may cross the best it asked for: {out:?}");
}

#[test]
fn other_commands_are_refused_while_thinking() {
    let mut engine = thinking("go ms 1000");
    let before = *engine.position().unwrap();
    let lines = ["position k2", "new", "go ms 1", "hello 1", "option Seed 1", "legal >1 >2 >3 >4"];
    for line in lines {
        let mut out = Vec::new();
        engine.handle(line, &mut out);
        assert!(out.len() == 1 && out[0].starts_with("error protocol.busy "), "{line}: {out:?}");
    }
    assert_eq!(engine.position(), Some(&before));
    assert_eq!(engine.thinking(), Some(Limit::Millis(1000)));
    let mut out = Vec::new();
    engine.handle("nonsense", &mut out);
    assert!(out[0].starts_with("error protocol.unknown_command "), "{out:?}");
}

#[test]
fn quit_ends_a_go_without_an_answer() {
    let mut engine = thinking("go ms 1000");
    let mut out = Vec::new();
    engine.handle("quit", &mut out);
    assert!(engine.is_over() && engine.thinking().is_none() && out.is_empty());
}
