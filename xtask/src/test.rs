//! Everything that must hold before a change lands.

use anyhow::Result;
use xshell::{Shell, cmd};

use crate::{postgres, tidy, wasm};

pub(crate) fn run(shell: &Shell, all: bool) -> Result<()> {
    // First, since a machine that lacks something should say so before the long checks.
    wasm::ensure_target(shell)?;
    postgres::ensure_programs(shell)?;
    tidy::run(shell)?;
    let _long = all.then(|| shell.push_env("CROWNLANDS_GAMES", "100000"));
    cmd!(shell, "cargo test --workspace --locked").run()?;
    Ok(())
}
