//! The scoring pad: its boxes, sums and ranks, of games and of kingdoms from a tabletop.

use rules::{Decider, Preset, Rules, Sketch, Terrain};
use testkit::{game, shuffle};
use view::scoring_pad::{Owner, PadRow, ScoreBox, ScoringPad};

fn pad(kingdoms: &[&str]) -> Option<ScoringPad> {
    let sketches: Vec<Sketch> = kingdoms.iter().map(|text| text.parse().unwrap()).collect();
    let name = |at: usize| ["Ann", "Bob", "Cat"].get(at).copied().unwrap_or("Somebody").to_owned();
    ScoringPad::of_kingdoms((0..).map(name).zip(&sketches))
}

fn owner(realm: rules::Realm) -> Owner {
    Owner { members: vec![format!("Player {}", realm.index())], house: realm.index() }
}

/// The points in a box for each kingdom.
fn column(pad: &ScoringPad, wanted: ScoreBox) -> Option<Vec<u16>> {
    let at = pad.boxes.iter().position(|one| *one == wanted)?;
    Some(pad.rows.iter().map(|row| row.points[at]).collect())
}

/// §2.8: the Mighty Duel among them
#[test]
fn the_boxes_of_a_game_add_up_and_rank_as_the_game_does() {
    for (seed, preset) in (0..).zip(Preset::ALL) {
        let rules = Rules { middle_kingdom: true, harmony: true, ..preset.rules };
        let record = game::random_record(rules, &mut shuffle::random(seed));
        let last = record.replay().last().unwrap().unwrap();
        let pad = ScoringPad::of_game(&last, owner).unwrap();
        assert_eq!(pad.rows.len(), rules.realm_count(), "{}", preset.name);
        for (realm, row) in rules.realms().zip(&pad.rows) {
            assert_eq!(row.points.len(), pad.boxes.len());
            assert_eq!(row.points.iter().sum::<u16>(), row.total);
            assert_eq!(row.total, last.points(realm));
        }
        let outcome = last.outcome().unwrap();
        assert_eq!(pad.outcome, outcome);
        for standing in &outcome {
            assert_eq!(pad.rows[standing.realm.index()].rank, standing.rank);
        }
        let winners: Vec<_> = outcome.winners().map(|realm| owner(realm).members).collect();
        assert_eq!(pad.winners(), winners);
        let mut unfinished = record;
        unfinished.steps.pop();
        let before = unfinished.replay().last().unwrap().unwrap();
        assert_eq!(ScoringPad::of_game(&before, owner), None, "an unfinished game has no pad");
    }
}

/// §8.1 §8.4
#[test]
fn a_pad_has_the_boxes_of_its_game() {
    let boxes = |rules: &str| pad(&[&format!("rules {rules}\n\nCC W1")]).unwrap().boxes;
    let terrains = Terrain::ALL.map(ScoreBox::Terrain);
    let kingdomino = &terrains[..6];
    assert!(!kingdomino.contains(&ScoreBox::Terrain(Terrain::Town)));
    assert_eq!(boxes("k4"), kingdomino);
    let both = [kingdomino, &[ScoreBox::MiddleKingdom, ScoreBox::Harmony]].concat();
    assert_eq!(boxes("k4+middle+harmony"), both);
    let queendomino = [&[ScoreBox::Wealth], &terrains[..], &[ScoreBox::Buildings]].concat();
    assert_eq!(boxes("q4"), queendomino);
    assert_eq!(boxes("w8+harmony"), [&queendomino[..], &[ScoreBox::Harmony]].concat());
    // A table's pad has what any of its kingdoms needs.
    assert_eq!(pad(&["CC W1", "coins 3\n\nCC W1"]).unwrap().boxes, queendomino);
}

/// §8.1 §8.2 §8.3 §8.4:
/// The scoring example of the rulebook, box by box.
#[test]
fn the_example_of_71_points_is_counted_as_the_rulebook_does() {
    let pad = pad(&[include_str!("../../../../examples/scoring-example.kingdom")]).unwrap();
    let land = |terrain| column(&pad, ScoreBox::Terrain(terrain)).unwrap();
    assert_eq!(column(&pad, ScoreBox::Wealth).unwrap(), [3]);
    let lands = [
        (Terrain::Wheat, 3),
        (Terrain::Forest, 3),
        (Terrain::Lake, 6),
        (Terrain::Grassland, 16),
        (Terrain::Swamp, 1),
        (Terrain::Mine, 12),
        (Terrain::Town, 0),
    ];
    for (terrain, points) in lands {
        assert_eq!(land(terrain), [points], "{terrain:?}");
    }
    assert_eq!(column(&pad, ScoreBox::Buildings).unwrap(), [27]);
    assert_eq!(pad.rows[0].total, 71);
    assert!(!pad.is_contest() && !pad.crowns_count);
}

#[test]
fn kingdoms_from_a_tabletop_are_ranked() {
    let all = pad(&["W1 W. CC L2\n.. .. F. L.", "F1 F. CC W1\nF1 .. .. W."]).unwrap();
    assert_eq!(column(&all, ScoreBox::Terrain(Terrain::Wheat)).unwrap(), [2, 2]);
    assert_eq!(column(&all, ScoreBox::Terrain(Terrain::Forest)).unwrap(), [0, 6]);
    assert_eq!(column(&all, ScoreBox::Terrain(Terrain::Lake)).unwrap(), [4, 0]);
    let rows: Vec<_> = all.rows.iter().map(|PadRow { total, rank, .. }| (*total, *rank)).collect();
    assert_eq!(rows, [(6, 2), (8, 1)]);
    assert_eq!(all.names(), ["Ann", "Bob"]);
    assert_eq!(all.winners(), [["Bob"]]);
    assert!(all.is_contest() && all.crowns_count);
}

#[test]
fn ties_are_broken_as_in_a_game() {
    let decider =
        |kingdoms: &[&str]| pad(kingdoms).unwrap().outcome.standings()[1].behind_by.unwrap();
    assert_eq!(decider(&["W1 W1 CC .. ..", "W1 W. CC L1 L."]), Decider::Shared);
    assert_eq!(decider(&["W1 W. W. W. CC", "W1 W. CC L1 L."]), Decider::LargestTerritory);
    assert_eq!(decider(&["W1 W. CC F1 ..", "W1 W. CC .. F."]), Decider::Points);
    assert_eq!(decider(&["W1 W. CC L1 L.", "W2 W. CC L. L."]), Decider::Shared);
}

#[test]
fn crowns_break_ties_only_without_queendomino() {
    // Four points and a largest territory of two squares on both sides, but three crowns against
    // two.
    let (three, two) = ("W1 W. CC L1 M1", "W2 W. CC .. ..");
    let places = |kingdoms: &[&str]| {
        let outcome = pad(kingdoms).unwrap().outcome;
        let place = |one: &rules::Standing| (one.realm.index(), one.rank, one.behind_by);
        outcome.standings().iter().map(place).collect::<Vec<_>>()
    };
    assert_eq!(places(&[two, three]), [(1, 1, None), (0, 2, Some(Decider::Crowns))]);
    assert_eq!(places(&[three, two]), [(0, 1, None), (1, 2, Some(Decider::Crowns))]);
    for boxes in ["q4", "w4"] {
        let other = format!("rules {boxes}\ncoins 0\nknights 0\ntowers 0\n\n{two}");
        assert_eq!(places(&[&other, three]), [(0, 1, None), (1, 1, Some(Decider::Shared))]);
        assert!(!pad(&[&other, three]).unwrap().crowns_count);
    }
}

#[test]
fn a_table_has_one_to_eight_kingdoms() {
    assert!(pad(&[]).is_none());
    assert!(pad(&["W1 CC"]).is_some_and(|one| !one.is_contest() && one.rows[0].rank == 1));
    assert!(pad(&["W1 CC"; 8]).is_some_and(|all| all.winners().len() == 8));
    assert!(pad(&["W1 CC"; 9]).is_none());
}

/// §6.9
#[test]
fn crowns_are_on_the_pad_where_they_break_ties() {
    for (mode, counts) in [("k2", true), ("k4t", true), ("q2", false), ("w4", false)] {
        let end = game::random_position(mode.parse().unwrap(), 100, &mut shuffle::random(1));
        assert_eq!(ScoringPad::of_game(&end, owner).unwrap().crowns_count, counts, "{mode}");
    }
}
