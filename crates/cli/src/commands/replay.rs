//! `crownlands replay`: a recorded game in words, or one of its positions.
//!
//! The record is replayed before anything is printed, so everything shown is legal. With `--at`
//! only the steps up to that point are replayed, which can show the position before an illegal
//! step.

mod report;

use std::path::PathBuf;

use clap::Args as Arguments;
use lingo::{Lingo, t};
use rules::{Position, Record, ReplayError, Step};
use table::{CONTRIBUTION_TAG, MISSING, Unfair};
use tui::Activity;
use tui::print::Style;

use super::{examples, play};
use crate::failure::Failure;
use crate::input::{Source, refusal};
use crate::json;
use crate::screen::Screen;

/// Replay a recorded game, or show one of its positions
#[derive(Debug, Arguments)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// The record to read; - for standard input
    file: PathBuf,
    /// Show the position after step N; 0 is the start
    #[arg(long, value_name = "N")]
    at: Option<usize>,
    /// Only check that the shuffle matches the published seal
    #[arg(long, conflicts_with_all = ["at", "json"])]
    verify: bool,
    /// Step through it on the whole screen
    #[arg(long, conflicts_with_all = ["at", "json", "verify"])]
    tui: bool,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

const EXAMPLES: &str = examples!(
    "crownlands replay examples/queendomino.record",
    "crownlands replay examples/queendomino.record --at 60",
    "crownlands replay --verify examples/sealed.record",
    "crownlands replay --tui examples/queendomino.record",
);

pub(crate) fn run(args: &Args, screen: &mut Screen) -> Result<(), Failure> {
    let source = Source::read(&args.file, &screen.lingo)?;
    let record: Record = source
        .text
        .parse()
        .map_err(|error| source.unreadable_at(error, "cli-bad-record-try", &screen.lingo))?;
    if args.verify {
        return verify(&record, &source, screen);
    }
    let positions = positions(&record, &source, args.at, &screen.lingo)?;
    if args.tui {
        let setting = play::default_config(screen);
        return play::start(Activity::Replay(Box::new(record)), setting, false)
            .map_err(|trouble| play::play_failure(&trouble, &screen.lingo));
    }
    let Some(last) = positions.last() else {
        return Err(no_such_step(&record, 0, &screen.lingo));
    };
    match (args.at, args.json) {
        (None, false) => report::print_game(&record, &positions, screen),
        (Some(_), false) => report::print_position(&record, &positions, screen),
        (None, true) => Ok(screen.json(&json::game(&record, last))?),
        (Some(at), true) => Ok(screen.json(&json::position(&record, at, last))?),
    }
}

fn verify(record: &Record, source: &Source, screen: &mut Screen) -> Result<(), Failure> {
    let lingo = &screen.lingo;
    table::verify(record).map_err(|unfair| {
        let what = lingo.labelled(&source.name, &refusal(lingo, unfair.code()));
        let advice = match unfair {
            Unfair::Tag(_) => t!(lingo, "cli-verify-tag-try"),
            Unfair::Given => t!(lingo, "cli-verify-given-try"),
            Unfair::Seal | Unfair::Rewritten | Unfair::Contribution(_) | Unfair::Deal(_) => {
                t!(lingo, "cli-verify-seal-try")
            }
            Unfair::Step(_) => t!(lingo, "cli-verify-step-try"),
        };
        Failure::input(what, advice)
    })?;
    let deals = record.steps.iter().filter(|step| matches!(step, Step::Deal(_))).count();
    let seal = record.tag("Seal").unwrap_or_default();
    let seats = record.rules.all_seats();
    let tags = seats.filter_map(|seat| record.tag(&format!("{CONTRIBUTION_TAG}{seat}")));
    let text = match tags.filter(|text| *text != MISSING).count() {
        0 => t!(lingo, "cli-verified", seal = seal, deals = deals),
        players => {
            t!(lingo, "cli-verified-shared", seal = seal, deals = deals, players = players)
        }
    };
    let lines = screen.printer().paragraph(&text, Style::new());
    Ok(screen.lines(lines)?)
}

/// The start and the position after each step, up to a number of steps.
fn positions(
    record: &Record,
    source: &Source,
    at: Option<usize>,
    lingo: &Lingo,
) -> Result<Vec<Position>, Failure> {
    if let Some(at) = at.filter(|at| *at > record.steps.len()) {
        return Err(no_such_step(record, at, lingo));
    }
    let mut record = record.clone();
    record.steps.truncate(at.unwrap_or(usize::MAX));
    let positions = record.replay().collect::<Result<_, _>>();
    positions.map_err(|ReplayError { step, reason }| {
        let written = record.steps.get(step).map(ToString::to_string).unwrap_or_default();
        let what = t!(
            lingo,
            "cli-bad-step",
            file = &source.name,
            number = step + 1,
            step = written,
            reason = refusal(lingo, reason.code())
        );
        Failure::input(what, t!(lingo, "cli-bad-step-try", before = step))
    })
}

fn no_such_step(record: &Record, at: usize, lingo: &Lingo) -> Failure {
    let steps = record.steps.len();
    Failure::input(
        t!(lingo, "cli-no-step", at = at, steps = steps),
        t!(lingo, "cli-no-step-try", steps = steps),
    )
}
