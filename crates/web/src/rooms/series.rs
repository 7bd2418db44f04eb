//! Finished Dynasties: their list in the archive, and a page for each of them.

use leptos::prelude::*;
use leptos_router::hooks::use_params_map;
use protocol::SeriesInfo;
use rules::{DynastyScoring, Record, Standing};
use view::series::{SeriesScene, SeriesShelf};

use super::replay::record_link;
use super::table::SERIES_SHELF;
use crate::net::Api;
use crate::parts::Icon;
use crate::title::entitle;
use crate::words::{t, words};
use crate::{browser, storage};

/// A finished Dynasty as the archive has it.
#[derive(Clone)]
struct Found {
    series: SeriesScene,
    /// Where each game can be watched.
    replays: Vec<String>,
    /// The names and texts of files with all of it.
    files: Vec<(String, String)>,
}

impl Found {
    fn of_info(info: &SeriesInfo) -> Option<Self> {
        let series = SeriesScene::of_info(info)?;
        let numbers = (info.first..).take(series.games());
        let replays = numbers.map(|number| format!("/g/{}/{number}", info.table)).collect();
        let text = serde_json::to_string_pretty(info).unwrap_or_default();
        let files = vec![(format!("crownlands-{}.{}.json", info.table, info.first), text)];
        Some(Self { series, replays, files })
    }

    fn of_records(records: &[Record]) -> Option<Self> {
        let series = SeriesScene::of_records(records)?;
        let replays = records.iter().map(record_link).collect();
        // One for each game, as only a single game can be opened.
        let file = |(at, record): (usize, &Record)| {
            (format!("crownlands-dynasty-{}.record", at + 1), record.to_string())
        };
        let files = records.iter().enumerate().map(file).collect();
        Some(Self { series, replays, files })
    }
}

/// The Dynasties that were played on this device, newest first.
fn on_this_device() -> Vec<Vec<Record>> {
    storage::read::<SeriesShelf>(SERIES_SHELF).unwrap_or_default().whole().collect()
}

/// The latest Dynasties: on this device, then on the server.
#[component]
pub(super) fn SeriesList() -> impl IntoView {
    let on_server = RwSignal::new(Vec::<SeriesInfo>::new());
    leptos::task::spawn_local(async move {
        // Offline there is nothing to list.
        if let Ok(page) = Api::recent_series().await {
            on_server.try_set(page.series);
        }
    });
    let here = on_this_device();
    let here = here.iter().enumerate().filter_map(|(place, records)| {
        Some((format!("/s/{place}"), SeriesScene::of_records(records)?))
    });
    let here: Vec<_> = here.collect();
    let there = move || {
        let all = on_server.get();
        let known = all.iter().filter_map(|info| {
            let series = SeriesScene::of_info(info)?;
            Some((format!("/s/{}/{}", info.table, info.first), series))
        });
        tiles("series", t!("replay-series"), known.collect())
    };
    view! {
        {tiles("series-here", t!("replay-series-here"), here)}
        {there}
    }
}

/// A list of Dynasties, each a link to its page; nothing if there are none.
fn tiles(id: &'static str, title: String, all: Vec<(String, SeriesScene)>) -> Option<AnyView> {
    let row = |(href, series): (String, SeriesScene)| {
        let lines = words().standing_lines(&series.standings, &words().series_realms(&series));
        view! {
            <li>
                <a class="card" href=href>
                    <h3>{words().series_winners(&series)}</h3>
                    <p class="soft">{words().mode(&series.rules)} " · " {lines.join(" · ")}</p>
                </a>
            </li>
        }
    };
    if all.is_empty() {
        return None;
    }
    let shown = view! {
        <section>
            <h2>{title}</h2>
            <ul class="tiles" id=id>{all.into_iter().map(row).collect_view()}</ul>
        </section>
    };
    Some(shown.into_any())
}

/// A Dynasty on the server, by its table and its first game.
#[component]
pub(crate) fn SeriesRoom() -> impl IntoView {
    let params = use_params_map();
    let found = RwSignal::new(None::<Result<Found, String>>);
    Effect::new(move || {
        let (table, first) = params.with(|params| (params.get("table"), params.get("first")));
        let first = first.and_then(|first| first.parse().ok()).unwrap_or(0);
        leptos::task::spawn_local(async move {
            let answer = Api::series(&table.unwrap_or_default(), first).await;
            let read = answer.map_err(|error| words().refusal(error.code())).and_then(|info| {
                Found::of_info(&info).ok_or_else(|| words().refusal("client.unreadable"))
            });
            found.try_set(Some(read));
        });
    });
    move || match found.get() {
        None => {
            view! { <main class="room" id="main"><p role="status">{t!("page-loading")}</p></main> }
                .into_any()
        }
        Some(Ok(found)) => view! { <ResultPage found/> }.into_any(),
        Some(Err(why)) => missing(why),
    }
}

/// A Dynasty that was played on this device, by its place in the list.
#[component]
pub(crate) fn DeviceSeriesRoom() -> impl IntoView {
    let params = use_params_map();
    move || {
        let place = params.with(|params| params.get("place")?.parse::<usize>().ok());
        let records = place.and_then(|place| on_this_device().into_iter().nth(place));
        match records.and_then(|records| Found::of_records(&records)) {
            Some(found) => view! { <ResultPage found/> }.into_any(),
            None => missing(words().refusal("series.none")),
        }
    }
}

fn missing(why: String) -> AnyView {
    entitle(|| Some(t!("replay-series-title")));
    view! {
        <main class="room" id="main">
            <h1>{t!("replay-series-title")}</h1>
            <p class="warning" role="alert">{why}</p>
            <a class="button" href="/replay">{t!("replay-open")}</a>
        </main>
    }
    .into_any()
}

/// The winner, the standings with what broke ties, and the three games.
#[component]
fn ResultPage(found: Found) -> impl IntoView {
    let Found { series, replays, files } = found;
    let words = words();
    let title = words.labelled(&t!("replay-series-title"), &words.mode(&series.rules));
    let shown = title.clone();
    entitle(move || Some(shown.clone()));
    let realms = words.series_realms(&series);
    let places = series.standings.iter().zip(words.standing_lines(&series.standings, &realms));
    let place = |(standing, line): (&Standing, String)| {
        let class = if standing.rank == 1 { "place won" } else { "place" };
        view! { <li class=class><span class="line">{line}</span></li> }
    };
    let ties = words.tie_break_lines(&series.standings, &realms);
    let ties = (!ties.is_empty()).then(|| {
        let sentences = ties.into_iter().map(|tie| view! { <p>{tie}</p> });
        view! { <section class="ties"><h2>{t!("end-tie")}</h2>{sentences.collect_view()}</section> }
    });
    let download = move |_| files.iter().for_each(|(name, text)| browser::download(name, text));
    let replay = |(at, href): (usize, String)| {
        view! {
            <li>
                <a class="button" href=href>
                    <Icon icon=art::Icon::Eye/>{t!("replay-series-watch", game = at + 1)}
                </a>
            </li>
        }
    };
    view! {
        <main class="room dynasty" id="main">
            <h1>{title}</h1>
            <p class="victory">
                <Icon icon=art::Icon::Crown/>
                <strong>{words.series_winners(&series)}</strong>
            </p>
            <ol class="standings">{places.map(place).collect_view()}</ol>
            {ties}
            <h2>{t!("replay-series-games")}</h2>
            {by_game(&series, &realms)}
            <ul class="phrases" id="series-games">
                {replays.into_iter().enumerate().map(replay).collect_view()}
            </ul>
            <div class="phrases">
                <button type="button" class="button" id="save-series" on:click=download>
                    <Icon icon=art::Icon::Download/>{t!("replay-save")}
                </button>
                <a class="button" href="/replay">{t!("lobby-replay")}</a>
            </div>
        </main>
    }
}

/// The points of every game and what they come to.
fn by_game(series: &SeriesScene, realms: &[String]) -> impl IntoView + use<> {
    let column =
        |game: usize| view! { <th scope="col">{t!("score-dynasty-column", game = game)}</th> };
    let columns = (1..=series.games()).map(column).collect_view();
    let counted = match series.rules.dynasty {
        Some(DynastyScoring::Best) => t!("score-dynasty-best"),
        _ => t!("score-total"),
    };
    let row = |standing: &Standing| {
        let at = standing.realm.index();
        let games = series.realms.get(at).map(|realm| realm.by_game.clone()).unwrap_or_default();
        let cells = games.into_iter().map(|points| view! { <td>{points}</td> });
        view! {
            <tr>
                <th scope="row">{realms.get(at).cloned()}</th>
                {cells.collect_view()}
                <td><strong>{standing.points}</strong></td>
            </tr>
        }
    };
    let rows = series.standings.iter().map(row).collect_view();
    view! {
        <table class="scores" id="by-game">
            <thead><tr><td></td>{columns}<th scope="col">{counted}</th></tr></thead>
            <tbody>{rows}</tbody>
        </table>
    }
}
