//! `crownlands score`: the points of a kingdom copied from a real table.
//!
//! The kingdom comes as a drawing with letters ([`Sketch`]); what goes out is the drawing beside
//! its score sheet, item by item, or the same as JSON.

use std::path::PathBuf;

use clap::Args as Arguments;
use rules::{Estate, Sketch};
use serde_json::json;

use super::examples;
use crate::draw::{FAINT, Portrait, STRONG, Text, legend, sheet, side_by_side, wrapped};
use crate::failure::Failure;
use crate::input::Source;
use crate::json;
use crate::screen::Screen;
use crate::words::rules::{grid, title};

/// Score a kingdom drawn with letters
#[derive(Debug, Arguments)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// The drawing; - reads standard input
    file: PathBuf,
    /// Write JSON
    #[arg(long)]
    json: bool,
}

const EXAMPLES: &str = concat!(
    "\x1b[1;4mTHE FILE:\x1b[0m
  rules q4+middle    what is played, where it matters
  coins 11           also knights 2, towers 3, and queen for her host

  G2 G. Ta           one line a rank: a letter (Wheat, Forest, Lake, Grassland,
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

/// Runs the command.
pub(crate) fn run(args: &Args, screen: &mut Screen) -> Result<(), Failure> {
    let source = Source::read(&args.file)?;
    let sketch: Sketch = source.text.parse().map_err(|error| source.unreadable_at(error))?;
    if args.json {
        let value = json!({
            "rules": sketch.rules.to_string(),
            "sheet": json::sheet(&sketch.score()),
        });
        screen.line(format!("{value:#}"))?;
        return Ok(());
    }
    draw(&sketch, screen)
}

fn draw(sketch: &Sketch, screen: &mut Screen) -> Result<(), Failure> {
    const GAP: usize = 3;
    let Sketch { rules, kingdom, purse, hosts_queen } = sketch;
    let palette = screen.palette;
    let scored = sketch.score();
    let points = crate::words::count(scored.total, "point");
    let what = format!("{} on {}, rules {rules}: ", title(rules), grid(rules.grid));
    screen.line(Text::from(what).and(points, STRONG))?;
    screen.blank()?;

    let estate = Estate { rules, kingdom, purse: *purse, hosts_queen: *hosts_queen };
    let portrait = Portrait { kingdom, house: 3, marked: None, growing: false };
    let blocks = vec![portrait.lines(palette), sheet(&scored, &estate, palette)];
    screen.lines(side_by_side(blocks, GAP, screen.width))?;
    screen.blank()?;
    screen.lines(legend(rules.boxes.has_queendomino(), screen.width, palette))?;
    if !rules.middle_kingdom && !rules.harmony {
        let hint = format!("A line `rules {rules}+middle+harmony` in the file counts the bonuses.");
        screen.lines(
            wrapped(&hint, screen.width).into_iter().map(|line| Text::styled(line, FAINT)),
        )?;
    }
    Ok(())
}
