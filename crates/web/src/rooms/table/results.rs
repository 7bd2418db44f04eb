//! The points of all kingdoms on the last screen: box by box, and how they grew.

use std::sync::Arc;

use leptos::prelude::*;
use view::graph::Series;
use view::scene::{History, RealmScene, Scene};

use crate::board::Graph;
use crate::desk::desk;
use crate::scoring_pad::{pad_of_game, pad_table};
use crate::words::{t, words};

/// All kingdoms and boxes in one table, once a game has been played to its end.
#[component]
pub(super) fn PointsTable(scene: Memo<Option<Arc<Scene>>>) -> impl IntoView {
    let desk = desk();
    move || {
        let position = desk.position.get()?;
        let pad = scene.with(|scene| pad_of_game(scene.as_deref()?, &position))?;
        Some(view! {
            <section class="all-points">
                <h3>{t!("end-details")}</h3>
                <div class="scroll-x" tabindex="0" role="group" aria-label=t!("end-details")>
                    {pad_table(&pad)}
                </div>
            </section>
        })
    }
}

#[component]
pub(super) fn PointsGraph(scene: Memo<Option<Arc<Scene>>>) -> impl IntoView {
    let desk = desk();
    move || {
        desk.state.with(|state| {
            let game = state.as_ref()?.game.as_ref()?;
            let history = History::of_rounds(game.position(), game.steps());
            let series = scene.with(|scene| series_of(scene.as_deref(), &history));
            Some(view! { <Graph series/> })
        })
    }
}

pub(crate) fn series_of(scene: Option<&Scene>, history: &History) -> Vec<Series> {
    let realms = scene.and_then(|scene| {
        let realms = scene.board.as_ref()?.realms.iter();
        let named = |realm: &RealmScene| (words().realm_name(scene, realm.realm), realm.house);
        Some(realms.map(named).collect())
    });
    Series::of(history, realms.unwrap_or_default())
}
