//! What is due, in words, with the buttons that do it.

use client::hand::{BuildPreview, Hand, Holding, PlacePreview, Preview, Side};
use client::scene::{Choice, Decision, Undo, Who};
use leptos::prelude::*;
use rules::Taxed;
use table::{Intent, Question, Stage};

use super::lines::signed;
use super::mine::in_view;
use super::picture::on_picture;
use crate::browser;
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
            <p class="preview">{move || preview(desk)}</p>
            <p class="hidden-words" role="status" id="in-hand">{move || in_hand(desk)}</p>
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
pub(crate) fn sentence(desk: Desk) -> String {
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

/// What the hand would do, for those who do not see it: a domino also with its place.
fn in_hand(desk: Desk) -> String {
    let ghost = desk.hand.with(|hand| hand.as_ref()?.ghost().cloned());
    let Some(ghost) = ghost else { return preview(desk) };
    let told = in_view(desk, |area, kingdom| {
        let (column, row) = on_picture(area, ghost.anchor);
        let printed = ghost.domino.domino();
        let (held, other) = match ghost.turned.held {
            Side::Left => (printed.left, printed.right),
            Side::Right => (printed.right, printed.left),
        };
        let place = (row as usize + 1, column as usize + 1);
        let words = words();
        let words_of_place = words.ghost(held, place, other, ghost.turned.toward);
        let preview = desk.hand.with(|hand| hand.as_ref().and_then(Hand::preview));
        let Some(Preview::Place(preview)) = preview else { return words_of_place };
        let result = match (preview.refusal, preview.gain) {
            (Some(refusal), _) => words.ghost_refused(refusal.code(), kingdom.grid.width()),
            (None, Some(gain)) if desk.aid(|all| all.aid_score) => words.ghost_fits(gain),
            _ => String::new(),
        };
        let losses = losses(&preview);
        [words_of_place, result].into_iter().chain(losses).collect::<Vec<_>>().join(" ")
    });
    told.unwrap_or_default()
}

/// What a placement would spoil.
fn losses(place: &PlacePreview) -> Vec<String> {
    let mut told = Vec::new();
    if place.loses_harmony {
        told.push(t!("board-harmony-lost"));
    }
    if place.loses_middle_kingdom {
        told.push(t!("board-middle-lost"));
    }
    if !place.spoilt.is_empty() {
        told.push(t!("board-dead-squares", count = place.spoilt.len() as i64));
    }
    told
}

/// What the hand would do: the change of points, coins, or why not.
fn preview(desk: Desk) -> String {
    let scores = desk.aid(|all| all.aid_score);
    let preview = desk.hand.with(|hand| hand.as_ref().and_then(Hand::preview));
    let words = words();
    let told = match preview {
        Some(Preview::Place(place)) => match (place.refusal, place.gain) {
            (Some(refusal), _) => {
                let width = in_view(desk, |_, kingdom| kingdom.grid.width()).unwrap_or_default();
                let spots = desk.hand.with(|hand| {
                    hand.as_ref().and_then(Hand::ghost).map_or(0, |ghost| ghost.spots().len())
                });
                let mut told = vec![words.misplacement(refusal.code(), width)];
                if desk.aid(|all| all.aid_spots) {
                    told.push(t!("board-spots", count = spots));
                }
                told
            }
            (None, Some(gain)) => {
                let gain = scores.then(|| signed(gain));
                let losses = if desk.aid(|all| all.aid_dead) { losses(&place) } else { Vec::new() };
                // By touch, a first tap shows what a second one does.
                let by_touch = browser::media("(hover: none)").then(|| t!("board-place-again"));
                gain.into_iter().chain(losses).chain(by_touch).collect()
            }
            _ => Vec::new(),
        },
        Some(Preview::Tax(tax)) => {
            let knights = if tax.taxed == Taxed::Both { 2 } else { 1 };
            vec![
                t!("board-tax-knights", count = knights),
                t!("board-tax-preview", coins = i64::from(tax.coins)),
            ]
        }
        Some(Preview::Build(build)) => {
            let mut told = vec![words.building(build.building), price(&build)];
            if scores {
                told.push(signed(build.gain));
            }
            if has_several_sites(desk) {
                told.push(t!("board-build-where"));
            }
            told
        }
        Some(Preview::Bribe(bribe)) => vec![t!("board-burn"), words.building(bribe.building)],
        Some(Preview::Discard { domino }) => vec![words.domino(domino)],
        Some(Preview::Claim(_)) | None => hint(desk).into_iter().collect(),
    };
    told.join(" · ")
}

/// Whether the tile in the hand may go to more than one square.
fn has_several_sites(desk: Desk) -> bool {
    desk.hand.with(|hand| {
        let holding = hand.as_ref().map(Hand::holding);
        matches!(holding, Some(Holding::Tile { sites, .. }) if sites.len() > 1)
    })
}

/// What a tile costs, and whether the Queen has helped.
fn price(build: &BuildPreview) -> String {
    if build.price < build.spot.price() as u16 {
        t!("board-price-discount", coins = i64::from(build.price))
    } else {
        t!("board-price", coins = i64::from(build.price))
    }
}

/// What to do where nothing is chosen yet.
fn hint(desk: Desk) -> Option<String> {
    desk.hand.with(|hand| match hand.as_ref()?.holding() {
        Holding::Knights { offers, .. } => {
            let most = offers.iter().map(|offer| offer.coins).max()?;
            let coins = t!("board-tax-preview", coins = i64::from(most));
            Some(format!("{}: {coins}", t!("board-tax")))
        }
        _ => None,
    })
}
