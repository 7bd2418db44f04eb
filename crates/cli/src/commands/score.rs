//! `crownlands score`: the points of a kingdom from a tabletop.
//!
//! The input is a drawing in letters ([`Sketch`]); the output is the drawing beside its score
//! sheet, or the same as JSON.

use std::path::PathBuf;

use clap::Args as Arguments;
use lingo::t;
use rules::{Rules, Sketch};
use serde_json::json;
use tui::print::FAINT;

use super::examples;
use crate::failure::Failure;
use crate::input::Source;
use crate::json;
use crate::screen::Screen;

/// Score a kingdom from your tabletop, drawn with letters
#[derive(Debug, Arguments)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// The drawing to read; - for standard input
    file: PathBuf,
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

",
    examples!(
        "crownlands score examples/scoring-example.kingdom",
        "crownlands score --json examples/kingdomino.kingdom",
        "printf 'W1 W. CC L2\\n.. W. F. L.\\n' | crownlands score -",
    )
);

pub(crate) fn run(args: &Args, screen: &mut Screen) -> Result<(), Failure> {
    let source = Source::read(&args.file, &screen.lingo)?;
    let sketch: Sketch = source
        .text
        .parse()
        .map_err(|error| source.unreadable_at(error, "cli-bad-kingdom-try", &screen.lingo))?;
    if args.json {
        let value = json!({
            "rules": sketch.rules.to_string(),
            "sheet": json::sheet(&sketch.score()),
        });
        return Ok(screen.json(&value)?);
    }
    let printer = screen.printer();
    let mut lines = printer.sketch(&sketch);
    if !sketch.rules.middle_kingdom && !sketch.rules.harmony {
        let rules = Rules { middle_kingdom: true, harmony: true, ..sketch.rules };
        let hint = t!(printer.lingo, "cli-bonuses", rules = rules.to_string());
        lines.extend(printer.paragraph(&hint, FAINT));
    }
    Ok(screen.lines(lines)?)
}
