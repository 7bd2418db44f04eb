//! The colours of terrains and houses.
//!
//! The tones are those of the game in the terminal: exact for terminals that say they show every
//! colour (`COLORTERM`), else the nearest of the 256 that all others know. Letters on a tone are
//! black or white, whichever is easier to read.

use anstyle::{Ansi256Color, Color, RgbColor, Style};
use rules::Terrain;
use tui::{INK, PAPER, Tone};

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
        self.on(&Tone::of_terrain(terrain))
    }

    /// Crowns on a square of this terrain.
    pub(crate) fn crowns(self, terrain: Terrain) -> Style {
        let style = self.terrain(terrain).bold();
        // Gold shows where the ground is dark; elsewhere it would drown.
        if Tone::of_terrain(terrain).dark {
            style.fg_color(Some(self.color(&Tone::gold())))
        } else {
            style
        }
    }

    /// The castle of a house, counted from 0: its colour on dark stone, to stand out on any land.
    pub(crate) fn castle(self, house: usize) -> Style {
        let colour = self.color(&Tone::of_house(house));
        self.on(&INK).fg_color(Some(colour)).bold()
    }

    /// A name on the colour of its house, counted from 0.
    pub(crate) fn house(self, index: usize) -> Style {
        self.on(&Tone::of_house(index)).bold()
    }

    fn on(self, ground: &Tone) -> Style {
        let letters = if ground.dark { &PAPER } else { &INK };
        Style::new().bg_color(Some(self.color(ground))).fg_color(Some(self.color(letters)))
    }

    fn color(self, tone: &Tone) -> Color {
        match self {
            Self::True => {
                let (red, green, blue) = tone.rgb;
                Color::Rgb(RgbColor(red, green, blue))
            }
            Self::Indexed => Color::Ansi256(Ansi256Color(tone.indexed)),
        }
    }
}
