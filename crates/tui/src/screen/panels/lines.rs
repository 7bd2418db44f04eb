//! The two lines: dominoes with their numbers, the kings on them, who plays when.

use lingo::{signed, t};
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::Line;
use rules::Slot;
use view::hand::Holding;
use view::scene::{Board, KingState, SlotScene, best_spots};

use super::super::canvas::{Canvas, Hit, span};
use super::super::kingdom::half;
use crate::desk::Desk;
use crate::look::FAINT;

/// Rows that both lines take.
pub(crate) fn lines_height(board: &Board) -> u16 {
    let title = u16::from(!board.current.is_empty());
    title + board.current.len() as u16 + next_height(board)
}

/// Rows that the lines get of so many, where other panels want some of them, too. The dominoes to
/// choose from come first, except while the builders' board is what decides.
pub(crate) fn lines_room(desk: &Desk, board: &Board, rows: u16, others: u16) -> u16 {
    let holding = desk.hand.as_ref().map(view::hand::Hand::holding);
    let least = match holding {
        Some(Holding::Tile { .. } | Holding::Torch { .. }) => 0,
        _ => next_height(board).max(LEAST),
    };
    lines_height(board).min(rows.saturating_sub(others).max(least)).min(rows)
}

/// Rows that the lines get in any case.
const LEAST: u16 = 6;

/// Rows of the next line with its title, or of what is said where there is none.
fn next_height(board: &Board) -> u16 {
    match board.next.len() as u16 {
        0 => u16::from(board.is_last_round()),
        count => count + 1,
    }
}

/// Both lines, one above the other. Where there is no room for all, of this round kings that have
/// played are left out first and then the last ones to play: the next line is what one chooses from.
pub(crate) fn lines(canvas: &mut Canvas<'_>, area: Rect, desk: &Desk) -> u16 {
    let Some(board) = desk.scene.as_ref().and_then(|scene| scene.board.as_ref()) else { return 0 };
    let has_room = lines_height(board) <= area.height;
    let to_play = board
        .current
        .iter()
        .filter(|slot| has_room || !matches!(slot.state, KingState::Played | KingState::Gone));
    // A title by itself says nothing.
    let room = area.height.saturating_sub(next_height(board)).saturating_sub(1);
    let current: Vec<SlotScene> = to_play.take(room as usize).copied().collect();
    let mut row = 0;
    if !current.is_empty() {
        canvas.title(area, row, &t!(canvas.lingo, "board-line-current"));
        row += 1;
        for slot in current {
            canvas.line(area, row, &played(canvas, desk, slot));
            row += 1;
        }
    }
    if board.next.is_empty() {
        if board.is_last_round() {
            canvas.line(area, row, &span(t!(canvas.lingo, "board-line-last"), FAINT).into());
            row += 1;
        }
        return row;
    }
    // Rather a domino than its title.
    if row + next_height(board) <= area.height {
        canvas.title(area, row, &t!(canvas.lingo, "board-line-next"));
        row += 1;
    }
    let gains = gains(desk);
    for (at, &slot) in board.next.iter().enumerate() {
        let line = to_claim(canvas, desk, slot, gains.as_ref().and_then(|all| all.get(at)));
        canvas.line(area, row, &line);
        if row < area.height {
            let place = Rect { y: area.y + row, height: 1, ..area };
            canvas.hit(place, Hit::Slot(slot.slot));
        }
        row += 1;
    }
    row.min(area.height)
}

/// What the best spot of each domino would bring, while a king is in the hand.
fn gains(desk: &Desk) -> Option<Vec<Option<i32>>> {
    let hand = desk.hand.as_ref().filter(|_| desk.aids().points)?;
    matches!(hand.holding(), Holding::King { .. }).then(|| {
        let spots = best_spots(hand.position(), hand.realm());
        spots.into_iter().map(|spot| spot.map(|spot| spot.gain)).collect()
    })
}

fn face(canvas: &Canvas<'_>, slot: SlotScene, style: Style) -> Vec<ratatui::text::Span<'static>> {
    let domino = slot.domino.domino();
    let halves = [domino.left, domino.right].map(|one| {
        let (text, ground) = half(one, canvas.look);
        span(text, ground.patch(style))
    });
    let number = span(format!(" {:>3} ", slot.domino.to_string()), style);
    halves.into_iter().chain([number]).collect()
}

fn king(canvas: &Canvas<'_>, desk: &Desk, slot: SlotScene, style: Style) -> Line<'static> {
    let Some(seat) = slot.king else { return Line::default() };
    let house = desk.scene.as_ref().and_then(|scene| scene.seat(seat)).map_or(0, |seat| seat.house);
    let sign = canvas.look.signs().king;
    Line::from(vec![
        span(format!("{sign} "), canvas.look.name(house).patch(style)),
        span(desk.seat_name(seat), canvas.look.name(house).patch(style)),
    ])
}

/// A domino that is being placed, with who places it.
fn played(canvas: &Canvas<'_>, desk: &Desk, slot: SlotScene) -> Line<'static> {
    let (mark, style) = match slot.state {
        KingState::Playing => (canvas.look.signs().pointer, Style::new()),
        KingState::Played | KingState::Gone => (canvas.look.signs().done, FAINT),
        _ => (' ', Style::new()),
    };
    let mut line = Line::from(vec![span(format!("{mark}  "), canvas.look.chosen().patch(style))]);
    line.spans.extend(face(canvas, slot, style));
    line.spans.extend(king(canvas, desk, slot, style).spans);
    line
}

/// A domino to choose, with who has chosen it or what it would bring.
fn to_claim(
    canvas: &Canvas<'_>,
    desk: &Desk,
    slot: SlotScene,
    gain: Option<&Option<i32>>,
) -> Line<'static> {
    let look = canvas.look;
    let pointed = desk.hand.as_ref().and_then(|hand| match hand.holding() {
        Holding::King { slot, .. } => Some(*slot),
        _ => None,
    });
    let is_pointed = pointed == Some(slot.slot);
    let mark = if is_pointed { look.signs().pointer } else { ' ' };
    let number = number(slot.slot);
    let style = if is_pointed { look.chosen().add_modifier(Modifier::REVERSED) } else { FAINT };
    let mut line = Line::from(vec![span(format!("{mark}{number} "), style)]);
    line.spans.extend(face(canvas, slot, Style::new()));
    if slot.king.is_some() {
        line.spans.extend(king(canvas, desk, slot, Style::new()).spans);
    } else if slot.fits == Some(false) {
        let sign = look.signs().dead;
        line.spans
            .push(span(format!("{sign} {}", t!(canvas.lingo, "tui-fits-nowhere")), look.bad()));
    } else if let Some(Some(gain)) = gain {
        line.spans.push(span(signed(*gain), look.good()));
    }
    line
}

/// The key that claims a slot.
fn number(slot: Slot) -> usize {
    slot.index() + 1
}
