//! Tall screens, phones above all: the others in a strip on top, my kingdom, what to do, a sheet with
//! the lines or the builders' board, and the actions under the thumb.

use super::{
    Arrangement, Cards, Dock, Draft, OFFERS, Plan, Rect, Screen, Shape, Slots, TABS, domino_height,
    rows,
};

const PADDING: i32 = 6;
/// The way home and the menu, on both sides of the strip.
const SIDE: i32 = 46;
/// The strip of the others, as shields with points.
const STRIP: i32 = 50;
/// The same with pictures, where there is room.
const STRIP_WITH_PICTURES: i32 = 172;
/// The heading of my kingdom.
const HEADING: i32 = 36;
const WORDS: i32 = 42;
const ACTIONS: i32 = 56;
/// My kingdom is never smaller; a window that is too low for that scrolls.
const KINGDOM_LEAST: i32 = 200;
/// Tablets have room for more than phones.
const TABLET: Screen = Screen { width: 700, height: 900 };
/// More dominoes than this need two rows on a phone.
const ROW_MAX: i32 = 4;

pub(super) fn arrange(screen: Screen, shape: Shape) -> Plan {
    let is_tablet = screen.width >= TABLET.width && screen.height >= TABLET.height;
    let text = if is_tablet { 16 } else { 14 };
    let strip = if is_tablet { STRIP_WITH_PICTURES } else { STRIP };
    let (this, next, lines) = lines(screen.width, shape.line, is_tablet);
    let (columns, tile) = (2, 66);
    let sheet =
        if shape.builders { lines.max(rows(OFFERS, columns) * (tile + 4) + 34) } else { lines };
    let tabs = if shape.builders { TABS } else { 0 };
    let fixed = strip + HEADING + WORDS + tabs + sheet + ACTIONS;
    let kingdom = (screen.height - fixed).max(KINGDOM_LEAST);
    let mut y = 0;
    let mut take = |height: i32| {
        let rect = Rect::new(0, y, screen.width, height);
        y += height;
        rect
    };
    take(strip);
    let mine = take(HEADING + kingdom);
    let words = take(WORDS);
    take(tabs);
    let sheet = take(sheet);
    let actions = take(ACTIONS);
    let others = Rect::new(SIDE, 0, screen.width - 2 * SIDE, strip);
    let cards = if is_tablet {
        Cards::fit(shape.rivals(), (others.width, others.height), text, strip)
    } else {
        let width = (others.width / shape.rivals().max(1)).min(110);
        Cards { columns: shape.rivals(), width, height: strip, picture: 0, purse_beside: false }
    };
    let dock = Dock { rect: sheet, columns, tile, shares_sheet: true };
    Plan {
        arrangement: Arrangement::Tall,
        text,
        height: y,
        home: Rect::new(0, 0, SIDE, strip.min(STRIP)),
        tools: Rect::new(screen.width - SIDE, 0, SIDE, strip.min(STRIP)),
        words,
        actions,
        draft: Draft { rect: sheet, this, next },
        mine,
        kingdom: Rect {
            x: PADDING,
            y: mine.y + HEADING,
            width: screen.width - 2 * PADDING,
            height: kingdom,
        },
        others,
        cards,
        dock: shape.builders.then_some(dock),
        log: None,
    }
}

/// The slots of both lines, and the height that the lines need together. A long line that is being
/// placed is only looked at, so that it may be small.
fn lines(width: i32, line: i32, is_tablet: bool) -> (Slots, Slots, i32) {
    const TITLE: i32 = 20;
    const GAP: i32 = 4;
    let caption = if is_tablet { 26 } else { 20 };
    let slots = |columns: i32, caption: i32| {
        let domino = ((width - 2 * PADDING - (columns - 1) * GAP) / columns).min(170);
        Slots { columns, domino, width: domino, height: domino_height(domino) + caption }
    };
    let is_long = line > ROW_MAX && !is_tablet;
    let next = slots(if is_long { rows(line, 2) } else { line }, caption);
    let this = slots(line, if is_long { 22 } else { caption });
    let height = |slots: Slots| rows(line, slots.columns) * (slots.height + GAP);
    (this, next, 2 * TITLE + height(this) + height(next) + 2 * PADDING)
}
