//! What is printed fits, and says the same with and without colours.

use lingo::{Language, Lingo};
use ratatui::style::Color;
use ratatui::text::Line;
use rules::{Preset, Sketch, Terrain};
use testkit::{game, shuffle};
use view::palette::Colour;

use super::{Block, Printer, ansi, side_by_side};
use crate::look::{Depth, Look};

const LOOKS: [Look; 3] = [
    Look { depth: Depth::True, unicode: true },
    Look { depth: Depth::Sixteen, unicode: true },
    Look { depth: Depth::Plain, unicode: false },
];

fn text(block: &Block) -> String {
    block.iter().map(Line::to_string).collect::<Vec<_>>().join("\n")
}

#[test]
fn everything_fits_the_width() {
    for language in Language::ALL {
        let lingo = &Lingo::new(language);
        for (seed, preset) in (0..).zip(Preset::ALL) {
            let record = game::random_record(preset.rules, &mut shuffle::random(seed));
            let positions: Vec<_> = record.replay().map(Result::unwrap).collect();
            for (at, width) in [(0, 60), (9, 80), (record.steps.len(), 120)] {
                let printer = Printer { lingo, look: LOOKS[at % 3], width };
                let names = printer.names(&record);
                let moment = printer.moment(
                    &positions[at],
                    &record.steps[..at],
                    &names,
                    table::Houses::of_record(&record),
                );
                let parts = [
                    moment.headline(),
                    moment.table(),
                    moment.kingdoms(),
                    moment.sheets(),
                    moment.standings(),
                    printer.move_log(&record, &positions, &names),
                    printer.legend(&preset.rules),
                ];
                for line in parts.iter().flatten() {
                    assert!(line.width() <= width.into(), "{} {language:?}: {line}", preset.name);
                }
            }
        }
    }
}

#[test]
fn text_does_not_depend_on_colours() {
    let lingo = &Lingo::new(Language::English);
    let sketch: Sketch = "rules q2\nqueen\nW2 CC Ta\nF. L1 L.\na church".parse().unwrap();
    let [exact, sixteen, ascii] =
        LOOKS.map(|look| Printer { lingo, look, width: 80 }.sketch(&sketch));
    assert_eq!(text(&exact), text(&sixteen));
    assert!(text(&ascii).is_ascii(), "{}", text(&ascii));
    let styles = |block: &Block| -> Vec<Option<Color>> {
        block.iter().flat_map(|line| &line.spans).map(|span| span.style.bg).collect()
    };
    assert!(styles(&exact).iter().flatten().all(|colour| matches!(colour, Color::Rgb(..))));
    assert!(styles(&sixteen).iter().flatten().all(|colour| !matches!(colour, Color::Rgb(..))));
    assert_eq!(styles(&ascii).iter().flatten().count(), 0);
    let [red, green, blue] = Colour::of_terrain(Terrain::Wheat).rgb();
    let wheat = format!("\u{1b}[48;2;{red};{green};{blue}m");
    assert!(exact.iter().map(ansi).any(|line| line.contains(&wheat)));
}

#[test]
fn blocks_are_side_by_side_as_far_as_they_fit() {
    let blocks = || -> Vec<Block> {
        vec![vec!["ab".into()], vec!["c".into(), "d".into()], Block::new(), vec!["efg".into()]]
    };
    let plain = |width| -> Vec<String> {
        side_by_side(blocks(), 1, width).iter().map(Line::to_string).collect()
    };
    assert_eq!(plain(8), ["ab c efg", "   d"]);
    assert_eq!(plain(4), ["ab c", "   d", "", "efg"]);
    assert_eq!(plain(1), ["ab", "", "c", "d", "", "efg"]);
}

#[test]
fn names_are_safe_and_short() {
    let lingo = &Lingo::new(Language::English);
    let printer = Printer { lingo, look: LOOKS[0], width: 80 };
    let mut record = game::random_record("k2".parse().unwrap(), &mut shuffle::random(1));
    record.tags.push(("Seat1".into(), "\u{1b}[31mred\u{202e}".into()));
    record.tags.push(("Seat2".into(), "a name that is much longer than a column".into()));
    let names = printer.names(&record);
    assert_eq!(names, ["\u{fffd}[31mred\u{fffd}", "a name that is much lon…"]);
}
