//! Whole games on this device: by mouse, by keys, by touch, in teams, and without a network.

use rules::{Action, Record, Seat, Step};

use crate::browser::{Browser, Screen, Visitor};
use crate::fingers::{Device, Fingers};
use crate::look::{Due, Look};
use crate::programs::House;
use crate::verdict::{assert_solo_shown, decisions};

/// Begins a game from the front page with one press.
pub(crate) async fn begin(fingers: &Fingers<'_>) {
    fingers.browser.go("/").await;
    fingers.browser.wait_for("#play-now").await;
    fingers.press("#play-now", 0).await;
}

/// Plays a whole game that was begun, and compares its end.
async fn play_out(fingers: &mut Fingers<'_>) -> Record {
    fingers.play().await;
    let record = assert_solo_shown(fingers.browser).await;
    let first = Seat::new(0).expect("a seat");
    assert_eq!(decisions(&record, first), fingers.decisions, "each was carried out once");
    record
}

#[tokio::test(flavor = "multi_thread")]
async fn kingdomino_by_mouse() {
    let house = House::open().await;
    let browser = Browser::open(&house, Visitor::of("k2", 1)).await;
    let mut fingers = Fingers::of(&browser, Device::Mouse, 1);
    begin(&fingers).await;
    play_out(&mut fingers).await;
    assert!(fingers.decisions >= 24, "{}", fingers.decisions);
    browser.quit().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn mighty_duel_by_keys_alone() {
    let house = House::open().await;
    let browser = Browser::open(&house, Visitor::of("duel", 2)).await;
    browser.go("/").await;
    browser.wait_for("#play-now").await;
    let mut fingers = Fingers::of(&browser, Device::Keys, 2);
    fingers.tab_to("#play-now").await;
    fingers.type_keys(thirtyfour::Key::Enter).await;
    play_out(&mut fingers).await;
    assert!(fingers.decisions >= 48, "{}", fingers.decisions);
    browser.quit().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn queendomino_on_a_phone_by_touch() {
    let house = House::open().await;
    let visitor = Visitor { screen: Screen::Phone, ..Visitor::of("q2", 3) };
    let browser = Browser::open(&house, visitor).await;
    let mut fingers = Fingers::of(&browser, Device::Touch, 3);
    begin(&fingers).await;
    let record = play_out(&mut fingers).await;
    let did = |is_it: fn(&Action) -> bool| {
        record.steps.iter().any(|step| matches!(step, Step::Act(action) if is_it(action)))
    };
    assert!(did(|action| matches!(action, Action::Tax(_))), "nobody taxed");
    assert!(did(|action| matches!(action, Action::Build { .. })), "nobody built");
    browser.quit().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_team_game_of_six() {
    let house = House::open().await;
    let browser = Browser::open(&house, Visitor::of("w6t", 4)).await;
    let mut fingers = Fingers::of(&browser, Device::Mouse, 4);
    begin(&fingers).await;
    let record = play_out(&mut fingers).await;
    assert_eq!(record.rules.realms().count(), 3);
    browser.quit().await;
}

/// The first visit brings everything; then the network and the server are gone, and the page is loaded
/// again and plays.
#[tokio::test(flavor = "multi_thread")]
async fn a_game_without_a_network() {
    let mut house = House::open().await;
    let browser = Browser::open(&house, Visitor::of("k2", 5)).await;
    browser.go("/").await;
    browser.wait_for("#play-now").await;
    let _: bool = browser.until("!!navigator.serviceWorker.controller").await;
    browser.set_offline(true).await;
    house.stop_server().await;
    browser.reload().await;
    browser.wait_for("#play-now").await;
    let mut fingers = Fingers::of(&browser, Device::Mouse, 5);
    fingers.press("#play-now", 0).await;
    for _ in 0..6 {
        assert!(fingers.play_once().await, "the game is longer");
    }
    // A reload in the middle of the game finds it again.
    browser.reload().await;
    fingers.forget();
    play_out(&mut fingers).await;
    browser.quit().await;
}

/// A match goes on where it was left, too.
#[tokio::test(flavor = "multi_thread")]
async fn a_match_that_was_left_between_two_games() {
    let house = House::open().await;
    let browser = Browser::open(&house, Visitor::of("k2+dynasty", 9)).await;
    let mut fingers = Fingers::of(&browser, Device::Mouse, 9);
    begin(&fingers).await;
    fingers.play().await;
    browser.go("/").await;
    browser.wait_for("#continue").await;
    begin(&fingers).await;
    let _: bool = browser.until("location.pathname === '/solo'").await;
    browser.go("/").await;
    browser.wait_for(".aside").await;
    let told: String =
        browser.ask("return document.querySelector('.aside').textContent", vec![]).await;
    assert!(told.ends_with("game 2 of 3"), "{told}");
    fingers.press(".aside", 0).await;
    browser.wait_for("#again").await;
    fingers.press("#again", 0).await;
    fingers.forget();
    assert!(fingers.play_once().await, "the second game has begun");
    browser.quit().await;
}

/// Who begins another game finds the first one on the front page, as it was left.
#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_was_set_aside() {
    let house = House::open().await;
    let browser = Browser::open(&house, Visitor::of("k2", 8)).await;
    let mut fingers = Fingers::of(&browser, Device::Mouse, 8);
    begin(&fingers).await;
    for _ in 0..4 {
        assert!(fingers.play_once().await, "the game is longer");
    }
    let left = browser.kept("crownlands.solo").await.expect("a game that is kept");
    begin(&fingers).await;
    let _: bool = browser.until("location.pathname === '/solo'").await;
    assert_ne!(browser.kept("crownlands.solo").await.as_ref(), Some(&left), "another game");
    browser.go("/").await;
    browser.wait_for(".aside").await;
    fingers.press(".aside", 0).await;
    let _: bool = browser.until("location.pathname === '/solo'").await;
    assert_eq!(
        browser.kept("crownlands.aside").await.as_deref(),
        Some("[]"),
        "nobody decided in the other"
    );
    fingers.forget();
    play_out(&mut fingers).await;
    browser.quit().await;
}

/// What shows that another kingdom than one's own is large.
const WAY_BACK: &str = "#mine header button";

/// How the domino in the hand lies, in words.
const IN_HAND: &str = "return document.querySelector('#in-hand').textContent";

/// Turns what is in the hand with the wheel, and again with the other button.
const TURN_TWICE: &str = "const kingdom = document.querySelector('#mine .kingdom');
    const once = { bubbles: true, cancelable: true };
    kingdom.dispatchEvent(new WheelEvent('wheel', { deltaY: 1, ...once }));
    kingdom.dispatchEvent(new MouseEvent('contextmenu', once));";

/// A rival's kingdom is only looked at: what is in the hand stays where it is, and is seen again when
/// something is to be decided.
#[tokio::test(flavor = "multi_thread")]
async fn a_rivals_kingdom_is_only_looked_at() {
    let house = House::open().await;
    let browser = Browser::open(&house, Visitor::of("k4", 13)).await;
    let mut fingers = Fingers::of(&browser, Device::Mouse, 13);
    begin(&fingers).await;
    let claims = loop {
        let look = Look::next(&browser, fingers.seen).await;
        if look.due() == Due::Claim && look.claims > 1 {
            break look;
        }
        assert!(fingers.play_once().await, "the game is longer");
    };
    // Claims, and looks elsewhere before the bots have moved.
    let script = "document.querySelector('#lines button.slot').click();
                  document.querySelector('.realm.card').click();";
    let () = browser.ask(script, vec![]).await;
    fingers.seen = Some(claims.steps);
    let mut due = Look::next(&browser, fingers.seen).await;
    let _: bool = browser.until(&format!("!document.querySelector('{WAY_BACK}')")).await;
    while due.due() != Due::Place {
        assert!(fingers.play_once().await, "the game is longer");
        due = Look::next(&browser, fingers.seen).await;
    }
    let lies = browser.ask::<String>(IN_HAND, vec![]).await;
    fingers.press(".realm.card", 0).await;
    browser.wait_for(WAY_BACK).await;
    let before = Look::at(&browser).await;
    // Beside a castle any domino fits.
    for cell in ["#cell-51-50", "#cell-49-50", "#cell-50-51", "#cell-50-49"] {
        fingers.press(cell, 0).await;
    }
    let () = browser.ask(TURN_TWICE, vec![]).await;
    let after = Look::at(&browser).await;
    assert_eq!((after.steps, &after.preview), (before.steps, &before.preview), "it only looks");
    fingers.press(WAY_BACK, 0).await;
    let back = browser.ask::<String>(IN_HAND, vec![]).await;
    assert_eq!(back, lies, "nor is it turned elsewhere");
    // Over one's own kingdom it is.
    let () = browser.ask(TURN_TWICE, vec![]).await;
    let turned = browser.ask::<String>(IN_HAND, vec![]).await;
    assert_ne!(turned, lies);
    assert!(fingers.play_once().await, "the domino can still be placed");
    Look::next(&browser, Some(before.steps)).await;
    browser.quit().await;
}

/// With several people at one device somebody else is to move already when a move is taken back.
#[tokio::test(flavor = "multi_thread")]
async fn two_at_one_device_take_a_move_back() {
    let house = House::open().await;
    let browser = Browser::open(&house, Visitor::of("k2", 14)).await;
    browser.go("/new").await;
    browser.wait_for("#start").await;
    let shared = "[...document.querySelectorAll('input[name=place]')].at(-1).click()";
    let () = browser.ask(shared, vec![]).await;
    let fingers = Fingers::of(&browser, Device::Mouse, 14);
    fingers.press("#start", 0).await;
    let title = "document.querySelector('#mine-title').textContent";
    let mut look = Look::next(&browser, None).await;
    let mut who: String = browser.until(title).await;
    loop {
        fingers.press("#lines button.slot", 0).await;
        let next = Look::next(&browser, Some(look.steps)).await;
        let then: String = browser.until(title).await;
        if then != who {
            break;
        }
        (look, who) = (next, then);
    }
    fingers.type_keys("u").await;
    let same = format!(
        "{title} === '{who}' && document.querySelectorAll('#log li').length === {}",
        look.steps
    );
    let _: bool = browser.until(&same).await;
    browser.quit().await;
}
