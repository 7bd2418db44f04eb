//! Low screens, such as a phone held sideways or a page enlarged to 200 %: my kingdom on the left,
//! everything else beside it.

use super::{
    Arrangement, Cards, Dock, Draft, Plan, Rect, Screen, Shape, Slots, TABS, domino_height,
};

const PADDING: i32 = 6;
/// The way home and the menu, on both sides of the strip.
const SIDE: i32 = 44;
const STRIP: i32 = 46;
const HEADING: i32 = 34;
const WORDS: i32 = 42;
const ACTIONS: i32 = 50;
/// The sheet scrolls inside, but shows at least this much.
const SHEET_LEAST: i32 = 120;
const KINGDOM_LEAST: i32 = 160;

pub(super) fn arrange(screen: Screen, shape: Shape) -> Plan {
    let least = (HEADING + KINGDOM_LEAST).max(STRIP + WORDS + TABS + SHEET_LEAST + ACTIONS);
    let height = screen.height.max(least);
    let side = (height - HEADING - PADDING).min(screen.width / 2 - 2 * PADDING);
    let mine = Rect::new(0, 0, side + 2 * PADDING, height);
    let (x, width) = (mine.right(), screen.width - mine.right());
    let top = STRIP + WORDS + if shape.builders { TABS } else { 0 };
    let sheet = Rect::new(x, top, width, height - top - ACTIONS);
    let domino = ((width - 2 * PADDING - 3 * 4) / 4).clamp(40, 120);
    let slots = Slots { columns: 4, domino, width: domino, height: domino_height(domino) + 20 };
    let others = Rect::new(x + SIDE, 0, width - 2 * SIDE, STRIP);
    let card = (others.width / shape.rivals().max(1)).min(110);
    Plan {
        arrangement: Arrangement::Flat,
        text: 13,
        height,
        home: Rect::new(x, 0, SIDE, STRIP),
        tools: Rect::new(screen.width - SIDE, 0, SIDE, STRIP),
        words: Rect::new(x, STRIP, width, WORDS),
        actions: Rect::new(x, height - ACTIONS, width, ACTIONS),
        draft: Draft { rect: sheet, this: slots, next: slots },
        mine,
        kingdom: Rect::new(PADDING, HEADING, side, height - HEADING - PADDING),
        others,
        cards: Cards {
            columns: shape.rivals(),
            width: card,
            height: STRIP,
            picture: 0,
            purse_beside: false,
        },
        dock: shape.builders.then_some(Dock {
            rect: sheet,
            columns: if width >= 340 { 2 } else { 1 },
            tile: 66,
            shares_sheet: true,
        }),
        log: None,
    }
}
