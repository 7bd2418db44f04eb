//! Portraits: head and shoulders of bots and people, made of parts.
//!
//! A bot's rank shows in what it wears, its house in the colour of its clothes, and eight faces are
//! handed round so that at one table nobody looks like anybody else.

use table::Level;
use view::characters::Character;

use crate::defs::{Part, reuse};
use crate::drawing::Drawing;
use crate::houses::House;
use crate::style::colour;

/// The side of a portrait's frame.
const SIDE: i32 = 72;

/// A face: skin, hair, features and beard, by the names of parts and colours.
struct Face {
    skin: &'static str,
    locks: &'static str,
    hair: &'static str,
    look: &'static str,
    /// Empty, or worn from squires upwards: pages are children.
    beard: &'static str,
}

const fn face(
    skin: &'static str,
    hair: &'static str,
    locks: &'static str,
    look: &'static str,
    beard: &'static str,
) -> Face {
    Face { skin, locks, hair, look, beard }
}

/// Men at even places, women at odd ones, as the names are.
const FACES: [Face; 8] = [
    face("skin", "hair-red", "crop", "merry", "beard"),
    face("skin-brown", "hair-dark", "long", "calm", ""),
    face("skin-tan", "hair-dark", "crop", "sly", "moustache"),
    face("skin", "hair-fair", "braids", "merry", ""),
    face("skin-brown", "hair-grey", "bald", "stern", "beard"),
    face("skin-tan", "hair-red", "long", "sly", ""),
    face("skin", "hair", "curls", "calm", "goatee"),
    face("skin-tan", "hair-grey", "bun", "stern", ""),
];

/// A bot, in the colour of its house and in a round frame of it: 72 by 72.
pub fn portrait(character: Character, house: House) -> Drawing {
    // Two faces on for each level, so that namesakes of a seat are different people.
    let turn = character.seat().index() + 2 * character.level as usize;
    let face = &FACES[turn % FACES.len()];
    let is_child = character.level == Level::Page;
    let beard = if is_child || face.beard.is_empty() {
        String::new()
    } else {
        tinted(face.beard, face.hair)
    };
    let layers = [
        tinted(&format!("{}-behind", face.locks), face.hair),
        dressed(house),
        reuse(&format!("garb-{}", character.level), 0, 0),
        tinted("head", face.skin),
        beard,
        reuse(&format!("look-{}", face.look), 0, 0),
        tinted(&format!("{}-front", face.locks), face.hair),
        reuse(&format!("hat-{}", character.level), 0, 0),
    ];
    framed(&layers.concat(), house)
}

/// Anybody: a person whose face we do not know, in the colour of their house: 72 by 72.
pub fn person(house: House) -> Drawing {
    let layers = [dressed(house), reuse("anybody", 0, 0)];
    framed(&layers.concat(), house)
}

fn framed(layers: &str, house: House) -> Drawing {
    let body = format!(
        "<g clip-path=\"url(#cl-medal-clip)\"><use href=\"#cl-medal\"/>{layers}</g>\
         <use href=\"#cl-medal-edge\" color=\"{}\"/>",
        house.colour()
    );
    Drawing::new(SIDE, SIDE, body)
}

/// A part whose own colour is one of the palette.
fn tinted(id: &str, name: &str) -> String {
    format!("<use href=\"#cl-{id}\" color=\"{}\"/>", colour(name))
}

fn dressed(house: House) -> String {
    let charge = house.charge_at((36.0, 63.5), 0.42);
    format!("<use href=\"#cl-bust\" color=\"{}\"/>{charge}", house.colour())
}

pub(crate) fn parts() -> impl Iterator<Item = Part> {
    let clip = "<clipPath id=\"#\"><circle cx=\"36\" cy=\"36\" r=\"33\"/></clipPath>";
    let inked = PARTS.iter().map(|(id, drawing)| Part::inked(*id, drawing));
    std::iter::once(Part::element("medal-clip", clip)).chain(inked)
}

const PARTS: &[(&str, &str)] = &[
    (
        "medal",
        r#"<circle cx="36" cy="36" r="34" stroke="none" fill="$sky"/>
        <path stroke="none" fill="$grassland" fill-opacity=".75" d="M3 50Q20 40 36 46T69 46Q66 70 36 70T3 50Z"/>"#,
    ),
    (
        "medal-edge",
        r#"<circle cx="36" cy="36" r="32.5" stroke-width="6.4"/>
        <circle cx="36" cy="36" r="32.5" stroke-width="3.6" stroke="currentColor"/>
        <path stroke="$light" stroke-opacity=".7" stroke-width="1.4" d="M6.5 24A32 32 0 0 1 24 6.5"/>"#,
    ),
    (
        "bust",
        r#"<path fill="currentColor" d="M8 74Q9 58 23 54Q30 52 36 52T49 54Q63 58 64 74Z"/>
        <path stroke="none" fill="$shade" fill-opacity=".2" d="M47 54Q61 58 62.5 72H52Q53 60 47 54Z"/>"#,
    ),
    (
        "head",
        r#"<path fill="currentColor" d="M30 45V53Q36 58 42 53V45Z"/>
        <path fill="currentColor" d="M23.5 33Q20 31.5 20.5 35.5T24.5 39.5ZM48.5 33Q52 31.5 51.5 35.5T47.5 39.5Z"/>
        <path fill="currentColor" d="M23 29Q23 16 36 16T49 29Q49.5 38 46 43.5Q41.5 50 36 50T26 43.5Q22.5 38 23 29Z"/>
        <path stroke="none" fill="$shade" fill-opacity=".14" d="M43 18Q48 21.5 47.9 29Q48.3 38 45 43Q41.5 47.5 37 48.8Q45 38 43 18Z"/>"#,
    ),
    (
        "look-merry",
        r#"<path stroke="none" fill="$berry" fill-opacity=".35" d="M25.5 39a3 2.4 0 1 0 6 0a3 2.4 0 1 0 -6 0M40.5 39a3 2.4 0 1 0 6 0a3 2.4 0 1 0 -6 0"/>
        <path stroke-width="3" d="M30.5 33v.8M41.5 33v.8"/>
        <path stroke-width="1.8" d="M28 28.5q2.5 -2 5 -.5M39 28q2.5 -1.5 5 .5M36 34.5q2 3 -.6 3.5"/>
        <path fill="$paper" stroke-width="1.8" d="M31 41Q36 43 41 41Q40 46 36 46T31 41Z"/>"#,
    ),
    (
        "look-calm",
        r#"<path stroke-width="1.9" d="M28 33.5q2.5 -2.6 5 0M39 33.5q2.5 -2.6 5 0M28 28.6q2.5 -1.6 5 -.6M39 28q2.5 -1 5 .6M36 34q2 3.5 -.8 4"/>
        <path stroke-width="3" d="M30.7 34h.1M41.6 34h.1"/>
        <path stroke="$berry" stroke-width="2.4" d="M32.5 43.5Q36 45.5 39.5 43.5"/>"#,
    ),
    (
        "look-sly",
        r#"<path stroke-width="3" d="M31 33.5h.1M42 33.5h.1"/>
        <path stroke-width="1.9" d="M27.5 30.5q3.5 -1 6 1.2M38.5 28.5q3 -3 6 -1.5M36 34q2.2 3 -.6 4"/>
        <path stroke-width="2" d="M31.5 44Q37 45 41.5 41.5"/>"#,
    ),
    (
        "look-stern",
        r#"<path stroke-width="3" d="M30.6 34h.1M41.6 34h.1"/>
        <path stroke-width="2.4" d="M27 29.5L33 30.7M45 29.5L39 30.7"/>
        <path stroke-width="1.6" d="M36 33q2.5 4 -1 4.7M27.5 38.5q1.5 1 3 .6M44.5 38.5q-1.5 1 -3 .6M33 25.5h6"/>
        <path stroke-width="2" d="M32 44.5Q36 43 40 44.5"/>"#,
    ),
    (
        "beard",
        r#"<path fill="currentColor" d="M23 34Q24 40 28.5 39.5Q32 38 36 39.5Q40 38 43.5 39.5Q48 40 49 34Q51.5 47 45.5 53Q41 58.5 36 58.5T26.5 53Q20.5 47 23 34Z"/>
        <path stroke-width="1.6" d="M31 43.5Q36 46 41 43.5M31 51v2.5M36 52v3.5M41 51v2.5"/>"#,
    ),
    (
        "moustache",
        r#"<path fill="currentColor" stroke-width="1.8" d="M36 39.5Q32 37.5 28.5 41Q26 43 23.5 41Q26 46 31 44.5Q34.5 44 36 42Q37.5 44 41 44.5Q46 46 48.5 41Q46 43 43.5 41Q40 37.5 36 39.5Z"/>"#,
    ),
    (
        "goatee",
        r#"<path fill="currentColor" stroke-width="1.8" d="M32 48Q36 46.5 40 48Q39.5 54 36 57Q32.5 54 32 48ZM30.5 41.5Q36 37.5 41.5 41.5Q36 40.8 30.5 41.5Z"/>"#,
    ),
    ("crop-behind", r#"<path fill="currentColor" d="M21 34Q18 15 36 13T51 34Z"/>"#),
    (
        "crop-front",
        r#"<path fill="currentColor" d="M22.5 31Q20.5 14 36 13.5T49.5 31Q47.5 26.5 46 23.5Q40 24.5 34 21.5Q29 24 26 24Q24 27 22.5 31Z"/>"#,
    ),
    (
        "bald-behind",
        r#"<path fill="currentColor" d="M22 28Q17 33 21 42Q27 41 26 30ZM50 28Q55 33 51 42Q45 41 46 30Z"/>"#,
    ),
    (
        "bald-front",
        r#"<path fill="currentColor" stroke-width="1.8" d="M23 27Q20.5 33 23 39Q25.5 36 25 29ZM49 27Q51.5 33 49 39Q46.5 36 47 29Z"/>"#,
    ),
    (
        "curls-behind",
        r#"<path fill="currentColor" d="M22 44Q15 43 17.5 36Q13.5 31 18 26Q17 18 25 17Q29 10.5 36 13.5Q43 10.5 47 17Q55 18 54 26Q58.5 31 54.5 36Q57 43 50 44Z"/>"#,
    ),
    (
        "curls-front",
        r#"<path fill="currentColor" d="M22.5 30Q19.5 23 25.5 19.5Q29 13.5 36 15.5Q43 13.5 46.5 19.5Q52.5 23 49.5 30Q47 26 44 27Q43 22.5 38.5 24Q35 20.5 32 24Q28 22.5 27 27Q24.5 26 22.5 30Z"/>"#,
    ),
    (
        "long-behind",
        r#"<path fill="currentColor" d="M36 12Q54 12 53 33Q53.5 46 59 57Q48 62 42 54H30Q24 62 13 57Q18.5 46 19 33Q18 12 36 12Z"/>"#,
    ),
    (
        "long-front",
        r#"<path fill="currentColor" d="M22 38Q18.5 14 36 14T50 38Q48.5 29 44 24.5Q38 24 35 19.5Q31 25 27.5 26Q23.5 31 22 38Z"/>"#,
    ),
    ("braids-behind", r#"<path fill="currentColor" d="M20 36Q17 13 36 13T52 36Z"/>"#),
    (
        "braids-front",
        r#"<path fill="currentColor" d="M22 36Q18 14 36 14T50 36Q49 27 45.5 24Q40 22 36 16.5Q32 22 26.5 24Q23 27 22 36Z"/>
        <path fill="currentColor" d="M20.5 37Q15 40 18 45Q14 49 18 53Q15 58 19.5 62Q25 58 22.5 53Q26 49 22.5 45Q26 40 20.5 37ZM51.5 37Q57 40 54 45Q58 49 54 53Q57 58 52.5 62Q47 58 49.5 53Q46 49 49.5 45Q46 40 51.5 37Z"/>"#,
    ),
    (
        "bun-behind",
        r#"<path fill="currentColor" d="M20.5 36Q18 14 36 13.5T51.5 36Q52 43 47 44H25Q20 43 20.5 36Z"/>"#,
    ),
    (
        "bun-front",
        r#"<path fill="currentColor" d="M22 34Q19.5 15 36 15T50 34Q47 24 36 21.5Q25 24 22 34Z"/>
        <path stroke-width="1.5" d="M31 17.5Q27 20 25.5 24M41 17.5Q45 20 46.5 24"/>"#,
    ),
    // Pages and squires in linen, knights in steel, barons in fur, dukes in a ruff, sovereigns in ermine.
    (
        "garb-page",
        r#"<path fill="$paper" stroke-width="2" d="M25 54Q30 51 36 57Q42 51 47 54L44 60L36 57L28 60Z"/>"#,
    ),
    (
        "garb-squire",
        r#"<path fill="$wood" stroke-width="2" d="M24 54Q36 62 48 54L51 58Q36 67 21 58Z"/><path stroke="$gold" stroke-width="2" d="M36 60.5h.1M29 58.5h.1M43 58.5h.1"/>"#,
    ),
    (
        "garb-knight",
        r#"<path fill="$silver" d="M25 49Q36 56 47 49L50 57Q36 66 22 57Z"/><path fill="$silver" d="M7 74Q7 59 20 56Q25 62 21 74ZM65 74Q65 59 52 56Q47 62 51 74Z"/><path stroke="$silver-deep" stroke-width="2" d="M11 68Q13 61 19 60M61 68Q59 61 53 60M28 56Q36 60 44 56"/>"#,
    ),
    (
        "garb-baron",
        r#"<path fill="$wood-deep" d="M19 57Q17 51 24 51Q30 57 36 58Q42 57 48 51Q55 51 53 57Q46 66 36 66.5T19 57Z"/><path stroke="$wood" stroke-width="2" d="M24 56l2 3M30 60l1 3M36 61v3.5M42 60l-1 3M48 56l-2 3"/>"#,
    ),
    (
        "garb-duke",
        r#"<path fill="$paper" d="M20 55Q17 50 23 49Q25 45.5 29 48Q36 53 43 48Q47 45.5 49 49Q55 50 52 55Q50 60 45 59Q41 62.5 36 60Q31 62.5 27 59Q22 60 20 55Z"/><path stroke="$stone-deep" stroke-width="1.6" d="M25 52l-1 4M31 54l-1 4M36 55v4M41 54l1 4M47 52l1 4"/>"#,
    ),
    (
        "garb-sovereign",
        r#"<path fill="$paper" d="M15 60Q17 51 26 51Q31 57 36 57.5Q41 57 46 51Q55 51 57 60Q47 69 36 69T15 60Z"/><path stroke-width="2.6" d="M22 57v1.5M29 62v1.5M36 62.5v1.5M43 62v1.5M50 57v1.5"/>"#,
    ),
    (
        "hat-page",
        r#"<path fill="$berry" d="M19 24Q16 12 30 10Q46 6 54 15Q57 21 50 25Q36 17 19 24Z"/><path stroke="none" fill="$shade" fill-opacity=".2" d="M40 9.5Q50 9.5 53 16Q55 21 50 23.5Q46 21 40 20Z"/><path fill="$paper" stroke-width="2" d="M47 13Q54 2 66 7Q62 15 50 17Z"/><path stroke-width="1.5" d="M50 14.5Q56 9 61 9"/>"#,
    ),
    (
        "hat-squire",
        r#"<path fill="$forest-lit" d="M18.5 30Q15 9 36 8Q50 8 57 19Q59 23 54 22.5Q53 26 53.5 30Q50 23 46 21.5Q36 18.5 26 21.5Q21 24 18.5 30Z"/><path stroke="none" fill="$shade" fill-opacity=".2" d="M40 9.5Q49 10.5 55.5 19.5Q57 21.5 53 21Q52 24 52.3 26Q47 20 41 19Z"/><path stroke="$forest-deep" stroke-width="1.8" d="M26 14Q30 11.5 35 12"/>"#,
    ),
    (
        "hat-knight",
        r#"<path fill="$berry" d="M36 9Q37 0 48 2Q57 3 59 13Q51 7 41 11Z"/><path fill="$silver" d="M20 37Q15 9 36 8.5T52 37Q49.5 36 48.5 31Q48 24 46 22Q36 18 26 22Q24 24 23.5 31Q22.5 36 20 37Z"/><path fill="$silver-deep" d="M20.5 22Q22 11 36 10.5T51.5 22Q36 13.5 20.5 22Z"/><path stroke-width="1.8" d="M27 16.5h4M34 14.5h4M41 16.5h4"/>"#,
    ),
    (
        "hat-baron",
        r#"<path fill="$royal" d="M17 20Q15 8 29 8Q36 4 44 7Q58 7 55 20Q36 13 17 20Z"/><path stroke="none" fill="$shade" fill-opacity=".2" d="M42 7.5Q56 8 53.5 18Q48 16.5 43 16Z"/><path fill="$wood" d="M16 24Q15 18 20 17.5Q36 11.5 52 17.5Q57 18 56 24Q36 16.5 16 24Z"/><path fill="$gold" stroke-width="1.8" d="M26 12l3 -4l3 4l-3 4Z"/>"#,
    ),
    (
        "hat-duke",
        r#"<path fill="$berry" d="M22 17Q24 7 36 7T50 17Z"/><path fill="$gold" stroke-width="2.2" d="M20 22L18.5 12Q21 9.5 23.5 12L27.5 16L31 10.5Q36 6.5 41 10.5L44.5 16L48.5 12Q51 9.5 53.5 12L52 22Q36 15.5 20 22Z"/><path stroke="none" fill="$gold-lit" d="M22 18.5L21 13.5L27 18Z"/><path fill="$crystal" stroke-width="1.6" d="M36 12l2.5 3l-2.5 3l-2.5 -3Z"/>"#,
    ),
    (
        "hat-sovereign",
        r#"<path fill="$royal" d="M22 18Q22 6 36 8T50 18Z"/><path fill="$gold" stroke-width="2.4" d="M20 22L15.5 6.5L25.5 13.5L36 2.5L46.5 13.5L56.5 6.5L52 22Q36 15.5 20 22Z"/><path stroke="none" fill="$gold-lit" d="M22 17.5L19 10.5L26 15.5L34.5 7V14.5Q27 15 22 17.5Z"/><path fill="$berry" stroke-width="1.6" d="M36 11.5l2.6 3l-2.6 3l-2.6 -3Z"/><path stroke="$paper" stroke-width="2.8" d="M25 18.5h.1M47 18.5h.1M36 3h.1"/>"#,
    ),
    (
        "anybody",
        r#"<path fill="$paper" stroke-width="2" d="M26 54Q31 52 36 58Q41 52 46 54L43 60L36 58L29 60Z"/>
        <path fill="$paper-deep" d="M30 45V53Q36 58 42 53V45Z"/>
        <path fill="$paper-deep" d="M23 30Q23 17 36 17T49 30Q49.5 39 46 44Q41.5 50 36 50T26 44Q22.5 39 23 30Z"/>
        <path stroke="none" fill="$shade" fill-opacity=".12" d="M43 19Q48 22.5 47.9 30Q48.3 38 45 43Q41.5 47.5 37 48.8Q45 38 43 19Z"/>
        <path fill="$wood" d="M22 33Q19 13 36 13T50 33Q48 28 46 25Q36 25 30 21Q26 27 22 33Z"/>
        <path stroke-width="3" d="M30.5 35v.6M41.5 35v.6"/>
        <path stroke-width="2" d="M31.5 42Q36 45.5 40.5 42"/>"#,
    ),
];
