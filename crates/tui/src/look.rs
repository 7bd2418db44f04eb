//! What the terminal can show: how many colours, and which symbols.
//!
//! Terrains and houses have the colours of the page's light theme: exactly, or the nearest of xterm's
//! 256, or a chosen one of sixteen. Letters say the same as colours, so that nothing is lost without
//! them.

use std::sync::LazyLock;

use ratatui::style::{Color, Modifier, Style};
use rules::Terrain;
use view::houses::{HOUSES, House};
use view::palette::Colour;

use crate::charset::to_ascii;

/// How many colours the terminal has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Depth {
    /// 24 bits.
    True,
    /// xterm's 256.
    Indexed,
    Sixteen,
    /// None, only bold, underlined and reversed.
    Plain,
}

/// What the terminal can show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Look {
    pub depth: Depth,
    /// Whether it shows more than ASCII.
    pub unicode: bool,
}

/// A colour at every depth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tone {
    pub rgb: (u8, u8, u8),
    /// The nearest of xterm's 256.
    pub indexed: u8,
    sixteen: Color,
    /// Whether text on it is light.
    pub is_dark: bool,
}

impl Tone {
    fn new(colour: &Colour, sixteen: Color) -> Self {
        let [red, green, blue] = colour.rgb();
        let rgb = (red, green, blue);
        Self { rgb, indexed: nearest_indexed(rgb), sixteen, is_dark: is_dark(rgb) }
    }

    pub fn of_terrain(terrain: Terrain) -> Self {
        static TERRAINS: LazyLock<[Tone; Terrain::ALL.len()]> =
            LazyLock::new(|| Terrain::ALL.map(Tone::compute_terrain));
        TERRAINS[terrain as usize]
    }

    /// The colour of a house, counted from 0.
    pub fn of_house(index: usize) -> Self {
        static TONES: LazyLock<[Tone; HOUSES.len()]> =
            LazyLock::new(|| HOUSES.map(Tone::compute_house));
        TONES[index % HOUSES.len()]
    }

    fn compute_terrain(terrain: Terrain) -> Self {
        let sixteen = match terrain {
            Terrain::Wheat => Color::Yellow,
            Terrain::Forest => Color::Green,
            Terrain::Lake => Color::LightBlue,
            Terrain::Grassland => Color::LightGreen,
            Terrain::Swamp => Color::Magenta,
            Terrain::Mine => Color::DarkGray,
            Terrain::Town => Color::Red,
        };
        Self::new(Colour::of_terrain(terrain), sixteen)
    }

    fn compute_house(house: House) -> Self {
        Self::new(house.colour(), SIXTEEN[usize::from(house.sixteen) % SIXTEEN.len()])
    }

    /// Highlights: crowns on dark ground, the selection.
    pub fn gold() -> Self {
        Self::new(Colour::named("gold"), Color::LightYellow)
    }
}

const fn tone(rgb: (u8, u8, u8), indexed: u8, sixteen: Color, is_dark: bool) -> Tone {
    Tone { rgb, indexed, sixteen, is_dark }
}

/// Dark text.
pub const INK: Tone = tone((0x14, 0x14, 0x14), 233, Color::Black, true);
/// Light text.
pub const PAPER: Tone = tone((0xff, 0xff, 0xff), 231, Color::White, false);
const GOOD: Tone = tone((0x5f, 0xaf, 0x5f), 71, Color::Green, false);
const BAD: Tone = tone((0xd7, 0x5f, 0x5f), 167, Color::LightRed, false);

/// By number.
const SIXTEEN: [Color; 16] = [
    Color::Black,
    Color::Red,
    Color::Green,
    Color::Yellow,
    Color::Blue,
    Color::Magenta,
    Color::Cyan,
    Color::Gray,
    Color::DarkGray,
    Color::LightRed,
    Color::LightGreen,
    Color::LightYellow,
    Color::LightBlue,
    Color::LightMagenta,
    Color::LightCyan,
    Color::White,
];

/// The nearest colour of xterm's cube of 216 or, unless it has a clear hue, its 24 greys.
fn nearest_indexed((red, green, blue): (u8, u8, u8)) -> u8 {
    const LEVELS: [u8; 6] = [0, 95, 135, 175, 215, 255];
    /// Dark forest must not become a grey beside the grey of mines.
    const CLEAR_HUE: u8 = 40;
    let distance = |of: [u8; 3]| -> u32 {
        let pairs = of.into_iter().zip([red, green, blue]);
        pairs.map(|(one, other)| u32::from(one.abs_diff(other)).pow(2)).sum()
    };
    let cube = (0..216_u8).map(|at| {
        let [r, g, b] = [at / 36, at / 6 % 6, at % 6].map(|level| LEVELS[usize::from(level)]);
        (distance([r, g, b]), 16 + at)
    });
    let hue = red.max(green).max(blue) - red.min(green).min(blue);
    let greys = (0..24_u8).filter(|_| hue < CLEAR_HUE);
    let greys = greys.map(|at| (distance([8 + 10 * at; 3]), 232 + at));
    cube.chain(greys).min().map_or(0, |(_, index)| index)
}

/// Whether light text is easier to read on a colour than dark text.
fn is_dark(rgb: (u8, u8, u8)) -> bool {
    let contrast = |text: (u8, u8, u8)| {
        let (one, other) = (luminance(rgb), luminance(text));
        (one.max(other) + 0.05) / (one.min(other) + 0.05)
    };
    contrast(PAPER.rgb) > contrast(INK.rgb)
}

/// Relative luminance (WCAG 2).
fn luminance((red, green, blue): (u8, u8, u8)) -> f32 {
    let linear = |channel: u8| {
        let share = f32::from(channel) / 255.0;
        if share <= 0.040_45 { share / 12.92 } else { ((share + 0.055) / 1.055).powf(2.4) }
    };
    0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

/// Symbols of pieces and marks, each one column wide.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Symbols {
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

const UNICODE: Symbols = Symbols {
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

const ASCII: Symbols = Symbols {
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
    /// Reads the environment variables through `get`.
    pub fn detect(get: impl Fn(&str) -> Option<String>) -> Self {
        let is_set = |name: &str| get(name).is_some_and(|value| !value.is_empty());
        let term = get("TERM").unwrap_or_default();
        let depth = match get("COLORTERM").as_deref() {
            _ if is_set("NO_COLOR") || term == "dumb" => Depth::Plain,
            Some("truecolor" | "24bit") => Depth::True,
            _ if term.contains("256color") || term.contains("direct") => Depth::Indexed,
            _ => Depth::Sixteen,
        };
        // The first one set counts.
        let charset = ["LC_ALL", "LC_CTYPE", "LANG"].into_iter().find(|name| is_set(name));
        let charset = charset.and_then(&get).unwrap_or_default().to_ascii_lowercase();
        // The Linux console has few symbols.
        let unicode = (charset.contains("utf-8") || charset.contains("utf8")) && term != "linux";
        Self { depth, unicode }
    }

    /// A text in characters that the terminal can show.
    pub fn transliterate(self, text: &str) -> String {
        if self.unicode { text.to_owned() } else { to_ascii(text) }
    }

    pub(crate) fn symbols(self) -> Symbols {
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

    /// Text on a background: dark or light, whichever is easier to read.
    fn text_on(self, tone: &Tone) -> Style {
        let text = if tone.is_dark { PAPER } else { INK };
        match (self.colour(tone), self.colour(&text)) {
            (Some(background), Some(text)) => Style::new().bg(background).fg(text),
            _ => Style::new(),
        }
    }

    fn text_in(self, tone: &Tone) -> Style {
        self.colour(tone).map_or_else(Style::new, |colour| Style::new().fg(colour))
    }

    /// A square of a terrain.
    pub(crate) fn terrain(self, terrain: Terrain) -> Style {
        self.text_on(&Tone::of_terrain(terrain))
    }

    /// Crowns on a square. Gold is visible only on dark ground.
    pub(crate) fn crowns(self, terrain: Terrain) -> Style {
        let style = self.terrain(terrain).add_modifier(Modifier::BOLD);
        match self.colour(&Tone::gold()) {
            Some(gold) if Tone::of_terrain(terrain).is_dark => style.fg(gold),
            _ => style,
        }
    }

    pub(crate) fn house(self, index: usize) -> Style {
        self.text_on(&Tone::of_house(index)).add_modifier(Modifier::BOLD)
    }

    /// A name in the colour of its house, on the terminal's background.
    pub(crate) fn name(self, index: usize) -> Style {
        // Dark blue on black is unreadable.
        let tone = Tone::of_house(index);
        let style = if tone.is_dark { Style::new() } else { self.text_in(&tone) };
        style.add_modifier(Modifier::BOLD)
    }

    /// The selection, and prompts.
    pub(crate) fn chosen(self) -> Style {
        self.text_in(&Tone::gold()).add_modifier(Modifier::BOLD)
    }

    /// Gains.
    pub(crate) fn good(self) -> Style {
        self.text_in(&GOOD).add_modifier(Modifier::BOLD)
    }

    /// Losses and refusals.
    pub(crate) fn bad(self) -> Style {
        self.text_in(&BAD).add_modifier(Modifier::BOLD)
    }
}

pub const STRONG: Style = Style::new().add_modifier(Modifier::BOLD);
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
    fn symbols_follow_the_first_variable_set() {
        assert!(look(&[("LANG", "de_DE.UTF-8")]).unicode);
        assert!(look(&[("LC_ALL", ""), ("LC_CTYPE", "C.utf8")]).unicode);
        assert!(!look(&[("LC_ALL", "C"), ("LANG", "de_DE.UTF-8")]).unicode);
        assert!(!look(&[("LANG", "en_US.UTF-8"), ("TERM", "linux")]).unicode);
        assert!(!look(&[]).unicode);
    }

    #[test]
    fn houses_and_terrains_have_the_page_colours() {
        let exact = |tone: Tone| format!("#{:02X}{:02X}{:02X}", tone.rgb.0, tone.rgb.1, tone.rgb.2);
        let lingo = lingo::Lingo::new(lingo::Language::English);
        for house in art::House::all() {
            let page = house.colour();
            let terminal = exact(Tone::of_house(house.index()));
            assert!(page.contains(&terminal), "{}: {page}, {terminal}", house.charge());
            assert_eq!(lingo.house(house.index()).to_lowercase(), house.charge());
        }
        let style = art::style();
        for terrain in Terrain::ALL {
            let page = format!("--cl-{}:{};", terrain.name(), exact(Tone::of_terrain(terrain)));
            assert!(style.contains(&page), "{page}");
        }
    }

    #[test]
    fn houses_and_terrains_differ_even_with_few_colours() {
        let all_differ = |tones: Vec<Tone>| {
            for (at, one) in tones.iter().enumerate() {
                for other in &tones[at + 1..] {
                    assert_ne!(one.indexed, other.indexed);
                    assert_ne!(one.sixteen, other.sixteen);
                }
            }
        };
        all_differ((0..8).map(Tone::of_house).collect());
        all_differ(Terrain::ALL.map(Tone::of_terrain).to_vec());
    }

    #[test]
    fn the_nearest_indexed_colour_is_found() {
        for (rgb, index) in [
            ((255, 255, 255), 231),
            ((0, 0, 0), 16),
            ((8, 8, 8), 232),
            ((95, 135, 0), 64),
            ((41, 99, 69), 23),
        ] {
            assert_eq!(nearest_indexed(rgb), index, "{rgb:?}");
        }
        // xterm's 221 is 255, 215, 95.
        assert_eq!(Tone::of_terrain(Terrain::Wheat).indexed, 221);
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
