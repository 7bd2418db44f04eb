//! What keys and clicks do.

use crossterm::event::{Event, KeyCode, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};
use rules::Record;

use super::{Player, activity};
use crate::Activity;
use crate::mailbox::Message;
use crate::screen::canvas::Hit;

impl Player {
    fn mouse(&mut self, kind: MouseEventKind, hit: impl Fn(&Hit) -> bool) -> &mut Self {
        let (area, _) =
            *self.app.hits().iter().rev().find(|(_, one)| hit(one)).expect("a clickable area");
        let (column, row) = (area.x + area.width / 2, area.y + area.height / 2);
        let mouse = MouseEvent { kind, column, row, modifiers: KeyModifiers::NONE };
        self.app.handle(Message::Terminal(Event::Mouse(mouse)));
        self.wait();
        self
    }

    fn click(&mut self, hit: impl Fn(&Hit) -> bool) -> &mut Self {
        self.mouse(MouseEventKind::Down(MouseButton::Left), hit)
    }

    fn prompt(&self) -> String {
        self.text().lines().nth(1).unwrap_or_default().to_owned()
    }
}

const SIZE: (u16, u16) = (100, 30);

#[test]
fn a_whole_game_by_keys_is_saved_and_scored_by_the_rules() {
    let printed = rules::Preset::ALL.iter().map(|preset| preset.name.to_owned());
    for rules in printed.chain(["k4+middle+harmony".to_owned(), "k2+dynasty".to_owned()]) {
        let mut player = Player::at(&rules, SIZE);
        player.play_until("Game over");
        let mut games = player.folder.path().join("games");
        games.push(format!("0001-{}.record", rules.replace('+', "-")));
        let text = std::fs::read_to_string(games).unwrap();
        let (_, last) = Record::verified(&text).unwrap();
        for standing in last.outcome().unwrap().standings() {
            let shown = format!(", {} point", standing.points);
            assert!(player.text().contains(&shown), "{rules}: {shown} in {}", player.text());
        }
    }
}

#[test]
fn any_key_skips_the_count_up() {
    let mut player = Player::new(activity("k2"), SIZE, |config| {
        config.bot_timing.pause_ms = 1;
    });
    player.play_until("Scoring Ada’s kingdom");
    assert!(!player.text().contains("Game over"), "{}", player.text());
    player.keys("x");
    assert!(player.text().contains("Game over"), "{}", player.text());
    assert!(!player.app.is_done());
}

/// §2.2
#[test]
fn a_bot_shows_its_partner_what_it_is_about_to_do() {
    let mut player = Player::new(activity("k4t"), SIZE, |config| {
        config.bot_timing.pause_ms = 1;
    });
    for _ in 0..40 {
        if player.text().contains(" suggests: ") {
            return;
        }
        assert!(player.decide("Game over"), "{}", player.text());
    }
    panic!("nothing was planned: {}", player.text());
}

#[test]
fn a_tie_is_explained() {
    use rules::Decider;
    let lingo = lingo::Lingo::new(lingo::Language::English);
    let rules = "k3".parse().unwrap();
    let mut seen = Vec::new();
    for seed in 0..2_000 {
        let record = testkit::game::random_record(rules, &mut testkit::shuffle::random(seed));
        let last = record.replay().last().unwrap().unwrap();
        let outcome = last.outcome().unwrap();
        let tie = outcome.standings().iter().find_map(|standing| standing.behind_by);
        let tie = tie.filter(|tie| *tie != Decider::Points && !seen.contains(tie));
        let Some(tie) = tie else { continue };
        seen.push(tie);
        let mut player = Player::new(Activity::Replay(Box::new(record)), SIZE, |_| {});
        player.code(KeyCode::End).keys("e");
        let names: Vec<String> = (0..3).map(|seat| lingo.house(seat)).collect();
        let sentence = lingo.tie_breaks(&outcome, &names).remove(0);
        let start: String = sentence.chars().take(40).collect();
        assert!(player.text().contains(&start), "{start} in {}", player.text());
        if seen.len() == 3 {
            return;
        }
    }
    panic!("only {seen:?} in 2,000 games");
}

#[test]
fn a_taken_slot_is_refused_with_a_reason() {
    let mut player = Player::at("k4", SIZE);
    for round in 1..10 {
        player.play_until(&format!("Round {round}"));
        player.play_until("Choose your next");
        let text = player.text();
        let next = text.split("Next round").nth(1).unwrap();
        let taken = (1..=4).find(|slot| {
            let line = next.lines().nth(*slot).unwrap();
            line.contains('♚')
        });
        let Some(taken) = taken else {
            // The player who takes the last domino plays last in the next round.
            player.keys("4");
            continue;
        };
        player.keys(&taken.to_string());
        let refusal = lingo::Lingo::new(lingo::Language::English).refusal("claim.slot_taken");
        assert!(player.text().contains(&refusal), "{refusal} in {}", player.text());
        assert!(player.prompt().contains("Choose your next"), "{}", player.text());
        return;
    }
    panic!("Ada always played first");
}

#[test]
fn a_number_beyond_the_line_is_refused_with_a_reason() {
    for (rules, last) in [("k2", 4), ("k3", 3), ("w8", 8)] {
        let mut player = Player::at(rules, SIZE);
        let (keys, count) = (format!("1–{last} Choose"), format!("There are {last} dominoes"));
        assert!(player.text().contains(&keys), "{keys} in {}", player.text());
        player.keys("9");
        assert!(player.text().contains(&count), "{count} in {}", player.text());
        assert!(player.prompt().contains("Choose your first"), "{}", player.text());
    }
}

#[test]
fn undo_restores_the_screen() {
    let mut player = Player::at("k2", SIZE);
    player.play_until("Round 1");
    player.play_until("Place your");
    let before = player.text();
    player.keys("\n");
    assert!(player.prompt().contains("Choose your next"), "{}", player.text());
    player.keys("u");
    assert!(player.prompt().contains("Place your"), "{}", player.text());
    assert_eq!(player.text(), before);
}

#[test]
fn players_at_one_keyboard_can_undo_the_last_decision() {
    let people = ["Ann", "Ben"].map(|name| view::solo::Sitter::person(name.parse().unwrap()));
    let options = table::Options::new("duel".parse().unwrap());
    let mut player =
        Player::new(Activity::Play { options, sitters: people.to_vec() }, SIZE, |_| {});
    player.play_until("Round 1");
    player.play_until("Choose your next");
    let name = |player: &Player| player.prompt().trim().split(':').next().unwrap().to_owned();
    let first = name(&player);
    // Until it is the other's turn, with nothing new revealed.
    for _ in 0..6 {
        let before = player.prompt();
        player.keys("\n");
        if name(&player) != first && before.contains("Choose") {
            player.keys("u");
            assert_eq!(player.prompt(), before, "{}", player.text());
            return;
        }
    }
    panic!("{first} alone plays: {}", player.text());
}

#[test]
fn a_dynasty_continues_after_its_end_page_is_closed() {
    let mut player = Player::at("k2+dynasty", SIZE);
    player.play_until("Game over");
    for told in ["Dynasty so far", "In the lead", "game 1 of 3!"] {
        assert!(player.text().contains(told), "{told}: {}", player.text());
    }
    player.keys("\t");
    assert!(!player.text().contains("Game over"), "{}", player.text());
    player.keys("e");
    assert!(player.text().contains("Game over"), "{}", player.text());
    player.keys("\tm");
    assert!(player.text().contains("Next game"), "{}", player.text());
    player.code(KeyCode::Esc).keys("\n");
    assert!(player.text().contains("game 2 of 3"), "{}", player.text());
    player.play_until("Game over");
}

#[test]
fn resigning_is_confirmed_on_the_screen() {
    let mut player = Player::at("k2", SIZE);
    player.play_until("Round 2");
    player.keys("m");
    let text = player.text();
    let entry = text.lines().find(|line| line.contains("Resign")).unwrap();
    let number = entry.chars().find(char::is_ascii_digit).unwrap();
    player.keys(&number.to_string()).keys("2");
    assert!(player.text().contains("Ada resigned"), "{}", player.text());
    assert!(player.text().contains("1st: Thessaly"), "{}", player.text());
}

#[test]
fn tab_looks_at_others_and_a_move_looks_back() {
    let mut player = Player::at("k3", SIZE);
    player.play_until("Place your");
    let shows_own = |player: &Player| player.text().lines().nth(3).unwrap().contains("Ada");
    assert!(shows_own(&player), "{}", player.text());
    player.keys("\t");
    assert!(!shows_own(&player), "{}", player.text());
    player.keys("\t\t");
    assert!(shows_own(&player), "{}", player.text());
    player.keys("\t");
    player.code(KeyCode::Left);
    assert!(shows_own(&player), "the moved domino is visible: {}", player.text());
}

#[test]
fn a_whole_round_by_mouse() {
    let mut player = Player::at("k2", SIZE);
    player.play_until("Round 1");
    for _ in 0..40 {
        if player.text().contains("Round 3") {
            return;
        }
        let prompt = player.prompt();
        if prompt.contains("Choose") {
            let free = (0..4).find(|slot| {
                let text = player.text();
                let line = text
                    .lines()
                    .find(|line| line.contains(&format!("{} ", slot + 1)) && line.contains('+'));
                line.is_some()
            });
            let slot = free.expect("a free slot");
            for at in slot..4 {
                player.click(|hit| matches!(hit, Hit::Slot(one) if one.index() == at));
            }
        } else if prompt.contains("Place") {
            // The wheel rotates the domino.
            player.code(KeyCode::Char('n'));
            player.mouse(MouseEventKind::ScrollDown, |hit| matches!(hit, Hit::Cell(_)));
            player.keys("\n");
        } else if prompt.contains("fit anywhere") {
            player.click(|hit| matches!(hit, Hit::Key(KeyCode::Char('d'))));
        }
    }
    panic!("the game is stuck: {}", player.text());
}

#[test]
fn clicks_on_cells_place_and_on_kingdoms_look() {
    let mut player = Player::at("k2", SIZE);
    player.play_until("Place your");
    let castle = rules::Cell::CASTLE;
    let spots: Vec<_> = player
        .app
        .hits()
        .iter()
        .filter_map(|(_, hit)| match hit {
            Hit::Cell(cell) => Some(*cell),
            _ => None,
        })
        .collect();
    let beside =
        *spots.iter().find(|cell| cell.x() == castle.x() + 1 && cell.y() == castle.y()).unwrap();
    player.click(|hit| *hit == Hit::Cell(beside));
    player.click(|hit| *hit == Hit::Cell(beside));
    assert!(player.prompt().contains("Choose your next"), "{}", player.text());
    player.click(|hit| matches!(hit, Hit::Realm(realm) if realm.index() == 1));
    assert!(player.text().lines().nth(3).unwrap().contains("Thessaly"), "{}", player.text());
}

#[test]
fn undo_is_offered_only_when_possible() {
    let mut player = Player::at("q2", SIZE);
    player.play_until("Place your");
    assert!(!player.text().contains("u Undo"), "{}", player.text());
    player.play_until("taxes?");
    assert!(player.text().contains("u Undo"), "{}", player.text());
    player.keys("u");
    assert!(player.prompt().contains("Place your"), "{}", player.text());
}

#[test]
fn an_unsaved_game_is_not_called_saved() {
    let mut player = Player::new(activity("k2"), SIZE, |config| config.saves = None);
    player.keys("q");
    assert!(player.text().contains("could not be saved"), "{}", player.text());
    // A folder that cannot be: it would be in a file.
    let file = tempfile::NamedTempFile::new().unwrap();
    let saves = crate::save_folder::SaveFolder::new(file.path().join("games"));
    let mut player = Player::new(activity("k2"), SIZE, |config| config.saves = Some(saves));
    assert!(player.text().contains("The game could not be saved: "), "{}", player.text());
    player.keys("q");
    assert!(player.text().contains("Leave the game? It could not be saved"), "{}", player.text());
}

#[test]
fn a_hidden_domino_is_shown_before_it_is_placed() {
    let mut player = Player::at("k2", SIZE);
    player.play_until("Place your");
    player.keys("\t\n");
    assert!(player.prompt().contains("Place your"), "only shown: {}", player.text());
    player.keys("\n");
    assert!(player.prompt().contains("Choose your next"), "{}", player.text());
}

#[test]
fn quitting_asks_first_and_the_game_can_be_resumed() {
    let mut player = Player::at("k2", SIZE);
    player.play_until("Round 2");
    player.keys("q");
    assert!(player.text().contains("It is saved"), "{}", player.text());
    player.code(KeyCode::Esc);
    assert!(!player.app.is_done());
    player.keys("q2");
    assert!(player.app.is_done());
    let folder = player.folder.path().to_owned();
    let Player { app, folder: _folder, .. } = player;
    drop(app);
    let resumed = Player::new(Activity::Resume, SIZE, |config| {
        config.saves = Some(crate::save_folder::SaveFolder::new(folder));
    });
    assert!(resumed.text().contains("Round 2"), "{}", resumed.text());
}

#[test]
fn an_illegal_discard_is_refused_with_a_reason() {
    let mut player = Player::at("k2", SIZE);
    player.play_until("Place your");
    player.keys("d");
    let text = player.text();
    let mut rows = text.lines().rev();
    let (keys, toast) = (rows.next().expect("keys"), rows.next().expect("a toast"));
    assert!(toast.contains("have to place it"), "{text}");
    assert!(
        keys.contains("Enter Place") && keys.contains("q Quit"),
        "key hints stay visible: {text}"
    );
}

#[test]
fn without_hints_no_spot_is_shown() {
    let mut player = Player::at("k2", SIZE);
    player.play_until("Place your");
    let spots = |player: &Player| player.text().matches('+').count();
    assert!(spots(&player) > 4);
    player.keys("g");
    player.code(KeyCode::Esc).code(KeyCode::Esc);
    let hidden = player.text();
    assert!(hidden.contains("Place your"), "{hidden}");
    // The frame of the domino in the hand is not a hint.
    assert!(spots(&player) <= 8, "{hidden}");
}

#[test]
fn random_input_does_no_harm() {
    use rand::{Rng, SeedableRng, rngs::StdRng};
    let mut chance = StdRng::seed_from_u64(5);
    let mut player = Player::new(activity("q3"), SIZE, |_| {});
    let codes = [
        KeyCode::Esc,
        KeyCode::Enter,
        KeyCode::Tab,
        KeyCode::BackTab,
        KeyCode::Home,
        KeyCode::End,
        KeyCode::PageUp,
        KeyCode::PageDown,
        KeyCode::Up,
        KeyCode::Down,
        KeyCode::Left,
        KeyCode::Right,
        KeyCode::Backspace,
        KeyCode::Delete,
        KeyCode::F(5),
        KeyCode::Null,
    ];
    for _ in 0..3_000 {
        if player.app.is_done() {
            player = Player::new(activity("q3"), SIZE, |_| {});
        }
        let code = if chance.next_u32() % 3 == 0 {
            codes[chance.next_u32() as usize % codes.len()]
        } else {
            KeyCode::Char((b' ' + (chance.next_u32() % 95) as u8) as char)
        };
        if chance.next_u32() % 20 == 0 {
            let (width, height) = (chance.next_u32() % 200 + 1, chance.next_u32() % 60 + 1);
            player.resize(width as u16, height as u16);
        }
        let at = MouseEvent {
            kind: MouseEventKind::Down(MouseButton::Left),
            column: (chance.next_u32() % 220) as u16,
            row: (chance.next_u32() % 70) as u16,
            modifiers: KeyModifiers::NONE,
        };
        player.app.handle(Message::Terminal(Event::Mouse(at)));
        player.code(code);
    }
}

#[test]
fn a_house_is_chosen_in_the_form_and_remembered() {
    let mut player = Player::new(Activity::Menu, SIZE, |config| {
        config.house = Some(table::House::Moon);
    });
    player.app.go(crate::screen::Go::NewGame(crate::new_game::Venue::ThisTerminal)).unwrap();
    player.draw();
    assert!(
        player.text().contains("Your house") && player.text().contains("Moon"),
        "{}",
        player.text()
    );
    // The row before the last, which starts the game.
    player.code(KeyCode::Up).code(KeyCode::Up).code(KeyCode::Right);
    assert!(player.text().contains("Tower"), "{}", player.text());
    player.code(KeyCode::Enter);
    assert!(player.text().contains("Choose your first"), "{}", player.text());
    let saves = crate::save_folder::SaveFolder::new(player.folder.path().to_owned());
    assert_eq!(saves.house(), Some(table::House::Tower));
}

#[test]
fn a_typed_name_is_saved() {
    // No server listens on a port that was free a moment ago.
    let free = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let server = format!("http://{}", free.local_addr().unwrap());
    drop(free);
    let task = crate::place::ServerTask::Join("k3x9".parse().unwrap());
    let mut player =
        Player::new(Activity::Online { server, task }, SIZE, |config| config.name = None);
    assert!(player.text().contains("Your name"), "{}", player.text());
    player.keys("Zoe\n");
    let saves = crate::save_folder::SaveFolder::new(player.folder.path().to_owned());
    assert_eq!(saves.name().unwrap().as_str(), "Zoe");
}
