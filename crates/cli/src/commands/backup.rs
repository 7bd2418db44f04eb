//! `crownlands backup`: copies all games, even while the server runs.

use std::path::PathBuf;

use clap::Args as Arguments;

use super::examples;
use super::serve::DEFAULT_STORE;
use crate::failure::Failure;
use crate::screen::Screen;

/// Back up a server's games, even while it runs
#[derive(Debug, Arguments)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// File to create; an existing one is not overwritten
    #[arg(value_name = "COPY")]
    copy: PathBuf,
    /// The server's database
    #[arg(long, value_name = "URL", default_value = DEFAULT_STORE)]
    store: String,
}

const EXAMPLES: &str = examples!(
    "crownlands backup copy.db",
    "crownlands backup --store sqlite:crownlands.db sunday.db",
);

pub(crate) fn run(args: &Args, screen: &mut Screen) -> Result<(), Failure> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(store::backup(&args.store, &args.copy)).map_err(|error| {
        let help =
            "Pass the server's database as --store sqlite:FILE, and a new file for the copy.";
        Failure::other(error.to_string(), help)
    })?;
    let bytes = std::fs::metadata(&args.copy)?.len();
    let copy = args.copy.display();
    screen.line(format!("Backed up all games to {copy} ({} kB).", bytes.div_ceil(1_000)))?;
    screen.line("Keep it private: it contains the shuffles of games in progress.")?;
    Ok(())
}
