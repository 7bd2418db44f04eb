//! What happens when a translation lacks a text.

use super::*;

#[test]
fn a_missing_translation_falls_back_to_english() {
    let language = Language::German;
    let texts = Bundle::new_concurrent(vec![language.identifier()]);
    let lingo = Lingo { language, texts, english: OnceLock::new() };
    assert_eq!(lingo.text("table-yes"), "Yes");
    assert_eq!(lingo.with("game-points", &[("count", 1.into())]), "1 point");
    assert_eq!(lingo.attr("lobby-play-now", "hint").as_deref(), Some("Against bots, right away"));
    assert!(lingo.has("table-yes"));
}
