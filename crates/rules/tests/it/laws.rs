//! Properties of random positions: symmetry, keys, text, and fast sums against slow ones.

use std::collections::HashSet;

use crownlands_rules::{
    Action, Cell, Deal, DominoId, Kingdom, Position, Record, Rules, Setup, Sketch, Symmetry,
};
use proptest::prelude::*;
use testkit::{conceivable, game, mixes, shuffle};

/// A position somewhere in a random game of any mix.
fn any_position() -> impl Strategy<Value = Position> {
    (any::<prop::sample::Index>(), any::<u64>(), 0_usize..=100).prop_map(|(mix, seed, share)| {
        let mixes = mixes::all();
        game::random_position(mixes[mix.index(mixes.len())], share, &mut shuffle::random(seed))
    })
}

/// A setup with the first domino of those that have the same halves in the place of each that lies
/// in a kingdom: what is on the others no longer matters.
fn faces(mut setup: Setup) -> Setup {
    for placed in setup.realms.iter_mut().flat_map(|realm| &mut realm.dominoes) {
        let mut alike = (0..96).filter_map(DominoId::from_index);
        let first = alike.find(|id| id.domino() == placed.domino.domino());
        placed.domino = first.expect("it is one of them");
    }
    setup
}

/// Small changes to a position; many lead to one that no game can reach.
fn changes() -> [fn(&mut Setup); 6] {
    [
        |setup| setup.realms[0].purse.coins += 1,
        |setup| setup.realms.swap(0, 1),
        |setup| setup.rules.harmony = !setup.rules.harmony,
        |setup| setup.next.reverse(),
        |setup| {
            let kings: Vec<_> = setup.current.iter().rev().map(|entry| entry.king).collect();
            setup.current.iter_mut().zip(kings).for_each(|(entry, king)| entry.king = king);
        },
        |setup| {
            if let Some(builders) = &mut setup.builders {
                builders.dragon_away = !builders.dragon_away;
            }
        },
    ]
}

fn distance(cell: Cell) -> i8 {
    cell.x().abs() + cell.y().abs()
}

/// Valid text with a few characters changed.
fn any_damaged_text(text: impl Strategy<Value = String>) -> impl Strategy<Value = String> {
    let edits = prop::collection::vec((any::<prop::sample::Index>(), any::<Option<char>>()), 0..4);
    (text, edits).prop_map(|(text, edits)| {
        let mut letters: Vec<char> = text.chars().collect();
        for (at, letter) in edits {
            match letter {
                Some(letter) => letters.insert(at.index(letters.len() + 1), letter),
                None if !letters.is_empty() => {
                    letters.remove(at.index(letters.len()));
                }
                None => {}
            }
        }
        letters.into_iter().collect()
    })
}

#[test]
fn equal_dominoes_in_equal_places_are_the_same_to_the_key() {
    let position = |placed: &str| -> Position {
        let lines = "3:1,5:4,6:2,8:5,37:7,40:8,42:6,46:3 7,9,12,13,35,38,41:4,45:1";
        format!("k8t+5x5 1.place @3 {lines} - {placed}/-/-").parse().unwrap()
    };
    let [one, other] = ["3@h6n/5@h6n", "5@h6n/3@h6n"].map(position);
    assert_ne!(one, other);
    assert_eq!(one.key(), other.key());
}

proptest! {
    #[test]
    fn images_of_a_kingdom_play_and_score_alike(position in any_position(), domino in 0_usize..96) {
        let domino = DominoId::from_index(domino).unwrap();
        for kingdom in position.kingdoms() {
            let sizes = |kingdom: &Kingdom| {
                let mut sizes: Vec<_> = kingdom
                    .territories()
                    .map(|territory| (territory.terrain, territory.squares, territory.crowns))
                    .collect();
                sizes.sort_unstable();
                sizes
            };
            let places = |kingdom: &Kingdom| kingdom.placements(domino).len();
            let (canonical, _) = kingdom.canonical();
            for symmetry in Symmetry::ALL {
                let image = kingdom.transformed(symmetry);
                prop_assert_eq!(sizes(&image), sizes(kingdom));
                prop_assert_eq!(places(&image), places(kingdom));
                prop_assert_eq!(image.is_centred(), kingdom.is_centred());
                prop_assert_eq!(image.canonical().0.key(), canonical.key());
                for placement in &kingdom.placements(domino) {
                    let placement = symmetry.placement(placement).normalized(domino.domino());
                    prop_assert_eq!(image.check_placement(domino, placement), Ok(()));
                }
            }
        }
    }

    #[test]
    fn fast_sums_equal_slow_sums(position in any_position()) {
        for kingdom in position.kingdoms() {
            let territories: Vec<_> = kingdom.territories().collect();
            let points: u16 = territories.iter().map(crownlands_rules::Territory::points).sum();
            prop_assert_eq!(kingdom.crown_points(), points);
            let largest = territories.iter().map(|territory| territory.squares).max();
            prop_assert_eq!(kingdom.largest_territory(), largest.unwrap_or(0));
            let squares: usize = territories.iter().map(|t| t.cells().count()).sum();
            prop_assert_eq!(squares, kingdom.len());
            for territory in &territories {
                prop_assert_eq!(territory.cells().count(), territory.squares as usize);
            }
        }
    }

    #[test]
    fn positions_that_continue_differently_have_different_keys(position in any_position()) {
        let mut keys = HashSet::from([position.key()]);
        for action in position.legal_actions() {
            let mut next = position;
            next.play(action).unwrap();
            prop_assert!(keys.insert(next.key()), "{} and then {}", position, action);
        }
        for change in changes() {
            let mut setup = position.setup();
            change(&mut setup);
            if let Ok(changed) = Position::from_setup(&setup) {
                let same = changed == position || faces(setup) == faces(position.setup());
                prop_assert_eq!(changed.key() == position.key(), same, "{} {}", position, changed);
            }
        }
    }

    #[test]
    fn the_order_in_which_dominoes_were_placed_does_not_affect_the_key(position in any_position()) {
        let mut setup = position.setup();
        // The last domino of the realm to move determines what can be taxed.
        for realm in setup.realms.iter_mut().filter(|realm| realm.dominoes.len() > 2) {
            let last = realm.dominoes.len() - 1;
            realm.dominoes[..last].reverse();
            realm.dominoes[..last].sort_by_key(|placed| distance(placed.placement.at));
        }
        if let Ok(other) = Position::from_setup(&setup) {
            prop_assert_eq!(other.key(), position.key(), "{} {}", position, other);
        }
    }

    #[test]
    fn a_sketch_scores_like_its_kingdom(position in any_position()) {
        for realm in position.rules().realms() {
            let kingdom = position.kingdom(realm);
            let mut purse = position.purse(realm);
            purse.knights += kingdom.knights();
            purse.discards = 0;
            let sketch = Sketch {
                rules: *position.rules(),
                kingdom: *kingdom,
                purse,
                hosts_queen: position.hosts_queen(realm),
            };
            let read: Sketch = sketch.to_string().parse().unwrap();
            prop_assert_eq!(read.score().total, position.points(realm));
        }
    }

    #[test]
    fn every_conceivable_action_reads_back_as_printed(index in 0_usize..96, pick in any::<prop::sample::Selector>()) {
        let domino = DominoId::from_index(index).unwrap();
        let action = pick.select(conceivable::actions(domino, domino));
        let normal = match action {
            Action::Place { domino, placement } => {
                Action::Place { domino, placement: placement.normalized(domino.domino()) }
            }
            other => other,
        };
        prop_assert_eq!(action.to_string().parse(), Ok(normal));
    }

    #[test]
    fn readers_never_panic(text in any::<String>()) {
        let _ = (text.parse::<Action>(), text.parse::<Deal>(), text.parse::<Rules>());
        let _ = (text.parse::<Setup>(), text.parse::<Record>(), text.parse::<Sketch>());
    }

    #[test]
    fn damaged_setups_are_refused_or_lawful(
        text in any_damaged_text(any_position().prop_map(|position| position.setup().to_string())),
    ) {
        testkit::fuzzing::setup(text.as_bytes());
    }

    #[test]
    fn damaged_records_are_refused_or_lawful(
        text in any_damaged_text(any::<u64>().prop_map(|seed| {
            let mixes = mixes::all();
            let rules = mixes[seed as usize % mixes.len()];
            game::random_record(rules, &mut shuffle::random(seed)).to_string()
        })),
    ) {
        testkit::fuzzing::record(text.as_bytes());
    }

    #[test]
    fn errors_point_at_a_character(text in any_damaged_text(any_position().prop_map(|p| p.setup().to_string()))) {
        if let Err(error) = text.parse::<Setup>() {
            let (line, column) = error.line_and_column(&text);
            let before: usize = text.split('\n').take(line - 1).map(|line| line.len() + 1).sum();
            let here = text.split('\n').nth(line - 1).unwrap().chars().take(column - 1);
            prop_assert_eq!(before + here.map(char::len_utf8).sum::<usize>(), error.at);
            let known = ["parse.", "rules."].iter().any(|kind| error.code().starts_with(kind));
            prop_assert!(known, "{}", error.code());
        }
    }
}
