//! All kingdoms on the last screen: one in the frame, the others as cards that change places with it.

use std::sync::Arc;

use art::Moulding;
use leptos::prelude::*;
use rules::Realm;
use view::overlay::Overlay;
use view::scene::Scene;

use crate::board::{Picture, card_area, house};
use crate::browser;
use crate::settings::preferences;
use crate::words::{t, words};

/// A kingdom's place.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Place {
    pub(super) realm: Realm,
    pub(super) house: usize,
    pub(super) name: String,
    /// `None` if the game was not played to an end that ranks it.
    pub(super) rank: Option<u8>,
    pub(super) points: u16,
}

impl Place {
    /// All kingdoms, best first.
    pub(super) fn all(scene: &Scene) -> Vec<Self> {
        let Some(board) = &scene.board else { return Vec::new() };
        let end = scene.end.as_ref();
        let rank = |realm: &view::scene::RealmScene| {
            let standing = end?.standings.iter().find(|standing| standing.realm == realm.realm);
            let result = end?.results.iter().find(|result| realm.seats.contains(&result.seat));
            standing.map(|standing| standing.rank).or_else(|| result?.rank)
        };
        let order = |realm: Realm| {
            let standings = end.map(|end| end.standings.as_slice()).unwrap_or_default();
            standings.iter().position(|standing| standing.realm == realm)
        };
        let mut places: Vec<Self> = board
            .realms
            .iter()
            .map(|realm| Self {
                realm: realm.realm,
                house: realm.house,
                name: words().realm_name(scene, realm.realm),
                rank: rank(realm),
                points: realm.points,
            })
            .collect();
        places.sort_by_key(|place| (order(place.realm), place.rank.unwrap_or(u8::MAX)));
        places
    }

    fn result(&self) -> String {
        let points = t!("end-points", points = self.points);
        match self.rank {
            Some(rank) => format!("{} · {points}", t!("end-place", rank = rank)),
            None => points,
        }
    }
}

#[component]
pub(super) fn Kingdoms(
    scene: Memo<Option<Arc<Scene>>>,
    places: Memo<Vec<Place>>,
    /// How many may be drawn by now, so that no task takes long.
    drawn: ReadSignal<usize>,
) -> impl IntoView {
    let framed = RwSignal::new(None::<Realm>);
    // The winner's, until another one is chosen.
    let shown = Memo::new(move |_| {
        let chosen = framed.get();
        places.with(|places| {
            let has_it = chosen.filter(|chosen| places.iter().any(|place| place.realm == *chosen));
            has_it.or(places.first().map(|place| place.realm))
        })
    });
    let ready = move || {
        let places = places.get();
        places.into_iter().take(drawn.get()).collect::<Vec<_>>()
    };
    let kingdom = move |place: Place| {
        let realm = place.realm;
        let is_shown = Memo::new(move |_| shown.get() == Some(realm));
        kingdom_view(scene, place, is_shown, Callback::new(move |()| framed.set(Some(realm))))
    };
    view! {
        <ol class="standings">
            <For each=ready key=|place| place.clone() children=kingdom/>
        </ol>
    }
}

fn kingdom_view(
    scene: Memo<Option<Arc<Scene>>>,
    place: Place,
    is_shown: Memo<bool>,
    show: Callback<()>,
) -> impl IntoView {
    let (realm, house) = (place.realm, house(place.house));
    let has_won = place.rank == Some(1);
    let light = preferences();
    let picture = move || {
        scene.with(|scene| {
            let kingdom = &scene.as_deref()?.realm(realm)?.kingdom;
            let (area, overlay) = (card_area(kingdom), Overlay::default());
            Some(Picture::of(kingdom, house, area, &overlay, Some(light.light())).svg())
        })
    };
    let frame = move || {
        let moulding = if has_won { Moulding::Gilt } else { Moulding::Wood };
        is_shown.get().then(|| art::picture_frame(moulding).svg())
    };
    let class = move || match (is_shown.get(), has_won) {
        (true, true) => "place sheet won shown",
        (true, false) => "place sheet shown",
        (false, true) => "place sheet won",
        (false, false) => "place sheet",
    };
    let result = place.result();
    let rank = place.rank.map(|rank| format!("{} · ", t!("score-rank", rank = rank)));
    let label = t!("end-look", who = place.name.as_str());
    view! {
        <li class=class>
            <button type="button" class="look" title=label aria-pressed=move || is_shown.get().to_string()
                on:click=move |_| show.run(())>
                <span class="canvas">
                    <span class="frame" inner_html=frame></span>
                    <span class="picture" inner_html=picture></span>
                </span>
                <span class="caption">
                    <span class="pennant" inner_html=house.shield().svg()></span>
                    <span class="line">
                        <b class="who">{place.name}</b>" "
                        <span class="result">{result}</span>
                        <span class="short">{rank}<b>{place.points}</b></span>
                    </span>
                </span>
            </button>
            <Show when=move || is_shown.get()>
                <Items scene realm/>
            </Show>
        </li>
    }
}

/// What the framed kingdom's points are for.
#[component]
fn Items(scene: Memo<Option<Arc<Scene>>>, realm: Realm) -> impl IntoView {
    // After the kingdoms have been drawn.
    let later = browser::count_in_tasks(1);
    let items = move || {
        if later.get() == 0 {
            return None;
        }
        scene.with(|scene| {
            let items = words().score_items(&scene.as_deref()?.realm(realm)?.sheet);
            let line = |item: lingo::ScoreItem| {
                let class = if item.points == 0 { "nothing" } else { "" };
                view! { <li class=class><span>{item.label}</span><b>{item.points}</b></li> }
            };
            Some(items.into_iter().map(line).collect_view())
        })
    };
    view! { <ul class="items" tabindex="0">{items}</ul> }
}
