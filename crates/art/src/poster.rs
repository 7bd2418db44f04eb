//! A picture of a game that is over, to keep and to send: who won, every kingdom, and what was played.
//!
//! Names come from people. Nothing in them can become markup, and long ones shrink before they are cut.

use view::finale::FRAME_HEIGHT;
use view::palette::Light;

use crate::drawing::document;
use crate::houses::House;
use crate::moulding::{Moulding, OPENING, picture_frame};
use crate::pen::draw;
use crate::style::{colour, paint};

/// What a poster tells. Kingdoms come best first, with the winner's in the frame.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Poster {
    /// `Ann wins!`
    pub victory: String,
    /// `Kingdomino for 4 · Harmony`
    pub game: String,
    pub kingdoms: Vec<PosterKingdom>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PosterKingdom {
    /// A complete `<svg>` with a `viewBox`, made of the parts in [`crate::defs`].
    pub picture: String,
    pub house: House,
    pub name: String,
    /// `54 points`
    pub points: String,
    /// `2nd`
    pub place: String,
}

/// The size of a poster.
pub const POSTER_WIDTH: u32 = 1_600;
pub const POSTER_HEIGHT: u32 = 1_000;

const SERIF: &str =
    "Iowan Old Style, Palatino Linotype, Palatino, URW Palladio L, Georgia, DejaVu Serif, serif";

/// The frame: left, top and width.
const FRAMED: [f32; 3] = [84.0, 204.0, 620.0];
/// The area of the other kingdoms: left, top, width and height.
const OTHERS: [f32; 4] = [760.0, 216.0, 752.0, 700.0];
const GAP: f32 = 26.0;
/// The two lines of words below a small kingdom.
const CAPTION: f32 = 66.0;

/// How text is set at a point.
struct Setting {
    at: (f32, f32),
    size: f32,
    /// The longest it may be.
    width: f32,
    anchor: &'static str,
    weight: u32,
}

impl Poster {
    /// The poster as a complete SVG file.
    pub fn document(&self, light: Light) -> String {
        let mut body = sheet();
        body += "<svg x=\"78\" y=\"64\" width=\"104\" height=\"104\" viewBox=\"0 0 100 100\">";
        body += &crate::emblem().body;
        body += "</svg>";
        let line = |at, size, width, anchor, weight| Setting { at, size, width, anchor, weight };
        body += &text(&self.victory, &line((208.0, 122.0), 58.0, 830.0, "start", 700));
        body += &text(&self.game, &line((210.0, 164.0), 27.0, 830.0, "start", 400));
        body += &text("Crownlands", &line((1_516.0, 128.0), 50.0, 420.0, "end", 600));
        if let Some((winner, others)) = self.kingdoms.split_first() {
            body += &framed(winner);
            body += &beside(others);
        }
        document(POSTER_WIDTH, POSTER_HEIGHT, &body, light)
    }
}

/// A sheet of parchment on the table.
fn sheet() -> String {
    paint(
        "<path fill=\"$table\" d=\"M0 0H1600V1000H0Z\"/>\
         <path fill=\"$shade\" fill-opacity=\".25\" d=\"M38 44H1574V974H38Z\"/>\
         <path fill=\"$paper\" stroke=\"$ink\" stroke-width=\"4\" stroke-linejoin=\"round\" d=\"M32 34Q420 26 800 32T1568 34Q1574 300 1567 520T1570 966Q1100 972 780 965T30 968Q26 640 33 460T32 34Z\"/>\
         <path fill=\"none\" stroke=\"$paper-deep\" stroke-width=\"5\" d=\"M50 52H1550V948H50Z\"/>\
         <path fill=\"none\" stroke=\"$gold-deep\" stroke-width=\"3\" d=\"M84 188H1516\"/>",
    )
}

/// The winner's kingdom, in its frame, with its house, name and points below.
fn framed(winner: &PosterKingdom) -> String {
    let [left, top, width] = FRAMED;
    let scale = width / 1_000.0;
    let height = FRAME_HEIGHT as f32 * scale;
    let [inner_left, inner_top, inner_side] = OPENING;
    let mut body = String::new();
    draw!(
        body,
        "<svg x=\"{left}\" y=\"{top}\" width=\"{width}\" height=\"{height}\" viewBox=\"0 0 1000 {FRAME_HEIGHT}\">{}\
         <svg x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\">{}</svg></svg>",
        picture_frame(Moulding::Gilt).body,
        inner_left + 14,
        inner_top + 14,
        inner_side - 28,
        inner_side - 28,
        winner.picture
    );
    let below = top + height + 14.0;
    body += &shield(winner.house, (left + 8.0, below), 56.0);
    let points = Setting {
        at: (left + width - 4.0, below + 42.0),
        size: 34.0,
        width: 190.0,
        anchor: "end",
        weight: 700,
    };
    let name = Setting {
        at: (left + 72.0, below + 42.0),
        size: 38.0,
        width: width - 280.0,
        anchor: "start",
        weight: 700,
    };
    body + &text(&winner.name, &name) + &text(&winner.points, &points)
}

/// The other kingdoms, as large as they fit.
fn beside(others: &[PosterKingdom]) -> String {
    let [left, top, width, height] = OTHERS;
    let (columns, side) = grid(others.len());
    let rows = others.len().div_ceil(columns.max(1));
    let used = rows as f32 * (side + CAPTION + GAP) - GAP;
    let first_top = top + (height - used) / 2.0;
    let mut body = String::new();
    for (at, kingdom) in others.iter().enumerate() {
        let (column, row) = (at % columns, at / columns);
        let in_row = (others.len() - row * columns).min(columns) as f32;
        let row_width = in_row * (side + GAP) - GAP;
        let first_left = left + (width - row_width) / 2.0;
        let x = first_left + column as f32 * (side + GAP);
        let y = first_top + row as f32 * (side + CAPTION + GAP);
        draw!(
            body,
            "<rect x=\"{x:.1}\" y=\"{y:.1}\" width=\"{side:.1}\" height=\"{side:.1}\" rx=\"8\" fill=\"{}\" stroke=\"{}\" stroke-width=\"3\"/>\
             <svg x=\"{:.1}\" y=\"{:.1}\" width=\"{:.1}\" height=\"{:.1}\">{}</svg>",
            colour("table"),
            colour("wood-deep"),
            x + 8.0,
            y + 8.0,
            side - 16.0,
            side - 16.0,
            kingdom.picture
        );
        body += &shield(kingdom.house, (x, y + side + 7.0), 34.0);
        let line = |right: f32, down: f32, size: f32, weight: u32| Setting {
            at: (x + right, y + side + down),
            size,
            width: side - right,
            anchor: "start",
            weight,
        };
        body += &text(&kingdom.name, &line(38.0, 33.0, 24.0, 700));
        let result = format!("{} · {}", kingdom.place, kingdom.points);
        body += &text(&result, &line(2.0, 63.0, 21.0, 400));
    }
    body
}

/// The columns of so many kingdoms, and their side.
fn grid(count: usize) -> (usize, f32) {
    let [_, _, width, height] = OTHERS;
    let side = |columns: usize| {
        let rows = count.div_ceil(columns) as f32;
        let across = (width - (columns as f32 - 1.0) * GAP) / columns as f32;
        across.min((height - (rows - 1.0) * GAP) / rows - CAPTION).min(500.0)
    };
    let sides = (1..=count.max(1)).map(|columns| (columns, side(columns)));
    sides.max_by(|one, other| one.1.total_cmp(&other.1)).unwrap_or((1, 0.0))
}

fn shield(house: House, (x, y): (f32, f32), height: f32) -> String {
    let width = height * 48.0 / 56.0;
    let body = house.shield().body;
    format!(
        "<svg x=\"{x:.1}\" y=\"{y:.1}\" width=\"{width:.1}\" height=\"{height:.1}\" viewBox=\"0 0 48 56\">{body}</svg>"
    )
}

/// Text in ink that never becomes wider than it may.
fn text(words: &str, setting: &Setting) -> String {
    let Setting { at: (x, y), size, width, anchor, weight } = setting;
    let (words, size) = fit(words, *size, *width);
    let ink = colour("ink");
    let words = escape(&words);
    format!(
        "<text x=\"{x:.1}\" y=\"{y:.1}\" font-family=\"{SERIF}\" font-size=\"{size:.1}\" \
         font-weight=\"{weight}\" text-anchor=\"{anchor}\" fill=\"{ink}\">{words}</text>"
    )
}

/// Text is set at most this much smaller before it is cut.
const SHRUNK: f32 = 0.72;

/// The words and the size at which they fit.
fn fit(words: &str, size: f32, width: f32) -> (String, f32) {
    let needed = breadth(words) * size;
    if needed <= width {
        return (words.to_owned(), size);
    }
    let size = (size * width / needed).max(size * SHRUNK);
    let mut kept = String::new();
    let room = width - breadth("…") * size;
    for letter in words.chars() {
        if (breadth(&kept) + breadth_of(letter)) * size > room
            && breadth(words) * size > width + 0.1
        {
            return (kept.trim_end().to_owned() + "…", size);
        }
        kept.push(letter);
    }
    (kept, size)
}

fn breadth(words: &str) -> f32 {
    words.chars().map(breadth_of).sum()
}

/// A generous estimate of a letter's width in a bold serif, in parts of the size.
fn breadth_of(letter: char) -> f32 {
    match letter {
        'i' | 'j' | 'l' | 't' | 'f' | 'r' | ' ' | '.' | ',' | ':' | '\'' | '’' | '!' | '·' => {
            0.4
        }
        'm' | 'w' | 'M' | 'W' | '…' | '&' | '@' => 1.05,
        letter if letter >= '\u{1100}' => 1.25,
        letter if letter.is_uppercase() => 0.82,
        _ => 0.6,
    }
}

/// Words that are nothing but words: not markup, and no reference or colour of a drawing.
fn escape(words: &str) -> String {
    let mut safe = String::with_capacity(words.len());
    for letter in words.chars() {
        match letter {
            '<' | '>' | '&' | '"' | '\'' | '#' | '(' | ')' | '$' => {
                draw!(safe, "&#{};", letter as u32);
            }
            letter if letter.is_control() => safe.push(' '),
            letter => safe.push(letter),
        }
    }
    safe
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_shrink_and_are_then_cut_to_fit() {
        for width in [90.0, 200.0, 400.0] {
            for words in
                ["Ann", "Cleopatra of Alexandria", "WWWWWWWWWWWWWWWWWWWWWWWW", "王国王国王国王国"]
            {
                let (kept, size) = fit(words, 30.0, width);
                assert!(breadth(&kept) * size <= width + 0.2, "{kept} at {size} in {width}");
                assert!(size >= 30.0 * SHRUNK - 0.01);
                assert!(kept == words || kept.ends_with('…'), "{kept}");
            }
        }
        assert_eq!(fit("Ann", 30.0, 200.0), ("Ann".to_owned(), 30.0));
    }

    #[test]
    fn all_kingdoms_fit_beside_the_winner() {
        let [_, _, width, height] = OTHERS;
        for count in 1..=7 {
            let (columns, side) = grid(count);
            let rows = count.div_ceil(columns);
            assert!(columns as f32 * (side + GAP) - GAP <= width + 0.1);
            assert!(rows as f32 * (side + CAPTION + GAP) - GAP <= height + 0.1);
            assert!(side >= 150.0, "{count}: {side}");
        }
    }
}
