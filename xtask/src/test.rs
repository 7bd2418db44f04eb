//! Everything that must hold before a change lands.

use anyhow::Result;
use xshell::{Shell, cmd};

use crate::tidy::{self, NATIVE};
use crate::{browser, postgres, wasm, web};

pub(crate) fn run(shell: &Shell, all: bool) -> Result<()> {
    // First, since a machine that lacks something should say so before the long checks.
    wasm::ensure_target(shell)?;
    postgres::ensure_programs(shell)?;
    browser::ensure_programs(shell)?;
    tidy::run(shell)?;
    let _long = all.then(|| shell.push_env("CROWNLANDS_GAMES", "100000"));
    // The tests in a browser need the page, and a server that has it.
    web::run(shell, true)?;
    cmd!(shell, "cargo test --workspace {NATIVE...} --locked").run()?;
    Ok(())
}
