//! The cells of the kingdom in play, as a grid that pointers, keys and screen readers use.

use client::hand::Holding;
use client::scene::Area;
use leptos::ev;
use leptos::prelude::*;
use rules::{Cell, Realm};

use super::picture::{MARGIN, on_picture};
use crate::desk::{Desk, desk};
use crate::words::{t, words};

/// Buttons over the picture, one for each cell of the area.
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
    let mut cells: Vec<Cell> = area.cells().collect();
    // As one reads: from the north-west.
    cells.sort_by_key(|cell| (-cell.y(), cell.x()));
    let rows: Vec<Vec<Cell>> =
        cells.chunks(usize::from(width).max(1)).map(<[Cell]>::to_vec).collect();
    let cell = move |cell: Cell| {
        let (column, row) = on_picture(area, cell);
        let enters = move |event: ev::PointerEvent| {
            if event.pointer_type() == "mouse" {
                desk.handle(|hand| hand.move_to(cell));
                glow_at(desk, Some(cell));
            }
        };
        let is_cursor = move || cursor(desk) == Some(cell);
        view! {
            <button
                type="button"
                role="gridcell"
                id=cell_id(cell)
                style=format!("grid-column:{};grid-row:{}", column + 1, row + 1)
                tabindex=move || if is_cursor() { "0" } else { "-1" }
                aria-label=move || label(desk, cell, row as usize + 1, column as usize + 1)
                on:pointerdown=move |event| by_touch.set_value(event.pointer_type() == "touch")
                on:pointerenter=enters
                on:pointerleave=move |_| glow_at(desk, None)
                on:click=move |_| click(desk, cell, by_touch.get_value())
            ></button>
        }
    };
    let rows = rows.into_iter().map(|row| {
        view! { <div role="row" class="row">{row.into_iter().map(cell).collect_view()}</div> }
    });
    view! {
        <p class="hidden-words" id="grid-help">{t!("a11y-grid-help")}</p>
        <div class="cells" role="grid" aria-label=t!("a11y-region-kingdom") aria-describedby="grid-help" style=style>
            {rows.collect_view()}
        </div>
    }
}

/// The name of a cell's element.
pub(super) fn cell_id(cell: Cell) -> String {
    format!("cell-{}-{}", cell.x() + 50, cell.y() + 50)
}

/// The cell under the hand.
pub(super) fn cursor(desk: Desk) -> Option<Cell> {
    desk.hand.with(|hand| match hand.as_ref().map(client::hand::Hand::holding) {
        Some(Holding::Domino(ghost)) => Some(ghost.anchor),
        Some(Holding::Tile { site, .. }) => Some(*site),
        Some(Holding::Knights { cells, .. }) => Some(cells[0]),
        _ => Some(Cell::CASTLE),
    })
}

fn click(desk: Desk, cell: Cell, by_touch: bool) {
    let holding = desk.hand.with_untracked(|hand| hand.as_ref().map(|hand| hand.holding().clone()));
    match holding {
        Some(Holding::Domino(ghost)) => {
            let was_there = ghost.cells_of_halves().contains(&Some(cell));
            if !was_there {
                desk.handle(|hand| hand.move_to(cell));
            }
            // A first tap shows what a second one does.
            if was_there || !by_touch {
                desk.act();
            }
        }
        Some(Holding::Knights { .. }) => desk.handle(|hand| hand.toggle_at(cell)),
        Some(Holding::Tile { site, spot, .. }) => {
            let was_there = site == cell && spot.is_some();
            desk.handle(|hand| hand.move_to(cell));
            if was_there {
                desk.act();
            }
        }
        _ => {}
    }
}

/// Lights up the territory of a cell.
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

/// What a screen reader says of a cell.
fn label(desk: Desk, cell: Cell, row: usize, column: usize) -> String {
    let Some(realm) = desk.realm_shown() else { return String::new() };
    desk.position.with(|position| {
        let kingdom = position.as_ref().map(|position| position.kingdom(realm));
        let Some(kingdom) = kingdom else { return String::new() };
        let mut told = words().square_at(kingdom, cell, row, column);
        if desk.aid(|all| all.aid_spots) && fits_on(desk, realm, cell) {
            told = format!("{told}, {}", t!("a11y-square-fits"));
        }
        told
    })
}

/// Whether the domino in the hand may cover a cell.
fn fits_on(desk: Desk, realm: Realm, cell: Cell) -> bool {
    desk.hand.with(|hand| {
        let hand = hand.as_ref().filter(|hand| hand.realm() == realm);
        hand.and_then(client::hand::Hand::ghost)
            .is_some_and(|ghost| ghost.spots_at(cell).next().is_some())
    })
}
