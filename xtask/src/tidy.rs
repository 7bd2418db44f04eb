//! Checks that need no reviewer: formatting, lints, documentation, the truth of ARCHITECTURE.md and
//! docs/TEXTS.md, and the shape of files.

use std::fs;
use std::path::Path;

use anyhow::{Result, ensure};
use cargo_metadata::MetadataCommand;
use xshell::{Shell, cmd};

use crate::{map, texts, wasm};

/// Excludes the crate that only compiles for browsers.
pub(crate) const NATIVE: [&str; 2] = ["--exclude", "web"];

/// A longer file has more than one purpose.
const LINES_MAX: usize = 500;

/// The one file that may allow what the workspace denies: giving a function the name under which a
/// WebAssembly module exports it counts as unsafe.
const MAY_BE_UNSAFE: &str = "crates/bots/examples/game_in_wasm/main.rs";

/// Lints have their own target folder, so that they and normal builds do not block each other.
const FOLDER: &str = "target/lints";

pub(crate) fn run(shell: &Shell) -> Result<()> {
    check_shape(shell)?;
    check_lints(shell)
}

/// Checks that need only the sources.
pub(crate) fn check_shape(shell: &Shell) -> Result<()> {
    cmd!(shell, "cargo fmt --all --check").run()?;
    let metadata = MetadataCommand::new().current_dir(shell.current_dir()).no_deps().exec()?;
    map::check(&shell.read_file("ARCHITECTURE.md")?, &metadata)?;
    texts::check(&shell.current_dir())?;
    check_files(&shell.current_dir())
}

/// Checks that need a compiler.
pub(crate) fn check_lints(shell: &Shell) -> Result<()> {
    let _folder = shell.push_env("CARGO_TARGET_DIR", FOLDER);
    cmd!(shell, "cargo clippy --workspace {NATIVE...} --all-targets --locked -- -D warnings")
        .run()?;
    let target = wasm::TARGET;
    cmd!(shell, "cargo clippy --package web --target {target} --locked -- -D warnings").run()?;
    let _docs = shell.push_env("RUSTDOCFLAGS", "-D warnings");
    cmd!(shell, "cargo doc --workspace {NATIVE...} --no-deps --locked --quiet").run()?;
    // The rules must compile from nothing but their package.
    cmd!(shell, "cargo package --package crownlands-rules --offline --allow-dirty --quiet")
        .run()?;
    Ok(())
}

fn check_files(root: &Path) -> Result<()> {
    let mut files = Vec::new();
    for folder in ["crates", "xtask", "fuzz"] {
        collect_rust_files(&root.join(folder), &mut files)?;
    }
    for file in files {
        let text = fs::read_to_string(&file)?;
        let name = file.strip_prefix(root).unwrap_or(&file).display().to_string();
        let lines = text.lines().count();
        let opens = ["//!", "#![doc = include_str!"].iter().any(|doc| text.starts_with(doc));
        ensure!(opens, "{name} does not open with what it is for (//!)");
        let allows = ["allow", "expect"].map(|level| format!("{level}(unsafe_code"));
        let is_safe = name == MAY_BE_UNSAFE || !allows.iter().any(|allow| text.contains(allow));
        ensure!(is_safe, "{name} allows unsafe code: only {MAY_BE_UNSAFE} may");
        ensure!(lines <= LINES_MAX, "{name} has {lines} lines, more than {LINES_MAX}: split it");
    }
    Ok(())
}

fn collect_rust_files(folder: &Path, files: &mut Vec<std::path::PathBuf>) -> Result<()> {
    if !folder.exists() {
        return Ok(());
    }
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() && path.file_name().is_some_and(|name| name != "target") {
            collect_rust_files(&path, files)?;
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            files.push(path);
        }
    }
    Ok(())
}
