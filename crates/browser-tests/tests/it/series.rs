//! A Dynasty of Queendomino from its first move to the archive.

use client::{Api, Bases};
use rules::{Realm, Record};
use serde_json::json;
use view::series::{SeriesScene, SeriesShelf};

use crate::browser::{Browser, Visitor};
use crate::fingers::{Device, Fingers};
use crate::programs::House;
use crate::tables::{add_bot, open_public_table, press_ready, says};
use crate::verdict::assert_shown;

/// Plays the three games at a public table against a bot, and returns their records.
async fn play_dynasty(house: &House, ann: &Browser) -> Vec<Record> {
    let link = open_public_table(ann).await;
    add_bot(ann).await;
    press_ready(ann).await;
    let table = link.rsplit('/').next().expect("a code").parse().expect("a code");
    let api = Api::new(Bases::new([house.address.clone()]).expect("an address"));
    let mut fingers = Fingers::of(ann, Device::Mouse, 71);
    let mut records = Vec::new();
    for number in 1..=3 {
        fingers.forget();
        fingers.play().await;
        let progress = format!("game {number} of 3");
        let _: bool = ann.until(&says("dialog[open] #dynasty", &progress)).await;
        let record = api.record(&table, number).await.expect("a record");
        records.push(assert_shown(ann, &record).await);
        if number < 3 {
            let _: bool = ann.until("!document.querySelector('#dynasty-victory')").await;
            fingers.press("#again", 0).await;
            let _: bool = ann.until("!document.querySelector('dialog[open]')").await;
        }
    }
    records
}

fn name(realm: Realm) -> &'static str {
    if realm.index() == 0 { "Ann" } else { "Tansy" }
}

fn victory(series: &SeriesScene) -> String {
    let winners: Vec<_> = series.standings.iter().filter(|one| one.rank == 1).collect();
    match winners[..] {
        [winner] => format!("{} wins the Dynasty!", name(winner.realm)),
        _ => "Ann and Tansy share the Dynasty!".to_owned(),
    }
}

/// The numbers of the table on the page of a Dynasty, best first.
fn points(series: &SeriesScene) -> Vec<Vec<String>> {
    let row = |standing: &rules::Standing| {
        let games = &series.realms[standing.realm.index()].by_game;
        games.iter().chain([&standing.points]).map(ToString::to_string).collect()
    };
    series.standings.iter().map(row).collect()
}

/// Opens the only entry of a list of the archive, and compares its page with the rules.
async fn assert_found(browser: &Browser, list: &str, series: &SeriesScene) {
    browser.go("/replay").await;
    browser.wait_for(&format!("{list} a")).await;
    let _: bool = browser.until(&says(list, &victory(series))).await;
    let fingers = Fingers::of(browser, Device::Mouse, 0);
    fingers.press(&format!("{list} a"), 0).await;
    browser.wait_for("#by-game td").await;
    let _: bool = browser.until(&says("main .victory", &victory(series))).await;
    let rows = "return [...document.querySelectorAll('#by-game tbody tr')]
        .map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent))";
    let shown: Vec<Vec<String>> = browser.ask(rows, vec![]).await;
    assert_eq!(shown, points(series));
    let ranks: Vec<String> = browser
        .ask("return [...document.querySelectorAll('main .standings .line')].map((one) => one.textContent)", vec![])
        .await;
    for (line, standing) in ranks.iter().zip(&series.standings) {
        let told = [name(standing.realm).to_owned(), format!("{} points", standing.points)];
        assert!(told.iter().all(|part| line.contains(part)), "{line}: {standing:?}");
    }
    fingers.press("#series-games a", 2).await;
    browser.wait_for("#reel").await;
    fingers.press("#last", 0).await;
    let _: bool = browser.until(&says("#dynasty-victory", &victory(series))).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_dynasty_of_queendomino_is_found_in_the_archive() {
    let house = House::open().await;
    let ann = Browser::open(&house, Visitor { name: "Ann", ..Visitor::of("q2+dynasty", 71) }).await;
    let records = play_dynasty(&house, &ann).await;
    let series = SeriesScene::of_records(&records).expect("a whole Dynasty");
    let _: bool = ann.until(&says("#dynasty-victory", &victory(&series))).await;
    assert_found(&ann, "#series", &series).await;
    // One that was played on this device is listed too.
    let mut shelf = SeriesShelf::default();
    assert!(records.iter().all(|record| shelf.add(record)));
    let text = serde_json::to_string(&shelf).expect("JSON");
    let keep = "localStorage.setItem('crownlands.series', arguments[0])";
    let () = ann.ask(keep, vec![json!(text)]).await;
    assert_found(&ann, "#series-here", &series).await;
    ann.quit().await;
}
