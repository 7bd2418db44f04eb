//! A game between bots as a WebAssembly module, which `tests/it/wasm.rs` runs beside the same game here.
//!
//! Nothing of it is shipped: the page's worker is built from `web`. As there, no weights are linked into
//! `bots`, and only those that a level says it needs are provided.

#[cfg(target_arch = "wasm32")]
mod story;

/// The file of each family, in the order of `Family::ALL`.
#[cfg(target_arch = "wasm32")]
const FILES: [&[u8]; 4] = [
    include_bytes!("../../weights/k5.net"),
    include_bytes!("../../weights/k7.net"),
    include_bytes!("../../weights/q5.net"),
    include_bytes!("../../weights/q7.net"),
];

/// Plays a game of the printed mode with this index and leaves its story in the module's memory:
/// the upper half of the result is its address, the lower half its length.
#[cfg(target_arch = "wasm32")]
#[expect(unsafe_code, reason = "an exported name could clash with another; this is the only one")]
#[unsafe(no_mangle)]
pub extern "C" fn story(preset: u32, seed: u64, visits: u32) -> u64 {
    let rules = rules::Preset::ALL[preset as usize].rules;
    for level in story::levels(visits) {
        if let Some(family) = bots::weights_needed(level, &rules) {
            assert!(family.provide(FILES[family as usize]), "weights of this version");
        }
    }
    // Never freed: a module plays one game.
    let story = story::play(rules, seed, visits).leak();
    (story.as_ptr() as u64) << 32 | story.len() as u64
}
