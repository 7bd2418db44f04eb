//! Keeps the relocations in the page's module: `cargo xtask web` needs them to split it.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rustc-link-arg-bin=web=--emit-relocs");
}
