//! Builds the game as it is released, and runs it.

use anyhow::Result;
use xshell::{Shell, cmd};

use crate::web;

/// Without arguments, runs the server.
pub(crate) fn run(shell: &Shell, arguments: &[String]) -> Result<()> {
    web::run(shell, false)?;
    cmd!(shell, "cargo build --release --package crownlands").run()?;
    let binary = shell.current_dir().join("target/release/crownlands");
    let default = [String::from("serve")];
    let arguments = if arguments.is_empty() { &default } else { arguments };
    cmd!(shell, "{binary} {arguments...}").quiet().run()?;
    Ok(())
}
