//! The log of a game: a header, then a line a turn, round by round.
//!
//! The number before each turn counts the steps up to its end, for `--at`. Points at the end of
//! each round show how the game went.

use rules::{Actor, Deal, Position, Record, Seat, Slot, Step};

use crate::draw::{Align, FAINT, STRONG, Table, Text, heading, indented, wrapped};
use crate::failure::{Failure, harmless};
use crate::screen::Screen;
use crate::words::glued;
use crate::words::names::realm_seats;
use crate::words::rules::{summary, title_for};
use crate::words::steps::phrase;

/// Tells what happened.
pub(super) fn tell(
    record: &Record,
    positions: &[Position],
    screen: &mut Screen,
) -> Result<(), Failure> {
    header(record, screen)?;
    let mut round = None;
    for turn in turns(record, positions) {
        if round != Some(turn.round) {
            round = Some(turn.round);
            screen.lines(heading(&match turn.round {
                0 => "First claims".to_owned(),
                round => format!("Round {round} of {}", record.rules.rounds()),
            }))?;
        }
        turn.tell(screen)?;
        if let Some(after) = turn.end_of_round {
            points(after, screen)?;
        }
    }
    Ok(())
}

/// What was played, and the tags.
pub(super) fn header(record: &Record, screen: &mut Screen) -> Result<(), Failure> {
    let title = Text::styled(title_for(&record.rules), STRONG);
    screen.line(title.and(format!("  {}", record.rules), FAINT))?;
    for line in wrapped(&summary(&record.rules), screen.width) {
        screen.line(line)?;
    }
    let mut tags = Table::new([Align::Left, Align::Left]);
    for (name, value) in &record.tags {
        let name = match name.strip_prefix("Seat") {
            Some(seat) if !seat.is_empty() => format!("Seat {seat}"),
            _ => name.clone(),
        };
        for (index, line) in wrapped(&harmless(value), screen.width / 2).into_iter().enumerate() {
            tags.row([Text::styled(if index == 0 { &*name } else { "" }, FAINT), line.into()]);
        }
    }
    screen.lines(tags.lines())?;
    Ok(())
}

/// Everyone's points at the end of a round.
fn points(position: &Position, screen: &mut Screen) -> Result<(), Failure> {
    let rules = position.rules();
    let points: Vec<_> = rules
        .realms()
        .map(|realm| glued(&format!("{} {}", realm_seats(rules, realm), position.points(realm))))
        .collect();
    let label = Text::from(" ".repeat(NUMBER)).and(" points", FAINT).padded(INDENT, Align::Left);
    let lines = wrapped(&points.join(", "), screen.width - INDENT);
    entry(label, lines.into_iter().map(|line| Text::styled(line, FAINT)), screen)
}

/// Who makes a step, or what is dealt.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Who {
    Seat(Seat),
    Line,
    Builders,
}

/// Steps that are told in one breath.
struct Turn<'a> {
    who: Who,
    round: u8,
    /// The slot whose king plays.
    slot: Option<Slot>,
    house: usize,
    /// Whether it begins with the drawing of a king.
    drawn: bool,
    phrases: Vec<String>,
    /// Steps of the game up to its end.
    steps: usize,
    /// The position after it, where it was the last of its round.
    end_of_round: Option<&'a Position>,
}

/// The game, turn by turn.
fn turns<'a>(record: &Record, positions: &'a [Position]) -> Vec<Turn<'a>> {
    let mut turns: Vec<Turn<'_>> = Vec::new();
    for (index, (pair, step)) in positions.windows(2).zip(&record.steps).enumerate() {
        let (before, after) = (&pair[0], &pair[1]);
        let next = Turn::begin(before, *step);
        if turns.last().is_none_or(|turn| !turn.goes_on_with(&next)) {
            turns.push(next);
        }
        if let Some(turn) = turns.last_mut() {
            turn.phrases.push(phrase(before, *step, after));
            turn.steps = index + 1;
            let ends = before.round() != after.round() || after.outcome().is_some();
            turn.end_of_round = (turn.round > 0 && ends).then_some(after);
        }
    }
    turns
}

impl Turn<'_> {
    /// A turn that begins with this step, nothing told yet.
    fn begin(before: &Position, step: Step) -> Self {
        let who = match (step, before.actor()) {
            (Step::Deal(Deal::King(seat)), _) | (Step::Act(_), Actor::Seat(seat)) => {
                Who::Seat(seat)
            }
            (Step::Deal(Deal::Buildings(_)), _) => Who::Builders,
            _ => Who::Line,
        };
        let house = match who {
            Who::Seat(seat) => before.rules().realm_of(seat).index(),
            Who::Line | Who::Builders => 0,
        };
        Self {
            who,
            round: before.round(),
            slot: before.turn(),
            house,
            drawn: matches!(step, Step::Deal(Deal::King(_))),
            phrases: Vec::new(),
            steps: 0,
            end_of_round: None,
        }
    }

    /// Whether the next step belongs to this turn: during the first claims the claim of a king
    /// just drawn, later everything from placing to claiming.
    fn goes_on_with(&self, next: &Self) -> bool {
        let same = (self.who, self.round, self.slot) == (next.who, next.round, next.slot);
        let first_claim = self.drawn && self.phrases.len() == 1 && !next.drawn;
        matches!(self.who, Who::Seat(_)) && same && (self.round > 0 || first_claim)
    }

    fn tell(&self, screen: &mut Screen) -> Result<(), Failure> {
        let label = match self.who {
            Who::Seat(seat) => {
                Text::styled(format!(" Seat {seat} "), screen.palette.house(self.house))
            }
            Who::Line => " line".into(),
            Who::Builders => " tiles".into(),
        };
        let number = Text::styled(format!("{:>4}  ", self.steps), FAINT);
        let lines = wrapped(&self.phrases.join("; "), screen.width - INDENT);
        let label = number.with(label).padded(INDENT, Align::Left);
        entry(label, lines.into_iter().map(Text::from), screen)
    }
}

/// Columns of the number of steps.
const NUMBER: usize = 6;
/// Columns before the text.
const INDENT: usize = NUMBER + 9;

/// A label and the lines that hang beside it.
fn entry(
    label: Text,
    mut lines: impl Iterator<Item = Text>,
    screen: &mut Screen,
) -> Result<(), Failure> {
    screen.line(label.with(lines.next().unwrap_or_default()))?;
    screen.lines(indented(lines.collect(), INDENT))?;
    Ok(())
}
