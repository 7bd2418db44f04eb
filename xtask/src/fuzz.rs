//! Runs the fuzz targets in `fuzz/`, one for each law.

use anyhow::{Context, Result};
use xshell::{Shell, cmd};

pub(crate) fn run(shell: &Shell, target: Option<&str>, seconds: u32) -> Result<()> {
    if cmd!(shell, "cargo fuzz --version").quiet().ignore_stdout().ignore_stderr().run().is_err() {
        cmd!(shell, "cargo install cargo-fuzz --locked").run()?;
    }
    let Some(target) = target else {
        cmd!(shell, "cargo +nightly fuzz list")
            .run()
            .context("fuzzing needs a nightly toolchain")?;
        return Ok(());
    };
    let time = format!("-max_total_time={seconds}");
    cmd!(shell, "cargo +nightly fuzz run {target} -- {time}")
        .run()
        .context("fuzzing needs a nightly toolchain: rustup toolchain install nightly")?;
    Ok(())
}
