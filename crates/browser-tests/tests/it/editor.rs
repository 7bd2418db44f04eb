//! The kingdom editor: what a pointer presses is the square that it sees.

use serde_json::json;

use crate::browser::{Browser, Screen, Visitor};
use crate::fingers::{Device, Fingers};
use crate::programs::House;

/// How far a square's button is from the square in the drawing, in pixels.
const ASIDE: &str = "
    const [column, row, width] = arguments;
    const drawing = document.querySelector('.easel .drawing svg').getBoundingClientRect();
    const button = document.querySelector(`#square-${column}-${row}`).getBoundingClientRect();
    const scale = drawing.width / (width * 100 + 12);
    return Math.max(
      Math.abs(button.left - drawing.left - (6 + column * 100) * scale),
      Math.abs(button.top - drawing.top - (6 + row * 100) * scale),
      Math.abs(button.width - 100 * scale),
      Math.abs(button.height - 100 * scale),
    );";

#[tokio::test(flavor = "multi_thread")]
async fn a_kingdom_is_painted_where_the_pointer_presses() {
    let house = House::open().await;
    for (screen, device) in [(Screen::Desktop, Device::Mouse), (Screen::Phone, Device::Touch)] {
        let browser = Browser::open(&house, Visitor { screen, ..Visitor::of("k2", 111) }).await;
        browser.go("/editor").await;
        browser.wait_for("#square-4-4").await;
        let fingers = Fingers::of(&browser, device, 111);
        for (column, row) in [(0, 0), (2, 1), (4, 4)] {
            let place = vec![json!(column), json!(row), json!(5)];
            let aside: f64 = browser.ask(ASIDE, place).await;
            assert!(aside < 2.0, "the button of {column}, {row} is {aside} px aside");
            let square = format!("#square-{column}-{row}");
            fingers.press(&square, 0).await;
            let label = format!("document.querySelector('{square}').ariaLabel");
            let _: bool = browser.until(&format!("{label}.includes('wheat')")).await;
        }
        browser.quit().await;
    }
}
