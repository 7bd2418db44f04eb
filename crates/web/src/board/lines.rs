//! The two lines, with their kings.

use leptos::prelude::*;
use rules::{Boxes, Phase, Seat, Slot};
use view::hand::{Hand, Holding};
use view::layout::{Plan, Slots};
use view::scene::{Anchor, Row, SlotScene};

use super::anchors::anchor_name;
use super::places::{Sheet, places};
use super::slot::{Offer, slot_view};
use crate::desk::{Desk, desk};
use crate::words::{t, words};

#[component]
pub(crate) fn Lines() -> impl IntoView {
    let (desk, places) = (desk(), places());
    let current = Memo::new(move |_| {
        desk.scene.with(|scene| Some(scene.as_ref()?.board.as_ref()?.current.clone()))
    });
    let next = Memo::new(move |_| {
        desk.scene.with(|scene| Some(scene.as_ref()?.board.as_ref()?.next.clone()))
    });
    let free = Memo::new(move |_| free_slots(desk));
    // What was looked at is gone with its line.
    Effect::new(move || {
        next.with(|_| ());
        desk.draft().pointed_slot.set(None);
    });
    let slots = move |line: Memo<Option<Vec<SlotScene>>>, row: Row| {
        let count = move || line.with(|line| line.as_ref().map_or(0, Vec::len));
        let slot = move |at: usize| {
            let scene = Memo::new(move |_| line.with(|line| line.as_ref()?.get(at).copied()));
            let gain = Memo::new(move |_| {
                desk.draft()
                    .best_spots
                    .with(|spots| spots.get(at).copied().flatten().map(|spot| spot.gain))
            });
            let can_claim = Memo::new(move |_| {
                let slot = scene.get().map(|scene| scene.slot);
                slot.is_some_and(|slot| free.with(|free| free.contains(&slot)))
            });
            move || {
                let scene = scene.get()?;
                let offer = (row == Row::Next)
                    .then(|| Offer { gain: gain.get(), can_claim: can_claim.get() });
                Some(slot_view(desk, scene, row, offer))
            }
        };
        // Keyed, so that a claim redraws only its own slot.
        view! { <For each=move || 0..count() key=|at| *at children=slot/> }
    };
    let title = move |key: &'static str, line: Memo<Option<Vec<SlotScene>>>| {
        move || {
            let boxes = boxes(desk);
            line.with(|line| {
                let line = line.as_deref().unwrap_or_default();
                words().line_title(words().text(key), boxes, line)
            })
        }
    };
    let is_empty = |line: Memo<Option<Vec<SlotScene>>>| {
        move || line.with(|line| line.as_ref().is_none_or(Vec::is_empty))
    };
    let last_round = move || {
        desk.scene.with(|scene| {
            let board = scene.as_ref().and_then(|scene| scene.board.as_ref());
            board.is_some_and(view::scene::Board::is_last_round)
        })
    };
    let sizes = move |line: fn(&Plan) -> Slots| {
        move || places.with(|plan| style_of_slots(line(plan))).unwrap_or_default()
    };
    // Longer than the line to choose from: it is only looked at.
    let is_long = move || {
        let columns = |plan: &Plan| plan.draft.this.columns > plan.draft.next.columns;
        places.with(columns).unwrap_or_default()
    };
    view! {
        <section class="lines" id="lines" tabindex="-1" aria-label=t!("a11y-region-line")
            class:behind=move || places.is_behind(Sheet::Lines)
            style=move || places.style(|plan| plan.draft.rect)>
            <Show when=move || !is_empty(current)()>
                <div class="line-of placed-now" class:long=is_long style=sizes(|plan| plan.draft.this)>
                    <h3 title=title("board-line-current", current)>{title("board-line-current", current)}</h3>
                    <ol class="slots">{slots(current, Row::Current)}</ol>
                </div>
            </Show>
            <Show when=move || !is_empty(next)()>
                <div class="line-of claimed-now" style=sizes(|plan| plan.draft.next)>
                    <h3 data-anchor=anchor_name(Anchor::Pile) title=title("board-line-next", next)>{title("board-line-next", next)}</h3>
                    <ol class="slots">{slots(next, Row::Next)}</ol>
                    <NextOrder/>
                </div>
            </Show>
            <Show when=last_round>
                <p class="line-of claimed-now soft">{t!("board-line-last")}</p>
            </Show>
        </section>
    }
}

fn style_of_slots(Slots { columns, domino, width, height }: Slots) -> String {
    format!("--columns:{columns};--domino:{domino}px;--slot:{width}px;--slot-height:{height}px")
}

/// The boxes in play.
pub(super) fn boxes(desk: Desk) -> Boxes {
    desk.scene.with(|scene| {
        let board = scene.as_ref().and_then(|scene| scene.board.as_ref());
        board.map_or(Boxes::KINGDOMINO, |board| board.rules.boxes)
    })
}

/// The turn order of the next round, as far as it is known, for screen readers: everyone else sees
/// it by the kings on the line, from top to bottom.
#[component]
fn NextOrder() -> impl IntoView {
    let desk = desk();
    let order = Memo::new(move |_| {
        desk.scene.with(|scene| Some(scene.as_ref()?.board.as_ref()?.next_order.clone()))
    });
    let seat = move |(at, seat): (usize, Seat)| {
        view! { <li>{t!("board-order-place", place = at + 1, who = desk.name_of(seat))}</li> }
    };
    let places = move || order.get().unwrap_or_default().into_iter().enumerate();
    let is_known =
        move || order.with(|order| order.as_ref().is_some_and(|order| !order.is_empty()));
    view! {
        <Show when=is_known>
            <ol class="hidden-words" id="order" aria-label=t!("board-order")>
                <For each=places key=|place| *place children=seat/>
            </ol>
        </Show>
    }
}

/// The slots that the king in the hand can claim.
fn free_slots(desk: Desk) -> Vec<Slot> {
    desk.hand.with(|hand| match hand.as_ref().map(Hand::holding) {
        Some(Holding::King { free, .. }) => free.clone(),
        _ => Vec::new(),
    })
}

/// Whether the domino being played is already placed or discarded.
pub(super) fn has_left_line(desk: Desk) -> bool {
    desk.scene.with(|scene| {
        let board = scene.as_ref().and_then(|scene| scene.board.as_ref());
        board.is_some_and(|board| board.phase != Phase::Place)
    })
}
