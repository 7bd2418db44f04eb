//! The colours of terrains and houses.
//!
//! Each tone is given twice: exactly, for terminals that say they show every colour
//! (`COLORTERM`), and as the nearest of the 256 that all others know. Letters on a tone are black
//! or white, whichever is easier to read.

use anstyle::{Ansi256Color, Color, RgbColor, Style};
use rules::Terrain;

/// Titles and totals.
pub(crate) const STRONG: Style = Style::new().bold();
/// What one reads last.
pub(crate) const FAINT: Style = Style::new().dimmed();

/// How exact the terminal's colours are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Palette {
    /// Every colour.
    True,
    /// The 256 of the xterm table.
    Indexed,
}

/// A background with its nearest neighbour in the table of 256, and whether it is dark.
struct Tone(RgbColor, u8, bool);

const fn tone(red: u8, green: u8, blue: u8, indexed: u8, dark: bool) -> Tone {
    Tone(RgbColor(red, green, blue), indexed, dark)
}

/// In the order of the terrains' numbers.
const TERRAINS: [Tone; Terrain::ALL.len()] = [
    tone(0xe8, 0xb8, 0x4a, 179, false),
    tone(0x2f, 0x6b, 0x40, 22, true),
    tone(0x3f, 0x8f, 0xc6, 68, false),
    tone(0x9b, 0xcb, 0x5b, 149, false),
    tone(0x7c, 0x6c, 0x57, 94, true),
    tone(0x41, 0x3f, 0x4b, 238, true),
    tone(0xc5, 0x57, 0x3c, 167, true),
];

/// Eight that stay apart for the colour-blind, after Okabe and Ito.
const HOUSES: [Tone; 8] = [
    tone(0xe6, 0x9f, 0x00, 214, false),
    tone(0x56, 0xb4, 0xe9, 74, false),
    tone(0x00, 0x9e, 0x73, 36, false),
    tone(0xf0, 0xe4, 0x42, 227, false),
    tone(0x00, 0x72, 0xb2, 25, true),
    tone(0xd5, 0x5e, 0x00, 166, false),
    tone(0xcc, 0x79, 0xa7, 175, false),
    tone(0xbb, 0xbb, 0xbb, 250, false),
];

const GOLD: Tone = tone(0xff, 0xd7, 0x5f, 221, false);
const INK: Tone = tone(0x14, 0x14, 0x14, 233, true);
const PAPER: Tone = tone(0xff, 0xff, 0xff, 231, false);

impl Palette {
    /// What the environment says of the terminal.
    pub(crate) fn detect() -> Self {
        match std::env::var("COLORTERM").as_deref() {
            Ok("truecolor" | "24bit") => Self::True,
            _ => Self::Indexed,
        }
    }

    /// A square of this terrain.
    pub(crate) fn terrain(self, terrain: Terrain) -> Style {
        self.on(&TERRAINS[terrain as usize])
    }

    /// Crowns on a square of this terrain.
    pub(crate) fn crowns(self, terrain: Terrain) -> Style {
        let style = self.terrain(terrain).bold();
        // Gold shows where the ground is dark; elsewhere it would drown.
        if TERRAINS[terrain as usize].2 { style.fg_color(Some(self.color(&GOLD))) } else { style }
    }

    /// The castle of a house, counted from 0: its colour on dark stone, to stand out on any land.
    pub(crate) fn castle(self, house: usize) -> Style {
        let colour = self.color(&HOUSES[house % HOUSES.len()]);
        self.on(&INK).fg_color(Some(colour)).bold()
    }

    /// A name on the colour of its house, counted from 0.
    pub(crate) fn house(self, index: usize) -> Style {
        self.on(&HOUSES[index % HOUSES.len()]).bold()
    }

    fn on(self, ground: &Tone) -> Style {
        let letters = if ground.2 { &PAPER } else { &INK };
        Style::new().bg_color(Some(self.color(ground))).fg_color(Some(self.color(letters)))
    }

    fn color(self, tone: &Tone) -> Color {
        match self {
            Self::True => Color::Rgb(tone.0),
            Self::Indexed => Color::Ansi256(Ansi256Color(tone.1)),
        }
    }
}
