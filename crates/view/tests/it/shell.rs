//! The shell around a table on this device: what it saves, which bot it asks, which answers come
//! too late.

use rules::Action;
use table::{BotTurn, Intent, Options, Remark, Stage};
use view::consult::Marks;
use view::solo::{Output, Shell, Solo};

use crate::device::{Players, open, seat, seed, sitters};

fn first_action(shell: &Shell) -> Action {
    shell.state().game.as_ref().unwrap().position().legal_actions().iter().next().unwrap()
}

fn act(shell: &mut Shell, now: i64) -> Vec<Output> {
    let action = first_action(shell);
    shell.intend(Intent::Act { action }, now, || seed(9))
}

/// The bot to ask.
fn asked(outputs: &[Output]) -> Option<BotTurn> {
    outputs.iter().find_map(|output| match output {
        Output::AskBot(turn) => Some(**turn),
        _ => None,
    })
}

fn saved(outputs: &[Output]) -> Option<&str> {
    outputs.iter().find_map(|output| match output {
        Output::Save(text) => Some(text.as_str()),
        _ => None,
    })
}

/// Plays until a bot has been asked.
fn play_until_a_bot_is_asked(shell: &mut Shell, mut outputs: Vec<Output>) -> BotTurn {
    for now in 2_000.. {
        if let Some(turn) = asked(&outputs) {
            return turn;
        }
        outputs = act(shell, now);
    }
    unreachable!()
}

#[test]
fn what_is_saved_on_the_way_out_continues_the_same_game() {
    let mut shell = Shell::new(open("k3", "ppp", 1));
    shell.begin();
    for now in 2_000..2_020 {
        act(&mut shell, now);
    }
    let again = Solo::load(&shell.save()).expect("a saved game");
    assert_eq!(again.state(), shell.state());
    assert_eq!(shell.time(5_000), 5_000);
    assert!(again.entries().len() > 20, "the move log is saved with it");
    assert_eq!(again.entries().last().map(|entry| entry.seq), Some(again.state().seq));
}

#[test]
fn a_whole_game_is_saved_at_every_step_and_every_bot_is_asked_once() {
    let mut shell = Shell::new(open("k3", "pbb", 1));
    let mut outputs = shell.begin();
    let (mut now, mut questions) = (2_000, Vec::new());
    while shell.state().stage == Stage::Playing {
        now += 1;
        let text = saved(&outputs).expect("every change is saved");
        assert_eq!(Solo::load(text).unwrap().state(), shell.state());
        assert!(!outputs.contains(&Output::DismissBot), "nobody goes back");
        outputs = match asked(&outputs) {
            Some(turn) => {
                assert!(!questions.contains(&turn.seen));
                questions.push(turn.seen);
                shell
                    .apply_bot_decision(&turn, first_action(&shell), now)
                    .expect("it is waited for")
            }
            None => act(&mut shell, now),
        };
    }
    assert!(questions.len() > 40);
    assert_eq!(shell.record().unwrap().steps, shell.state().game.as_ref().unwrap().steps());
    let again = shell.intend(Intent::ready(true), now, || seed(7));
    assert!(saved(&again).is_some());
    assert_eq!(
        (shell.state().stage, shell.state().game.as_ref().unwrap().number),
        (Stage::Playing, 2)
    );
}

#[test]
fn a_late_answer_changes_nothing() {
    let options = Options::new("k3+48".parse().unwrap());
    let solo = Solo::open(&options, &sitters("ppb"), &seed(1), 1_000).unwrap();
    let mut shell = Shell::new(solo);
    let mut outputs = shell.begin();
    // Until a person could undo while a bot is thinking.
    let (mut now, turn) = (
        2_000,
        loop {
            let turn = play_until_a_bot_is_asked(&mut shell, outputs);
            if shell.sight().undo.intent().is_ok() {
                break turn;
            }
            outputs = shell.apply_bot_decision(&turn, first_action(&shell), 3_000).unwrap();
        },
    );
    assert!(shell.awaits(&turn));
    now += 100_000;
    let undone = shell.intend(Intent::Undo, now, || seed(9));
    assert!(undone.contains(&Output::DismissBot), "nobody waits for it: {undone:?}");
    assert!(saved(&undone).is_some());
    assert!(!shell.awaits(&turn));
    let before = shell.save();
    let action = turn.position.legal_actions().iter().next().unwrap();
    assert_eq!(shell.apply_bot_decision(&turn, action, now), None);
    assert_eq!(shell.save(), before);
}

#[test]
fn the_view_follows_people_and_stays_while_bots_play() {
    let mut shell = Shell::new(open("k3", "ppb", 1));
    let mut outputs = shell.begin();
    let mut seen = Vec::new();
    for now in 2_000..2_040 {
        let viewer = shell.viewer().expect("somebody looks");
        if let Some(turn) = asked(&outputs) {
            outputs = shell.apply_bot_decision(&turn, first_action(&shell), now).unwrap();
            continue;
        }
        assert_eq!(Some(viewer), shell.state().game.as_ref().unwrap().to_move());
        seen.push(viewer);
        outputs = act(&mut shell, now);
        let to_move = shell.state().game.as_ref().unwrap().to_move();
        assert!(shell.viewer() == to_move || shell.viewer() == Some(viewer));
    }
    assert!(seen.contains(&seat(1)) && seen.contains(&seat(2)));
    assert!(shell.is_shared());
    assert!(!Shell::new(open("k2", "pb", 1)).is_shared());
}

/// §2.2: a bot consults the person who is its partner, and nobody else, before it plays.
#[test]
fn a_bot_shows_its_plan_to_its_partner_at_this_device() {
    let mut shell = Shell::new(open("k4t", "pbbb", 1));
    let mut outputs = shell.begin();
    let (mut shown, mut hidden) = (0, 0);
    for now in 2_000..2_080 {
        assert_eq!(shell.marks(), Marks::default(), "nothing is planned yet");
        let Some(turn) = asked(&outputs) else {
            outputs = act(&mut shell, now);
            continue;
        };
        let action = first_action(&shell);
        let is_partner = turn.seat == seat(2);
        assert_eq!(shell.shows_plan(&turn), is_partner);
        let note = shell.show_plan(&turn, action).cloned();
        assert_eq!(note.is_some(), is_partner, "{:?}", turn.seat);
        match (note, action) {
            (Some(note), Action::Place { domino, .. }) => {
                assert_eq!((note.seat, note.remark), (seat(2), Remark::Plan { action }));
                assert_eq!(shell.marks().ghost, Some(domino));
                shown += 1;
            }
            (None, _) => hidden += 1,
            _ => {}
        }
        outputs = shell.apply_bot_decision(&turn, action, now).unwrap();
        assert_eq!(shell.show_plan(&turn, action), None, "it has played");
    }
    assert!(shown > 5 && hidden > 20, "{shown} shown, {hidden} hidden");
}

/// What is undone while a bot's plan is on show is planned no more.
#[test]
fn a_plan_goes_with_the_turn_it_was_made_for() {
    let mut shell = Shell::new(open("k4t", "pbbb", 2));
    let mut outputs = shell.begin();
    let mut undone = false;
    for now in 2_000..2_300 {
        let Some(turn) = asked(&outputs) else {
            outputs = act(&mut shell, now);
            continue;
        };
        let action = first_action(&shell);
        if shell.show_plan(&turn, action).is_some() && shell.sight().undo.intent().is_ok() {
            assert_ne!(shell.marks(), Marks::default());
            shell.intend(Intent::Undo, now, || seed(9));
            assert_eq!(shell.marks(), Marks::default());
            undone = true;
            break;
        }
        outputs = shell.apply_bot_decision(&turn, action, now).unwrap();
    }
    assert!(undone, "there was nothing to undo while the partner thought");
}

/// People who share a device are all named by their places: which of them would be *you*?
#[test]
fn the_end_addresses_a_player_only_where_one_alone_looks() {
    for (who, addresses) in [("ppp", false), ("ppb", false), ("pbb", true), ("bbb", false)] {
        let mut solo = open("k3", who, 1);
        Players::new(1).finish(&mut solo);
        let mut shell = Shell::new(solo);
        shell.begin();
        let scene = shell.sight().scene;
        assert_eq!(scene.end.as_ref().map(|end| end.standings.len()), Some(3), "{who}");
        let own = scene.own_standing().map(|own| own.realm);
        let first = rules::Realm::new(0).filter(|_| addresses);
        assert_eq!(own, first, "{who}");
    }
}

#[test]
fn a_refusal_only_warns_the_player() {
    let mut shell = Shell::new(open("k2", "pp", 1));
    shell.begin();
    let outputs = shell.intend(Intent::Act { action: Action::Pass }, 2_000, || seed(9));
    assert!(matches!(outputs[..], [Output::Warn(_)]), "{outputs:?}");
    let mut nobody = Shell::new(open("k2", "bb", 1));
    nobody.begin();
    assert_eq!(nobody.viewer(), None);
    let outputs = nobody.intend(Intent::Resign, 2_000, || seed(9));
    assert!(matches!(outputs[..], [Output::Warn(_)]), "{outputs:?}");
}

#[test]
fn a_failed_save_is_reported_once() {
    let mut shell = Shell::new(open("k2", "pp", 1));
    assert!(shell.is_saved());
    assert!(!shell.note_save(true));
    assert!(shell.note_save(false), "the player is told");
    assert!(!shell.is_saved());
    assert!(!shell.note_save(false), "once");
    assert!(!shell.note_save(true));
    assert!(shell.is_saved());
    assert!(shell.note_save(false), "it has been saved since");
}

#[test]
fn a_timeout_is_noticed() {
    let mut options = Options::new("k2".parse().unwrap());
    options.clock = table::Clock::Bank { bank_ms: 60_000, increment_ms: 0 };
    let solo = Solo::open(&options, &sitters("pp"), &seed(1), 1_000).unwrap();
    let mut shell = Shell::new(solo);
    shell.begin();
    assert_eq!(shell.tick(1_500), None, "nothing is due");
    let outputs = shell.tick(900_000).expect("somebody was too slow");
    assert!(saved(&outputs).is_some());
}
