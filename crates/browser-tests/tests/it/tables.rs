//! Tables on the server with several browsers: friends, lost connections, spectators.

use client::{Api, Bases};
use rules::{Record, Seat};
use thirtyfour::{By, Key};

use crate::browser::{Browser, Visitor};
use crate::fingers::{Device, Fingers};
use crate::look::Look;
use crate::programs::House;
use crate::verdict::{assert_shown, decisions, sheets};

/// Opens a table for friends and returns its link.
pub(crate) async fn open_table(host: &Browser) -> String {
    host.go("/new?friends").await;
    host.wait_for("#start").await;
    Fingers::of(host, Device::Mouse, 0).press("#start", 0).await;
    host.until("document.querySelector('#table-link')?.textContent.trim()").await
}

/// Takes the first free seat of a table.
pub(crate) async fn sit_down(guest: &Browser, link: &str) {
    guest.go(link).await;
    guest.wait_for("button.sit").await;
    Fingers::of(guest, Device::Mouse, 0).press("button.sit", 0).await;
    guest.wait_for("#ready").await;
}

/// Adds a bot on the only free seat.
pub(crate) async fn add_bot(host: &Browser) {
    let _: bool = host.until("document.querySelectorAll('select.add-bot').length === 1").await;
    let page = By::Css("select.add-bot option[value=page]");
    host.driver.find(page).await.expect("a level").click().await.expect("a choice");
    let _: bool = host.until("!document.querySelector('select.add-bot')").await;
}

pub(crate) async fn press_ready(browser: &Browser) {
    browser.wait_for("#ready").await;
    Fingers::of(browser, Device::Mouse, 0).press("#ready", 0).await;
}

/// Fetches the record of a table's first game from the server.
pub(crate) async fn fetch_record(house: &House, link: &str) -> String {
    let table = link.rsplit('/').next().expect("a code").parse().expect("a code");
    let bases = Bases::new([house.address.clone()]).expect("an address");
    Api::new(bases).record(&table, 1).await.expect("a record")
}

/// The lines of the move log, latest last.
async fn read_log(browser: &Browser) -> Vec<String> {
    let script = "return [...document.querySelectorAll('#log li')].map((line) => line.textContent)";
    browser.ask(script, vec![]).await
}

/// Plays a game and reloads the page in the middle of it.
async fn play_with_a_reload(browser: &Browser, seed: u64) -> usize {
    let mut fingers = Fingers::of(browser, Device::Mouse, seed);
    for _ in 0..5 {
        assert!(fingers.play_once().await, "the game ended early");
    }
    // Wait until the last decision is carried out: a reload would lose one that is still on its way.
    Look::next(browser, fingers.seen).await;
    browser.reload().await;
    fingers.forget();
    fingers.play().await;
    fingers.decisions
}

/// Counts the attempts to connect.
const COUNT_SOCKETS: &str = r"
const Real = WebSocket;
window.sockets = 0;
window.WebSocket = class extends Real {
  constructor(...given) {
    super(...given);
    window.sockets += 1;
  }
};";

/// Plays a game, loses the connection in the middle, decides while offline, and reconnects.
async fn play_with_a_lost_connection(browser: &Browser, seed: u64) -> usize {
    let mut fingers = Fingers::of(browser, Device::Mouse, seed);
    for _ in 0..7 {
        assert!(fingers.play_once().await, "the game ended early");
    }
    let before = Look::next(browser, fingers.seen).await;
    assert!(before.mine, "the game ended early");
    browser.set_offline(true).await;
    browser.wait_for(".offline-note").await;
    assert!(fingers.play_once().await, "a decision can be made offline");
    let tried: u32 = browser.ask("return window.sockets", vec![]).await;
    let _: bool = browser.until(&format!("window.sockets > {}", tried + 1)).await;
    assert_eq!(Look::at(browser).await.steps, before.steps, "nothing arrives while offline");
    browser.set_offline(false).await;
    let _: bool = browser.until("!document.querySelector('.offline-note')").await;
    fingers.play().await;
    fingers.decisions
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_survives_a_reload_and_a_lost_connection() {
    let house = House::open().await;
    let ann = Browser::open(&house, Visitor { name: "Ann", ..Visitor::of("k3", 11) }).await;
    let ben = Browser::open(&house, Visitor { name: "Ben", ..Visitor::of("k3", 12) }).await;
    ben.before_each_page(COUNT_SOCKETS).await;
    let link = open_table(&ann).await;
    sit_down(&ben, &link).await;
    add_bot(&ann).await;
    press_ready(&ann).await;
    press_ready(&ben).await;
    let (by_ann, by_ben) =
        tokio::join!(play_with_a_reload(&ann, 11), play_with_a_lost_connection(&ben, 12));
    let record = fetch_record(&house, &link).await;
    let played = assert_shown(&ann, &record).await;
    assert_shown(&ben, &record).await;
    assert_eq!(read_log(&ann).await, read_log(&ben).await);
    let carried_out = [0, 1].map(|seat| decisions(&played, Seat::new(seat).expect("a seat")));
    assert_eq!([by_ann, by_ben], carried_out, "each decision counts once");
    ann.quit().await;
    ben.quit().await;
}

/// Opens the replay by its link, steps through it with keys, and checks its end.
async fn assert_replay_ends_the_same(browser: &Browser, link: &str, record: &str) {
    let steps = record.parse::<Record>().expect("a record").steps.len();
    browser.go(&format!("{}/1", link.replace("/t/", "/g/"))).await;
    browser.wait_for("#reel").await;
    let fingers = Fingers::of(browser, Device::Mouse, 0);
    let at = |step: usize| format!("document.querySelector('#reel').value === '{step}'");
    fingers.type_keys(Key::Home).await;
    let _: bool = browser.until(&at(0)).await;
    for step in 1..=12 {
        fingers.type_keys(Key::Right).await;
        let _: bool = browser.until(&at(step)).await;
    }
    fingers.type_keys(Key::Left).await;
    let _: bool = browser.until(&at(11)).await;
    fingers.type_keys(Key::End).await;
    let _: bool = browser.until(&at(steps)).await;
    fingers.press("#show-scores", 0).await;
    browser.wait_for("dialog[open] tr.sum").await;
    assert_shown(browser, record).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_spectator_sees_the_same_table_live_and_in_the_replay() {
    let house = House::open().await;
    let ann = Browser::open(&house, Visitor { name: "Ann", ..Visitor::of("k2", 21) }).await;
    let eve = Browser::open(&house, Visitor { name: "Eve", ..Visitor::of("k2", 22) }).await;
    let link = open_table(&ann).await;
    add_bot(&ann).await;
    // Everyone who comes sees who sits there, and reads what the bot says of itself.
    eve.go(&link).await;
    for browser in [&ann, &eve] {
        let _: bool = browser.until(&says(".seats .bot", "Tansy · Page")).await;
        let _: bool =
            browser.until("!!document.querySelector('.seats .bot .voice')?.textContent").await;
        let _: bool = browser.until("!!document.querySelector('.seats .bot .face svg')").await;
    }
    press_ready(&ann).await;
    let mut fingers = Fingers::of(&ann, Device::Mouse, 21);
    while fingers.play_once().await {
        let own = Look::next(&ann, fingers.seen).await;
        let same = format!("document.querySelectorAll('#log li').length === {}", own.steps);
        let _: bool = eve.until(&same).await;
        let seen = Look::at(&eve).await;
        assert!(!seen.mine && seen.claims == 0 && seen.does.is_none(), "Eve can act: {seen:?}");
    }
    eve.wait_for("dialog[open] .standings").await;
    let record = fetch_record(&house, &link).await;
    assert_shown(&ann, &record).await;
    assert_shown(&eve, &record).await;
    assert_eq!(sheets(&ann).await, sheets(&eve).await);
    assert_eq!(read_log(&ann).await, read_log(&eve).await);
    assert_replay_ends_the_same(&eve, &link, &record).await;
    ann.quit().await;
    eve.quit().await;
}

/// Opens a public table.
pub(crate) async fn open_public_table(host: &Browser) -> String {
    host.go("/new").await;
    host.wait_for("#start").await;
    let everyone = "[...document.querySelectorAll('input[name=place]')][3].click()";
    let () = host.ask(everyone, vec![]).await;
    Fingers::of(host, Device::Mouse, 0).press("#start", 0).await;
    host.until("document.querySelector('#table-link')?.textContent.trim()").await
}

/// An expression: whether an element's text contains some words.
pub(crate) fn says(selector: &str, words: &str) -> String {
    format!("document.querySelector('{selector}')?.textContent.includes('{words}')")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stranger_can_watch_a_public_game_from_the_front_page() {
    let house = House::open().await;
    let ann = Browser::open(&house, Visitor { name: "Ann", ..Visitor::of("k2", 41) }).await;
    let secret = Browser::open(&house, Visitor { name: "Sam", ..Visitor::of("k2", 42) }).await;
    // A new visitor: no name, no cookie.
    let eve = Browser::open(&house, Visitor::of("k2", 43)).await;
    open_public_table(&ann).await;
    open_table(&secret).await;
    for host in [&ann, &secret] {
        add_bot(host).await;
        press_ready(host).await;
        host.wait_for("#lines").await;
    }
    eve.go("/").await;
    let _: bool = eve.until("document.querySelectorAll('#games a').length === 1").await;
    let _: bool = eve.until(&says("#games", "Ann")).await;
    Fingers::of(&eve, Device::Mouse, 0).press("#games a", 0).await;
    eve.wait_for("#spectating").await;
    let _: bool = ann.until(&says(".spectators", "1")).await;
    Look::next(&ann, None).await;
    let _: bool = ann.until("document.title.startsWith('Your turn')").await;
    eve.go("/").await;
    let _: bool = ann.until("!document.querySelector('.spectators')").await;
    for browser in [ann, secret, eve] {
        browser.quit().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_request_can_be_declined_withdrawn_and_granted() {
    let house = House::open().await;
    let ann = Browser::open(&house, Visitor { name: "Ann", ..Visitor::of("k3", 51) }).await;
    let ben = Browser::open(&house, Visitor { name: "Ben", ..Visitor::of("k3", 52) }).await;
    let link = open_table(&ann).await;
    sit_down(&ben, &link).await;
    add_bot(&ann).await;
    press_ready(&ann).await;
    press_ready(&ben).await;
    let (by_ann, by_ben) =
        (Fingers::of(&ann, Device::Mouse, 51), Fingers::of(&ben, Device::Mouse, 52));
    let ask_to_end = async || {
        ann.wait_for("#ask").await;
        by_ann.press("#ask", 0).await;
        ann.wait_for("dialog[open] .ask").await;
        by_ann.press("dialog[open] .ask", 0).await;
        ann.wait_for("dialog[open] .sure").await;
        by_ann.press("dialog[open] .sure", 0).await;
        ann.wait_for("#withdraw").await;
        let _: bool = ben.until(&says("#question", "1 of 2 agree (Ann)")).await;
    };
    ask_to_end().await;
    by_ben.press("#answer-no", 0).await;
    let _: bool = ann.until("!document.querySelector('#question')").await;
    let _: bool = ann.until(&says(".toasts[role=status]", "Ben says no")).await;
    ask_to_end().await;
    by_ann.press("#withdraw", 0).await;
    let _: bool = ben.until("!document.querySelector('#question')").await;
    ask_to_end().await;
    by_ben.press("#answer-yes", 0).await;
    for browser in [&ann, &ben] {
        browser.wait_for("dialog[open] .victory").await;
    }
    ann.quit().await;
    ben.quit().await;
}

/// After a game the table gathers again, and the seat of a player who has left can be freed and taken.
#[tokio::test(flavor = "multi_thread")]
async fn a_seat_is_freed_and_taken_for_another_game() {
    let house = House::open_with(&[("AWAY_AFTER_MS", "3000")]).await;
    let ann = Browser::open(&house, Visitor { name: "Ann", ..Visitor::of("k2", 61) }).await;
    let ben = Browser::open(&house, Visitor { name: "Ben", ..Visitor::of("k2", 62) }).await;
    let link = open_table(&ann).await;
    sit_down(&ben, &link).await;
    press_ready(&ann).await;
    press_ready(&ben).await;
    let by_ben = Fingers::of(&ben, Device::Mouse, 62);
    ben.wait_for("#resign").await;
    by_ben.press("#resign", 0).await;
    ben.wait_for("dialog[open] .sure").await;
    let _: bool = ben.until(&says("dialog[open]", "This ends the game")).await;
    by_ben.press("dialog[open] .sure", 0).await;
    for browser in [&ann, &ben] {
        let _: bool = browser.until(&says("dialog[open] .victory", "Ben resigned.")).await;
    }
    // Ann hosts the table and leaves: Ben, only a player, need not wait for her.
    ann.quit().await;
    ben.wait_for("#regathering button.free").await;
    let _: bool = ben.until(&says("#waiting", "The next one starts when everyone is ready")).await;
    by_ben.press("#regathering button.free", 0).await;
    ben.wait_for("#close-table").await;
    let _: bool = ben.until(&says("dialog[open] .standings", "Ann")).await;
    let eve = Browser::open(&house, Visitor { name: "Eve", ..Visitor::of("k2", 63) }).await;
    let by_eve = Fingers::of(&eve, Device::Mouse, 63);
    eve.go(&link).await;
    eve.wait_for("#regathering button.sit").await;
    by_eve.press("#regathering button.sit", 0).await;
    eve.wait_for("#again").await;
    by_eve.press("#again", 0).await;
    let _: bool = ben.until(&says(".agreed", "Eve")).await;
    by_ben.press("#again", 0).await;
    for browser in [&ben, &eve] {
        let _: bool = browser.until("!document.querySelector('dialog[open]')").await;
        browser.wait_for("#resign").await;
    }
    ben.quit().await;
    eve.quit().await;
}
