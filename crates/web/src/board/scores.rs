//! The score sheets of all realms, and the remaining dominoes.

use leptos::prelude::*;
use rules::DominoId;

use super::domino_images;
use crate::desk::desk;
use crate::settings::preferences;
use crate::words::{t, words};

#[component]
pub(crate) fn Scores() -> impl IntoView {
    let desk = desk();
    let sheets = Memo::new(move |_| {
        desk.scene.with(|scene| {
            let scene = scene.as_ref()?;
            let realms = scene.board.as_ref()?.realms.iter();
            let sheet = |realm: &view::scene::RealmScene| {
                (
                    words().realm_name(scene, realm.realm),
                    words().score_items(&realm.sheet),
                    realm.points,
                )
            };
            Some(realms.map(sheet).collect::<Vec<_>>())
        })
    });
    let race = move || {
        let points = sheets.get().unwrap_or_default().into_iter();
        words().race(&points.map(|(name, _, points)| (name, points)).collect::<Vec<_>>()).join(" ")
    };
    view! {
        <p>{race}</p>
        <div class="sheets">
            {move || {
                let sheets = sheets.get().unwrap_or_default();
                sheets
                    .into_iter()
                    .map(|(name, items, points)| {
                        let items = items.into_iter().map(|item| {
                            view! { <tr><th scope="row">{item.label}</th><td>{item.points}</td></tr> }
                        });
                        view! {
                            <table class="scores">
                                <caption>{name}</caption>
                                <tbody>{items.collect_view()}</tbody>
                                <tfoot>
                                    <tr class="sum"><th scope="row">{t!("score-total")}</th><td>{points}</td></tr>
                                </tfoot>
                            </table>
                        }
                    })
                    .collect_view()
            }}
        </div>
    }
}

/// All dominoes of the game; those already seen are faded.
#[component]
pub(crate) fn Remaining() -> impl IntoView {
    let desk = desk();
    let board = Memo::new(move |_| {
        desk.scene.with(|scene| {
            let board = scene.as_ref()?.board.as_ref()?;
            Some((board.rules, board.unseen, board.set_aside))
        })
    });
    let preferences = preferences();
    let count = move || board.get().map_or(0, |(_, unseen, _)| unseen.len());
    let dominoes = move || {
        let Some((rules, unseen, _)) = board.get() else { return Vec::new() };
        let one = |domino: DominoId| {
            let class = if unseen.contains(domino) { "" } else { "gone" };
            let image = domino_images::in_line(domino, preferences.light());
            let label = words().domino(rules.boxes, domino);
            view! { <li class=class><img src=image alt=label/></li> }
        };
        rules.deck().into_iter().map(one).collect()
    };
    view! {
        <p>{move || t!("board-remaining-count", count = count())}</p>
        <Show when=move || board.get().is_some_and(|(_, _, aside)| aside > 0)>
            <p class="soft">{t!("board-remaining-aside")}</p>
        </Show>
        <ol class="remaining">{dominoes}</ol>
    }
}
