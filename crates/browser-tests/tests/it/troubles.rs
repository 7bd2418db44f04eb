//! How the page copes with failing requests, outdated versions and broken workers.

use crate::browser::{Browser, Visitor};
use crate::devices::start_game;
use crate::fingers::{Device, Fingers};
use crate::look::Look;
use crate::programs::House;
use crate::tables::{open_table, says};

/// Makes sign-in requests fail or wait, counts their answers once the page has them, and counts the
/// requests for a new table.
const REQUESTS: &str = r"
const real = fetch;
window.fetch = async (...request) => {
  const address = request[0]?.url ?? String(request[0]);
  if (address.endsWith('/api/tables')) sessionStorage.created = Number(sessionStorage.created ?? 0) + 1;
  if (address.includes('/api/players')) {
    if (sessionStorage.cut) throw new TypeError('cut');
    while (sessionStorage.held) await new Promise((then) => setTimeout(then, 10));
    const answer = await real(...request);
    answer.clone().text().then(() => setTimeout(() => {
      sessionStorage.answered = Number(sessionStorage.answered ?? 0) + 1;
    }));
    return answer;
  }
  return real(...request);
};";

/// Makes the page announce a different protocol version.
const VERSION: &str = r"
const { send } = WebSocket.prototype;
WebSocket.prototype.send = function (text) {
  return send.call(this, sessionStorage.old ? text.replace(/protocol.:\s*\d+/, 'protocol\x22:999') : text);
};";

/// Makes the first few workers fail to find their script. Bots of the lower levels need none.
const WORKERS: &str = r"
const Real = Worker;
let made = 0;
window.Worker = class extends Real {
  constructor(script, options) {
    super(made++ < Number(sessionStorage.broken ?? 1) ? '/no-such-worker.js' : script, options);
  }
};";

/// Makes rooms that are loaded when they are entered fail to arrive.
const ROOMS: &str = r"
const usual = fetch;
window.fetch = async (...request) => {
  const address = request[0]?.url ?? String(request[0]);
  if (sessionStorage.lost && address.includes('/rooms-')) throw new TypeError('lost');
  return usual(...request);
};";

/// Makes the browser's storage too full for the game.
const STORAGE: &str = r"
const { setItem } = Storage.prototype;
Storage.prototype.setItem = function (name, text) {
  if (sessionStorage.full && name === 'crownlands.solo') throw new DOMException('full', 'QuotaExceededError');
  return setItem.call(this, name, text);
};";

/// Sets or clears a switch of the scripts above.
async fn set_switch(browser: &Browser, name: &str, value: Option<&str>) {
    let script = match value {
        Some(value) => format!("sessionStorage.{name} = '{value}'"),
        None => format!("delete sessionStorage.{name}"),
    };
    let () = browser.ask(&script, vec![]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_is_created_once_and_reached_over_a_bad_connection() {
    let house = House::open().await;
    let ann = Browser::open(&house, Visitor { name: "Ann", ..Visitor::of("k2", 71) }).await;
    ann.before_each_page(REQUESTS).await;
    let fingers = Fingers::of(&ann, Device::Mouse, 71);
    ann.go("/new?friends").await;
    ann.wait_for("#start").await;
    set_switch(&ann, "held", Some("1")).await;
    set_switch(&ann, "created", None).await;
    for _ in 0..2 {
        let () = ann.ask("document.querySelector('#start').click()", vec![]).await;
    }
    set_switch(&ann, "held", None).await;
    let link: String = ann.until("document.querySelector('#table-link')?.textContent.trim()").await;
    let created: String = ann.ask("return sessionStorage.created", vec![]).await;
    assert_eq!(created, "1", "requests for a new table");
    // Leaving before the server has answered breaks nothing.
    set_switch(&ann, "held", Some("1")).await;
    set_switch(&ann, "answered", None).await;
    ann.go(&link).await;
    ann.wait_for(".bar .home").await;
    let () = ann.ask("document.querySelector('.bar .home').click()", vec![]).await;
    ann.wait_for("#play-now").await;
    set_switch(&ann, "held", None).await;
    let _: bool = ann.until("sessionStorage.answered > 0").await;
    assert!(ann.ask::<bool>("return !document.querySelector('#failed')", vec![]).await);
    // Without an answer the page says so, offers to try again, and keeps trying.
    set_switch(&ann, "cut", Some("1")).await;
    ann.go(&link).await;
    ann.wait_for("#not-arrived").await;
    fingers.press("#try-again", 0).await;
    set_switch(&ann, "cut", None).await;
    ann.wait_for("#table-link").await;
    ann.quit().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_outdated_page_offers_to_reload() {
    let house = House::open().await;
    let ann = Browser::open(&house, Visitor { name: "Ann", ..Visitor::of("k2", 72) }).await;
    ann.before_each_page(VERSION).await;
    let link = open_table(&ann).await;
    set_switch(&ann, "old", Some("1")).await;
    ann.go(&link).await;
    let shown = "document.querySelector('#turned-away')?.textContent.includes('different version')";
    let _: bool = ann.until(shown).await;
    set_switch(&ann, "old", None).await;
    Fingers::of(&ann, Device::Mouse, 72).press("#turned-away [data-reload]", 0).await;
    ann.wait_for("#table-link").await;
    ann.quit().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_failing_bot_is_retried_and_then_reported() {
    let house = House::open().await;
    let browser = Browser::open(&house, Visitor { level: "baron", ..Visitor::of("k2", 73) }).await;
    browser.before_each_page(WORKERS).await;
    let mut fingers = Fingers::of(&browser, Device::Mouse, 73);
    start_game(&fingers).await;
    for _ in 0..4 {
        assert!(fingers.play_once().await, "the second worker did not answer");
    }
    set_switch(&browser, "broken", Some("99")).await;
    start_game(&fingers).await;
    claim_until_the_bot_is_silent(&fingers).await;
    let _: bool = browser.until(&says("#bot-silent", "your game is saved")).await;
    set_switch(&browser, "broken", Some("0")).await;
    fingers.press("#bot-silent [data-reload]", 0).await;
    let _: bool = browser.until(&format!("!({SILENT})")).await;
    Look::next(&browser, None).await;
    browser.quit().await;
}

/// An expression: whether the page says that no bot answers.
const SILENT: &str = "!!document.querySelector('#bot-silent')";

/// Claims what the player can. A player has two kings at most: after that it is the bot's turn.
async fn claim_until_the_bot_is_silent(fingers: &Fingers<'_>) {
    let browser = fingers.browser;
    let mine = "!!document.querySelector('#lines button.slot')";
    for _ in 0..2 {
        let _: bool = browser.until(&format!("{SILENT} || {mine}")).await;
        if !browser.ask::<bool>(&format!("return {SILENT}"), vec![]).await {
            fingers.press("#lines button.slot", 0).await;
        }
    }
    browser.wait_for("#bot-silent").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_cannot_be_saved_is_not_said_to_be() {
    let house = House::open().await;
    let browser = Browser::open(&house, Visitor { level: "baron", ..Visitor::of("k2", 74) }).await;
    browser.before_each_page(STORAGE).await;
    browser.before_each_page(WORKERS).await;
    let fingers = Fingers::of(&browser, Device::Mouse, 74);
    browser.go("/").await;
    browser.wait_for("#play-now").await;
    set_switch(&browser, "full", Some("1")).await;
    set_switch(&browser, "broken", Some("99")).await;
    fingers.press("#play-now", 0).await;
    let _: bool = browser.until(&says(".toasts[role=status]", "The game can’t be saved")).await;
    assert_eq!(browser.stored("crownlands.solo").await, None);
    claim_until_the_bot_is_silent(&fingers).await;
    let _: bool = browser.until(&says("#bot-silent", "could not save the game")).await;
    browser.quit().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_room_that_does_not_arrive_says_so_and_can_be_entered_later() {
    let house = House::open().await;
    let browser = Browser::open(&house, Visitor::of("k2", 77)).await;
    browser.before_each_page(ROOMS).await;
    browser.go("/display-licence.txt").await;
    // Before the page comes, which loads them as soon as it has nothing else to do.
    set_switch(&browser, "lost", Some("1")).await;
    browser.go("/").await;
    browser.wait_for("#play-now").await;
    let fingers = Fingers::of(&browser, Device::Mouse, 77);
    fingers.press(".bar a[href='/rules']", 0).await;
    let _: bool = browser.until(&says("main [role=alert]", "couldn’t load")).await;
    set_switch(&browser, "lost", None).await;
    // What the loader logs about it.
    set_switch(&browser, "errors", None).await;
    fingers.press("main [data-reload]", 0).await;
    let _: bool = browser.until("document.querySelectorAll('main h2').length > 5").await;
    browser.quit().await;
}
