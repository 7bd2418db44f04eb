//! The end of a game: the count-up, the final card with all scores, and another game.

use std::sync::Arc;

use leptos::prelude::*;
use rules::{Realm, Record};
use table::{Ending, Intent, State};
use view::count_up;
use view::graph::Series;
use view::overlay::Overlay;
use view::scene::{Decision, DynastyScene, EndScene, History, RealmScene, Scene, SeatScene};
use view::series::SeriesShelf;

use super::count_up::CountUp;
use super::gathering::{Regathering, gathers_again, readiness};
use crate::board::{Graph, Picture, card_area, house};
use crate::desk::{Desk, Place, desk};
use crate::parts::{Dialog, Icon, toasts};
use crate::scoring_pad::{PrintPad, game_title, pad_of_game};
use crate::settings::preferences;
use crate::words::{t, words};
use crate::{browser, storage};

/// The storage key of the last game played on this device.
pub(crate) const LAST_RECORD: &str = "record";
/// The storage key of the Dynasties played on this device.
pub(crate) const SERIES_SHELF: &str = "series";

/// A dialog that opens by itself when the game is over.
#[component]
pub(crate) fn End(open: RwSignal<bool>) -> impl IntoView {
    let desk = desk();
    let preferences = preferences();
    let counting = RwSignal::new(false);
    let ended = scene_at_end(desk);
    let has_ended =
        Memo::new(move |_| desk.scene.with(|scene| Some(scene.as_ref()?.end.is_some())));
    Effect::new(move |before: Option<Option<bool>>| {
        let now = has_ended.get();
        let is_over = now == Some(true);
        // Someone who arrives after the game sees the card at once.
        let ends_now = before == Some(Some(false)) && is_over;
        let has_motion = untrack(|| preferences.motion_ms(1_000)) > 0;
        counting.set(ends_now && has_motion && untrack(|| has_count_up(desk)));
        open.set(is_over);
        if is_over
            && desk.place.with_value(|place| *place == Place::Solo)
            && let Some(record) = untrack(|| record(desk))
        {
            storage::write_text(LAST_RECORD, &record.to_string());
            remember_series(&record);
        }
        now
    });
    let done = Callback::new(move |()| {
        counting.set(false);
        browser::after(0, || browser::focus("#again"));
    });
    // Closing also ends the count-up.
    Effect::new(move || {
        if !open.get() {
            counting.set(false);
        }
    });
    view! {
        <Dialog open title=t!("end-title")>
            <div class="ending">
                <Show when=move || counting.get() fallback=move || view! { <FinalCard open ended/> }>
                    <CountUp done/>
                </Show>
            </div>
        </Dialog>
        <Show when=move || has_ended.get() == Some(true) && !open.get()>
            <p class="toasts">
                <button type="button" class="button primary" id="standings" on:click=move |_| open.set(true)>
                    <Icon icon=art::Icon::Trophy/>{t!("end-standings")}
                </button>
            </p>
        </Show>
    }
}

/// Whether there is something to count up: the game was played to its end.
fn has_count_up(desk: Desk) -> bool {
    desk.scene.with(|scene| scene.as_deref().and_then(count_up::CountUp::of).is_some())
}

fn record(desk: Desk) -> Option<Record> {
    desk.state.with(|state| state.as_ref()?.record())
}

/// The table as it was when its game ended, even if seats change later.
fn scene_at_end(desk: Desk) -> Memo<Option<Arc<Scene>>> {
    let finished_game = |scene: &Arc<Scene>| {
        let table = scene.table.as_ref().filter(|_| scene.end.is_some());
        table.map(|table| table.game)
    };
    Memo::new(move |before: Option<&Option<Arc<Scene>>>| {
        let now = desk.scene.get();
        let before = before.and_then(Option::as_ref);
        let game = before.and_then(finished_game);
        let is_still_over = game.is_some() && now.as_ref().and_then(finished_game) == game;
        if is_still_over { before.cloned() } else { now }
    })
}

/// The winners, the scores, their history, and what comes next.
#[component]
fn FinalCard(open: RwSignal<bool>, ended: Memo<Option<Arc<Scene>>>) -> impl IntoView {
    let desk = desk();
    let (gathers, ready) = (gathers_again(desk), readiness(desk));
    // On a server the dialog stays open while the others get ready; elsewhere the next game starts.
    let is_waiting = move || gathers.get() && ready.get() == Some(true);
    let again = move |_| {
        open.set(gathers.get_untracked());
        desk.submit(Intent::Ready { ready: !untrack(is_waiting) });
    };
    let again_label = move || {
        let pause = desk.scene.with(|scene| {
            matches!(scene.as_ref().map(|scene| &scene.decision), Some(Decision::Pause { .. }))
        });
        match (is_waiting(), pause) {
            (true, _) => t!("table-not-ready"),
            (false, true) => t!("table-next-game"),
            (false, false) => t!("end-again"),
        }
    };
    let pad = Memo::new(move |_| {
        let position = desk.position.get()?;
        ended.with(|scene| pad_of_game(scene.as_deref()?, &position))
    });
    let game = move || desk.position.with(|position| Some(game_title(position.as_ref()?.rules())));
    let series = Memo::new(move |_| series_link(desk));
    view! {
        <Standings scene=ended/>
        <div class="next">
            <Show when=move || ready.with(Option::is_some)>
                <button type="button" class="button primary" id="again" on:click=again>
                    <Icon icon=art::Icon::Play/>{again_label}
                </button>
            </Show>
            {move || series.get().map(|href| view! {
                <a class="button" id="see-series" href=href>{t!("end-dynasty-open")}</a>
            })}
            <RecordButtons/>
            <PrintPad pad game=Signal::derive(game)/>
            <a class="button" href="/">{t!("end-home")}</a>
        </div>
        // Below the buttons, so that they do not move when someone gets ready.
        <ReadyPlayers/>
        <Show when=move || gathers.get()><Regathering/></Show>
        <PointsGraph scene=ended/>
        <ScoreSheets scene=ended/>
    }
}

/// Where the Dynasty that has just ended can be seen.
fn series_link(desk: Desk) -> Option<String> {
    let first = desk.state.with(|state| {
        let state = state.as_ref()?;
        state.series_outcome()?;
        Some(state.series_game()?.first)
    })?;
    Some(match desk.online_table() {
        Some(table) => format!("/s/{table}/{first}"),
        // The newest of those on this device.
        None => "/s/0".to_owned(),
    })
}

/// The other players who want another game.
#[component]
fn ReadyPlayers() -> impl IntoView {
    let desk = desk();
    let others = move || {
        let viewer = desk.viewer.get();
        desk.scene.with(|scene| {
            let scene = scene.as_ref()?;
            let ready = scene.seats.iter().filter(|seat| seat.ready && Some(seat.seat) != viewer);
            let line = |seat: &SeatScene| {
                let who = words().seat_name(scene, seat.seat);
                view! { <p class="soft agreed">{t!("table-rematch-others", who = who)}</p> }
            };
            Some(ready.map(line).collect_view())
        })
    };
    view! { <div aria-live="polite">{others}</div> }
}

/// The winners, the ranking, and how ties were broken.
#[component]
pub(crate) fn Standings(#[prop(into)] scene: Signal<Option<Arc<Scene>>>) -> impl IntoView {
    let desk = desk();
    move || {
        scene.with(|scene| {
            let scene: &Scene = scene.as_ref()?;
            let end = scene.end.as_ref()?;
            Some(match end.ending {
                Ending::Finished => finished_view(desk, scene),
                Ending::Resigned | Ending::Abandoned => stopped_view(scene, end),
            })
        })
    }
}

fn finished_view(desk: Desk, scene: &Scene) -> AnyView {
    let Some(position) = desk.position.get() else { return ().into_any() };
    let Some(outcome) = position.outcome() else { return ().into_any() };
    let words = words();
    let rules = position.rules();
    let realms: Vec<String> = rules.realms().map(|realm| words.realm_name(scene, realm)).collect();
    let winners: Vec<Vec<String>> =
        outcome.winners().map(|realm| words.realm_members(scene, realm)).collect();
    let own = scene.own_standing().map(|own| own.rank);
    let (victory, to_you) = match &scene.dynasty {
        None => (words.winners(&winners), to_you(own, t!("end-winner-you"))),
        Some(dynasty) => (words.game_winners(&winners, dynasty), None),
    };
    let most = outcome.standings().first().map_or(1, |best| best.points.max(1));
    let places = outcome.standings().iter().zip(words.standings(&outcome, &realms));
    let place = |(standing, line): (&rules::Standing, String)| {
        let house = house(scene.realm(standing.realm).map_or(0, |realm| realm.house));
        let width = u32::from(standing.points) * 100 / u32::from(most);
        let bar = format!("width:{width}%;background:{}", house.colour());
        let class = if standing.rank == 1 { "place won" } else { "place" };
        view! {
            <li class=class>
                <span class="pennant" inner_html=house.shield().svg()></span>
                <span class="line">{line}<span class="length" style=bar></span></span>
            </li>
        }
    };
    let ties = words.tie_breaks(&outcome, &realms);
    let ties = (!ties.is_empty()).then(|| {
        let sentences = ties.into_iter().map(|tie| view! { <p>{tie}</p> });
        view! { <section class="ties"><h3>{t!("end-tie")}</h3>{sentences.collect_view()}</section> }
    });
    let dynasty = scene.dynasty.as_ref();
    let crown = dynasty.and_then(|dynasty| dynasty_victory(scene, dynasty));
    let lines = dynasty.map(|dynasty| dynasty_view(dynasty, &realms));
    // What the whole Dynasty came to is said before its last game.
    let (before, after) = if crown.is_some() { (lines, None) } else { (None, lines) };
    view! {
        {crown}
        {before}
        <p class="victory">
            <Icon icon=art::Icon::Trophy/>
            <strong>{victory}</strong>
        </p>
        {to_you}
        <ol class="standings">{places.map(place).collect_view()}</ol>
        {ties}
        {after}
    }
    .into_any()
}

/// What the viewer came to, if a player watches.
fn to_you(rank: Option<u8>, won: String) -> Option<AnyView> {
    let text = match rank? {
        1 => won,
        rank => t!("end-second", rank = rank),
    };
    Some(view! { <p class="to-you">{text}</p> }.into_any())
}

/// Who won the Dynasty, once it is over.
fn dynasty_victory(scene: &Scene, dynasty: &DynastyScene) -> Option<AnyView> {
    let members = |realm: Realm| words().realm_members(scene, realm);
    let victory = words().dynasty_winners(&dynasty.standings, members)?;
    let own = scene.own_standing().map(|own| own.realm);
    let rank = dynasty.standings.iter().find(|standing| Some(standing.realm) == own);
    let to_you = to_you(rank.map(|standing| standing.rank), t!("score-dynasty-you"));
    let crown = view! {
        <p class="victory" id="dynasty-victory">
            <Icon icon=art::Icon::Crown/>
            <strong>{victory}</strong>
        </p>
        {to_you}
    };
    Some(crown.into_any())
}

/// Keeps the games of a Dynasty on this device together.
fn remember_series(record: &Record) {
    let mut shelf: SeriesShelf = storage::read(SERIES_SHELF).unwrap_or_default();
    if shelf.add(record) {
        storage::write(SERIES_SHELF, &shelf);
    }
}

fn resigned_text(scene: &Scene) -> String {
    let gone = scene.seats.iter().filter(|seat| seat.resigned);
    let names: Vec<String> = gone.map(|seat| words().seat_name(scene, seat.seat)).collect();
    t!("end-resigned", who = words().list(&names), count = names.len())
}

/// For a game that was not played to its end.
fn stopped_view(scene: &Scene, end: &EndScene) -> AnyView {
    let why = match end.ending {
        Ending::Resigned => resigned_text(scene),
        Ending::Finished | Ending::Abandoned => t!("end-abandoned"),
    };
    let mut results: Vec<_> = end.results.iter().filter(|result| result.rank.is_some()).collect();
    results.sort_by_key(|result| result.rank);
    let line = |result: &&table::SeatResult| {
        let who = words().seat_name(scene, result.seat);
        let rank = result.rank.unwrap_or_default();
        let line = t!("score-standing", rank = rank, who = who, points = result.points);
        let board = scene.board.as_ref();
        let number = board.map_or(0, |board| board.house_of(result.seat));
        let shield = house(number).shield().svg();
        view! {
            <li class="place">
                <span class="pennant" inner_html=shield></span><span class="line">{line}</span>
            </li>
        }
    };
    let broken = scene.dynasty.is_some().then(|| view! { <p>{t!("end-dynasty-broken")}</p> });
    view! {
        <p class="victory"><strong>{why}</strong></p>
        {broken}
        <ol class="standings">{results.iter().map(line).collect_view()}</ol>
    }
    .into_any()
}

/// The standings of the Dynasty so far, or at its end.
fn dynasty_view(dynasty: &DynastyScene, realms: &[String]) -> AnyView {
    let progress = t!("score-dynasty", game = dynasty.played, games = dynasty.games);
    let lines = words().dynasty_lines(dynasty, realms).into_iter();
    let lines = lines.map(|line| view! { <li class="place"><span class="line">{line}</span></li> });
    view! {
        <section id="dynasty">
            <h3>{words().dynasty_title(dynasty)}</h3>
            <p class="soft">{progress}</p>
            <ol class="standings">{lines.collect_view()}</ol>
        </section>
    }
    .into_any()
}

#[component]
fn ScoreSheets(scene: Memo<Option<Arc<Scene>>>) -> impl IntoView {
    let realms = Memo::new(move |_| {
        scene.with(|scene| {
            let realms = scene.as_ref()?.board.as_ref()?.realms.iter();
            Some(realms.map(|realm| realm.realm).collect::<Vec<_>>())
        })
    });
    let drawn = browser::count_in_tasks(art::House::COUNT);
    let shown = move || {
        let realms = realms.get().unwrap_or_default();
        realms.into_iter().take(drawn.get()).collect::<Vec<_>>()
    };
    let sheet = move |realm: Realm| {
        move || {
            scene.with(|scene| {
                let scene = scene.as_ref()?;
                Some(sheet_view(scene, scene.realm(realm)?))
            })
        }
    };
    view! {
        <section class="all-points">
            <h3>{t!("end-details")}</h3>
            <div class="sheets">
                <For each=shown key=|realm| *realm children=sheet/>
            </div>
        </section>
    }
}

fn sheet_view(scene: &Scene, realm: &RealmScene) -> impl IntoView + use<> {
    let overlay = Overlay::default();
    let area = card_area(&realm.kingdom);
    let light = Some(preferences().light());
    let picture = Picture::of(&realm.kingdom, house(realm.house), area, &overlay, light).svg();
    let items = words().score_items(&realm.sheet).into_iter().map(|item| {
        let class = if item.points == 0 { "nothing" } else { "" };
        view! { <tr class=class><th scope="row">{item.label}</th><td>{item.points}</td></tr> }
    });
    let name = words().realm_name(scene, realm.realm);
    view! {
        <article class="sheet">
            <h4><span class="pennant" inner_html=house(realm.house).shield().svg()></span>{name.clone()}</h4>
            <div class="drawing" inner_html=picture></div>
            <table class="scores">
                <caption class="hidden-words">{name}</caption>
                <tbody>{items.collect_view()}</tbody>
                <tfoot>
                    <tr class="sum"><th scope="row">{t!("score-total")}</th><td>{realm.points}</td></tr>
                    <tr class="soft">
                        <th scope="row">{t!("score-largest")}</th><td>{realm.sheet.largest_territory}</td>
                    </tr>
                    <tr class="soft"><th scope="row">{t!("score-crowns")}</th><td>{realm.sheet.crowns}</td></tr>
                </tfoot>
            </table>
        </article>
    }
}

#[component]
fn PointsGraph(scene: Memo<Option<Arc<Scene>>>) -> impl IntoView {
    let desk = desk();
    // Scoring the whole game again takes a while: not in the task that draws the card.
    let is_later = browser::count_in_tasks(1);
    move || {
        if is_later.get() == 0 {
            return None;
        }
        desk.state.with(|state| {
            let game = state.as_ref()?.game.as_ref()?;
            let history = History::of(game.position(), game.steps());
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

/// Watch, share or download the game.
#[component]
fn RecordButtons() -> impl IntoView {
    let desk = desk();
    let toasts = toasts();
    let replay =
        move || desk.state.with(|state| replay_path(desk, state.as_deref())).unwrap_or_default();
    let share = move |_| {
        let Some((message, link)) = share_message(desk) else { return };
        leptos::task::spawn_local(async move {
            if browser::share(&message, &link).await == Some(browser::Shared::Copied) {
                toasts.inform(t!("lobby-link-copied"));
            }
        });
    };
    let download = move |_| {
        let Some(record) = untrack(|| record(desk)) else { return };
        let name = record.tag("Game").unwrap_or("game").to_owned();
        browser::download(&format!("crownlands-{name}.record"), &record.to_string());
    };
    view! {
        <a class="button" id="see-replay" href=replay>
            <Icon icon=art::Icon::Eye/>{t!("end-watch-replay")}
        </a>
        <button type="button" class="button" on:click=share>
            <Icon icon=art::Icon::Share/>{t!("end-share")}
        </button>
        <button type="button" class="button" on:click=download>
            <Icon icon=art::Icon::Download/>{t!("end-download")}
        </button>
    }
}

/// Where this browser can replay the game.
fn replay_path(desk: Desk, state: Option<&State>) -> Option<String> {
    let number = state?.game.as_ref()?.number;
    Some(match desk.online_table() {
        Some(table) => format!("/g/{table}/{number}"),
        None => "/replay?last".to_owned(),
    })
}

/// The text and the link to share. The link of a game on this device contains the whole record.
fn share_message(desk: Desk) -> Option<(String, String)> {
    let record = untrack(|| record(desk))?;
    let link = untrack(|| {
        desk.state.with(|state| match replay_path(desk, state.as_deref()) {
            Some(path) if path.starts_with("/g/") => browser::address(&path),
            _ => crate::rooms::replay::record_link(&record),
        })
    });
    let (who, points) = desk.scene.with_untracked(|scene| {
        let scene = scene.as_ref()?;
        let standings = &scene.end.as_ref()?.standings;
        let best = standings.iter().filter(|standing| standing.rank == 1);
        let names: Vec<String> =
            best.flat_map(|best| words().realm_members(scene, best.realm)).collect();
        Some((words().list(&names), standings.first()?.points))
    })?;
    let values = [
        ("mode", words().mode(&record.rules).into()),
        ("who", who.into()),
        ("points", points.into()),
    ];
    Some((words().attr_with("end-share", "message", &values)?, link))
}
