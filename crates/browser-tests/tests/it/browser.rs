//! A browser with a profile of its own.

use std::path::Path;

use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use thirtyfour::{ChromiumLikeCapabilities, DesiredCapabilities, WebDriver};

use crate::programs::{House, PATIENCE};

/// What somebody brings along.
#[derive(Clone, Copy)]
pub(crate) struct Visitor {
    /// What is kept under `crownlands.settings` at the first visit.
    pub(crate) rules: &'static str,
    pub(crate) level: &'static str,
    pub(crate) name: &'static str,
    pub(crate) theme: &'static str,
    /// How much moves: nothing, so that tests need not wait for it.
    pub(crate) motion: &'static str,
    /// Everything that the page draws at random follows from it.
    pub(crate) seed: u32,
    pub(crate) screen: Screen,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Screen {
    Desktop,
    Phone,
}

impl Visitor {
    /// Somebody who wants to play by these rules, against the quickest bots.
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

/// Numbers from a seed instead of the system's, so that a game that fails fails again. Every load of a
/// page has others: what it names by them must not be called like something of the load before.
const CHANCE: &str = r"
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

/// Notes what goes wrong in a page, also before it is loaded again.
const TROUBLES: &str = r"
const note = (what) => {
  try { sessionStorage.troubles = `${sessionStorage.troubles ?? ''}${what}\n`; } catch {}
};
const { error } = console;
console.error = (...words) => { note(words.join(' ')); error(...words); };
addEventListener('error', (event) => note(event.message));
addEventListener('unhandledrejection', (event) => note(event.reason));";

/// A browser; what it shows is asked by scripts.
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
        // The client brings its own TLS, so that reqwest, which talks to the driver, finds none in
        // this workspace. Whoever comes second finds one installed.
        let _ = rustls::crypto::ring::default_provider().install_default();
        let driver = WebDriver::new(house.driver.as_str(), wanted)
            .await
            .unwrap_or_else(|error| panic!("no Chromium: {error}: `cargo xtask test` installs it"));
        driver.set_script_timeout(PATIENCE).await.expect("a timeout");
        let browser = Self { driver, base: house.address.clone() };
        let keep = format!(
            "try {{ localStorage.getItem('crownlands.settings') ?? \
             localStorage.setItem('crownlands.settings', {}); }} catch {{}}",
            json!(visitor.settings().to_string())
        );
        browser.before_each_page(&keep).await;
        browser.before_each_page(&CHANCE.replace("SEED", &visitor.seed.to_string())).await;
        browser.before_each_page(TROUBLES).await;
        browser
    }

    /// Has a script run before those of every page.
    pub(crate) async fn before_each_page(&self, script: &str) {
        // In a block, so that names of several scripts do not meet.
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

    /// Runs a function's body; what it returns is read.
    pub(crate) async fn ask<T: DeserializeOwned>(&self, body: &str, arguments: Vec<Value>) -> T {
        let answer = self.driver.execute(body, arguments).await;
        let answer = answer.unwrap_or_else(|error| panic!("{body}\n{error}"));
        answer.convert().unwrap_or_else(|error| panic!("{body}\n{:?}: {error}", answer.json()))
    }

    /// Waits until an expression is something, and returns that.
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
            "this never came: {expression}\n{trouble:?}\nthe page: {text}\na picture: {picture}"
        );
    }

    /// Waits for an element.
    pub(crate) async fn wait_for(&self, selector: &str) {
        let _: bool = self.until(&format!("!!document.querySelector({})", json!(selector))).await;
    }

    /// What this browser keeps under a name.
    pub(crate) async fn kept(&self, name: &str) -> Option<String> {
        self.ask("return localStorage.getItem(arguments[0])", vec![json!(name)]).await
    }

    /// Ends it, after a visit on which nothing went wrong that people would not see.
    pub(crate) async fn quit(self) {
        let troubles: Option<String> = self.ask("return sessionStorage.troubles", vec![]).await;
        assert_eq!(troubles, None, "the page has troubles");
        self.driver.quit().await.expect("a browser that ends");
    }
}
