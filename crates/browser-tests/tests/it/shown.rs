//! What a choice would do is on the board, and said, before it is made: dominoes, taxes, buildings and the
//! dragon of a whole game of Queendomino, by touch, by keyboard and by mouse.

use rules::{Action, Record, Step};
use serde::Deserialize;

use crate::browser::{Browser, Screen, Visitor};
use crate::devices::{play_out, start_game};
use crate::fingers::{Device, Fingers};
use crate::look::{Due, Look};
use crate::programs::House;

/// What the board shows and says of a choice that has not been made yet.
#[derive(Debug, Deserialize)]
struct Shown {
    /// Coins that squares promise, such as `+3`.
    coins: Vec<String>,
    /// Town squares where a tile could stand.
    sites: usize,
    /// Dominoes, knights and buildings that are not there yet.
    ghosts: usize,
    /// Tiles that would burn.
    flames: usize,
    /// Names of tiles that are chosen.
    pressed: Vec<String>,
    /// What a screen reader is told.
    said: String,
}

impl Shown {
    /// Waits until something is chosen.
    async fn chosen(browser: &Browser) -> Self {
        let _: bool = browser.until("!!document.querySelector('#do-it:enabled')").await;
        let body = "const texts = (selector) =>
              [...document.querySelectorAll(selector)].map((one) => one.textContent);
            const count = (selector) => document.querySelectorAll(selector).length;
            return {
              coins: texts('#mine .taxable text'), sites: count('#mine .site'),
              ghosts: count('#mine .ghost:not(.refused)'), flames: count('.offer .flames'),
              pressed: texts('.offer[aria-pressed=true] b'),
              said: document.querySelector('#in-hand').textContent,
            }";
        browser.ask(body, vec![]).await
    }
}

/// The kinds of decisions with something to lay out, and what they are called.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Domino,
    Taxes,
    Building,
    Dragon,
}

const ALL: [Kind; 4] = [Kind::Domino, Kind::Taxes, Kind::Building, Kind::Dragon];

async fn kind_of(browser: &Browser, look: &Look) -> Option<Kind> {
    let is_dragon = "return document.querySelector('#prompt-words').textContent.includes('dragon')";
    match look.due() {
        Due::Place => Some(Kind::Domino),
        Due::Knights => Some(Kind::Taxes),
        Due::Tile if browser.ask(is_dragon, vec![]).await => Some(Kind::Dragon),
        Due::Tile => Some(Kind::Building),
        Due::Claim | Due::Discard => None,
    }
}

/// Asserts that the choice that is laid out is seen on the board, and said.
fn assert_shown(kind: Kind, shown: &Shown) {
    let names_tile = |tile: &String| shown.said.to_lowercase().contains(&tile.to_lowercase());
    match kind {
        Kind::Domino => {
            assert_eq!((shown.ghosts, shown.flames), (1, 0), "{shown:?}");
            assert!(shown.said.contains("fits"), "{shown:?}");
        }
        Kind::Taxes => {
            let are_coins = shown.coins.iter().all(|coins| coins.starts_with('+'));
            assert!(!shown.coins.is_empty() && are_coins, "{shown:?}");
            assert!(shown.ghosts >= 1, "no knight stands there: {shown:?}");
            assert!(shown.said.contains("knight") && shown.said.contains("coin"), "{shown:?}");
        }
        Kind::Building => {
            assert_eq!((shown.ghosts, shown.flames), (1, 0), "{shown:?}");
            assert!(shown.sites >= 1, "no town is outlined: {shown:?}");
            assert_eq!(shown.pressed.len(), 1, "{shown:?}");
            assert!(shown.pressed.iter().all(names_tile), "{shown:?}");
        }
        Kind::Dragon => {
            assert_eq!((shown.ghosts, shown.flames), (0, 1), "{shown:?}");
            assert_eq!(shown.pressed.len(), 1, "{shown:?}");
            assert!(shown.pressed.iter().all(names_tile), "{shown:?}");
        }
    }
}

/// Plays a game in which the first choice of each kind is laid out and looked at before it is made.
async fn play_looking(house: &House, device: Device, seed: u32) -> Record {
    let screen = if device == Device::Touch { Screen::Phone } else { Screen::Desktop };
    let browser = Browser::open(house, Visitor { screen, ..Visitor::of("q2", seed) }).await;
    let mut fingers = Fingers::of(&browser, device, seed.into());
    start_game(&fingers).await;
    let mut met = Vec::new();
    while met.len() < ALL.len() {
        let look = Look::next(&browser, fingers.seen).await;
        assert!(!look.ended, "never asked: {met:?} of {ALL:?}");
        match kind_of(&browser, &look).await.filter(|kind| !met.contains(kind)) {
            Some(kind) => {
                fingers.lay_out(&look).await;
                assert_shown(kind, &Shown::chosen(&browser).await);
                assert_eq!(Look::at(&browser).await.steps, look.steps, "{kind:?} is made already");
                fingers.commit(&look).await;
                met.push(kind);
            }
            None => assert!(fingers.play_once().await),
        }
    }
    let record = play_out(&mut fingers).await;
    browser.quit().await;
    record
}

async fn assert_all_is_shown(device: Device, seed: u32) {
    let house = House::open().await;
    let record = play_looking(&house, device, seed).await;
    let acted = |is_it: fn(&Action) -> bool| {
        record.steps.iter().any(|step| matches!(step, Step::Act(action) if is_it(action)))
    };
    assert!(acted(|action| matches!(action, Action::Tax(_))), "nobody taxed");
    assert!(acted(|action| matches!(action, Action::Build { .. })), "nobody built");
    assert!(acted(|action| matches!(action, Action::Bribe(_))), "nobody sent the dragon");
}

#[tokio::test(flavor = "multi_thread")]
async fn queendomino_by_touch_shows_each_choice_before_it_is_made() {
    assert_all_is_shown(Device::Touch, 101).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn queendomino_by_keyboard_shows_each_choice_before_it_is_made() {
    assert_all_is_shown(Device::Keys, 102).await;
}
