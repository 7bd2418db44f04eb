//! The WebAssembly target, for the page and the tests of the bots.

use std::path::Path;

use anyhow::{Context, Result};
use xshell::{Shell, cmd};

pub(crate) const TARGET: &str = "wasm32-unknown-unknown";

/// Installs the WebAssembly target if it is missing. It is not in `rust-toolchain.toml`, so that
/// those who only want to play need not download it.
pub(crate) fn ensure_target(shell: &Shell) -> Result<()> {
    let library = cmd!(shell, "rustc --print target-libdir --target {TARGET}").quiet().read()?;
    if !Path::new(&library).exists() {
        cmd!(shell, "rustup target add {TARGET}").run().with_context(|| {
            format!(
                "the tests run the bots as WebAssembly, too, and need Rust's target {TARGET}: \
                 `rustup target add {TARGET}`, or the package of your system that brings it \
                 (Debian: libstd-rust-dev-wasm32)"
            )
        })?;
    }
    Ok(())
}
