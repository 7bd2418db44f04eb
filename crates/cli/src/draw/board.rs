//! The middle of the table: lines of dominoes with the kings on them, and the builders' board.
//!
//! Dominoes look as they do in a kingdom; buildings say what they bring, since nobody knows all
//! seventeen by heart.

use rules::{Entry, Position, Seat, Slot, Spot};

use super::kingdom::half;
use super::palette::{FAINT, Palette, STRONG};
use super::table::{Align, Table};
use super::text::{Block, Text};
use crate::words;

/// A seat's name on its house's colour; partners share a colour.
fn king(position: &Position, seat: Seat, palette: Palette) -> Text {
    let house = position.rules().realm_of(seat).index();
    Text::styled(format!(" Seat {seat} "), palette.house(house))
}

/// A line, one slot a row, with the slot whose king plays marked.
pub(crate) fn line(
    title: &str,
    position: &Position,
    entries: &[Entry],
    turn: Option<Slot>,
    palette: Palette,
) -> Block {
    let columns = [Align::Right, Align::Right, Align::Left, Align::Left, Align::Left];
    let mut table = Table::new(columns);
    for (index, entry) in entries.iter().enumerate() {
        let face = entry.domino.domino();
        let owner = match entry.king {
            Some(seat) => king(position, seat, palette),
            None => Text::styled(" free", FAINT),
        };
        let plays = if turn.is_some_and(|slot| slot.index() == index) { "plays" } else { "" };
        table.row([
            Text::styled((index + 1).to_string(), FAINT),
            Text::styled(entry.domino.to_string(), STRONG),
            half(face.left, palette).with(half(face.right, palette)),
            owner,
            plays.into(),
        ]);
    }
    let mut lines = vec![Text::styled(title, STRONG)];
    lines.extend(table.lines());
    lines
}

/// The builders' board, the pile, the Queen and the dragon; nothing without Queendomino's box.
pub(crate) fn builders(position: &Position) -> Block {
    let Some(builders) = position.builders() else {
        return Block::new();
    };
    let mut table = Table::new([Align::Right, Align::Left, Align::Left]);
    for spot in Spot::all() {
        let price = Text::styled(spot.price().to_string(), FAINT);
        match builders.tile(spot) {
            Some(tile) => {
                table.row([price, words::building(tile).into(), words::effect(tile).into()]);
            }
            None => table.row([price, Text::styled("empty", FAINT)]),
        }
    }
    if let Some(top) = builders.top {
        let pile = Text::styled("pile", FAINT);
        table.row([pile, words::building(top).into(), words::effect(top).into()]);
    }
    let mut lines = vec![Text::styled("Builders' board", STRONG)];
    lines.extend(table.lines());
    let host = match builders.queen {
        Some(realm) => words::names::realm_seats(position.rules(), realm),
        None => "nobody yet".to_owned(),
    };
    let dragon = if builders.dragon_away { "away until the next round" } else { "at home" };
    let below = words::count(builders.hidden_count() as u64, "tile");
    lines.push(format!("The Queen's host: {host}. The dragon is {dragon}.").into());
    lines.push(format!("{below} below the top of the pile.").into());
    lines
}
