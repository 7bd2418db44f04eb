//! Links that contain a whole game: its record, packed into letters that a link may hold.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use miniz_oxide::deflate::compress_to_vec;
use miniz_oxide::inflate::decompress_to_vec_with_limit;

/// What a packed text begins with. No record begins like this, so links from before are told apart.
const MARK: &str = "z.";
/// The longest text that is unpacked: more than any game needs.
const TEXT_BYTES_MAX: usize = 1 << 20;
/// How hard to compress, out of 10.
const EFFORT: u8 = 9;

/// Packs a text into letters, digits, `-`, `_` and one dot.
pub fn pack(text: &str) -> String {
    format!("{MARK}{}", URL_SAFE_NO_PAD.encode(compress_to_vec(text.as_bytes(), EFFORT)))
}

/// The text that was packed; `None` if this is no packed text or a damaged one.
pub fn unpack(packed: &str) -> Option<String> {
    let bytes = URL_SAFE_NO_PAD.decode(packed.strip_prefix(MARK)?).ok()?;
    let text = decompress_to_vec_with_limit(&bytes, TEXT_BYTES_MAX).ok()?;
    String::from_utf8(text).ok()
}
