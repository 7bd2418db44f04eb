//! What goes wrong around a page, and what it makes of that: requests, sockets, workers.

use crate::browser::{Browser, Visitor};
use crate::devices::begin;
use crate::fingers::{Device, Fingers};
use crate::look::Look;
use crate::programs::House;
use crate::tables::open_table;

/// Requests for who one is find nobody, or take a while; how often a table is asked for is counted.
const REQUESTS: &str = r"
const real = fetch;
window.fetch = async (...request) => {
  const address = request[0]?.url ?? String(request[0]);
  if (address.endsWith('/api/tables')) sessionStorage.asked = Number(sessionStorage.asked ?? 0) + 1;
  if (address.includes('/api/players')) {
    if (sessionStorage.cut) throw new TypeError('cut');
    await new Promise((then) => setTimeout(then, Number(sessionStorage.slow ?? 0)));
  }
  return real(...request);
};";

/// The page says that it is of another version.
const VERSION: &str = r"
const { send } = WebSocket.prototype;
WebSocket.prototype.send = function (text) {
  return send.call(this, sessionStorage.old ? text.replace(/protocol.:\s*\d+/, 'protocol\x22:999') : text);
};";

/// So many workers find no script.
const WORKERS: &str = r"
const Real = Worker;
let made = 0;
window.Worker = class extends Real {
  constructor(script, options) {
    super(made++ < Number(sessionStorage.broken ?? 1) ? '/no-such-worker.js' : script, options);
  }
};";

/// Keeps something for the scripts above, or forgets it.
async fn keep(browser: &Browser, name: &str, value: Option<&str>) {
    let script = match value {
        Some(value) => format!("sessionStorage.{name} = '{value}'"),
        None => format!("delete sessionStorage.{name}"),
    };
    let () = browser.ask(&script, vec![]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_is_asked_for_once_and_reached_in_the_end() {
    let house = House::open().await;
    let ann = Browser::open(&house, Visitor { name: "Ann", ..Visitor::of("k2", 71) }).await;
    ann.before_each_page(REQUESTS).await;
    let fingers = Fingers::of(&ann, Device::Mouse, 71);
    ann.go("/new?friends").await;
    ann.wait_for("#start").await;
    keep(&ann, "slow", Some("1500")).await;
    keep(&ann, "asked", None).await;
    for _ in 0..2 {
        let () = ann.ask("document.querySelector('#start').click()", vec![]).await;
    }
    let link: String = ann.until("document.querySelector('#table-link')?.textContent.trim()").await;
    let asked: String = ann.ask("return sessionStorage.asked", vec![]).await;
    assert_eq!(asked, "1", "tables that were asked for");
    // Who goes on before the server has answered is gone, and nothing breaks.
    ann.go(&link).await;
    ann.wait_for(".bar .home").await;
    let () = ann.ask("document.querySelector('.bar .home').click()", vec![]).await;
    ann.wait_for("#play-now").await;
    tokio::time::sleep(std::time::Duration::from_secs(4)).await;
    assert!(ann.ask::<bool>("return !document.querySelector('#failed')", vec![]).await);
    // Without an answer it says so, and tries again by itself.
    keep(&ann, "slow", None).await;
    keep(&ann, "cut", Some("1")).await;
    ann.go(&link).await;
    ann.wait_for("#not-arrived").await;
    fingers.press("#try-again", 0).await;
    keep(&ann, "cut", None).await;
    ann.wait_for("#table-link").await;
    ann.quit().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_of_another_version_is_loaded_again() {
    let house = House::open().await;
    let ann = Browser::open(&house, Visitor { name: "Ann", ..Visitor::of("k2", 72) }).await;
    ann.before_each_page(VERSION).await;
    let link = open_table(&ann).await;
    keep(&ann, "old", Some("1")).await;
    ann.go(&link).await;
    let told = "document.querySelector('#turned-away')?.textContent.includes('different version')";
    let _: bool = ann.until(told).await;
    keep(&ann, "old", None).await;
    Fingers::of(&ann, Device::Mouse, 72).press("#turned-away [data-reload]", 0).await;
    ann.wait_for("#table-link").await;
    ann.quit().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_fails_is_asked_again_and_then_told_of() {
    let house = House::open().await;
    let browser = Browser::open(&house, Visitor::of("k2", 73)).await;
    browser.before_each_page(WORKERS).await;
    let mut fingers = Fingers::of(&browser, Device::Mouse, 73);
    begin(&fingers).await;
    for _ in 0..4 {
        assert!(fingers.play_once().await, "a second worker has answered");
    }
    keep(&browser, "broken", Some("99")).await;
    begin(&fingers).await;
    // Nobody has more than two kings: then it is the bot's turn at the latest.
    let silent = "!!document.querySelector('#bot-silent')";
    let mine = "!!document.querySelector('#lines button.slot')";
    for _ in 0..2 {
        let _: bool = browser.until(&format!("{silent} || {mine}")).await;
        if !browser.ask::<bool>(&format!("return {silent}"), vec![]).await {
            fingers.press("#lines button.slot", 0).await;
        }
    }
    browser.wait_for("#bot-silent").await;
    keep(&browser, "broken", Some("0")).await;
    fingers.press("#bot-silent [data-reload]", 0).await;
    let _: bool = browser.until(&format!("!({silent})")).await;
    Look::next(&browser, None).await;
    browser.quit().await;
}
