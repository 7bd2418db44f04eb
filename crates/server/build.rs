//! Finds the page to embed in the binary.
//!
//! `cargo xtask web` builds it into `target/page`. Until then a placeholder is embedded, so that the
//! server builds without it.

use std::path::Path;

fn main() {
    // Asked when it runs: a checkout may have moved since this script was compiled.
    let here = std::env::var_os("CARGO_MANIFEST_DIR").expect("cargo sets it");
    let here = Path::new(&here);
    let built = here.join("../../target/page");
    println!("cargo::rerun-if-changed={}", built.display());
    println!("cargo::rerun-if-env-changed=CROWNLANDS_PAGE");
    let chosen = std::env::var_os("CROWNLANDS_PAGE").map(std::path::PathBuf::from);
    let page = chosen.unwrap_or(built);
    let page = if page.join("index.html").exists() { page } else { here.join("page") };
    println!("cargo::rustc-env=CROWNLANDS_PAGE={}", page.display());
}
