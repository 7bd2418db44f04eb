//! `crownlands backup`: a copy of all games while the server goes on.

use std::path::PathBuf;

use clap::Args as Arguments;

use super::examples;
use super::serve::DEFAULT_STORE;
use crate::failure::Failure;
use crate::screen::Screen;

/// Copy the games of a server, also while it runs
#[derive(Debug, Arguments)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// The new file; one that is there is not overwritten
    #[arg(value_name = "COPY")]
    copy: PathBuf,
    /// Where the games are
    #[arg(long, value_name = "URL", default_value = DEFAULT_STORE)]
    store: String,
}

const EXAMPLES: &str = examples!(
    "crownlands backup copy.db",
    "crownlands backup --store sqlite:crownlands.db sunday.db",
);

/// Runs the command.
pub(crate) fn run(args: &Args, screen: &mut Screen) -> Result<(), Failure> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(store::backup(&args.store, &args.copy)).map_err(|error| {
        let help =
            "name the server's database with --store sqlite:FILE, and a new file for the copy";
        Failure::other(error.to_string(), help)
    })?;
    let bytes = std::fs::metadata(&args.copy)?.len();
    let copy = args.copy.display();
    screen.line(format!("{copy} has all games, {} kB", bytes.div_ceil(1_000)))?;
    screen.line("Keep it private: it has what running games are dealt from.")?;
    Ok(())
}
