//! `crownlands replay`: a recorded game in words, or one of its positions.
//!
//! A record is played through before anything is shown, so what is shown really happened. With
//! `--at` only the steps up to that moment are played, which shows what came before a step that
//! cannot follow.

mod log;
mod moment;
mod result;

use std::path::PathBuf;

use clap::Args as Arguments;
use rules::{Position, Record, ReplayError, Step};
use table::Unfair;
use tui::{Lingo, Wish};

use super::{examples, play};
use crate::failure::Failure;
use crate::input::Source;
use crate::json;
use crate::screen::{ColorWhen, Screen};
use crate::words::advice;

/// Tell a recorded game step by step, or show one of its positions
#[derive(Debug, Arguments)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// The record; - reads standard input
    file: PathBuf,
    /// Show the position after so many steps instead; 0 is the start
    #[arg(long, value_name = "N")]
    at: Option<usize>,
    /// Verify instead that it was dealt from its seed, and that its seal binds that seed
    #[arg(long, conflicts_with_all = ["at", "json"])]
    verify: bool,
    /// Look at it on the whole screen, step by step
    #[arg(long, conflicts_with_all = ["at", "json", "verify"])]
    tui: bool,
    /// Write JSON
    #[arg(long)]
    json: bool,
}

const EXAMPLES: &str = examples!(
    "crownlands replay examples/queendomino.record",
    "crownlands replay examples/queendomino.record --at 60",
    "crownlands replay --verify examples/sealed.record",
    "crownlands replay --tui examples/queendomino.record",
);

/// Runs the command.
pub(crate) fn run(args: &Args, color: ColorWhen, screen: &mut Screen) -> Result<(), Failure> {
    let source = Source::read(&args.file)?;
    let record: Record = source.text.parse().map_err(|error| source.unreadable_at(error))?;
    if args.verify {
        return verify(&record, &source, screen);
    }
    let positions = positions(&record, &source, args.at)?;
    if args.tui {
        let setting = play::usual_setting(color);
        let lingo = Lingo::new(setting.language);
        return play::begin(Wish::Replay(Box::new(record)), setting, false)
            .map_err(|trouble| play::told(&trouble, &lingo));
    }
    let Some(last) = positions.last() else {
        return Err(no_such_step(&record, 0));
    };
    match (args.at, args.json) {
        (None, false) => {
            log::tell(&record, &positions, screen)?;
            result::tell(&record, last, screen)
        }
        (Some(_), false) => moment::tell(&record, &positions, screen),
        (None, true) => Ok(screen.line(format!("{:#}", json::game(&record, last)))?),
        (Some(at), true) => Ok(screen.line(format!("{:#}", json::position(&record, at, last)))?),
    }
}

fn verify(record: &Record, source: &Source, screen: &mut Screen) -> Result<(), Failure> {
    table::verify(record).map_err(|unfair| {
        let what = format!("{}: {unfair} [{}]", source.name(), unfair.code());
        let advice = match unfair {
            Unfair::Tag(_) => {
                "games from a server have the tags Game, Seal and Seed once they have ended"
            }
            Unfair::Given => "verify the record of the game that it went on from",
            Unfair::Seal | Unfair::Deal(_) => {
                "compare with the seal that was published when the game began"
            }
            Unfair::Step(_) => "`crownlands replay` without --verify tells what cannot follow",
        };
        Failure::input(what, advice)
    })?;
    let deals = record.steps.iter().filter(|step| matches!(step, Step::Deal(_))).count();
    let seal = record.tag("Seal").unwrap_or_default();
    screen.line(format!("The seal {seal} binds the seed,"))?;
    Ok(screen.line(format!("and all {deals} deals of the game follow from it."))?)
}

/// The start and the positions after each step, up to a number of steps.
fn positions(
    record: &Record,
    source: &Source,
    at: Option<usize>,
) -> Result<Vec<Position>, Failure> {
    if let Some(at) = at.filter(|at| *at > record.steps.len()) {
        return Err(no_such_step(record, at));
    }
    let mut record = record.clone();
    record.steps.truncate(at.unwrap_or(usize::MAX));
    record.replay().collect::<Result<_, _>>().map_err(|error| illegal(&record, source, error))
}

fn illegal(record: &Record, source: &Source, ReplayError { step, reason }: ReplayError) -> Failure {
    let number = step + 1;
    let written = record.steps.get(step).map(ToString::to_string).unwrap_or_default();
    let name = source.name();
    Failure::input(
        format!("{name}, step {number}, {written}: {reason} [{}]", reason.code()),
        advice::step(number, reason),
    )
}

fn no_such_step(record: &Record, at: usize) -> Failure {
    let steps = record.steps.len();
    Failure::input(
        format!("there is no position after {at} steps: the record has {steps}"),
        format!("give a number from 0 to {steps}"),
    )
}
