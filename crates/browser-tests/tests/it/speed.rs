//! The page is usable quickly, and bots never block it.
//!
//! Other programs on the machine can only add time, so the best of a few attempts counts.

use serde_json::json;

use crate::browser::{Browser, Visitor};
use crate::fingers::{Device, Fingers};
use crate::look::{Due, Look};
use crate::programs::House;

/// A first visit has something to click within this time, over [`SLOW_NETWORK`].
const FIRST_CLICK_MS: f64 = 1_000.0;
/// Whoever clicks at once can choose a domino within this time, if the page is as heavy as the one that is
/// shipped; a heavier one, built quickly, may take as much longer as it is heavier.
const FIRST_CHOICE_MS: f64 = 4_000.0;
/// The most that a first visit loads until then, as shipped.
const SHIPPED_BYTES_MAX: f64 = 700_000.0;
/// No task on the page's main thread takes longer.
const TASK_MS: f64 = 100.0;
/// Nor does one of the last screen, which has the most to draw.
const END_TASK_MS: f64 = 50.0;

const ATTEMPTS: usize = 5;

/// How many decisions of a game are measured.
const DECISIONS: usize = 8;

/// Clicks the first button as soon as it is drawn and uncovered; records when that is, and when a domino can
/// be chosen after how many bytes.
const WATCH_START: &str = "
    window.start = {};
    const look = () => {
      const button = document.querySelector('#splash button:not([hidden])');
      const box = button?.getBoundingClientRect();
      const top = box && document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      if (top && button.contains(top) && !start.click) {
        start.click = performance.now();
        button.click();
      }
      if (document.querySelector('button.slot:not([disabled])')) {
        start.choice = performance.now();
        const loaded = ['navigation', 'resource'].flatMap((kind) => performance.getEntriesByType(kind));
        start.bytes = loaded.reduce((sum, file) => sum + file.transferSize, 0);
      } else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);";

/// Clicks the first button to appear.
const CLICK_AT_ONCE: &str = "
    const look = () => {
      const button = document.querySelector('#splash button:not([hidden])');
      if (button) {
        button.click();
        window.clickedBeforeThePage = !document.querySelector('#play-now');
      } else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);";

/// Records long tasks.
const WATCH_TASKS: &str = "
    window.tasks = [];
    new PerformanceObserver((list) => {
      for (const task of list.getEntries()) window.tasks.push(task.duration);
    }).observe({ type: 'longtask' });";

/// Elements that other players' moves should leave untouched.
const LASTING: &str = ".others .card, .others svg, #mine svg, .cells [role=gridcell]";

const TAKE_LONGEST: &str = "return Math.max(0, ...window.tasks.splice(0))";

/// A processor four times as slow, 1.6 Mb/s and 150 ms.
async fn slow_down(browser: &Browser) {
    let conditions = json!({
        "offline": false, "latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 90_000,
    });
    browser.command("Network.enable", json!({})).await;
    browser.command("Network.emulateNetworkConditions", conditions).await;
    browser.command("Emulation.setCPUThrottlingRate", json!({"rate": 4})).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_first_visit_soon_has_something_to_click_and_to_choose() {
    let house = House::open_alone().await;
    let (mut click, mut choice) = (f64::INFINITY, f64::INFINITY);
    let (mut bytes, mut limit) = (0.0, FIRST_CHOICE_MS);
    // A fresh profile each time: nothing is cached from an earlier visit. A bot may have the first choice;
    // the seeds differ in that.
    for seed in (41..).take(ATTEMPTS) {
        let browser = Browser::open(&house, Visitor { level: "squire", ..Visitor::of("k2", seed) });
        let browser = browser.await;
        browser.before_each_page(WATCH_START).await;
        slow_down(&browser).await;
        browser.go("/").await;
        let chosen: f64 = browser.until("window.start.choice").await;
        choice = choice.min(chosen);
        click = click.min(browser.until("window.start.click").await);
        bytes = browser.until("window.start.bytes").await;
        limit = FIRST_CHOICE_MS * (bytes / SHIPPED_BYTES_MAX).max(1.0);
        browser.quit().await;
        if click <= FIRST_CLICK_MS && choice <= limit {
            break;
        }
    }
    eprintln!(
        "a first visit can click after {click:.0} ms and choose after {choice:.0} ms and {bytes} bytes"
    );
    assert!(click <= FIRST_CLICK_MS, "nothing to click before {click:.0} ms");
    assert!(choice <= limit, "nothing to choose before {choice:.0} ms, with {bytes} bytes");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_click_before_the_page_has_loaded_starts_a_game() {
    let house = House::open_alone().await;
    let browser = Browser::open(&house, Visitor::of("k2", 47)).await;
    browser.before_each_page(CLICK_AT_ONCE).await;
    browser.command("Emulation.setCPUThrottlingRate", json!({"rate": 4})).await;
    browser.go("/").await;
    browser.wait_for("button.slot").await;
    let early: bool = browser.ask("return window.clickedBeforeThePage", vec![]).await;
    assert!(early, "the page had already loaded before the click");
    browser.quit().await;
}

/// The longest task after each of the first decisions against bots of a level.
async fn longest_tasks(house: &House, rules: &'static str, level: &'static str) -> Vec<f64> {
    let browser = Browser::open(house, Visitor { level, ..Visitor::of(rules, 43) }).await;
    browser.before_each_page(WATCH_TASKS).await;
    browser.go("/").await;
    browser.wait_for("#play-now").await;
    let mut fingers = Fingers::of(&browser, Device::Mouse, 43);
    fingers.press("#play-now", 0).await;
    // Loading and the first drawing are not the bots' doing.
    fingers.play_once().await;
    let _: f64 = browser.ask(TAKE_LONGEST, vec![]).await;
    let mut longest = Vec::new();
    for _ in 0..DECISIONS {
        assert!(fingers.play_once().await, "the game ended early");
        longest.push(browser.ask(TAKE_LONGEST, vec![]).await);
    }
    browser.quit().await;
    longest
}

/// Plays the same game several times: only a task that is long every time counts.
async fn assert_bots_do_not_block(rules: &'static str, level: &'static str) {
    let house = House::open_alone().await;
    let mut best = vec![f64::INFINITY; DECISIONS];
    for _ in 0..ATTEMPTS {
        let tasks = longest_tasks(&house, rules, level).await;
        best.iter_mut().zip(tasks).for_each(|(best, task)| *best = best.min(task));
        if best.iter().all(|task| *task <= TASK_MS) {
            return eprintln!("{rules} against {level}: the longest tasks take {best:?} ms");
        }
    }
    panic!("{rules} against {level}: tasks of {best:?} ms");
}

/// The strongest bots think the longest, in a worker.
#[tokio::test(flavor = "multi_thread")]
async fn thinking_bots_do_not_block_the_page() {
    assert_bots_do_not_block("k2", "sovereign").await;
}

/// The largest table has the most to draw.
#[tokio::test(flavor = "multi_thread")]
async fn a_table_of_eight_does_not_block_the_page() {
    assert_bots_do_not_block("w8", "page").await;
}

/// Needs no clock: a page that redraws the table at every move replaces the marked elements.
#[tokio::test(flavor = "multi_thread")]
async fn other_players_moves_redraw_only_what_they_change() {
    let house = House::open_alone().await;
    let browser = Browser::open(&house, Visitor::of("w8", 59)).await;
    browser.go("/").await;
    browser.wait_for("#play-now").await;
    let mut fingers = Fingers::of(&browser, Device::Mouse, 59);
    fingers.press("#play-now", 0).await;
    // A claim leaves the player's own kingdom unchanged and is their last action before others move.
    let look = loop {
        let look = Look::next(&browser, fingers.seen).await;
        if look.due() == Due::Claim && fingers.decisions > 1 {
            break look;
        }
        assert!(fingers.play_once().await, "the game ended early");
    };
    let mark = "for (const one of document.querySelectorAll(arguments[0])) one.isOld = true;
        return document.querySelectorAll(arguments[0]).length";
    let marked: usize = browser.ask(mark, vec![json!(LASTING)]).await;
    assert!(fingers.play_once().await, "the game ended early");
    assert!(Look::next(&browser, fingers.seen).await.steps > look.steps + 7, "nobody else moved");
    let count =
        "return [...document.querySelectorAll(arguments[0])].filter(one => one.isOld).length";
    let kept: usize = browser.ask(count, vec![json!(LASTING)]).await;
    browser.quit().await;
    assert!(marked > 7 + 7 + 1, "a table of eight has more than {marked} elements");
    assert_eq!(kept, marked, "some elements were redrawn");
}

/// The final sheets of eight kingdoms are drawn piece by piece.
#[tokio::test(flavor = "multi_thread")]
async fn the_end_of_a_game_of_eight_does_not_block_the_page() {
    let house = House::open_alone().await;
    let browser = Browser::open(&house, Visitor::of("w8", 53)).await;
    browser.before_each_page(WATCH_TASKS).await;
    browser.go("/").await;
    browser.wait_for("#play-now").await;
    let mut fingers = Fingers::of(&browser, Device::Mouse, 53);
    fingers.press("#play-now", 0).await;
    while fingers.play_once().await {}
    let mut best = f64::INFINITY;
    for _ in 0..ATTEMPTS {
        browser
            .until::<bool>("document.querySelectorAll('dialog[open] .sheet').length === 8")
            .await;
        fingers.press("dialog[open] header button", 0).await;
        let _: f64 = browser.ask(TAKE_LONGEST, vec![]).await;
        fingers.press("#standings", 0).await;
        browser
            .until::<bool>("document.querySelectorAll('dialog[open] .sheet').length === 8")
            .await;
        best = best.min(browser.ask(TAKE_LONGEST, vec![]).await);
        if best <= END_TASK_MS {
            break;
        }
    }
    browser.quit().await;
    assert!(best <= END_TASK_MS, "the final sheets take a task of {best:.0} ms");
    eprintln!("the final sheets of eight: the longest task takes {best:.0} ms");
}
