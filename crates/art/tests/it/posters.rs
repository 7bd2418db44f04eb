//! Posters of games, with names that try to be more than names.

use art::{House, Light, Poster, PosterKingdom};
use quick_xml::events::Event;
use quick_xml::reader::Reader;

const NAMES: [&str; 8] = [
    "Ann",
    "<script>alert(1)</script>",
    "url(#cl-crown) #cl-nothing\"",
    "var(--cl-nothing,#fff)",
    "$nothing & sons",
    "Wilhelmina the Magnificent of Westmorland and Elsewhere",
    "王国の偉大なる支配者とその仲間たち",
    "\u{7}\u{0}]]>",
];

fn poster(kingdoms: usize) -> Poster {
    let kingdom = |at: usize| {
        let house = House::new(at).expect("a house");
        PosterKingdom {
            picture: art::castle(house).svg(),
            house,
            name: NAMES[at].to_owned(),
            points: "54 points".to_owned(),
            place: format!("{}.", at + 1),
        }
    };
    Poster {
        victory: format!("{} wins!", NAMES[kingdoms - 1]),
        game: "Kingdomino for 4 · Harmony".to_owned(),
        kingdoms: (0..kingdoms).map(kingdom).collect(),
    }
}

/// The texts of a file, and whether it is well-formed.
fn texts(file: &str) -> Vec<String> {
    let mut reader = Reader::from_str(file);
    reader.config_mut().check_end_names = true;
    let (mut found, mut is_text) = (vec![], false);
    loop {
        match reader.read_event().unwrap_or_else(|error| panic!("{error} in {file}")) {
            Event::Eof => return found,
            Event::Start(start) => {
                let name = start.name();
                assert!(
                    ["svg", "g", "text", "defs", "clipPath", "linearGradient", "radialGradient"]
                        .contains(&String::from_utf8_lossy(name.as_ref()).as_ref()),
                    "{name:?}"
                );
                is_text = name.as_ref() == b"text";
                if is_text {
                    found.push(String::new());
                }
            }
            Event::End(_) => is_text = false,
            Event::Text(words) if is_text => {
                let words = String::from_utf8_lossy(&words).into_owned();
                found.last_mut().expect("within a text").push_str(&words);
            }
            Event::GeneralRef(letter) if is_text => {
                let letter = letter.resolve_char_ref().expect("a number").expect("a letter");
                found.last_mut().expect("within a text").push(letter);
            }
            Event::Text(words) => assert!(words.iter().all(u8::is_ascii_whitespace)),
            Event::Empty(_) => {}
            other => panic!("{other:?} has no place in a poster"),
        }
    }
}

#[test]
fn a_poster_is_xml_that_says_every_name_and_no_more() {
    for kingdoms in 1..=8 {
        let poster = poster(kingdoms);
        let [day, night] = [Light::Day, Light::Night].map(|light| poster.document(light));
        assert_ne!(day, night);
        for file in [day, night] {
            let said = texts(&file);
            // The victory, the game, the title, and two lines for each kingdom.
            assert_eq!(said.len(), 3 + 2 * kingdoms, "{said:?}");
            assert!(said.contains(&"Crownlands".to_owned()));
            assert!(said.contains(&"Ann".to_owned()));
            assert!(!file.contains("var("), "every colour is written out");
        }
    }
}

#[test]
fn a_name_stays_what_it_is() {
    let said = texts(&poster(5).document(Light::Day));
    for name in ["$nothing & sons", "var(--cl-nothing"] {
        assert!(said.iter().any(|words| words.starts_with(name)), "{said:?}");
    }
}

#[test]
fn a_poster_includes_the_parts_it_needs() {
    let file = poster(8).document(Light::Day);
    for house in House::all() {
        let shield = format!("id=\"cl-shield{}\"", house.index());
        assert_eq!(file.matches(&shield).count(), 1, "{shield}");
    }
    assert!(!file.contains("cl-back-"), "parts that nothing uses");
}
