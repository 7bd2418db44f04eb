//! Snapshots of the main screens, in a small and in a large terminal.

use crossterm::event::KeyCode;
use lingo::Language;
use snapbox::{Data, assert_data_eq};
use table::{Clock, Options};
use view::solo::Sitter;

use super::{Player, activity};
use crate::look::{Depth, Look};
use crate::place::Seeds;
use crate::screen::canvas::Hit;
use crate::{Activity, Config};

const SMALL: (u16, u16) = (80, 24);
const LARGE: (u16, u16) = (140, 45);

fn snapshot(name: &str) -> Data {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR"));
    let path = folder.join("src/screen/tests/snapshots").join(format!("{name}.txt"));
    Data::read_from(&path, Some(snapbox::data::DataFormat::Text))
}

/// Compares the screen with its snapshots in both sizes.
fn assert_screens(player: &mut Player, name: &str) {
    for (width, height) in [SMALL, LARGE] {
        player.resize(width, height);
        let text = player.text();
        assert_data_eq!(text, snapshot(&format!("{name}-{width}x{height}")).raw());
    }
}

#[test]
fn start() {
    let mut player = Player::new(Activity::Menu, SMALL, |_| {});
    assert_screens(&mut player, "start");
}

#[test]
fn new_game() {
    let mut player = Player::new(Activity::Menu, SMALL, |_| {});
    player.keys("2").code(KeyCode::Down);
    for _ in 0..2 {
        player.code(KeyCode::Right);
    }
    assert_screens(&mut player, "new-game");
}

#[test]
fn claiming() {
    let mut player = Player::at("k2", SMALL);
    player.play_until("Round 2");
    player.play_until("Choose your next");
    assert_screens(&mut player, "claim");
}

#[test]
fn placing() {
    let mut player = Player::at("k2+middle+harmony", SMALL);
    player.play_until("Round 4");
    player.play_until("Place your");
    assert_screens(&mut player, "place");
    // Over the castle it does not fit, and the reason is shown.
    player.resize(80, 24);
    for _ in 0..12 {
        player.code(KeyCode::Up);
    }
    assert_screens(&mut player, "place-refused");
}

#[test]
fn a_mighty_duel() {
    let mut player = Player::at("duel", SMALL);
    player.play_until("Round 3");
    player.play_until("Place your");
    assert_screens(&mut player, "duel");
}

#[test]
fn queendomino() {
    let mut player = Player::at("q2", SMALL);
    player.play_until("taxes?");
    player.keys("n");
    assert_screens(&mut player, "tax");
    player.keys("p");
    player.play_until("Buy a");
    player.keys("n");
    assert_screens(&mut player, "build");
    player.keys("p");
    player.play_until("dragon?");
    player.keys("n");
    assert_screens(&mut player, "dragon");
}

#[test]
fn teams_and_a_table_of_eight() {
    let mut player = Player::at("w6t", SMALL);
    player.play_until("Round 3");
    player.play_until("Place your");
    assert_screens(&mut player, "teams");
    let mut player = Player::at("w8", SMALL);
    player.play_until("Round 3");
    player.play_until("Place your");
    assert_screens(&mut player, "eight");
    player.play_until("Choose your next");
    assert_screens(&mut player, "eight-claim");
}

/// How many areas of a kind are clickable; hidden ones are empty.
fn count(player: &Player, kind: impl Fn(&Hit) -> bool) -> usize {
    player.app.hits().iter().filter(|(area, hit)| area.height > 0 && kind(hit)).count()
}

#[test]
fn every_choice_of_a_domino_fits_a_small_screen() {
    for (rules, dominoes) in [("w8", 8), ("w6t", 8), ("q4", 4)] {
        let mut player = Player::at(rules, SMALL);
        player.play_until("Round 3");
        for prompt in ["Place your", "Choose your next"] {
            player.play_until(prompt);
            for (width, height) in [(40, 12), (60, 16), (116, 24), SMALL] {
                player.resize(width, height);
                let slots = count(&player, |hit| matches!(hit, Hit::Slot(_)));
                assert_eq!(slots, dominoes, "{rules}, {width}x{height}: {}", player.text());
            }
        }
        // The selected one is described.
        let details = player.text().lines().nth(2).unwrap().to_owned();
        let named = if rules.starts_with('w') { "’s " } else { "domino" };
        assert!(details.contains(named) && details.contains("Best spot"), "{}", player.text());
    }
}

#[test]
fn the_whole_builders_board_is_visible_while_buying() {
    for (rules, size) in [("w8", SMALL), ("w8", (120, 24)), ("w6t", SMALL), ("q4", SMALL)] {
        // Not every player gets a town in every game.
        let player = (1..50).find_map(|seed| {
            let change = |config: &mut Config| config.seeds = Seeds::from_number(seed);
            let mut player = Player::new(activity(rules), size, change);
            let buys = |player: &Player| player.text().contains("Buy a");
            while !buys(&player) && player.decide("Buy a") {}
            buys(&player).then_some(player)
        });
        let player = player.expect("a purchase");
        let offers = count(&player, |hit| matches!(hit, Hit::Offer(_)));
        assert_eq!(offers, 6, "{rules}, {size:?}: {}", player.text());
    }
}

#[test]
fn sheets_over_the_table() {
    let mut player = Player::at("q2", SMALL);
    player.play_until("Round 3");
    for (key, name) in
        [("?", "help"), ("s", "points"), ("o", "story"), ("x", "dominoes"), ("m", "menu")]
    {
        player.keys(key);
        assert_screens(&mut player, name);
        player.code(KeyCode::Esc);
    }
}

#[test]
fn sheets_are_not_dimmed() {
    use ratatui::style::Modifier;
    let mut player = Player::at("k2", SMALL);
    player.keys("s");
    let buffer = player.screen.backend().buffer();
    let (x, y) = (0..buffer.area.height)
        .find_map(|y| {
            let row: String = (0..buffer.area.width).map(|x| buffer[(x, y)].symbol()).collect();
            row.find("Total").map(|at| (row[..at].chars().count() as u16, y))
        })
        .expect("a total");
    assert!(!buffer[(x, y)].modifier.contains(Modifier::DIM), "{}", player.text());
}

#[test]
fn the_end_and_the_replay() {
    let mut player = Player::new(activity("k3"), SMALL, |config| config.saves = None);
    player.play_until("Game over");
    assert_screens(&mut player, "end");
    player.keys("v");
    assert_screens(&mut player, "replay-start");
    player.code(KeyCode::End);
    assert_screens(&mut player, "replay-end");
}

#[test]
fn only_the_last_round_of_a_replay_is_called_the_last() {
    let record =
        testkit::game::random_record("k3".parse().unwrap(), &mut testkit::shuffle::random(1));
    let steps = record.steps.len();
    let mut player = Player::new(Activity::Replay(Box::new(record)), SMALL, |_| {});
    let mut last_rounds = 0;
    for _ in 0..=steps {
        let text = player.text();
        if text.contains("Last round: no more") {
            assert!(text.contains("Round 12 of 12"), "{text}");
            last_rounds += 1;
        }
        player.code(KeyCode::Right);
    }
    assert!(last_rounds > 0);
}

#[test]
fn help_explains_the_building_symbol() {
    let mut player = Player::at("q2", LARGE);
    player.keys("?");
    assert!(player.text().contains("⌂ building"), "{}", player.text());
}

#[test]
fn pass_and_play() {
    let people = ["Ada", "Ben"].map(|name| Sitter::person(name.parse().unwrap()));
    let options = Options::new("k2".parse().unwrap());
    let activity = Activity::Play { options, sitters: people.to_vec() };
    let mut player = Player::new(activity, SMALL, |_| {});
    player.play_until("Round 2");
    player.play_until("Ben: Place your");
    assert_screens(&mut player, "pass-and-play");
}

#[test]
fn a_clock_shows_what_each_turn_adds() {
    for size in [SMALL, LARGE] {
        let Activity::Play { mut options, sitters } = activity("q2") else { unreachable!() };
        options.clock = Clock::Bank { bank_ms: 3_599_900, increment_ms: 5_000 };
        let player = Player::new(Activity::Play { options, sitters }, size, |_| {});
        assert!(player.text().contains(":59 +5"), "{}", player.text());
    }
}

#[test]
fn a_plain_terminal_gets_only_ascii_without_colours() {
    let mut player = Player::new(activity("q2"), SMALL, |config| {
        config.look = Look { depth: Depth::Plain, unicode: false };
        config.language = Language::French;
    });
    for key in ["\n", "\n", "n", "?", "?", "s", "s", "m", "q", "o"] {
        player.keys(key);
        let text = player.text();
        assert!(text.is_ascii(), "{text}");
        let buffer = player.screen.backend().buffer();
        let coloured = buffer.content.iter().find(|cell| {
            use ratatui::style::Color::Reset;
            (cell.fg, cell.bg) != (Reset, Reset)
        });
        assert_eq!(coloured, None, "{text}");
    }
}

#[test]
fn a_window_can_be_too_small() {
    let mut player = Player::at("k2", SMALL);
    player.resize(30, 8);
    assert!(player.text().starts_with("This window is too"), "{}", player.text());
    player.resize(80, 24);
    assert!(player.text().contains("Choose your first"), "{}", player.text());
}

#[test]
fn pages_over_a_replay_scroll_by_the_same_keys() {
    let record =
        testkit::game::random_record("q4".parse().unwrap(), &mut testkit::shuffle::random(1));
    let mut player = Player::new(Activity::Replay(Box::new(record)), SMALL, |_| {});
    player.code(KeyCode::End).keys("s");
    let top = player.text();
    for key in [KeyCode::Char(' '), KeyCode::End, KeyCode::PageDown] {
        player.code(key);
        assert_ne!(player.text(), top);
        player.code(KeyCode::Home);
        assert_eq!(player.text(), top);
    }
}
