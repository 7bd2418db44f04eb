//! A line to type into: an address, a name, a code.

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::layout::Rect;
use ratatui::style::Modifier;
use ratatui::text::Line;

use super::canvas::{Canvas, span};
use super::panels::below;
use crate::look::{FAINT, STRONG};

/// The longest that is taken: pasted nonsense must not fill the memory.
const LETTERS_MAX: usize = 300;

/// What is asked for, and what has been typed.
#[derive(Clone, Debug)]
pub(crate) struct Entry {
    pub(crate) title: String,
    pub(crate) hint: String,
    pub(crate) text: String,
}

impl Entry {
    pub(crate) fn new(title: String, hint: String, text: String) -> Self {
        Self { title, hint, text }
    }

    /// Takes a key: whether what was typed is done.
    pub(crate) fn press(&mut self, key: KeyEvent) -> bool {
        let control = key.modifiers.contains(KeyModifiers::CONTROL);
        match key.code {
            KeyCode::Enter => return !self.text.trim().is_empty(),
            KeyCode::Backspace => drop(self.text.pop()),
            KeyCode::Char('u') if control => self.text.clear(),
            KeyCode::Char(letter) if !control => self.paste(&letter.to_string()),
            _ => {}
        }
        false
    }

    /// Takes a text at once.
    pub(crate) fn paste(&mut self, text: &str) {
        let room = LETTERS_MAX.saturating_sub(self.text.chars().count());
        self.text.extend(text.chars().filter(|letter| !letter.is_control()).take(room));
    }

    pub(crate) fn draw(&self, canvas: &mut Canvas<'_>, area: Rect) {
        canvas.line(area, 0, &span(self.title.clone(), STRONG).into());
        // The end of a long text is what one types at.
        let room = area.width.saturating_sub(4) as usize;
        let count = self.text.chars().count();
        let shown: String = self.text.chars().skip(count.saturating_sub(room)).collect();
        let cursor = span(" ", canvas.look.chosen().add_modifier(Modifier::REVERSED));
        let line = Line::from(vec![span("> ", FAINT), span(shown, canvas.look.chosen()), cursor]);
        canvas.line(area, 2, &line);
        canvas.line(below(area, 4), 0, &span(self.hint.clone(), FAINT).into());
    }
}
