//! The surfaces of the table, as the page's style sheet has them.

use quick_xml::Reader;
use quick_xml::events::Event;

const SURFACES: [&str; 7] = ["table-wood", "cloth", "tray", "insert", "slot", "builders", "lamp"];

/// The declarations of custom properties in the style sheet.
fn declarations(style: &str) -> Vec<(&str, &str)> {
    let rules = style.split(['{', '}', ';']);
    rules.filter_map(|rule| rule.trim().strip_prefix("--")?.split_once(':')).collect()
}

#[test]
fn every_surface_is_made_of_what_is_declared() {
    let style = art::style();
    let declared = declarations(&style);
    for surface in SURFACES.into_iter().chain(["recess", "raised", "thread"]) {
        assert!(declared.iter().any(|(name, _)| *name == surface), "--{surface}");
    }
    for (name, value) in &declared {
        for used in value.split("var(--").skip(1) {
            let used = used.split([',', ')']).next().unwrap();
            assert!(declared.iter().any(|(known, _)| *known == used), "--{name} uses --{used}");
        }
    }
}

#[test]
fn every_pattern_is_a_whole_drawing() {
    let style = art::style();
    let patterns: Vec<_> = style.split("url(\"data:image/svg+xml,").skip(1).collect();
    assert_eq!(patterns.len(), 5);
    for pattern in patterns {
        let escaped = pattern.split('"').next().unwrap();
        assert!(!escaped.contains(['<', '>', '#', ';']), "{escaped}");
        let svg = escaped.replace("%3C", "<").replace("%3E", ">").replace("%23", "#");
        let mut reader = Reader::from_str(&svg);
        reader.config_mut().check_end_names = true;
        let mut elements = 0;
        loop {
            match reader.read_event().unwrap_or_else(|error| panic!("{error} in {svg}")) {
                Event::Eof => break,
                Event::Start(start) | Event::Empty(start) => {
                    elements += 1;
                    for attribute in start.attributes() {
                        let attribute = attribute.unwrap_or_else(|error| panic!("{error}: {svg}"));
                        assert!(elements > 1 || attribute.key.as_ref() != b"fill");
                    }
                }
                _ => {}
            }
        }
        assert!(elements > 1, "{svg}");
    }
}
