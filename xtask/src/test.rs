//! Runs everything that must pass before a change is merged.

use std::thread;

use anyhow::{Result, anyhow};
use xshell::{Shell, cmd};

use crate::tidy::{self, NATIVE};
use crate::{browser, postgres, wasm, web};

pub(crate) fn run(shell: &Shell, all: bool) -> Result<()> {
    // First, because a missing tool should be reported before the long checks.
    wasm::ensure_target(shell)?;
    postgres::ensure_programs(shell)?;
    browser::ensure_programs(shell)?;
    tidy::check_shape(shell)?;
    build_and_lint(shell)?;
    let _long = all.then(|| shell.push_env("CROWNLANDS_GAMES", "100000"));
    // After such a long wait, report everything that fails, not only the first.
    let tested = cmd!(shell, "cargo test --workspace {NATIVE...} --locked --no-fail-fast").run();
    if all {
        visit_shipped_page(shell)?;
    }
    Ok(tested?)
}

/// Builds the page as it is shipped, which takes long, and measures first visits to it.
fn visit_shipped_page(shell: &Shell) -> Result<()> {
    web::run(shell, false)?;
    let _shipped = shell.push_env("CROWNLANDS_SHIPPED_PAGE", "1");
    cmd!(shell, "cargo test --package browser-tests --locked first_visit").run()?;
    Ok(())
}

/// Builds and lints at the same time: compilers often wait for a single crate, and the lints fill
/// such gaps. They finish before the first test, since some tests measure time.
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

/// Builds everything that the tests run. Browser tests need the page and a server that embeds it.
fn build(shell: &Shell) -> Result<()> {
    web::run(shell, true)?;
    cmd!(shell, "cargo test --workspace {NATIVE...} --locked --no-run").run()?;
    Ok(())
}
