//! The last screen of a game: all of it in view, its count-up and confetti, and the picture to share.

use std::path::Path;

use rules::{Action, Actor, Position, Record, Rules, Step};
use serde::Deserialize;
use serde_json::json;
use table::{Intent, Level, Seed};
use testkit::{game, shuffle};
use view::solo::{Sitter, Solo};

use crate::browser::{Browser, Screen, Visitor};
use crate::fingers::{Device, Fingers};
use crate::programs::House;
use crate::verdict::assert_shown;

/// Who sits at this device.
#[derive(Clone, Copy, PartialEq, Eq)]
enum People {
    /// Only whoever makes the last move; bots have the other seats.
    Last,
    All,
}

/// A game that takes whatever scores most at once.
fn greedy_game(rules: &str, seed: u64) -> Record {
    let rules: Rules = rules.parse().expect("rules");
    let mut random = shuffle::random(seed);
    let stock = shuffle::stock(&rules, &mut random);
    let decide = |position: &Position| {
        let Actor::Seat(seat) = position.actor() else { panic!("nobody decides") };
        let realm = rules.realm_of(seat);
        let worth = |action: &Action| {
            let mut then = *position;
            then.play(*action).map_or(0, |()| then.points(realm))
        };
        let best = position.legal_actions().into_iter().max_by_key(worth);
        best.expect("something can be done")
    };
    game::record(rules, &stock, decide)
}

/// A game on this device before its last move, as the page saves it, and its record.
fn before_the_last_move(record: &Record, people: People) -> Solo {
    let at = record.steps.len() - 1;
    let before = record.replay().nth(at).expect("a position").expect("a recorded game replays");
    let Actor::Seat(last) = before.actor() else { panic!("nobody moves last") };
    let names = ["Ann", "Ben", "Cleopatra of Alexandria", "Dan", "Eve", "Fay", "Gus", "Hal"];
    let sitter = |seat: rules::Seat| {
        if people == People::All || seat == last {
            Sitter::person(names[seat.index()].parse().expect("a name"))
        } else {
            Sitter::Bot(Level::Page)
        }
    };
    let sitters: Vec<Sitter> = record.rules.all_seats().map(sitter).collect();
    Solo::play_on(record, at, &sitters, &Seed::new([7; 32]), 1_000).expect("a game to play on")
}

/// The same after the last move.
fn over(record: &Record, people: People) -> Solo {
    let mut solo = before_the_last_move(record, people);
    let seat = solo.person_to_move().expect("a person moves last");
    let Some(&Step::Act(action)) = record.steps.last() else { panic!("chance moves last") };
    let done = solo.intend(seat, Intent::Act { action }, 2_000, Seed::new([8; 32]));
    done.expect("the last move");
    solo
}

/// Opens a saved game.
async fn open_saved(house: &House, visitor: Visitor, solo: &Solo) -> Browser {
    let browser = Browser::open(house, visitor).await;
    let keep = format!(
        "try {{ localStorage.getItem('crownlands.solo') ?? localStorage.setItem('crownlands.solo', {}); }} catch {{}}",
        json!(solo.save())
    );
    browser.before_each_page(&keep).await;
    browser
}

async fn resize(browser: &Browser, width: u32, height: u32, mobile: bool) {
    let metrics = json!({
        "width": width, "height": height, "deviceScaleFactor": 1, "mobile": mobile,
    });
    browser.command("Emulation.setDeviceMetricsOverride", metrics).await;
}

/// Waits until everything on the last screen of so many kingdoms has been drawn.
async fn wait_until_drawn(browser: &Browser, kingdoms: usize) {
    let drawn = format!(
        "document.querySelectorAll('dialog[open] .sheet svg').length >= {kingdoms}
         && document.querySelectorAll('dialog[open] .sheet').length === {kingdoms}
         && document.querySelector('dialog[open] .items li')
         && document.querySelector('dialog[open] .pad')
         && document.querySelector('dialog[open] .graph svg')"
    );
    let _: bool = browser.until(&format!("!!({drawn})")).await;
}

async fn take_picture(browser: &Browser, name: &str) {
    let to = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}.png"));
    browser.driver.screenshot(&to).await.expect("a screenshot");
}

/// Everything that has to be in view, or is covered there, and everything that scrolls.
const HIDDEN: &str = "
    const hidden = [];
    for (const selector of arguments[0]) {
      const found = [...document.querySelectorAll(`dialog[open] ${selector}`)];
      if (!found.length) hidden.push(`${selector} is missing`);
      for (const one of found) {
        const box = one.getBoundingClientRect();
        const inside = box.width > 0 && box.height > 0 && box.left >= 0 && box.top >= 0
          && box.right <= innerWidth + 0.5 && box.bottom <= innerHeight + 0.5;
        const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        const seen = top && (one.contains(top) || top.contains(one));
        if (!inside || !seen) {
          const place = [box.left, box.top, box.right, box.bottom].map(Math.round);
          hidden.push(`${selector} at ${place} of ${innerWidth} x ${innerHeight}, below ${top?.className}`);
        }
      }
    }
    for (const selector of arguments[1]) {
      for (const one of document.querySelectorAll(selector)) {
        if (one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1)
          hidden.push(`${selector} scrolls: ${one.scrollWidth} x ${one.scrollHeight} in ${one.clientWidth} x ${one.clientHeight}`);
      }
    }
    return hidden;";

async fn hidden(browser: &Browser, needed: &[&str], still: &[&str]) -> Vec<String> {
    browser.ask(HIDDEN, vec![json!(needed), json!(still)]).await
}

const WHOLE_SCREEN: [&str; 12] = [
    "header button",
    ".victory",
    ".by",
    "#again",
    "#see-replay",
    "#share-picture",
    ".more",
    ".sheet .canvas",
    ".sheet .caption",
    ".items",
    ".pad",
    ".graph > div svg",
];

async fn assert_fits(rules: &str, seed: u64, themes: &[&'static str]) {
    let house = House::open().await;
    let record = greedy_game(rules, seed);
    let kingdoms = record.rules.realm_count();
    for &theme in themes {
        let visitor = Visitor { theme, ..Visitor::of("k2", 91) };
        let browser = open_saved(&house, visitor, &over(&record, People::Last)).await;
        for (width, height) in [(1_280, 800), (1_440, 900), (1_920, 1_080), (2_560, 1_440)] {
            resize(&browser, width, height, false).await;
            browser.go("/solo").await;
            wait_until_drawn(&browser, kingdoms).await;
            let scrolling = ["html", ".ending", ".hall", ".side-by-side", ".all-points .scroll-x"];
            take_picture(&browser, &format!("finale-{rules}-{width}-{theme}")).await;
            let missing = hidden(&browser, &WHOLE_SCREEN, &scrolling).await;
            assert!(missing.is_empty(), "{rules} at {width} x {height}: {missing:#?}");
            let sizes = "return [...document.querySelectorAll('dialog[open] .sheet')].map((one) =>
                one.querySelector('.picture svg').getBoundingClientRect().width)";
            let sizes: Vec<f64> = browser.ask(sizes, vec![]).await;
            let largest = sizes.iter().skip(1).fold(0.0, |most: f64, size| most.max(*size));
            assert!(sizes[0] > largest * 1.1, "{rules} at {width}: {sizes:?}");
        }
        assert_shown(&browser, &record.to_string()).await;
        browser.quit().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_end_of_kingdomino_for_two_fits_one_screen() {
    assert_fits("k2", 1, &["light", "dark"]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_end_of_queendomino_fits_one_screen() {
    assert_fits("q4+harmony+middle", 2, &["light"]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_end_of_a_game_of_eight_fits_one_screen() {
    assert_fits("w8", 3, &["light", "dark"]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_end_of_a_team_game_fits_one_screen() {
    assert_fits("w6t", 4, &["light"]).await;
}

/// On a phone the verdict and the actions are there without scrolling, and large enough for a thumb.
#[tokio::test(flavor = "multi_thread")]
async fn the_end_on_a_phone_has_its_actions_in_reach() {
    let house = House::open().await;
    for (rules, seed) in [("k2", 1), ("w8", 3)] {
        let record = greedy_game(rules, seed);
        let visitor = Visitor { screen: Screen::Phone, ..Visitor::of("k2", 92) };
        let browser = open_saved(&house, visitor, &over(&record, People::Last)).await;
        for (width, height) in [(390, 844), (360, 740)] {
            resize(&browser, width, height, true).await;
            browser.go("/solo").await;
            wait_until_drawn(&browser, record.rules.realm_count()).await;
            take_picture(&browser, &format!("finale-{rules}-{width}")).await;
            let needed = [
                "header button",
                ".victory",
                "#again",
                "#see-replay",
                "#share-picture",
                ".more summary",
            ];
            let missing = hidden(&browser, &needed, &["html", ".ending"]).await;
            assert!(missing.is_empty(), "{rules} at {width} x {height}: {missing:#?}");
            let small = "return [...document.querySelectorAll('dialog[open] .actions > .button, .more summary')]
                .filter((one) => one.getBoundingClientRect().height < 44).map((one) => one.id)";
            let small: Vec<String> = browser.ask(small, vec![]).await;
            assert!(small.is_empty(), "too small for a thumb: {small:?}");
            let low = "return document.querySelector('#again').getBoundingClientRect().top > innerHeight / 2";
            assert!(browser.ask::<bool>(low, vec![]).await, "the actions are far from the thumb");
            let wide = "const hall = document.querySelector('.hall');
                return hall.scrollWidth > hall.clientWidth";
            assert!(!browser.ask::<bool>(wide, vec![]).await, "the stage scrolls sideways");
        }
        browser.quit().await;
    }
}

/// Another kingdom changes places with the framed one, and shows what its points are for.
#[tokio::test(flavor = "multi_thread")]
async fn any_kingdom_can_be_put_into_the_frame() {
    let house = House::open().await;
    let record = greedy_game("k4", 5);
    let browser = open_saved(&house, Visitor::of("k2", 93), &over(&record, People::Last)).await;
    browser.go("/solo").await;
    wait_until_drawn(&browser, 4).await;
    let fingers = Fingers::of(&browser, Device::Mouse, 93);
    let shown =
        "[...document.querySelectorAll('.sheet')].findIndex((one) => one.matches('.shown'))";
    for at in [3, 0, 2] {
        // Whoever won is in the frame already.
        if !browser.ask::<bool>(&format!("return {shown} === {at}"), vec![]).await {
            fingers.press(".sheet .look", at).await;
        }
        let _: bool = browser.until(&format!("{shown} === {at}")).await;
        let _: bool = browser
            .until(
                "(() => {
                   const numbers = [...document.querySelectorAll('.items b')].map((one) => Number(one.textContent));
                   const result = document.querySelector('.shown .result').textContent;
                   const sum = numbers.reduce((sum, one) => sum + one, 0);
                   return document.querySelectorAll('.items').length === 1 && result.endsWith(` ${sum} points`);
                 })()",
            )
            .await;
    }
    browser.quit().await;
}

/// Keeps what the page would save as a file, and the page from saving it.
const CATCH_FILES: &str = "
    window.caught = null;
    const { createObjectURL } = URL;
    URL.createObjectURL = (blob) => {
      if (blob.type === 'image/png') {
        blob.arrayBuffer().then((buffer) => {
          const bytes = new DataView(buffer);
          window.caught = {
            signature: bytes.getUint32(0), width: bytes.getUint32(16), height: bytes.getUint32(20),
            length: buffer.byteLength, name: null,
          };
          const parts = []; new Uint8Array(buffer).forEach((byte) => parts.push(String.fromCharCode(byte)));
          window.caughtBytes = btoa(parts.join(''));
        });
      }
      return createObjectURL.call(URL, blob);
    };
    const { click } = HTMLAnchorElement.prototype;
    HTMLAnchorElement.prototype.click = function () {
      if (this.download) window.saved = this.download; else click.call(this);
    };
    Object.defineProperty(navigator, 'canShare', { value: undefined, configurable: true });
    delete Navigator.prototype.canShare; delete navigator.canShare;";

#[derive(Debug, Deserialize)]
struct Caught {
    signature: u32,
    width: u32,
    height: u32,
    length: u32,
}

/// The picture is made on the device: the server and the network are gone by then.
#[tokio::test(flavor = "multi_thread")]
async fn the_picture_of_a_game_is_a_png_made_without_a_network() {
    for (rules, seed, theme) in [("k3+harmony", 6, "light"), ("w8", 3, "dark"), ("q2", 7, "light")]
    {
        let mut house = House::open().await;
        let record = greedy_game(rules, seed);
        let visitor = Visitor { theme, ..Visitor::of("k2", 94) };
        let browser = open_saved(&house, visitor, &over(&record, People::All)).await;
        browser.before_each_page(CATCH_FILES).await;
        browser.go("/solo").await;
        wait_until_drawn(&browser, record.rules.realm_count()).await;
        browser.set_offline(true).await;
        house.stop_server().await;
        Fingers::of(&browser, Device::Mouse, 94).press("#share-picture", 0).await;
        let _: bool = browser.until("!!window.caughtBytes").await;
        let caught: Caught = browser.ask("return window.caught", vec![]).await;
        assert_eq!(caught.signature, 0x8950_4E47, "not a PNG");
        assert_eq!((caught.width, caught.height), (1_600, 1_000));
        assert!(caught.length > 200_000, "an empty picture has few bytes: {caught:?}");
        let name: String = browser.until("window.saved").await;
        let is_png = std::path::Path::new(&name).extension().is_some_and(|kind| kind == "png");
        assert!(name.starts_with("crownlands-") && is_png, "{name}");
        let bytes: String = browser.ask("return window.caughtBytes", vec![]).await;
        let to =
            Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("poster-{rules}-{theme}.base64"));
        std::fs::write(to, bytes).expect("a file");
        browser.driver.quit().await.expect("the browser quits");
    }
}

/// Notes every scrap of confetti and every count-up that ever appears.
const WATCH: &str = "
    window.most = 0; window.counted = false;
    document.addEventListener('DOMContentLoaded', () => new MutationObserver(() => {
      window.most = Math.max(window.most, document.querySelectorAll('.scrap').length);
      window.counted ||= !!document.querySelector('.count-up');
    }).observe(document.body, { childList: true, subtree: true }));";

async fn play_last_move(browser: &Browser) {
    browser.before_each_page(WATCH).await;
    browser.go("/solo").await;
    let mut fingers = Fingers::of(browser, Device::Mouse, 95);
    let look = crate::look::Look::next(browser, None).await;
    assert!(!look.ended, "the last move is still to come");
    assert!(fingers.play_once().await);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_count_up_runs_and_any_click_or_key_skips_it() {
    let house = House::open().await;
    let record = greedy_game("k2", 1);
    for by_key in [false, true] {
        let visitor = Visitor { motion: "full", ..Visitor::of("k2", 95) };
        let solo = before_the_last_move(&record, People::All);
        let browser = open_saved(&house, visitor, &solo).await;
        play_last_move(&browser).await;
        let total = "Number(document.querySelector('.count-up .sum')?.textContent)";
        let _: bool = browser.until(&format!("{total} > 3")).await;
        browser.wait_for(".glint").await;
        take_picture(&browser, "finale-count-up").await;
        let fingers = Fingers::of(&browser, Device::Mouse, 95);
        if by_key {
            fingers.type_keys("x").await;
        } else {
            fingers.press(".count-up .tally", 0).await;
        }
        browser.wait_for("#again").await;
        let gone: bool = browser.ask("return !document.querySelector('.count-up')", vec![]).await;
        assert!(gone);
        // Whoever wins sits here: paper falls, takes no clicks, and is swept away by itself.
        let _: bool = browser.until("window.most > 0").await;
        take_picture(&browser, "finale-confetti").await;
        let through: bool = browser
            .ask("return getComputedStyle(document.querySelector('.confetti') ?? document.body).pointerEvents === 'none' || !document.querySelector('.confetti')", vec![])
            .await;
        assert!(through, "confetti takes clicks");
        let _: bool = browser.until("!document.querySelector('.scrap')").await;
        let most: u32 = browser.ask("return window.most", vec![]).await;
        assert!((20..=60).contains(&most), "{most} scraps");
        browser.quit().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_falls_or_is_counted_with_motion_off() {
    let house = House::open().await;
    let solo = before_the_last_move(&greedy_game("k2", 1), People::All);
    let browser = open_saved(&house, Visitor::of("k2", 96), &solo).await;
    play_last_move(&browser).await;
    wait_until_drawn(&browser, 2).await;
    let moved: (u32, bool) = browser.ask("return [window.most, window.counted]", vec![]).await;
    assert_eq!(moved, (0, false));
    browser.quit().await;
}

/// Paper falls only where a winner looks.
#[tokio::test(flavor = "multi_thread")]
async fn nothing_falls_for_who_loses() {
    let house = House::open().await;
    // Whoever moves last must have lost.
    let record = (1..40)
        .map(|seed| greedy_game("k2", seed))
        .find(|record| {
            let solo = over(record, People::Last);
            let person = solo.people().next().expect("a person");
            let position = record.replay().last().expect("positions").expect("it replays");
            let outcome = position.outcome().expect("it is over");
            outcome.winners().all(|winner| winner != record.rules.realm_of(person))
        })
        .expect("some game is lost by whoever moves last");
    let visitor = Visitor { motion: "full", ..Visitor::of("k2", 97) };
    let solo = before_the_last_move(&record, People::Last);
    let browser = open_saved(&house, visitor, &solo).await;
    play_last_move(&browser).await;
    browser.wait_for("dialog[open] #skip").await;
    Fingers::of(&browser, Device::Mouse, 97).press("#skip", 0).await;
    wait_until_drawn(&browser, 2).await;
    assert_eq!(browser.ask::<u32>("return window.most", vec![]).await, 0);
    browser.quit().await;
}
