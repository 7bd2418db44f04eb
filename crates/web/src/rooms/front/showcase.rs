//! A recorded game of bots that is played over and over beside the ways in, quietly: one domino at a
//! time, not in a hidden tab, and as a still picture for those who want no motion.

use std::sync::Arc;

use leptos::prelude::*;
use rules::{Position, Record};
use table::Houses;
use view::overlay::Overlay;
use view::scene::{RealmScene, Scene};

use crate::app::ArtIsReady;
use crate::board::{LivePicture, Picture, house, picture_area};
use crate::browser;
use crate::settings::preferences;

const GAME: &str = include_str!("../../../../../examples/sealed.record");
const PACE: std::time::Duration = std::time::Duration::from_millis(1_500);
/// How long the end stays on the screen, in steps.
const END_STEPS: usize = 4;

/// The moments of the game after which a kingdom has changed.
struct Game {
    record: Record,
    moments: Vec<Position>,
}

impl Game {
    fn read() -> Option<Self> {
        let record: Record = GAME.parse().ok()?;
        let all: Vec<Position> = record.replay().filter_map(Result::ok).collect();
        let mut moments: Vec<Position> = Vec::new();
        for position in all {
            let is_news = |last: &Position| {
                record.rules.realms().any(|realm| last.kingdom(realm) != position.kingdom(realm))
            };
            if moments.last().is_none_or(is_news) {
                moments.push(position);
            }
        }
        (!moments.is_empty()).then_some(Self { record, moments })
    }

    fn realms(&self, moment: usize) -> Vec<RealmScene> {
        let position = &self.moments[moment.min(self.moments.len() - 1)];
        let scene = Scene::of_position(position, &[], None);
        let scene = scene.with_houses(Houses::of_record(&self.record));
        scene.board.map(|board| board.realms.clone()).unwrap_or_default()
    }
}

#[component]
pub(crate) fn Showcase() -> impl IntoView {
    let ArtIsReady(art_is_ready) = expect_context();
    // On a narrow screen there is no room beside the ways in.
    let has_room = browser::media_signal("(min-width: 700px)");
    move || {
        (art_is_ready.get() && has_room.get())
            .then(|| Game::read().map(|game| view! { <Kingdoms game=Arc::new(game)/> }))
    }
}

#[component]
fn Kingdoms(game: Arc<Game>) -> impl IntoView {
    let preferences = preferences();
    let last = game.moments.len() - 1;
    let is_still = move || preferences.motion_ms(1) == 0;
    let moment = RwSignal::new(if untrack(is_still) { last } else { 0 });
    let ticking = set_interval_with_handle(
        move || {
            if document().hidden() {
                return;
            }
            if untrack(is_still) {
                moment.set(last);
            } else {
                moment.update(|moment| *moment = (*moment + 1) % (last + END_STEPS));
            }
        },
        PACE,
    );
    on_cleanup(move || {
        if let Ok(ticking) = ticking {
            ticking.clear();
        }
    });
    // Drawn as large as they will become, so that nothing moves but the new domino.
    let ends = game.realms(last);
    let realms = Memo::new(move |_| game.realms(moment.get()));
    let kingdom = |(at, end): (usize, RealmScene)| {
        let area = picture_area(&end.kingdom, false);
        let picture = Memo::new(move |_| {
            realms.with(|realms| {
                let overlay = Overlay { marks_latest: true, ..Overlay::default() };
                let realm = realms.get(at)?;
                Some(Picture::of(&realm.kingdom, house(realm.house), area, &overlay, None))
            })
        });
        view! { <div class="kingdom"><LivePicture picture/></div> }
    };
    view! {
        <div class="showcase" aria-hidden="true">
            {ends.into_iter().enumerate().map(kingdom).collect_view()}
        </div>
    }
}
