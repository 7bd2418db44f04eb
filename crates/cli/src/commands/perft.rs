//! `crownlands perft`: counts the ways a game can continue.
//!
//! The classic test of a rules library: two programs that agree on these numbers agree on the
//! rules. Deals come from a stock, in numerical order or shuffled from a seed; with
//! `--over-chance`, every possible deal is counted.

use std::time::Instant;

use clap::Args as Arguments;
use indicatif::HumanCount;
use lingo::{Lingo, t};
use rand::SeedableRng;
use rand::seq::SliceRandom;
use rand_chacha::ChaCha8Rng;
use rules::{Position, Rules, Setup, Step, Stock, perft, perft_over_chance};
use tui::print::{FAINT, Line, STRONG, Span};

use super::examples;
use super::modes::refused;
use crate::failure::Failure;
use crate::input::refusal;
use crate::screen::Screen;

/// Count how many ways a game can continue
#[derive(Debug, Arguments)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// Start a game with these rules
    #[arg(long, value_name = "RULES", default_value = "k2")]
    rules: String,
    /// How many decisions to look ahead
    #[arg(long, value_name = "N", default_value_t = 5, value_parser = clap::value_parser!(u32).range(1..=64))]
    depth: u32,
    /// Shuffle from this seed; without it, everything is dealt in numerical order
    #[arg(long, value_name = "S")]
    seed: Option<u64>,
    /// Start from this position, in setup notation
    #[arg(long, value_name = "SETUP", conflicts_with = "rules")]
    position: Option<String>,
    /// Count every possible deal; for positions late in a game (the first line of four alone has
    /// 194,580 outcomes)
    #[arg(long, conflicts_with = "seed")]
    over_chance: bool,
    /// Show the count of each first step
    #[arg(long)]
    divide: bool,
}

const EXAMPLES: &str = examples!(
    "crownlands perft --rules k4 --depth 5",
    "crownlands perft --rules q2 --depth 4 --seed 7 --divide",
    "crownlands perft --depth 2 --position 'k2 0.claim 1 - 1,2,3,4 - -/-'",
);

pub(crate) fn run(args: &Args, screen: &mut Screen) -> Result<(), Failure> {
    let position = start(args, &screen.lingo)?;
    let counter = if args.over_chance {
        Counter::OverChance
    } else {
        Counter::Dealt(stock(&position, args.seed))
    };
    let lingo = &screen.lingo;
    let dealt = match args.seed {
        _ if args.over_chance => t!(lingo, "cli-dealt-all"),
        Some(seed) => t!(lingo, "cli-dealt-seed", seed = seed.to_string()),
        None => t!(lingo, "cli-dealt-order"),
    };
    let titles = [
        t!(lingo, "cli-column-depth"),
        t!(lingo, "cli-column-count"),
        t!(lingo, "cli-column-time"),
        t!(lingo, "cli-column-rate"),
    ];
    let rules = Span::styled(position.rules().to_string(), STRONG);
    screen.line(Line::from(vec![rules, format!(", {dealt}").into()]))?;
    if args.divide {
        return divide(&position, args.depth, &counter, screen);
    }
    screen.line(Line::styled(row(titles), FAINT))?;
    for depth in 1..=args.depth {
        let began = Instant::now();
        let count = counter.count(&position, depth);
        let [time, rate] = timing(count, began);
        screen.line(row([depth.to_string(), HumanCount(count).to_string(), time, rate]))?;
    }
    Ok(())
}

fn divide(
    position: &Position,
    depth: u32,
    counter: &Counter,
    screen: &mut Screen,
) -> Result<(), Failure> {
    let position = counter.deal_on(*position);
    let mut total = 0;
    let began = Instant::now();
    for step in first_steps(&position) {
        let mut next = position;
        let count = match next.apply(step) {
            // A deal is not a decision, so it does not count towards the depth.
            Ok(()) => counter.count(&next, depth - u32::from(matches!(step, Step::Act(_)))),
            Err(_) => 0,
        };
        total += count;
        screen.line(format!("{:<14} {:>16}", step.to_string(), HumanCount(count).to_string()))?;
    }
    let [time, rate] = timing(total, began);
    let sum = t!(screen.lingo, "cli-sum");
    let sum = format!("{sum:<14} {:>16}", HumanCount(total).to_string());
    let speed = format!("  {time}  {rate}/s");
    Ok(screen.line(Line::from(vec![Span::styled(sum, STRONG), speed.into()]))?)
}

/// The stock to deal from after a position: in numerical order, or shuffled from a seed, the same
/// on every machine.
fn stock(position: &Position, seed: Option<u64>) -> Stock {
    let mut random = seed.map(ChaCha8Rng::seed_from_u64);
    Stock::continuing_from(position, |order| {
        if let Some(random) = &mut random {
            order.shuffle(random);
        }
    })
}

/// How deals are made.
enum Counter {
    Dealt(Stock),
    OverChance,
}

impl Counter {
    fn count(&self, position: &Position, depth: u32) -> u64 {
        match self {
            Self::Dealt(stock) => perft(position, depth, stock),
            Self::OverChance => perft_over_chance(position, depth),
        }
    }

    /// The position after any deals that are due, if there is a stock.
    fn deal_on(&self, mut position: Position) -> Position {
        if let Self::Dealt(stock) = self {
            while stock.deal(&position).is_some_and(|deal| position.deal(deal).is_ok()) {}
        }
        position
    }
}

/// The possible next steps, one by one: there may be too many deals to fit in memory.
fn first_steps(position: &Position) -> Box<dyn Iterator<Item = Step>> {
    if let Some(chance) = position.chance() {
        return Box::new(chance.deals().map(|(deal, _)| Step::Deal(deal)));
    }
    let actions: Vec<_> = position.legal_actions().iter().map(Step::Act).collect();
    Box::new(actions.into_iter())
}

/// One row of the table; rows appear as they are counted, so the columns have fixed widths.
fn row([depth, count, time, rate]: [String; 4]) -> String {
    format!("{depth:>5}  {count:>22}  {time:>10}  {rate:>14}")
}

/// The time since `began`, and the counts per second.
fn timing(count: u64, began: Instant) -> [String; 2] {
    let time = began.elapsed();
    let rate = count as u128 * 1_000_000_000 / time.as_nanos().max(1);
    let written = match time.as_micros() {
        micros @ ..1_000 => format!("{micros} µs"),
        micros @ ..1_000_000 => format!("{}.{} ms", micros / 1_000, micros / 100 % 10),
        micros => format!("{}.{:02} s", micros / 1_000_000, micros / 10_000 % 100),
    };
    [written, HumanCount(rate as u64).to_string()]
}

fn start(args: &Args, lingo: &Lingo) -> Result<Position, Failure> {
    let Some(text) = &args.position else {
        let rules: Rules =
            args.rules.parse().map_err(|error| refused(&args.rules, error, lingo))?;
        return Position::new(rules).map_err(|error| {
            let what = lingo.labelled(&rules.to_string(), &refusal(lingo, error.code()));
            Failure::input(what, t!(lingo, "cli-bad-rules-try"))
        });
    };
    let text = text.trim();
    let setup: Setup = text.parse().map_err(|error: rules::ParseError| {
        let (_, column) = error.line_and_column(text);
        let reason = refusal(lingo, error.code());
        Failure::input(
            t!(lingo, "cli-bad-position", column = column, reason = reason),
            t!(lingo, "cli-bad-position-try"),
        )
    })?;
    Position::from_setup(&setup).map_err(|error| {
        let reason = refusal(lingo, error.code());
        Failure::input(
            t!(lingo, "cli-impossible-position", reason = reason),
            t!(lingo, "cli-bad-position-try"),
        )
    })
}
