//! What the terminal can show: how many colours, and which signs.
//!
//! Terrains and houses have the page's colours by day: exactly where the terminal shows all colours,
//! else the nearest of the 256 of the xterm table, or what stands for them among sixteen. Letters say
//! the same as colours, so that nothing is lost where there are none.

use std::sync::LazyLock;

use ratatui::style::{Color, Modifier, Style};
use rules::Terrain;
use view::houses::{HOUSES, House};
use view::palette::Colour;

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
    pub depth: Depth,
    /// Whether it shows more than ASCII.
    pub unicode: bool,
}

/// A background, and whether letters on it are light.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tone {
    pub rgb: (u8, u8, u8),
    /// The nearest of the 256.
    pub indexed: u8,
    /// What stands for it among the sixteen.
    sixteen: Color,
    pub dark: bool,
}

impl Tone {
    /// A colour of the page by day, and what stands for it among the sixteen.
    fn of(colour: &Colour, sixteen: Color) -> Self {
        let [red, green, blue] = colour.rgb();
        let rgb = (red, green, blue);
        Self { rgb, indexed: nearest_indexed(rgb), sixteen, dark: is_dark(rgb) }
    }

    /// The ground of a terrain.
    pub fn of_terrain(terrain: Terrain) -> Self {
        static TERRAINS: LazyLock<[Tone; Terrain::ALL.len()]> =
            LazyLock::new(|| Terrain::ALL.map(Tone::find_terrain));
        TERRAINS[terrain as usize]
    }

    /// The colour of a house, counted from 0.
    pub fn of_house(index: usize) -> Self {
        static TONES: LazyLock<[Tone; HOUSES.len()]> =
            LazyLock::new(|| HOUSES.map(Tone::find_house));
        TONES[index % HOUSES.len()]
    }

    fn find_terrain(terrain: Terrain) -> Self {
        let sixteen = match terrain {
            Terrain::Wheat => Color::Yellow,
            Terrain::Forest => Color::Green,
            Terrain::Lake => Color::LightBlue,
            Terrain::Grassland => Color::LightGreen,
            Terrain::Swamp => Color::Magenta,
            Terrain::Mine => Color::DarkGray,
            Terrain::Town => Color::Red,
        };
        Self::of(Colour::of_terrain(terrain), sixteen)
    }

    fn find_house(house: House) -> Self {
        Self::of(house.colour(), SIXTEEN[usize::from(house.sixteen) % SIXTEEN.len()])
    }

    /// What stands out: crowns on dark ground, what is chosen.
    pub fn gold() -> Self {
        Self::of(Colour::named("gold"), Color::LightYellow)
    }
}

const fn tone(rgb: (u8, u8, u8), indexed: u8, sixteen: Color, dark: bool) -> Tone {
    Tone { rgb, indexed, sixteen, dark }
}

/// Dark letters.
pub const INK: Tone = tone((0x14, 0x14, 0x14), 233, Color::Black, true);
/// Light letters.
pub const PAPER: Tone = tone((0xff, 0xff, 0xff), 231, Color::White, false);
const GOOD: Tone = tone((0x5f, 0xaf, 0x5f), 71, Color::Green, false);
const BAD: Tone = tone((0xd7, 0x5f, 0x5f), 167, Color::LightRed, false);

/// The sixteen in the order of their numbers.
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

/// The nearest colour of the xterm table: of its cube of 216, or of its 24 greys.
fn nearest_indexed((red, green, blue): (u8, u8, u8)) -> u8 {
    const LEVELS: [u8; 6] = [0, 95, 135, 175, 215, 255];
    let distance = |of: [u8; 3]| -> u32 {
        let pairs = of.into_iter().zip([red, green, blue]);
        pairs.map(|(one, other)| u32::from(one.abs_diff(other)).pow(2)).sum()
    };
    let cube = (0..216_u8).map(|at| {
        let [r, g, b] = [at / 36, at / 6 % 6, at % 6].map(|level| LEVELS[usize::from(level)]);
        (distance([r, g, b]), 16 + at)
    });
    let greys = (0..24_u8).map(|at| (distance([8 + 10 * at; 3]), 232 + at));
    cube.chain(greys).min().map_or(0, |(_, index)| index)
}

/// Whether light letters are easier to read on a colour than dark ones.
fn is_dark(rgb: (u8, u8, u8)) -> bool {
    let contrast = |letters: (u8, u8, u8)| {
        let (one, other) = (luminance(rgb), luminance(letters));
        (one.max(other) + 0.05) / (one.min(other) + 0.05)
    };
    contrast(PAPER.rgb) > contrast(INK.rgb)
}

/// How bright a colour is, from 0 to 1 (WCAG 2).
fn luminance((red, green, blue): (u8, u8, u8)) -> f32 {
    let linear = |channel: u8| {
        let share = f32::from(channel) / 255.0;
        if share <= 0.040_45 { share / 12.92 } else { ((share + 0.055) / 1.055).powf(2.4) }
    };
    0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

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
        self.on(&Tone::of_terrain(terrain))
    }

    /// Crowns on a square of a terrain. Gold shows where the ground is dark; elsewhere it would drown.
    pub(crate) fn crowns(self, terrain: Terrain) -> Style {
        let style = self.terrain(terrain).add_modifier(Modifier::BOLD);
        match self.colour(&Tone::gold()) {
            Some(gold) if Tone::of_terrain(terrain).dark => style.fg(gold),
            _ => style,
        }
    }

    /// The colours of a house.
    pub(crate) fn house(self, index: usize) -> Style {
        self.on(&Tone::of_house(index)).add_modifier(Modifier::BOLD)
    }

    /// A name in the colour of its house, where the ground is the terminal's own.
    pub(crate) fn name(self, index: usize) -> Style {
        // Dark blue on black cannot be read.
        let tone = Tone::of_house(index);
        let style = if tone.dark { Style::new() } else { self.letters(&tone) };
        style.add_modifier(Modifier::BOLD)
    }

    /// What is chosen, or asks for a choice.
    pub(crate) fn chosen(self) -> Style {
        self.letters(&Tone::gold()).add_modifier(Modifier::BOLD)
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
    fn signs_follow_the_first_variable_that_is_set() {
        assert!(look(&[("LANG", "de_DE.UTF-8")]).unicode);
        assert!(look(&[("LC_ALL", ""), ("LC_CTYPE", "C.utf8")]).unicode);
        assert!(!look(&[("LC_ALL", "C"), ("LANG", "de_DE.UTF-8")]).unicode);
        assert!(!look(&[("LANG", "en_US.UTF-8"), ("TERM", "linux")]).unicode);
        assert!(!look(&[]).unicode);
    }

    #[test]
    fn houses_and_terrains_have_the_colours_of_the_page() {
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
    fn houses_and_terrains_stay_apart_with_few_colours() {
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
    fn the_nearest_of_the_256_is_found() {
        for (rgb, index) in
            [((255, 255, 255), 231), ((0, 0, 0), 16), ((8, 8, 8), 232), ((95, 135, 0), 64)]
        {
            assert_eq!(nearest_indexed(rgb), index, "{rgb:?}");
        }
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
