//! Wide screens: lines on the left, my kingdom in the middle, the others on the right. The builders'
//! board is below my kingdom or below the others, wherever it leaves my kingdom larger.

use super::{
    Arrangement, Cards, Dock, Draft, GAP, OFFERS, Plan, Rect, Screen, Shape, Slots, domino_height,
    domino_width, rows,
};

const BAR: i32 = 56;
/// Five tools, and the widest set of actions.
const TOOLS: i32 = 240;
const ACTIONS: i32 = 370;
/// The heading of my kingdom.
const HEADING: i32 = 44;
/// Around what a card holds.
const PADDING: i32 = 8;
/// The column of the others is at least as wide.
const OTHERS_LEAST: i32 = 230;
/// With smaller pictures of the others the builders' board is not put beside them.
const PICTURE_LEAST: i32 = 110;
/// A log that shows less is not worth its place.
const LOG_LEAST: i32 = 150;

/// Where the builders' board goes.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    Nowhere,
    BelowMine,
    BelowOthers,
}

pub(super) fn arrange(screen: Screen, shape: Shape) -> Plan {
    if !shape.builders {
        return plan(screen, shape, Place::Nowhere);
    }
    let beside = plan(screen, shape, Place::BelowOthers);
    let below = plan(screen, shape, Place::BelowMine);
    let side = |plan: &Plan| plan.kingdom.width.min(plan.kingdom.height);
    let is_readable = beside.cards.picture >= PICTURE_LEAST;
    if is_readable && side(&beside) >= side(&below) { beside } else { below }
}

fn plan(screen: Screen, shape: Shape, place: Place) -> Plan {
    let text = (14 + (screen.width - 1280) * 4 / 1280).clamp(13, 18);
    let (top, height) = (BAR + GAP, screen.height - BAR - 2 * GAP);
    let draft = draft(screen, shape, text);
    let draft = Draft { rect: Rect { x: GAP, y: top, ..draft.rect }, ..draft };
    let room = screen.width - draft.rect.right() - 3 * GAP;

    // As wide as it is high, as far as the others have room.
    let wanted = match place {
        Place::BelowMine => {
            (height - HEADING - GAP - dock_height(3, 3, text)).max(3 * tile_least(text))
        }
        _ => height - HEADING,
    };
    let width = wanted.min(room - OTHERS_LEAST);
    let others_width = room - width;
    let dock_beside = match place {
        Place::BelowOthers => dock_size(others_width, text).2 + GAP,
        _ => 0,
    };
    let x = draft.rect.right() + GAP;
    let mut others = Rect::new(x + width + GAP, top, others_width, height - dock_beside);
    let side = width.min(height - HEADING);
    let fit = |others: Rect| {
        let room = (others.width, others.height);
        Cards::fit(shape.rivals(), room, text, picture_max(side, shape))
    };
    // What the others do not need goes to my kingdom, whose view may be wider than it is high.
    let needed = (fit(others).columns * (fit(others).picture + text * 6)).max(OTHERS_LEAST);
    let spare = if dock_beside > 0 { 0 } else { (others.width - needed).max(0) };
    others.x += spare;
    others.width -= spare;
    let cards = fit(others);
    let whole = Rect::new(x, top, width + spare, height);
    let (mine, dock) = match place {
        Place::Nowhere => (whole, None),
        Place::BelowMine => {
            let below = dock_size(whole.width, text).2;
            let mine = Rect { height: height - below - GAP, ..whole };
            (mine, Some(Rect { y: mine.bottom() + GAP, height: below, ..whole }))
        }
        Place::BelowOthers => {
            let y = others.bottom() + GAP;
            (whole, Some(Rect { y, height: dock_beside - GAP, ..others }))
        }
    };
    let dock = dock.map(|rect| dock_in(rect, text));
    let home = Rect::new(0, 0, BAR, BAR);
    let tools = Rect::new(screen.width - TOOLS, 0, TOOLS, BAR);
    let actions = Rect::new(tools.x - ACTIONS, 0, ACTIONS, BAR);
    Plan {
        arrangement: Arrangement::Wide,
        text,
        height: screen.height,
        home,
        tools,
        words: Rect::new(home.right(), 0, actions.x - home.right(), BAR),
        actions,
        draft,
        mine,
        kingdom: Rect::new(mine.x, mine.y + HEADING, mine.width, mine.height - HEADING),
        others,
        cards,
        dock,
        log: log(screen, draft.rect, others, cards.total_height(shape.rivals())),
    }
}

/// Both lines side by side, each from top to bottom; what is worth knowing about a domino is beside it.
fn draft(screen: Screen, shape: Shape, text: i32) -> Draft {
    let (title, beside, gap) = (text * 2, text * 5 / 2, 4);
    let room = screen.height - BAR - 2 * GAP - title - 2 * PADDING;
    let highest = room / shape.line - gap;
    let widest = (screen.width * 26 / 100 - 3 * PADDING) / 2 - beside;
    let domino = domino_width(highest - 6).min(widest).min(200);
    let slots =
        Slots { columns: 1, domino, width: domino + beside, height: domino_height(domino) + 6 };
    let height = title + shape.line * (slots.height + gap) + 2 * PADDING;
    let rect = Rect::new(0, 0, 2 * slots.width + 3 * PADDING, height);
    Draft { rect, this: slots, next: slots }
}

/// The largest picture on a card whose squares stay smaller than mine in my kingdom's widest view,
/// if that has so many pixels.
fn picture_max(side: i32, shape: Shape) -> i32 {
    side / shape.widest_view() * 5 * 3 / 4
}

/// A narrower tile has no room for its words.
fn tile_least(text: i32) -> i32 {
    text * 12
}

fn tile_height(lines: i32, text: i32) -> i32 {
    lines * (text * 5 / 4) + 8
}

/// The height of a builders' board, with its heading and a line about Queen and dragon.
fn dock_height(columns: i32, lines: i32, text: i32) -> i32 {
    rows(OFFERS, columns) * (tile_height(lines, text) + 4) + text * 7 / 2 + 2 * PADDING
}

/// Columns, the height of a tile, and the height of the whole builders' board, for a width.
fn dock_size(width: i32, text: i32) -> (i32, i32, i32) {
    let inner = width - 2 * PADDING;
    let columns = [6, 3, 2].into_iter().find(|columns| inner / columns >= tile_least(text));
    let columns = columns.unwrap_or(1);
    // A narrow tile breaks its words over more lines.
    let lines = if inner / columns >= text * 17 { 3 } else { 4 };
    (columns, tile_height(lines, text), dock_height(columns, lines, text))
}

fn dock_in(rect: Rect, text: i32) -> Dock {
    let (columns, tile, _) = dock_size(rect.width, text);
    Dock { rect, columns, tile, shares_sheet: false }
}

/// The log fills what the lines or the others leave free.
fn log(screen: Screen, draft: Rect, others: Rect, cards: i32) -> Option<Rect> {
    let bottom = screen.height - GAP;
    let below = |above: Rect, used: i32, bottom: i32| {
        let y = above.y + used + GAP;
        Rect::new(above.x, y, above.width, bottom - y)
    };
    let below_draft = below(draft, draft.height, bottom);
    let below_others = below(others, cards, others.bottom());
    [below_draft, below_others].into_iter().find(|log| log.height >= LOG_LEAST)
}
