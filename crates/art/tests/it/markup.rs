//! Markup is XML whose references all resolve, and has nothing that the page's policy forbids.

use std::collections::BTreeSet;

use art::{Coin, Drawing, Finish, House, Icon, Light, ModeScene, Side};
use quick_xml::Reader;
use quick_xml::events::Event;
use rules::{Building, DominoId, Terrain};
use table::Phrase;
use view::characters::Character;

/// Everything that can be drawn, by name.
fn drawings() -> Vec<(String, String)> {
    let mut all: Vec<(String, Drawing)> = Vec::new();
    for id in DominoId::all() {
        all.push((format!("line {id}"), art::domino_in_line(id)));
        all.push((format!("back {id}"), art::domino_back(id)));
        all.extend(Side::ALL.map(|side| (format!("half {id}"), art::half(id, side))));
    }
    for house in House::all() {
        all.push(("castle".to_owned(), art::castle(house)));
        all.push(("king".to_owned(), art::king(house)));
        all.push(("shield".to_owned(), house.shield()));
        all.push(("pennant".to_owned(), house.pennant()));
        all.push(("mark".to_owned(), house.mark()));
    }
    for terrain in Terrain::ALL {
        all.push(("bare".to_owned(), art::bare_terrain(terrain)));
        all.push(("sample".to_owned(), art::terrain_sample(terrain)));
        all.push(("chip".to_owned(), art::terrain_chip(terrain)));
    }
    all.extend(Building::all().map(|kind| (kind.to_string(), art::building(kind))));
    all.extend((0..=5).map(|price| ("spot".to_owned(), art::building_spot(price))));
    all.extend(Coin::ALL.map(|coin| ("coin".to_owned(), art::coin(coin))));
    for piece in [art::queen(), art::knight(), art::tower(), art::dragon(), art::fire()] {
        all.push(("piece".to_owned(), piece));
    }
    all.push(("emblem".to_owned(), art::emblem()));
    all.push(("emblem".to_owned(), art::emblem_maskable()));
    all.push(("tile back".to_owned(), art::building_back()));
    for moulding in [art::Moulding::Gilt, art::Moulding::Wood] {
        all.push(("frame".to_owned(), art::picture_frame(moulding)));
    }
    all.extend(ModeScene::ALL.map(|mode| (format!("{mode:?}"), art::mode_scene(mode))));
    all.extend(Phrase::ALL.map(|phrase| (phrase.to_string(), art::reaction(phrase))));
    for house in House::all() {
        let bots = Character::all().map(|bot| (bot.name().to_owned(), art::portrait(bot, house)));
        all.extend(bots);
        all.push(("person".to_owned(), art::person(house)));
        all.push(("chair".to_owned(), art::chair(Some(house))));
    }
    all.push(("chair".to_owned(), art::chair(None)));
    all.push(("chair".to_owned(), art::chair_to_add()));
    for effect in [art::dust(), art::glint(), art::coin_of(3), art::coin_of(12)] {
        all.push(("effect".to_owned(), effect));
    }
    all.extend((0..art::CONFETTI_KINDS).map(|kind| ("confetti".to_owned(), art::confetti(kind))));
    let mut drawn: Vec<_> = all.into_iter().map(|(name, drawing)| (name, drawing.svg())).collect();
    drawn.extend(Icon::ALL.iter().map(|icon| (icon.name().to_owned(), icon.svg())));
    drawn.push((
        "upright".to_owned(),
        art::domino(DominoId::default(), [(0, 1), (0, 0)], Finish::InLine),
    ));
    drawn
}

/// Reads markup as strict XML and returns every element with its attributes.
fn elements(markup: &str) -> Vec<(String, Vec<(String, String)>)> {
    let mut reader = Reader::from_str(markup);
    reader.config_mut().check_end_names = true;
    let mut found = Vec::new();
    let mut open = 0;
    loop {
        let event = reader.read_event().unwrap_or_else(|error| panic!("{error} in {markup}"));
        let start = match event {
            Event::Eof => break,
            Event::End(_) => {
                open -= 1;
                continue;
            }
            Event::Start(start) => {
                open += 1;
                start
            }
            Event::Empty(start) => start,
            Event::Text(text) => {
                assert!(text.iter().all(u8::is_ascii_whitespace), "text in {markup}");
                continue;
            }
            other => panic!("{other:?} has no place in a drawing"),
        };
        let name = String::from_utf8(start.name().as_ref().to_vec()).expect("UTF-8");
        let attributes = start.attributes().map(|attribute| {
            let attribute = attribute.unwrap_or_else(|error| panic!("{error} in {markup}"));
            let key = String::from_utf8(attribute.key.as_ref().to_vec()).expect("UTF-8");
            (key, String::from_utf8(attribute.value.to_vec()).expect("UTF-8"))
        });
        found.push((name, attributes.collect()));
    }
    assert_eq!(open, 0, "an element is left open in {markup}");
    found
}

fn ids(markup: &str) -> Vec<String> {
    let attributes = elements(markup).into_iter().flat_map(|(_, attributes)| attributes);
    attributes.filter(|(key, _)| key == "id").map(|(_, value)| value).collect()
}

/// The ids that some markup refers to by `href` or `url(#…)`.
fn references(markup: &str) -> BTreeSet<String> {
    let attributes = elements(markup).into_iter().flat_map(|(_, attributes)| attributes);
    attributes
        .filter_map(|(key, value)| match key.as_str() {
            "href" => Some(value.strip_prefix('#').expect("only what is in the page").to_owned()),
            _ => value.strip_prefix("url(#").map(|rest| rest.trim_end_matches(')').to_owned()),
        })
        .collect()
}

#[test]
fn every_drawing_is_xml_that_the_policy_allows() {
    let mut all = drawings();
    all.push(("defs".to_owned(), art::defs()));
    for (name, markup) in all {
        for (element, attributes) in elements(&markup) {
            assert!(
                !["script", "style", "image", "foreignObject", "a"].contains(&element.as_str())
            );
            for (key, value) in attributes {
                assert!(key != "style" && !key.starts_with("on"), "{name}: {key}");
                assert!(!value.contains("//") && !value.contains("data:"), "{name}: {value}");
                assert!(!value.contains('$'), "{name}: {value} was not painted");
            }
        }
    }
}

#[test]
fn every_reference_resolves_to_the_defs() {
    let defs = art::defs();
    let known: BTreeSet<String> = ids(&defs).into_iter().collect();
    assert_eq!(known.len(), ids(&defs).len(), "an id occurs twice");
    assert!(known.iter().all(|id| id.starts_with("cl-")));
    for (name, markup) in drawings().into_iter().chain([("defs".to_owned(), defs)]) {
        for reference in references(&markup) {
            assert!(known.contains(&reference), "{name} refers to {reference}");
        }
    }
}

#[test]
fn every_part_is_used() {
    let mut used = references(&art::defs());
    for (_, markup) in drawings() {
        used.extend(references(&markup));
    }
    for id in ids(&art::defs()) {
        assert!(used.contains(&id), "no drawing uses {id}");
    }
}

#[test]
fn drawings_are_hidden_from_assistive_technology() {
    for (name, markup) in drawings() {
        if name != "upright" {
            let (element, attributes) = elements(&markup).swap_remove(0);
            assert_eq!(element, "svg");
            assert!(attributes.contains(&("aria-hidden".to_owned(), "true".to_owned())), "{name}");
        }
    }
}

#[test]
fn a_document_is_self_contained() {
    for drawing in [art::emblem(), art::emblem_maskable(), art::domino_in_line(DominoId::default())]
    {
        let [day, night] = [Light::Day, Light::Night].map(|light| drawing.document(2, light));
        assert!(!night.contains("var(") && night != day);
        let file = day;
        assert!(!file.contains("var(") && file.contains("#F8C63D") | file.contains("#F5D566"));
        let known: BTreeSet<String> = ids(&file).into_iter().collect();
        assert_eq!(references(&file), known, "it includes the parts it needs and no others");
        assert!(file.len() < 30_000, "{} bytes", file.len());
    }
}

#[test]
fn both_themes_define_the_same_colours() {
    let colours = |selector: &str| -> BTreeSet<String> {
        let style = art::style();
        let block = style.split(selector).nth(1).unwrap().split('}').next().unwrap();
        block
            .split(';')
            .filter_map(|rule| rule.split_once(':'))
            .map(|(key, _)| key.trim_start_matches('{').to_owned())
            .collect()
    };
    let (light, dark) = (colours(":root,[data-theme=light]"), colours("\n[data-theme=dark]"));
    assert_eq!(light, dark);
    let mut all = art::defs();
    all.extend(drawings().into_iter().map(|(_, markup)| markup));
    for name in all.split("var(").skip(1).map(|rest| rest.split(',').next().unwrap()) {
        assert!(light.contains(name), "{name} has no value");
    }
}

#[test]
fn the_shared_parts_and_styles_stay_small() {
    assert!(art::defs().len() < 280_000, "{} bytes of parts", art::defs().len());
    assert!(art::style().len() < 18_000, "{} bytes of style", art::style().len());
}
