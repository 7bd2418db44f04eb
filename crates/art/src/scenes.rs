//! Small scenes that stand for the modes of the game, made of the pieces on a storybook hillside.

use rules::{DominoId, Origin};

use crate::defs::Part;
use crate::domino::{Finish, domino};
use crate::drawing::Drawing;

/// What is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ModeScene {
    Kingdomino,
    Duel,
    Queendomino,
    Wedding,
    /// Teams of two.
    Teams,
}

impl ModeScene {
    pub const ALL: [Self; 5] =
        [Self::Kingdomino, Self::Duel, Self::Queendomino, Self::Wedding, Self::Teams];
}

/// The size of a scene.
const WIDTH: i32 = 240;
const HEIGHT: i32 = 150;

/// A scene for a mode: 240 by 150, with rounded corners.
pub fn mode_scene(mode: ModeScene) -> Drawing {
    let scene = match mode {
        ModeScene::Kingdomino => kingdomino(),
        ModeScene::Duel => duel(),
        ModeScene::Queendomino => queendomino(),
        ModeScene::Wedding => wedding(),
        ModeScene::Teams => teams(),
    };
    let body = format!(
        "<g clip-path=\"url(#cl-scene-clip)\"><use href=\"#cl-scene\"/>{scene}</g>\
         <use href=\"#cl-scene-edge\"/>"
    );
    Drawing::new(WIDTH, HEIGHT, body)
}

/// A castle on its hill, and its first dominoes in front of it.
fn kingdomino() -> String {
    [
        standing("keep0", (120.0, 98.0), (50, 89), 0.98),
        lying(Origin::Kingdomino, 48, (16.0, 94.0), 0.46, -6),
        lying(Origin::Kingdomino, 40, (127.0, 98.0), 0.46, 5),
        standing("king0", (112.0, 143.0), (30, 77), 0.62),
    ]
    .concat()
}

/// Two kings, eye to eye, each before a castle.
fn duel() -> String {
    [
        standing("keep1", (44.0, 92.0), (50, 89), 0.8),
        standing("keep2", (196.0, 92.0), (50, 89), 0.8),
        standing("king1", (84.0, 138.0), (30, 77), 0.98),
        mirrored("king2", (156.0, 138.0), (30, 77), 0.98),
        standing("scene-swords", (120.0, 58.0), (20, 20), 1.1),
    ]
    .concat()
}

/// The Queen between a tower and a knight, the dragon on the hill, coins at her feet.
fn queendomino() -> String {
    [
        standing("scene-town", (60.0, 92.0), (50, 60), 0.9),
        standing("dragon", (186.0, 76.0), (60, 78), 0.72),
        standing("tower", (64.0, 136.0), (26, 60), 0.95),
        standing("knight", (172.0, 138.0), (25, 60), 0.9),
        standing("queen", (120.0, 140.0), (30, 77), 1.15),
        standing("coin9", (206.0, 136.0), (22, 42), 0.5),
        standing("coin3", (224.0, 141.0), (22, 42), 0.45),
        standing("coin1", (28.0, 141.0), (22, 42), 0.45),
    ]
    .concat()
}

/// King and Queen beneath an arch of flowers, between their castles.
fn wedding() -> String {
    [
        standing("keep5", (34.0, 98.0), (50, 89), 0.72),
        standing("keep7", (206.0, 98.0), (50, 89), 0.72),
        standing("scene-arch", (120.0, 142.0), (60, 120), 1.05),
        standing("king7", (101.0, 140.0), (30, 77), 0.88),
        mirrored("queen", (140.0, 140.0), (30, 77), 0.88),
        standing("say-heart", (120.0, 70.0), (20, 36), 0.5),
    ]
    .concat()
}

/// Two pairs, each beneath a banner of its own, and a town between them.
fn teams() -> String {
    let pair = |house: usize, x: f32| {
        let king = format!("king{house}");
        [
            standing(&format!("pennant{house}"), (x + 6.0, 72.0), (32, 54), 1.15),
            standing(&king, (x - 17.0, 136.0), (30, 77), 0.84),
            mirrored(&king, (x + 17.0, 136.0), (30, 77), 0.84),
        ]
        .concat()
    };
    let town = standing("scene-town", (120.0, 92.0), (47, 62), 0.9);
    [town, pair(3, 58.0), pair(6, 182.0)].concat()
}

/// A part with its own point `foot` standing on a point of the scene.
fn standing(id: &str, (x, y): (f32, f32), foot: (i32, i32), scale: f32) -> String {
    let (left, top) = (-foot.0, -foot.1);
    format!(
        "<g transform=\"translate({x} {y}) scale({scale})\"><use href=\"#cl-{id}\" x=\"{left}\" y=\"{top}\"/></g>"
    )
}

/// The same, facing the other way.
fn mirrored(id: &str, (x, y): (f32, f32), foot: (i32, i32), scale: f32) -> String {
    let (left, top) = (-foot.0, -foot.1);
    format!(
        "<g transform=\"translate({x} {y}) scale(-{scale} {scale})\"><use href=\"#cl-{id}\" x=\"{left}\" y=\"{top}\"/></g>"
    )
}

/// A domino that lies in the grass, a little askew.
fn lying(origin: Origin, number: u8, (x, y): (f32, f32), scale: f32, askew: i32) -> String {
    let id = DominoId::new(origin, number).unwrap_or_default();
    let drawn = domino(id, [(0, 0), (1, 0)], Finish::Fresh);
    format!("<g transform=\"translate({x} {y}) rotate({askew}) scale({scale})\">{drawn}</g>")
}

pub(crate) fn parts() -> impl Iterator<Item = Part> {
    let clip = "<clipPath id=\"#\"><rect width=\"240\" height=\"150\" rx=\"14\"/></clipPath>";
    let inked = [
        ("scene", LAND),
        ("scene-edge", EDGE),
        ("scene-swords", SWORDS),
        ("scene-town", TOWN),
        ("scene-arch", ARCH),
    ];
    let inked = inked.map(|(id, drawing)| Part::inked(id, drawing));
    std::iter::once(Part::element("scene-clip", clip)).chain(inked)
}

/// Sky, far woods, fields and a lake; nothing in the middle, where the people stand.
const LAND: &str = r#"
    <path stroke="none" fill="$sky" d="M0 0H240V100H0Z"/>
    <circle cx="42" cy="26" r="13" stroke="none" fill="$gold-lit"/>
    <path stroke="none" fill="$paper" fill-opacity=".85" d="M166 24Q168 15 178 17Q186 9 194 18Q204 18 203 26Q186 29 166 24ZM74 18Q78 11 86 14Q94 10 98 18Q88 21 74 18Z"/>
    <path fill="$forest" stroke-width="2" d="M-4 78Q8 58 24 66Q40 50 60 64Q80 54 100 66Q130 54 150 64Q172 50 192 62Q216 54 244 72V100H-4Z"/>
    <path stroke="$forest-deep" stroke-width="1.8" d="M18 72l4 -8l4 8M48 70l4 -8l4 8M206 70l4 -8l4 8M178 70l4 -8l4 8"/>
    <path fill="$wheat" stroke-width="2" d="M-4 86Q40 66 92 80Q60 104 -4 112Z"/>
    <path stroke="$wheat-deep" stroke-width="1.6" d="M4 92Q36 80 72 83M4 100Q34 92 58 92"/>
    <path fill="$grassland" stroke-width="2" d="M-4 106Q60 82 120 84T244 82V156H-4Z"/>
    <path fill="$lake" stroke-width="2" d="M244 92Q206 88 190 98Q206 108 244 108Z"/>
    <path stroke="$lake-lit" stroke-width="1.6" d="M206 98q3 -2.5 6 0t6 0M222 103q3 -2.5 6 0t6 0"/>
    <path stroke="none" fill="$grassland-lit" fill-opacity=".5" d="M-4 124Q60 108 130 118T244 114V124Q160 124 110 132T-4 136Z"/>
    <path stroke="$grassland-deep" stroke-width="1.6" d="M14 128q-1 -4 -3 -5M14 128v-6M14 128q1 -4 3 -5M222 122q-1 -4 -3 -5M222 122v-6M222 122q1 -4 3 -5M88 146q-1 -4 -3 -5M88 146v-6M88 146q1 -4 3 -5M150 145q-1 -4 -3 -5M150 145v-6M150 145q1 -4 3 -5"/>
"#;

const EDGE: &str = r#"
    <rect width="240" height="150" rx="14" stroke="none" fill="url(#cl-sunlight)"/>
    <rect x="1.2" y="1.2" width="237.6" height="147.6" rx="13"/>
"#;

const SWORDS: &str = r#"
    <path fill="$silver" d="M4 2L10 3L32 28L28 32L3 10ZM36 2L30 3L8 28L12 32L37 10Z"/>
    <path stroke="$silver-deep" stroke-width="1.8" d="M7 5L29 29M33 5L11 29"/>
    <path stroke-width="4.6" stroke="$wood-deep" d="M31 31L36 37M9 31L4 37"/>
    <path stroke-width="4" stroke="$gold-deep" d="M34.5 25.5L25.5 34.5M5.5 25.5L14.5 34.5"/>
"#;

const TOWN: &str = r#"
    <path fill="$paper" d="M6 60V36H34V60ZM60 60V40H90V60Z"/><path fill="$town" d="M2 38L20 18L38 38ZM56 42L75 24L94 42Z"/>
    <path fill="$stone" d="M30 62V24H64V62Z"/><path fill="$roof" d="M26 26L47 0L68 26Z"/>
    <path stroke="none" fill="$shade" fill-opacity=".2" d="M47 2L66 25H54ZM54 27H63V61H54Z"/>
    <path fill="$window" stroke-width="1.8" d="M43 40v-6a4 4 0 0 1 8 0v6ZM14 50v-6h7v6ZM72 54v-6h7v6Z"/>
    <path fill="$wood-deep" d="M41 62V54Q41 48 47 48T53 54V62Z"/>
"#;

const ARCH: &str = r#"
    <path fill="none" stroke-width="8" d="M10 120V58Q12 10 60 10T110 58V120"/>
    <path fill="none" stroke="$leaf" stroke-width="5" d="M10 120V58Q12 10 60 10T110 58V120"/>
    <path stroke="$leaf-lit" stroke-width="5" stroke-dasharray="1 13" d="M14 112V58Q16 14 60 14T106 58V112"/>
    <g stroke-width="1.8">
    <circle cx="10" cy="96" r="6" fill="$bloom"/><circle cx="10" cy="66" r="6" fill="$paper"/><circle cx="17" cy="38" r="7" fill="$bloom"/><circle cx="36" cy="17" r="6" fill="$gold"/><circle cx="60" cy="10" r="8" fill="$bloom"/>
    <circle cx="84" cy="17" r="6" fill="$paper"/><circle cx="103" cy="38" r="7" fill="$bloom"/><circle cx="110" cy="66" r="6" fill="$gold"/><circle cx="110" cy="96" r="6" fill="$bloom"/>
    </g>
    <path stroke="$berry" stroke-width="3.6" d="M10 96h.1M17 38h.1M60 10h.1M103 38h.1M110 96h.1"/>
"#;
