//! The two lines: dominoes with their numbers and kings, in turn order.

use lingo::{signed, t};
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use rules::Boxes;
use view::hand::Holding;
use view::scene::{Board, KingState, SlotScene, best_spots};

use super::super::canvas::{Canvas, Hit, span};
use super::super::kingdom::half_span;
use crate::desk::Desk;
use crate::look::FAINT;

/// Rows of both lines.
pub(crate) fn lines_height(board: &Board) -> u16 {
    let title = u16::from(!board.current.is_empty());
    title + board.current.len() as u16 + next_height(board)
}

/// The share of `rows` for the lines, if other panels need `others`. The dominoes to choose from come
/// first, except while buying or bribing on the builders' board.
pub(crate) fn rows_for_lines(desk: &Desk, board: &Board, rows: u16, others: u16) -> u16 {
    let holding = desk.hand.as_ref().map(view::hand::Hand::holding);
    let minimum = match holding {
        Some(Holding::Tile { .. } | Holding::Torch { .. }) => 0,
        _ => next_height(board).max(LINES_MIN),
    };
    lines_height(board).min(rows.saturating_sub(others).max(minimum)).min(rows)
}

const LINES_MIN: u16 = 6;

/// Rows of the next line with its title, or of the note that there is none.
fn next_height(board: &Board) -> u16 {
    match board.next.len() as u16 {
        0 => u16::from(board.is_last_round()),
        count => count + 1,
    }
}

/// Draws both lines. If there is too little room, the current line drops kings that have played, then
/// the last ones to play: the next line has the choices. Returns the rows taken.
pub(crate) fn draw_lines(canvas: &mut Canvas<'_>, area: Rect, desk: &Desk) -> u16 {
    let Some(board) = desk.scene.as_ref().and_then(|scene| scene.board.as_ref()) else { return 0 };
    let has_room = lines_height(board) <= area.height;
    let to_play = board
        .current
        .iter()
        .filter(|slot| has_room || !matches!(slot.state, KingState::Played | KingState::Gone));
    // A title alone is useless.
    let room = area.height.saturating_sub(next_height(board)).saturating_sub(1);
    let current: Vec<SlotScene> = to_play.take(room as usize).copied().collect();
    let mut row = 0;
    if !current.is_empty() {
        let title = t!(canvas.lingo, "board-line-current");
        let title = canvas.lingo.line_title(title, board.rules.boxes, &board.current);
        canvas.panel_title(area, row, &title);
        row += 1;
        for slot in current {
            let name = domino_name(canvas, board, slot, true);
            canvas.line(area, row, &current_row(canvas, desk, slot, &name));
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
    // A domino matters more than the title.
    let has_title = row + next_height(board) <= area.height;
    if has_title {
        let title = t!(canvas.lingo, "board-line-next");
        let title = canvas.lingo.line_title(title, board.rules.boxes, &board.next);
        canvas.panel_title(area, row, &title);
        row += 1;
    }
    let gains = best_gains(desk);
    for (at, &slot) in board.next.iter().enumerate() {
        let name = domino_name(canvas, board, slot, has_title);
        let line = next_row(canvas, desk, slot, &name, gains.as_ref().and_then(|all| all.get(at)));
        canvas.line(area, row, &line);
        if row < area.height {
            let place = Rect { y: area.y + row, height: 1, ..area };
            canvas.hit(place, Hit::Slot(slot.slot));
        }
        row += 1;
    }
    row.min(area.height)
}

/// The gain of each domino on its best spot, while the player claims.
fn best_gains(desk: &Desk) -> Option<Vec<Option<i32>>> {
    let hand = desk.hand.as_ref().filter(|_| desk.hints().points)?;
    matches!(hand.holding(), Holding::King { .. }).then(|| {
        let spots = best_spots(hand.position(), hand.realm());
        spots.into_iter().map(|spot| spot.map(|spot| spot.gain)).collect()
    })
}

/// The number of a domino, with its box unless the title of its line says which one it is.
fn domino_name(canvas: &Canvas<'_>, board: &Board, slot: SlotScene, has_title: bool) -> String {
    let boxes = if has_title { Boxes::only(slot.domino.origin()) } else { board.rules.boxes };
    canvas.lingo.domino_number(boxes, slot.domino)
}

/// A domino with its number, in brackets if the partner points at it.
fn domino_spans(
    canvas: &Canvas<'_>,
    desk: &Desk,
    slot: SlotScene,
    name: &str,
    style: Style,
) -> Vec<Span<'static>> {
    let domino = slot.domino.domino();
    let halves = [domino.left, domino.right].map(|one| {
        let (text, ground) = half_span(one, canvas.look);
        span(text, ground.patch(style))
    });
    let is_marked = desk.marks.domino == Some(slot.domino);
    let number = if is_marked {
        span(format!("[{name:>3}]"), canvas.look.chosen())
    } else {
        span(format!(" {name:>3} "), style)
    };
    halves.into_iter().chain([number]).collect()
}

fn king_spans(
    canvas: &Canvas<'_>,
    desk: &Desk,
    slot: SlotScene,
    style: Style,
) -> Vec<Span<'static>> {
    let Some(seat) = slot.king else { return Vec::new() };
    let board = desk.scene.as_ref().and_then(|scene| scene.board.as_ref());
    let house = board.map_or(0, |board| board.house_of(seat));
    let symbol = canvas.look.symbols().king;
    let style = canvas.look.name(house).patch(style);
    vec![span(format!("{symbol} "), style), span(desk.seat_name(seat), style)]
}

/// A domino of this round, with its king.
fn current_row(canvas: &Canvas<'_>, desk: &Desk, slot: SlotScene, name: &str) -> Line<'static> {
    let (mark, style) = match slot.state {
        KingState::Playing => (canvas.look.symbols().pointer, Style::new()),
        KingState::Played | KingState::Gone => (canvas.look.symbols().done, FAINT),
        _ => (' ', Style::new()),
    };
    let mut line = Line::from(vec![span(format!("{mark}  "), canvas.look.chosen().patch(style))]);
    line.spans.extend(domino_spans(canvas, desk, slot, name, style));
    line.spans.extend(king_spans(canvas, desk, slot, style));
    line
}

/// A domino of the next round, with its king or its gain.
fn next_row(
    canvas: &Canvas<'_>,
    desk: &Desk,
    slot: SlotScene,
    name: &str,
    gain: Option<&Option<i32>>,
) -> Line<'static> {
    let look = canvas.look;
    let selected = desk.hand.as_ref().and_then(|hand| match hand.holding() {
        Holding::King { slot, .. } => Some(*slot),
        _ => None,
    });
    let is_selected = selected == Some(slot.slot);
    let mark = if is_selected { look.symbols().pointer } else { ' ' };
    let number = slot.slot.index() + 1;
    let style = if is_selected { look.chosen().add_modifier(Modifier::REVERSED) } else { FAINT };
    let mut line = Line::from(vec![span(format!("{mark}{number} "), style)]);
    line.spans.extend(domino_spans(canvas, desk, slot, name, Style::new()));
    if slot.king.is_some() {
        line.spans.extend(king_spans(canvas, desk, slot, Style::new()));
    } else if slot.fits == Some(false) {
        let symbol = look.symbols().dead;
        line.spans
            .push(span(format!("{symbol} {}", t!(canvas.lingo, "tui-fits-nowhere")), look.bad()));
    } else if let Some(Some(gain)) = gain {
        line.spans.push(span(signed(*gain), look.good()));
    }
    line
}
