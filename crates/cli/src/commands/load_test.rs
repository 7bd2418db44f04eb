//! `crownlands load-test`: real games against a server over sockets, under load or while it is
//! disturbed.

use std::path::{Path, PathBuf};
use std::time::Duration;

use clap::{Args as Arguments, Subcommand};
use indicatif::{ProgressBar, ProgressStyle};
use lab::load_test::{
    Attack, AttackReport, Load, LoadReport, LoadTestError, Spread, Storm, StormReport,
};
use rules::Rules;
use tempfile::TempDir;
use tokio::runtime::Runtime;

use super::examples;
use super::modes::refused;
use crate::failure::Failure;
use crate::screen::Screen;

/// Load-test a server with real games over sockets
#[derive(Debug, Arguments)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    #[command(subcommand)]
    how: How,
}

#[derive(Debug, Subcommand)]
enum How {
    /// Cut connections and kill processes during games, then check that nothing was lost
    Storm(StormArgs),
    /// Play with many players at a human pace, and measure latency and memory
    Load(LoadArgs),
    /// Do what a stranger could do to a server, and measure what an innocent player notices
    Attack(AttackArgs),
}

#[derive(Debug, Arguments)]
struct StormArgs {
    /// Total number of kills and cuts
    #[arg(long, value_name = "N", default_value_t = 500)]
    strikes: usize,
    /// Tables at the same time
    #[arg(long, value_name = "N", default_value_t = 8)]
    tables: usize,
    /// Server processes; more than one requires PostgreSQL
    #[arg(long, value_name = "N", default_value_t = 1)]
    processes: usize,
    /// Average time between two kills, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = 700)]
    kill_every: u64,
    /// Chance that a connection is cut after a message
    #[arg(long, value_name = "SHARE", default_value_t = 0.05)]
    cut: f64,
    #[command(flatten)]
    common: Common,
}

#[derive(Debug, Arguments)]
struct LoadArgs {
    /// Rules to play; every seat is a player with their own connection
    #[arg(long, value_name = "RULES", default_value = "k4")]
    rules: String,
    /// Tables at the same time
    #[arg(long, value_name = "N", default_value_t = 50)]
    tables: usize,
    /// Average thinking time of a player, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = 2000)]
    think: u64,
    /// Seconds to measure once everyone is playing
    #[arg(long, value_name = "S", default_value_t = 20)]
    seconds: u64,
    #[command(flatten)]
    common: Common,
}

#[derive(Debug, Arguments)]
struct AttackArgs {
    /// Connections that never finish what they say
    #[arg(long, value_name = "N", default_value_t = 3000)]
    connections: usize,
    /// Clients that download the page at the same time
    #[arg(long, value_name = "N", default_value_t = 16)]
    downloads: usize,
    /// Guests, each with a table of the strongest bots
    #[arg(long, value_name = "N", default_value_t = 119)]
    guests: usize,
    /// Seconds of each measurement
    #[arg(long, value_name = "S", default_value_t = 10)]
    seconds: u64,
    /// Another version of this program, to attack that one
    #[arg(long, value_name = "FILE")]
    binary: Option<PathBuf>,
    /// Random seed of the innocent player
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
}

/// Flags of the first two tests.
#[derive(Debug, Arguments)]
struct Common {
    /// Database of the server [default: a temporary file]
    #[arg(long, value_name = "URL")]
    store: Option<String>,
    /// Random seed of the players
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
}

const EXAMPLES: &str = examples!(
    "crownlands load-test storm --strikes 40 --tables 4",
    "crownlands load-test load --tables 5 --think 200 --seconds 2",
);

pub(crate) fn run(args: &Args, screen: &mut Screen) -> Result<(), Failure> {
    let _ = rlimit::increase_nofile_limit(u64::MAX);
    let binary = std::env::current_exe()?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    match &args.how {
        How::Attack(args) => run_attack(args, &binary, &runtime, screen),
        How::Storm(args) => {
            let wanted = Storm {
                strikes: args.strikes,
                tables: args.tables.max(1),
                processes: args.processes.max(1),
                kill_every: Duration::from_millis(args.kill_every.max(1)),
                cut_share: args.cut.clamp(0.0, 1.0),
                seed: args.common.seed,
            };
            let (store, _folder) = args.common.store()?;
            let bar = bar(args.strikes, "strikes");
            let storming = lab::load_test::storm(&wanted, &binary, &store, |strikes, ended| {
                bar.set_position(strikes as u64);
                bar.set_message(format!("{ended} tables ended"));
            });
            let report = runtime.block_on(storming).map_err(|error| failed(&error))?;
            bar.finish_and_clear();
            print_storm(&report, screen)
        }
        How::Load(args) => {
            let rules: Rules =
                args.rules.parse().map_err(|error| refused(&args.rules, error, &screen.lingo))?;
            let load = Load {
                rules,
                tables: args.tables.max(1),
                think: Duration::from_millis(args.think),
                measure: Duration::from_secs(args.seconds),
                seed: args.common.seed,
            };
            let (store, _folder) = args.common.store()?;
            let bar = bar(load.tables, "tables set up");
            let loading = lab::load_test::load(&load, &binary, &store, |what, count| {
                bar.set_message(format!("{count} {what}"));
                bar.set_position(count.min(load.tables) as u64);
            });
            let report = runtime.block_on(loading).map_err(|error| failed(&error))?;
            bar.finish_and_clear();
            print_load(&report, screen)
        }
    }
}

fn run_attack(
    args: &AttackArgs,
    binary: &Path,
    runtime: &Runtime,
    screen: &mut Screen,
) -> Result<(), Failure> {
    let wanted = Attack {
        connections: args.connections,
        downloads: args.downloads,
        guests: args.guests,
        measure: Duration::from_secs(args.seconds.max(1)),
        seed: args.seed,
    };
    let binary = args.binary.as_deref().unwrap_or(binary);
    let folder = TempDir::with_prefix("crownlands-load-test-")?;
    let store = |name: &str| format!("sqlite:{}", folder.path().join(name).display());
    let bar = bar(4, "attacks");
    let attacking = lab::load_test::attack(&wanted, binary, store, |name| {
        bar.set_message(name);
        bar.inc(1);
    });
    let reports = runtime.block_on(attacking).map_err(|error| failed(&error))?;
    bar.finish_and_clear();
    reports.iter().try_for_each(|report| print_attack(report, screen))
}

fn print_attack(report: &AttackReport, screen: &mut Screen) -> Result<(), Failure> {
    let AttackReport { name, what, quiet, attacked, failed, note } = report;
    screen.line(format!("{name}: {note}"))?;
    for (when, Spread { median, p99, max, .. }) in [("quiet", quiet), ("attacked", attacked)] {
        screen.line(format!(
            "  {what}, {when}: median {median:.1} ms, 99 % {p99:.1} ms, max {max:.1} ms"
        ))?;
    }
    let times = attacked.p99 / quiet.p99.max(f64::EPSILON);
    Ok(screen.line(format!("  {times:.1} times as long at 99 %; {failed} failed"))?)
}

impl Common {
    /// The store's URL, and the temporary folder to hold on to.
    fn store(&self) -> Result<(String, Option<TempDir>), Failure> {
        if let Some(store) = &self.store {
            return Ok((store.clone(), None));
        }
        let folder = TempDir::with_prefix("crownlands-load-test-")?;
        let store = format!("sqlite:{}", folder.path().join("load-test.db").display());
        Ok((store, Some(folder)))
    }
}

fn bar(length: usize, unit: &str) -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:30} {pos}/{len} {prefix}  {msg}  {elapsed}");
    let bar = ProgressBar::new(length as u64).with_prefix(unit.to_owned());
    bar.set_style(style.expect("a valid template"));
    bar
}

fn failed(error: &LoadTestError) -> Failure {
    Failure::other(
        error.to_string(),
        "Try again; with --store, check that the database can be reached.",
    )
}

fn print_storm(report: &StormReport, screen: &mut Screen) -> Result<(), Failure> {
    let StormReport { kills, cuts, seconds, verdict } = report;
    screen.line(format!("{kills} kills and {cuts} cut connections in {seconds:.0} s"))?;
    screen.line(format!(
        "{} tables, {} finished games, {} facts; {} seen by players, {} intents accepted, {} refused",
        verdict.tables, verdict.games, verdict.facts, verdict.seen, verdict.accepted, verdict.refused
    ))?;
    if verdict.problems.is_empty() {
        return Ok(
            screen.line("Nothing was lost, nothing was done twice, and everyone saw the same.")?
        );
    }
    for problem in verdict.problems.iter().take(20) {
        screen.line(problem.clone())?;
    }
    Err(Failure::other(
        format!("The check found {} problems", verdict.problems.len()),
        "Try again with the same --seed, and check the server's log.",
    ))
}

fn print_load(report: &LoadReport, screen: &mut Screen) -> Result<(), Failure> {
    let rate = report.actions as f64 / report.seconds.max(f64::EPSILON);
    screen.line(format!(
        "{} players at {} tables, set up in {:.1} s; {} actions in {:.1} s, {rate:.0} per second",
        report.players, report.tables, report.setup_seconds, report.actions, report.seconds
    ))?;
    let spread = |Spread { median, p99, p999, max }: Spread| {
        format!("median {median:.1} ms, 99 % {p99:.1} ms, 99.9 % {p999:.1} ms, max {max:.1} ms")
    };
    screen.line(format!("until the first player saw it:  {}", spread(report.first)))?;
    screen.line(format!("until everyone saw it:          {}", spread(report.everyone)))?;
    let [empty, full, last] = report.memory.map(|bytes| bytes as f64 / 1e6);
    screen.line(format!(
        "server memory: {empty:.1} MB empty, {full:.1} MB with all connected, {last:.1} MB at the end"
    ))?;
    Ok(screen.line(format!("{} refused, {} connections lost", report.refused, report.lost))?)
}
