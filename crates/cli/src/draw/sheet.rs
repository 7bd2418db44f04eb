//! The score sheet of one kingdom, item by item.
//!
//! Every territory with the cell where it begins, every building by its letter in the drawing,
//! the bonuses, and how the points of each come about. The points themselves are not computed
//! here.

use rules::{Cell, Estate, ScoreSheet, ScoredBuilding, ScoredTerritory, Territory, Worth};

use super::kingdom::building_letter;
use super::palette::{FAINT, Palette, STRONG};
use super::table::{Align, Table};
use super::text::{Block, Text};
use crate::words;

/// Every territory, bonus and building with its points.
pub(crate) fn sheet(sheet: &ScoreSheet, estate: &Estate<'_>, palette: Palette) -> Block {
    let mut table = Table::new([Align::Left, Align::Left, Align::Left, Align::Right]);
    for scored in &sheet.territories {
        let Territory { terrain, .. } = scored.territory;
        let chip = Text::styled(format!(" {} ", terrain.letter()), palette.terrain(terrain));
        let quiet = if scored.points == 0 { FAINT } else { anstyle::Style::new() };
        table.row([
            chip.and(format!(" {}", terrain.name()), quiet),
            Text::styled(corner(&scored.territory), quiet),
            Text::styled(product(scored), quiet),
            Text::styled(scored.points.to_string(), quiet),
        ]);
    }
    for (index, scored) in sheet.buildings.iter().enumerate() {
        let letter = building_letter(index);
        let chip = Text::styled(format!(" T{letter}"), palette.terrain(rules::Terrain::Town));
        table.row([
            chip.with(format!(" {}", words::building(scored.building))),
            scored.cell.to_string().into(),
            reason(*scored, estate).into(),
            scored.points.to_string().into(),
        ]);
    }
    let rules = estate.rules;
    let mut extra = |name: &str, why: String, points: u16| {
        table.row([format!("    {name}"), String::new(), why, points.to_string()]);
    };
    if rules.boxes.has_queendomino() || sheet.wealth > 0 {
        let coins = words::count(estate.purse.coins, "coin");
        extra("wealth", format!("{coins}, three a point"), sheet.wealth);
    }
    if rules.middle_kingdom {
        let why = if sheet.middle_kingdom > 0 { "the castle is in the middle" } else { "missed" };
        extra("Middle Kingdom", why.to_owned(), sheet.middle_kingdom);
    }
    if rules.harmony {
        let why = if sheet.harmony > 0 { "the grid is full" } else { "missed" };
        extra("Harmony", why.to_owned(), sheet.harmony);
    }
    table.rule();
    let strong = |text: String| Text::styled(text, STRONG);
    table.row([
        strong("    total".to_owned()),
        Text::default(),
        Text::default(),
        strong(sheet.total.to_string()),
    ]);
    table.lines()
}

/// Squares times crowns, in words.
fn product(scored: &ScoredTerritory) -> String {
    let Territory { squares, crowns, .. } = scored.territory;
    let squares = words::count(squares, "square");
    match (crowns, scored.queen) {
        (0, false) => format!("{squares}, no crown"),
        (crowns, false) => format!("{squares} × {}", words::count(crowns, "crown")),
        (0, true) => format!("{squares} × the Queen"),
        (crowns, true) => format!("{squares} × ({crowns} + the Queen)"),
    }
}

/// Where a building's points come from.
fn reason(scored: ScoredBuilding, estate: &Estate<'_>) -> String {
    let spec = scored.building.spec();
    match spec.worth {
        Worth::Nothing if spec.crowns > 0 => {
            format!("{} for its town", words::count(spec.crowns, "crown"))
        }
        Worth::Nothing | Worth::Fixed(_) => String::new(),
        Worth::PerTerritory(each, terrain) => {
            let count = estate.kingdom.count_territories(terrain);
            let noun = if count == 1 { "territory" } else { "territories" };
            format!("{each} × {count} {} {noun}", terrain.name())
        }
        Worth::PerTower(each) => {
            format!("{each} × {}", words::count(estate.purse.towers, "tower"))
        }
        Worth::PerKnight(each) => {
            let knights = estate.purse.knights + estate.kingdom.knights();
            format!("{each} × {}", words::count(knights, "knight"))
        }
    }
}

/// The cell by which one finds a territory on the drawing: its first, as one reads.
fn corner(territory: &Territory) -> String {
    let first = territory.cells().min_by_key(|cell| (-cell.y(), cell.x()));
    first.unwrap_or(Cell::CASTLE).to_string()
}
