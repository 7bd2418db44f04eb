//! `crownlands arena`: matches between bots, with confidence intervals.
//!
//! Glue around `lab::arena`: reads the settings, shows progress, writes records on request.
//! [`report`] prints the result.

mod report;

use std::fs;
use std::io;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use clap::{Args as Arguments, ValueEnum};
use indicatif::{ProgressBar, ProgressStyle};
use lab::arena::{Contestant, ContestantError, Game, Lineup, Match, MatchError, Sprt, Tally};
use rules::Rules;
use signal_hook::consts::SIGINT;
use signal_hook::flag;

use super::examples;
use super::modes::refused;
use crate::failure::Failure;
use crate::screen::Screen;

/// Play a match between bots and measure which is stronger
#[derive(Debug, Arguments)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// Two bots, the candidate first, or one for each realm: NAME or exec:COMMAND, with an optional
    /// budget per decision: NAME@100 (visits, default 1000) or NAME@100ms (time)
    #[arg(value_name = "CONTESTANT", required = true, num_args = 2..=8)]
    contestants: Vec<String>,
    /// Rules of every game; see crownlands modes
    #[arg(long, value_name = "RULES", default_value = "k2")]
    rules: String,
    /// Number of games, rounded up to complete rotations
    #[arg(long, value_name = "N", default_value_t = 200, value_parser = clap::value_parser!(u32).range(1..=100_000_000))]
    games: u32,
    /// How two contestants share the realms: one-vs-rest or half
    #[arg(
        long,
        value_enum,
        value_name = "HOW",
        default_value = "one-vs-rest",
        hide_possible_values = true
    )]
    lineup: Sharing,
    /// Random seed
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// Games to play in parallel [default: one per core]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// Stop early once the test decides between two win rates of the candidate (SPRT)
    #[arg(long, value_name = "LOW,HIGH", value_parser = sprt)]
    sprt: Option<Sprt>,
    /// Seconds before an outside program forfeits [default: 10 × its budget + 5, or 60]
    #[arg(long, value_name = "S", value_parser = seconds)]
    patience: Option<Duration>,
    /// Write a record of every game to this folder
    #[arg(long, value_name = "DIR")]
    records: Option<PathBuf>,
    /// Print JSON instead of a table
    #[arg(long)]
    json: bool,
}

const EXAMPLES: &str = examples!(
    "crownlands arena greedy random --games 20",
    "crownlands arena --rules k4+middle+harmony greedy random --games 40 --json",
    "crownlands arena baron@50 greedy --games 4 --records target/records",
    "crownlands arena greedy random --sprt 0.5,0.6",
);

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Sharing {
    /// The first plays one realm, the second all others
    OneVsRest,
    /// The first plays half of them
    Half,
}

pub(crate) fn run(args: &Args, screen: &mut Screen) -> Result<(), Failure> {
    let spec = spec(args, &screen.lingo)?;
    if let Some(folder) = &args.records {
        fs::create_dir_all(folder).map_err(|error| not_written(folder, &error))?;
    }
    let games =
        spec.deals().map_err(|error| cannot_start(&error))? * spec.rules.realm_count() as u64;
    let bar = progress(games);
    let began = Instant::now();
    let mut failed = None;
    let tally = spec.play_until(&interrupted(), |game, tally| {
        bar.inc(1);
        let win = tally.summary(0).win.mean;
        bar.set_message(format!("{} wins {:.1} %", spec.contestants[0], 100.0 * win));
        match args.records.as_ref().map(|folder| write_record(folder, game)) {
            Some(Err(failure)) => {
                failed = Some(failure);
                ControlFlow::Break(())
            }
            _ => ControlFlow::Continue(()),
        }
    });
    bar.finish_and_clear();
    let tally = tally.map_err(|error| cannot_start(&error))?;
    match failed {
        Some(failure) => Err(failure),
        None => show(&spec, &tally, began.elapsed(), args.json, screen),
    }
}

/// Set by Ctrl-C, so that the games played so far are still reported. A second Ctrl-C ends the program.
fn interrupted() -> Arc<AtomicBool> {
    let flag = Arc::new(AtomicBool::new(false));
    // If no handler can be registered, Ctrl-C ends the program at once.
    let _ = flag::register_conditional_default(SIGINT, Arc::clone(&flag));
    let _ = flag::register(SIGINT, Arc::clone(&flag));
    flag
}

fn show(
    spec: &Match,
    tally: &Tally,
    time: Duration,
    json: bool,
    screen: &mut Screen,
) -> Result<(), Failure> {
    if json {
        screen.send(&report::as_json(spec, tally, time).to_string())?;
    } else {
        screen.lines(report::lines(spec, tally, time, screen))?;
    }
    Ok(())
}

fn spec(args: &Args, lingo: &lingo::Lingo) -> Result<Match, Failure> {
    let rules: Rules = args.rules.parse().map_err(|error| refused(&args.rules, error, lingo))?;
    let contestants: Result<Vec<Contestant>, Failure> = args
        .contestants
        .iter()
        .map(|text| text.parse().map_err(|error| bad_contestant(&error)))
        .collect();
    let cores = || std::thread::available_parallelism().map_or(1, usize::from);
    Ok(Match {
        rules,
        contestants: contestants?,
        lineup: match args.lineup {
            Sharing::OneVsRest => Lineup::OneVsRest,
            Sharing::Half => Lineup::Half,
        },
        games: args.games,
        seed: args.seed,
        threads: args.threads.map_or_else(cores, usize::from),
        patience: args.patience,
        sprt: args.sprt,
    })
}

/// A progress bar on standard error; hidden if that is not a terminal.
fn progress(games: u64) -> ProgressBar {
    let template = "{bar:32} {pos}/{len} games  {msg}  {eta} left";
    let style = ProgressStyle::with_template(template);
    let bar = ProgressBar::new(games);
    bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
    bar.enable_steady_tick(Duration::from_millis(500));
    bar
}

fn write_record(folder: &Path, game: &Game) -> Result<(), Failure> {
    let name = format!("deal-{:05}-{}.record", game.deal + 1, game.rotation + 1);
    let file = folder.join(name);
    fs::write(&file, game.record.to_string()).map_err(|error| not_written(&file, &error))
}

fn not_written(file: &Path, error: &io::Error) -> Failure {
    Failure::other(
        format!("{} cannot be written: {error}", file.display()),
        "Choose a writable folder for --records.",
    )
}

fn bad_contestant(error: &ContestantError) -> Failure {
    let advice = match error {
        ContestantError::Unknown(_) => {
            let names: Vec<_> = bots::names().collect();
            format!("Choose one of {}, or exec:COMMAND for an outside program.", names.join(", "))
        }
        ContestantError::Budget(_) => {
            "Pass visits (greedy@1000) or a time (greedy@100ms).".to_owned()
        }
        ContestantError::NoCommand => "Write exec:PROGRAM, or 'exec:PROGRAM ARGUMENT'.".to_owned(),
    };
    Failure::input(error.to_string(), advice)
}

fn cannot_start(error: &MatchError) -> Failure {
    let advice = match error {
        MatchError::Rules(_) => "`crownlands modes` lists what can be played.".to_owned(),
        MatchError::Lineup(lineup) if lineup.realms == 2 => "Pass two contestants.".to_owned(),
        MatchError::Lineup(lineup) => {
            format!("Pass two contestants, or {}: one for each realm.", lineup.realms)
        }
        MatchError::Program(..) => {
            "Run the program by hand: it should answer `hello 1` with `ok`.".to_owned()
        }
    };
    Failure::input(error.to_string(), advice)
}

fn sprt(text: &str) -> Result<Sprt, String> {
    let parsed = text.split_once(',').map(|(low, high)| (low.trim().parse(), high.trim().parse()));
    match parsed {
        Some((Ok(low), Ok(high))) if 0.0 <= low && low < high && high <= 1.0 => {
            Ok(Sprt { low, high })
        }
        _ => Err("pass two win rates from 0 to 1, the lower one first: 0.5,0.55".to_owned()),
    }
}

fn seconds(text: &str) -> Result<Duration, String> {
    match text.parse() {
        Ok(seconds) if (0.01..=86_400.0).contains(&seconds) => Ok(Duration::from_secs_f64(seconds)),
        _ => Err("pass a number of seconds from 0.01 to 86400".to_owned()),
    }
}
