//! Where output goes: how wide it is, which colours it shows, and the stream itself.
//!
//! Colours are wanted on a terminal unless `NO_COLOR` is set, and `--color` overrules both.
//! Without them the same text is written plain, and without spaces at the ends of its lines.

use std::io::{self, IsTerminal, StdoutLock, Write};

use anstream::{AutoStream, ColorChoice};
use clap::ValueEnum;

use crate::draw::{Palette, Text};

/// When to use colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum ColorWhen {
    /// On a terminal, unless `NO_COLOR` is set
    Auto,
    /// Always
    Always,
    /// Never
    Never,
}

impl ColorWhen {
    /// What it means for a stream.
    pub(crate) fn choice(self, stream: &impl anstream::stream::RawStream) -> ColorChoice {
        match self {
            Self::Auto => AutoStream::choice(stream),
            Self::Always => ColorChoice::AlwaysAnsi,
            Self::Never => ColorChoice::Never,
        }
    }
}

/// Columns where nothing says how many there are.
const WIDTH_DEFAULT: usize = 80;
/// Narrower than this nothing can be laid out well.
const WIDTH_MIN: usize = 40;

/// Standard output.
pub(crate) struct Screen {
    out: AutoStream<StdoutLock<'static>>,
    styled: bool,
    /// Columns.
    pub(crate) width: usize,
    /// Colours.
    pub(crate) palette: Palette,
}

impl Screen {
    /// Standard output with colours as wished.
    pub(crate) fn new(color: ColorWhen) -> Self {
        let stdout = io::stdout().lock();
        let choice = color.choice(&stdout);
        let out = AutoStream::new(stdout, choice);
        let styled = out.current_choice() != ColorChoice::Never;
        Self { out, styled, width: width(), palette: Palette::detect() }
    }

    /// Writes one line.
    pub(crate) fn line(&mut self, text: impl Into<Text>) -> io::Result<()> {
        let text = text.into();
        if self.styled {
            writeln!(self.out, "{text}")
        } else {
            writeln!(self.out, "{}", text.plain())
        }
    }

    /// Writes one line as it is and hands it over at once: another program waits for it.
    pub(crate) fn send(&mut self, line: &str) -> io::Result<()> {
        writeln!(self.out, "{line}")?;
        self.out.flush()
    }

    /// Writes lines.
    pub(crate) fn lines(&mut self, lines: impl IntoIterator<Item = Text>) -> io::Result<()> {
        lines.into_iter().try_for_each(|text| self.line(text))
    }

    /// Writes a blank line.
    pub(crate) fn blank(&mut self) -> io::Result<()> {
        self.line("")
    }
}

fn width() -> usize {
    let terminal = || {
        let stdout = io::stdout();
        let size = stdout.is_terminal().then(|| terminal_size::terminal_size_of(stdout)).flatten();
        size.map(|(terminal_size::Width(columns), _)| columns as usize)
    };
    let said = || std::env::var("COLUMNS").ok()?.parse().ok();
    terminal().or_else(said).unwrap_or(WIDTH_DEFAULT).max(WIDTH_MIN)
}
