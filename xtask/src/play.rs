//! Builds the game as players get it, and runs it.

use anyhow::Result;
use xshell::{Shell, cmd};

/// Until there is a table to sit down at, the default shows what can be played and one game.
pub(crate) fn run(shell: &Shell, arguments: &[String]) -> Result<()> {
    cmd!(shell, "cargo build --release --package crownlands").run()?;
    let binary = shell.current_dir().join("target/release/crownlands");
    if arguments.is_empty() {
        cmd!(shell, "{binary} modes").quiet().run()?;
        cmd!(shell, "{binary} replay examples/queendomino.record").quiet().run()?;
    } else {
        cmd!(shell, "{binary} {arguments...}").quiet().run()?;
    }
    Ok(())
}
