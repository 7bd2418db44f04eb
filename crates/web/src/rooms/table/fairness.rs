//! What this browser has found about the deal of a game that is over.

use leptos::prelude::*;
use leptos::task::spawn_local;
use view::fairness::Proof;

use crate::desk::{Place, desk};
use crate::net::{Api, ApiError, Connection};
use crate::parts::Icon;
use crate::words::{t, words};

/// `None` for games of which this browser saw only the end.
fn proof() -> Memo<Option<Proof>> {
    let desk = desk();
    desk.place.with_value(|place| match place {
        Place::Online(table) => expect_context::<Connection>().proof(table.clone()),
        Place::Solo => {
            Memo::new(move |_| desk.state.with(|state| Proof::of_own_table(state.as_deref()?)))
        }
        Place::Nowhere => Memo::new(|_| None),
    })
}

/// Where the seal of an online game is in the server's public list; 0 if it is missing there. `None`
/// as long as that is unknown.
fn listing(proof: Memo<Option<Proof>>) -> RwSignal<Option<u64>> {
    let desk = desk();
    let listed = RwSignal::new(None);
    Effect::new(move |asked: Option<bool>| {
        let seal = desk.state.with_untracked(|state| Some(state.as_ref()?.game.as_ref()?.seal));
        let is_held = proof.with(|proof| matches!(proof, Some(Proof::Held(_))));
        let (Some(seal), true) = (seal, is_held && asked != Some(true)) else { return is_held };
        spawn_local(async move {
            let found = match Api::seal(seal).await {
                Ok(entry) => Some(entry.number),
                Err(ApiError::Refused { body, .. }) if body.code == "seal.none" => Some(0),
                Err(_) => None,
            };
            listed.try_set(found);
        });
        true
    });
    listed
}

/// A banner over everything else if the game was not dealt as promised.
#[component]
pub(super) fn UnfairDeal() -> impl IntoView {
    let (desk, proof) = (desk(), proof());
    move || {
        let proof = proof.get().filter(Proof::is_broken)?;
        let sentences = words().proof(&proof, &desk.names()).join(" ");
        let why = words().proof_explained(&proof);
        Some(view! {
            <p class="unfair" id="unfair" role="alert"><strong>{sentences}</strong> " " {why}</p>
        })
    }
}

/// A quiet line otherwise, with what it means. The style shows it beside the verdict where there is
/// room, and below the kingdoms elsewhere.
#[component]
pub(super) fn FairDeal(class: &'static str) -> impl IntoView {
    let (desk, proof) = (desk(), proof());
    let listed = listing(proof);
    move || {
        let proof = proof.get().filter(|proof| !proof.is_broken())?;
        let mut sentences = words().proof(&proof, &desk.names());
        let mut why = words().proof_explained(&proof);
        match listed.get() {
            Some(0) => sentences.push(t!("end-fair-unlisted")),
            Some(number) => {
                why.push(' ');
                why.push_str(&t!("end-fair-listed", number = number as usize));
            }
            None => {}
        }
        let sentences = sentences.join(" ");
        Some(view! {
            <details class=class>
                <summary>
                    <Icon icon=art::Icon::Check/>
                    {sentences}
                </summary>
                <p>{why}</p>
            </details>
        })
    }
}
