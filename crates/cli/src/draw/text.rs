//! Lines of styled text that know their width, and how to set them beside each other.
//!
//! Width is what a terminal shows, not bytes or characters, and styles take none of it. Text is
//! kept in pieces until it is written, so that it can be padded and joined without parsing
//! escape codes.

use std::fmt::{Display, Formatter, Result as Printed};

use anstyle::Style;
use unicode_width::UnicodeWidthStr;

use super::palette::STRONG;
use super::table::Align;
use crate::words::GLUE;

/// One line of text in pieces, each with a style.
#[derive(Clone, Debug, Default)]
pub(crate) struct Text {
    pieces: Vec<(Style, String)>,
}

/// Lines below each other.
pub(crate) type Block = Vec<Text>;

impl Text {
    /// Nothing.
    pub(crate) const EMPTY: Self = Self { pieces: Vec::new() };

    /// Text in one style.
    pub(crate) fn styled(text: impl Into<String>, style: Style) -> Self {
        Self { pieces: vec![(style, text.into())] }
    }

    /// The same with more text behind it.
    #[must_use]
    pub(crate) fn and(mut self, text: impl Into<String>, style: Style) -> Self {
        self.pieces.push((style, text.into()));
        self
    }

    /// The same with another text behind it.
    #[must_use]
    pub(crate) fn with(mut self, other: impl Into<Self>) -> Self {
        self.pieces.extend(other.into().pieces);
        self
    }

    /// Columns that it takes.
    pub(crate) fn width(&self) -> usize {
        self.pieces.iter().map(|(_, text)| text.width()).sum()
    }

    /// The same filled with spaces up to a width.
    #[must_use]
    pub(crate) fn padded(self, width: usize, align: Align) -> Self {
        let space = Self::from(" ".repeat(width.saturating_sub(self.width())));
        match align {
            Align::Left => self.with(space),
            Align::Right => space.with(self),
        }
    }

    /// The text without its styles and without spaces at its end.
    pub(crate) fn plain(&self) -> String {
        let text: String = self.pieces.iter().map(|(_, text)| text.as_str()).collect();
        text.trim_end().to_owned()
    }
}

impl From<String> for Text {
    fn from(text: String) -> Self {
        Self::styled(text, Style::new())
    }
}

impl From<&str> for Text {
    fn from(text: &str) -> Self {
        Self::from(text.to_owned())
    }
}

impl Display for Text {
    fn fmt(&self, f: &mut Formatter<'_>) -> Printed {
        self.pieces.iter().try_for_each(|(style, text)| write!(f, "{style}{text}{style:#}"))
    }
}

/// A title over a part of the output, with a blank line above it.
pub(crate) fn heading(title: &str) -> Block {
    vec![Text::default(), Text::styled(title, STRONG)]
}

/// The block moved to the right.
pub(crate) fn indented(block: Block, columns: usize) -> Block {
    block.into_iter().map(|line| Text::from(" ".repeat(columns)).with(line)).collect()
}

/// Blocks beside each other, as many in a row as the width allows, a blank line between rows.
pub(crate) fn side_by_side(blocks: Vec<Block>, gap: usize, width: usize) -> Block {
    let mut rows: Vec<(usize, Vec<(usize, Block)>)> = Vec::new();
    for block in blocks {
        let wide = block.iter().map(Text::width).max().unwrap_or(0);
        match rows.last_mut() {
            Some((used, row)) if *used + gap + wide <= width => {
                *used += gap + wide;
                row.push((wide, block));
            }
            _ => rows.push((wide, vec![(wide, block)])),
        }
    }
    let mut lines = Block::new();
    for (_, row) in rows {
        if !lines.is_empty() {
            lines.push(Text::default());
        }
        let height = row.iter().map(|(_, block)| block.len()).max().unwrap_or(0);
        for at in 0..height {
            let line =
                row.iter().enumerate().fold(Text::default(), |line, (index, (wide, block))| {
                    let text =
                        block.get(at).cloned().unwrap_or_default().padded(*wide, Align::Left);
                    line.with(" ".repeat(if index == 0 { 0 } else { gap })).with(text)
                });
            lines.push(line);
        }
    }
    lines
}

/// Words in lines of at most this width; a longer word has a line of its own.
pub(crate) fn wrapped(text: &str, width: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split(' ').filter(|word| !word.is_empty()) {
        let word = word.replace(GLUE, " ");
        match lines.last_mut() {
            Some(line) if line.width() + 1 + word.width() <= width => {
                line.push(' ');
                line.push_str(&word);
            }
            _ => lines.push(word),
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use anstyle::Style;

    use super::{Block, Text, side_by_side, wrapped};
    use crate::words::GLUE;

    #[test]
    fn words_wrap_at_the_width_and_glued_ones_stay_together() {
        assert_eq!(wrapped("one two three", 7), ["one two", "three"]);
        assert_eq!(wrapped("much-too-long x", 4), ["much-too-long", "x"]);
        assert_eq!(wrapped(&format!("at h7{GLUE}north"), 6), ["at", "h7 north"]);
        assert!(wrapped("", 7).is_empty());
    }

    #[test]
    fn blocks_stand_beside_each_other_as_long_as_they_fit() {
        let blocks = || -> Vec<Block> {
            vec![vec!["ab".into()], vec!["c".into(), "d".into()], vec!["efg".into()]]
        };
        let plain = |width| -> Vec<String> {
            side_by_side(blocks(), 1, width).iter().map(Text::plain).collect()
        };
        assert_eq!(plain(8), ["ab c efg", "   d"]);
        assert_eq!(plain(4), ["ab c", "   d", "", "efg"]);
        assert_eq!(plain(1), ["ab", "", "c", "d", "", "efg"]);
    }

    #[test]
    fn styles_take_no_room() {
        let text = Text::styled("lake", Style::new().bold()).with(" × 2  ");
        assert_eq!((text.width(), text.plain().as_str()), (10, "lake × 2"));
        assert_eq!(text.to_string(), "\u{1b}[1mlake\u{1b}[0m × 2  ");
    }
}
