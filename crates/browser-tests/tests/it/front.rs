//! The front of the page: running games, every game two clicks away, the form, names, titles, links.

use serde_json::{Value, json};
use view::new_game::Offer;
use view::share;

use crate::browser::{Browser, Screen, Visitor};
use crate::fingers::{Device, Fingers};
use crate::look::Look;
use crate::programs::House;
use crate::tables::{open_table, press_ready, says, sit_down};

const RECORD: &str = include_str!("../../../../examples/queendomino.record");

async fn title(browser: &Browser) -> String {
    browser.ask("return document.title", vec![]).await
}

async fn setting(browser: &Browser, name: &str) -> Value {
    let settings = browser.stored("crownlands.settings").await.expect("settings");
    serde_json::from_str::<Value>(&settings).expect("settings")[name].clone()
}

async fn write(browser: &Browser, field: &str, text: &str) {
    let script = "const field = document.querySelector(arguments[0]);
        field.value = arguments[1];
        field.dispatchEvent(new Event('input', { bubbles: true }));";
    let _: Option<bool> = browser.ask(script, vec![json!(field), json!(text)]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn running_games_come_first_and_say_whose_turn_it_is() {
    let house = House::open().await;
    let ann = Browser::open(&house, Visitor { name: "Ann", ..Visitor::of("k2", 81) }).await;
    let ben = Browser::open(&house, Visitor { name: "Ben", ..Visitor::of("k2", 82) }).await;
    let eve = Browser::open(&house, Visitor { name: "Eve", ..Visitor::of("k2", 83) }).await;
    let link = open_table(&ann).await;
    ann.go("/").await;
    let _: bool = ann.until(&says("#running .online", "Waiting for players")).await;
    ann.go(&link).await;
    sit_down(&ben, &link).await;
    press_ready(&ann).await;
    press_ready(&ben).await;
    ann.wait_for("#lines").await;
    ben.wait_for("#lines").await;
    let is_anns = "document.querySelector('.prompt.mine-now') ? 'yes' : \
                   document.querySelector('.prompt') && 'no'";
    let (by_ann, by_ben): (String, String) = (ann.until(is_anns).await, ben.until(is_anns).await);
    assert_ne!(by_ann, by_ben, "one of them is to move");
    let (mover, other) = if by_ann == "yes" { (&ann, &ben) } else { (&ben, &ann) };
    for browser in [mover, other] {
        browser.go("/").await;
        browser.wait_for("#running .online").await;
    }
    let _: bool = mover.until(&says("#running .online .call", "Your turn")).await;
    let _: bool = mover.until("document.title.startsWith('(1) ')").await;
    let _: bool = other.until(&says("#running .online", "to play")).await;
    let badge = "return !!document.querySelector('.online .call')";
    assert!(!other.ask::<bool>(badge, vec![]).await, "it is not their turn");
    assert!(!title(other).await.starts_with('('));
    // The list comes before everything that begins something new.
    let is_first =
        "const [list, play] = ['#running', '#play-now'].map((one) => document.querySelector(one));
        return !!(list.compareDocumentPosition(play) & Node.DOCUMENT_POSITION_FOLLOWING);";
    assert!(mover.ask::<bool>(is_first, vec![]).await);
    eve.go("/").await;
    eve.wait_for(".game-cards a").await;
    assert!(eve.ask::<bool>("return !document.querySelector('#running')", vec![]).await);
    Fingers::of(mover, Device::Mouse, 0).press("#running .online", 0).await;
    assert!(Look::next(mover, None).await.mine);
    assert!(title(mover).await.starts_with("Your turn"), "the table on the screen is not counted");
    for browser in [ann, ben, eve] {
        browser.quit().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_game_is_two_clicks_away() {
    let house = House::open().await;
    let browser = Browser::open(&house, Visitor::of("w8t", 84)).await;
    let fingers = Fingers::of(&browser, Device::Mouse, 84);
    for (offer, words) in [
        ("kingdomino", "Kingdomino"),
        ("queendomino", "Queendomino"),
        ("wedding", "Royal Wedding"),
        ("duel", "Mighty Duel"),
        ("teams", "in teams"),
    ] {
        assert!(Offer::named(offer).is_some());
        browser.go("/").await;
        browser.wait_for(&format!(".game-card.{offer} .scene svg")).await;
        fingers.press(&format!(".game-card.{offer}"), 0).await;
        browser.wait_for("#start").await;
        fingers.press("#start", 0).await;
        let _: bool = browser.until("location.pathname === '/solo'").await;
        let _: bool = browser.until(&says("main h1", words)).await;
    }
    browser.quit().await;
}

/// Whether the middle of the button is on the screen, and nothing covers it.
const START_IS_SEEN: &str = "
    const box = document.querySelector('#start').getBoundingClientRect();
    const at = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return scrollY === 0 && box.top >= 0 && box.bottom <= innerHeight && box.left >= 0
        && box.right <= innerWidth && !!at?.closest('#start');";

#[tokio::test(flavor = "multi_thread")]
async fn the_form_starts_without_scrolling_whatever_is_chosen() {
    let house = House::open().await;
    for screen in [Screen::Desktop, Screen::Phone] {
        let browser = Browser::open(&house, Visitor { screen, ..Visitor::of("k4", 85) }).await;
        if screen == Screen::Desktop {
            let size =
                json!({"width": 1280, "height": 800, "deviceScaleFactor": 1, "mobile": false});
            browser.command("Emulation.setDeviceMetricsOverride", size).await;
        }
        browser.go("/new").await;
        browser.wait_for("#start").await;
        for place in 0..5 {
            for game in 0..4 {
                let choose = format!(
                    "for (const [name, at] of [['place', {place}], ['game', {game}]])
                       document.querySelectorAll(`input[name=${{name}}]`)[at].click();"
                );
                let _: Value = browser.ask(&choose, vec![]).await;
                assert!(browser.ask::<bool>(START_IS_SEEN, vec![]).await, "{place}, {game}");
            }
        }
        let overflow = "return document.documentElement.scrollWidth > innerWidth";
        assert!(!browser.ask::<bool>(overflow, vec![]).await, "wider than the screen");
        browser.quit().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn chairs_are_filled_with_people_and_bots() {
    let house = House::open().await;
    let browser = Browser::open(&house, Visitor::of("k4", 86)).await;
    let fingers = Fingers::of(&browser, Device::Mouse, 86);
    browser.go("/new?friends").await;
    browser.wait_for(".chairs .chair").await;
    let bots = "document.querySelectorAll('.chairs .bot').length";
    let people = "document.querySelector('input[name=people]:checked')
        .closest('label').textContent.trim()";
    fingers.press(".chairs .chair", 2).await;
    let _: bool = browser.until(&format!("{bots} === 2 && {people} === '2'")).await;
    // The bot that is pointed at is a portrait, and speaks.
    let _: bool = browser.until(&says(".spoken", "Fenn · Page")).await;
    let _: bool = browser.until("!!document.querySelector('.spoken .voice')?.textContent").await;
    let faces = "document.querySelectorAll('.chairs .bot .face use[href=\"#cl-hat-page\"]').length";
    let _: bool = browser.until(&format!("{faces} === 2")).await;
    fingers.press(".chairs .chair", 2).await;
    let _: bool = browser.until(&format!("{bots} === 1 && {people} === '3'")).await;
    browser.quit().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_by_link_is_asked_for_a_name_once() {
    let house = House::open().await;
    let ann = Browser::open(&house, Visitor { name: "Ann", ..Visitor::of("k3", 87) }).await;
    let eve = Browser::open(&house, Visitor::of("k3", 88)).await;
    let by_eve = Fingers::of(&eve, Device::Mouse, 88);
    let link = open_table(&ann).await;
    assert!(!ann.ask::<bool>("return !!document.querySelector('#name-question')", vec![]).await);
    eve.go(&link).await;
    eve.wait_for("#name-question").await;
    let guest = setting(&eve, "guest").await;
    let guest = guest.as_str().expect("a name").to_owned();
    assert!(guest.starts_with("Guest "), "{guest}");
    assert_eq!(setting(&eve, "name").await, json!(""), "nobody is renamed without asking");
    // The question blocks nothing.
    by_eve.press("button.sit", 0).await;
    let _: bool = ann.until(&says(".seats", &guest)).await;
    write(&eve, "#own-name", "Eve").await;
    by_eve.press("#save-name", 0).await;
    let _: bool = ann.until(&says(".seats", "Eve")).await;
    let _: bool = eve.until(&says(".seats", "Eve (you)")).await;
    assert_eq!(setting(&eve, "name").await, json!("Eve"));
    eve.reload().await;
    eve.wait_for("#change-name").await;
    // And it can be changed again, on a seat that one keeps.
    by_eve.press("#change-name", 0).await;
    eve.wait_for("#own-name").await;
    write(&eve, "#own-name", "Evelyn").await;
    by_eve.press("#save-name", 0).await;
    let _: bool = ann.until(&says(".seats", "Evelyn")).await;
    let next = open_table(&eve).await;
    assert_ne!(next, link);
    let _: bool = eve.until(&says(".seats", "Evelyn (you)")).await;
    assert!(eve.ask::<bool>("return !document.querySelector('#name-question')", vec![]).await);
    ann.quit().await;
    eve.quit().await;
}

/// Who would rather not say is called the same everywhere, and is not asked again.
#[tokio::test(flavor = "multi_thread")]
async fn a_guest_without_a_name_is_the_same_by_every_door() {
    let house = House::open().await;
    let ann = Browser::open(&house, Visitor { name: "Ann", ..Visitor::of("k2", 89) }).await;
    let eve = Browser::open(&house, Visitor::of("k2", 90)).await;
    let by_eve = Fingers::of(&eve, Device::Mouse, 90);
    // The name in the game that was begun after another one.
    let own = async |before: &str| -> (String, String) {
        let _: bool = eve.until("location.pathname === '/solo'").await;
        let saved = format!("localStorage.getItem('crownlands.solo') !== {}", json!(before));
        let _: bool = eve.until(&saved).await;
        let saved = eve.stored("crownlands.solo").await.expect("a game");
        let (_, rest) = saved.split_once("\"name\":\"").expect("a name");
        let (name, _) = rest.split_once('"').expect("its end");
        (name.to_owned(), saved)
    };
    eve.go("/").await;
    eve.wait_for("#play-now").await;
    by_eve.press("#play-now", 0).await;
    let _: bool = eve.until("!!localStorage.getItem('crownlands.solo')").await;
    let (at_home, first) = own("").await;
    eve.go("/new").await;
    eve.wait_for("#start").await;
    by_eve.press("#start", 0).await;
    let (by_form, _) = own(&first).await;
    assert_eq!(by_form, at_home);
    let link = open_table(&ann).await;
    eve.go(&link).await;
    eve.wait_for("#skip-name").await;
    by_eve.press("#skip-name", 0).await;
    by_eve.press("button.sit", 0).await;
    let _: bool = ann.until(&says(".seats", &at_home)).await;
    eve.reload().await;
    eve.wait_for("#change-name").await;
    assert_eq!(setting(&eve, "name").await, json!(""));
    ann.quit().await;
    eve.quit().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_wrong_link_renames_nobody() {
    let house = House::open().await;
    for name in ["", "Ann"] {
        let browser = Browser::open(&house, Visitor { name, ..Visitor::of("k2", 91) }).await;
        for wrong in ["/t/nowhere", "/t/%F0%9F%91%91"] {
            browser.go(wrong).await;
            let _: bool = browser.until(&says("h1", "Page not found")).await;
            assert_eq!(setting(&browser, "name").await, json!(name), "{wrong}");
        }
        browser.quit().await;
    }
}

const ROOMS: [(&str, &str); 9] = [
    ("/", "Crownlands"),
    ("/new", "New game · Crownlands"),
    ("/join", "Join · Crownlands"),
    ("/replay", "Replay · Crownlands"),
    ("/rules", "Rules · Crownlands"),
    ("/settings", "Settings · Crownlands"),
    ("/learn", "Learn to play · Crownlands"),
    ("/editor", "Kingdom editor · Crownlands"),
    ("/nowhere", "Page not found · Crownlands"),
];

/// Headings that skip a level.
const SKIPPED: &str = "
    const levels = [...document.querySelectorAll('h1, h2, h3, h4')]
        .filter((one) => one.checkVisibility()).map((one) => Number(one.tagName[1]));
    return levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1);";

#[tokio::test(flavor = "multi_thread")]
async fn every_room_has_a_title_and_headings_in_order() {
    let house = House::open().await;
    let browser = Browser::open(&house, Visitor::of("k2", 92)).await;
    for (path, expected) in ROOMS {
        browser.go(path).await;
        browser.wait_for("#main h1").await;
        let _: bool = browser.until(&format!("document.title === {}", json!(expected))).await;
        let skipped: Vec<u8> = browser.ask(SKIPPED, vec![]).await;
        assert!(skipped.is_empty(), "{path}: {skipped:?}");
    }
    // Within the page, too.
    browser.go("/rules").await;
    browser.wait_for("header .home").await;
    Fingers::of(&browser, Device::Mouse, 92).press("header .home", 0).await;
    let _: bool = browser.until("document.title === 'Crownlands'").await;
    open_table(&browser).await;
    let _: bool = browser.until("document.title.includes('Kingdomino for 2')").await;
    let skipped: Vec<u8> = browser.ask(SKIPPED, vec![]).await;
    assert!(skipped.is_empty(), "gathering: {skipped:?}");
    browser.quit().await;
}

/// Requests that the browser reports as errors in its console.
const FAILED: &str = "return performance.getEntriesByType('resource')
    .filter((one) => one.responseStatus >= 400).map((one) => one.name)";

#[tokio::test(flavor = "multi_thread")]
async fn no_request_fails_on_a_first_visit() {
    let house = House::open().await;
    let ann = Browser::open(&house, Visitor { name: "Ann", ..Visitor::of("k2", 93) }).await;
    let link = open_table(&ann).await;
    for path in ["/", "/new", &link] {
        let browser = Browser::open(&house, Visitor::of("k2", 94)).await;
        browser.go(path).await;
        browser.wait_for("#main h1").await;
        let asked = "performance.getEntriesByType('resource')
            .some((one) => one.name.includes('/api/') && one.responseStatus > 0)";
        if path != "/new" {
            let _: bool = browser.until(asked).await;
        }
        let failed: Vec<String> = browser.ask(FAILED, vec![]).await;
        assert!(failed.is_empty(), "{path}: {failed:?}");
        browser.quit().await;
    }
    ann.quit().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn links_with_a_whole_game_are_short_and_old_ones_still_open() {
    let house = House::open().await;
    let browser = Browser::open(&house, Visitor::of("k2", 95)).await;
    browser.go("/").await;
    let encode = "return encodeURIComponent(arguments[0])";
    let old: String = browser.ask(encode, vec![json!(RECORD)]).await;
    browser.go(&format!("/replay#{old}")).await;
    browser.wait_for("#reel").await;
    let steps: String = browser.ask("return document.querySelector('#reel').max", vec![]).await;
    // What the page itself shares.
    let share_it = "navigator.share = async ({ url }) => { window.shared = url; };
        [...document.querySelectorAll('button')]
            .find((one) => one.textContent.includes('Share this moment')).click();";
    let _: Value = browser.ask(share_it, vec![]).await;
    let link: String = browser.until("window.shared").await;
    assert!(link.len() < 1_100 && link.len() * 2 < old.len(), "{} letters", link.len());
    for new in [link, format!("/replay#{}", share::pack(RECORD))] {
        browser.go("/").await;
        browser.go(&new).await;
        browser.wait_for("#reel").await;
        let _: bool =
            browser.until(&format!("document.querySelector('#reel').max === '{steps}'")).await;
    }
    browser.quit().await;
}

/// Pages that preview links need the picture's whole address.
#[tokio::test(flavor = "multi_thread")]
async fn links_have_a_preview() {
    let house = House::open().await;
    let browser = Browser::open(&house, Visitor::of("k2", 96)).await;
    browser.go("/").await;
    browser.wait_for("#play-now").await;
    // As another site asks, which is not visiting.
    let ask = "fetch('/').then((page) => page.text()).then((text) => { window.asked = text; })";
    let () = browser.ask(ask, vec![]).await;
    let content = "window.asked && new DOMParser().parseFromString(window.asked, 'text/html')
        .querySelector('meta[property=\"og:image\"]').content";
    let address: String = browser.until(content).await;
    assert_eq!(address, format!("{}/preview.png", house.address));
    let size = format!(
        "(window.preview ??= Object.assign(new Image(), {{ src: {} }})).naturalWidth",
        json!(address)
    );
    let width: u32 = browser.until(&size).await;
    assert_eq!(width, 1_200);
    browser.quit().await;
}
