//! The tools beside the table: playing on from a replay, and comparing kingdoms from a tabletop.

use rules::{Record, Sketch};
use serde_json::json;
use view::scoring_pad::ScoringPad;

use crate::browser::{Browser, Visitor};
use crate::fingers::{Device, Fingers};
use crate::programs::House;
use crate::verdict::assert_solo_shown;

const RECORD: &str = include_str!("../../../../examples/sealed.record");

/// Pastes a record and opens its replay.
pub(crate) async fn open_replay(browser: &Browser, record: &str) {
    browser.go("/replay").await;
    browser.wait_for("#record").await;
    let paste = "const field = document.querySelector('#record');
        field.value = arguments[0];
        field.dispatchEvent(new Event('input', { bubbles: true }));";
    let _: Option<bool> = browser.ask(paste, vec![json!(record)]).await;
    browser.wait_for("#show-record:not([disabled])").await;
    Fingers::of(browser, Device::Mouse, 0).press("#show-record", 0).await;
    browser.wait_for("#reel").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_replay_can_be_played_on_from_any_step() {
    let house = House::open().await;
    let browser = Browser::open(&house, Visitor::of("k2", 6)).await;
    let record: Record = RECORD.parse().expect("an example");
    let at = record.steps.len() / 2;
    open_replay(&browser, RECORD).await;
    let mut fingers = Fingers::of(&browser, Device::Mouse, 6);
    let slide = "const reel = document.querySelector('#reel');
        reel.value = arguments[0];
        reel.dispatchEvent(new Event('input', { bubbles: true }));";
    let _: Option<bool> = browser.ask(slide, vec![json!(at)]).await;
    fingers.press("#play-on", 0).await;
    let _: bool = browser.until("location.pathname === '/solo'").await;
    fingers.play().await;
    let played = assert_solo_shown(&browser).await;
    assert_eq!(played.steps[..at], record.steps[..at]);
    assert_ne!(played.steps, record.steps);
    assert_eq!(played.tag("Given"), Some(at.to_string().as_str()));
    browser.quit().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn kingdoms_from_a_tabletop_are_compared() {
    let texts = ["W1 W. CC L2\nF. .. .. L.", "F1 F. CC W1\nF1 .. .. W."];
    let house = House::open().await;
    let browser = Browser::open(&house, Visitor::of("k2", 7)).await;
    let fingers = Fingers::of(&browser, Device::Mouse, 7);
    browser.go("/editor").await;
    browser.wait_for("#notation").await;
    let write = "const field = document.querySelector(arguments[0]);
        field.value = arguments[1];
        field.dispatchEvent(new Event('change', { bubbles: true }));";
    for (number, (text, name)) in texts.into_iter().zip(["Ann", "Bob"]).enumerate() {
        if number > 0 {
            fingers.press("#add-kingdom", 0).await;
        }
        for (field, value) in [("#notation", text), ("#kingdom-name", name)] {
            let _: Option<bool> = browser.ask(write, vec![json!(field), json!(value)]).await;
        }
    }
    let sketches: Vec<Sketch> = texts.map(|text| text.parse().expect("a kingdom")).into();
    let named = ["Ann", "Bob"].map(str::to_owned).into_iter().zip(&sketches);
    let pad = ScoringPad::of_kingdoms(named).expect("two kingdoms");
    let totals: Vec<String> = pad.rows.iter().map(|row| row.total.to_string()).collect();
    let sums = "[...document.querySelectorAll('#compared tbody tr')]
        .map((row) => row.querySelector('.sum').textContent)";
    for _ in 0..2 {
        browser.wait_for("#compared").await;
        let shown: Vec<String> = browser.until(sums).await;
        assert_eq!(shown, totals);
        let _: bool = browser
            .until("document.querySelector('#compared').innerText.includes('Bob wins')")
            .await;
        // They survive a reload.
        browser.reload().await;
    }
    browser.quit().await;
}
