//! An accessibility checker finds nothing serious on any screen, in either theme.

use serde_json::json;

use crate::browser::{Browser, Screen, Visitor};
use crate::fingers::{Device, Fingers};
use crate::look::Look;
use crate::programs::{House, read_built};
use crate::tables::open_table;

const RUN: &str = "
    const done = arguments[arguments.length - 1];
    const describe = ({ id, impact, nodes }) =>
      nodes.map((node) => `${impact} ${id}: ${node.html.slice(0, 160)} ${node.failureSummary}`);
    axe.run(document, { resultTypes: ['violations'] }).then(
      ({ violations }) => done(violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical').flatMap(describe)),
      (error) => done([String(error)]));";

/// The checker's script, and its findings so far.
struct Checker {
    axe: String,
    findings: Vec<String>,
}

impl Checker {
    fn new() -> Self {
        Self { axe: read_built("npm/node_modules/axe-core/axe.min.js"), findings: Vec::new() }
    }

    async fn check(&mut self, browser: &Browser, name: &str) {
        let () = browser.ask(&self.axe, vec![]).await;
        let found = browser.driver.execute_async(RUN, Vec::new()).await.expect("axe runs");
        let found: Vec<String> = found.convert().expect("a list");
        self.findings.extend(found.into_iter().map(|one| format!("{name}: {one}")));
    }
}

/// Every screen without a game.
const ROOMS: [&str; 10] = [
    "/",
    "/new",
    "/new?friends",
    "/join",
    "/replay",
    "/rules",
    "/settings",
    "/learn",
    "/editor",
    "/nowhere",
];

/// Checks a game at each kind of decision, for at most this many decisions.
async fn check_game(checker: &mut Checker, fingers: &mut Fingers<'_>, name: &str, most: usize) {
    let browser = fingers.browser;
    browser.go("/").await;
    browser.wait_for("#play-now").await;
    fingers.press("#play-now", 0).await;
    let mut kinds = Vec::new();
    while fingers.decisions < most {
        let look = Look::next(browser, fingers.seen).await;
        if look.ended {
            return checker.check(browser, &format!("{name}: the end")).await;
        }
        let due = look.due();
        if !kinds.contains(&due) {
            kinds.push(due);
            checker.check(browser, &format!("{name}: {due:?}")).await;
        }
        fingers.play_once().await;
    }
}

/// Asserts that nothing serious is found in this theme, on a desktop and on a phone.
async fn assert_accessible(theme: &'static str, seed: u32) {
    let house = House::open().await;
    let mut checker = Checker::new();
    let desktop = Visitor { theme, ..Visitor::of("k2", seed) };
    let browser = Browser::open(&house, desktop).await;
    for room in ROOMS {
        browser.go(room).await;
        browser.wait_for("#main h1").await;
        checker.check(&browser, room).await;
    }
    open_table(&browser).await;
    checker.check(&browser, "gathering").await;
    let mut fingers = Fingers::of(&browser, Device::Mouse, 7);
    check_game(&mut checker, &mut fingers, "Kingdomino", usize::MAX).await;
    browser.go("/replay?last").await;
    browser.wait_for("#reel").await;
    checker.check(&browser, "replay").await;
    fingers.press("#show-scores", 0).await;
    browser.wait_for("dialog[open] tr.sum").await;
    checker.check(&browser, "points").await;
    browser.quit().await;
    let phone = Visitor { theme, screen: Screen::Phone, ..Visitor::of("q3", seed + 1) };
    let browser = Browser::open(&house, phone).await;
    let mut fingers = Fingers::of(&browser, Device::Touch, 8);
    check_game(&mut checker, &mut fingers, "Queendomino on a phone", 16).await;
    browser.quit().await;
    assert!(checker.findings.is_empty(), "{theme}: {:#?}", checker.findings);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_light_theme_is_accessible() {
    assert_accessible("light", 31).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_dark_theme_is_accessible() {
    assert_accessible("dark", 33).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_checker_finds_missing_labels() {
    let house = House::open().await;
    let browser = Browser::open(&house, Visitor::of("k2", 35)).await;
    browser.go("/settings").await;
    browser.wait_for("#main h1").await;
    let spoil = "document.querySelector('#main').innerHTML += arguments[0]";
    let () = browser.ask(spoil, vec![json!("<img src='/icon.svg'><button></button>")]).await;
    let mut checker = Checker::new();
    checker.check(&browser, "spoilt").await;
    assert_eq!(checker.findings.len(), 2, "{:#?}", checker.findings);
    browser.quit().await;
}
