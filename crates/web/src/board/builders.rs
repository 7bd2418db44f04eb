//! The builders' board: buildings for sale, the Queen and the dragon.

use leptos::prelude::*;
use rules::{Building, Spot, Terrain};
use table::Remark;
use view::hand::Holding;
use view::scene::{Anchor, OfferScene};

use super::anchors::anchor_name;
use crate::desk::{Desk, desk};
use crate::words::{t, words};

#[component]
pub(crate) fn Builders() -> impl IntoView {
    let desk = desk();
    let builders = Memo::new(move |_| {
        desk.scene.with(|scene| scene.as_ref()?.board.as_ref()?.builders.clone())
    });
    let offers = move || {
        let offers = builders.get().map(|builders| builders.offers).unwrap_or_default();
        offers.into_iter().map(|offer| offer_view(desk, offer)).collect_view()
    };
    let queen = move || {
        let host = builders.with(|builders| builders.as_ref().and_then(|builders| builders.queen));
        match host {
            None => t!("board-queen-nobody"),
            Some(realm) => {
                let who = desk.scene.with(|scene| {
                    scene.as_ref().map(|scene| words().realm_name(scene, realm)).unwrap_or_default()
                });
                t!("board-queen-host", who = who)
            }
        }
    };
    let dragon = move || {
        let away = builders
            .with(|builders| builders.as_ref().is_some_and(|builders| builders.dragon_away));
        if away { t!("board-dragon-away") } else { t!("board-dragon-here") }
    };
    let race = move || {
        let missing = builders.with(|builders| builders.as_ref()?.towers_to_queen())?;
        Some(t!("board-towers-missing", count = missing))
    };
    let top = move || {
        let top = builders.with(|builders| builders.as_ref()?.top)?;
        let drawing = art::building(top).svg();
        let label = words().labelled(&t!("board-builders-top"), &describe(top));
        let title = label.clone();
        Some(view! { <p class="pile" title=title><span inner_html=drawing></span>{label}</p> })
    };
    let no_site_note = move || has_no_site(desk).then(|| t!("board-no-town"));
    view! {
        <Show when=move || builders.with(Option::is_some)>
            <section class="builders card" aria-label=t!("board-builders")>
                <h3 data-anchor=anchor_name(Anchor::Builders)>{t!("board-builders")}</h3>
                <ol class="offers">{offers}</ol>
                <p class="soft">{no_site_note}</p>
                {top}
                <p class="soft" title=t!("board-queen-hint")>{queen} " " {race}</p>
                <p class="soft">{dragon}</p>
            </section>
        </Show>
    }
}

fn describe(building: Building) -> String {
    let words = words();
    words.labelled(&words.building(building), &words.list(&words.effects(building)))
}

/// Whether the viewer has no free town to build on.
fn has_no_site(desk: Desk) -> bool {
    desk.scene.with(|scene| {
        let scene = scene.as_ref().filter(|scene| scene.end.is_none());
        scene.and_then(|scene| scene.own_realm()).is_some_and(|own| {
            let is_free = |one: &view::scene::SquareScene| {
                one.square.terrain == Terrain::Town && one.square.building.is_none()
            };
            !own.kingdom.squares.iter().any(is_free)
        })
    })
}

/// Whether the viewer can take the tile of a spot now, and whether they have selected it.
fn can_take_and_holds(desk: Desk, spot: Spot) -> (bool, bool) {
    desk.hand.with(|hand| match hand.as_ref().map(view::hand::Hand::holding) {
        Some(Holding::Tile { spot: at, spots, .. } | Holding::Torch { spot: at, spots }) => {
            (spots.contains(&spot), *at == Some(spot))
        }
        _ => (false, false),
    })
}

fn offer_view(desk: Desk, offer: OfferScene) -> AnyView {
    let anchor = anchor_name(Anchor::Offer(offer.spot));
    let Some(building) = offer.building else {
        let empty = art::building_spot(offer.spot.price() as u8).svg();
        return view! {
            <li><div class="offer" role="img" aria-label=t!("board-builders-empty")>
                <span data-anchor=anchor inner_html=empty></span>
            </div></li>
        }
        .into_any();
    };
    let price = t!("board-price", coins = i64::from(offer.price));
    let mut label = format!("{}. {}", describe(building), words().price(offer.spot, offer.price));
    if !offer.affordable {
        label = format!("{label}. {}", t!("board-too-dear"));
    }
    let face = view! {
        <span class:suggested=move || desk.team().marks.with(|marks| marks.building == Some(building)) data-anchor=anchor inner_html=art::building(building).svg()></span>
        <span>{price}</span>
    };
    let spot = offer.spot;
    if desk.is_pointing() {
        let point = move |_| {
            desk.point(|desk| desk.point_at(Remark::Building { building }));
        };
        view! {
            <li>
                <button type="button" class="offer pointable" aria-label=label.clone() title=label on:click=point>
                    {face}
                </button>
            </li>
        }
        .into_any()
    } else if can_take_and_holds(desk, spot).0 {
        let pressed = move || can_take_and_holds(desk, spot).1.to_string();
        let choose = move |_| {
            desk.change_hand(|hand| hand.choose(spot));
        };
        view! {
            <li>
                <button type="button" class="offer" aria-label=label.clone() title=label aria-pressed=pressed on:click=choose>
                    {face}
                </button>
            </li>
        }
        .into_any()
    } else {
        let class = if offer.affordable { "offer" } else { "offer dear" };
        view! { <li><div class=class role="img" aria-label=label.clone() title=label>{face}</div></li> }
            .into_any()
    }
}
