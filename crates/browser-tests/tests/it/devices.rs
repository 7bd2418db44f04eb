//! Whole games on one device: by mouse, keyboard and touch, in teams, and without a network.

use rules::{Action, Record, Seat, Step};
use serde_json::json;
use thirtyfour::Key;

use crate::browser::{Browser, Screen, Visitor};
use crate::fingers::{Device, Fingers};
use crate::first_visit::{wait_until_all_is_kept, wait_until_bots_are_kept};
use crate::look::{Due, Look};
use crate::programs::House;
use crate::verdict::{assert_solo_shown, decisions};

/// Starts a game from the home page with one press.
pub(crate) async fn start_game(fingers: &Fingers<'_>) {
    fingers.browser.go("/").await;
    fingers.browser.wait_for("#play-now").await;
    fingers.press("#play-now", 0).await;
}

/// Plays a game to its end, and checks the final sheet against the rules.
pub(crate) async fn play_out(fingers: &mut Fingers<'_>) -> Record {
    fingers.play().await;
    let record = assert_solo_shown(fingers.browser).await;
    let first = Seat::new(0).expect("a seat");
    assert_eq!(decisions(&record, first), fingers.decisions, "each decision counts once");
    record
}

#[tokio::test(flavor = "multi_thread")]
async fn kingdomino_can_be_played_by_mouse() {
    let house = House::open().await;
    let browser = Browser::open(&house, Visitor::of("k2", 1)).await;
    let mut fingers = Fingers::of(&browser, Device::Mouse, 1);
    start_game(&fingers).await;
    play_out(&mut fingers).await;
    assert!(fingers.decisions >= 24, "{}", fingers.decisions);
    let to_you: String = browser.until("document.querySelector('.to-you')?.textContent").await;
    assert!(to_you.contains("You"), "{to_you}");
    browser.quit().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_mighty_duel_can_be_played_by_keyboard_alone() {
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
async fn queendomino_can_be_played_by_touch_on_a_phone() {
    let house = House::open().await;
    let visitor = Visitor { screen: Screen::Phone, ..Visitor::of("q2", 3) };
    let browser = Browser::open(&house, visitor).await;
    let mut fingers = Fingers::of(&browser, Device::Touch, 3);
    start_game(&fingers).await;
    let record = play_out(&mut fingers).await;
    let has_action = |is_it: fn(&Action) -> bool| {
        record.steps.iter().any(|step| matches!(step, Step::Act(action) if is_it(action)))
    };
    assert!(has_action(|action| matches!(action, Action::Tax(_))), "nobody taxed");
    assert!(has_action(|action| matches!(action, Action::Build { .. })), "nobody built");
    browser.quit().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_team_game_of_six_can_be_played() {
    let house = House::open().await;
    let browser = Browser::open(&house, Visitor::of("w6t", 4)).await;
    let mut fingers = Fingers::of(&browser, Device::Mouse, 4);
    start_game(&fingers).await;
    let record = play_out(&mut fingers).await;
    assert_eq!(record.rules.realms().count(), 3);
    browser.quit().await;
}

/// The first visit downloads everything. Then the network and the server go away, and the page still
/// loads and plays.
#[tokio::test(flavor = "multi_thread")]
async fn a_game_can_be_played_offline() {
    let mut house = House::open().await;
    let browser = Browser::open(&house, Visitor::of("k2", 5)).await;
    browser.go("/").await;
    browser.wait_for("#play-now").await;
    wait_until_all_is_kept(&browser).await;
    browser.set_offline(true).await;
    house.stop_server().await;
    browser.reload().await;
    browser.wait_for("#play-now").await;
    let mut fingers = Fingers::of(&browser, Device::Mouse, 5);
    fingers.press("#play-now", 0).await;
    for _ in 0..6 {
        assert!(fingers.play_once().await, "the game ended early");
    }
    // A reload in the middle of the game resumes it.
    browser.reload().await;
    fingers.forget();
    play_out(&mut fingers).await;
    browser.quit().await;
}

/// They need a worker and weights, which no earlier game has loaded, and the rules are a room that nobody has
/// entered.
#[tokio::test(flavor = "multi_thread")]
async fn after_a_second_visit_the_strongest_bots_play_offline() {
    let mut house = House::open().await;
    let visitor = Visitor { level: "sovereign", ..Visitor::of("q2", 6) };
    let browser = Browser::open(&house, visitor).await;
    browser.go("/").await;
    browser.wait_for("#play-now").await;
    wait_until_all_is_kept(&browser).await;
    browser.reload().await;
    wait_until_bots_are_kept(&browser).await;
    house.stop_server().await;
    // Otherwise the browser could have kept by itself what the page did not.
    browser.command("Network.clearBrowserCache", json!({})).await;
    browser.reload().await;
    browser.wait_for("#play-now").await;
    let mut fingers = Fingers::of(&browser, Device::Mouse, 6);
    fingers.press("#play-now", 0).await;
    for _ in 0..4 {
        assert!(fingers.play_once().await, "the game ended early");
    }
    let silent: bool = browser.ask("return !!document.querySelector('#bot-silent')", vec![]).await;
    assert!(!silent, "no bot answers");
    browser.go("/rules").await;
    let _: bool = browser.until("document.querySelectorAll('main h2').length > 5").await;
    browser.quit().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_left_between_two_games_can_be_resumed() {
    let house = House::open().await;
    let browser = Browser::open(&house, Visitor::of("k2+dynasty", 9)).await;
    let mut fingers = Fingers::of(&browser, Device::Mouse, 9);
    start_game(&fingers).await;
    fingers.play().await;
    browser.go("/").await;
    browser.wait_for("#continue").await;
    start_game(&fingers).await;
    let _: bool = browser.until("location.pathname === '/solo'").await;
    browser.go("/").await;
    browser.wait_for(".aside").await;
    let label: String =
        browser.ask("return document.querySelector('.aside').textContent", vec![]).await;
    assert!(label.ends_with("game 2 of 3"), "{label}");
    fingers.press(".aside", 0).await;
    browser.wait_for("#again").await;
    fingers.press("#again", 0).await;
    fingers.forget();
    assert!(fingers.play_once().await, "the second game has not started");
    browser.quit().await;
}

/// After starting another game, the first one is on the home page as it was left.
#[tokio::test(flavor = "multi_thread")]
async fn a_paused_game_can_be_resumed_from_the_front_page() {
    let house = House::open().await;
    let browser = Browser::open(&house, Visitor::of("k2", 8)).await;
    let mut fingers = Fingers::of(&browser, Device::Mouse, 8);
    start_game(&fingers).await;
    for _ in 0..4 {
        assert!(fingers.play_once().await, "the game ended early");
    }
    let left = browser.stored("crownlands.solo").await.expect("a saved game");
    start_game(&fingers).await;
    let _: bool = browser.until("location.pathname === '/solo'").await;
    assert_ne!(browser.stored("crownlands.solo").await.as_ref(), Some(&left), "the same game");
    browser.go("/").await;
    browser.wait_for(".aside").await;
    fingers.press(".aside", 0).await;
    let _: bool = browser.until("location.pathname === '/solo'").await;
    assert_eq!(
        browser.stored("crownlands.aside").await.as_deref(),
        Some("[]"),
        "a game without a decision was saved"
    );
    fingers.forget();
    play_out(&mut fingers).await;
    browser.quit().await;
}

/// The button back to the player's own kingdom, shown while another one is enlarged.
const WAY_BACK: &str = "#mine header button";

/// How the domino in hand lies, in words.
const IN_HAND: &str = "return document.querySelector('#in-hand').textContent";

/// Turns the domino in hand with the wheel, and again with the right mouse button.
const TURN_TWICE: &str = "const kingdom = document.querySelector('#mine .kingdom');
    const once = { bubbles: true, cancelable: true };
    kingdom.dispatchEvent(new WheelEvent('wheel', { deltaY: 1, ...once }));
    kingdom.dispatchEvent(new MouseEvent('contextmenu', once));";

/// While a rival's kingdom is enlarged, the domino in hand stays as it is. The player's own kingdom
/// comes back when they have to decide.
#[tokio::test(flavor = "multi_thread")]
async fn a_rivals_kingdom_can_be_viewed_but_not_played_on() {
    let house = House::open().await;
    let browser = Browser::open(&house, Visitor::of("k4", 13)).await;
    let mut fingers = Fingers::of(&browser, Device::Mouse, 13);
    start_game(&fingers).await;
    let claims = loop {
        let look = Look::next(&browser, fingers.seen).await;
        if look.due() == Due::Claim && look.claims > 1 {
            break look;
        }
        assert!(fingers.play_once().await, "the game ended early");
    };
    // Claim, and look at another kingdom before the bots have moved.
    let script = "document.querySelector('#lines button.slot').click();
                  document.querySelector('.realm.card').click();";
    let () = browser.ask(script, vec![]).await;
    fingers.seen = Some(claims.steps);
    let mut due = Look::next(&browser, fingers.seen).await;
    let _: bool = browser.until(&format!("!document.querySelector('{WAY_BACK}')")).await;
    while due.due() != Due::Place {
        assert!(fingers.play_once().await, "the game ended early");
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
    assert_eq!((after.steps, &after.preview), (before.steps, &before.preview), "nothing happens");
    fingers.press(WAY_BACK, 0).await;
    let back = browser.ask::<String>(IN_HAND, vec![]).await;
    assert_eq!(back, lies, "the domino in hand was turned over a rival's kingdom");
    // Over the player's own kingdom it does turn.
    let () = browser.ask(TURN_TWICE, vec![]).await;
    let turned = browser.ask::<String>(IN_HAND, vec![]).await;
    assert_ne!(turned, lies);
    assert!(fingers.play_once().await, "the domino can still be placed");
    Look::next(&browser, Some(before.steps)).await;
    browser.quit().await;
}

/// Starts a game of people who share the device.
async fn start_shared_game(fingers: &Fingers<'_>) {
    fingers.browser.go("/new").await;
    fingers.browser.wait_for("#start").await;
    let shared = "[...document.querySelectorAll('input[name=place]')].at(-1).click()";
    let () = fingers.browser.ask(shared, vec![]).await;
    fingers.press("#start", 0).await;
}

/// The final card names everyone's place, and calls nobody *you*.
#[tokio::test(flavor = "multi_thread")]
async fn the_end_on_a_shared_device_is_addressed_to_nobody() {
    let house = House::open().await;
    let browser = Browser::open(&house, Visitor::of("k2", 15)).await;
    let mut fingers = Fingers::of(&browser, Device::Mouse, 15);
    start_shared_game(&fingers).await;
    fingers.play().await;
    assert_solo_shown(&browser).await;
    let places = "document.querySelectorAll('dialog[open] .standings .line').length === 2";
    let _: bool = browser.until(places).await;
    assert!(browser.ask::<bool>("return !document.querySelector('.to-you')", vec![]).await);
    browser.quit().await;
}

/// With several people on one device, it is already the next player's turn when a move is undone.
#[tokio::test(flavor = "multi_thread")]
async fn a_move_can_be_undone_on_a_shared_device() {
    let house = House::open().await;
    let browser = Browser::open(&house, Visitor::of("k2", 14)).await;
    let fingers = Fingers::of(&browser, Device::Mouse, 14);
    start_shared_game(&fingers).await;
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

/// The cell that the domino in hand is over.
const UNDER_CURSOR: &str =
    "return document.querySelector('.cells [role=gridcell][tabindex=\"0\"]').id";

/// A dialog that opens and closes over a resting mouse is no movement of the mouse.
#[tokio::test(flavor = "multi_thread")]
async fn a_resting_mouse_leaves_the_domino_where_the_keys_put_it() {
    let house = House::open().await;
    let browser = Browser::open(&house, Visitor::of("k2", 16)).await;
    let mut fingers = Fingers::of(&browser, Device::Mouse, 16);
    start_game(&fingers).await;
    while Look::next(&browser, fingers.seen).await.due() != Due::Place {
        assert!(fingers.play_once().await, "the game ended early");
    }
    fingers.hover("#cell-51-50").await;
    let hovered: String = browser.ask(UNDER_CURSOR, vec![]).await;
    fingers.type_keys("n").await;
    fingers.type_keys("n").await;
    let put: String = browser.ask(UNDER_CURSOR, vec![]).await;
    assert_ne!(put, hovered, "the keys have moved the domino");
    fingers.type_keys("?").await;
    browser.wait_for("dialog[open]").await;
    fingers.type_keys(Key::Escape).await;
    let _: bool = browser.until("!document.querySelector('dialog[open]')").await;
    // A browser tells the elements under a resting mouse of it within a frame after a change.
    browser.frames(2).await;
    assert_eq!(browser.ask::<String>(UNDER_CURSOR, vec![]).await, put);
    fingers.hover("#cell-50-51").await;
    assert_ne!(
        browser.ask::<String>(UNDER_CURSOR, vec![]).await,
        put,
        "a moving mouse takes the domino along"
    );
    browser.quit().await;
}
