//! The main screens, in a small and in a large terminal.

use crossterm::event::KeyCode;
use lingo::Language;
use snapbox::{Data, assert_data_eq};
use table::Options;
use view::solo::Sitter;

use super::{Player, wish};
use crate::look::{Depth, Look};
use crate::place::Seeds;
use crate::screen::canvas::Hit;
use crate::{Setting, Wish};

const SMALL: (u16, u16) = (80, 24);
const LARGE: (u16, u16) = (140, 45);

fn snapshot(name: &str) -> Data {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR"));
    let path = folder.join("src/screen/tests/snapshots").join(format!("{name}.txt"));
    Data::read_from(&path, Some(snapbox::data::DataFormat::Text))
}

/// Compares what is on the screen in both sizes. Nothing may be cut at the right edge of the larger.
fn assert_screens(player: &mut Player, name: &str) {
    for (width, height) in [SMALL, LARGE] {
        player.resize(width, height);
        let text = player.text();
        assert_data_eq!(text, snapshot(&format!("{name}-{width}x{height}")).raw());
    }
}

#[test]
fn the_first_screen() {
    let mut player = Player::new(Wish::Choose, SMALL, |_| {});
    assert_screens(&mut player, "start");
}

#[test]
fn a_new_game() {
    let mut player = Player::new(Wish::Choose, SMALL, |_| {});
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
    // Over the castle it does not fit, and the reason is told.
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

/// How many places of a kind lie under the mouse: what is cut off lies nowhere.
fn count(player: &Player, kind: impl Fn(&Hit) -> bool) -> usize {
    player.app.hits().iter().filter(|(area, hit)| area.height > 0 && kind(hit)).count()
}

#[test]
fn every_domino_to_choose_from_is_on_a_small_screen() {
    for (rules, dominoes) in [("w8", 8), ("w6t", 8), ("q4", 4)] {
        let mut player = Player::at(rules, SMALL);
        player.play_until("Round 3");
        for due in ["Place your", "Choose your next"] {
            player.play_until(due);
            for (width, height) in [(40, 12), (60, 16), (116, 24), SMALL] {
                player.resize(width, height);
                let slots = count(&player, |hit| matches!(hit, Hit::Slot(_)));
                assert_eq!(slots, dominoes, "{rules}, {width}x{height}: {}", player.text());
            }
        }
        // The pointed one is told in words, too.
        let prompt = player.text().lines().nth(2).unwrap().to_owned();
        assert!(prompt.contains("domino") && prompt.contains("Best spot"), "{}", player.text());
    }
}

#[test]
fn the_whole_board_of_the_builders_is_there_while_one_buys() {
    for (rules, size) in [("w8", SMALL), ("w8", (120, 24)), ("w6t", SMALL), ("q4", SMALL)] {
        // Not everybody has a town in every game.
        let player = (1..50).find_map(|seed| {
            let change = |setting: &mut Setting| setting.seeds = Seeds::from_number(seed);
            let mut player = Player::new(wish(rules), size, change);
            let buys = |player: &Player| player.text().contains("Buy a");
            while !buys(&player) && player.decide("Buy a") {}
            buys(&player).then_some(player)
        });
        let player = player.expect("somebody buys");
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
fn a_sheet_is_written_as_clearly_as_the_table() {
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
    let mut player = Player::new(wish("k3"), SMALL, |setting| setting.keep = None);
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
    let mut player = Player::new(Wish::Replay(Box::new(record)), SMALL, |_| {});
    let mut told = Vec::new();
    for _ in 0..=steps {
        let text = player.text();
        if text.contains("Last round: no more") {
            assert!(text.contains("Round 12 of 12"), "{text}");
            told.push(text);
        }
        player.code(KeyCode::Right);
    }
    assert!(!told.is_empty(), "the last round is told");
}

#[test]
fn help_explains_the_sign_of_buildings() {
    let mut player = Player::at("q2", LARGE);
    player.keys("?");
    assert!(player.text().contains("⌂ building"), "{}", player.text());
}

#[test]
fn several_at_one_keyboard() {
    let people = ["Ada", "Ben"].map(|name| Sitter::Person(name.parse().unwrap()));
    let options = Options::new("k2".parse().unwrap());
    let wish = Wish::Play { options, sitters: people.to_vec() };
    let mut player = Player::new(wish, SMALL, |_| {});
    player.play_until("Round 2");
    player.play_until("Ben: Place your");
    assert_screens(&mut player, "pass-and-play");
}

#[test]
fn with_ascii_nothing_else_is_on_the_screen() {
    let mut player = Player::new(wish("q2"), SMALL, |setting| {
        setting.look = Look { depth: Depth::Plain, unicode: false };
        setting.language = Language::French;
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
fn a_window_that_is_too_small_says_so() {
    let mut player = Player::at("k2", SMALL);
    player.resize(30, 8);
    assert!(player.text().starts_with("This window is too"), "{}", player.text());
    player.resize(80, 24);
    assert!(player.text().contains("Choose your first"), "{}", player.text());
}
