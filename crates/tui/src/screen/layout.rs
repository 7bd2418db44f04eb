//! Where the panels of a table go: as many as fit, the most important first.

use crossterm::event::KeyCode;
use lingo::{Lingo, t};
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::Line;
use view::keys::{Keys, TableKey};

use super::canvas::{Canvas, Hit, columns, span, wrap};
use super::gathering::draw_gathering;
use super::panels::{
    BUILDERS_HEIGHT, below, draw_builders, draw_cards, draw_headline, draw_large_kingdom,
    draw_lines, draw_log, draw_prompt, draw_realms, lines_height, realms_height, rows_for_lines,
};
use super::sheets::{Page, Writer, key_names};
use super::table_keys::{MENU_KEYS, MenuKey, code_of};
use super::table_room::{PageKind, Sheet, TableRoom};
use crate::look::{FAINT, STRONG};
use crate::place::Place;

/// From this width on, the lines are left of the kingdom and the other realms right of it.
const WIDE: u16 = 116;
/// The minimum width of the panels beside the kingdom.
const SIDE_MIN: u16 = 28;
/// The smallest window that fits a layout.
pub(crate) const WINDOW_MIN: (u16, u16) = (40, 12);

/// Draws a table and the sheet over it.
pub(crate) fn draw(canvas: &mut Canvas<'_>, area: Rect, room: &mut TableRoom) {
    if room.desk.scene.is_none() {
        let loading = t!(canvas.lingo, "page-loading");
        canvas.line(area, area.height / 2, &Line::from(loading).centered());
    } else if room.is_gathering() {
        draw_gathering(canvas, area, room);
    } else {
        draw_game(canvas, area, room);
    }
    draw_sheet(canvas, area, room);
}

/// The state of the connection, an open vote, or the number of spectators.
pub(super) fn status_note(canvas: &Canvas<'_>, room: &TableRoom) -> String {
    let Place::Online(online) = &room.place else { return String::new() };
    if !online.is_connected() {
        return t!(canvas.lingo, "table-connection-lost");
    }
    if online.has_pending_intent() {
        return t!(canvas.lingo, "table-sending");
    }
    // A vote stays open after its sheet is closed.
    let table = room.desk.scene.as_ref().and_then(|scene| scene.table.as_ref());
    if let Some(vote) = table.and_then(|table| table.vote.as_ref()) {
        return if vote.is_own {
            t!(canvas.lingo, "table-question-yours")
        } else {
            canvas.lingo.question(vote.question, vote.by, &room.desk.names)
        };
    }
    match online.spectators() {
        0 => String::new(),
        count => t!(canvas.lingo, "table-spectators", count = i64::from(count)),
    }
}

fn draw_game(canvas: &mut Canvas<'_>, area: Rect, room: &TableRoom) {
    let note = status_note(canvas, room);
    draw_headline(canvas, Rect { height: 1, ..area }, &room.desk, &note);
    let prompt_rows = if area.height >= 32 { 4 } else { 2 };
    draw_prompt(canvas, Rect { height: prompt_rows, ..below(area, 1) }, &room.desk);
    let body = below(area, 1 + prompt_rows);
    let body = Rect { height: body.height.saturating_sub(1), ..body };
    if area.width >= WIDE {
        draw_wide(canvas, body, room);
    } else {
        draw_narrow(canvas, body, room);
    }
    draw_key_hints(canvas, Rect { y: area.bottom() - 1, height: 1, ..area }, room);
}

/// Lines and builders, the kingdom, the other realms.
fn draw_wide(canvas: &mut Canvas<'_>, area: Rect, room: &TableRoom) {
    let (desk, now) = (&room.desk, room.place.time());
    let side = (area.width * 3 / 10).clamp(34, 46);
    let left = Rect { width: side, ..area };
    let right = Rect { x: area.right() - side, width: side, ..area };
    let middle = Rect { x: left.right() + 1, width: area.width - 2 * side - 2, ..area };
    let board = desk.scene.as_ref().and_then(|scene| scene.board.as_ref());
    let Some(board) = board else { return };
    let for_builders = if board.builders.is_some() { BUILDERS_HEIGHT + 1 } else { 0 };
    let for_lines = rows_for_lines(desk, board, left.height, for_builders);
    let taken = draw_lines(canvas, Rect { height: for_lines, ..left }, desk);
    let taken = taken + draw_builders(canvas, below(left, taken + 1), desk);
    draw_log(canvas, below(left, taken + 2), desk);
    draw_large_kingdom(canvas, middle, desk);
    let taken = draw_realms(canvas, right, desk, now, true);
    draw_cards(canvas, below(right, taken + 1), desk);
}

/// The kingdom, and beside it whatever fits.
fn draw_narrow(canvas: &mut Canvas<'_>, area: Rect, room: &TableRoom) {
    let (desk, now) = (&room.desk, room.place.time());
    let board = desk.scene.as_ref().and_then(|scene| scene.board.as_ref());
    let Some(board) = board else { return };
    let shown = desk.realm_shown().and_then(|realm| board.realms.get(realm.index()));
    // The kingdom takes what its largest squares need, the panels take the rest.
    let needed = shown.map_or(20, |realm| {
        let room = realm.kingdom.room;
        let size = super::kingdom::Size::fitting(
            area.width.saturating_sub(SIDE_MIN + 1),
            area.height.saturating_sub(1),
            room,
        );
        u16::from(room.width()) * size.columns()
    });
    let own = needed.max(24).min(area.width.saturating_sub(SIDE_MIN + 1));
    draw_large_kingdom(canvas, Rect { width: own, ..area }, desk);
    let panels = Rect { x: area.x + own + 1, width: area.width - own - 1, ..area };
    let for_builders = if board.builders.is_some() { BUILDERS_HEIGHT } else { 0 };
    let rest = realms_height(board) + for_builders;
    let has_title = lines_height(board) + rest < panels.height;
    let for_lines = rows_for_lines(desk, board, panels.height, rest);
    let taken = draw_lines(canvas, Rect { height: for_lines, ..panels }, desk);
    let taken = taken + draw_realms(canvas, below(panels, taken), desk, now, has_title);
    let taken = taken + draw_builders(canvas, below(panels, taken), desk);
    let taken = taken + draw_cards(canvas, below(panels, taken), desk);
    draw_log(canvas, below(panels, taken), desk);
}

/// The keys that matter now.
fn draw_key_hints(canvas: &mut Canvas<'_>, area: Rect, room: &TableRoom) {
    use view::hand::Holding;
    let lingo = canvas.lingo;
    let holding = room.desk.hand.as_ref().map(view::hand::Hand::holding);
    let mut keys: Vec<(KeyCode, String, String)> = Vec::new();
    let hint = |key: TableKey, label: String| {
        let (key, _) = key.stroke();
        (code_of(key), key_names(Keys::One(key)), label)
    };
    let board = room.desk.scene.as_ref().and_then(|scene| scene.board.as_ref());
    let numbers = format!("1–{}", board.map_or(0, |board| board.next.len()));
    match holding {
        Some(Holding::King { .. }) => {
            keys.push((KeyCode::Enter, numbers, t!(lingo, "tui-claim")));
        }
        Some(Holding::Domino(_)) => {
            keys.push(hint(TableKey::Act, t!(lingo, "board-place")));
            keys.push(hint(TableKey::Rotate(1), t!(lingo, "board-rotate")));
            keys.push(hint(TableKey::NextSpot(1), t!(lingo, "board-next-spot")));
        }
        Some(Holding::Misfit(_)) => keys.push(hint(TableKey::Discard, t!(lingo, "board-discard"))),
        Some(Holding::Knights { .. } | Holding::Tile { .. } | Holding::Torch { .. }) => {
            keys.push(hint(TableKey::NextSpot(1), t!(lingo, "tui-choose")));
            keys.push(hint(TableKey::Act, t!(lingo, "board-confirm")));
            keys.push(hint(TableKey::Skip, t!(lingo, "board-pass")));
        }
        Some(Holding::Nothing) | None => {}
    }
    if room.can_play_again() {
        keys.push(hint(TableKey::Act, room.play_again_label(lingo)));
    }
    if room.is_between_games() {
        keys.push((KeyCode::Char('e'), "e".into(), t!(lingo, "end-standings")));
    }
    if room.desk.undo().is_ok() {
        keys.push(hint(TableKey::Undo, t!(lingo, "table-undo")));
    }
    keys.push(menu_key(lingo, MenuKey::Menu));
    keys.push(hint(TableKey::Help, t!(lingo, "page-help")));
    keys.push(menu_key(lingo, MenuKey::Leave));
    keys.push((KeyCode::Tab, "Tab".into(), t!(lingo, "tui-look")));
    keys.push(menu_key(lingo, MenuKey::Points));
    draw_key_line(canvas, area, &keys);
}

fn menu_key(lingo: &Lingo, does: MenuKey) -> (KeyCode, String, String) {
    let known = MENU_KEYS.into_iter().find(|(_, other, _)| *other == does);
    let (letter, _, text) = known.expect("every key is listed");
    (KeyCode::Char(letter), letter.to_string(), lingo.text(text))
}

/// Draws clickable keys with their labels, as many as fit.
pub(crate) fn draw_key_line(
    canvas: &mut Canvas<'_>,
    area: Rect,
    keys: &[(KeyCode, impl AsRef<str>, String)],
) {
    let mut x = area.x;
    for (key, name, label) in keys {
        let name = name.as_ref();
        let width = columns(name) + columns(label) + 3;
        if x + width > area.right() {
            continue;
        }
        let start = x;
        x = canvas.text(x, area.y, width, name, STRONG);
        x = canvas.text(x + 1, area.y, width, label, FAINT) + 2;
        canvas.hit(Rect { x: start, width, ..area }, Hit::Key(*key));
    }
}

fn draw_sheet(canvas: &mut Canvas<'_>, area: Rect, room: &mut TableRoom) {
    let width = area.width.saturating_sub(6).min(84);
    match &room.sheet {
        None => {}
        Some(Sheet::Menu(title, menu)) => {
            let title_lines = wrap(title, width);
            let wide = menu.entries.iter().map(|one| columns(&one.label) + columns(&one.hint) + 6);
            let wide = wide.chain(title_lines.iter().map(|line| columns(line))).max().unwrap_or(20);
            let height = menu.height() + title_lines.len() as u16 + 1;
            let inside = canvas.sheet(area, wide, height, "");
            for (row, line) in (0..).zip(&title_lines) {
                canvas.line(inside, row, &span(line.clone(), STRONG).into());
            }
            menu.draw(canvas, below(inside, title_lines.len() as u16 + 1));
        }
        Some(Sheet::Writing(input, _)) => {
            let inside = canvas.sheet(area, width, 5, "");
            input.draw(canvas, inside);
        }
        Some(Sheet::Page(kind)) => {
            let writer = Writer { lingo: canvas.lingo, look: canvas.look, width };
            let page = match kind {
                PageKind::Help => writer.table_help(),
                PageKind::Points => writer.score_page(&room.desk),
                PageKind::MoveLog => writer.move_log_page(&room.desk),
                PageKind::Dominoes => writer.remaining_page(&room.desk),
                PageKind::Notes => room.notes_page(writer),
                PageKind::End => writer.end_page(
                    &room.desk,
                    room.record_path.as_deref(),
                    &end_hint(canvas, room),
                ),
            };
            draw_page(canvas, area, &page, &mut room.scroll);
        }
    }
}

/// The keys at the end of a game.
fn end_hint(canvas: &Canvas<'_>, room: &TableRoom) -> String {
    let lingo = canvas.lingo;
    let again = room.can_play_again().then(|| format!("Enter {}", room.play_again_label(lingo)));
    let replay = format!("v {}", t!(lingo, "end-watch-replay"));
    let quit = format!("q {}", t!(lingo, "tui-quit"));
    again.into_iter().chain([replay, quit]).collect::<Vec<_>>().join("   ")
}

/// Draws a page over everything else, and limits the scrolling to its length.
pub(crate) fn draw_page(canvas: &mut Canvas<'_>, area: Rect, page: &Page, scroll: &mut u16) {
    let count = page.lines.len() as u16;
    let wide = page.lines.iter().map(|line| line.width() as u16).max().unwrap_or(0);
    let wide = wide.max(columns(&page.title) + 4);
    let inside = canvas.sheet(area, wide, count, &page.title);
    *scroll = (*scroll).min(count.saturating_sub(inside.height));
    let lines = page.lines.iter().skip(*scroll as usize);
    for (row, line) in (0..inside.height).zip(lines) {
        canvas.line(inside, row, line);
    }
    if count > inside.height {
        let more = t!(canvas.lingo, "tui-scroll");
        let x = inside.right().saturating_sub(columns(&more) + 1);
        let style = Style::new().remove_modifier(Modifier::DIM);
        canvas.text(x, inside.bottom(), inside.width, &more, style);
    }
}
