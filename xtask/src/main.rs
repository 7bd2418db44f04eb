//! Every automation of the project, in Rust: `cargo xtask --help`.
//!
//! `play` and `test` are the two commands of the README. They install what they need beyond the
//! Rust toolchain and run from a fresh clone.

mod bench;
mod browser;
mod debian;
mod fuzz;
mod map;
mod play;
mod postgres;
mod preview;
mod test;
mod texts;
mod tidy;
mod wasm;
mod web;

use std::path::Path;

use anyhow::{Context, Result};
use clap::{Parser, Subcommand};
use xshell::Shell;

#[derive(Parser)]
#[command(name = "cargo xtask", about = "Builds, runs and checks Crownlands")]
struct Arguments {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Builds the game and runs it; arguments go to `crownlands`
    Play {
        /// What to run instead of the default, e.g. `cargo xtask play score examples/kingdomino.kingdom`
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        arguments: Vec<String>,
    },
    /// Builds the page into target/page, where the server finds it
    Web {
        /// Faster to build, but large and slow: for work on the page
        #[arg(long)]
        quick: bool,
    },
    /// Checks style and runs every test
    Test {
        /// Also the long runs: 100,000 games against the reference
        #[arg(long)]
        all: bool,
    },
    /// Checks formatting, lints, documentation and the dependencies between crates
    Tidy,
    /// Counts the instructions of the rules' hot paths (installs valgrind's helper if missing)
    Bench,
    /// Fuzzes one target, or lists the targets (needs a nightly toolchain)
    Fuzz {
        /// The target
        target: Option<String>,
        /// Seconds to run
        #[arg(long, default_value_t = 60)]
        seconds: u32,
    },
}

fn main() -> Result<()> {
    let arguments = Arguments::parse();
    let shell = Shell::new()?;
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().context("xtask has a parent")?;
    shell.change_dir(root);
    match arguments.task {
        Task::Play { arguments } => play::run(&shell, &arguments),
        Task::Web { quick } => web::run(&shell, quick),
        Task::Test { all } => test::run(&shell, all),
        Task::Tidy => tidy::run(&shell),
        Task::Bench => bench::run(&shell),
        Task::Fuzz { target, seconds } => fuzz::run(&shell, target.as_deref(), seconds),
    }
}
