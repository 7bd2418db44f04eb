//! `crownlands learn`: learns the weights of the positional evaluator from games against itself.
//!
//! Glue around `lab::learning`: reads and writes files of weights and shows how far it is.

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

/// Learn the weights of the positional evaluator from games against itself
#[derive(Debug, Arguments)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// Which modes: k5 and k7 without Queendomino's box on 5×5 and 7×7, q5 and q7 with it
    #[arg(value_name = "FAMILY", value_parser = family)]
    family: Family,
    /// Weights to begin with; without any the first games are played by first impressions
    #[arg(long, value_name = "FILE")]
    from: Option<PathBuf>,
    /// Where the weights are written, after every generation
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// Generations: each plays with the weights of the one before
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=1000))]
    generations: u32,
    /// Games of a generation
    #[arg(long, value_name = "N", default_value_t = 10_000, value_parser = clap::value_parser!(u64).range(100..=100_000_000))]
    games: u64,
    /// The share of all decisions that is kept: of many games little of each teaches most
    #[arg(long, value_name = "SHARE", default_value_t = 0.25, value_parser = share)]
    kept: f64,
    /// How often a fit sees all that was gathered
    #[arg(long, value_name = "N", default_value_t = 10, value_parser = clap::value_parser!(u32).range(1..=1000))]
    epochs: u32,
    /// Where all randomness comes from
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// Games at the same time; without it as many as there are cores
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
    share.ok_or_else(|| "a share lies between 0.001 and 1".to_owned())
}

/// Runs the command.
pub(crate) fn run(args: &Args, screen: &mut Screen) -> Result<(), Failure> {
    let threads = args.threads.map_or(0, usize::from); // 0 is one for each core
    let pool = ThreadPoolBuilder::new().num_threads(threads).build().map_err(|error| {
        Failure::other(format!("no threads could be started: {error}"), "ask for fewer --threads")
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
                "  off by {:.3} points on games learnt from, {:.3} on others, baseline {:.3}",
                progress.learnt,
                progress.checked,
                samples.deviation()
            ))?;
        }
        fs::write(&args.out, network.to_bytes()).map_err(|error| {
            let what = format!("{} cannot be written: {error}", args.out.display());
            Failure::other(what, "name a file in a folder that you may write to")
        })?;
        player = Player::Learnt(Arc::new(network));
    }
    Ok(())
}

fn read(path: &Path) -> Result<Network, Failure> {
    let advice = "give a file that this command wrote, of the same version";
    let bytes = fs::read(path).map_err(|error| {
        Failure::input(format!("{} cannot be read: {error}", path.display()), advice)
    })?;
    let wrong = || Failure::input(format!("{} holds no weights", path.display()), advice);
    Network::from_bytes(&bytes).ok_or_else(wrong)
}

fn bar(games: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} games, {eta} left");
    ProgressBar::new(games).with_style(style.expect("a template that is right"))
}
