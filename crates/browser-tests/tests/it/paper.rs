//! The scoring pad on paper: what the page prints after a game, and for kingdoms from a tabletop.

use std::path::Path;

use rules::{Record, Sketch};
use serde_json::json;
use view::scoring_pad::{Owner, ScoringPad};

use crate::browser::{Browser, Visitor};
use crate::fingers::{Device, Fingers};
use crate::programs::House;
use crate::shelf::open_replay;

/// Stands in for the print dialog, which would block the page, and counts how often it was asked for.
const COUNT_PRINTS: &str = "window.printed = 0; window.print = () => { window.printed += 1; };";

/// The numbers on the pad, by kingdom, up to the total.
const NUMBERS: &str = "return [...document.querySelectorAll('.paper .pad tbody tr')].map((row) => {
    const cells = [...row.querySelectorAll('td')];
    return cells.slice(0, cells.findIndex((cell) => cell.className === 'sum') + 1)
        .map((cell) => Number(cell.textContent));
});";

/// What can be seen of the page: the outermost visible elements of the body, and their words.
const VISIBLE: &str = "const shown = [...document.body.children]
        .filter((one) => one.getBoundingClientRect().height > 0);
    return [String(shown.length), shown.map((one) => one.innerText).join(' ')];";

fn numbers(pad: &ScoringPad) -> Vec<Vec<u16>> {
    pad.rows.iter().map(|row| [&row.points[..], &[row.total]].concat()).collect()
}

/// Asserts that paper shows nothing but this pad, on white, and that a PDF can be made of it.
async fn assert_printed(browser: &Browser, pad: &ScoringPad, picture: &str) {
    let shown: Vec<Vec<u16>> = browser.ask(NUMBERS, vec![]).await;
    assert_eq!(shown, numbers(pad));
    let on_screen: bool =
        browser.ask("return document.querySelector('.paper').checkVisibility()", vec![]).await;
    assert!(!on_screen, "the paper is only for printing");
    browser.command("Emulation.setEmulatedMedia", json!({ "media": "print" })).await;
    let (count, words): (String, String) = browser.ask(VISIBLE, vec![]).await;
    assert_eq!(count, "1", "{words}");
    for name in pad.names() {
        assert!(words.contains(&name), "{name}: {words}");
    }
    let ground: String =
        browser.ask("return getComputedStyle(document.body).backgroundColor", vec![]).await;
    assert_eq!(ground, "rgb(255, 255, 255)");
    let wide: bool = browser
        .ask(
            "const pad = document.querySelector('.paper .pad').getBoundingClientRect();
             return pad.right <= window.innerWidth",
            vec![],
        )
        .await;
    assert!(wide, "the pad is wider than the paper");
    let to = Path::new(env!("CARGO_TARGET_TMPDIR")).join(picture);
    browser.driver.screenshot(&to).await.expect("a screenshot");
    browser.command("Emulation.setEmulatedMedia", json!({ "media": "" })).await;
    let pdf = browser.command("Page.printToPDF", json!({ "printBackground": false })).await;
    let pdf = pdf["data"].as_str().expect("a PDF");
    assert!(pdf.starts_with("JVBERi0"), "not a PDF");
    std::fs::write(to.with_extension("pdf.base64"), pdf).expect("a file");
}

async fn press_print(fingers: &Fingers<'_>) {
    fingers.browser.wait_for("#print-pad").await;
    fingers.press("#print-pad", 0).await;
    let _: bool = fingers.browser.until("window.printed === 1").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_replayed_game_prints_its_scoring_pad() {
    const RECORD: &str = include_str!("../../../../examples/queendomino.record");
    let record: Record = RECORD.parse().expect("an example");
    let last = record.replay().last().expect("positions").expect("a recorded game replays");
    let house = House::open().await;
    let visitor = Visitor { theme: "dark", ..Visitor::of("q2", 61) };
    let browser = Browser::open(&house, visitor).await;
    browser.before_each_page(COUNT_PRINTS).await;
    open_replay(&browser, RECORD).await;
    let fingers = Fingers::of(&browser, Device::Mouse, 61);
    let early: bool = browser.ask("return !document.querySelector('#print-pad')", vec![]).await;
    assert!(early, "there is no pad before the end");
    fingers.press("#last", 0).await;
    press_print(&fingers).await;
    let owner = |realm: rules::Realm| Owner {
        members: vec![["Ada", "Ben"][realm.index()].to_owned()],
        house: realm.index(),
    };
    let pad = ScoringPad::of_game(&last, owner).expect("the end");
    assert_printed(&browser, &pad, "pad-of-a-game.png").await;
    browser.quit().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_familys_kingdoms_print_their_scoring_pad() {
    let texts = [
        "rules q4+harmony\ncoins 7\n\nW1 W. CC L2\nF. .. .. L.",
        "rules q4+harmony\ncoins 3\nknights 2\n\nF1 F. CC W1\nF1 .. .. W.",
        "rules q4+harmony\ntowers 1\nqueen\n\nG2 G. CC Ta\nM1 .. .. T.\n\na bakery",
    ];
    let names = ["Ann", "Bob", "Cleopatra of Alexandria"];
    let house = House::open().await;
    let browser = Browser::open(&house, Visitor::of("k2", 62)).await;
    browser.before_each_page(COUNT_PRINTS).await;
    let fingers = Fingers::of(&browser, Device::Mouse, 62);
    browser.go("/editor").await;
    browser.wait_for("#notation").await;
    let write = "const field = document.querySelector(arguments[0]);
        field.value = arguments[1];
        field.dispatchEvent(new Event('change', { bubbles: true }));";
    for (number, (text, name)) in texts.into_iter().zip(names).enumerate() {
        if number > 0 {
            fingers.press("#add-kingdom", 0).await;
        }
        for (field, value) in [("#notation", text), ("#kingdom-name", name)] {
            let _: Option<bool> = browser.ask(write, vec![json!(field), json!(value)]).await;
        }
    }
    press_print(&fingers).await;
    let sketches: Vec<Sketch> = texts.map(|text| text.parse().expect("a kingdom")).into();
    let pad = ScoringPad::of_kingdoms(names.map(str::to_owned).into_iter().zip(&sketches));
    assert_printed(&browser, &pad.expect("three kingdoms"), "pad-of-a-table.png").await;
    browser.quit().await;
}
