//! How soon the page can be used.
//!
//! Other programs on the machine only ever add time, so that the best of a few attempts counts.

use serde_json::json;

use crate::browser::{Browser, Visitor};
use crate::programs::House;

/// Something to click on the first visit comes within this time.
const FIRST_CLICK_MS: f64 = 2_000.0;

const ATTEMPTS: usize = 5;

/// Notes when the button is drawn and nothing lies over it.
const WATCH_BUTTON: &str = "
    const look = () => {
      const button = document.querySelector('#play-now');
      const box = button?.getBoundingClientRect();
      const top = box && document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      if (top && button.contains(top)) window.clickableAfter = performance.now();
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);";

#[tokio::test(flavor = "multi_thread")]
async fn something_to_click_at_once_on_a_slow_device() {
    let house = House::open_alone().await;
    let mut best = f64::INFINITY;
    for _ in 0..ATTEMPTS {
        // A fresh profile each time: nothing is kept from the visit before.
        let browser = Browser::open(&house, Visitor::of("k2", 41)).await;
        browser.before_each_page(WATCH_BUTTON).await;
        browser.command("Emulation.setCPUThrottlingRate", json!({"rate": 4})).await;
        browser.go("/").await;
        best = best.min(browser.until("window.clickableAfter").await);
        browser.quit().await;
        if best < FIRST_CLICK_MS {
            eprintln!("the first visit has something to click after {best:.0} ms");
            return;
        }
    }
    panic!("a first visit has nothing to click before {best:.0} ms");
}
