//! The one binary: Kingdomino, Queendomino and the Royal Wedding on the command line.
//!
//! A command is a module of [`commands`] and a variant of [`Command`]. Commands are glue: rules and
//! scores come from `rules`, sentences from `lingo`, drawings from `tui`. Exit codes are 0 for
//! success, 2 for bad input and 1 for all other failures.

mod commands;
mod failure;
mod input;
mod json;
mod screen;
mod tables;

use std::io;
use std::process::ExitCode;

use anstream::AutoStream;
use clap::{Parser, Subcommand};
use tui::Language;

use crate::commands::{
    arena, backup, bench, bot, learn, load_test, modes, perft, play, replay, score, serve,
};
use crate::screen::{ColorWhen, Screen};

/// Play Kingdomino, Queendomino and the Royal Wedding; replay games, score kingdoms, run a server
#[derive(Debug, Parser)]
#[command(version, after_help = EXAMPLES, max_term_width = 100)]
struct Cli {
    /// When to use colors: auto, always or never
    #[arg(
        long,
        value_enum,
        value_name = "WHEN",
        default_value = "auto",
        hide_possible_values = true,
        global = true
    )]
    color: ColorWhen,
    #[arg(
        long,
        alias = "language",
        value_name = "CODE",
        value_parser = language,
        global = true,
        help = format!("Language: {} [default: from the environment]", codes())
    )]
    lang: Option<Language>,
    /// Use only ASCII characters [default: unless the locale is UTF-8]
    #[arg(long, global = true)]
    ascii: bool,
    #[command(subcommand)]
    command: Command,
}

const EXAMPLES: &str = commands::examples!(
    "crownlands play k2",
    "crownlands modes",
    "crownlands replay examples/queendomino.record",
    "crownlands score examples/scoring-example.kingdom --lang fr",
);

#[derive(Debug, Subcommand)]
enum Command {
    Play(play::Args),
    Serve(serve::Args),
    Backup(backup::Args),
    Modes(modes::Args),
    Replay(replay::Args),
    Score(score::Args),
    Perft(perft::Args),
    Bench(bench::Args),
    Arena(arena::Args),
    Bot(bot::Args),
    Learn(learn::Args),
    #[command(alias = "siege")]
    LoadTest(load_test::Args),
}

fn main() -> ExitCode {
    let Cli { color, lang, ascii, command } = Cli::parse();
    let language =
        lang.unwrap_or_else(|| Language::from_environment(|name| std::env::var(name).ok()));
    let mut screen = Screen::new(color, language, ascii);
    let done = match command {
        Command::Play(args) => play::run(&args, &mut screen),
        Command::Serve(args) => serve::run(&args, &mut screen),
        Command::Backup(args) => backup::run(&args, &mut screen),
        Command::Modes(args) => modes::run(&args, &mut screen),
        Command::Replay(args) => replay::run(&args, &mut screen),
        Command::Score(args) => score::run(&args, &mut screen),
        Command::Perft(args) => perft::run(&args, &mut screen),
        Command::Bench(args) => bench::run(&args, &mut screen),
        Command::Arena(args) => arena::run(&args, &mut screen),
        Command::Bot(args) => bot::run(&args, &mut screen),
        Command::Learn(args) => learn::run(&args, &mut screen),
        Command::LoadTest(args) => load_test::run(&args, &mut screen),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            let stderr = io::stderr().lock();
            let choice = color.choice(&stderr);
            failure.report(&mut AutoStream::new(stderr, choice), &screen)
        }
    }
}

fn language(code: &str) -> Result<Language, String> {
    Language::from_code(code).ok_or_else(|| format!("not a known language: use {}", codes()))
}

fn codes() -> String {
    Language::ALL.map(Language::code).join(", ")
}
