//! Everything that must hold before a change lands.

use std::thread;

use anyhow::{Result, anyhow};
use xshell::{Shell, cmd};

use crate::tidy::{self, NATIVE};
use crate::{browser, postgres, wasm, web};

pub(crate) fn run(shell: &Shell, all: bool) -> Result<()> {
    // First, since a machine that lacks something should say so before the long checks.
    wasm::ensure_target(shell)?;
    postgres::ensure_programs(shell)?;
    browser::ensure_programs(shell)?;
    tidy::check_shape(shell)?;
    build_and_lint(shell)?;
    let _long = all.then(|| shell.push_env("CROWNLANDS_GAMES", "100000"));
    // Whoever waited for all this wants to know of everything that fails, not of the first alone.
    cmd!(shell, "cargo test --workspace {NATIVE...} --locked --no-fail-fast").run()?;
    Ok(())
}

/// Compilers often wait for one crate that all others need: lints fill such gaps. They are over
/// before the first test, since some tests look at the clock.
fn build_and_lint(shell: &Shell) -> Result<()> {
    thread::scope(|scope| {
        let root = shell.current_dir();
        let lints = scope.spawn(move || {
            let shell = Shell::new()?;
            shell.change_dir(root);
            tidy::check_lints(&shell)
        });
        let built = build(shell);
        lints.join().map_err(|_| anyhow!("the lints came to no end"))?.and(built)
    })
}

/// Everything that the tests run; those in a browser need the page, and a server that has it.
fn build(shell: &Shell) -> Result<()> {
    web::run(shell, true)?;
    cmd!(shell, "cargo test --workspace {NATIVE...} --locked --no-run").run()?;
    Ok(())
}
