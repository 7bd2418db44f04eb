//! The cells of the kingdom shown large, as a grid of buttons for pointers, keys and screen readers.

use leptos::ev;
use leptos::prelude::*;
use rules::{Cell, Kingdom};
use view::desk::Press;
use view::hand::{Ghost, Hand, Holding};
use view::scene::Area;

use super::picture::{MARGIN, column_and_row};
use crate::desk::{Desk, desk};
use crate::words::{t, words};

#[component]
pub(crate) fn Cells(area: Area) -> impl IntoView {
    let desk = desk();
    let (width, height) = (area.width(), area.height());
    let share = |count: u8| {
        let margin = MARGIN as f32;
        margin / (f32::from(count) * 100.0 + 2.0 * margin) * 100.0
    };
    let style = format!(
        "inset:{:.3}% {:.3}%;grid-template-columns:repeat({width},1fr);grid-template-rows:repeat({height},1fr)",
        share(height),
        share(width)
    );
    let by_touch = StoredValue::new(false);
    // The domino follows a mouse that moves. One that rests enters cells too, when something above
    // it opens, closes or grows; that must not undo what the keys did.
    let hovered = StoredValue::new(None);
    let cursor = Selector::new(move || cursor(desk));
    let (kingdom, fitting) = (kingdom_shown(desk), fitting_cells(desk));
    let mut cells: Vec<Cell> = area.cells().collect();
    // In reading order, from the north-west.
    cells.sort_by_key(|cell| (-cell.y(), cell.x()));
    let rows: Vec<Vec<Cell>> =
        cells.chunks(usize::from(width).max(1)).map(<[Cell]>::to_vec).collect();
    let cell = |cell: Cell| {
        let cursor = cursor.clone();
        let is_cursor = move || cursor.selected(&Some(cell));
        let (column, row) = column_and_row(area, cell);
        let on_enter = move |event: ev::PointerEvent| {
            if event.pointer_type() == "mouse" {
                glow_at(desk, Some(cell));
            }
        };
        let on_leave = move |_| {
            hovered.set_value(None);
            glow_at(desk, None);
        };
        let on_move = move |event: ev::PointerEvent| {
            if event.pointer_type() == "mouse" && hovered.get_value() != Some(cell) {
                hovered.set_value(Some(cell));
                desk.react(|desk| {
                    desk.hover(cell);
                    None
                });
            }
        };
        view! {
            <button
                type="button"
                role="gridcell"
                id=cell_id(cell)
                style=format!("grid-column:{};grid-row:{}", column + 1, row + 1)
                tabindex=move || if is_cursor() { "0" } else { "-1" }
                aria-label=move || cell_label(kingdom, fitting, cell, (row as usize + 1, column as usize + 1))
                on:pointerdown=move |event| by_touch.set_value(event.pointer_type() == "touch")
                on:pointerenter=on_enter
                on:pointermove=on_move
                on:pointerleave=on_leave
                on:click=move |_| click(desk, cell, by_touch.get_value())
            ></button>
        }
    };
    let rows = rows.into_iter().map(|row| {
        view! { <div role="row" class="row">{row.into_iter().map(&cell).collect_view()}</div> }
    });
    view! {
        <p class="hidden-words" id="grid-help">{t!("a11y-grid-help")}</p>
        <div class="cells" role="grid" aria-label=t!("a11y-region-kingdom") aria-describedby="grid-help" style=style>
            {rows.collect_view()}
        </div>
    }
}

pub(super) fn cell_id(cell: Cell) -> String {
    format!("cell-{}-{}", cell.x() + 50, cell.y() + 50)
}

/// The cell that the pointer or the hand is over.
pub(super) fn cursor(desk: Desk) -> Option<Cell> {
    let pointer = desk.team().pointer.get();
    pointer.or_else(|| {
        desk.hand.with(|hand| match hand.as_ref().map(Hand::holding) {
            Some(Holding::Domino(ghost)) => Some(ghost.anchor),
            Some(Holding::Tile { site, .. }) => Some(*site),
            Some(Holding::Knights { cells, .. }) => Some(cells[0]),
            _ => Some(Cell::CASTLE),
        })
    })
}

fn click(desk: Desk, cell: Cell, by_touch: bool) {
    if desk.point(|desk| desk.point_at_cell(cell)) {
        return;
    }
    desk.react(|desk| desk.press_cell(cell, press_of(by_touch)));
}

/// A finger shows nothing before it presses.
pub(super) fn press_of(by_touch: bool) -> Press {
    if by_touch { Press::Blind } else { Press::Hovered }
}

/// Highlights the territory of a cell.
fn glow_at(desk: Desk, cell: Option<Cell>) {
    let realm = untrack(|| desk.realm_shown());
    let territory = desk.scene.with_untracked(|scene| {
        let kingdom = &scene.as_ref()?.realm(realm?)?.kingdom;
        Some(kingdom.square(cell?)?.territory)
    });
    if desk.glow.get_untracked() != territory {
        desk.glow.set(territory);
    }
}

/// The kingdom that is shown large. Its many cells have labels, which are only rebuilt when this
/// kingdom changes, not whenever the hand or a rival moves.
fn kingdom_shown(desk: Desk) -> Memo<Option<Kingdom>> {
    Memo::new(move |_| {
        let realm = desk.realm_shown()?;
        desk.position.with(|position| Some(*position.as_ref()?.kingdom(realm)))
    })
}

/// The cells that the domino in the hand can cover; empty without hints.
fn fitting_cells(desk: Desk) -> Memo<Vec<Cell>> {
    Memo::new(move |_| {
        if !desk.has_hint(|all| all.hint_spots) {
            return Vec::new();
        }
        let realm = desk.realm_shown();
        desk.hand.with(|hand| {
            let hand = hand.as_ref().filter(|hand| Some(hand.realm()) == realm);
            hand.and_then(Hand::ghost).map(Ghost::cells).unwrap_or_default()
        })
    })
}

fn cell_label(
    kingdom: Memo<Option<Kingdom>>,
    fitting: Memo<Vec<Cell>>,
    cell: Cell,
    (row, column): (usize, usize),
) -> String {
    let label = kingdom.with(|kingdom| {
        kingdom.as_ref().map(|kingdom| words().square_at(kingdom, cell, row, column))
    });
    let label = label.unwrap_or_default();
    if fitting.with(|cells| cells.contains(&cell)) {
        format!("{label}, {}", t!("a11y-square-fits"))
    } else {
        label
    }
}
