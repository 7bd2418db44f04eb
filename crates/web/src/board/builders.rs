//! The builders' board: buildings for sale with what they do, the Queen and the dragon.

use art::Coin;
use leptos::prelude::*;
use rules::{Building, Spot, Terrain};
use table::Remark;
use view::hand::Holding;
use view::scene::{Anchor, BuildersScene, OfferScene};

use super::anchors::anchor_name;
use super::others::shield;
use super::places::{Sheet, places};
use crate::desk::{Desk, desk};
use crate::words::{t, words};

/// More letters than this do not fit on a tile at the usual size.
const WORDY: usize = 48;

#[component]
pub(crate) fn Builders() -> impl IntoView {
    let (desk, places) = (desk(), places());
    let builders = Memo::new(move |_| {
        desk.scene.with(|scene| scene.as_ref()?.board.as_ref()?.builders.clone())
    });
    let offers = move || {
        let offers = builders.get().map(|builders| builders.offers).unwrap_or_default();
        offers.into_iter().map(|offer| offer_view(desk, offer)).collect_view()
    };
    let no_site_note = move || has_no_site(desk).then(|| t!("board-no-town"));
    let style = move || {
        let rect = places.style(|plan| plan.dock.map(|dock| dock.rect).unwrap_or_default());
        let tiles = places.with(|plan| {
            let dock = plan.dock?;
            Some(format!(";--columns:{};--tile:{}px", dock.columns, dock.tile))
        });
        rect + &tiles.flatten().unwrap_or_default()
    };
    view! {
        <Show when=move || builders.with(Option::is_some)>
            <section class="builders" id="builders" tabindex="-1" aria-label=t!("board-builders")
                class:behind=move || places.is_behind(Sheet::Builders) style=style>
                <header>
                    <h3 data-anchor=anchor_name(Anchor::Builders)>{t!("board-builders")}</h3>
                    <Court builders/>
                </header>
                <ol class="offers">{offers}</ol>
                <p class="soft no-site">{no_site_note}</p>
            </section>
        </Show>
    }
}

/// The Queen, the race for her, the dragon, and the tile that comes next: pictures that explain
/// themselves on demand.
#[component]
fn Court(builders: Memo<Option<BuildersScene>>) -> impl IntoView {
    let desk = desk();
    let look = move |look: fn(&BuildersScene) -> Option<u8>| {
        builders.with(|builders| builders.as_ref().and_then(look))
    };
    let host = Memo::new(move |_| builders.with(|builders| builders.as_ref()?.queen));
    let host_shield = shield(move || {
        let host = host.get()?;
        desk.scene.with(|scene| Some(scene.as_ref()?.realm(host)?.house))
    });
    let queen = move || {
        let words = words();
        let who = host.get().map(|realm| {
            desk.scene.with(|scene| scene.as_ref().map(|scene| words.realm_name(scene, realm)))
        });
        let queen = match who {
            None => t!("board-queen-nobody"),
            Some(who) => t!("board-queen-host", who = who.unwrap_or_default()),
        };
        let missing = look(BuildersScene::towers_to_queen);
        let race = missing.map(|missing| t!("board-towers-missing", count = missing));
        let hint = t!("board-queen-hint");
        [Some(queen), race, Some(hint)].into_iter().flatten().collect::<Vec<_>>().join(" ")
    };
    let missing = move || {
        let missing = look(BuildersScene::towers_to_queen)?;
        let tower = art::tower().svg();
        Some(view! { <span class="icon" inner_html=tower></span><b>"+" {missing}</b> })
    };
    let is_away = move || {
        builders.with(|builders| builders.as_ref().is_some_and(|builders| builders.dragon_away))
    };
    let dragon = move || if is_away() { t!("board-dragon-away") } else { t!("board-dragon-here") };
    let top = move || {
        let top = builders.with(|builders| builders.as_ref()?.top)?;
        let drawing = art::building(top).svg();
        let label = words().labelled(&t!("board-builders-top"), &describe(top));
        Some(view! {
            <span class="pile" title=label.clone()>
                <span class="hidden-words">{label.clone()}</span>
                <span class="soft">{t!("board-pile-next")}</span>
                <span class="icon" inner_html=drawing></span>
            </span>
        })
    };
    view! {
        <div class="court">
            <span class="queen" title=queen>
                <span class="hidden-words">{queen}</span>
                <span class="icon" inner_html=art::queen().svg()></span>
                <span class="icon" inner_html=move || host_shield.get()></span>
                {missing}
            </span>
            <span class="dragon" class:away=is_away title=dragon>
                <span class="hidden-words">{dragon}</span>
                <span class="icon" inner_html=art::dragon().svg()></span>
            </span>
            {top}
        </div>
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

/// Whether the viewer is about to burn the tile of a spot.
fn is_doomed(desk: Desk, spot: Spot) -> bool {
    desk.hand.with(|hand| match hand.as_ref().map(view::hand::Hand::holding) {
        Some(Holding::Torch { spot: at, .. }) => *at == Some(spot),
        _ => false,
    })
}

fn offer_view(desk: Desk, offer: OfferScene) -> AnyView {
    let anchor = anchor_name(Anchor::Offer(offer.spot));
    let Some(building) = offer.building else {
        let empty = art::building_spot(offer.spot.price() as u8).svg();
        return view! {
            <li><div class="offer" role="img" aria-label=t!("board-builders-empty")>
                <span class="tile" data-anchor=anchor inner_html=empty></span>
            </div></li>
        }
        .into_any();
    };
    let words = words();
    let effects = words.list(&words.effects(building));
    let effects_len = effects.chars().count();
    let mut label = format!("{}. {}", describe(building), words.price(offer.spot, offer.price));
    if !offer.affordable {
        label = format!("{label}. {}", t!("board-too-dear"));
    }
    let is_suggested = move || desk.team().marks.with(|marks| marks.building == Some(building));
    let spot = offer.spot;
    let flames = move || {
        is_doomed(desk, spot)
            .then(|| view! { <span class="flames" inner_html=art::fire().svg()></span> })
    };
    let face = view! {
        <span class="tile" class:suggested=is_suggested data-anchor=anchor>
            <span inner_html=art::building(building).svg()></span>
            {flames}
        </span>
        <span class="about">
            <span class="named">
                <b>{words.building(building)}</b>
                <span class="price" aria-hidden="true">{offer.price}<span class="icon" inner_html=art::coin(Coin::Any).svg()></span></span>
            </span>
            <span class="effect">{effects}</span>
            <span class="hidden-words">{words.price(offer.spot, offer.price)}</span>
        </span>
    };
    // The words of a few buildings need smaller letters.
    let is_wordy = effects_len > WORDY;
    let class = match (offer.affordable, is_wordy) {
        (true, false) => "offer",
        (true, true) => "offer wordy",
        (false, false) => "offer dear",
        (false, true) => "offer dear wordy",
    };
    if desk.is_pointing() {
        let point = move |_| {
            desk.point(|desk| desk.point_at(Remark::Building { building }));
        };
        view! {
            <li>
                <button type="button" class="offer pointable" on:click=point>{face}</button>
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
                <button type="button" class=class aria-pressed=pressed on:click=choose>
                    {face}
                </button>
            </li>
        }
        .into_any()
    } else {
        view! { <li><div class=class role="img" aria-label=label>{face}</div></li> }.into_any()
    }
}
