//! A game between bots as a WebAssembly module, which `tests/it/wasm.rs` runs beside the same game here.
//!
//! Nothing of it is shipped: the page's worker is built from `web`.

#[cfg(target_arch = "wasm32")]
mod story;

/// Plays a game of the printed mode with this index and leaves its story in the module's memory:
/// the upper half of the result is its address, the lower half its length.
#[cfg(target_arch = "wasm32")]
#[expect(unsafe_code, reason = "an exported name could clash with another; this is the only one")]
#[unsafe(no_mangle)]
pub extern "C" fn story(preset: u32, seed: u64, visits: u32) -> u64 {
    let rules = rules::Preset::ALL[preset as usize].rules;
    // Never freed: a module plays one game.
    let story = story::play(rules, seed, visits).leak();
    (story.as_ptr() as u64) << 32 | story.len() as u64
}
