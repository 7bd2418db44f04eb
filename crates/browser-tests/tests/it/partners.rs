//! Two people on a team who consult each other, while an opponent records everything they receive.

use thirtyfour::{By, Key};

use crate::browser::{Browser, Visitor};
use crate::fingers::{Device, Fingers};
use crate::look::{Due, Look};
use crate::programs::House;
use crate::tables::{fetch_record, open_table, press_ready, sit_down};
use crate::verdict::assert_shown;

/// Keeps everything that arrives on a socket.
const RECORD_STREAM: &str = r"
const Real = WebSocket;
window.heard = [];
window.WebSocket = class extends Real {
  constructor(...given) {
    super(...given);
    this.addEventListener('message', (event) => window.heard.push(String(event.data)));
  }
};";

const SECRET: &str = "the lake first";

/// How many messages arrived that hold something that Ann or Ben, on seats 1 and 2, said to each other.
/// Cat receives the plans of her own partner, a bot.
async fn count_remarks(browser: &Browser) -> usize {
    let body = "const isOfPair = (text) => text.includes(arguments[0])
            || (JSON.parse(text).notes ?? []).some((note) => note.seat <= 2);
        return window.heard.filter(isOfPair).length";
    browser.ask(body, vec![SECRET.into()]).await
}

async fn open(house: &House, name: &'static str, seed: u32) -> Browser {
    let browser = Browser::open(house, Visitor { name, ..Visitor::of("w6t", seed) }).await;
    browser.before_each_page(RECORD_STREAM).await;
    browser
}

/// Fills the free seats with bots.
async fn add_bots(host: &Browser, count: usize) {
    for left in (0..count).rev() {
        let page = By::Css("select.add-bot option[value=page]");
        host.driver.find(page).await.expect("a level").click().await.expect("a choice");
        let fewer = format!("document.querySelectorAll('select.add-bot').length === {left}");
        let _: bool = host.until(&fewer).await;
    }
}

/// Chooses something in the dialog for partners.
async fn choose(browser: &Browser, selector: &str) {
    let hand = Fingers::of(browser, Device::Mouse, 0);
    hand.press("#team", 0).await;
    browser.wait_for(&format!("dialog[open] {selector}")).await;
    hand.press(selector, 0).await;
}

/// While Ben decides where to put a domino: Ann lays a move out for him, points at a domino with the
/// mouse and at a square with the keys, and writes to him.
async fn consult(ann: &Browser, ben: &Browser) {
    let steps = Look::at(ben).await.steps;
    let hand = Fingers::of(ann, Device::Mouse, 0);
    choose(ann, "#suggest").await;
    ann.wait_for("#do-it").await;
    if !Look::at(ann).await.ready {
        hand.type_keys("n").await;
    }
    ann.wait_for("#do-it:enabled").await;
    hand.press("#do-it", 0).await;
    ben.wait_for("#mine .suggested :not(.edge)").await;
    assert!(!Look::at(ann).await.mine, "Ann has said something, and decides nothing");

    choose(ann, "#point").await;
    ann.wait_for("#lines button.pointable").await;
    hand.press("#lines button.pointable", 0).await;
    ben.wait_for("#lines .suggested").await;
    let _: bool = ann.until("!document.querySelector('.pointable')").await;

    choose(ann, "#point").await;
    ann.wait_for("#stop-showing").await;
    hand.type_keys(Key::Right).await;
    hand.type_keys(Key::Up).await;
    hand.type_keys(Key::Enter).await;
    let _: bool = ben.until("!document.querySelector('#lines .suggested')").await;
    ben.wait_for("#mine .suggested .edge").await;

    hand.press("#team", 0).await;
    ann.wait_for("dialog[open] #team-text").await;
    hand.press("#team-text", 0).await;
    hand.type_keys(SECRET).await;
    hand.type_keys(Key::Enter).await;
    hand.type_keys(Key::Escape).await;
    let _: bool =
        ben.until("document.querySelector('.toasts')?.innerText.includes('the lake first')").await;

    choose(ben, "#team-notes").await;
    let notes: usize =
        ben.ask("return document.querySelectorAll('#team-notes li').length", vec![]).await;
    assert!(notes >= 4, "Ben reads {notes} remarks");
    Fingers::of(ben, Device::Mouse, 0).type_keys(Key::Escape).await;
    assert_eq!(Look::at(ben).await.steps, steps, "nothing was played meanwhile");
}

/// Whether a player has a decision to make that they have not made yet.
fn is_due(look: &Look, player: &Fingers<'_>) -> bool {
    look.mine && player.seen.is_none_or(|seen| look.steps > seen)
}

/// Plays to the end for everybody; Ann and Ben consult each other the first time that Ben places a
/// domino.
async fn play_consulting(ann: &Browser, ben: &Browser, cat: &Browser) {
    let browsers = [ann, ben, cat];
    let mut hands = [(ann, 71), (ben, 72), (cat, 73)]
        .map(|(browser, seed)| Fingers::of(browser, Device::Mouse, seed));
    let mut has_consulted = false;
    loop {
        let mut has_ended = true;
        for (who, browser) in browsers.into_iter().enumerate() {
            let look = Look::at(browser).await;
            has_ended &= look.ended;
            if !is_due(&look, &hands[who]) {
                continue;
            }
            if !has_consulted && who == 1 && look.due() == Due::Place {
                consult(ann, ben).await;
                has_consulted = true;
            }
            hands[who].play_once().await;
        }
        if has_ended {
            break;
        }
    }
    assert!(has_consulted, "Ben never had a domino to place");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_opponent_receives_nothing_of_what_partners_show_each_other() {
    let house = House::open().await;
    let [ann, ben, cat] = [("Ann", 71), ("Ben", 72), ("Cat", 73)];
    let ann = open(&house, ann.0, ann.1).await;
    let ben = open(&house, ben.0, ben.1).await;
    let cat = open(&house, cat.0, cat.1).await;
    let link = open_table(&ann).await;
    sit_down(&ben, &link).await;
    sit_down(&cat, &link).await;
    add_bots(&ann, 3).await;
    for player in [&ann, &ben, &cat] {
        press_ready(player).await;
    }
    play_consulting(&ann, &ben, &cat).await;
    let record = fetch_record(&house, &link).await;
    for player in [&ann, &ben, &cat] {
        assert_shown(player, &record).await;
    }
    assert!(count_remarks(&ben).await >= 4, "the recording can hold remarks");
    assert_eq!(count_remarks(&cat).await, 0);
    for player in [ann, ben, cat] {
        player.quit().await;
    }
}
