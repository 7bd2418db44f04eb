//! The picture that other sites show beside a link: a corner of the game, drawn by `art`.

use anyhow::{Context, Result};
use art::{Finish, House, Light, SQUARE, placed};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};
use rules::{DominoId, Origin};

/// As sites ask for it.
const WIDTH: u32 = 1200;
const HEIGHT: u32 = 630;
/// How large a square is drawn.
const SCALE: f32 = 2.1;

/// The numbers of dominoes and where they lie, six squares wide and three high.
const DOMINOES: [(u8, [(i32, i32); 2]); 7] = [
    (48, [(0, 0), (1, 0)]),
    (38, [(0, 1), (0, 2)]),
    (20, [(1, 2), (2, 2)]),
    (44, [(2, 0), (2, 1)]),
    (31, [(3, 0), (3, 1)]),
    (35, [(4, 0), (5, 0)]),
    (28, [(5, 1), (5, 2)]),
];

/// The picture as an SVG file.
pub(crate) fn drawing() -> String {
    let castle = |at, house| {
        let house = House::new(house).expect("one of the eight houses");
        placed(at, &art::castle(house).body)
    };
    let domino = |(number, cells): (u8, [(i32, i32); 2])| {
        let id = DominoId::new(Origin::Kingdomino, number).expect("a printed domino");
        art::domino(id, cells, Finish::Settled)
    };
    let piece =
        |x: i32, body: &str| format!("<g transform=\"translate({x} 208) scale(1.08)\">{body}</g>");
    let mut body = castle((1, 1), 0) + &castle((4, 1), 4);
    body.extend(DOMINOES.map(domino));
    body += &piece(312, &art::king(House::new(0).expect("a house")).body);
    body += &piece(372, &art::queen().body);
    body += &piece(432, &art::king(House::new(4).expect("a house")).body);
    let left = (WIDTH as f32 / SCALE - 6.0 * SQUARE as f32) / 2.0;
    let ground = format!("<rect width=\"{WIDTH}\" height=\"{HEIGHT}\" fill=\"#d9c6a0\"/>");
    let table = format!("<g transform=\"scale({SCALE}) translate({left} 0)\">{body}</g>");
    art::document(WIDTH, HEIGHT, &(ground + &table), Light::Day)
}

/// The picture as a PNG file.
pub(crate) fn png() -> Result<Vec<u8>> {
    let tree = Tree::from_str(&drawing(), &Options::default()).context("reading the preview")?;
    let mut pixels = Pixmap::new(WIDTH, HEIGHT).context("room for the preview")?;
    resvg::render(&tree, Transform::identity(), &mut pixels.as_mut());
    pixels.encode_png().context("writing the preview")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A drawing that resvg cannot read would leave the ground alone.
    #[test]
    fn the_preview_shows_the_game() {
        let picture = Pixmap::decode_png(&png().unwrap()).unwrap();
        let colours: std::collections::BTreeSet<[u8; 3]> = picture
            .pixels()
            .iter()
            .map(|pixel| [pixel.red() / 16, pixel.green() / 16, pixel.blue() / 16])
            .collect();
        assert_eq!((picture.width(), picture.height()), (WIDTH, HEIGHT));
        assert!(colours.len() > 100, "{} colours", colours.len());
    }
}
