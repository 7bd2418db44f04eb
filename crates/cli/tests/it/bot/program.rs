//! A small host: starts programs, talks to them over pipes, and runs games between them.

use std::io::{BufRead, BufReader, Lines, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use rules::{Actor, Position, Step};
use snapbox::cmd::cargo_bin;
use testkit::shuffle;

use crate::root;

/// A program that speaks the engine's side of the protocol.
pub(super) struct Program {
    child: Child,
    input: Option<ChildStdin>,
    output: Option<Lines<BufReader<ChildStdout>>>,
}

impl Program {
    fn start(mut command: Command) -> Self {
        command.current_dir(root()).stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut child = command.spawn().expect("the program starts");
        let input = child.stdin.take();
        let output = child.stdout.take().map(|output| BufReader::new(output).lines());
        Self { child, input, output }
    }

    /// `crownlands bot` with these arguments.
    pub(super) fn ours(args: &[&str]) -> Self {
        let mut command = Command::new(cargo_bin!("crownlands"));
        command.arg("bot").args(args);
        Self::start(command)
    }

    /// The example in Python.
    pub(super) fn python() -> Self {
        let mut command = Command::new("python3");
        command.arg("examples/bot.py");
        Self::start(command)
    }

    pub(super) fn send(&mut self, line: &str) {
        self.send_bytes(format!("{line}\n").as_bytes());
    }

    pub(super) fn send_bytes(&mut self, bytes: &[u8]) {
        self.input.as_mut().expect("open").write_all(bytes).expect("it listens");
    }

    pub(super) fn read(&mut self) -> String {
        self.output.as_mut().and_then(Iterator::next).expect("an answer").expect("text")
    }

    pub(super) fn ask(&mut self, line: &str) -> String {
        self.send(line);
        self.read()
    }

    /// Sends a line and gives the action after `best`; any number of `info` may come before.
    pub(super) fn best(&mut self, line: &str) -> String {
        self.send(line);
        loop {
            let reply = self.read();
            if let Some(action) = reply.strip_prefix("best ") {
                return action.to_owned();
            }
            assert!(reply.starts_with("info visits "), "{reply}");
        }
    }

    /// Stops reading its output.
    pub(super) fn close_output(&mut self) {
        self.output = None;
    }

    /// Closes its input: it prints nothing more and exits with 0.
    pub(super) fn assert_ends(mut self) {
        self.input = None;
        assert!(self.output.is_none_or(|mut output| output.next().is_none()));
        assert!(self.child.wait().expect("it ends").success());
    }
}

/// Plays a whole game between two programs; `go` asks for each decision.
pub(super) fn play(rules: &str, mut programs: [Program; 2], go: &str) {
    for program in &mut programs {
        assert!(program.ask("hello 1").starts_with("id name "));
        while program.read() != "ok" {}
        assert_eq!(program.ask("new"), "ok");
    }
    let mut position = Position::new(rules.parse().expect("rules")).expect("playable rules");
    let stock = shuffle::stock(position.rules(), &mut shuffle::random(5));
    let mut game = vec!["position".to_owned(), rules.to_owned()];
    loop {
        let step = match position.actor() {
            Actor::Nobody => break,
            Actor::Chance => Step::Deal(stock.deal(&position).expect("the stock lasts")),
            Actor::Seat(seat) => {
                let program = &mut programs[seat.index() % 2];
                assert_eq!(program.ask(&game.join(" ")), "ok");
                let actions = position.legal_actions();
                let mut legal = vec!["legal".to_owned()];
                legal.extend(actions.iter().map(|action| action.to_string()));
                assert_eq!(program.ask(&legal.join(" ")), "ok");
                Step::Act(program.best(go).parse().expect("an action"))
            }
        };
        position.apply(step).unwrap_or_else(|error| panic!("{step} after {game:?}: {error}"));
        game.push(step.to_string());
    }
    for mut program in programs {
        program.send("quit");
        program.assert_ends();
    }
}
