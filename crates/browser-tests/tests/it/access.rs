//! What an accessibility checker finds: nothing serious on any screen, by day and by night.

use serde_json::json;

use crate::browser::{Browser, Screen, Visitor};
use crate::fingers::{Device, Fingers};
use crate::look::Look;
use crate::programs::{House, read_built};

const RUN: &str = "
    const done = arguments[arguments.length - 1];
    const told = ({ id, impact, nodes }) =>
      nodes.map((node) => `${impact} ${id}: ${node.html.slice(0, 160)} ${node.failureSummary}`);
    axe.run(document, { resultTypes: ['violations'] }).then(
      ({ violations }) => done(violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical').flatMap(told)),
      (error) => done([String(error)]));";

/// A checker, and what it has found.
struct Checker {
    axe: String,
    findings: Vec<String>,
}

impl Checker {
    fn new() -> Self {
        Self { axe: read_built("npm/node_modules/axe-core/axe.min.js"), findings: Vec::new() }
    }

    async fn look(&mut self, browser: &Browser, name: &str) {
        let () = browser.ask(&self.axe, vec![]).await;
        let found = browser.driver.execute_async(RUN, Vec::new()).await.expect("axe runs");
        let found: Vec<String> = found.convert().expect("a list");
        self.findings.extend(found.into_iter().map(|one| format!("{name}: {one}")));
    }
}

/// Looks at every screen that there is without a server's table.
async fn look_around(checker: &mut Checker, browser: &Browser, name: &str) {
    for path in [
        "/",
        "/new",
        "/new?friends",
        "/join",
        "/rules",
        "/settings",
        "/learn",
        "/editor",
        "/nowhere",
    ] {
        browser.go(path).await;
        browser.wait_for("#main h1").await;
        checker.look(browser, &format!("{name} {path}")).await;
    }
}

/// Looks at a game at each kind of decision and at its end.
async fn look_at_game(checker: &mut Checker, browser: &Browser, device: Device, name: &str) {
    let mut fingers = Fingers::of(browser, device, 7);
    browser.go("/").await;
    browser.wait_for("#play-now").await;
    fingers.press("#play-now", 0).await;
    let mut met = Vec::new();
    loop {
        let look = Look::next(browser, fingers.seen).await;
        if look.ended {
            break;
        }
        let due = look.due();
        if !met.contains(&due) {
            met.push(due);
            checker.look(browser, &format!("{name} {due:?}")).await;
        }
        fingers.play_once().await;
    }
    checker.look(browser, &format!("{name} the end")).await;
}

/// No serious finding in this theme, on a desktop and on a phone.
async fn assert_accessible(theme: &'static str, seed: u32) {
    let house = House::open().await;
    let mut checker = Checker::new();
    let desktop = Visitor { theme, ..Visitor::of("k2", seed) };
    let browser = Browser::open(&house, desktop).await;
    look_around(&mut checker, &browser, theme).await;
    look_at_game(&mut checker, &browser, Device::Mouse, theme).await;
    browser.quit().await;
    let phone = Visitor { theme, screen: Screen::Phone, ..Visitor::of("q3", seed + 1) };
    let browser = Browser::open(&house, phone).await;
    look_at_game(&mut checker, &browser, Device::Touch, &format!("{theme} phone")).await;
    browser.quit().await;
    assert!(checker.findings.is_empty(), "{:#?}", checker.findings);
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_serious_by_day() {
    assert_accessible("light", 31).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_serious_by_night() {
    assert_accessible("dark", 33).await;
}

/// The checker finds what is wrong, where something is.
#[tokio::test(flavor = "multi_thread")]
async fn the_checker_finds_what_is_wrong() {
    let house = House::open().await;
    let browser = Browser::open(&house, Visitor::of("k2", 35)).await;
    browser.go("/settings").await;
    browser.wait_for("#main h1").await;
    let spoil = "document.querySelector('#main').innerHTML += arguments[0]";
    let () = browser.ask(spoil, vec![json!("<img src='/icon.svg'><button></button>")]).await;
    let mut checker = Checker::new();
    checker.look(&browser, "spoilt").await;
    assert_eq!(checker.findings.len(), 2, "{:#?}", checker.findings);
    browser.quit().await;
}
