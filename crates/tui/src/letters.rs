//! Letters that a terminal can show, and those that must not reach it.

use ratatui::buffer::Buffer;

/// A text with ASCII letters only. A dot between words must not look like a crown.
pub(crate) fn to_ascii(text: &str) -> String {
    let text: String = text.chars().map(|letter| sign(letter).unwrap_or(letter)).collect();
    deunicode::deunicode(&text)
}

/// Leaves nothing but ASCII in a buffer, letter by letter, so that everything stays in its column.
pub(crate) fn buffer_to_ascii(buffer: &mut Buffer) {
    for cell in &mut buffer.content {
        if !cell.symbol().is_ascii() {
            let letter = cell.symbol().chars().next().unwrap_or('?');
            let plain = || deunicode::deunicode_char(letter).and_then(|it| it.chars().next());
            cell.set_char(sign(letter).or_else(plain).unwrap_or('?'));
        }
    }
}

/// The ASCII sign for one of ours that has a better one than the nearest letter.
fn sign(letter: char) -> Option<char> {
    Some(match letter {
        '·' | '–' | '−' => '-',
        '←' => '<',
        '→' => '>',
        '↑' => '^',
        '↓' => 'v',
        _ => return None,
    })
}

/// A text from others, such as a name in a record, without characters that steer a terminal or turn
/// the direction of reading.
pub fn harmless(text: &str) -> String {
    let steers = |c: char| {
        c.is_control()
            || matches!(c, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}')
    };
    text.chars().map(|c| if steers(c) { '\u{fffd}' } else { c }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ascii_keeps_words_readable() {
        assert_eq!(
            to_ascii("Größe · 3 × 2 – Blé\u{202f}: “é”…"),
            "Grosse - 3 x 2 - Ble : \"e\"..."
        );
    }

    #[test]
    fn names_cannot_steer_the_terminal() {
        assert_eq!(harmless("A\u{1b}[2Jd\u{202e}a"), "A\u{fffd}[2Jd\u{fffd}a");
        assert_eq!(harmless("Zoë"), "Zoë");
    }
}
