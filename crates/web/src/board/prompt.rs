//! What is due, in words, with the buttons that do it.

use client::hand::{Hand, Holding, Preview};
use client::scene::{Choice, Decision, Undo, Who};
use leptos::prelude::*;
use table::{Intent, Question, Stage};

use super::lines::signed;
use crate::desk::{Desk, Place, desk};
use crate::parts::Icon;
use crate::words::{t, words};

#[component]
pub(crate) fn Prompt() -> impl IntoView {
    let desk = desk();
    let is_mine = Memo::new(move |_| desk.hand.with(Option::is_some));
    let class = move || if is_mine.get() { "prompt card mine-now" } else { "prompt card" };
    let can_undo = Memo::new(move |_| {
        desk.scene.with(|scene| {
            let table = scene.as_ref().and_then(|scene| scene.table.as_ref());
            table.map_or(CanUndo::No, |table| match table.undo {
                Undo::No(_) => CanUndo::No,
                Undo::Now => CanUndo::Now,
                Undo::Ask { .. } => CanUndo::Ask,
            })
        })
    });
    let is_solo = desk.place.with_value(|place| *place == Place::Solo);
    let kind = Memo::new(move |_| {
        desk.hand.with(|hand| hand.as_ref().map(|hand| Kind::of(hand.holding())))
    });
    view! {
        <section class=class aria-label=t!("a11y-command-turn")>
            <h2 id="prompt-words">{move || sentence(desk)}</h2>
            <p class="preview" aria-live="polite">{move || preview(desk)}</p>
            <div class="does">
                {move || kind.get().map(|kind| buttons(desk, kind))}
                <Return/>
                <Show when=move || can_undo.get() != CanUndo::No>
                    <button
                        type="button"
                        class="button small"
                        aria-keyshortcuts="U"
                        on:click=move |_| undo(desk)
                    >
                        <Icon icon=art::Icon::Undo/>
                        {move || match can_undo.get() {
                            // At one's own device nobody has to be asked.
                            CanUndo::Ask if !is_solo => t!("table-ask-take-back"),
                            _ => t!("table-undo"),
                        }}
                    </button>
                </Show>
            </div>
        </section>
    }
}

/// Coming back to a seat where a bot plays on.
#[component]
fn Return() -> impl IntoView {
    let desk = desk();
    let is_replaced = Memo::new(move |_| {
        let seat = desk.viewer.get();
        desk.state.with(|state| {
            let state = state.as_ref().filter(|state| state.stage == Stage::Playing);
            let chair = seat.and_then(|seat| state?.chair(seat));
            chair.is_some_and(|chair| (chair.stand_in || chair.away) && !chair.resigned)
        })
    });
    view! {
        <Show when=move || is_replaced.get()>
            <button type="button" class="button small primary" id="return"
                on:click=move |_| desk.wish(Intent::Return)>
                {t!("table-return")}
            </button>
        </Show>
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum CanUndo {
    No,
    Now,
    Ask,
}

/// Takes the last action back, or asks the others to let us.
pub(super) fn undo(desk: Desk) {
    let intent = desk.scene.with_untracked(|scene| match scene.as_ref()?.table.as_ref()?.undo {
        Undo::No(_) => None,
        Undo::Now => Some(Intent::Undo),
        Undo::Ask { .. } => Some(Intent::Ask(Question::TakeBack)),
    });
    if let Some(intent) = intent {
        desk.wish(intent);
    }
}

/// What is in the hand, as far as the buttons care.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Nothing,
    King,
    Domino,
    Misfit,
    Optional,
}

impl Kind {
    fn of(holding: &Holding) -> Self {
        match holding {
            Holding::Nothing => Self::Nothing,
            Holding::King { .. } => Self::King,
            Holding::Domino(_) => Self::Domino,
            Holding::Misfit(_) => Self::Misfit,
            Holding::Knights { .. } | Holding::Tile { .. } | Holding::Torch { .. } => {
                Self::Optional
            }
        }
    }
}

fn buttons(desk: Desk, kind: Kind) -> AnyView {
    let ready =
        Memo::new(move |_| desk.hand.with(|hand| hand.as_ref().and_then(Hand::action).is_some()));
    let act = move |_| desk.act();
    match kind {
        Kind::Nothing | Kind::King => ().into_any(),
        Kind::Domino => view! {
            <button type="button" class="button small" aria-keyshortcuts="R"
                on:click=move |_| desk.handle(|hand| hand.rotate(1))>
                <Icon icon=art::Icon::Rotate/>{t!("board-rotate")}
            </button>
            <button type="button" class="button small" aria-keyshortcuts="Shift+N" aria-label=t!("board-previous-spot")
                on:click=move |_| desk.handle(|hand| hand.next_spot(-1))>
                <Icon icon=art::Icon::StepBack/>
            </button>
            <button type="button" class="button small" aria-keyshortcuts="N" aria-label=t!("board-next-spot")
                on:click=move |_| desk.handle(|hand| hand.next_spot(1))>
                <Icon icon=art::Icon::StepForward/>
            </button>
            <button type="button" class="button small primary" id="do-it" aria-keyshortcuts="Enter"
                disabled=move || !ready.get() on:click=act>
                <Icon icon=art::Icon::Check/>{t!("board-place")}
            </button>
        }
        .into_any(),
        Kind::Misfit => view! {
            <button type="button" class="button small primary" id="do-it" aria-keyshortcuts="D" on:click=act>
                <Icon icon=art::Icon::Trash/>{t!("board-discard")}
            </button>
        }
        .into_any(),
        Kind::Optional => view! {
            <button type="button" class="button small primary" id="do-it" aria-keyshortcuts="Enter"
                disabled=move || !ready.get() on:click=act>
                <Icon icon=art::Icon::Check/>{t!("board-confirm")}
            </button>
            <button type="button" class="button small" id="do-without" aria-keyshortcuts="P"
                on:click=move |_| desk.pass()>
                {t!("board-pass")}
            </button>
        }
        .into_any(),
    }
}

/// What is due, in a sentence.
fn sentence(desk: Desk) -> String {
    desk.scene.with(|scene| {
        let Some(scene) = scene.as_ref() else { return t!("page-loading") };
        match &scene.decision {
            Decision::Decide { choice, .. } => match choice {
                Choice::Claim { .. } => {
                    let first = scene.board.as_ref().is_some_and(|board| board.round == 0);
                    if first { t!("board-your-turn-first") } else { t!("board-your-turn-claim") }
                }
                Choice::Place { .. } => t!("board-your-turn-place"),
                Choice::Discard { .. } => t!("board-your-turn-discard"),
                Choice::Tax { .. } => t!("board-your-turn-tax"),
                Choice::Build { .. } => t!("board-your-turn-build"),
                Choice::Bribe { .. } => t!("board-your-turn-bribe"),
            },
            Decision::Wait { seat, .. } => {
                let who = crate::desk::name_of(scene, *seat);
                let is_bot = scene
                    .seat(*seat)
                    .is_some_and(|seat| seat.stand_in.is_some() || matches!(seat.who, Who::Bot(_)));
                if is_bot {
                    t!("table-thinking", who = who)
                } else {
                    t!("table-turn-of", who = who)
                }
            }
            Decision::Dealing => t!("table-starts-now"),
            Decision::Gather { ready: Some(true) } => t!("table-waiting"),
            Decision::Gather { .. } => t!("table-starts"),
            Decision::Pause { .. } => match &scene.dynasty {
                Some(dynasty) => {
                    let (game, games) = (dynasty.played + 1, dynasty.games);
                    t!("table-pause-next", game = game, games = games)
                }
                None => t!("table-pause"),
            },
            Decision::Over => t!("end-title"),
            Decision::Closed => t!("table-closed"),
        }
    })
}

/// What the hand would do: the change of points, coins, or why not.
fn preview(desk: Desk) -> String {
    let aids = desk.aids.get();
    let preview = desk.hand.with(|hand| hand.as_ref().and_then(Hand::preview));
    let words = words();
    match preview {
        Some(Preview::Place(place)) => match (place.refusal, place.gain) {
            (Some(refusal), _) => words.refusal(refusal.code()),
            (None, Some(gain)) if aids => {
                let mut told = vec![signed(gain)];
                if place.loses_harmony {
                    told.push(t!("board-harmony-lost"));
                }
                if place.loses_middle_kingdom {
                    told.push(t!("board-middle-lost"));
                }
                if !place.spoilt.is_empty() {
                    told.push(t!("board-dead-squares", count = place.spoilt.len() as i64));
                }
                told.join(" · ")
            }
            _ => String::new(),
        },
        Some(Preview::Tax(tax)) => t!("board-tax-preview", coins = i64::from(tax.coins)),
        Some(Preview::Build(build)) => {
            let mut told = vec![words.building(build.building)];
            told.push(t!("board-price", coins = i64::from(build.price)));
            if aids {
                told.push(signed(build.gain));
            }
            told.join(" · ")
        }
        Some(Preview::Bribe(bribe)) => words.building(bribe.building),
        Some(Preview::Discard { domino }) => words.domino(domino),
        Some(Preview::Claim(_)) | None => String::new(),
    }
}
