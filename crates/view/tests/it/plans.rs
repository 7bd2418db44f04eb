//! Where everything lies on usual screens, to the pixel: `tests/golden/plans.txt` and `stages.txt`.
//!
//! That nothing covers anything is tested beside the layout; these files show what a change moves.
//! `SNAPSHOTS=overwrite` writes them anew.

use std::fmt::Write;
use std::path::Path;

use rules::{Cell, Rules};
use view::finale::Stage;
use view::layout::{Dock, Plan, Rect, Screen, Shape, Slots};
use view::scene::Area;

const SCREENS: [(i32, i32); 11] = [
    (1024, 768),
    (1280, 800),
    (1920, 1080),
    (390, 844),
    (820, 1180),
    (844, 390),
    (1280, 500),
    (1000, 560),
    (1600, 600),
    (500, 1300),
    (320, 256),
];
const MODES: [&str; 6] = ["k2", "k4", "q2", "q3", "w4", "w8"];

fn compare(file: &str, text: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(file);
    if std::env::var_os("SNAPSHOTS").is_some_and(|how| how == "overwrite") {
        std::fs::write(&path, text).unwrap();
    }
    let kept = std::fs::read_to_string(&path).unwrap();
    assert_eq!(text.lines().count(), kept.lines().count(), "{file}");
    for (now, kept) in text.lines().zip(kept.lines()) {
        assert_eq!(now, kept, "{file}");
    }
}

fn rect(Rect { x, y, width, height }: Rect) -> String {
    format!("{x},{y} {width}x{height}")
}

fn slots(Slots { columns, domino, width, height }: Slots) -> String {
    format!("{columns} of {width}x{height} for {domino}")
}

fn describe(plan: &Plan) -> String {
    let mut text = format!("  {:?}, {} high, text {}\n", plan.arrangement, plan.height, plan.text);
    let parts = [
        ("home", plan.home),
        ("tools", plan.tools),
        ("words", plan.words),
        ("actions", plan.actions),
        ("mine", plan.mine),
        ("kingdom", plan.kingdom),
        ("others", plan.others),
        ("draft", plan.draft.rect),
    ];
    for (name, part) in parts {
        write!(text, "  {name} {}", rect(part)).unwrap();
    }
    let (this, next) = (slots(plan.draft.this), slots(plan.draft.next));
    write!(text, "\n  this {this}  next {next}  tabs {}", rect(plan.tabs())).unwrap();
    let cards = plan.cards;
    write!(
        text,
        "\n  cards {} of {}x{} with {}{}",
        cards.columns,
        cards.width,
        cards.height,
        cards.picture,
        if cards.purse_beside { " beside" } else { "" }
    )
    .unwrap();
    if let Some(Dock { rect: place, columns, tile, shares_sheet }) = plan.dock {
        let shares = if shares_sheet { " shared" } else { "" };
        write!(text, "  dock {} {columns} of {tile}{shares}", rect(place)).unwrap();
    }
    if let Some(log) = plan.log {
        write!(text, "  log {}", rect(log)).unwrap();
    }
    for (low, high) in [((-2, -2), (2, 2)), ((-1, -3), (5, 0))] {
        let cell = |(x, y): (i8, i8)| Cell::new(x, y).unwrap();
        let area = Area { low: cell(low), high: cell(high) };
        let view = plan.framing(area);
        let place = Rect { x: view.left, y: view.top, width: view.width, height: view.height };
        assert_eq!(plan.square(area), view.square);
        let card = plan.card_square(area);
        write!(text, "\n  {} squares of {} or {card}", rect(place), view.square).unwrap();
    }
    text
}

#[test]
fn everything_lies_where_it_lay() {
    let mut text = String::new();
    for mode in MODES {
        let rules: Rules = mode.parse().unwrap();
        for (width, height) in SCREENS {
            let plan = Plan::of(Screen { width, height }, Shape::of(&rules));
            writeln!(text, "{mode} on {width}x{height}\n{}", describe(&plan)).unwrap();
        }
    }
    compare("plans.txt", &text);
}

#[test]
fn the_last_screen_is_as_it_was() {
    let mut text = String::new();
    for (width, height) in [
        (939, 700),
        (940, 470),
        (1_240, 620),
        (1_880, 900),
        (2_500, 1_250),
        (390, 700),
        (600, 500),
        (1_200, 469),
    ] {
        for kingdoms in [1, 2, 3, 4, 6, 8] {
            let stage = Stage::of(width, height, kingdoms);
            let Stage { is_whole, framed, columns, rows, card, side } = stage;
            writeln!(
                text,
                "{kingdoms} on {width}x{height}: {} {framed}x{} {columns}x{rows} of {card}, {} high, beside {side}",
                if is_whole { "whole" } else { "stacked" },
                stage.framed_height(),
                stage.cards_height(),
            )
            .unwrap();
        }
    }
    compare("stages.txt", &text);
}
