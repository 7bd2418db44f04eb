//! Pieces travel if animations are on, and only then.

use crate::browser::{Browser, Visitor};
use crate::devices::start_game;
use crate::fingers::{Device, Fingers};
use crate::look::{Due, Look};
use crate::programs::House;

/// Records every piece that starts to travel, and presses a key soon after, which ends all flights. This
/// runs in the page, so that a slow machine cannot delay the key.
const WATCH_PIECES: &str = r"
    window.flown = [];
    window.left = [];
    const { play } = Animation.prototype;
    Animation.prototype.play = function () {
      play.call(this);
      const piece = this.effect?.target;
      if (!piece?.matches('.flight')) return;
      const moves = document.getAnimations().includes(this);
      window.flown.push({ moves, placed: !!piece.querySelector('.placed') });
      setTimeout(() => {
        dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' }));
        window.left.push(document.querySelectorAll('.flight, [data-landing]').length);
      }, 50);
    };";

/// Starts a game and plays until a domino has been placed.
async fn place_one(browser: &Browser) {
    browser.before_each_page(WATCH_PIECES).await;
    let mut fingers = Fingers::of(browser, Device::Mouse, 61);
    start_game(&fingers).await;
    loop {
        let due = Look::next(browser, fingers.seen).await.due();
        assert!(fingers.play_once().await, "the game ended early");
        if due == Due::Place {
            break;
        }
    }
    // Wait until the page shows the bots' reply as well.
    Look::next(browser, fingers.seen).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_placed_domino_travels_until_a_key_is_pressed() {
    let house = House::open().await;
    let browser = Browser::open(&house, Visitor { motion: "full", ..Visitor::of("k2", 61) }).await;
    place_one(&browser).await;
    let _: bool = browser.until("window.flown.some((piece) => piece.placed)").await;
    let _: bool = browser.until("window.left.length > 0").await;
    let all_move: bool = browser.ask("return flown.every((piece) => piece.moves)", vec![]).await;
    assert!(all_move, "a flight has no running animation");
    let left: Vec<u32> = browser.ask("return window.left", vec![]).await;
    assert_eq!(left.iter().max(), Some(&0), "pieces still travel after a key press: {left:?}");
    browser.quit().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_travels_with_motion_off() {
    let house = House::open().await;
    let browser = Browser::open(&house, Visitor::of("k2", 61)).await;
    place_one(&browser).await;
    let moving: usize = browser.ask("return document.getAnimations().length", vec![]).await;
    let flown: usize = browser.ask("return window.flown.length", vec![]).await;
    assert_eq!((moving, flown), (0, 0));
    browser.quit().await;
}
