//! Scenes in words, and the story of a game.

use lingo::{Language, Lingo, Story};
use rules::{Action, Realm};
use table::{Clock, Intent, Level, OnTimeout, Options, Seed};
use testkit::{game, mixes, shuffle};
use view::desk::Hints;
use view::hand::Hand;
use view::scene::{Decision, Scene};
use view::solo::{Sitter, Solo};

use crate::{assert_all_readable, lingos};

/// Plays a game of one person against bots to the end, and shows every moment of it.
fn watch(rules: rules::Rules, mut look: impl FnMut(&Solo)) {
    let mut sitters = vec![Sitter::person("Ada".parse().expect("a name"))];
    sitters.resize(rules.seats as usize, Sitter::Bot(Level::Knight));
    let seed = Seed::new([3; 32]);
    let mut solo = Solo::open(&Options::new(rules), &sitters, &seed, 0).expect("a table");
    let mut random = shuffle::random(9);
    for now in 1.. {
        look(&solo);
        let position = *solo.state().game.as_ref().expect("a game").position();
        let action = game::random_action(&position, &mut random);
        if let Some(turn) = solo.bot_turn() {
            let action = action.expect("something to do");
            solo.apply_bot_decision(&turn, action, now).expect("a legal action");
        } else if let Some(seat) = solo.person_to_move() {
            let intent = Intent::Act { action: action.expect("something to do") };
            solo.intend(seat, intent, now, seed.clone()).expect("a legal action");
        } else {
            return;
        }
    }
}

#[test]
fn every_moment_of_every_mode_has_a_prompt_and_every_hand_a_preview() {
    for lingo in lingos() {
        for rules in mixes::printed() {
            watch(rules, |solo| {
                let viewer = solo.people().next();
                let scene = Scene::of_state(solo.state(), viewer);
                assert_all_readable(&[lingo.prompt(&scene)]);
                assert_all_readable(&lingo.seat_names(&scene));
                if let Decision::Decide { seat, .. } = scene.decision {
                    let position = solo.state().game.as_ref().expect("a game").position();
                    let mut hand = Hand::new(position, seat);
                    for hints in [Hints::ALL, Hints::NONE] {
                        hand.next_spot(1);
                        assert_all_readable(&lingo.hand_preview(&hand, hints));
                    }
                }
            });
        }
    }
}

#[test]
fn after_a_game_the_prompt_no_longer_waits_for_it_to_start() {
    let lingo = Lingo::new(Language::English);
    let prompt = |people: usize| {
        let person = |at| Sitter::person(format!("P{at}").parse().expect("a name"));
        let mut sitters: Vec<Sitter> = (0..people).map(person).collect();
        sitters.resize(2, Sitter::Bot(Level::Page));
        let options = Options::new("k2".parse().expect("a mode"));
        let mut solo = Solo::open(&options, &sitters, &Seed::new([3; 32]), 0).expect("a table");
        let seat = solo.people().next().expect("somebody");
        solo.intend(seat, Intent::Resign, 1, Seed::new([4; 32])).expect("an end");
        lingo.prompt(&Scene::of_state(solo.state(), Some(seat)))
    };
    assert_eq!(prompt(1), "Game over");
    assert_eq!(prompt(2), "The game is over. The next one starts when everyone is ready.");
}

#[test]
fn hints_that_are_off_say_nothing() {
    let lingo = Lingo::new(Language::English);
    watch("k2".parse().expect("rules"), |solo| {
        let scene = Scene::of_state(solo.state(), solo.people().next());
        let Decision::Decide { seat, .. } = scene.decision else { return };
        let position = solo.state().game.as_ref().expect("a game").position();
        let hand = Hand::new(position, seat);
        if let Some(Action::Place { .. }) = hand.action() {
            assert!(!lingo.hand_preview(&hand, Hints::ALL).is_empty());
            assert!(lingo.hand_preview(&hand, Hints::NONE).is_empty());
        }
    });
}

#[test]
fn a_team_is_named_after_all_its_members() {
    let lingo = Lingo::new(Language::English);
    let mut name = String::new();
    watch("w6t".parse().expect("rules"), |solo| {
        let scene = Scene::of_state(solo.state(), None);
        name = lingo.realm_name(&scene, Realm::new(0).expect("a realm"));
    });
    assert_eq!(name, "Ada & Griselda");
}

#[test]
fn a_story_tells_every_step_once_and_again_after_an_undo() {
    let lingo = Lingo::new(Language::English);
    let names = ["Ada", "Ben"];
    let mut story = Story::default();
    let mut steps = 0;
    let mut first = None;
    watch("k2".parse().expect("rules"), |solo| {
        let game = solo.state().game.as_ref().expect("a game");
        let is_new = game.steps().len() != steps;
        assert_eq!(story.extend(&lingo, game, &names, None), is_new);
        assert_eq!(story.sentences().len(), game.steps().len());
        assert!(story.sentences().ends_with(story.news()));
        // Someone who joins later hears where the game stands, not how it got there.
        let mut late = Story::default();
        late.extend(&lingo, game, &names, None);
        assert_eq!((late.sentences(), late.news().len()), (story.sentences(), 1));
        steps = game.steps().len();
        first.get_or_insert_with(|| solo.clone());
    });
    let early = first.expect("a first moment");
    let game = early.state().game.as_ref().expect("a game");
    assert!(story.extend(&lingo, game, &names, None));
    assert_eq!(story.sentences().len(), game.steps().len(), "told anew");
}

#[test]
fn a_story_tells_what_a_clock_did_before_the_moves_it_led_to() {
    let lingo = Lingo::new(Language::English);
    let names = ["Ada", "Ben"];
    let clock = Clock::Turn { turn_ms: 60_000 };
    let options = Options { clock, ..Options::new("k2".parse().expect("rules")) };
    let sitters = ["Ada", "Ben"].map(|name| Sitter::person(name.parse().expect("a name")));
    for on_timeout in OnTimeout::ALL {
        let options = Options { on_timeout, ..options.clone() };
        let mut solo = Solo::open(&options, &sitters, &Seed::new([3; 32]), 0).expect("a table");
        let who = names[solo.person_to_move().expect("a person").index()];
        let mut story = Story::default();
        let told = |solo: &Solo, story: &mut Story| {
            let before = story.sentences().len();
            let game = solo.state().game.as_ref().expect("a game");
            story.extend(&lingo, game, &names, None);
            let mut late = Story::default();
            late.extend(&lingo, game, &names, None);
            assert_eq!(late.sentences(), story.sentences());
            story.sentences()[before..].to_vec()
        };
        told(&solo, &mut story);
        solo.tick(60_000).expect("an open table");
        let mut news = told(&solo, &mut story);
        if let Some(turn) = solo.bot_turn() {
            assert_eq!(news.len(), 1, "told before the bot has decided");
            let action = turn.position.legal_actions().get(0).expect("something to do");
            solo.apply_bot_decision(&turn, action, 61_000).expect("a legal action");
            news.extend(told(&solo, &mut story));
        }
        let (first, moves) = match on_timeout {
            OnTimeout::Bot => (format!("{who} ran out of time: a bot plays this turn."), true),
            OnTimeout::Skip => (format!("{who} ran out of time: this turn is skipped."), true),
            OnTimeout::Loss => (format!("{who} loses on time."), false),
        };
        assert_eq!((news[0].as_str(), news.len() > 1), (first.as_str(), moves), "{news:?}");
    }
}
