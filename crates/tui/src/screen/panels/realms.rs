//! The realms: their points and possessions, and small drawings of their kingdoms.

use lingo::{Lingo, t};
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use table::Millis;
use view::overlay::Overlay;
use view::scene::{Board, Bonus, ClockScene, RealmScene, Scene, SeatScene};

use super::super::canvas::{Canvas, Hit, clip, columns, span};
use super::super::kingdom::{KingdomDrawing, Size};
use crate::desk::Desk;
use crate::look::{FAINT, STRONG};

/// Below this a clock is low.
pub(crate) const LOW_MS: Millis = 20_000;

/// Rows without the title.
pub(crate) fn realms_height(board: &Board) -> u16 {
    board.realms.len() as u16
}

/// Draws a line for each realm. Returns the rows taken.
pub(crate) fn draw_realms(
    canvas: &mut Canvas<'_>,
    area: Rect,
    desk: &Desk,
    now: Millis,
    has_title: bool,
) -> u16 {
    let Some(scene) = &desk.scene else { return 0 };
    let Some(board) = &scene.board else { return 0 };
    if has_title {
        let title = t!(canvas.lingo, "score-heading");
        canvas.panel_title(area, 0, &title);
    }
    let first = u16::from(has_title);
    for (row, realm) in (first..).zip(&board.realms) {
        let line = realm_line(canvas, area.width, desk, scene, realm, now);
        canvas.line(area, row, &line);
        if row < area.height {
            let place = Rect { y: area.y + row, height: 1, ..area };
            canvas.hit(place, Hit::Realm(realm.realm));
        }
    }
    first + realms_height(board)
}

/// Name, points, possessions, and the status of the players.
fn realm_line(
    canvas: &Canvas<'_>,
    width: u16,
    desk: &Desk,
    scene: &Scene,
    realm: &RealmScene,
    now: Millis,
) -> Line<'static> {
    let look = canvas.look;
    let seats: Vec<&SeatScene> = realm.seats.iter().filter_map(|&seat| scene.seat(seat)).collect();
    let to_move = seats.iter().any(|seat| seat.to_move);
    let pointer = if to_move { look.symbols().pointer } else { ' ' };
    let shown = desk.realm_shown() == Some(realm.realm);
    let style = look.name(realm.house);
    let style = if shown { style.add_modifier(Modifier::UNDERLINED) } else { style };
    let more = possessions(canvas, scene, realm, &seats, now);
    let taken: u16 = more.iter().map(|one| columns(&one.content)).sum();
    let name = desk.realm_name(realm.realm);
    let name = clip(&name, width.saturating_sub(taken + 9).max(6));
    let mut spans = vec![
        span(pointer.to_string(), look.chosen()),
        span(format!("{} ", look.symbols().king), style.remove_modifier(Modifier::UNDERLINED)),
        span(name, style),
        span(format!(" {:>3}", realm.points), STRONG),
    ];
    spans.extend(more);
    Line::from(spans)
}

/// What a realm owns, and the status of its players.
fn possessions(
    canvas: &Canvas<'_>,
    scene: &Scene,
    realm: &RealmScene,
    seats: &[&SeatScene],
    now: Millis,
) -> Vec<Span<'static>> {
    let (look, symbols) = (canvas.look, canvas.look.symbols());
    let mut spans = purse(canvas, scene, realm);
    if realm.purse.discards > 0 {
        spans.push(span(format!(" {}{}", symbols.dead, realm.purse.discards), FAINT));
    }
    for seat in seats {
        if let Some(status) = seat.absence() {
            spans.push(span(format!(" {}", canvas.lingo.seat_status(status)), look.bad()));
        }
        spans.extend(seat.clock.map(|clock| clock_span(canvas, clock, now)));
    }
    spans
}

/// Coins, knights, towers and the Queen; empty without Queendomino.
pub(crate) fn purse(canvas: &Canvas<'_>, scene: &Scene, realm: &RealmScene) -> Vec<Span<'static>> {
    if scene.board.as_ref().is_none_or(|board| board.builders.is_none()) {
        return Vec::new();
    }
    let (look, symbols, purse) = (canvas.look, canvas.look.symbols(), &realm.purse);
    let mut spans = vec![
        span(format!(" {}{}", symbols.coin, purse.coins), look.chosen()),
        span(
            format!(" {}{} {}{}", symbols.knight, purse.knights, symbols.tower, purse.towers),
            Style::new(),
        ),
    ];
    if realm.hosts_queen {
        spans.push(span(format!(" {}", symbols.queen), look.chosen()));
    }
    spans
}

pub(crate) fn format_clock(lingo: &Lingo, clock: ClockScene, now: Millis) -> String {
    let seconds = clock.left_at(now) / 1_000;
    let (hours, minutes, rest) = (seconds / 3_600, seconds / 60 % 60, seconds % 60);
    match hours {
        0 => format!("{minutes}:{rest:02}"),
        1..48 => format!("{hours}:{minutes:02}:{rest:02}"),
        _ => t!(lingo, "table-clock-days-left", count = hours / 24),
    }
}

/// The time left, and what each turn adds: `4:32 +5`.
pub(crate) fn show_clock(lingo: &Lingo, clock: ClockScene, now: Millis) -> String {
    let left = format_clock(lingo, clock, now);
    clock.increment().map_or_else(|| left.clone(), |increment| format!("{left} {increment}"))
}

fn clock_span(canvas: &Canvas<'_>, clock: ClockScene, now: Millis) -> Span<'static> {
    let style = if clock.left_at(now) < LOW_MS { canvas.look.bad() } else { FAINT };
    span(format!(" {}", show_clock(canvas.lingo, clock, now)), style)
}

/// Draws the other kingdoms small, as many as fit. Returns the rows taken.
pub(crate) fn draw_cards(canvas: &mut Canvas<'_>, area: Rect, desk: &Desk) -> u16 {
    let Some(scene) = &desk.scene else { return 0 };
    let Some(board) = &scene.board else { return 0 };
    let shown = desk.realm_shown();
    let (mut x, mut y, mut tallest) = (0, 0, 0);
    for realm in board.realms.iter().filter(|realm| Some(realm.realm) != shown) {
        let drawing = KingdomDrawing {
            kingdom: &realm.kingdom,
            house: realm.house,
            area: realm.kingdom.bounds,
            size: Size::Tiny,
            overlay: Overlay { marks_latest: true, ..Overlay::default() },
            is_clickable: false,
        };
        // A minimum width, so that cards do not move as small kingdoms grow.
        let width = drawing.width().max(10) + 2;
        let height = drawing.height() + 2;
        if x > 0 && x + width > area.width {
            (x, y, tallest) = (0, y + tallest, 0);
        }
        if y + height > area.height || width > area.width + 2 {
            continue;
        }
        let name = clip(&desk.realm_name(realm.realm), drawing.width().max(10));
        let corner = Rect { x: area.x + x, y: area.y + y, width: drawing.width(), height };
        canvas.text(corner.x, corner.y, width, &name, canvas.look.name(realm.house));
        drawing.draw(canvas, Rect { y: corner.y + 1, height: drawing.height(), ..corner });
        canvas.hit(Rect { width, ..corner }, Hit::Realm(realm.realm));
        x += width;
        tallest = tallest.max(height);
    }
    (y + tallest).min(area.height)
}

/// The bonuses and discards of a realm.
pub(crate) fn tags(canvas: &Canvas<'_>, realm: &RealmScene) -> Vec<Span<'static>> {
    let (lingo, look) = (canvas.lingo, canvas.look);
    let symbols = look.symbols();
    let bonus = |state: Bonus, name: String| match state {
        Bonus::Off => None,
        Bonus::Open => Some((name, FAINT)),
        Bonus::Lost => Some((format!("{} {name}", symbols.dead), look.bad())),
        Bonus::Won => Some((format!("{} {name}", symbols.done), look.good())),
    };
    let harmony = bonus(realm.bonuses.harmony, t!(lingo, "game-option-harmony"));
    let middle = bonus(realm.bonuses.middle_kingdom, t!(lingo, "game-option-middle"));
    let discards = i64::from(realm.purse.discards);
    let discarded = (discards > 0).then(|| (t!(lingo, "board-discards", count = discards), FAINT));
    let tags = [harmony, middle, discarded].into_iter().flatten();
    tags.map(|(text, style)| span(format!("  {text}"), style)).collect()
}
