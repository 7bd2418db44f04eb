//! §1.4: a corrected tile counts in new games, and never in those that began before.
//!
//! In [`Components::TRIAL`] the guardtower brings one tower instead of two, pays for towers, has a
//! crown and is worth four points instead of three.

use std::fs;
use std::path::Path;

use crownlands_rules::{Building, Components, Position, Record};

use super::{BOARD, coins, first, knights, realm, then, towers, turn};

/// The same moment of a game with the corrected tile.
fn corrected(position: &Position) -> Position {
    let mut setup = position.setup();
    setup.components = Components::TRIAL;
    Position::from_setup(&setup).unwrap_or_else(|error| panic!("{error}: {setup}"))
}

fn guardtower() -> Building {
    Building::from_id("guardtower").expect("a building")
}

/// §1.4 §7.9 §8.3 §8.4
#[test]
fn a_corrected_building_counts_only_in_games_that_began_with_it() {
    let before = first("c7,k1", BOARD);
    let built = "q43@h7e - +0@i7";
    for (start, gained, crowns, worth) in [(before, 2, 0, 3), (corrected(&before), 1, 1, 4)] {
        let after = then(&start, built);
        let sheet = after.score(realm(1));
        assert_eq!((towers(&after, 1), knights(&after, 1)), (gained, (1, 0)));
        assert_eq!(after.builders().unwrap().towers, 15 - gained);
        // The mine's own crown, the Queen's, and that of the tile.
        assert_eq!((sheet.crowns, sheet.buildings[0].points), (2 + crowns, worth));
        assert_eq!(sheet.total, after.points(realm(1)));
        assert_eq!(
            u8::try_from(sheet.total),
            Ok(1 + 1 + crowns + u8::try_from(worth).unwrap() + 2)
        );
    }
}

/// §1.4 §7.7
#[test]
fn a_corrected_building_pays_only_in_games_that_began_with_it() {
    let before = turn("q46@h7e,guardtower@h7,c7,k1,t1/c7,k1/c7,k1/c7,k1", BOARD);
    let taxed = "q43@f7w $l";
    assert_eq!(coins(&then(&before, taxed), 1), 8);
    assert_eq!(coins(&then(&corrected(&before), taxed), 1), 9);
}

/// §1.4
#[test]
fn a_position_keeps_the_version_of_its_game() {
    let position = corrected(&first("q46@h7e,guardtower@h7,c7,k1,t1", BOARD));
    assert_eq!(position.components(), Components::TRIAL);
    assert_eq!(position.beginning().components(), Components::TRIAL);
    assert_eq!(Position::from_setup(&position.setup()), Ok(position));
    let own = position.kingdom(realm(1)).buildings().next().map(|(_, tile)| tile);
    assert_eq!(own, Some(guardtower().of(Components::TRIAL)));
    assert_ne!(own, Some(guardtower()));
    // The corrected tile brings a tower less, so nobody has two of them by it.
    let mut setup = position.setup();
    setup.realms[0].purse.towers = 2;
    assert_eq!(Position::from_setup(&setup).unwrap_err().code(), "setup.tower");
    // Nothing lies there yet that differs, but the game goes on differently.
    let before = first("c7,k1", BOARD);
    assert_ne!(before.key(), corrected(&before).key());
}

/// The points that a golden record notes at its end.
fn noted_points(text: &str) -> &str {
    let after = text.rsplit("points ").next().expect("a golden record notes points");
    after.split(", key").next().expect("a list")
}

/// §1.4
#[test]
fn old_games_replay_and_score_as_before_a_correction() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    let mut differ = 0;
    for name in ["q2", "q3", "q4", "w3", "w4", "w5", "w6", "w6t", "w7", "w8", "w8t"] {
        let text = fs::read_to_string(folder.join(format!("{name}.record"))).unwrap();
        let (old, end) = Record::verified(&text).unwrap();
        let points = |end: &Position| -> Vec<u16> {
            end.rules().realms().map(|realm| end.points(realm)).collect()
        };
        assert_eq!(old.components, Components::FIRST, "{name}");
        assert_eq!(format!("{:?}", points(&end)), noted_points(&text), "{name}");
        // The same steps with the corrected tile are another game, or none.
        let new = Record { components: Components::TRIAL, ..old };
        let same = match new.replay().last() {
            Some(Ok(last)) => points(&last) == points(&end),
            _ => false,
        };
        differ += usize::from(!same);
    }
    assert!(differ > 5, "the correction shows in only {differ} games");
}

/// §1.4
#[test]
fn a_correction_changes_neither_how_many_tiles_there_are_nor_their_names() {
    for tile in Building::all() {
        for version in [Components::FIRST, Components::NEWEST, Components::TRIAL] {
            let (spec, of_version) = (tile.spec(), tile.of(version));
            assert_eq!((of_version.spec().id, of_version.spec().copies), (spec.id, spec.copies));
            assert_eq!(
                (of_version.index(), of_version.of(Components::NEWEST)),
                (tile.index(), tile)
            );
        }
    }
    assert!(Building::of_all_versions().take(Building::KINDS).eq(Building::all()));
    assert_eq!(guardtower().until(), None);
}
