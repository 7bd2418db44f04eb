//! How a game stands at its end: kingdoms, score sheets, standings.
//!
//! A record that breaks off is shown the same way, as if the game ended there, but without
//! standings: nobody has won yet.

use rules::{Estate, Kingdom, Position, Realm, Record};

use crate::draw::{
    Align, Block, Contender, Portrait, STRONG, Table, Text, building_letter, heading, legend,
    scores, side_by_side, wrapped,
};
use crate::failure::Failure;
use crate::screen::Screen;
use crate::words::names::Names;
use crate::words::steps::due;
use crate::words::{building, count, decided, ordinal};

/// Tells the end, or how it stands where the record breaks off.
pub(super) fn tell(record: &Record, last: &Position, screen: &mut Screen) -> Result<(), Failure> {
    let palette = screen.palette;
    let names = Names::of(record);
    let over = last.outcome().is_some();
    if !over {
        screen.blank()?;
        let text = format!("The record ends here. {}.", due(last));
        screen.lines(wrapped(&text, screen.width).into_iter().map(Text::from))?;
    }
    screen.lines(heading(if over { "Kingdoms" } else { "Kingdoms so far" }))?;
    screen.lines(kingdoms(last, &names, None, screen))?;

    screen.lines(heading(if over { "Points" } else { "Points if it ended now" }))?;
    let realms: Vec<_> = record
        .rules
        .realms()
        .map(|realm| Contender {
            name: name(realm, &names, screen),
            estate: estate(last, realm),
            sheet: last.score(realm),
        })
        .collect();
    screen.lines(scores(&realms, screen.width, palette))?;
    standings(last, &names, screen)
}

/// All kingdoms, beside each other where the width allows.
pub(super) fn kingdoms(
    position: &Position,
    names: &Names,
    marked: Option<(Realm, rules::PlacedDomino)>,
    screen: &Screen,
) -> Block {
    const GAP: usize = 3;
    let palette = screen.palette;
    let growing = position.outcome().is_none();
    let rules = position.rules();
    let blocks = rules.realms().map(|realm| {
        let mut lines = vec![name(realm, names, screen)];
        lines.extend(facts(position, realm));
        let marked = marked.filter(|(of, _)| *of == realm).map(|(_, domino)| domino);
        let kingdom = position.kingdom(realm);
        let portrait = Portrait { kingdom, house: realm.index(), marked, growing };
        lines.extend(portrait.lines(palette));
        if growing {
            lines.extend(named_buildings(kingdom));
        }
        lines
    });
    let mut lines = side_by_side(blocks.collect(), GAP, screen.width);
    lines.push(Text::default());
    lines.extend(legend(rules.boxes.has_queendomino(), screen.width, palette));
    lines
}

/// The letters of the buildings; at the end the score sheet has them.
fn named_buildings(kingdom: &Kingdom) -> Block {
    let named = kingdom.buildings().enumerate().map(|(index, (_, tile))| {
        let letter = Text::styled(building_letter(index), STRONG);
        Text::from("   ").with(letter).with(format!(" {}", building(tile)))
    });
    named.collect()
}

/// A realm's points and what it owns beside its kingdom.
fn facts(position: &Position, realm: Realm) -> Block {
    let purse = position.purse(realm);
    let mut line = Text::styled(count(position.points(realm), "point"), STRONG);
    if position.hosts_queen(realm) {
        line = line.with(", the Queen");
    }
    if purse.discards > 0 {
        line = line.with(format!(", {} discarded", purse.discards));
    }
    let mut lines = vec![line];
    if position.rules().boxes.has_queendomino() {
        let owned = [
            count(purse.coins, "coin"),
            count(purse.knights, "knight"),
            count(purse.towers, "tower"),
        ];
        lines.push(owned.join(", ").into());
    }
    lines
}

/// The realm's seats on its colour, and its players.
fn name(realm: Realm, names: &Names, screen: &Screen) -> Text {
    let chip = format!(" {} ", names.realm(realm));
    let chip = Text::styled(chip, screen.palette.house(realm.index()));
    match names.players(realm) {
        Some(players) => chip.with(format!(" {players}")),
        None => chip,
    }
}

fn estate(position: &Position, realm: Realm) -> Estate<'_> {
    Estate {
        rules: position.rules(),
        kingdom: position.kingdom(realm),
        purse: position.purse(realm),
        hosts_queen: position.hosts_queen(realm),
    }
}

/// Columns for what decided between two realms.
const WHY_WIDTH: usize = 48;

fn standings(last: &Position, names: &Names, screen: &mut Screen) -> Result<(), Failure> {
    let Some(outcome) = last.outcome() else {
        return Ok(());
    };
    screen.lines(heading("Standings"))?;
    let mut table = Table::new([Align::Right, Align::Left, Align::Right, Align::Left]);
    for (index, standing) in outcome.standings().iter().enumerate() {
        let why = decided(&outcome, index, last).unwrap_or_default();
        let mut why = wrapped(&why, WHY_WIDTH).into_iter();
        table.row([
            Text::styled(ordinal(standing.rank), STRONG),
            name(standing.realm, names, screen),
            Text::styled(standing.points.to_string(), STRONG),
            why.next().unwrap_or_default().into(),
        ]);
        for line in why {
            table.row([String::new(), String::new(), String::new(), line]);
        }
    }
    screen.lines(table.lines())?;
    if last.rules().dynasty {
        screen.line("One game of a Dynasty: the points of all three games decide.")?;
    }
    Ok(())
}
