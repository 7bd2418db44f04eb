//! `crownlands learn`: trains the weights of the positional evaluator by self-play.
//!
//! Glue around `lab::learning`: reads and writes weights, and shows progress.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use bots::positional::{Family, Network};
use clap::Args as Arguments;
use indicatif::{ProgressBar, ProgressStyle};
use lab::learning::{self, Fit, Player, Recipe};
use rayon::ThreadPoolBuilder;

use super::examples;
use crate::failure::Failure;
use crate::screen::Screen;

/// Train the weights of the positional evaluator by self-play
#[derive(Debug, Arguments)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// Modes to train for: k5 or k7 (without Queendomino's box, on 5×5 or 7×7), q5 or q7 (with it)
    #[arg(value_name = "FAMILY", value_parser = family)]
    family: Family,
    /// Weights to start from [default: none, the first games are played by a quick heuristic]
    #[arg(long, value_name = "FILE")]
    from: Option<PathBuf>,
    /// File for the weights, written after every generation
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// Number of generations; each plays with the weights of the previous one
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=1000))]
    generations: u32,
    /// Games per generation
    #[arg(long, value_name = "N", default_value_t = 10_000, value_parser = clap::value_parser!(u64).range(100..=100_000_000))]
    games: u64,
    /// Share of the decisions to train on; few decisions from many games teach the most
    #[arg(long, value_name = "SHARE", default_value_t = 0.25, value_parser = share)]
    kept: f64,
    /// Training epochs
    #[arg(long, value_name = "N", default_value_t = 10, value_parser = clap::value_parser!(u32).range(1..=1000))]
    epochs: u32,
    /// Random seed
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// Games to play in parallel [default: one per core]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
}

const EXAMPLES: &str = examples!(
    "crownlands learn k5 --games 200 --epochs 1 --out target/k5.net",
    "crownlands learn q7 --games 100 --epochs 1 --generations 2 --out target/q7.net",
);

fn family(name: &str) -> Result<Family, String> {
    let known = Family::ALL.into_iter().find(|family| family.name() == name);
    known.ok_or_else(|| "the families are k5, k7, q5 and q7".to_owned())
}

fn share(text: &str) -> Result<f64, String> {
    let share = text.parse().ok().filter(|share| (0.001..=1.0).contains(share));
    share.ok_or_else(|| "pass a share from 0.001 to 1".to_owned())
}

pub(crate) fn run(args: &Args, screen: &mut Screen) -> Result<(), Failure> {
    let threads = args.threads.map_or(0, usize::from); // 0: one per core
    let pool = ThreadPoolBuilder::new().num_threads(threads).build().map_err(|error| {
        Failure::other(format!("Threads cannot be started: {error}"), "Use fewer --threads.")
    })?;
    let mut player = match &args.from {
        Some(path) => Player::Learnt(Arc::new(read(path)?)),
        None => Player::Quick,
    };
    let modes = learning::modes(args.family);
    for generation in 1..=args.generations {
        let recipe = Recipe { modes: modes.clone(), player, kept: args.kept };
        let seed = args.seed.wrapping_add(u64::from(generation) << 40);
        let bar = bar(args.games);
        let samples = pool.install(|| learning::gather(&recipe, seed, args.games, || bar.inc(1)));
        bar.finish_and_clear();
        screen.line(format!(
            "generation {generation}: {} games, {} samples, {:.0} s",
            args.games,
            samples.len(),
            bar.elapsed().as_secs_f64()
        ))?;
        let fit = Fit { epochs: args.epochs, rate: 2e-3, seed };
        let mut last = None;
        let network =
            pool.install(|| learning::fit(&samples, fit, |progress| last = Some(progress)));
        if let Some(progress) = last {
            screen.line(format!(
                "  error {:.3} points on training games, {:.3} on held-out games, {:.3} for a constant guess",
                progress.learnt,
                progress.checked,
                samples.deviation()
            ))?;
        }
        fs::write(&args.out, network.to_bytes()).map_err(|error| {
            let what = format!("{} cannot be written: {error}", args.out.display());
            Failure::other(what, "Choose a file in a writable folder.")
        })?;
        player = Player::Learnt(Arc::new(network));
    }
    Ok(())
}

fn read(path: &Path) -> Result<Network, Failure> {
    let advice = "Pass a file written by this version of `crownlands learn`.";
    let bytes = fs::read(path).map_err(|error| {
        Failure::input(format!("{} cannot be read: {error}", path.display()), advice)
    })?;
    let wrong = || Failure::input(format!("{} does not contain weights", path.display()), advice);
    Network::from_bytes(&bytes).ok_or_else(wrong)
}

fn bar(games: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} games, {eta} left");
    ProgressBar::new(games).with_style(style.expect("a valid template"))
}
