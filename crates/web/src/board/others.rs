//! The kingdoms that are not shown large, as cards: picture, points, coins, whose turn it is.

use art::Coin;
use leptos::prelude::*;
use rules::Realm;
use serde_json::json;
use view::layout::Cards;
use view::overlay::Overlay;
use view::scene::{Anchor, Bonus, Possession, RealmScene, SeatHolder, SeatScene};

use super::anchors::{anchor_name, kingdom_anchor};
use super::faces::face;
use super::flight::animate_once;
use super::picture::{LivePicture, Picture, card_area, house};
use super::places::places;
use crate::desk::{Desk, desk};
use crate::parts::Clock;
use crate::settings::preferences;
use crate::words::{t, words};

#[component]
pub(crate) fn Others() -> impl IntoView {
    let desk = desk();
    let small = Memo::new(move |_| {
        let large = desk.realm_shown();
        desk.scene.with(|scene| {
            let board = scene.as_ref().and_then(|scene| scene.board.as_ref());
            let realms = board.into_iter().flat_map(|board| &board.realms);
            let small = realms.map(|realm| realm.realm).filter(|realm| Some(*realm) != large);
            small.collect::<Vec<Realm>>()
        })
    });
    let places = places();
    let class = move || {
        places.with(|plan| match plan.cards {
            Cards { picture: 0, .. } => "others chips",
            Cards { purse_beside: true, .. } => "others beside",
            _ => "others",
        })
    };
    let style = move || {
        let columns = places.with(|plan| {
            let Cards { columns, width, height, picture, .. } = plan.cards;
            format!(";--columns:{columns};--card-width:{width}px;--card-height:{height}px;--picture:{picture}px")
        });
        places.style(|plan| plan.others) + &columns.unwrap_or_default()
    };
    view! {
        <section class=class style=style aria-label=t!("a11y-region-players")>
            <For each=move || small.get() key=|realm| *realm let:realm><Card realm/></For>
        </section>
    }
}

fn with_realm<T>(desk: Desk, realm: Realm, look: impl FnOnce(&RealmScene) -> T) -> Option<T> {
    desk.scene.with(|scene| scene.as_ref()?.realm(realm).map(look))
}

/// The shield of a house, redrawn only when the house changes.
pub(super) fn shield(number: impl Fn() -> Option<usize> + Send + Sync + 'static) -> Memo<String> {
    let number = Memo::new(move |_| number());
    Memo::new(move |_| number.get().map(|number| house(number).shield().svg()).unwrap_or_default())
}

#[component]
fn Card(realm: Realm) -> impl IntoView {
    let desk = desk();
    let name = move || {
        desk.scene
            .with(|scene| scene.as_ref().map(|scene| words().realm_name(scene, realm)))
            .unwrap_or_default()
    };
    let preferences = preferences();
    let picture = Memo::new(move |_| {
        let light = Some(preferences.light());
        with_realm(desk, realm, |realm| {
            let overlay = Overlay { marks_latest: true, ..Overlay::default() };
            let area = card_area(&realm.kingdom);
            Picture::of(&realm.kingdom, house(realm.house), area, &overlay, light)
        })
    });
    let shield = shield(move || with_realm(desk, realm, |realm| realm.house));
    let points =
        Memo::new(move |_| with_realm(desk, realm, |realm| realm.points).unwrap_or_default());
    let seats = seats_of(desk, realm);
    let faces = Memo::new(move |_| seats.with(|seats| seats.iter().map(face).collect::<Vec<_>>()));
    let people = move || {
        seats.with(|seats| {
            seats.iter().map(|seat| introduce(desk, seat)).collect::<Vec<_>>().join(" & ")
        })
    };
    let class = move || {
        let to_move = seats.with(|seats| seats.iter().any(|seat| seat.to_move));
        if to_move { "realm card to-move" } else { "realm card" }
    };
    view! {
        <button
            type="button"
            class=class
            on:click=move |_| desk.look_at(Some(realm))
        >
            <header>
                <span class="pennant" inner_html=move || shield.get()></span>
                <span class="faces" inner_html=move || faces.get().concat()></span>
                <span class="name" title=people>{name}</span>
                <Points points/>
            </header>
            <span class="drawing" data-anchor=kingdom_anchor(realm)><LivePicture picture/></span>
            <span class="facts"><Purse realm/> <Tags realm/> <SeatStatus realm/></span>
        </button>
    }
}

/// A person by name, a bot with its level.
fn introduce(desk: Desk, seat: &SeatScene) -> String {
    match &seat.holder {
        SeatHolder::Bot(level) => words().bot_in_full(*level, seat.seat),
        SeatHolder::Player { .. } | SeatHolder::Nobody => desk.name_of(seat.seat),
    }
}

/// Points; what they gain rises from them.
#[component]
pub(super) fn Points(#[prop(into)] points: Signal<u16>) -> impl IntoView {
    let gained = NodeRef::<leptos::html::B>::new();
    let preferences = preferences();
    Effect::new(move |before: Option<u16>| {
        let now = points.get();
        if let (Some(before), Some(element)) = (before, gained.get_untracked()) {
            let ms = untrack(|| preferences.motion_ms(RISE_MS));
            let gain = i32::from(now) - i32::from(before);
            // One thing at a time: another game or another kingdom gains nothing.
            if ms > 0 && (1..GAIN_MOST).contains(&gain) {
                element.set_text_content(Some(&format!("+{gain}")));
                let frames = json!([
                    {"opacity": 0, "transform": "translateY(60%) scale(.7)"},
                    {"opacity": 1, "transform": "translateY(0) scale(1.15)", "offset": 0.25},
                    {"opacity": 1, "transform": "translateY(-10%)", "offset": 0.7},
                    {"opacity": 0, "transform": "translateY(-70%)"},
                ]);
                let _ = animate_once(&element, &frames, f64::from(ms), "ease-out");
            }
        }
        now
    });
    view! {
        <span class="points">{move || points.get()}<b class="rise" aria-hidden="true" node_ref=gained></b></span>
    }
}

/// How long a gain stays in sight.
const RISE_MS: u32 = 1_400;
/// More points at once come from somewhere else.
const GAIN_MOST: i32 = 100;

fn seats_of(desk: Desk, realm: Realm) -> Memo<Vec<SeatScene>> {
    Memo::new(move |_| {
        desk.scene
            .with(|scene| {
                let scene = scene.as_ref()?;
                let seats = &scene.realm(realm)?.seats;
                Some(seats.iter().filter_map(|&seat| scene.seat(seat).cloned()).collect())
            })
            .unwrap_or_default()
    })
}

/// Away, replaced by a bot or resigned; and the clock.
fn seat_status(desk: Desk, seat: SeatScene) -> impl IntoView {
    let word = seat.absence().map(|status| words().seat_status(status));
    let is_own = desk.viewer.get_untracked() == Some(seat.seat);
    view! {
        {word.map(|word| view! { <span class="tag">{word}</span> })}
        {seat.clock.map(|clock| view! { <Clock clock is_own/> })}
    }
}

#[component]
pub(super) fn SeatStatus(realm: Realm) -> impl IntoView {
    let desk = desk();
    let seats = seats_of(desk, realm);
    move || seats.get().into_iter().map(|seat| seat_status(desk, seat)).collect_view()
}

/// Coins, knights, towers and the Queen, in games that have them.
#[component]
pub(super) fn Purse(realm: Realm) -> impl IntoView {
    let desk = desk();
    let has_box = Memo::new(move |_| {
        desk.scene.with(|scene| {
            let board = scene.as_ref().and_then(|scene| scene.board.as_ref());
            board.is_some_and(|board| board.builders.is_some())
        })
    });
    let purse = move |look: fn(&RealmScene) -> u16| {
        move || with_realm(desk, realm, look).unwrap_or_default()
    };
    let anchor = move |keepsake: Possession| anchor_name(Anchor::Possession(realm, keepsake));
    let item = move |keepsake: Possession, label: String, count: fn(&RealmScene) -> u16| {
        let drawing = match keepsake {
            Possession::Coins => art::coin(Coin::Any),
            Possession::Knights => art::knight(),
            Possession::Towers => art::tower(),
            Possession::Queen => art::queen(),
        };
        let class = match keepsake {
            Possession::Knights => "knights",
            Possession::Towers => "towers",
            Possession::Coins | Possession::Queen => "",
        };
        view! {
            <span class=class>
                <span data-anchor=anchor(keepsake) inner_html=drawing.svg()></span>
                <span class="hidden-words">{label}</span>
                {purse(count)}
            </span>
        }
    };
    view! {
        <Show when=move || has_box.get()>
            <span class="purse">
                {item(Possession::Coins, t!("board-coins"), |realm| realm.purse.coins)}
                {item(Possession::Knights, t!("board-knights"), |realm| realm.purse.knights.into())}
                {item(Possession::Towers, t!("board-towers"), |realm| realm.purse.towers.into())}
                <Show when=move || with_realm(desk, realm, |realm| realm.hosts_queen).unwrap_or_default()>
                    <span title=t!("board-queen") data-anchor=anchor(Possession::Queen) inner_html=art::queen().svg()></span>
                </Show>
            </span>
        </Show>
    }
}

/// Bonuses that are open, won or lost; discards.
#[component]
pub(super) fn Tags(realm: Realm) -> impl IntoView {
    let desk = desk();
    let state =
        Memo::new(move |_| with_realm(desk, realm, |realm| (realm.bonuses, realm.purse.discards)));
    let tags = move || {
        let (bonuses, discards) = state.get()?;
        let bonus = |state: Bonus, name: String, open: String, lost: String| match state {
            Bonus::Off => None,
            Bonus::Open => Some(("tag", name, open)),
            Bonus::Lost => Some(("tag lost", name, lost)),
            Bonus::Won => Some(("tag won", name, String::new())),
        };
        let words = words();
        let discards = i64::from(discards);
        let discarded =
            (discards > 0).then(|| ("tag", t!("board-discards", count = discards), String::new()));
        Some([
            bonus(
                bonuses.harmony,
                words.text("game-option-harmony"),
                t!("board-harmony-open"),
                t!("board-harmony-lost"),
            ),
            bonus(
                bonuses.middle_kingdom,
                words.text("game-option-middle"),
                t!("board-middle-open"),
                t!("board-middle-lost"),
            ),
            discarded,
        ])
    };
    view! {
        <span class="tags">
            {move || {
                let tags = tags().into_iter().flatten().flatten();
                let tag = |(class, name, title)| view! { <span class=class title=title>{name}</span> };
                tags.map(tag).collect_view()
            }}
        </span>
    }
}
