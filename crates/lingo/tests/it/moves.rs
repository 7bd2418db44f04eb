//! Games in words: every step of every mode has a sentence, and a whole game reads well.

use rules::{Action, Actor, Position, Preset, Realm, Record, Rules, Step};
use testkit::{game, shuffle};
use view::scene::Scene;

use crate::{assert_readable, assert_snapshot, lingos};

const NAMES: [&str; 8] = ["Ada", "Ben", "Cléo", "Dora", "Emil", "Fay", "Gus", "Hana"];

/// The steps of a game, each with the position before it, and the last position.
type Game = (Vec<(Position, Step)>, Position);

fn replayed(record: Record) -> Game {
    let positions: Vec<Position> =
        record.replay().map(|position| position.expect("a recorded game replays")).collect();
    let last = *positions.last().expect("a game has positions");
    (positions.into_iter().zip(record.steps).collect(), last)
}

fn random_game(rules: Rules, seed: u64) -> Game {
    replayed(game::random_record(rules, &mut shuffle::random(seed)))
}

/// A game by players who take what brings them the most points at once.
fn eager_game(rules: Rules, seed: u64) -> Game {
    let mut random = shuffle::random(seed);
    let stock = shuffle::stock(&rules, &mut random);
    replayed(game::record(rules, &stock, |position| {
        let Actor::Seat(seat) = position.actor() else { unreachable!("a seat decides") };
        let whim = game::random_action(position, &mut random).expect("an action");
        let points = |action: &Action| {
            let mut next = *position;
            next.play(*action).expect("a legal action");
            (next.points(rules.realm_of(seat)), *action == whim)
        };
        position.legal_actions().iter().max_by_key(points).unwrap_or(whim)
    }))
}

#[test]
fn every_step_of_every_mode_has_a_sentence() {
    for lingo in lingos() {
        for (seed, preset) in (0..).zip(Preset::ALL) {
            for seed in [seed, seed + 100] {
                let (steps, _) = random_game(preset.rules, seed);
                for (before, step) in steps {
                    let sentence = lingo.step(&before, step, &NAMES);
                    assert_readable(&sentence);
                    assert!(sentence.ends_with(['.', '!']), "{sentence}");
                    assert_readable(&lingo.due(&before, &NAMES));
                }
            }
        }
    }
}

#[test]
fn a_claim_for_somebody_else_names_the_owner_of_the_king() {
    let text = "[Crownlands \"1\"]\n[Rules \"k2+anyking\"]\n\nL=3,17,25,40 K=2 >4";
    let (steps, _) = replayed(text.parse().expect("a record"));
    let [english, ..] = lingos();
    let &(before, step) = steps.last().expect("a claim");
    assert_eq!(english.due(&before, &NAMES), "Ada must put Ben’s king on a domino.");
    let told = english.step(&before, step, &NAMES);
    assert!(told.starts_with("Ada puts Ben’s king on domino 40: "), "{told}");
    let scene = Scene::of_position(&before, &[], rules::Seat::new(0));
    let prompt = english.prompt(&scene);
    assert!(prompt.starts_with("You drew ") && prompt.ends_with("king. Put it on a domino."));
    // One's own king is claimed with as ever.
    let own = text.replace("K=2", "K=1");
    let (steps, _) = replayed(own.parse().expect("a record"));
    let &(before, step) = steps.last().expect("a claim");
    assert!(english.step(&before, step, &NAMES).starts_with("Ada claims domino 40: "));
}

#[test]
fn everything_that_can_be_seen_can_be_heard() {
    for lingo in lingos() {
        for (seed, preset) in (0..).zip(Preset::ALL) {
            let (steps, last) = random_game(preset.rules, seed);
            let positions = steps.iter().map(|(before, _)| before).step_by(7).chain([&last]);
            for position in positions {
                assert_readable(&lingo.line_summary(position, &NAMES));
                for realm in preset.rules.realms() {
                    describe(&lingo, position, realm);
                }
            }
        }
    }
}

fn describe(lingo: &lingo::Lingo, position: &Position, realm: Realm) {
    let who = lingo.realm(position.rules(), realm, &NAMES);
    assert_readable(&lingo.kingdom_summary(&position.estate(realm), &who));
    let builders = lingo.builders_summary(position, realm);
    assert_eq!(builders.is_empty(), position.builders().is_none());
    let kingdom = position.kingdom(realm);
    for territory in kingdom.territories() {
        assert_readable(&lingo.territory_summary(&territory));
    }
    for cell in rules::Cell::all() {
        assert_readable(&lingo.square_at(kingdom, cell, 3, 4));
        assert_readable(&lingo.cell(cell));
    }
}

#[test]
fn seats_without_a_name_are_called_by_number() {
    let [english, ..] = lingos();
    let (steps, _) = random_game(Preset::ALL[3].rules, 1);
    let nobody: [&str; 0] = [];
    let (before, step) = steps.iter().find(|(_, step)| matches!(step, Step::Act(_))).expect("one");
    assert!(english.step(before, *step, &nobody).starts_with("Seat "));
}

#[test]
fn a_whole_game_reads_well() {
    for (mode, seed) in [("k2+middle+harmony", 4), ("q2", 6)] {
        for lingo in lingos() {
            let rules: Rules = mode.parse().expect("a mode");
            let (steps, last) = eager_game(rules, seed);
            let options: Vec<_> =
                lingo.options(&rules).into_iter().map(|option| option.name).collect();
            let mut lines = vec![lingo.mode(&rules), lingo.list(&options), String::new()];
            lines.extend(steps.iter().map(|(before, step)| lingo.step(before, *step, &NAMES)));
            lines.extend([String::new(), lingo.due(&last, &NAMES), String::new()]);
            for realm in rules.realms() {
                let who = lingo.realm(&rules, realm, &NAMES);
                lines.push(lingo.kingdom_summary(&last.estate(realm), &who));
                let items = lingo.score_items(&last.score(realm));
                lines.extend(items.iter().map(|item| {
                    format!("- {}", lingo.labelled(&item.label, &item.points.to_string()))
                }));
                lines.push(String::new());
            }
            let outcome = last.outcome().expect("the end");
            lines.extend(lingo.standings(&outcome, &NAMES));
            lines.push(lingo.victory(&rules, &outcome, &NAMES));
            let middle = &steps[steps.len() / 2].0;
            lines.extend([String::new(), lingo.line_summary(middle, &NAMES)]);
            lines.push(lingo.builders_summary(middle, Realm::default()));
            let text = lines.join("\n").trim_end().to_owned() + "\n";
            assert_snapshot(&mode[..2], &lingo, text);
        }
    }
}
