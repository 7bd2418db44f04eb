//! A browser with its own profile.

use std::path::Path;

use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use thirtyfour::{ChromiumLikeCapabilities, DesiredCapabilities, WebDriver};

use crate::programs::{House, PATIENCE};

/// A visitor's settings, screen and random seed.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Visitor {
    /// This and the next four are stored under `crownlands.settings` before the first visit.
    pub(crate) rules: &'static str,
    pub(crate) level: &'static str,
    pub(crate) name: &'static str,
    pub(crate) theme: &'static str,
    /// Animations: off unless a test is about them, so that tests need not wait for them.
    pub(crate) motion: &'static str,
    /// Seeds all randomness on the page.
    pub(crate) seed: u32,
    pub(crate) screen: Screen,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Screen {
    Desktop,
    Phone,
}

impl Visitor {
    /// A visitor who plays these rules against the fastest bots.
    pub(crate) fn of(rules: &'static str, seed: u32) -> Self {
        let (level, name, theme, motion) = ("page", "", "light", "off");
        Self { rules, level, name, theme, motion, seed, screen: Screen::Desktop }
    }

    fn settings(&self) -> Value {
        json!({
            "motion": self.motion, "sound": false, "language": "en", "theme": self.theme,
            "rules": self.rules, "level": self.level, "name": self.name,
        })
    }
}

/// Seeds the page's random numbers, so that a failing game fails again. Each load gets different
/// numbers, because ids made from them must not repeat those of an earlier load.
const SEEDED_RANDOM: &str = r"
let loads = 0;
try { loads = sessionStorage.loads = Number(sessionStorage.loads ?? 0) + 1; } catch {}
let state = (SEED * 1000 + loads) >>> 0;
const next = () => {
  state = (state + 0x6D2B79F5) >>> 0;
  let mixed = Math.imul(state ^ (state >>> 15), state | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return (mixed ^ (mixed >>> 14)) & 255;
};
Crypto.prototype.getRandomValues = (array) => {
  const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
  bytes.forEach((_, at) => { bytes[at] = next(); });
  return array;
};";

/// Records the page's errors, and keeps them across reloads.
const RECORD_ERRORS: &str = r"
const note = (what) => {
  try { sessionStorage.errors = `${sessionStorage.errors ?? ''}${what}\n`; } catch {}
};
const { error } = console;
console.error = (...words) => { note(words.join(' ')); error(...words); };
addEventListener('error', (event) => note(event.message));
addEventListener('unhandledrejection', (event) => note(event.reason));";

/// A browser, inspected by scripts.
pub(crate) struct Browser {
    pub(crate) driver: WebDriver,
    base: String,
}

impl Browser {
    pub(crate) async fn open(house: &House, visitor: Visitor) -> Self {
        let mut wanted = DesiredCapabilities::chrome();
        for argument in
            ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"]
        {
            wanted.add_arg(argument).expect("an argument");
        }
        match visitor.screen {
            Screen::Desktop => wanted.add_arg("--window-size=1280,800").expect("an argument"),
            Screen::Phone => {
                let metrics = json!({"width": 390, "height": 844, "pixelRatio": 2.0, "touch": true, "mobile": true});
                wanted
                    .add_experimental_option("mobileEmulation", json!({"deviceMetrics": metrics}))
                    .expect("an option");
            }
        }
        // In this workspace reqwest, which talks to the driver, is built without a TLS provider: the
        // client chooses its own. Installing one fails where another test already did, which is fine.
        let _ = rustls::crypto::ring::default_provider().install_default();
        let driver = WebDriver::new(house.driver.as_str(), wanted)
            .await
            .unwrap_or_else(|error| panic!("no Chromium: {error}: `cargo xtask test` installs it"));
        driver.set_script_timeout(PATIENCE).await.expect("a timeout");
        let browser = Self { driver, base: house.address.clone() };
        let store_settings = format!(
            "try {{ localStorage.getItem('crownlands.settings') ?? \
             localStorage.setItem('crownlands.settings', {}); }} catch {{}}",
            json!(visitor.settings().to_string())
        );
        browser.before_each_page(&store_settings).await;
        browser.before_each_page(&SEEDED_RANDOM.replace("SEED", &visitor.seed.to_string())).await;
        browser.before_each_page(RECORD_ERRORS).await;
        browser
    }

    /// Registers a script that runs before those of every page.
    pub(crate) async fn before_each_page(&self, script: &str) {
        // In a block, so that the names of several scripts do not clash.
        let source = format!("{{ {script} }}");
        self.command("Page.addScriptToEvaluateOnNewDocument", json!({ "source": source })).await;
    }

    pub(crate) async fn command(&self, name: &str, arguments: Value) -> Value {
        let done = self.driver.cdp().send_raw(name, arguments).await;
        done.unwrap_or_else(|error| panic!("{name}: {error}"))
    }

    pub(crate) async fn go(&self, path: &str) {
        let address =
            if path.starts_with("http") { path.to_owned() } else { self.base.clone() + path };
        self.driver.goto(&address).await.unwrap_or_else(|error| panic!("{address}: {error}"));
    }

    pub(crate) async fn reload(&self) {
        self.driver.refresh().await.expect("a page");
    }

    pub(crate) async fn set_offline(&self, offline: bool) {
        let conditions = json!({
            "offline": offline, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1,
        });
        self.command("Network.enable", json!({})).await;
        self.command("Network.emulateNetworkConditions", conditions).await;
    }

    /// Runs a function body and returns its result.
    pub(crate) async fn ask<T: DeserializeOwned>(&self, body: &str, arguments: Vec<Value>) -> T {
        let answer = self.driver.execute(body, arguments).await;
        let answer = answer.unwrap_or_else(|error| panic!("{body}\n{error}"));
        answer.convert().unwrap_or_else(|error| panic!("{body}\n{:?}: {error}", answer.json()))
    }

    /// Waits until the page has drawn so many frames.
    pub(crate) async fn frames(&self, count: u32) {
        let body = "const done = arguments[1];
             const draw = (left) => left ? requestAnimationFrame(() => draw(left - 1)) : done();
             draw(arguments[0]);";
        let drawn = self.driver.execute_async(body, vec![json!(count)]).await;
        drawn.unwrap_or_else(|error| panic!("{body}\n{error}"));
    }

    /// Waits until an expression is truthy, and returns its value.
    pub(crate) async fn until<T: DeserializeOwned>(&self, expression: &str) -> T {
        let body = format!(
            "const done = arguments[arguments.length - 1];
             const deadline = performance.now() + {};
             const look = () => {{
               let seen = null;
               try {{ seen = ({expression}); }} catch (error) {{ return done([String(error), null]); }}
               if (seen || performance.now() > deadline) return done([null, seen]);
               setTimeout(look, 10);
             }};
             look();",
            PATIENCE.as_millis() / 2
        );
        let answer = self.driver.execute_async(body, Vec::new()).await;
        let answer = answer.unwrap_or_else(|error| panic!("{expression}\n{error}"));
        let (trouble, seen): (Option<String>, Option<Value>) =
            answer.convert().unwrap_or((None, None));
        if let (None, Some(seen)) = (&trouble, seen.filter(|seen| *seen != json!(false)))
            && let Ok(seen) = serde_json::from_value(seen)
        {
            return seen;
        }
        let text: String = self.ask("return document.body.innerText.slice(0, 2000)", vec![]).await;
        let picture = concat!(env!("CARGO_TARGET_TMPDIR"), "/page.png");
        let taken = self.driver.screenshot(Path::new(picture)).await.is_ok();
        let picture = if taken { picture } else { "none" };
        panic!(
            "timed out waiting for: {expression}\n{trouble:?}\nthe page: {text}\na screenshot: {picture}"
        );
    }

    pub(crate) async fn wait_for(&self, selector: &str) {
        let _: bool = self.until(&format!("!!document.querySelector({})", json!(selector))).await;
    }

    /// An item of the local storage.
    pub(crate) async fn stored(&self, name: &str) -> Option<String> {
        self.ask("return localStorage.getItem(arguments[0])", vec![json!(name)]).await
    }

    /// Closes the browser, and asserts that the page logged no errors.
    pub(crate) async fn quit(self) {
        let errors: Option<String> = self.ask("return sessionStorage.errors", vec![]).await;
        assert_eq!(errors, None, "the page logged errors");
        self.driver.quit().await.expect("the browser quits");
    }
}
