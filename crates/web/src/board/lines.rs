//! The two lines, with their kings, and the turn order of the next round.

use leptos::prelude::*;
use lingo::signed;
use rules::{Boxes, Phase, Seat, Slot};
use table::Remark;
use view::hand::{Hand, Holding};
use view::scene::{Anchor, KingState, Row, SlotScene, best_spots};

use super::anchors::anchor_name;
use super::{domino_images, house};
use crate::desk::{Desk, desk};
use crate::settings::preferences;
use crate::words::{t, words};

#[component]
pub(crate) fn Lines() -> impl IntoView {
    let desk = desk();
    let current = Memo::new(move |_| {
        desk.scene.with(|scene| Some(scene.as_ref()?.board.as_ref()?.current.clone()))
    });
    let next = Memo::new(move |_| {
        desk.scene.with(|scene| Some(scene.as_ref()?.board.as_ref()?.next.clone()))
    });
    let gains = Memo::new(move |_| gains(desk));
    let free = Memo::new(move |_| free_slots(desk));
    let slots = move |line: Memo<Option<Vec<SlotScene>>>, row: Row| {
        let count = move || line.with(|line| line.as_ref().map_or(0, Vec::len));
        let slot = move |at: usize| {
            let scene = Memo::new(move |_| line.with(|line| line.as_ref()?.get(at).copied()));
            let gain = Memo::new(move |_| gains.with(|gains| gains.get(at).copied().flatten()));
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
    view! {
        <section class="lines" id="lines" tabindex="-1" aria-label=t!("a11y-region-line")>
            <Show when=move || !is_empty(current)()>
                <div class="line-of card">
                    <h3>{title("board-line-current", current)}</h3>
                    <ol class="slots">{slots(current, Row::Current)}</ol>
                </div>
            </Show>
            <Show when=move || !is_empty(next)()>
                <div class="line-of card">
                    <h3 data-anchor=anchor_name(Anchor::Pile)>{title("board-line-next", next)}</h3>
                    <ol class="slots">{slots(next, Row::Next)}</ol>
                    <NextOrder/>
                </div>
            </Show>
            <Show when=last_round>
                <p class="line-of card soft">{t!("board-line-last")}</p>
            </Show>
        </section>
    }
}

/// The boxes in play.
fn boxes(desk: Desk) -> Boxes {
    desk.scene.with(|scene| {
        let board = scene.as_ref().and_then(|scene| scene.board.as_ref());
        board.map_or(Boxes::KINGDOMINO, |board| board.rules.boxes)
    })
}

/// The turn order of the next round, as far as it is known.
#[component]
fn NextOrder() -> impl IntoView {
    let desk = desk();
    let order = Memo::new(move |_| {
        desk.scene.with(|scene| {
            let board = scene.as_ref()?.board.as_ref()?;
            let seats = board.next_order.iter();
            Some(seats.map(|&seat| (seat, board.house_of(seat))).collect::<Vec<_>>())
        })
    });
    let seat = move |(at, (seat, number)): (usize, (Seat, usize))| {
        let is_own = Some(seat) == desk.viewer.get();
        let class = if is_own { "own" } else { "" };
        let shield = house(number).shield().svg();
        let words = t!("board-order-place", place = at + 1, who = desk.name_of(seat));
        view! {
            <li class=class><span class="pennant" inner_html=shield></span><span class="name">{words}</span></li>
        }
    };
    let places = move || order.get().unwrap_or_default().into_iter().enumerate();
    let is_shown = move || {
        let is_known = order.with(|order| order.as_ref().is_some_and(|order| !order.is_empty()));
        is_known && desk.has_hint(|all| all.hint_order)
    };
    view! {
        <Show when=is_shown>
            <h4 class="order-title" id="order-title">{t!("board-order")}</h4>
            <ol class="order" id="order" aria-labelledby="order-title">
                <For each=places key=|place| *place children=seat/>
            </ol>
        </Show>
    }
}

/// The points that each domino of the next line would bring the viewer at once; empty without hints.
fn gains(desk: Desk) -> Vec<Option<i32>> {
    if !desk.has_hint(|all| all.hint_score) {
        return Vec::new();
    }
    let viewer = desk.viewer.get();
    desk.position
        .with(|position| {
            let position = position.as_ref()?;
            let realm = position.rules().realm_of(viewer?);
            let spots = best_spots(position, realm);
            Some(spots.into_iter().map(|spot| spot.map(|spot| spot.gain)).collect())
        })
        .unwrap_or_default()
}

/// The slots that the king in the hand can claim.
fn free_slots(desk: Desk) -> Vec<Slot> {
    desk.hand.with(|hand| match hand.as_ref().map(Hand::holding) {
        Some(Holding::King { free, .. }) => free.clone(),
        _ => Vec::new(),
    })
}

/// Whether the king in the hand is over a slot.
fn has_king_over(desk: Desk, slot: Slot) -> bool {
    desk.hand.with(|hand| {
        matches!(hand.as_ref().map(Hand::holding), Some(Holding::King { slot: at, .. }) if *at == slot)
    })
}

/// What a slot of the next line offers the viewer.
#[derive(Clone, Copy)]
struct Offer {
    /// The points its domino would bring at once.
    gain: Option<i32>,
    can_claim: bool,
}

fn slot_view(desk: Desk, scene: SlotScene, row: Row, offer: Option<Offer>) -> AnyView {
    let slot = scene.slot;
    let king = scene.king.map(|seat| {
        let name = desk.name_of(seat);
        let (number, place) = king_of(desk, seat);
        let drawing = art::king(house(number)).svg();
        let anchor = anchor_name(Anchor::King(row, slot));
        let place = place.map(|place| view! { <b class="place-in-team">{place}</b> });
        view! {
            <span class="king" title=name data-anchor=anchor>
                <span inner_html=drawing></span>
                {place}
            </span>
        }
    });
    let state = match scene.state {
        KingState::Played => "slot played",
        KingState::Playing if has_left_line(desk) => "slot playing laid",
        KingState::Playing => "slot playing",
        KingState::Gone => "slot gone",
        _ => "slot",
    };
    let misfit =
        (offer.is_some() && scene.fits == Some(false) && desk.has_hint(|all| all.hint_spots))
            .then(|| t!("board-fits-nowhere"));
    let gain = offer.and_then(|offer| offer.gain).map(signed);
    let best = gain.clone().map(|gain| t!("board-best-spot", change = gain));
    let claimed = scene.king.map(|seat| t!("board-claimed-by", who = desk.name_of(seat)));
    let label = [
        Some(untrack(|| words().domino(boxes(desk), scene.domino))),
        claimed,
        misfit.clone(),
        best,
    ];
    let label = label.into_iter().flatten().collect::<Vec<String>>().join(", ");
    let misfit = misfit.map(|misfit| view! { <span class="misfit">{misfit}</span> });
    let gain = gain.map(|gain| view! { <span class="gain">{gain}</span> });
    let image = domino_images::in_line(scene.domino, preferences().light());
    let face = view! {
        <span class="face" class:suggested=move || desk.team().marks.with(|marks| marks.domino == Some(scene.domino)) data-anchor=anchor_name(Anchor::Slot(row, slot))><img src=image alt=""/></span>
        {king}
        {misfit}
        {gain}
    };
    if desk.is_pointing() {
        let point = move |_| {
            desk.point(|desk| desk.point_at(Remark::Domino { domino: scene.domino }));
        };
        view! {
            <li><button type="button" class="slot pointable" aria-label=label on:click=point>{face}</button></li>
        }
        .into_any()
    } else if offer.is_some_and(|offer| offer.can_claim) {
        let class = move || if has_king_over(desk, slot) { "slot at" } else { "slot" };
        let claim = move |_| {
            desk.react(|desk| desk.press_slot(slot));
        };
        let key = (slot.index() + 1).to_string();
        view! {
            <li>
                <button type="button" class=class aria-label=label aria-keyshortcuts=key on:click=claim>
                    {face}
                </button>
            </li>
        }
        .into_any()
    } else {
        view! { <li><div class=state role="img" aria-label=label>{face}</div></li> }.into_any()
    }
}

/// The house of a seat's kings, and the number that tells them from its partner's. Neither changes
/// during a game.
fn king_of(desk: Desk, seat: Seat) -> (usize, Option<u8>) {
    desk.scene.with_untracked(|scene| {
        let scene = scene.as_ref();
        let board = scene.and_then(|scene| scene.board.as_ref());
        let place = scene.and_then(|scene| scene.seat(seat)?.place_in_team);
        (board.map_or(seat.index(), |board| board.house_of(seat)), place)
    })
}

/// Whether the domino being played is already placed or discarded.
fn has_left_line(desk: Desk) -> bool {
    desk.scene.with(|scene| {
        let board = scene.as_ref().and_then(|scene| scene.board.as_ref());
        board.is_some_and(|board| board.phase != Phase::Place)
    })
}
