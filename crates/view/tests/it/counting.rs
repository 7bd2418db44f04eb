//! The count-up after games of every mode.

use rules::{Preset, Rules, Sketch};
use testkit::{game, shuffle};
use view::count_up::{CountUp, SheetEntry, SheetItem};
use view::graph::Series;
use view::scene::{History, Moment, Scene};

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

#[test]
fn only_what_scores_is_counted_and_crownless_land_at_once() {
    let entries = |text: &str| -> Vec<(SheetEntry, u16)> {
        let items = SheetItem::all(&text.parse::<Sketch>().unwrap().score());
        items.into_iter().map(|item| (item.entry, item.points)).collect()
    };
    let crownless = |squares| (SheetEntry::Crownless { squares }, 0);
    let bare = entries("F. W. CC L. L.");
    assert_eq!(bare, [crownless(4)], "no bonus that nobody plays for, and nothing for coins");
    let mixed = entries("F. W1 CC L. L.");
    assert!(matches!(mixed[0], (SheetEntry::Territory(_), 1)) && mixed[1..] == [crownless(3)]);
    assert_eq!(entries("W1 CC").len(), 1, "there is no land without a crown");
    assert_eq!(entries("CC").len(), 0);
    let buildings = |building: &str| {
        let all = entries(&format!("Ta W1 CC\n\na {building}"));
        all.iter().filter(|(entry, _)| matches!(entry, SheetEntry::Building(_))).count()
    };
    assert_eq!(buildings("statues"), 1);
    assert_eq!(buildings("training_camp"), 0, "without knights it scores nothing");
}

#[test]
fn a_territory_shows_its_crowns_where_they_are() {
    let mut shown = 0;
    for scene in ends() {
        let count = CountUp::of(&scene).unwrap();
        for beat in (0..count.beats()).filter_map(|at| count.at(at)) {
            let kingdom = &scene.realm(beat.visit.realm).unwrap().kingdom;
            let crowned = beat.crowned(kingdom);
            assert!(crowned.iter().all(|(_, crowns)| *crowns > 0));
            if let Some(SheetItem { entry: SheetEntry::Territory(scored), .. }) = beat.item() {
                let crowns: u8 = crowned.iter().map(|(_, crowns)| crowns).sum();
                assert_eq!(crowns, scored.territory.crowns);
                shown += crowned.len();
            }
        }
    }
    assert!(shown > 100, "only {shown} squares");
}

#[test]
fn points_arrive_evenly_in_two_thirds_of_a_beat() {
    let scene = ends().next().unwrap();
    let (count, pace_ms) = (CountUp::of(&scene).unwrap(), 600);
    for at in 0..count.beats() {
        let beat = count.at(at).unwrap();
        let before = beat.visit.total(beat.counted.saturating_sub(1));
        let gain = beat.total() - before;
        for (ms, arrived) in [(0, 0), (200, gain / 2), (400, gain), (599, gain)] {
            let moment = count.moment(at as u32 * pace_ms + ms, pace_ms).unwrap();
            assert_eq!((moment.beat, moment.total), (at, before + arrived), "{ms} ms");
        }
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
fn totals_run_up_and_arrive_within_their_beat() {
    for scene in ends() {
        let count = CountUp::of(&scene).unwrap();
        let pace_ms = count.pace_ms();
        for number in 0..count.beats() {
            let beat = count.at(number).unwrap();
            let start = number as u32 * pace_ms;
            let totals: Vec<u16> = (start..start + pace_ms)
                .map(|elapsed| count.moment(elapsed, pace_ms).unwrap())
                .inspect(|moment| assert_eq!(moment.beat, number))
                .map(|moment| moment.total)
                .collect();
            assert!(totals.is_sorted());
            assert_eq!(totals[0] + beat.item().map_or(0, |item| item.points), beat.total());
            assert_eq!(totals[pace_ms as usize * 2 / 3 + 1], beat.total());
        }
        assert_eq!(count.moment(count.beats() as u32 * pace_ms, pace_ms), None);
        assert!(count.moment(0, 0).is_some());
    }
}

#[test]
fn the_crowns_that_count_are_those_of_the_territory() {
    for scene in ends() {
        let count = CountUp::of(&scene).unwrap();
        let mut seen = 0;
        for beat in (0..count.beats()).filter_map(|number| count.at(number)) {
            let kingdom = &scene.realm(beat.visit.realm).unwrap().kingdom;
            let crowned = beat.crowned(kingdom);
            seen += crowned.len();
            let crowns: u8 = crowned.iter().map(|(_, crowns)| crowns).sum();
            match beat.item().map(|item| &item.entry) {
                Some(SheetEntry::Territory(scored)) => {
                    assert_eq!(crowns, scored.territory.crowns);
                }
                _ => assert!(crowned.is_empty()),
            }
        }
        assert!(seen > 0, "a game without crowns");
    }
}

#[test]
fn an_unfinished_game_has_no_count_up() {
    let rules = Preset::ALL[0].rules;
    let half = game::random_position(rules, 50, &mut shuffle::random(1));
    assert_eq!(CountUp::of(&Scene::of_position(&half, &[], None)), None);
}

#[test]
fn rounds_alone_have_the_same_history() {
    for (seed, preset) in (0..).zip(Preset::ALL) {
        let record = game::random_record(preset.rules, &mut shuffle::random(seed));
        let start = rules::Position::new(preset.rules).unwrap();
        let whole = History::of(&start, &record.steps);
        let rounds = History::of_rounds(&start, &record.steps);
        let whole: Vec<&Moment> = whole.by_round().collect();
        assert_eq!(rounds.by_round().collect::<Vec<_>>(), whole);
        assert_eq!(rounds.moments.len(), whole.len(), "nothing else is scored");
    }
}

#[test]
fn the_graph_has_a_line_for_each_realm_and_a_point_for_each_round() {
    let record = game::random_record("k3".parse().unwrap(), &mut shuffle::random(4));
    let start = rules::Position::new(record.rules).unwrap();
    let end = record.replay().last().unwrap().unwrap();
    let history = History::of(&start, &record.steps);
    let realms: Vec<(String, usize)> = (0..3).map(|at| (format!("P{at}"), 7 - at)).collect();
    let lines = Series::of(&history, realms);
    assert_eq!(lines.len(), 3);
    for (at, (line, realm)) in lines.iter().zip(record.rules.realms()).enumerate() {
        assert_eq!((line.name.as_str(), line.house), (["P0", "P1", "P2"][at], 7 - at));
        assert_eq!(line.points.len(), usize::from(record.rules.rounds()) + 1);
        assert_eq!((line.points[0], line.points.last().copied()), (0, Some(end.points(realm))));
    }
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
