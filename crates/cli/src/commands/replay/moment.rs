//! One position of a game: lines, builders, kingdoms, and what is due.
//!
//! It ends with the setup in notation, on one line of its own whatever the width, to be copied
//! into `crownlands perft --position`.

use rules::{Action, Actor, Deal, PlacedDomino, Position, Realm, Record, Step};

use super::log::header;
use super::result::kingdoms;
use crate::draw::{Text, builders, heading, line, side_by_side, wrapped};
use crate::failure::Failure;
use crate::screen::Screen;
use crate::words::names::Names;
use crate::words::steps::{due, phrase};

/// Legal actions that are written out.
const ACTIONS_SHOWN: usize = 12;

/// Shows the last of these positions.
pub(super) fn tell(
    record: &Record,
    positions: &[Position],
    screen: &mut Screen,
) -> Result<(), Failure> {
    const GAP: usize = 6;
    let (Some(position), at) = (positions.last(), positions.len().saturating_sub(1)) else {
        return Ok(());
    };
    let palette = screen.palette;
    header(record, screen)?;
    let round = match position.round() {
        0 => "first claims".to_owned(),
        round => format!("round {round} of {}", record.rules.rounds()),
    };
    let steps = record.steps.len();
    screen.lines(heading(&format!("After step {at} of {steps}, {round}")))?;
    if let [.., before, after] = positions
        && let Some(step) = record.steps.get(at - 1)
    {
        for text in wrapped(&format!("Last: {}", sentence(before, *step, after)), screen.width) {
            screen.line(text)?;
        }
    }
    for text in wrapped(&format!("{}{}.", due(position), choices(position)), screen.width) {
        screen.line(text)?;
    }

    screen.blank()?;
    let current = position.current_line().entries();
    let next = position.next_line().entries();
    let mut tables = Vec::new();
    if !current.is_empty() {
        tables.push(line("Line to place", position, current, position.turn(), palette));
    }
    if !next.is_empty() {
        tables.push(line("Line to claim", position, next, None, palette));
    }
    if tables.is_empty() {
        tables.push(vec![Text::from("No line lies on the table yet.")]);
    }
    tables.push(builders(position));
    tables.retain(|table| !table.is_empty());
    screen.lines(side_by_side(tables, GAP, screen.width))?;

    screen.lines(heading("Kingdoms"))?;
    screen.lines(kingdoms(position, &Names::of(record), marked(record, positions), screen))?;
    screen.lines(heading("Setup"))?;
    screen.line(position.setup().to_string())?;
    Ok(())
}

/// The domino that the last step placed.
fn marked(record: &Record, positions: &[Position]) -> Option<(Realm, PlacedDomino)> {
    let [.., before, _] = positions else {
        return None;
    };
    let step = record.steps.get(positions.len() - 2)?;
    match (before.actor(), step) {
        (Actor::Seat(seat), Step::Act(Action::Place { domino, placement })) => {
            let placed = PlacedDomino { domino: *domino, placement: *placement };
            Some((before.rules().realm_of(seat), placed))
        }
        _ => None,
    }
}

fn sentence(before: &Position, step: Step, after: &Position) -> String {
    let phrase = phrase(before, step, after);
    match (step, before.actor()) {
        (Step::Act(_), Actor::Seat(seat)) | (Step::Deal(Deal::King(seat)), _) => {
            format!("Seat {seat} {phrase}.")
        }
        (Step::Deal(Deal::Buildings(_)), _) => format!("tiles uncovered, {phrase}."),
        _ => format!("a line dealt, {phrase}."),
    }
}

/// How many actions are legal, and the first of them in notation.
fn choices(position: &Position) -> String {
    let actions = position.legal_actions();
    let shown: Vec<_> =
        actions.iter().take(ACTIONS_SHOWN).map(|action| action.to_string()).collect();
    match actions.len() {
        0 => String::new(),
        1 => format!(": 1 legal action, {}", shown.join(" ")),
        all if all > shown.len() => {
            format!(": {all} legal actions, {} and {} more", shown.join(" "), all - shown.len())
        }
        all => format!(": {all} legal actions, {}", shown.join(" ")),
    }
}
