//! The count-up after games of every mode.

use rules::{Preset, Rules};
use testkit::{game, shuffle};
use view::count_up::{CountUp, SheetEntry, SheetItem};
use view::scene::Scene;

fn ends() -> impl Iterator<Item = Scene> {
    (0..).zip(Preset::ALL).map(|(seed, preset)| {
        let rules = Rules { middle_kingdom: true, harmony: true, ..preset.rules };
        let end = game::random_position(rules, 100, &mut shuffle::random(seed));
        Scene::of_position(&end, &[], None)
    })
}

#[test]
fn kingdoms_are_counted_last_place_first() {
    for scene in ends() {
        let count = CountUp::of(&scene).unwrap();
        let visited: Vec<_> = count.visits().iter().map(|visit| visit.realm).collect();
        let mut places: Vec<_> =
            scene.end.as_ref().unwrap().standings.iter().map(|place| place.realm).collect();
        places.reverse();
        assert_eq!(visited, places);
        let points: Vec<u16> =
            count.visits().iter().map(|visit| visit.total(visit.items.len())).collect();
        assert!(points.is_sorted(), "{points:?}");
    }
}

/// §8.4
#[test]
fn every_point_is_counted_once_on_the_cells_it_comes_from() {
    for scene in ends() {
        let count = CountUp::of(&scene).unwrap();
        for visit in count.visits() {
            let realm = scene.realm(visit.realm).unwrap();
            assert_eq!(visit.total(visit.items.len()), realm.points);
            assert!(visit.items.iter().all(|item| item.points > 0));
            for item in &visit.items {
                let lies_somewhere =
                    matches!(item.entry, SheetEntry::Territory(_) | SheetEntry::Building(_));
                assert_eq!(item.cells.is_empty(), !lies_somewhere, "{item:?}");
                if let SheetEntry::Territory(scored) = &item.entry {
                    assert_eq!(item.cells.len(), usize::from(scored.territory.squares));
                }
            }
            let all = SheetItem::all(&realm.sheet);
            assert_eq!(all.iter().map(|item| item.points).sum::<u16>(), realm.sheet.total);
        }
    }
}

#[test]
fn beats_follow_each_other_and_end() {
    for scene in ends() {
        let count = CountUp::of(&scene).unwrap();
        let mut last = None;
        for number in 0..count.beats() {
            let beat = count.at(number).unwrap();
            if beat.counted == 0 {
                assert_eq!((beat.item(), beat.total()), (None, 0));
            } else {
                let (realm, counted, total) = last.unwrap();
                assert_eq!((realm, counted + 1), (beat.visit.realm, beat.counted));
                let points = beat.item().map_or(0, |item| item.points);
                assert_eq!(total + points, beat.total());
            }
            last = Some((beat.visit.realm, beat.counted, beat.total()));
        }
        let winner = scene.end.as_ref().unwrap().standings[0];
        assert_eq!(
            last.map(|(realm, _, total)| (realm, total)),
            Some((winner.realm, winner.points))
        );
        assert_eq!(count.at(count.beats()), None);
        assert!((160..=750).contains(&count.pace_ms()));
    }
}

#[test]
fn an_unfinished_game_has_no_count_up() {
    let rules = Preset::ALL[0].rules;
    let half = game::random_position(rules, 50, &mut shuffle::random(1));
    assert_eq!(CountUp::of(&Scene::of_position(&half, &[], None)), None);
}

/// The whole count-up takes about as long in every game, as long as nobody has to wait or hurry.
#[test]
fn a_beat_is_as_long_as_the_number_of_beats_allows() {
    for scene in ends() {
        let count = CountUp::of(&scene).unwrap();
        let (beats, pace) = (count.beats() as u32, count.pace_ms());
        let whole = beats * pace;
        match pace {
            160 => assert!(whole >= 24_000, "{beats}"),
            750 => assert!(whole <= 24_000, "{beats}"),
            _ => assert!((24_000 - beats..=24_000).contains(&whole), "{beats} {pace}"),
        }
    }
}
