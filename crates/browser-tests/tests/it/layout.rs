//! Everything that a decision needs is on the screen, at every size and for every number of players.

use rand::RngExt;
use serde_json::json;
use testkit::shuffle;

use crate::browser::{Browser, Screen, Visitor};
use crate::devices::start_game;
use crate::fingers::{Device, Fingers};
use crate::look::{Due, Look};
use crate::programs::House;

const DESKTOPS: [(u32, u32); 4] = [(1280, 800), (1440, 900), (1920, 1080), (2560, 1440)];
const PHONES: [(u32, u32); 2] = [(390, 844), (360, 740)];

/// All modes; a representative part of them in the quick run.
const MODES: [&str; 16] = [
    "k2", "k3", "k3+48", "k4", "duel", "q2", "q3", "q4", "w3", "w4", "w5", "w6", "w7", "w8", "w6t",
    "w8t",
];
const QUICK: [&str; 4] = ["duel", "q4", "w8", "w6t"];
/// Decisions of a game that the quick run looks at.
const QUICK_DECISIONS: usize = 12;

/// Whether the long tests are wanted, of which the quick run does a part.
pub(crate) fn is_long() -> bool {
    std::env::var_os("CROWNLANDS_GAMES").is_some()
}

/// What is missing on the screen, for the decision that is due.
const TROUBLES: &str = "
    const troubles = [];
    const { innerWidth: width, innerHeight: height } = window;
    const page = document.scrollingElement;
    if (page.scrollHeight > height) troubles.push(`scrolls down: ${page.scrollHeight} > ${height}`);
    if (page.scrollWidth > width) troubles.push(`scrolls sideways: ${page.scrollWidth} > ${width}`);
    const all = (selector) => [...document.querySelectorAll(selector)];
    const look = (element, name, isOn) => {
      if (arguments[1]) element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      const box = element.getBoundingClientRect();
      if (box.width < 1 || box.left < -1 || box.top < -1 || box.right > width + 1 || box.bottom > height + 1)
        return troubles.push(`${name} is outside: ${JSON.stringify(box)}`);
      const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      if (!isOn(top)) troubles.push(`${name} is covered by ${top?.outerHTML.slice(0, 120)}`);
    };
    const need = (selector, name, least) => {
      const found = all(selector);
      if (found.length < least) troubles.push(`only ${found.length} of ${name}`);
      for (const element of found) look(element, name, (top) => element === top || element.contains(top));
    };
    const due = arguments[0];
    if (due === 'Claim') need('#lines .claimed-now .slot', 'a slot', 1);
    if (due === 'Place') {
      need('#lines .placed-now .slot', 'a slot', 1);
      for (const spot of all('#mine .spot')) look(spot, 'a spot', (top) => !!top?.closest('[role=gridcell]'));
      if (!all('#mine .spot').length) troubles.push('no spots');
    }
    if (due === 'Knights') {
      for (const mark of all('#mine .taxable rect')) look(mark, 'tax', (top) => !!top?.closest('[role=gridcell]'));
      if (!all('#mine .taxable').length) troubles.push('nothing says what can be taxed');
    }
    if (due === 'Tile') {
      need('.offers .offer', 'an offer', 6);
      for (const offer of all('.offers .offer:has(.effect)')) {
        const box = offer.getBoundingClientRect();
        for (const part of offer.querySelectorAll('.effect, .price, .named b')) {
          const inner = part.getBoundingClientRect();
          if (inner.bottom > box.bottom + 1 || inner.right > box.right + 1 || inner.top < box.top - 1)
            troubles.push(`cut off: ${part.textContent}`);
        }
      }
    }
    if (due !== 'Claim') need('#mine .purse', 'the purse', 0);
    need('#do-it', 'what commits', 1);
    const cell = document.querySelector('#mine [role=gridcell]').getBoundingClientRect();
    for (const card of all('.others .drawing svg')) {
      const square = card.getBoundingClientRect().width / card.viewBox.baseVal.width * 100;
      if (square > cell.width + 1) troubles.push(`a rival's squares are larger: ${square} > ${cell.width}`);
    }
    return troubles;";

/// Sets the size of the window, and waits until the page has been laid out for it.
async fn resize(browser: &Browser, (width, height): (u32, u32), is_phone: bool) {
    let metrics =
        json!({"width": width, "height": height, "deviceScaleFactor": 1, "mobile": is_phone});
    browser.command("Emulation.setDeviceMetricsOverride", metrics).await;
    let drawn = "const done = arguments[0];
        requestAnimationFrame(() => requestAnimationFrame(() => done(innerWidth)));";
    browser.driver.execute_async(drawn, vec![]).await.expect("two frames");
}

/// Plays a game and looks at every decision in every size.
async fn assert_on_screen(house: &House, mode: &'static str, sizes: &[(u32, u32)], is_phone: bool) {
    let screen = if is_phone { Screen::Phone } else { Screen::Desktop };
    let visitor = Visitor { screen, ..Visitor::of(mode, 91) };
    let browser = Browser::open(house, visitor).await;
    let device = if is_phone { Device::Touch } else { Device::Mouse };
    let mut fingers = Fingers::of(&browser, device, 91);
    start_game(&fingers).await;
    let mut seen = Vec::new();
    while is_long() || fingers.decisions < QUICK_DECISIONS {
        let look = Look::next(&browser, fingers.seen).await;
        if look.ended {
            break;
        }
        let due = format!("{:?}", look.due());
        for &size in sizes {
            resize(&browser, size, is_phone).await;
            let troubles: Vec<String> =
                browser.ask(TROUBLES, vec![json!(due), json!(is_phone)]).await;
            assert!(troubles.is_empty(), "{mode} at {size:?}, {due}: {troubles:#?}");
        }
        seen.push(look.due());
        fingers.play_once().await;
    }
    assert!(seen.contains(&Due::Place) && seen.contains(&Due::Claim), "{mode}: {seen:?}");
    eprintln!("{mode} at {sizes:?}: {} decisions, all on the screen", seen.len());
    browser.quit().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn everything_is_on_one_desktop_screen() {
    let house = House::open().await;
    for mode in if is_long() { &MODES[..] } else { &QUICK } {
        assert_on_screen(&house, mode, &DESKTOPS, false).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_decision_can_be_made_on_a_phone_without_scrolling_the_page() {
    let house = House::open().await;
    for mode in if is_long() { &MODES[..] } else { &["q2", "w8"] } {
        assert_on_screen(&house, mode, &PHONES, true).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn two_hundred_first_taps_place_nothing() {
    let house = House::open().await;
    let visitor = Visitor { screen: Screen::Phone, ..Visitor::of("k2", 93) };
    let browser = Browser::open(&house, visitor).await;
    let mut fingers = Fingers::of(&browser, Device::Touch, 93);
    start_game(&fingers).await;
    while Look::next(&browser, fingers.seen).await.due() != Due::Place {
        assert!(fingers.play_once().await, "the game ended early");
    }
    let before = Look::at(&browser).await.steps;
    let spots = "return [...document.querySelectorAll('#mine .spot')].map((spot) => {
        const box = spot.getBoundingClientRect();
        const cell = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        return '#' + cell.id; })";
    let spots: Vec<String> = browser.ask(spots, vec![]).await;
    assert!(spots.len() > 2, "{spots:?}");
    let mut whims = shuffle::random(93);
    let mut last = usize::MAX;
    for _ in 0..200 {
        let mut at = whims.random_range(0..spots.len());
        if at == last {
            at = (at + 1) % spots.len();
        }
        fingers.press(&spots[at], 0).await;
        last = at;
    }
    assert_eq!(Look::at(&browser).await.steps, before, "a first tap placed a domino");
    fingers.press(&spots[last], 0).await;
    Look::next(&browser, Some(before)).await;
    browser.quit().await;
}

/// Sums up what shifts: by itself, and together with what answers a key or a touch at once, such as a kingdom
/// that has grown.
const WATCH_SHIFTS: &str = "
    window.shifts = [0, 0];
    window.shifted = [];
    const name = (node) => (node?.outerHTML ?? node?.parentElement?.outerHTML ?? '').slice(0, 90);
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries()) {
        if (!shift.hadRecentInput) window.shifts[0] += shift.value;
        window.shifts[1] += shift.value;
        const what = shift.sources.map((source) => name(source.node)).join(' | ');
        window.shifted.push(`${shift.value.toFixed(4)} ${shift.hadRecentInput} ${what}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });";

/// The largest sums that a game may come to.
const SHIFTS_MAX: [f64; 2] = [0.1, 0.2];

/// Plays a whole game.
async fn assert_nothing_shifts(house: &House, visitor: Visitor, device: Device) {
    let browser = Browser::open(house, visitor).await;
    browser.before_each_page(WATCH_SHIFTS).await;
    let mut fingers = Fingers::of(&browser, device, 95);
    start_game(&fingers).await;
    Look::next(&browser, None).await;
    let () = browser.ask("window.shifts = [0, 0]; window.shifted = []", vec![]).await;
    let mut shifts = [0.0; 2];
    // What the end brings lies over the table.
    while !Look::next(&browser, fingers.seen).await.ended {
        shifts = browser.ask("return window.shifts", vec![]).await;
        fingers.play_once().await;
    }
    let (rules, decisions) = (visitor.rules, fingers.decisions);
    eprintln!("{rules} by {device:?}, {decisions} decisions: shifts of {shifts:.3?}");
    let what: Vec<String> = browser.ask("return window.shifted", vec![]).await;
    let is_calm = shifts.iter().zip(SHIFTS_MAX).all(|(sum, most)| *sum <= most);
    assert!(is_calm, "{rules} by {device:?}: {shifts:?}: {what:#?}");
    browser.quit().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_shifts_during_a_game() {
    let house = House::open().await;
    assert_nothing_shifts(&house, Visitor::of("q4", 95), Device::Keys).await;
    if is_long() {
        let phone = Visitor { screen: Screen::Phone, ..Visitor::of("q2", 95) };
        assert_nothing_shifts(&house, phone, Device::Touch).await;
        let moving = Visitor { motion: "full", ..Visitor::of("w8", 95) };
        assert_nothing_shifts(&house, moving, Device::Mouse).await;
    }
}
