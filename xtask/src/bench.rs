//! Counts instructions with callgrind: the same on every run, whatever else the machine does.

use anyhow::{Context, Result};
use cargo_metadata::MetadataCommand;
use xshell::{Shell, cmd};

pub(crate) fn run(shell: &Shell) -> Result<()> {
    let is_installed = |program: &str| {
        cmd!(shell, "{program} --version").quiet().ignore_stdout().ignore_stderr().run().is_ok()
    };
    if !is_installed("valgrind") {
        cmd!(shell, "apt-get install -y valgrind").run().context("valgrind is needed")?;
    }
    let version = gungraun_version(shell)?;
    let installed = cmd!(shell, "cargo install --list").quiet().read()?;
    if !installed.contains(&format!("gungraun-runner v{version}")) {
        cmd!(shell, "cargo install gungraun-runner --locked --version {version}").run()?;
    }
    cmd!(shell, "cargo bench --package lab --bench instructions").run()?;
    Ok(())
}

/// The runner must be of the version that the benchmark is built with.
fn gungraun_version(shell: &Shell) -> Result<String> {
    let metadata = MetadataCommand::new().current_dir(shell.current_dir()).exec()?;
    let package = metadata.packages.iter().find(|package| package.name == "gungraun");
    Ok(package.context("lab depends on gungraun")?.version.to_string())
}
