//! An accessibility checker finds nothing at all on any screen, in either theme.

use serde_json::json;
use thirtyfour::Key;

use crate::browser::{Browser, Screen, Visitor};
use crate::devices::start_game;
use crate::fingers::{Device, Fingers};
use crate::look::Look;
use crate::programs::{House, read_built};
use crate::tables::{add_bot, open_public_table, press_ready};

const RUN: &str = "
    const done = arguments[arguments.length - 1];
    const describe = ({ id, impact, nodes }) =>
      nodes.map((node) => `${impact} ${id}: ${node.html.slice(0, 160)} ${node.failureSummary}`);
    axe.run(document, { resultTypes: ['violations'] }).then(
      ({ violations }) => done(violations.flatMap(describe)),
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

    /// Asserts that nothing was found.
    fn finish(self, theme: &str) {
        assert!(self.findings.is_empty(), "{theme}: {:#?}", self.findings);
    }
}

/// Every screen without a game.
const ROOMS: [&str; 11] = [
    "/",
    "/new",
    "/new?friends",
    "/join",
    "/replay",
    "/rules",
    "/settings",
    "/learn",
    "/learn?queen",
    "/editor",
    "/nowhere",
];

/// Sheets over a table: what opens them, and how one knows that they are open.
const SHEETS: [(&str, &str); 6] = [
    ("#more", "#table-menu.open"),
    ("#show-scores", "#score-panel"),
    ("#show-remaining", "dialog[open] .remaining"),
    ("#show-log", "#table-menu:not(.open)"),
    ("#show-keys", "dialog[open] table"),
    ("#describe", "dialog[open] .answer"),
];

async fn open_in(house: &House, theme: &'static str, visitor: Visitor) -> Browser {
    Browser::open(house, Visitor { theme, ..visitor }).await
}

/// Lays the page out for a window of another size.
async fn resize(browser: &Browser, width: u32, height: u32) {
    let metrics = json!({"width": width, "height": height, "deviceScaleFactor": 1, "mobile": true});
    browser.command("Emulation.setDeviceMetricsOverride", metrics).await;
    browser.frames(2).await;
}

/// Checks a game at each kind of decision, for at most this many decisions.
async fn check_game(checker: &mut Checker, fingers: &mut Fingers<'_>, name: &str, most: usize) {
    let browser = fingers.browser;
    start_game(fingers).await;
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

/// Opens each sheet over the table that is on the screen.
async fn check_sheets(checker: &mut Checker, fingers: &Fingers<'_>, name: &str) {
    let browser = fingers.browser;
    for (opener, open) in SHEETS {
        fingers.press(opener, 0).await;
        browser.wait_for(open).await;
        checker.check(browser, &format!("{name}, {opener}")).await;
        let close = "for (const one of document.querySelectorAll('dialog[open]')) one.close();
            for (const one of document.querySelectorAll('#score-panel header button, .log-panel.open .close')) one.click()";
        let () = browser.ask(close, vec![]).await;
        fingers.type_keys(Key::Escape).await;
        let closed = "!document.querySelector('dialog[open], #table-menu.open, .log-panel.open')";
        let _: bool = browser.until(closed).await;
    }
}

/// Checks every lesson as it begins.
async fn check_lessons(checker: &mut Checker, browser: &Browser) {
    for course in ["/learn", "/learn?queen"] {
        browser.go(course).await;
        browser.wait_for("#lesson-title").await;
        let fingers = Fingers::of(browser, Device::Mouse, 1);
        while browser.ask("return !!document.querySelector('#next-lesson')", vec![]).await {
            let title = "document.querySelector('#lesson-title').textContent";
            let before: String = browser.until(title).await;
            fingers.press("#next-lesson", 0).await;
            let _: bool = browser.until(&format!("{title} !== {}", json!(before))).await;
            checker.check(browser, &format!("{course} after {before}")).await;
        }
    }
}

/// A public table: as its host sees it while it fills, as a stranger finds it, and while they play.
async fn check_table(checker: &mut Checker, house: &House, theme: &'static str, seed: u32) {
    let ann = open_in(house, theme, Visitor { name: "Ann", ..Visitor::of("k3", seed) }).await;
    let eve = open_in(house, theme, Visitor::of("k3", seed + 1)).await;
    let link = open_public_table(&ann).await;
    checker.check(&ann, "a table without players").await;
    let () = ann.ask("document.querySelector('select.add-bot').focus()", vec![]).await;
    let count = "document.querySelectorAll('select.add-bot').length";
    let free: usize = ann.until(count).await;
    if free == 2 {
        let () = ann
            .ask(
                "const one = document.querySelector('select.add-bot'); one.value = 'baron';
                 one.dispatchEvent(new Event('change', { bubbles: true }))",
                vec![],
            )
            .await;
    }
    let _: bool = ann.until(&format!("{count} === 1")).await;
    checker.check(&ann, "a table with a bot").await;
    eve.go("/").await;
    eve.wait_for("#tables a").await;
    checker.check(&eve, "a public table on the front page").await;
    eve.go(&link).await;
    eve.wait_for("#name-question, button.sit").await;
    checker.check(&eve, "a stranger at a table").await;
    add_bot(&ann).await;
    press_ready(&ann).await;
    Look::next(&ann, None).await;
    checker.check(&eve, "a spectator").await;
    let fingers = Fingers::of(&ann, Device::Mouse, 1);
    fingers.press("#more", 0).await;
    ann.wait_for("#table-menu.open").await;
    checker.check(&ann, "the menu of a table on a server").await;
    ann.quit().await;
    eve.quit().await;
}

/// A replay at its beginning, in its midst, at its end, and with the points open.
async fn check_replay(checker: &mut Checker, fingers: &Fingers<'_>) {
    let browser = fingers.browser;
    browser.go("/replay?last").await;
    browser.wait_for("#reel").await;
    checker.check(browser, "a replay").await;
    for _ in 0..9 {
        fingers.press("#next", 0).await;
    }
    checker.check(browser, "a replay in its midst").await;
    fingers.press("#last", 0).await;
    browser.wait_for(".verdict .victory, main .standings").await;
    checker.check(browser, "the end of a replay").await;
    fingers.press("#show-scores", 0).await;
    browser.wait_for("dialog[open] tr.sum").await;
    checker.check(browser, "the points of a replay").await;
}

/// Asserts that nothing is found without a game, and at a desktop.
async fn assert_desktop_is_accessible(theme: &'static str, seed: u32) {
    let house = House::open().await;
    let mut checker = Checker::new();
    let browser = open_in(&house, theme, Visitor::of("k2", seed)).await;
    for room in ROOMS {
        browser.go(room).await;
        browser.wait_for("#main h1").await;
        checker.check(&browser, room).await;
    }
    browser.go("/new").await;
    browser.wait_for("#start").await;
    let () = browser.ask("document.querySelector('#more-rules').open = true", vec![]).await;
    checker.check(&browser, "/new with more rules").await;
    browser.go("/settings").await;
    browser.wait_for("#forget").await;
    let mut fingers = Fingers::of(&browser, Device::Mouse, 7);
    fingers.press("#forget", 0).await;
    browser.wait_for("dialog[open] #forget-sure").await;
    checker.check(&browser, "deleting everything").await;
    check_lessons(&mut checker, &browser).await;
    check_game(&mut checker, &mut fingers, "Kingdomino", usize::MAX).await;
    check_replay(&mut checker, &fingers).await;
    browser.quit().await;
    check_table(&mut checker, &house, theme, seed + 2).await;
    checker.finish(theme);
}

/// The same with a game of Queendomino on a phone, upright and sideways, and with all that opens over it.
async fn assert_phone_is_accessible(theme: &'static str, seed: u32) {
    let house = House::open().await;
    let mut checker = Checker::new();
    let phone = Visitor { screen: Screen::Phone, ..Visitor::of("q3", seed) };
    let browser = open_in(&house, theme, phone).await;
    let mut fingers = Fingers::of(&browser, Device::Touch, 8);
    check_game(&mut checker, &mut fingers, "Queendomino on a phone", 16).await;
    Look::next(&browser, fingers.seen).await;
    check_sheets(&mut checker, &fingers, "a phone").await;
    for (width, height, name) in [(844, 390, "a phone sideways"), (820, 1180, "a tablet")] {
        resize(&browser, width, height).await;
        checker.check(&browser, name).await;
    }
    resize(&browser, 390, 844).await;
    browser.go("/").await;
    browser.wait_for("#continue").await;
    checker.check(&browser, "the front page with a running game").await;
    browser.quit().await;
    checker.finish(theme);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_light_theme_is_accessible() {
    assert_desktop_is_accessible("light", 31).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_dark_theme_is_accessible() {
    assert_desktop_is_accessible("dark", 33).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_light_theme_is_accessible_on_a_phone() {
    assert_phone_is_accessible("light", 32).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_dark_theme_is_accessible_on_a_phone() {
    assert_phone_is_accessible("dark", 34).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_checker_finds_missing_labels_and_lesser_faults() {
    let house = House::open().await;
    let browser = Browser::open(&house, Visitor::of("k2", 35)).await;
    browser.go("/settings").await;
    browser.wait_for("#main h1").await;
    let spoil = "document.querySelector('#main').innerHTML += arguments[0];
        document.body.append(Object.assign(document.createElement('p'), { textContent: 'stray' }))";
    let spoilt = "<img src='/icon.svg'><button></button><h5>Too deep</h5>";
    let () = browser.ask(spoil, vec![json!(spoilt)]).await;
    let mut checker = Checker::new();
    checker.check(&browser, "spoilt").await;
    let finds = |rule: &str| checker.findings.iter().any(|found| found.contains(rule));
    let rules = ["image-alt", "button-name", "heading-order", "region"];
    assert!(rules.into_iter().all(finds), "{:#?}", checker.findings);
    assert_eq!(checker.findings.len(), rules.len(), "{:#?}", checker.findings);
    browser.quit().await;
}
