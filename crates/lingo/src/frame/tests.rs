//! What happens where a translation lacks something.

use super::*;

#[test]
fn a_text_that_a_translation_lacks_is_said_in_english() {
    let language = Language::German;
    let texts = Bundle::new_concurrent(vec![language.identifier()]);
    let lingo = Lingo { language, texts, english: OnceLock::new() };
    assert_eq!(lingo.text("table-yes"), "Yes");
    assert_eq!(lingo.with("game-points", &[("count", 1.into())]), "1 point");
    assert_eq!(lingo.attr("lobby-play-now", "hint").as_deref(), Some("Against bots, right away"));
    assert!(lingo.has("table-yes"));
}
