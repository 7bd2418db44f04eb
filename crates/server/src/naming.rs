//! Which names players may choose. What is stored already stays as it is.

use std::collections::BTreeSet;

use protocol::Code;
use table::{Name, Reason};
use unicode_normalization::UnicodeNormalization;
use unicode_properties::{GeneralCategory, GeneralCategoryGroup, UnicodeGeneralCategory};

use crate::error::{Failure, Result};

/// Marks over or under one letter. Two are enough for every language that is written with them in
/// names.
const MARKS_MAX: usize = 2;

/// Judges names that players choose.
#[derive(Debug)]
pub(crate) struct Naming {
    /// What the bots' names look like.
    bots: BTreeSet<String>,
}

impl Naming {
    pub(crate) fn new(bots: &[String]) -> Self {
        Self { bots: bots.iter().map(|name| look(name)).collect() }
    }

    /// # Errors
    /// If a name cannot be read, or would be taken for a bot's.
    pub(crate) fn check(&self, name: &Name) -> Result<()> {
        if !is_legible(name.as_str()) {
            return Err(Reason::BadName.into());
        }
        if self.bots.contains(&look(name.as_str())) {
            return Err(Failure::from(Code::BotsName));
        }
        Ok(())
    }
}

/// Whether everybody sees the same in a text: nothing invisible, no marks that stand alone or pile up.
pub(crate) fn is_legible(text: &str) -> bool {
    let mut marks = 0;
    // Whether a mark may follow: not at the beginning and not after a space.
    let mut is_carried = false;
    let mut last = ' ';
    for letter in text.nfc() {
        match letter.general_category() {
            GeneralCategory::NonspacingMark if is_selector(letter) => {
                // Chooses how a symbol is drawn; after a letter it shows nothing.
                if last.general_category_group() != GeneralCategoryGroup::Symbol {
                    return false;
                }
            }
            GeneralCategory::NonspacingMark => {
                marks += 1;
                if !is_carried || marks > MARKS_MAX {
                    return false;
                }
            }
            GeneralCategory::SpacingMark if !is_carried => return false,
            GeneralCategory::EnclosingMark
            | GeneralCategory::Format
            | GeneralCategory::Control
            | GeneralCategory::Surrogate
            | GeneralCategory::PrivateUse
            | GeneralCategory::Unassigned
            | GeneralCategory::LineSeparator
            | GeneralCategory::ParagraphSeparator => return false,
            _ => {
                marks = 0;
                is_carried = !letter.is_whitespace();
            }
        }
        last = letter;
    }
    !matches!(last, '\u{2800}' | '\u{3164}' | '\u{ffa0}' | '\u{115f}' | '\u{1160}')
}

/// Variation selectors.
fn is_selector(letter: char) -> bool {
    matches!(letter, '\u{fe00}'..='\u{fe0f}' | '\u{e0100}'..='\u{e01ef}')
}

/// What a name looks like at a glance: without case, marks, spaces and dots, and with letters of other
/// scripts as the Latin ones that they resemble.
fn look(name: &str) -> String {
    let plain: String = name.nfkd().flat_map(char::to_lowercase).collect();
    let alike = unicode_security::skeleton(&plain);
    let plain: String = alike.collect::<String>().nfkd().flat_map(char::to_lowercase).collect();
    plain.chars().filter(|letter| letter.is_alphanumeric()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_every_language_are_legible() {
        for name in [
            "Ann",
            "Zoë",
            "Łukasz",
            "Nguyễn Thị Ánh",
            "Ζωή",
            "Алёна",
            "שָׁלוֹם",
            "محمد",
            "नरेंद्र",
            "สมชาย",
            "王小明",
            "さくら",
            "민준",
            "R2-D2",
            "Ann ❤️",
            "👑 Ben",
            "e\u{301}mile",
            "ज़ीनत",
        ] {
            assert!(is_legible(name), "{name}");
        }
    }

    #[test]
    fn what_cannot_be_seen_or_piles_up_is_not() {
        for name in [
            "A\u{200b}nn",
            "Ann\u{fe0f}",
            "Ann\u{e0101}",
            "\u{301}Ann",
            "Ann \u{301}Ben",
            "Z\u{300}\u{301}\u{302}\u{303}algo",
            "A\u{20dd}nn",
            "A\u{2066}nn",
            "Ann\u{e000}",
            "Ann\u{1bca0}",
            "\u{3164}",
        ] {
            assert!(!is_legible(name), "{name:?}");
        }
    }

    #[test]
    fn nobody_is_taken_for_a_bot() {
        let naming = Naming::new(&["Leopold".into(), "Odwin".into(), "Königin".into()]);
        let check = |name: &str| naming.check(&name.parse().unwrap()).is_ok();
        for name in [
            "Leopold",
            "LEOPOLD",
            "Leo pold",
            "Léopold",
            "Leороld",
            "Ｌｅｏｐｏｌｄ",
            "L.e.o.p.o.l.d",
            "0dwin",
            "Konigin",
        ] {
            assert!(!check(name), "{name}");
        }
        for name in ["Leopoldine", "Leo", "Ann", "Oswin"] {
            assert!(check(name), "{name}");
        }
    }
}
