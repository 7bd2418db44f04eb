//! Players who act on what they see: with a mouse, on a touch screen, or by keyboard alone.

use std::time::Duration;

use rand::RngExt;
use serde::Deserialize;
use serde_json::json;
use testkit::shuffle::{self, Random};
use thirtyfour::action_chain::ActionChain;
use thirtyfour::{Key, TypingData};

use crate::browser::Browser;
use crate::look::{Due, Look};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Device {
    Mouse,
    Touch,
    Keys,
}

/// A player at a browser, whose random choices follow from a seed.
pub(crate) struct Fingers<'a> {
    pub(crate) browser: &'a Browser,
    device: Device,
    whims: Random,
    /// How many decisions it has made.
    pub(crate) decisions: usize,
    /// Steps of the game at its last decision.
    pub(crate) seen: Option<usize>,
}

const CELLS: &str = ".cells [role=gridcell]";
/// The cell under the cursor.
const CURSOR: &str = ".cells [role=gridcell][tabindex='0']";
const NEXT_SPOT: &str = ".prompt [aria-keyshortcuts=N]";

/// The middle of an element.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq)]
struct Point {
    x: f64,
    y: f64,
}

impl<'a> Fingers<'a> {
    pub(crate) fn of(browser: &'a Browser, device: Device, seed: u64) -> Self {
        Self { browser, device, whims: shuffle::random(seed), decisions: 0, seen: None }
    }

    /// Plays until the final sheet is open.
    pub(crate) async fn play(&mut self) {
        while self.play_once().await {}
    }

    /// Waits for a decision and makes it; returns false if the game has ended instead.
    pub(crate) async fn play_once(&mut self) -> bool {
        let look = Look::next(self.browser, self.seen).await;
        if look.ended {
            return false;
        }
        let sideways = "return document.scrollingElement.scrollWidth > window.innerWidth";
        let sideways: bool = self.browser.ask(sideways, vec![]).await;
        assert!(!sideways, "the page scrolls sideways: {look:?}");
        self.decide(&look).await;
        self.seen = Some(look.steps);
        self.decisions += 1;
        true
    }

    /// Forgets the steps seen so far, after a reload or the start of a game.
    pub(crate) fn forget(&mut self) {
        self.seen = None;
    }

    async fn decide(&mut self, look: &Look) {
        match (look.due(), self.device) {
            (Due::Claim, Device::Keys) => self.claim_by_key().await,
            (Due::Claim, _) => {
                let at = self.whims.random_range(0..look.claims);
                self.press("#lines button.slot", at).await;
                if self.device == Device::Touch {
                    let steps = Look::at(self.browser).await.steps;
                    assert_eq!(steps, look.steps, "a first tap only previews");
                    self.press("#lines button.slot", at).await;
                }
            }
            (Due::Place, Device::Mouse) => self.place_by_mouse().await,
            (Due::Place, Device::Touch) => self.place_by_touch().await,
            (Due::Place, Device::Keys) => self.place_by_keys().await,
            (Due::Discard, Device::Keys) => self.type_keys("d").await,
            (Due::Discard, _) => self.press("#do-it", 0).await,
            (Due::Tile | Due::Knights, Device::Keys) => self.choose_by_keys().await,
            (Due::Tile, _) => {
                if self.whims.random_ratio(1, 5) {
                    return self.press("#do-without", 0).await;
                }
                let at = self.whims.random_range(0..look.offers);
                self.press("button.offer", at).await;
                self.press_when_ready().await;
            }
            (Due::Knights, _) => {
                if self.whims.random_ratio(1, 5) {
                    return self.press("#do-without", 0).await;
                }
                self.press(CURSOR, 0).await;
                self.press_when_ready().await;
            }
        }
    }

    /// Chooses something without making the choice: a spot for the domino, knights or a tile.
    pub(crate) async fn lay_out(&mut self, look: &Look) {
        match (look.due(), self.device) {
            (Due::Place, Device::Keys | Device::Mouse) | (_, Device::Keys) => {
                self.type_keys("n").await;
            }
            (Due::Place, Device::Touch) => self.press(NEXT_SPOT, 0).await,
            (Due::Tile, _) => self.press("button.offer", 0).await,
            (Due::Knights, _) => self.press(CURSOR, 0).await,
            (Due::Claim | Due::Discard, _) => panic!("nothing to lay out: {look:?}"),
        }
    }

    /// Makes the choice that is laid out.
    pub(crate) async fn commit(&mut self, look: &Look) {
        match self.device {
            Device::Keys => self.type_keys(Key::Enter).await,
            Device::Mouse | Device::Touch => self.press_when_ready().await,
        }
        self.seen = Some(look.steps);
        self.decisions += 1;
    }

    async fn press_when_ready(&mut self) {
        self.browser.wait_for("#do-it:enabled").await;
        self.press("#do-it", 0).await;
    }

    /// Hovers over cells until the domino fits, sometimes turns it, and clicks.
    async fn place_by_mouse(&mut self) {
        for _ in 0..6 {
            let cells: usize = self.count(CELLS).await;
            let at = self.whims.random_range(0..cells);
            let point = self.find(CELLS, at).await;
            self.move_mouse(point).await;
            assert_eq!(self.find(CELLS, at).await, point, "the kingdom moves under the mouse");
            let look = Look::at(self.browser).await;
            if !look.ready {
                assert!(!look.preview.is_empty(), "no reason why it does not fit: {look:?}");
                continue;
            }
            if self.whims.random_bool(0.5) {
                let chain = self.chain_without_delay();
                chain.context_click().perform().await.expect("a right-click");
            }
            assert!(Look::at(self.browser).await.ready, "turning lost the spot");
            return self.press(CELLS, at).await;
        }
        for _ in 0..self.whims.random_range(1..4) {
            self.press(NEXT_SPOT, 0).await;
        }
        self.press(CURSOR, 0).await;
    }

    /// Taps a cell to preview, and again to place; the chevrons find a spot if none of the cells fits.
    async fn place_by_touch(&mut self) {
        for _ in 0..3 {
            let cells: usize = self.count(CELLS).await;
            let at = self.whims.random_range(0..cells);
            let before = Look::at(self.browser).await;
            self.press(CELLS, at).await;
            let look = Look::at(self.browser).await;
            assert_eq!(look.steps, before.steps, "a first tap only previews");
            if look.ready {
                return self.press(CELLS, at).await;
            }
            assert!(!look.preview.is_empty(), "no reason why it does not fit: {look:?}");
        }
        for _ in 0..self.whims.random_range(1..4) {
            self.press(NEXT_SPOT, 0).await;
        }
        self.press_when_ready().await;
    }

    async fn claim_by_key(&mut self) {
        let script = "return [...document.querySelectorAll('#lines button.slot')]
            .map((slot) => slot.getAttribute('aria-keyshortcuts'))";
        let keys: Vec<String> = self.browser.ask(script, vec![]).await;
        let key = &keys[self.whims.random_range(0..keys.len())];
        self.type_keys(key).await;
    }

    async fn place_by_keys(&mut self) {
        for _ in 0..self.whims.random_range(0..4) {
            let key: TypingData = match self.whims.random_range(0..6) {
                0 => Key::Up.into(),
                1 => Key::Down.into(),
                2 => Key::Left.into(),
                3 => Key::Right.into(),
                4 => "r".into(),
                _ => "n".into(),
            };
            self.type_keys(key).await;
        }
        if !Look::at(self.browser).await.ready {
            self.type_keys("n").await;
        }
        self.type_keys(Key::Enter).await;
    }

    async fn choose_by_keys(&mut self) {
        self.type_keys("n").await;
        let ready = Look::at(self.browser).await.ready;
        self.type_keys(if ready { Key::Enter.into() } else { TypingData::from("p") }).await;
    }

    pub(crate) async fn type_keys(&self, keys: impl Into<TypingData>) {
        let chain = self.chain_without_delay();
        chain.send_keys(keys).perform().await.expect("a key");
    }

    /// Presses Tab until an element has focus.
    pub(crate) async fn tab_to(&self, selector: &str) {
        for _ in 0..40 {
            self.type_keys(Key::Tab).await;
            let script = "return !!document.activeElement?.matches(arguments[0])";
            if self.browser.ask(script, vec![json!(selector)]).await {
                return;
            }
        }
        panic!("Tab never reaches {selector}");
    }

    /// Clicks or taps one of the matching elements, which must not be covered. What is in the table's
    /// menu is looked for there.
    pub(crate) async fn press(&self, selector: &str, at: usize) {
        let is_in_menu = "const menu = document.querySelector('#table-menu:not(.open)');
            const element = document.querySelectorAll(arguments[0])[arguments[1]];
            return !!menu?.contains(element) && !element.closest('dialog')";
        if self.browser.ask(is_in_menu, vec![json!(selector), json!(at)]).await {
            let more = self.find("#more", 0).await;
            self.press_point(more).await;
            self.browser.wait_for("#table-menu.open").await;
        }
        let point = self.find(selector, at).await;
        self.press_point(point).await;
    }

    async fn press_point(&self, point: Point) {
        match self.device {
            Device::Touch => {
                let finger = json!([{"x": point.x, "y": point.y}]);
                let touch = "Input.dispatchTouchEvent";
                let down = json!({"type": "touchStart", "touchPoints": finger});
                self.browser.command(touch, down).await;
                let up = json!({"type": "touchEnd", "touchPoints": []});
                self.browser.command(touch, up).await;
            }
            Device::Mouse | Device::Keys => {
                self.move_mouse(point).await;
                let chain = self.chain_without_delay();
                chain.click().perform().await.expect("a click");
            }
        }
    }

    /// Rests the mouse on an element, which must not be covered.
    pub(crate) async fn hover(&self, selector: &str) {
        self.move_mouse(self.find(selector, 0).await).await;
    }

    /// An action chain without the usual delays.
    fn chain_without_delay(&self) -> ActionChain {
        let none = Some(Duration::ZERO);
        self.browser.driver.action_chain_with_delay(none, none)
    }

    async fn move_mouse(&self, point: Point) {
        let chain = self.chain_without_delay();
        let moved = chain.move_to(point.x as i64, point.y as i64).perform().await;
        moved.expect("the mouse moves");
    }

    async fn count(&self, selector: &str) -> usize {
        self.browser
            .ask("return document.querySelectorAll(arguments[0]).length", vec![json!(selector)])
            .await
    }

    /// Scrolls to one of the matching elements and returns its middle.
    async fn find(&self, selector: &str, at: usize) -> Point {
        let script = r"
            const element = document.querySelectorAll(arguments[0])[arguments[1]];
            if (!element) return { Err: 'does not exist' };
            element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
            const box = element.getBoundingClientRect();
            const [x, y] = [Math.floor(box.x + box.width / 2), Math.floor(box.y + box.height / 2)];
            const top = document.elementFromPoint(x, y);
            if (element === top || element.contains(top)) return { Ok: { x, y } };
            return { Err: `is covered at ${x}, ${y} by ${top?.outerHTML.slice(0, 200)}` };";
        let found: Result<Point, String> =
            self.browser.ask(script, vec![json!(selector), json!(at)]).await;
        found.unwrap_or_else(|trouble| panic!("{selector} number {at} {trouble}"))
    }
}
