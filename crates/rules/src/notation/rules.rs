//! Rules as one short word: a mode and what differs from it, `k4+middle+harmony`.

use core::fmt::{Display, Formatter, Result as Printed, Write};

use super::scanner::{ParseError, Parsed, Problem, Scanner, read_whole};
use crate::boxes::{Boxes, Origin};
use crate::rules::{Alliance, DynastyScoring, FirstClaims, Grid, Preset, Rules};

impl Scanner<'_> {
    /// Rules that can be played.
    pub(super) fn rules(&mut self) -> Parsed<Rules> {
        let start = *self;
        let rules = self.mix()?;
        match rules.check() {
            Ok(()) => Ok(rules),
            Err(reason) => start.error(Problem::Unplayable(reason)),
        }
    }

    /// A mix as written, playable or not. Capital letters are read like small ones.
    fn mix(&mut self) -> Parsed<Rules> {
        let mut rules = self.mode()?;
        let mut chosen: Vec<Choice> = Vec::new();
        while self.eat("+") {
            let start = *self;
            let choice = self.choice()?;
            match chosen.iter().find(|other| other.is_about_the_same(choice)) {
                None => chosen.push(choice),
                Some(same) if *same == choice => {}
                Some(_) => return start.error(Problem::Contradiction),
            }
            choice.apply_to(&mut rules);
        }
        Ok(rules)
    }

    fn mode(&mut self) -> Parsed<Rules> {
        let start = *self;
        let name = self.word();
        let preset = Preset::ALL.iter().find(|preset| preset.name == name);
        let rules = preset.map(|preset| preset.rules).or_else(|| unprinted(&name));
        rules.map_or_else(|| start.error(Problem::Mode), Ok)
    }

    fn choice(&mut self) -> Parsed<Choice> {
        let start = *self;
        Ok(match self.word().as_str() {
            "middle" => Choice::MiddleKingdom,
            "harmony" => Choice::Harmony,
            "dynasty" => Choice::Dynasty(DynastyScoring::Total),
            "best" => Choice::Dynasty(DynastyScoring::Best),
            "abba" => Choice::FirstClaims(FirstClaims::Abba),
            "drawn" => Choice::FirstClaims(FirstClaims::Drawn),
            "anyking" => Choice::FirstClaims(FirstClaims::AnyKing),
            "5x5" => Choice::Grid(Grid::Five),
            "7x7" => Choice::Grid(Grid::Seven),
            number => match number.parse::<u8>() {
                Ok(dominoes) if number == dominoes.to_string() => Choice::Dominoes(dominoes),
                _ => return start.error(Problem::Option),
            },
        })
    }

    fn word(&mut self) -> String {
        self.take_while(|c| c.is_ascii_alphanumeric()).to_ascii_lowercase()
    }
}

/// A choice as written after the mode.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Choice {
    MiddleKingdom,
    Harmony,
    Dynasty(DynastyScoring),
    FirstClaims(FirstClaims),
    Grid(Grid),
    Dominoes(u8),
}

impl Choice {
    fn is_about_the_same(self, other: Self) -> bool {
        core::mem::discriminant(&self) == core::mem::discriminant(&other)
    }

    fn apply_to(self, rules: &mut Rules) {
        match self {
            Self::MiddleKingdom => rules.middle_kingdom = true,
            Self::Harmony => rules.harmony = true,
            Self::Dynasty(scoring) => rules.dynasty = Some(scoring),
            Self::FirstClaims(order) => rules.first_claims = order,
            Self::Grid(grid) => rules.grid = grid,
            Self::Dominoes(dominoes) => rules.dominoes = dominoes,
        }
    }
}

/// The base of a mode that no rulebook prints, by its boxes, seats and alliance: `k4t`, `w2`.
fn unprinted(name: &str) -> Option<Rules> {
    let (solo, alliance) = match name.strip_suffix('t') {
        Some(rest) => (rest, Alliance::Pairs),
        None => (name, Alliance::Solo),
    };
    let (letters, seats) = solo.split_at_checked(solo.len().checked_sub(1)?)?;
    let boxes = Boxes::all().find(|&boxes| letters.chars().eq(letters_of(boxes)))?;
    let seats = seats.parse().ok()?;
    Some(starting_point(boxes, seats, alliance))
}

/// How a set of boxes is written in the name of a mode: the letters of the boxes, and `w` for the
/// Royal Wedding.
fn letters_of(boxes: Boxes) -> impl Iterator<Item = char> {
    let wedding = boxes == Boxes::ROYAL_WEDDING;
    let letters = boxes.iter().filter(move |_| !wedding).map(Origin::letter);
    wedding.then_some('w').into_iter().chain(letters)
}

/// The first printed mode with these boxes, seats and alliance, or else whole boxes: on 5×5 where
/// five or more play alone, as printed modes do, else on 7×7.
fn starting_point(boxes: Boxes, seats: u8, alliance: Alliance) -> Rules {
    let printed = Preset::ALL
        .iter()
        .map(|preset| preset.rules)
        .find(|rules| (rules.boxes, rules.seats, rules.alliance) == (boxes, seats, alliance));
    let crowded = alliance == Alliance::Solo && seats > 4;
    printed.unwrap_or(Rules {
        boxes,
        seats,
        alliance,
        grid: if crowded { Grid::Five } else { Grid::Seven },
        dominoes: boxes.dominoes(),
        first_claims: FirstClaims::Drawn,
        middle_kingdom: false,
        harmony: false,
        dynasty: None,
    })
}

impl Display for Rules {
    fn fmt(&self, f: &mut Formatter<'_>) -> Printed {
        let same_shape = |preset: &&Preset| {
            let Rules { boxes, seats, alliance, grid, dominoes, .. } = preset.rules;
            (boxes, seats, alliance, grid, dominoes)
                == (self.boxes, self.seats, self.alliance, self.grid, self.dominoes)
        };
        let base = match Preset::ALL.iter().find(same_shape) {
            Some(preset) => {
                f.write_str(preset.name)?;
                preset.rules
            }
            None => self.write_unprinted(f)?,
        };
        if self.first_claims != base.first_claims {
            f.write_str(match self.first_claims {
                FirstClaims::Drawn => "+drawn",
                FirstClaims::Abba => "+abba",
                FirstClaims::AnyKing => "+anyking",
            })?;
        }
        let options = [
            (self.middle_kingdom, "+middle"),
            (self.harmony, "+harmony"),
            (self.dynasty == Some(DynastyScoring::Total), "+dynasty"),
            (self.dynasty == Some(DynastyScoring::Best), "+best"),
        ];
        options.into_iter().filter(|(on, _)| *on).try_for_each(|(_, word)| f.write_str(word))
    }
}

impl Rules {
    /// Reads a mix even if it cannot be played, so that [`Rules::check`] can say why; `parse`
    /// refuses such a mix.
    ///
    /// # Errors
    /// When it contains an unknown word.
    ///
    /// ```
    /// let mix = crownlands_rules::Rules::draft("k5").unwrap();
    /// assert_eq!(mix.check().unwrap_err().code(), "rules.line_too_short");
    /// ```
    pub fn draft(text: &str) -> Result<Self, ParseError> {
        Scanner::whole(text, Scanner::mix)
    }

    fn write_unprinted(&self, f: &mut Formatter<'_>) -> Result<Rules, core::fmt::Error> {
        letters_of(self.boxes).try_for_each(|letter| f.write_char(letter))?;
        let team = if self.alliance == Alliance::Pairs { "t" } else { "" };
        write!(f, "{}{team}", self.seats)?;
        let base = starting_point(self.boxes, self.seats, self.alliance);
        if self.dominoes != base.dominoes {
            write!(f, "+{}", self.dominoes)?;
        }
        if self.grid != base.grid {
            write!(f, "+{0}x{0}", self.grid.width())?;
        }
        Ok(base)
    }
}

read_whole!(Rules, rules);
