//! `crownlands score`: the points of kingdoms from a tabletop.
//!
//! The input are drawings in letters ([`Sketch`]). A single one is printed beside its score sheet;
//! several are ranked on a scoring pad. Both can be had as JSON.

use std::path::{Path, PathBuf};

use clap::Args as Arguments;
use lingo::t;
use rules::{Rules, Sketch};
use serde_json::{Value, json};
use tui::print::FAINT;
use view::editor::KINGDOMS_MAX;
use view::scoring_pad::ScoringPad;

use super::examples;
use crate::failure::Failure;
use crate::input::Source;
use crate::json;
use crate::screen::Screen;

/// Score a kingdom from your tabletop, drawn with letters, or rank several
#[derive(Debug, Arguments)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// The drawings to read, one for each kingdom; - for standard input
    #[arg(required = true, num_args = 1..=KINGDOMS_MAX, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

const EXAMPLES: &str = concat!(
    "\x1b[1;4mTHE FILE:\x1b[0m
  rules q4+middle    the mode, if it matters
  coins 11           also knights 2, towers 3, and queen if you host her

  G2 G. Ta           one line per rank: a letter (Wheat, Forest, Lake, Grassland,
  W1 CC Tb           Swamp, Mine, Town), then its crowns or a dot; CC is the castle,
  .. F1 ..           two dots an empty cell, Ta a town square with building a

  a sawmill          what the letters stand for
  b church

Several files are ranked on a scoring pad, each under the name of its file.

",
    examples!(
        "crownlands score examples/scoring-example.kingdom",
        "crownlands score examples/scoring-example.kingdom examples/kingdomino.kingdom",
        "crownlands score --json examples/kingdomino.kingdom",
        "printf 'W1 W. CC L2\\n.. W. F. L.\\n' | crownlands score -",
    )
);

pub(crate) fn run(args: &Args, screen: &mut Screen) -> Result<(), Failure> {
    let read = |path: &PathBuf| {
        let source = Source::read(path, &screen.lingo)?;
        let sketch = source.text.parse::<Sketch>();
        let sketch = sketch
            .map_err(|error| source.unreadable_at(error, "cli-bad-kingdom-try", &screen.lingo))?;
        Ok((owner(path, &source), sketch))
    };
    let kingdoms: Vec<(String, Sketch)> =
        args.files.iter().map(read).collect::<Result<_, Failure>>()?;
    match kingdoms.as_slice() {
        [(_, sketch)] => score_one(sketch, args.json, screen),
        _ => score_all(kingdoms, args.json, screen),
    }
}

/// Whose kingdom a file has: it is named after them.
fn owner(path: &Path, source: &Source) -> String {
    let stem = path.file_stem().filter(|_| path != Path::new("-"));
    let stem = stem.map(|stem| stem.to_string_lossy().into_owned());
    tui::sanitize(&stem.unwrap_or_else(|| source.name.clone()))
}

fn score_one(sketch: &Sketch, as_json: bool, screen: &mut Screen) -> Result<(), Failure> {
    if as_json {
        return Ok(screen.json(&scored(sketch))?);
    }
    let printer = screen.printer();
    let mut lines = printer.sketch(sketch);
    if !sketch.rules.middle_kingdom && !sketch.rules.harmony {
        let rules = Rules { middle_kingdom: true, harmony: true, ..sketch.rules };
        let hint = t!(printer.lingo, "cli-bonuses", rules = rules.to_string());
        lines.extend(printer.paragraph(&hint, FAINT));
    }
    Ok(screen.lines(lines)?)
}

fn score_all(
    mut kingdoms: Vec<(String, Sketch)>,
    as_json: bool,
    screen: &mut Screen,
) -> Result<(), Failure> {
    let names: Vec<String> = kingdoms.iter().map(|(name, _)| name.clone()).collect();
    let marks: Vec<String> = (0..names.len()).map(|at| screen.lingo.house(at)).collect();
    for ((name, _), distinct) in kingdoms.iter_mut().zip(screen.lingo.distinct(&names, &marks)) {
        *name = distinct;
    }
    let to_rank = kingdoms.iter().map(|(name, sketch)| (name.clone(), sketch));
    // There are at least two kingdoms, and no more than a table has seats.
    let Some(pad) = ScoringPad::of_kingdoms(to_rank) else { return Ok(()) };
    if as_json {
        let kingdom = |(name, sketch): &(String, Sketch)| {
            let mut value = scored(sketch);
            value["name"] = json!(name);
            value
        };
        let value = json!({
            "kingdoms": kingdoms.iter().map(kingdom).collect::<Vec<_>>(),
            "standings": json::standings(&pad.outcome),
        });
        return Ok(screen.json(&value)?);
    }
    let lines = screen.printer().sketches(&kingdoms, &pad);
    Ok(screen.lines(lines)?)
}

fn scored(sketch: &Sketch) -> Value {
    json!({ "rules": sketch.rules.to_string(), "sheet": json::sheet(&sketch.score()) })
}
