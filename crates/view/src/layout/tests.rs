//! Every mode on every screen: all parts lie on the screen, nothing covers anything, my squares are
//! the largest.

use rules::{Cell, Preset, Rules};

use super::{Arrangement, Plan, Rect, Screen, Shape};
use crate::scene::Area;

const DESKTOPS: [(i32, i32); 6] =
    [(1024, 768), (1280, 720), (1280, 800), (1440, 900), (1920, 1080), (2560, 1440)];
const PHONES: [(i32, i32); 4] = [(360, 740), (390, 844), (430, 932), (820, 1180)];
const LOW: [(i32, i32); 3] = [(844, 390), (640, 400), (320, 256)];

fn modes() -> impl Iterator<Item = (&'static str, Rules)> {
    Preset::ALL.iter().map(|preset| (preset.name, preset.rules))
}

fn plans(screens: &[(i32, i32)]) -> impl Iterator<Item = (String, Rules, Screen, Plan)> {
    screens.iter().flat_map(|&(width, height)| {
        modes().map(move |(name, rules)| {
            let screen = Screen { width, height };
            let plan = Plan::of(screen, Shape::of(&rules));
            (format!("{name} on {width}×{height}: {plan:?}"), rules, screen, plan)
        })
    })
}

/// A square area of so many cells.
fn area(cells: i8) -> Area {
    let low = -(cells / 2);
    let cell = |at: i8| Cell::new(at, at).unwrap();
    Area { low: cell(low), high: cell(low + cells - 1) }
}

fn parts(plan: &Plan) -> Vec<Rect> {
    let mut parts = vec![plan.home, plan.tools, plan.words, plan.actions];
    parts.extend([plan.draft.rect, plan.mine, plan.others]);
    parts.extend(plan.dock.filter(|dock| !dock.shares_sheet).map(|dock| dock.rect));
    parts.extend(plan.dock.filter(|dock| dock.shares_sheet).map(|_| plan.tabs()));
    parts.extend(plan.log);
    parts
}

/// What the tests below take for granted, pixel by pixel.
#[test]
fn rectangles_contain_and_overlap_what_their_pixels_do() {
    let has = |rect: Rect, (x, y): (i32, i32)| {
        (rect.x..rect.x + rect.width).contains(&x) && (rect.y..rect.y + rect.height).contains(&y)
    };
    let pixels = || (0..7).flat_map(|x| (0..7).map(move |y| (x, y)));
    let one = Rect::new(2, 3, 3, 2);
    for (x, y) in pixels() {
        for (width, height) in pixels().filter(|(width, height)| *width > 0 && *height > 0) {
            let other = Rect::new(x, y, width, height);
            let both = pixels().filter(|at| has(one, *at) && has(other, *at)).count() as i32;
            assert_eq!(one.overlaps(other), both > 0, "{other:?}");
            assert_eq!(one.contains(other), both == width * height, "{other:?}");
        }
    }
}

#[test]
fn every_part_is_on_the_screen_and_covers_no_other() {
    for (what, _, screen, plan) in plans(&[&DESKTOPS[..], &PHONES, &LOW[..2]].concat()) {
        let whole = Rect::new(0, 0, screen.width, screen.height);
        assert_eq!(plan.height, screen.height, "{what}");
        let parts = parts(&plan);
        for (at, part) in parts.iter().enumerate() {
            assert!(part.width > 0 && part.height > 0 && whole.contains(*part), "{part:?} {what}");
            for other in &parts[..at] {
                // The log may lie below cards that do not fill their place.
                let is_below = plan.log == Some(*part) && *other == plan.others;
                assert!(is_below || !part.overlaps(*other), "{part:?} {other:?} {what}");
            }
        }
        assert!(plan.mine.contains(plan.kingdom), "{what}");
    }
}

/// A window too low for all of this scrolls instead of squeezing it.
#[test]
fn a_tiny_window_scrolls() {
    for (what, _, screen, plan) in plans(&LOW[2..]) {
        assert!(plan.height >= screen.height, "{what}");
        assert!(parts(&plan).iter().all(|part| part.bottom() <= plan.height), "{what}");
    }
}

#[test]
fn my_squares_are_the_largest_whatever_the_kingdoms_look_like() {
    for (what, rules, _, plan) in plans(&[&DESKTOPS[..], &PHONES, &LOW].concat()) {
        let mine = plan.square(area(rules.grid.width() + 2));
        assert!(mine >= plan.card_square(area(5)), "{what}");
    }
}

#[test]
fn everything_is_large_enough_to_be_told_apart() {
    for (what, rules, screen, plan) in plans(&DESKTOPS) {
        let large = plan.square(area(rules.grid.width() + 2));
        assert!(large * 24 >= screen.height, "squares of {large}: {what}");
        assert!(plan.draft.next.domino >= 64, "{what}");
        let card = plan.card_square(area(rules.grid.width()));
        assert!(card >= 12, "rivals' squares of {card}: {what}");
    }
    for (what, rules, _, plan) in plans(&PHONES) {
        let large = plan.square(area(rules.grid.width() + 2));
        assert!(large >= 24, "squares of {large}: {what}");
        // What commits is at least as large as a finger.
        assert!(plan.draft.next.width >= 44 && plan.draft.next.height >= 44, "{what}");
        assert!(plan.actions.height >= 44, "{what}");
    }
}

#[test]
fn the_slots_of_both_lines_fit_into_the_draft() {
    for (what, rules, _, plan) in plans(&[&DESKTOPS[..], &PHONES].concat()) {
        let lines = [plan.draft.this, plan.draft.next];
        let rows = |columns: i32| (i32::from(rules.line()) + columns - 1) / columns;
        let heights = lines.map(|slots| rows(slots.columns) * slots.height);
        let (height, width) = match plan.arrangement {
            Arrangement::Wide => (heights[0].max(heights[1]), lines[0].width + lines[1].width),
            _ => (
                heights[0] + heights[1],
                lines.iter().map(|slots| slots.columns * slots.width).max().unwrap_or_default(),
            ),
        };
        assert!(height < plan.draft.rect.height && width < plan.draft.rect.width, "{what}");
    }
}

#[test]
fn the_cards_of_all_rivals_fit_into_their_place() {
    for (what, rules, _, plan) in plans(&[&DESKTOPS[..], &PHONES].concat()) {
        let rivals = rules.realm_count() as i32 - 1;
        let columns = plan.cards.columns;
        assert!(columns * plan.cards.width <= plan.others.width, "{what}");
        let rows = (rivals + columns - 1) / columns;
        assert!(rows * plan.cards.height <= plan.others.height, "{what}");
    }
}

#[test]
fn all_six_buildings_fit_on_the_builders_board() {
    for (what, _, _, plan) in plans(&[&DESKTOPS[..], &PHONES].concat()) {
        let Some(dock) = plan.dock else { continue };
        let rows = (6 + dock.columns - 1) / dock.columns;
        assert!(rows * dock.tile < dock.rect.height, "{what}");
        assert!(dock.rect.width / dock.columns >= 150, "{what}");
    }
}

/// A plan is for a screen and a mode; a window a little larger changes little.
#[test]
fn the_arrangement_follows_the_screen() {
    let rules: Rules = "q4".parse().unwrap();
    let arrangement =
        |width, height| Plan::of(Screen { width, height }, Shape::of(&rules)).arrangement;
    assert_eq!(arrangement(1280, 800), Arrangement::Wide);
    assert_eq!(arrangement(390, 844), Arrangement::Tall);
    assert_eq!(arrangement(820, 1180), Arrangement::Tall);
    assert_eq!(arrangement(844, 390), Arrangement::Flat);
    assert_eq!(arrangement(640, 400), Arrangement::Flat);
}

/// A cell in the middle of a view, as pixels from the corner of its room.
fn middle(framing: super::Framing, cell: Cell) -> (f64, f64) {
    let square = f64::from(framing.square);
    let along = |cells: i8| (f64::from(cells) + 0.5 + 0.06) * square;
    let x = f64::from(framing.left) + along(cell.x() - framing.area.low.x());
    let y = f64::from(framing.top) + along(framing.area.high.y() - cell.y());
    (x, y)
}

#[test]
fn an_eased_view_begins_where_the_last_one_was() {
    let plan = Plan::of(Screen { width: 1280, height: 800 }, Shape::of(&"k2".parse().unwrap()));
    let cell = |x: i8, y: i8| Cell::new(x, y).unwrap();
    let areas = [
        [((-2, -2), (2, 2)), ((-2, -1), (4, 3))],
        [((-3, -2), (1, 2)), ((-2, -4), (4, 3))],
        [((0, -2), (4, 1)), ((-2, -1), (2, 6))],
    ];
    for [before, after] in areas {
        let [before, after] = [before, after].map(|((west, south), (east, north))| {
            plan.framing(Area { low: cell(west, south), high: cell(east, north) })
        });
        let eased = after.as_seen_in(before);
        for cell in [Cell::CASTLE, cell(1, 2), cell(-2, 0)] {
            let (x, y) = middle(after, cell);
            let local = (x - f64::from(after.left), y - f64::from(after.top));
            let shown = (
                f64::from(after.left) + eased.across + local.0 * eased.scale,
                f64::from(after.top) + eased.down + local.1 * eased.scale,
            );
            let wanted = middle(before, cell);
            assert!((shown.0 - wanted.0).abs() < 0.5, "{cell:?}: {shown:?} is not {wanted:?}");
            assert!((shown.1 - wanted.1).abs() < 0.5, "{cell:?}: {shown:?} is not {wanted:?}");
        }
    }
    let after = plan.framing(Area { low: cell(-2, -1), high: cell(4, 3) });
    assert_eq!(after.as_seen_in(after), super::Transform { scale: 1.0, across: 0.0, down: 0.0 });
}
