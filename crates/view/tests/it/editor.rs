//! The editor: drawn kingdoms, and all kingdoms of a table.

use rules::{Boxes, Cell, Grid, Half, Preset, Purse, Sketch, Terrain};
use testkit::{game, shuffle};
use view::editor::{Gallery, KINGDOMS_MAX, Pad, Patch, Stroke, Tool};

fn drawn(text: &str) -> Pad {
    Pad::from(&text.parse::<Sketch>().unwrap())
}

fn nameless(at: usize) -> String {
    format!("House {at}")
}

#[test]
fn a_drawing_is_read_by_the_rules_as_drawn() {
    let mut pad = Pad::default();
    assert!(pad.is_empty());
    pad.put((1, 2), Tool::Land(Terrain::Wheat), 1);
    pad.put((0, 2), Tool::Land(Terrain::Wheat), 0);
    pad.put(pad.castle(), Tool::Land(Terrain::Lake), 3);
    assert_eq!(pad.patch(pad.castle()), None, "the castle stays");
    assert_eq!(pad.sketch().unwrap().score().total, 2);
    assert_eq!(drawn(&pad.text()), pad);
    pad.put((1, 2), Tool::Eraser, 0);
    pad.put((0, 2), Tool::Eraser, 0);
    assert!(pad.is_empty());
}

/// Kingdoms from whole games of every mode survive a round trip through text.
#[test]
fn every_kingdom_can_be_drawn() {
    let mut random = shuffle::random(7);
    for preset in Preset::ALL {
        let end = game::random_position(preset.rules, 100, &mut random);
        for realm in preset.rules.realms() {
            let (kingdom, purse) = (*end.kingdom(realm), end.purse(realm));
            // A drawing does not show where knights stand.
            let knights = purse.knights + kingdom.knights();
            let pad = Pad::from(&Sketch {
                rules: preset.rules,
                kingdom,
                purse: Purse { knights, discards: 0, ..purse },
                hosts_queen: end.hosts_queen(realm),
            });
            let again = pad.sketch().unwrap();
            assert_eq!(again.score().total, end.points(realm), "{}", pad.text());
            assert_eq!(Pad::from(&again), pad);
        }
    }
}

#[test]
fn a_click_on_the_same_terrain_adds_a_crown() {
    let mut pad = Pad::default();
    let crowns = |pad: &Pad| match pad.patch((0, 0)) {
        Some(Patch::Land(Half { terrain: Terrain::Mine, crowns })) => crowns,
        other => panic!("{other:?}"),
    };
    let mine = Tool::Land(Terrain::Mine);
    for (chosen, expected) in [(1, 1), (1, 2), (1, 1), (3, 3), (3, 0)] {
        pad.click((0, 0), mine, chosen);
        assert_eq!(crowns(&pad), expected);
    }
    pad.click((0, 0), Tool::Eraser, 3);
    assert_eq!(pad.patch((0, 0)), None);
}

#[test]
fn keys_move_the_cursor_and_draw() {
    let mut pad = Pad::default();
    assert_eq!(pad.stroke((0, 0), "ArrowLeft"), Some(Stroke::Go((0, 0))));
    assert_eq!(pad.stroke((0, 0), "ArrowDown"), Some(Stroke::Go((0, 1))));
    assert_eq!(pad.stroke((4, 4), "ArrowRight"), Some(Stroke::Go((4, 4))));
    assert_eq!(pad.stroke((0, 0), "w"), Some(Stroke::Put(Tool::Land(Terrain::Wheat), 0)));
    assert_eq!(pad.stroke((0, 0), "c"), Some(Stroke::Put(Tool::Castle, 0)));
    assert_eq!(pad.stroke((0, 0), "u"), Some(Stroke::Undo));
    assert_eq!(pad.stroke((0, 0), "Delete"), Some(Stroke::Put(Tool::Eraser, 0)));
    assert_eq!(pad.stroke((0, 0), "2"), None, "there is no land to crown");
    pad.put((0, 0), Tool::Land(Terrain::Lake), 0);
    assert_eq!(pad.stroke((0, 0), "2"), Some(Stroke::Put(Tool::Land(Terrain::Lake), 2)));
    let town = "T";
    assert_eq!(pad.stroke((0, 0), town), None, "Kingdomino has no towns");
    pad.boxes = Boxes::QUEENDOMINO;
    assert_eq!(pad.stroke((0, 0), town), Some(Stroke::Put(Tool::Land(Terrain::Town), 0)));
    assert_eq!(pad.stroke((0, 0), "Enter"), None);
    assert_eq!(pad.stroke((0, 0), "F1"), None);
}

#[test]
fn resizing_keeps_what_fits() {
    let mut pad = Pad::default();
    pad.put((0, 0), Tool::Land(Terrain::Swamp), 1);
    pad.resize(Grid::Seven);
    assert_eq!((pad.castle(), pad.patch((0, 0))), ((3, 3), None));
    assert!(pad.patch((1, 1)).is_some());
    pad.put((0, 0), Tool::Land(Terrain::Swamp), 1);
    pad.resize(Grid::Five);
    assert_eq!(pad.castle(), (2, 2));
    assert!(pad.patch((0, 0)).is_some(), "what was in the inner five");
    pad.put((4, 4), Tool::Castle, 0);
    pad.clear();
    assert_eq!((pad.is_empty(), pad.castle(), pad.grid), (true, (2, 2), Grid::Five));
}

#[test]
fn each_arrow_moves_one_square_and_stops_at_the_edge() {
    let pad = Pad::default();
    for (key, inside, corner) in [
        ("ArrowLeft", (1, 3), (0, 4)),
        ("ArrowRight", (3, 3), (1, 4)),
        ("ArrowUp", (2, 2), (0, 3)),
        ("ArrowDown", (2, 4), (0, 4)),
    ] {
        assert_eq!(pad.stroke((2, 3), key), Some(Stroke::Go(inside)), "{key}");
        assert_eq!(pad.stroke((0, 4), key), Some(Stroke::Go(corner)), "{key}");
    }
}

#[test]
fn squares_are_named_as_seen_from_the_castle() {
    let mut pad = Pad::default();
    pad.put((3, 1), Tool::Castle, 0);
    let cell = |x: i8, y: i8| Cell::new(x, y).unwrap();
    assert_eq!(pad.cell(pad.castle()), Cell::CASTLE);
    assert_eq!((pad.cell((0, 0)), pad.cell((4, 3))), (cell(-3, 1), cell(1, -2)));
    assert_eq!((pad.area().low, pad.area().high), (cell(-3, -3), cell(1, 1)));
}

#[test]
fn starting_over_keeps_the_game() {
    let mut pad = Pad::default();
    pad.boxes = Boxes::ROYAL_WEDDING;
    pad.resize(Grid::Seven);
    pad.put((0, 0), Tool::Castle, 0);
    pad.put((1, 0), Tool::Land(Terrain::Town), 0);
    for (middle_kingdom, harmony) in [(true, true), (true, false), (false, true)] {
        (pad.middle_kingdom, pad.harmony) = (middle_kingdom, harmony);
        let rules = pad.sketch().unwrap().rules;
        assert_eq!((rules.middle_kingdom, rules.harmony), (middle_kingdom, harmony));
        let mut fresh = pad.clone();
        fresh.clear();
        assert!(fresh.is_empty());
        assert_eq!((fresh.boxes, fresh.grid, fresh.castle()), (rules.boxes, Grid::Seven, (3, 3)));
        assert_eq!((fresh.middle_kingdom, fresh.harmony), (middle_kingdom, harmony));
    }
}

#[test]
fn what_is_outside_a_smaller_grid_is_lost() {
    let lake = Tool::Land(Terrain::Lake);
    for outside in [(0, 3), (3, 0), (6, 3), (3, 6), (0, 0), (6, 6)] {
        let mut pad = Pad::default();
        pad.resize(Grid::Seven);
        pad.put(outside, lake, 1);
        pad.put((3, 3), Tool::Castle, 0);
        pad.resize(Grid::Five);
        assert!(pad.is_empty(), "{outside:?}");
        pad.resize(Grid::Seven);
        pad.put(outside, Tool::Castle, 0);
        pad.put((3, 3), lake, 1);
        pad.put((2, 3), lake, 1);
        pad.resize(Grid::Five);
        assert_eq!(pad.castle(), (2, 2), "in the middle, where the lake was: {outside:?}");
        assert!(pad.patch((2, 2)).is_none() && pad.patch((1, 2)).is_some(), "{outside:?}");
    }
}

#[test]
fn a_kingdom_is_drawn_with_its_castle_as_near_the_middle_as_it_fits() {
    for (text, castle) in [
        ("W1 CC", (2, 2)),
        ("W1 W. CC W. W.", (2, 2)),
        ("W1 W. W. CC", (3, 2)),
        ("W1 W. W. W. CC", (4, 2)),
        ("CC W. W. W. W1", (0, 2)),
        ("CC\nW.\nW.\nW.\nW1", (2, 0)),
        ("W.\nW.\nW.\nW1\nCC", (2, 4)),
        ("rules duel\nW1 CC", (3, 3)),
        ("rules duel\nW1 W. W. W. W. CC", (5, 3)),
    ] {
        let pad = drawn(text);
        assert_eq!(pad.castle(), castle, "{text}");
        assert_eq!(drawn(&pad.text()), pad, "{text}");
    }
}

#[test]
fn the_last_kingdom_is_shown_instead_of_one_that_is_not_there() {
    let mut gallery = Gallery::open(saved(&["W1 CC", "F1 CC", "L1 CC"]), None);
    for (at, shown) in [(0, 0), (2, 2), (3, 2), (99, 2)] {
        gallery.show(at);
        assert_eq!(gallery.at(), shown);
    }
}

fn saved(texts: &[&str]) -> Vec<(String, String)> {
    texts.iter().map(|text| (String::new(), (*text).to_owned())).collect()
}

#[test]
fn a_gallery_survives_saving() {
    let mut gallery = Gallery::open(Vec::new(), None);
    gallery.set_pad(drawn("W1 W. CC"));
    gallery.rename("Ann");
    gallery.add();
    assert_eq!((gallery.at(), gallery.pad().is_empty(), gallery.name()), (1, true, ""));
    gallery.set_pad(drawn("CC L1 L."));
    gallery.show(0);
    let again = Gallery::open(gallery.saved(), None);
    assert_eq!(again, gallery);
    assert_eq!(again.names(nameless), ["Ann", "House 1"]);
    assert_eq!(again.scoring_pad(nameless).unwrap().rows.len(), 2);
    let damaged = Gallery::open(saved(&["what", "W1 CC"]), None);
    assert_eq!(damaged.saved().len(), 1);
}

#[test]
fn a_linked_kingdom_is_added_if_there_is_room() {
    let linked = Some("F1 F. CC");
    let empty = Gallery::open(Vec::new(), linked);
    assert_eq!((empty.at(), empty.saved().len()), (0, 1));
    let beside = Gallery::open(saved(&["W1 CC"]), linked);
    assert_eq!((beside.at(), beside.saved().len()), (1, 2));
    let known = Gallery::open(beside.saved(), linked);
    assert_eq!((known.at(), known.saved().len()), (1, 2));
    let full = Gallery::open(saved(&["W1 CC"; KINGDOMS_MAX + 3]), linked);
    assert_eq!((full.at(), full.saved().len(), full.is_full()), (7, KINGDOMS_MAX, true));
    assert_eq!(*full.pad(), drawn("F1 F. CC"));
}

#[test]
fn kingdoms_can_be_added_and_removed_but_the_last() {
    let mut gallery = Gallery::open(Vec::new(), None);
    gallery.remove();
    assert!(!gallery.has_others());
    for _ in 0..KINGDOMS_MAX + 2 {
        gallery.add();
    }
    assert_eq!((gallery.at(), gallery.saved().len()), (KINGDOMS_MAX - 1, KINGDOMS_MAX));
    for left in (1..KINGDOMS_MAX).rev() {
        gallery.remove();
        assert_eq!(gallery.at(), left - 1);
    }
    assert!(!gallery.has_others());
    assert_eq!(gallery.scoring_pad(nameless), None, "nothing is drawn");
    gallery.set_pad(drawn("W1 CC"));
    let pad = gallery.scoring_pad(nameless).unwrap();
    assert!(!pad.is_contest() && pad.names() == ["House 0"], "one kingdom is ranked with nobody");
}

#[test]
fn long_names_are_cut() {
    let mut gallery = Gallery::open(Vec::new(), None);
    gallery.rename(&"é".repeat(40));
    assert_eq!(gallery.name().chars().count(), view::editor::NAME_MAX);
    gallery.rename("   ");
    assert_eq!(gallery.names(nameless), ["House 0"]);
}
