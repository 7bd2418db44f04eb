//! The cards of the other kingdoms: as many a row as makes their pictures largest.

use super::{GAP, rows};

/// The cards of the others.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cards {
    pub columns: i32,
    pub width: i32,
    pub height: i32,
    /// The side of the picture; 0 where there is none.
    pub picture: i32,
    /// Whether the purse is beside the picture instead of below it.
    pub purse_beside: bool,
}

/// What a card has around its picture.
#[derive(Clone, Copy, Debug)]
struct Frame {
    across: i32,
    down: i32,
    purse_beside: bool,
}

/// Text below the picture, or beside it.
fn frames(text: i32) -> [Frame; 2] {
    let (heading, row, padding) = (text * 2, text * 2, 14);
    [
        Frame { across: padding, down: heading + row + padding, purse_beside: false },
        Frame { across: padding + text * 4, down: heading + padding, purse_beside: true },
    ]
}

impl Cards {
    /// The largest cards in a room, with pictures of at most `picture_max`.
    pub(super) fn fit(
        count: i32,
        (width, height): (i32, i32),
        text: i32,
        picture_max: i32,
    ) -> Self {
        let of = |columns: i32, frame: Frame| {
            let across = (width - (columns - 1) * GAP) / columns;
            let rows = rows(count, columns);
            let down = (height - (rows - 1) * GAP) / rows;
            let picture = (across - frame.across).min(down - frame.down).min(picture_max).max(0);
            Self {
                columns,
                width: across,
                height: (picture + frame.down).min(down),
                picture,
                purse_beside: frame.purse_beside,
            }
        };
        let all = (1..=count).flat_map(|columns| frames(text).map(|frame| of(columns, frame)));
        // Of equal pictures the first: fewer columns leave more room for names.
        let larger = |best: Self, next: Self| if next.picture > best.picture { next } else { best };
        all.reduce(larger).unwrap_or_default()
    }

    /// Their height, all rows together.
    pub(super) fn total_height(self, count: i32) -> i32 {
        let rows = rows(count, self.columns.max(1));
        rows * self.height + (rows - 1) * GAP
    }
}
