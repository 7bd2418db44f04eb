//! Where the panels of a table lie: as many as there is room for, the ones that decide first.

use lingo::t;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::Line;

use super::canvas::{Canvas, Hit, columns, span, wrapped};
use super::gathering::gathering;
use super::panels::{
    BUILDERS_HEIGHT, below, builders, cards, headline, lines, lines_height, lines_room, log, mine,
    prompt, realms, realms_height,
};
use super::sheets::{Page, Writer};
use super::table_room::{Reading, Sheet, TableRoom};
use crate::look::{FAINT, STRONG};
use crate::place::Place;

/// From here on lines stand left of the kingdom and the others right of it.
const WIDE: u16 = 116;
/// The least that panels beside the kingdom get.
const ASIDE: u16 = 28;
/// Below this nothing can be laid out.
pub(crate) const SMALLEST: (u16, u16) = (40, 12);

/// Draws a table with whatever lies over it.
pub(crate) fn draw(canvas: &mut Canvas<'_>, area: Rect, room: &mut TableRoom) {
    if room.desk.scene.is_none() {
        let waiting = t!(canvas.lingo, "page-loading");
        canvas.line(area, area.height / 2, &Line::from(waiting).centered());
    } else if room.is_gathering() {
        gathering(canvas, area, room);
    } else {
        game(canvas, area, room);
    }
    draw_sheet(canvas, area, room);
}

/// What is said about the connection, and who looks on.
pub(super) fn aside(canvas: &Canvas<'_>, room: &TableRoom) -> String {
    let Place::Online(online) = &room.place else { return String::new() };
    if !online.is_connected() {
        return t!(canvas.lingo, "table-connection-lost");
    }
    if online.is_waiting() {
        return t!(canvas.lingo, "table-sending");
    }
    // A question waits for its answer, also where its sheet was closed.
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

fn game(canvas: &mut Canvas<'_>, area: Rect, room: &TableRoom) {
    let aside = aside(canvas, room);
    headline(canvas, Rect { height: 1, ..area }, &room.desk, &aside);
    let prompt_rows = if area.height >= 32 { 4 } else { 2 };
    prompt(canvas, Rect { height: prompt_rows, ..below(area, 1) }, &room.desk);
    let body = below(area, 1 + prompt_rows);
    let body = Rect { height: body.height.saturating_sub(1), ..body };
    if area.width >= WIDE {
        wide(canvas, body, room);
    } else {
        narrow(canvas, body, room);
    }
    hints(canvas, Rect { y: area.bottom() - 1, height: 1, ..area }, room);
}

/// Lines and builders, the kingdom, the others.
fn wide(canvas: &mut Canvas<'_>, area: Rect, room: &TableRoom) {
    let (desk, now) = (&room.desk, room.place.time());
    let side = (area.width * 3 / 10).clamp(34, 46);
    let left = Rect { width: side, ..area };
    let right = Rect { x: area.right() - side, width: side, ..area };
    let middle = Rect { x: left.right() + 1, width: area.width - 2 * side - 2, ..area };
    let board = desk.scene.as_ref().and_then(|scene| scene.board.as_ref());
    let Some(board) = board else { return };
    let for_builders = if board.builders.is_some() { BUILDERS_HEIGHT + 1 } else { 0 };
    let for_lines = lines_room(desk, board, left.height, for_builders);
    let taken = lines(canvas, Rect { height: for_lines, ..left }, desk);
    let taken = taken + builders(canvas, below(left, taken + 1), desk);
    log(canvas, below(left, taken + 2), desk);
    mine(canvas, middle, desk);
    let taken = realms(canvas, right, desk, now, true);
    cards(canvas, below(right, taken + 1), desk);
}

/// The kingdom, and beside it whatever fits, the most important first.
fn narrow(canvas: &mut Canvas<'_>, area: Rect, room: &TableRoom) {
    let (desk, now) = (&room.desk, room.place.time());
    let board = desk.scene.as_ref().and_then(|scene| scene.board.as_ref());
    let Some(board) = board else { return };
    let shown = desk.realm_shown().and_then(|realm| board.realms.get(realm.index()));
    // The kingdom gets what it needs for its largest squares, the rest gets what is left.
    let needed = shown.map_or(20, |realm| {
        let room = realm.kingdom.room;
        let size = super::kingdom::Size::fitting(
            area.width.saturating_sub(ASIDE + 1),
            area.height.saturating_sub(1),
            room,
        );
        u16::from(room.width()) * size.columns()
    });
    let own = needed.max(24).min(area.width.saturating_sub(ASIDE + 1));
    mine(canvas, Rect { width: own, ..area }, desk);
    let aside = Rect { x: area.x + own + 1, width: area.width - own - 1, ..area };
    let for_builders = if board.builders.is_some() { BUILDERS_HEIGHT } else { 0 };
    let rest = realms_height(board) + for_builders;
    let has_title = lines_height(board) + rest < aside.height;
    let for_lines = lines_room(desk, board, aside.height, rest);
    let taken = lines(canvas, Rect { height: for_lines, ..aside }, desk);
    let taken = taken + realms(canvas, below(aside, taken), desk, now, has_title);
    let taken = taken + builders(canvas, below(aside, taken), desk);
    let taken = taken + cards(canvas, below(aside, taken), desk);
    log(canvas, below(aside, taken), desk);
}

/// The keys that matter now, at the bottom; they can be clicked.
fn hints(canvas: &mut Canvas<'_>, area: Rect, room: &TableRoom) {
    use view::hand::Holding;
    let lingo = canvas.lingo;
    let holding = room.desk.hand.as_ref().map(view::hand::Hand::holding);
    let mut keys: Vec<(char, &str, String)> = Vec::new();
    let board = room.desk.scene.as_ref().and_then(|scene| scene.board.as_ref());
    let numbers = format!("1–{}", board.map_or(0, |board| board.next.len()));
    match holding {
        Some(Holding::King { .. }) => keys.push(('\n', &numbers, t!(lingo, "tui-claim"))),
        Some(Holding::Domino(_)) => {
            keys.push(('\n', "Enter", t!(lingo, "board-place")));
            keys.push(('r', "r", t!(lingo, "board-rotate")));
            keys.push(('n', "n", t!(lingo, "board-next-spot")));
        }
        Some(Holding::Misfit(_)) => keys.push(('d', "d", t!(lingo, "board-discard"))),
        Some(Holding::Knights { .. } | Holding::Tile { .. } | Holding::Torch { .. }) => {
            keys.push(('n', "n", t!(lingo, "tui-choose")));
            keys.push(('\n', "Enter", t!(lingo, "board-confirm")));
            keys.push(('p', "p", t!(lingo, "board-pass")));
        }
        Some(Holding::Nothing) | None => {}
    }
    if room.may_play_again() {
        keys.push(('\n', "Enter", room.again(lingo)));
    }
    if room.is_between_games() {
        keys.push(('e', "e", t!(lingo, "end-standings")));
    }
    if room.desk.undo().is_ok() {
        keys.push(('u', "u", t!(lingo, "table-undo")));
    }
    keys.push(('m', "m", t!(lingo, "page-menu")));
    keys.push(('?', "?", t!(lingo, "page-help")));
    keys.push(('q', "q", t!(lingo, "tui-quit")));
    keys.push(('\t', "Tab", t!(lingo, "tui-look")));
    keys.push(('s', "s", t!(lingo, "score-heading")));
    key_line(canvas, area, &keys);
}

/// Keys with what they do, as far as they fit.
pub(crate) fn key_line(canvas: &mut Canvas<'_>, area: Rect, keys: &[(char, &str, String)]) {
    let mut x = area.x;
    for (key, name, does) in keys {
        let width = columns(name) + columns(does) + 3;
        if x + width > area.right() {
            continue;
        }
        let begin = x;
        x = canvas.text(x, area.y, width, name, STRONG);
        x = canvas.text(x + 1, area.y, width, does, FAINT) + 2;
        canvas.hit(Rect { x: begin, width, ..area }, Hit::Key(*key));
    }
}

fn draw_sheet(canvas: &mut Canvas<'_>, area: Rect, room: &mut TableRoom) {
    let width = area.width.saturating_sub(6).min(84);
    match &room.sheet {
        None => {}
        Some(Sheet::Choose(title, menu)) => {
            let title_lines = wrapped(title, width);
            let wide = menu.entries.iter().map(|one| columns(&one.label) + columns(&one.hint) + 6);
            let wide = wide.chain(title_lines.iter().map(|line| columns(line))).max().unwrap_or(20);
            let height = menu.height() + title_lines.len() as u16 + 1;
            let inside = canvas.sheet(area, wide, height, "");
            for (row, line) in (0..).zip(&title_lines) {
                canvas.line(inside, row, &span(line.clone(), STRONG).into());
            }
            menu.draw(canvas, below(inside, title_lines.len() as u16 + 1));
        }
        Some(Sheet::Read(reading)) => {
            let writer = Writer { lingo: canvas.lingo, look: canvas.look, width };
            let page = match reading {
                Reading::Help => writer.help(),
                Reading::Points => writer.points(&room.desk),
                Reading::Story => writer.story(&room.desk),
                Reading::Dominoes => writer.dominoes(&room.desk),
                Reading::End => {
                    writer.end(&room.desk, room.saved.as_deref(), &end_hint(canvas, room))
                }
            };
            draw_page(canvas, area, &page, &mut room.scroll);
        }
    }
}

/// What can be done once a game is over.
fn end_hint(canvas: &Canvas<'_>, room: &TableRoom) -> String {
    let lingo = canvas.lingo;
    let again = room.may_play_again().then(|| format!("Enter {}", room.again(lingo)));
    let replay = format!("v {}", t!(lingo, "end-watch-replay"));
    let quit = format!("q {}", t!(lingo, "tui-quit"));
    again.into_iter().chain([replay, quit]).collect::<Vec<_>>().join("   ")
}

/// A page over everything else; scrolling ends where it ends.
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
