//! The host's side of the line protocol, for an outside program.
//!
//! The program is never trusted: every answer has a deadline, lines are bounded, and everything it
//! can do wrong is a [`Fault`]. Its standard error is read so that the program cannot block on it, and
//! the last line is kept to explain why a program ended.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, Command, ExitStatus, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

use rules::{Action, Position, Step};
#[cfg(unix)]
use rustix::process::{Pid, Signal, kill_process_group};

use super::budget::Budget;
use super::fault::{Fault, quoted};

/// A running program.
#[derive(Debug)]
pub struct Engine {
    child: Child,
    /// Closed to tell the program that the input has ended.
    input: Option<ChildStdin>,
    answers: Receiver<String>,
    last_words: Receiver<String>,
    patience: Duration,
    /// The name and the maximum of its seed option, if it has one.
    seed: Option<(String, u64)>,
}

const VERSION: u32 = 1;
/// Longer lines are read in pieces, which then count as unreadable.
const LINE_MAX: u64 = 1 << 16;
/// How many lines may wait to be read.
const QUEUE_MAX: usize = 256;
/// How long a program may take to exit.
const EXIT_MAX: Duration = Duration::from_millis(500);

impl Engine {
    /// Starts a program (its name, then its arguments) and does the handshake. Every answer must come
    /// within `patience`.
    ///
    /// # Errors
    /// When it cannot be started or breaks the protocol.
    pub fn start(command: &[String], patience: Duration) -> Result<Self, Fault> {
        let (program, arguments) =
            command.split_first().ok_or_else(|| Fault::NotStarted("no command".to_owned()))?;
        let mut command = Command::new(program);
        command.args(arguments);
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        // In its own process group, so that its child processes end with it.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let started = command.spawn();
        let mut child = started.map_err(|error| Fault::NotStarted(error.to_string()))?;
        let (answer, answers) = sync_channel(QUEUE_MAX);
        let (last_line, last_words) = channel();
        if let Some(output) = child.stdout.take() {
            thread::spawn(move || each_line(output, |line| answer.send(line).is_ok()));
        }
        if let Some(errors) = child.stderr.take() {
            thread::spawn(move || send_last_line(errors, &last_line));
        }
        let input = child.stdin.take();
        let mut engine = Self { child, input, answers, last_words, patience, seed: None };
        engine.send(&format!("hello {VERSION}"));
        engine.read_until_ok(|engine, line| {
            match line.split_whitespace().next() {
                Some("id") => {}
                Some("option") => engine.seed = engine.seed.take().or_else(|| seed_option(line)),
                _ => return Err(Fault::Unreadable(quoted(line))),
            }
            Ok(())
        })?;
        Ok(engine)
    }

    /// Starts a new game, and sets the program's seed option if it has one.
    ///
    /// # Errors
    /// When it breaks the protocol.
    pub fn new_game(&mut self, seed: u64) -> Result<(), Fault> {
        if let Some((name, max)) = &self.seed {
            let fitting = if seed <= *max { seed } else { seed % (max + 1) };
            let option = format!("option {name} {fitting}");
            self.expect_ok(&option)?;
        }
        self.expect_ok("new")
    }

    /// Asks for a decision in the position that these steps lead to.
    ///
    /// # Errors
    /// When no action comes in time. The caller checks whether the action is legal.
    pub fn choose(
        &mut self,
        position: &Position,
        steps: &[Step],
        budget: Budget,
    ) -> Result<Action, Fault> {
        let mut game = format!("position {}", position.rules());
        for step in steps {
            game.push(' ');
            game.push_str(&step.to_string());
        }
        self.expect_ok(&game)?;
        let mut legal = "legal".to_owned();
        for action in &position.legal_actions() {
            legal.push(' ');
            legal.push_str(&action.to_string());
        }
        self.expect_ok(&legal)?;
        self.send(&match budget {
            Budget::Visits(visits) => format!("go visits {visits}"),
            Budget::Time(time) => format!("go ms {}", time.as_millis()),
        });
        let deadline = Instant::now() + self.patience;
        loop {
            let line = self.next_line(deadline)?;
            match line.split_once(' ').unwrap_or((&line, "")) {
                ("info" | "", _) => {}
                ("best", action) => {
                    return action.trim().parse().map_err(|_| Fault::Unreadable(quoted(&line)));
                }
                ("error", _) => return Err(Fault::Refused(quoted(&line))),
                _ => return Err(Fault::Unreadable(quoted(&line))),
            }
        }
    }

    /// Sends a command whose only answer is `ok`.
    fn expect_ok(&mut self, command: &str) -> Result<(), Fault> {
        self.send(command);
        self.read_until_ok(|_, line| Err(Fault::Unreadable(quoted(line))))
    }

    fn read_until_ok(
        &mut self,
        mut each: impl FnMut(&mut Self, &str) -> Result<(), Fault>,
    ) -> Result<(), Fault> {
        let deadline = Instant::now() + self.patience;
        loop {
            let line = self.next_line(deadline)?;
            match line.split_whitespace().next() {
                Some("ok") => return Ok(()),
                Some("error") => return Err(Fault::Refused(quoted(&line))),
                Some("info") | None => {}
                Some(_) => each(self, &line)?,
            }
        }
    }

    fn next_line(&mut self, deadline: Instant) -> Result<String, Fault> {
        let left = deadline.saturating_duration_since(Instant::now());
        // An endless stream of lines without an answer must run out of time, too.
        if left.is_zero() {
            return Err(Fault::Hung(self.patience));
        }
        self.answers.recv_timeout(left).map_err(|error| match error {
            RecvTimeoutError::Timeout => Fault::Hung(self.patience),
            RecvTimeoutError::Disconnected => self.explain_end(),
        })
    }

    /// Sends a line. Errors are ignored: if the program is gone, reading its answer fails and says why.
    fn send(&mut self, line: &str) {
        if let Some(input) = &mut self.input {
            let line = format!("{line}\n");
            let _ = input.write_all(line.as_bytes()).and_then(|()| input.flush());
        }
    }

    /// Says how a program ended that closed its output.
    fn explain_end(&mut self) -> Fault {
        let status = match self.shut_down() {
            Some(status) => status.to_string(),
            None => "closed its output".to_owned(),
        };
        let last_words = self.last_words.recv_timeout(EXIT_MAX).unwrap_or_default();
        Fault::Crashed { status, last_words: quoted(&last_words) }
    }

    /// Waits for the program to exit, and kills it with all its child processes if it does not.
    fn shut_down(&mut self) -> Option<ExitStatus> {
        self.input = None;
        let deadline = Instant::now() + EXIT_MAX;
        while Instant::now() < deadline {
            match self.child.try_wait() {
                Ok(None) => thread::sleep(Duration::from_millis(2)),
                Ok(status) => return status,
                Err(_) => break,
            }
        }
        // It may have exited just now, which is fine.
        #[cfg(unix)]
        if let Some(group) = Pid::from_raw(self.child.id().cast_signed()) {
            let _ = kill_process_group(group, Signal::KILL);
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
        None
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        if let Some(input) = &mut self.input {
            // It may have exited already.
            let _ = input.write_all(b"quit\n");
        }
        let _ = self.shut_down();
    }
}

/// Reads the name and the maximum of a seed option.
fn seed_option(line: &str) -> Option<(String, u64)> {
    let after = |key: &str| line.split_whitespace().skip_while(|&word| word != key).nth(1);
    let name = after("name").filter(|name| name.eq_ignore_ascii_case("seed"))?;
    let max = after("max").map_or(Some(u32::MAX.into()), |max| max.parse().ok())?;
    Some((name.to_owned(), max))
}

/// Reads lines of bounded length until `take` returns false or the source ends.
fn each_line(source: impl Read, mut take: impl FnMut(String) -> bool) {
    let mut source = BufReader::new(source);
    let mut line = Vec::new();
    loop {
        line.clear();
        match source.by_ref().take(LINE_MAX).read_until(b'\n', &mut line) {
            Ok(1..) if take(String::from_utf8_lossy(&line).trim().to_owned()) => {}
            _ => return,
        }
    }
}

fn send_last_line(source: impl Read, sender: &Sender<String>) {
    let mut last = String::new();
    each_line(source, |line| {
        if !line.is_empty() {
            last = line;
        }
        true
    });
    // The receiver may be gone.
    let _ = sender.send(last);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_option_is_recognised() {
        let option = |name: &str, max| Some((name.to_owned(), max));
        for (line, expected) in [
            ("option name Seed type spin default 0 min 0 max 99", option("Seed", 99)),
            ("option name seed type spin default 0", option("seed", u32::MAX.into())),
            ("option name Seed type spin default 0 max many", None),
            ("option name Level type spin default 1 min 1 max 5", None),
            ("option", None),
        ] {
            assert_eq!(seed_option(line), expected, "{line}");
        }
    }
}
