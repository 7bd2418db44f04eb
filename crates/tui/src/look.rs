//! What the terminal can show: how many colours, and which signs.
//!
//! Every tone is given for terminals that show all colours, for those with the 256 of the xterm
//! table and for those with sixteen. Letters say the same as colours, so that nothing is lost where
//! there are none.

use ratatui::style::{Color, Modifier, Style};
use rules::Terrain;

use crate::letters::to_ascii;

/// How many colours there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Depth {
    /// Every colour.
    True,
    /// The 256 of the xterm table.
    Indexed,
    /// The sixteen of the first terminals.
    Sixteen,
    /// None; bold, underlined and reversed remain.
    Plain,
}

/// What the terminal can show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Look {
    /// How many colours.
    pub depth: Depth,
    /// Whether it shows more than ASCII.
    pub unicode: bool,
}

/// A background, and whether letters on it are light.
#[derive(Clone, Copy, Debug)]
pub struct Tone {
    /// The exact colour.
    pub rgb: (u8, u8, u8),
    /// The nearest of the 256.
    pub indexed: u8,
    /// The nearest of the sixteen.
    sixteen: Color,
    /// Whether it is dark.
    pub dark: bool,
}

const fn tone(rgb: (u8, u8, u8), indexed: u8, sixteen: Color, dark: bool) -> Tone {
    Tone { rgb, indexed, sixteen, dark }
}

/// In the order of the terrains' numbers.
pub const TERRAINS: [Tone; Terrain::ALL.len()] = [
    tone((0xe8, 0xb8, 0x4a), 179, Color::Yellow, false),
    tone((0x2f, 0x6b, 0x40), 22, Color::Green, true),
    tone((0x3f, 0x8f, 0xc6), 68, Color::LightBlue, false),
    tone((0x9b, 0xcb, 0x5b), 149, Color::LightGreen, false),
    tone((0x7c, 0x6c, 0x57), 94, Color::Magenta, true),
    tone((0x41, 0x3f, 0x4b), 238, Color::DarkGray, true),
    tone((0xc5, 0x57, 0x3c), 167, Color::Red, true),
];

/// Eight that stay apart for the colour-blind, after Okabe and Ito.
pub const HOUSES: [Tone; 8] = [
    tone((0xe6, 0x9f, 0x00), 214, Color::LightYellow, false),
    tone((0x56, 0xb4, 0xe9), 74, Color::LightCyan, false),
    tone((0x00, 0x9e, 0x73), 36, Color::Cyan, false),
    tone((0xf0, 0xe4, 0x42), 227, Color::Yellow, false),
    tone((0x00, 0x72, 0xb2), 25, Color::Blue, true),
    tone((0xd5, 0x5e, 0x00), 166, Color::LightRed, false),
    tone((0xcc, 0x79, 0xa7), 175, Color::LightMagenta, false),
    tone((0xbb, 0xbb, 0xbb), 250, Color::Gray, false),
];

/// What stands out: crowns on dark ground, what is chosen.
pub const GOLD: Tone = tone((0xff, 0xd7, 0x5f), 221, Color::LightYellow, false);
/// Dark letters.
pub const INK: Tone = tone((0x14, 0x14, 0x14), 233, Color::Black, true);
/// Light letters.
pub const PAPER: Tone = tone((0xff, 0xff, 0xff), 231, Color::White, false);
const GOOD: Tone = tone((0x5f, 0xaf, 0x5f), 71, Color::Green, false);
const BAD: Tone = tone((0xd7, 0x5f, 0x5f), 167, Color::LightRed, false);

/// Signs that stand for pieces, each one column wide.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Signs {
    pub(crate) castle: char,
    pub(crate) crown: char,
    pub(crate) king: char,
    pub(crate) knight: char,
    pub(crate) tower: char,
    pub(crate) queen: char,
    pub(crate) coin: char,
    pub(crate) dragon: char,
    pub(crate) house: char,
    pub(crate) pointer: char,
    pub(crate) spot: char,
    pub(crate) room: char,
    pub(crate) dead: char,
    pub(crate) done: char,
    pub(crate) rule: char,
    pub(crate) bar: char,
}

const UNICODE: Signs = Signs {
    castle: '♜',
    crown: '♛',
    king: '♚',
    knight: '♞',
    tower: '♖',
    queen: '♕',
    coin: '●',
    dragon: '§',
    house: '⌂',
    pointer: '▸',
    spot: '+',
    room: '·',
    dead: '×',
    done: '✓',
    rule: '─',
    bar: '█',
};

const ASCII: Signs = Signs {
    castle: 'C',
    crown: '*',
    king: 'K',
    knight: '^',
    tower: 'I',
    queen: 'Q',
    coin: '$',
    dragon: '~',
    house: '#',
    pointer: '>',
    spot: '+',
    room: '.',
    dead: 'x',
    done: 'v',
    rule: '-',
    bar: '=',
};

impl Look {
    /// What the environment says of the terminal; `get` reads a variable of it.
    pub fn detect(get: impl Fn(&str) -> Option<String>) -> Self {
        let is_set = |name: &str| get(name).is_some_and(|value| !value.is_empty());
        let term = get("TERM").unwrap_or_default();
        let depth = match get("COLORTERM").as_deref() {
            _ if is_set("NO_COLOR") || term == "dumb" => Depth::Plain,
            Some("truecolor" | "24bit") => Depth::True,
            _ if term.contains("256color") || term.contains("direct") => Depth::Indexed,
            _ => Depth::Sixteen,
        };
        // The first of these that is set counts.
        let charset = ["LC_ALL", "LC_CTYPE", "LANG"].into_iter().find(|name| is_set(name));
        let charset = charset.and_then(&get).unwrap_or_default().to_ascii_lowercase();
        // The console of Linux has few signs beyond letters.
        let unicode = (charset.contains("utf-8") || charset.contains("utf8")) && term != "linux";
        Self { depth, unicode }
    }

    /// A text in letters that the terminal shows.
    pub fn spell(self, text: &str) -> String {
        if self.unicode { text.to_owned() } else { to_ascii(text) }
    }

    pub(crate) fn signs(self) -> Signs {
        if self.unicode { UNICODE } else { ASCII }
    }

    pub(crate) fn colour(self, tone: &Tone) -> Option<Color> {
        let (red, green, blue) = tone.rgb;
        match self.depth {
            Depth::True => Some(Color::Rgb(red, green, blue)),
            Depth::Indexed => Some(Color::Indexed(tone.indexed)),
            Depth::Sixteen => Some(tone.sixteen),
            Depth::Plain => None,
        }
    }

    /// Letters on a tone: dark or light ones, whichever is easier to read.
    fn on(self, tone: &Tone) -> Style {
        let letters = if tone.dark { PAPER } else { INK };
        match (self.colour(tone), self.colour(&letters)) {
            (Some(ground), Some(letters)) => Style::new().bg(ground).fg(letters),
            _ => Style::new(),
        }
    }

    fn letters(self, tone: &Tone) -> Style {
        self.colour(tone).map_or_else(Style::new, |colour| Style::new().fg(colour))
    }

    /// A square of a terrain.
    pub(crate) fn terrain(self, terrain: Terrain) -> Style {
        self.on(&TERRAINS[terrain as usize])
    }

    /// Crowns on a square of a terrain. Gold shows where the ground is dark; elsewhere it would drown.
    pub(crate) fn crowns(self, terrain: Terrain) -> Style {
        let style = self.terrain(terrain).add_modifier(Modifier::BOLD);
        match self.colour(&GOLD) {
            Some(gold) if TERRAINS[terrain as usize].dark => style.fg(gold),
            _ => style,
        }
    }

    /// The colours of a house.
    pub(crate) fn house(self, index: usize) -> Style {
        self.on(&HOUSES[index % HOUSES.len()]).add_modifier(Modifier::BOLD)
    }

    /// A name in the colour of its house, where the ground is the terminal's own.
    pub(crate) fn name(self, index: usize) -> Style {
        // Dark blue on black cannot be read.
        let tone = &HOUSES[index % HOUSES.len()];
        let style = if tone.dark { Style::new() } else { self.letters(tone) };
        style.add_modifier(Modifier::BOLD)
    }

    /// What is chosen, or asks for a choice.
    pub(crate) fn chosen(self) -> Style {
        self.letters(&GOLD).add_modifier(Modifier::BOLD)
    }

    /// Gains.
    pub(crate) fn good(self) -> Style {
        self.letters(&GOOD).add_modifier(Modifier::BOLD)
    }

    /// Losses and refusals.
    pub(crate) fn bad(self) -> Style {
        self.letters(&BAD).add_modifier(Modifier::BOLD)
    }
}

/// Titles and totals.
pub const STRONG: Style = Style::new().add_modifier(Modifier::BOLD);
/// What one reads last.
pub const FAINT: Style = Style::new().add_modifier(Modifier::DIM);

#[cfg(test)]
mod tests {
    use super::*;

    fn look(variables: &[(&str, &str)]) -> Look {
        Look::detect(|name| {
            let found = variables.iter().find(|(variable, _)| *variable == name);
            found.map(|(_, value)| (*value).to_owned())
        })
    }

    #[test]
    fn colours_follow_the_environment() {
        assert_eq!(look(&[("TERM", "xterm"), ("COLORTERM", "truecolor")]).depth, Depth::True);
        assert_eq!(look(&[("TERM", "screen-256color")]).depth, Depth::Indexed);
        assert_eq!(look(&[("TERM", "xterm")]).depth, Depth::Sixteen);
        assert_eq!(look(&[("TERM", "dumb"), ("COLORTERM", "24bit")]).depth, Depth::Plain);
        let none = [("NO_COLOR", "1"), ("COLORTERM", "truecolor"), ("TERM", "xterm-256color")];
        assert_eq!(look(&none).depth, Depth::Plain);
        assert_eq!(look(&[("NO_COLOR", ""), ("TERM", "xterm-256color")]).depth, Depth::Indexed);
    }

    #[test]
    fn signs_follow_the_first_variable_that_is_set() {
        assert!(look(&[("LANG", "de_DE.UTF-8")]).unicode);
        assert!(look(&[("LC_ALL", ""), ("LC_CTYPE", "C.utf8")]).unicode);
        assert!(!look(&[("LC_ALL", "C"), ("LANG", "de_DE.UTF-8")]).unicode);
        assert!(!look(&[("LANG", "en_US.UTF-8"), ("TERM", "linux")]).unicode);
        assert!(!look(&[]).unicode);
    }

    #[test]
    fn without_colours_nothing_is_coloured() {
        let plain = Look { depth: Depth::Plain, unicode: false };
        for terrain in Terrain::ALL {
            let style = plain.crowns(terrain);
            assert_eq!((style.fg, style.bg), (None, None));
        }
        assert_eq!(plain.house(3).bg, None);
    }
}
