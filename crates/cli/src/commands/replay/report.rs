//! Prints a game or one of its positions for people.

use lingo::t;
use rules::{DynastyScoring, Position, Record};
use table::{Houses, SeriesTags};
use tui::print::{FAINT, Moment, Printer, Style};
use tui::sanitize;

use crate::failure::Failure;
use crate::screen::Screen;
use crate::tables::{rows, topics};

/// The most legal actions to list.
const ACTIONS_SHOWN: usize = 12;

/// Prints the whole game, then its end, or the current scores if the record is incomplete.
pub(super) fn print_game(
    record: &Record,
    positions: &[Position],
    screen: &mut Screen,
) -> Result<(), Failure> {
    let Some(last) = positions.last() else { return Ok(()) };
    let printer = screen.printer();
    let names = printer.names(record);
    let story = printer.move_log(record, positions, &names);
    let moment = printer.moment(last, &record.steps, &names, Houses::of_record(record));
    let over = last.outcome().is_some();
    let mut end = Vec::new();
    if !over {
        let due = printer.lingo.due(last, &names);
        let text = format!("{} {due}", t!(printer.lingo, "cli-record-ends"));
        end.push("".into());
        end.extend(printer.paragraph(&text, Style::new()));
    }
    let title =
        if over { t!(printer.lingo, "cli-kingdoms") } else { t!(printer.lingo, "cli-points-now") };
    end.extend(printer.heading(&title));
    end.extend(moment.sheets());
    end.push("".into());
    end.extend(printer.legend(&record.rules));
    if over {
        end.extend(printer.heading(&t!(printer.lingo, "cli-result")));
        end.extend(printer.ending(record, last, &names).standings());
        let of_match = match record.rules.dynasty.filter(|_| SeriesTags::read(record).is_none()) {
            Some(DynastyScoring::Total) => Some(t!(printer.lingo, "cli-dynasty")),
            Some(DynastyScoring::Best) => Some(t!(printer.lingo, "cli-dynasty-best")),
            None => None,
        };
        end.extend(of_match.iter().flat_map(|words| printer.paragraph(words, Style::new())));
    }
    header(record, &positions[0], screen)?;
    screen.lines(story)?;
    Ok(screen.lines(end)?)
}

/// Prints the last of these positions: what is due, lines, builders, kingdoms. It ends with the
/// setup in notation, on a single line to copy into `crownlands perft --position`.
pub(super) fn print_position(
    record: &Record,
    positions: &[Position],
    screen: &mut Screen,
) -> Result<(), Failure> {
    let (Some(position), at) = (positions.last(), positions.len() - 1) else { return Ok(()) };
    let printer = screen.printer();
    let lingo = printer.lingo;
    let names = printer.names(record);
    let (steps, done) = (record.steps.len(), &record.steps[..at]);
    let mut lines = printer.heading(&t!(lingo, "replay-step", step = at, steps = steps));
    if let ([.., before, _], Some(step)) = (positions, done.last()) {
        lines.extend(printer.paragraph(&lingo.step(before, *step, &names), Style::new()));
    }
    lines.extend(printer.paragraph(&lingo.due(position, &names), Style::new()));
    lines.extend(choices(position, printer));
    let moment = printer.moment(position, done, &names, Houses::of_record(record));
    for part in [moment.table(), moment.kingdoms(), printer.legend(&record.rules)] {
        if !part.is_empty() {
            lines.push("".into());
            lines.extend(part);
        }
    }
    lines.extend(printer.heading(&t!(lingo, "cli-setup")));
    header(record, position, screen)?;
    screen.lines(lines)?;
    Ok(screen.line(position.setup().to_string())?)
}

/// The rules and the round, the setup of the game, and the tags.
fn header(record: &Record, position: &Position, screen: &mut Screen) -> Result<(), Failure> {
    let printer = screen.printer();
    let (names, houses) = (printer.names(record), Houses::of_record(record));
    let moment: Moment<'_> = printer.moment(position, &[], &names, houses);
    let rules = &record.rules;
    let shape = t!(
        printer.lingo,
        "cli-shape",
        width = rules.grid.width(),
        rounds = rules.rounds(),
        line = rules.line(),
        dominoes = rules.dominoes,
        all = rules.boxes.dominoes()
    );
    let mut lines = moment.headline();
    lines.extend(printer.paragraph(&format!("{rules} · {shape}"), FAINT));
    let tags = record.tags.iter().map(|(name, value)| {
        let seat = name.strip_prefix("Seat").and_then(|number| number.parse::<u8>().ok());
        let name = seat
            .map_or_else(|| sanitize(name), |seat| t!(printer.lingo, "table-seat", seat = seat));
        (name, sanitize(value))
    });
    let tags = topics(screen, tags);
    screen.lines(lines)?;
    Ok(screen.lines(rows(&tags))?)
}

/// The number of legal actions, and the first ones in notation.
fn choices(position: &Position, printer: Printer<'_>) -> Vec<tui::print::Line<'static>> {
    let actions = position.legal_actions();
    if actions.is_empty() {
        return Vec::new();
    }
    let shown = actions.iter().take(ACTIONS_SHOWN).map(|action| action.to_string());
    let mut shown = shown.collect::<Vec<_>>().join(" ");
    if let Some(more) = actions.len().checked_sub(ACTIONS_SHOWN).filter(|more| *more > 0) {
        shown = t!(printer.lingo, "cli-actions-more", actions = shown, count = more);
    }
    let text = t!(printer.lingo, "cli-actions", count = actions.len(), actions = shown);
    printer.paragraph(&text, FAINT)
}
