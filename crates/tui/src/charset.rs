//! Characters that a terminal can show, and those that must not reach it.

use ratatui::buffer::Buffer;

/// A text in ASCII. A dot between words must not look like a crown.
pub(crate) fn to_ascii(text: &str) -> String {
    let text: String = text.chars().map(|letter| ascii_symbol(letter).unwrap_or(letter)).collect();
    deunicode::deunicode(&text)
}

/// Replaces everything but ASCII in a buffer, cell by cell, so that everything stays in its column.
pub(crate) fn buffer_to_ascii(buffer: &mut Buffer) {
    for cell in &mut buffer.content {
        if !cell.symbol().is_ascii() {
            let letter = cell.symbol().chars().next().unwrap_or('?');
            let nearest = || deunicode::deunicode_char(letter).and_then(|it| it.chars().next());
            cell.set_char(ascii_symbol(letter).or_else(nearest).unwrap_or('?'));
        }
    }
}

/// The replacement for symbols that deunicode maps badly.
fn ascii_symbol(letter: char) -> Option<char> {
    Some(match letter {
        '·' | '–' | '−' => '-',
        '←' => '<',
        '→' => '>',
        '↑' => '^',
        '↓' => 'v',
        _ => return None,
    })
}

/// Replaces characters in foreign text, such as a name in a record, that control a terminal or change
/// the reading direction.
pub fn sanitize(text: &str) -> String {
    let is_unsafe = |c: char| {
        c.is_control()
            || matches!(c, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}')
    };
    text.chars().map(|c| if is_unsafe(c) { '\u{fffd}' } else { c }).collect()
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
    fn names_cannot_control_the_terminal() {
        assert_eq!(sanitize("A\u{1b}[2Jd\u{202e}a"), "A\u{fffd}[2Jd\u{fffd}a");
        assert_eq!(sanitize("Zoë"), "Zoë");
    }
}
