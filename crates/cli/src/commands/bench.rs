//! `crownlands bench`: times the rules, with a reference measured in the same run.
//!
//! Machines differ and are shared, so the naive reference is measured alternately and shown beside
//! each number. Rows appear as they are measured.

use std::time::Duration;

use clap::Args as Arguments;
use indicatif::HumanCount;
use lab::bench::{self, GameSpeed};
use rules::{Position, Rules};
use serde_json::{Value, json};
use tui::print::{FAINT, Line, STRONG};

use super::examples;
use super::modes::refused;
use crate::failure::Failure;
use crate::screen::Screen;

/// Measure the speed of the rules and the bots
#[derive(Debug, Arguments)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// Modes to time [default: all printed modes]
    #[arg(value_name = "RULES")]
    modes: Vec<String>,
    /// Seconds per mode
    #[arg(long, value_name = "S", default_value_t = 2.0, value_parser = seconds)]
    seconds: f64,
    #[command(flatten)]
    subject: Subject,
    /// Print JSON instead of tables
    #[arg(long)]
    json: bool,
}

/// What to time instead of whole games.
#[derive(Debug, Arguments)]
#[group(multiple = false)]
struct Subject {
    /// Time single operations instead of whole games
    #[arg(long)]
    operations: bool,
    /// Time the strongest bot's search instead of whole games
    #[arg(long)]
    search: bool,
    /// Time the endgame solver instead, in modes that it can solve
    #[arg(long)]
    ends: bool,
}

const EXAMPLES: &str = examples!(
    "crownlands bench --seconds 0.1",
    "crownlands bench k4 duel --seconds 0.2 --json",
    "crownlands bench k4 --operations --seconds 0.2",
    "crownlands bench k4 duel --search --seconds 0.4",
);

pub(crate) fn run(args: &Args, screen: &mut Screen) -> Result<(), Failure> {
    let named: Result<Vec<Rules>, Failure> = args
        .modes
        .iter()
        .map(|text| text.parse().map_err(|error| refused(text, error, &screen.lingo)))
        .collect();
    let modes = match named? {
        named if named.is_empty() => bench::modes().collect(),
        named => named,
    };
    let time = Duration::from_secs_f64(args.seconds);
    if args.subject.search {
        return search(&modes, time, args.json, screen);
    }
    if args.subject.ends {
        return ends(&modes, args.json, screen);
    }
    match (args.subject.operations, args.json) {
        (true, json) => operations(&modes, time, json, screen),
        (false, true) => {
            let games: Vec<_> =
                modes.iter().map(|mode| as_json(&bench::games(*mode, time))).collect();
            screen.line(
                json!({ "position_bytes": size_of::<Position>(), "games": games }).to_string(),
            )?;
            Ok(())
        }
        (false, false) => games(&modes, time, screen),
    }
}

fn games(modes: &[Rules], time: Duration, screen: &mut Screen) -> Result<(), Failure> {
    screen.line(Line::styled("Random whole games on one core, scoring included", STRONG))?;
    let titles = ["rules", "games/s", "reference/s", "ratio", "decisions", "ns each"];
    screen.line(Line::styled(row(titles.map(str::to_owned)), FAINT))?;
    for mode in modes {
        let speed = bench::games(*mode, time);
        screen.line(row([
            mode.to_string(),
            HumanCount(speed.games_per_second as u64).to_string(),
            HumanCount(speed.naive_per_second as u64).to_string(),
            format!("{:.0} ×", speed.ratio()),
            format!("{:.0}", speed.decisions),
            format!("{:.0}", speed.nanos_per_decision()),
        ]))?;
    }
    screen.blank()?;
    screen.line(format!("A position takes {} bytes.", size_of::<Position>()))?;
    Ok(())
}

fn operations(
    modes: &[Rules],
    time: Duration,
    json: bool,
    screen: &mut Screen,
) -> Result<(), Failure> {
    let mut all = serde_json::Map::new();
    for mode in modes {
        let speeds = bench::operations(*mode, time);
        if json {
            let nanos = speeds.iter().map(|speed| (speed.name.to_owned(), json!(speed.nanos)));
            all.insert(mode.to_string(), Value::Object(nanos.collect()));
            continue;
        }
        screen.line(Line::styled(mode.to_string(), STRONG))?;
        for speed in speeds {
            screen.line(format!("  {:<38} {:>8.1} ns", speed.name, speed.nanos))?;
        }
    }
    if json {
        screen.send(&Value::Object(all).to_string())?;
    }
    Ok(())
}

fn search(modes: &[Rules], time: Duration, json: bool, screen: &mut Screen) -> Result<(), Failure> {
    let columns = |[rules, visits, tree, positional, rollout]: [String; 5]| {
        format!("{rules:<18}  {visits:>9}  {tree:>11}  {positional:>13}  {rollout:>10}")
    };
    let mut all = Vec::new();
    if !json {
        screen.line(Line::styled("The strongest bot's search, on one core", STRONG))?;
        let titles = ["rules", "visits/s", "in the tree", "positional µs", "rollout µs"];
        screen.line(Line::styled(columns(titles.map(str::to_owned)), FAINT))?;
    }
    for mode in modes {
        let speed = bench::search(*mode, time);
        if json {
            all.push(json!({
                "rules": mode.to_string(),
                "visits_per_second": speed.visits_per_second,
                "in_the_tree": speed.in_the_tree,
                "positional_nanos": speed.positional_nanos,
                "rollout_nanos": speed.rollout_nanos,
            }));
            continue;
        }
        screen.line(columns([
            mode.to_string(),
            HumanCount(speed.visits_per_second as u64).to_string(),
            format!("{:.0} %", 100.0 * speed.in_the_tree),
            format!("{:.1}", speed.positional_nanos / 1e3),
            format!("{:.1}", speed.rollout_nanos / 1e3),
        ]))?;
    }
    if json {
        screen.send(&Value::Array(all).to_string())?;
    }
    Ok(())
}

/// Endgames solved per mode.
const ENDGAMES: u64 = 200;

fn ends(modes: &[Rules], json: bool, screen: &mut Screen) -> Result<(), Failure> {
    let mut all = Vec::new();
    for speed in modes.iter().flat_map(|mode| bench::ends(*mode, ENDGAMES)) {
        let [median, most, slowest] = [50, 99, 100].map(|at| speed.within(at).as_secs_f64() * 1e3);
        if json {
            all.push(json!({
                "rules": speed.rules.to_string(),
                "lines_to_come": speed.lines_to_come,
                "median_ms": median,
                "percentile_99_ms": most,
                "slowest_ms": slowest,
            }));
            continue;
        }
        screen.line(format!(
            "{:<18}  {} to come  median {median:.2} ms  99 % {most:.2} ms  slowest {slowest:.2} ms",
            speed.rules.to_string(),
            speed.lines_to_come
        ))?;
    }
    if json {
        screen.send(&Value::Array(all).to_string())?;
    }
    Ok(())
}

/// Rows appear one by one, so the columns have fixed widths.
fn row([rules, games, naive, ratio, decisions, nanos]: [String; 6]) -> String {
    format!("{rules:<18}  {games:>9}  {naive:>11}  {ratio:>7}  {decisions:>9}  {nanos:>7}")
}

fn as_json(speed: &GameSpeed) -> Value {
    json!({
        "rules": speed.rules.to_string(),
        "games_per_second": speed.games_per_second,
        "reference_per_second": speed.naive_per_second,
        "ratio": speed.ratio(),
        "decisions": speed.decisions,
        "nanos_per_decision": speed.nanos_per_decision(),
    })
}

fn seconds(text: &str) -> Result<f64, String> {
    match text.parse() {
        Ok(seconds) if (0.01..=600.0).contains(&seconds) => Ok(seconds),
        _ => Err("pass a number of seconds from 0.01 to 600".to_owned()),
    }
}
