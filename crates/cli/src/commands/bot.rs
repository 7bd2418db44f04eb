//! `crownlands bot`: a bot for other programs, over standard input and output.
//!
//! The shell around the pure engine of `bots::protocol`: it owns the pipes and the clock. A
//! thread reads lines, so that `stop` takes effect while the engine thinks; the engine thinks in
//! portions, and the shell checks its input and clock in between. `docs/BOTS.md` is the reference
//! for the line protocol and for analysis.

mod analyse;
mod lines;
#[cfg(test)]
mod tests;

use std::io;
use std::sync::mpsc::{Receiver, TryRecvError, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

use bots::Pace;
use bots::protocol::{Engine, Limit};
use clap::Args as Arguments;

use self::lines::Lines;
use super::examples;
use crate::failure::Failure;
use crate::screen::Screen;

/// Run a bot for another program, over standard input and output
#[derive(Debug, Arguments)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// Bot to run [default: sovereign, the strongest]
    #[arg(long, value_name = "NAME")]
    bot: Option<String>,
    /// Analyse positions instead: read one JSON request per line, answer each with one line
    #[arg(long)]
    analyse: bool,
}

const EXAMPLES: &str = examples!(
    "printf 'hello 1\\nposition k2 L=3,17,25,40 K=1\\ngo ms 100\\n' | crownlands bot",
    "echo 'hello 1' | crownlands bot --bot greedy",
    "echo '{\"position\": \"k2 L=3,17,25,40 K=1\", \"visits\": 50}' | crownlands bot --analyse",
);

/// Visits between two checks of the input when the limit is in visits. It is constant, so that the
/// answer depends only on the seed and the visits.
const PORTION: u32 = 64;
/// Lines that may queue up; a host that sends more has to wait.
const WAITING_MAX: usize = 64;

pub(crate) fn run(args: &Args, screen: &mut Screen) -> Result<(), Failure> {
    let strongest = bots::names().last().unwrap_or_default();
    let name = args.bot.as_deref().unwrap_or(strongest);
    let Some(engine) = Engine::new(name) else {
        let all: Vec<_> = bots::names().collect();
        return Err(Failure::input(
            format!("there is no bot named {name}"),
            format!("Choose one of {}.", all.join(", ")),
        ));
    };
    if args.analyse {
        return Lines::new(io::stdin().lock())
            .filter(|line| !line.trim_ascii().is_empty())
            .try_for_each(|line| Ok(screen.send(&analyse::answer(&line, name))?));
    }
    converse(engine, &read_ahead(), |reply| screen.send(reply))
}

/// Reads standard input on its own thread.
fn read_ahead() -> Receiver<String> {
    let (sender, receiver) = sync_channel(WAITING_MAX);
    // The thread ends with the input, or with the process.
    thread::spawn(move || {
        Lines::new(io::stdin().lock()).all(|line| sender.send(line).is_ok());
    });
    receiver
}

/// Answers lines until the host quits, or until the input ends and every `go` is answered.
fn converse(
    mut engine: Engine,
    lines: &Receiver<String>,
    mut send: impl FnMut(&str) -> io::Result<()>,
) -> Result<(), Failure> {
    let mut replies = Vec::new();
    while !engine.is_over() {
        let Ok(line) = lines.recv() else { break };
        let began = Instant::now();
        engine.handle(&line, &mut replies);
        flush(&mut replies, &mut send)?;
        think(&mut engine, began, lines, &mut send)?;
    }
    Ok(())
}

/// Continues a running `go` until it is answered.
fn think(
    engine: &mut Engine,
    began: Instant,
    lines: &Receiver<String>,
    send: &mut impl FnMut(&str) -> io::Result<()>,
) -> Result<(), Failure> {
    let mut replies = Vec::new();
    let mut pace = Pace::default();
    while let Some(limit) = engine.thinking() {
        match limit {
            Limit::Visits(_) => engine.think(PORTION, &mut replies),
            Limit::Millis(millis) => {
                let time = Duration::from_millis(millis.into());
                match pace.portion(time.saturating_sub(began.elapsed())) {
                    Some(visits) => engine.think(visits, &mut replies),
                    None => engine.finish(&mut replies),
                }
            }
        }
        flush(&mut replies, send)?;
        // At the end of the input a running `go` is still finished.
        while engine.thinking().is_some() {
            match lines.try_recv() {
                Ok(line) => engine.handle(&line, &mut replies),
                Err(TryRecvError::Empty | TryRecvError::Disconnected) => break,
            }
            flush(&mut replies, send)?;
        }
    }
    Ok(())
}

fn flush(
    replies: &mut Vec<String>,
    send: &mut impl FnMut(&str) -> io::Result<()>,
) -> Result<(), Failure> {
    replies.drain(..).try_for_each(|reply| Ok(send(&reply)?))
}
