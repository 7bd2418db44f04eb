//! `crownlands modes`: what can be played, and what a mix of rules means.
//!
//! Without an argument it lists the printed modes and the options, with `--all` every playable
//! mix. With a mix it says what that means, or why it cannot be played and what can instead.

use clap::Args as Arguments;
use rules::{Alliance, ParseError, Preset, Rules};

use super::examples;
use crate::draw::{Align, FAINT, STRONG, Table, Text, heading, indented, wrapped};
use crate::failure::Failure;
use crate::screen::Screen;
use crate::words::rules::{self as say, OPTIONS};
use crate::words::{advice, rules::printed};

/// List what can be played, or explain one mix of rules
#[derive(Debug, Arguments)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// Rules to explain, such as k4+middle+harmony
    rules: Option<String>,
    /// List every playable mix, those that no rulebook prints too
    #[arg(long, conflicts_with = "rules")]
    all: bool,
}

const EXAMPLES: &str = examples!(
    "crownlands modes",
    "crownlands modes k4+middle+harmony",
    "crownlands modes w6t",
    "crownlands modes --all",
);

/// Runs the command.
pub(crate) fn run(args: &Args, screen: &mut Screen) -> Result<(), Failure> {
    match (&args.rules, args.all) {
        (Some(text), _) => explain(text, screen),
        (None, true) => list_all(screen),
        (None, false) => list_printed(screen),
    }
}

fn list_printed(screen: &mut Screen) -> Result<(), Failure> {
    screen.line(Text::styled("Modes of the rulebooks", STRONG))?;
    let rows = Preset::ALL.iter().map(|preset| preset.rules);
    screen.lines(indented(table(rows), 2))?;

    screen.lines(heading("Options, in any mix"))?;
    let mut options = Table::new([Align::Left, Align::Left]);
    let meaning_width = screen.width.saturating_sub(14);
    for (written, meaning) in OPTIONS {
        for (index, line) in wrapped(meaning, meaning_width).into_iter().enumerate() {
            options.row([if index == 0 { written } else { "" }, line.as_str()]);
        }
    }
    screen.lines(indented(options.lines(), 2))?;
    for paragraph in [
        "Write a mode, then its options: k4+middle+harmony, duel+dynasty, q2+drawn.",
        "House mixes are accepted too where the dominoes fill every grid exactly: \
         `crownlands modes --all` lists them, and `crownlands modes k5` says why one is refused.",
    ] {
        screen.blank()?;
        screen.lines(wrapped(paragraph, screen.width).into_iter().map(Text::from))?;
    }
    Ok(())
}

fn list_all(screen: &mut Screen) -> Result<(), Failure> {
    screen.line(Text::styled("Everything that can be played, options apart", STRONG))?;
    // A printed mode is listed as the rulebook plays it.
    let mixes = Rules::all_playable().map(|mix| printed(&mix).map_or(mix, |preset| preset.rules));
    let table = table(mixes);
    screen.lines(indented(table, 2))?;
    Ok(())
}

fn table(mixes: impl Iterator<Item = Rules>) -> Vec<Text> {
    use Align::{Left, Right};
    let mut table = Table::new([Left, Left, Left, Right, Left, Left, Right, Right]);
    let titles = ["write", "what", "seats", "kings", "grid", "dominoes", "line", "rounds"];
    table.titles(titles);
    for rules in mixes {
        let seats = match rules.alliance {
            Alliance::Solo => rules.seats.to_string(),
            Alliance::Pairs => format!("{} in pairs", rules.seats),
        };
        let whole = rules.boxes.dominoes();
        let dominoes = match rules.dominoes {
            dominoes if dominoes == whole => dominoes.to_string(),
            dominoes => format!("{dominoes} of {whole}"),
        };
        table.row([
            Text::styled(rules.to_string(), STRONG),
            say::title(&rules).into(),
            seats.into(),
            (rules.kings() * rules.seats).to_string().into(),
            say::grid(rules.grid).into(),
            dominoes.into(),
            rules.line().to_string().into(),
            rules.rounds().to_string().into(),
        ]);
    }
    table.lines()
}

fn explain(text: &str, screen: &mut Screen) -> Result<(), Failure> {
    let rules: Rules = text.parse().map_err(|error| refused(text, error))?;
    let title = Text::styled(rules.to_string(), STRONG);
    screen.line(title.with(format!("  {}", say::title_for(&rules))))?;
    if text != rules.to_string() {
        screen.line(Text::styled(format!("{text} means the same"), FAINT))?;
    }
    let mut table = Table::new([Align::Left, Align::Left]);
    for (what, meaning) in say::explained(&rules) {
        for (index, line) in wrapped(&meaning, screen.width - 18).into_iter().enumerate() {
            let what = if index == 0 { what } else { "" };
            table.row([Text::styled(what, FAINT), line.into()]);
        }
    }
    screen.lines(indented(table.lines(), 2))?;
    Ok(())
}

/// Why a text names no rules, or rules that cannot be played.
pub(crate) fn refused(text: &str, error: ParseError) -> Failure {
    if let Some((mix, Err(reason))) = Rules::draft(text).ok().map(|mix| (mix, mix.check())) {
        return Failure::input(
            format!("`{text}` cannot be played: {}", say::refusal(&mix, reason)),
            say::alternatives(&mix),
        );
    }
    let (_, column) = error.line_and_column(text);
    Failure::input(
        format!("rules `{text}`, column {column}: {} [{}]", error.problem, error.code()),
        advice::parse(error.problem),
    )
}
