//! A line to type into: an address, a name, a code.

use crossterm::event::{Event, KeyCode, KeyEvent};
use ratatui::layout::{Position as Point, Rect};
use ratatui::style::{Modifier, Style};
use ratatui::widgets::{Paragraph, Widget};
use tui_input::backend::crossterm::to_input_request;
use tui_input::{Input, InputRequest};

use super::canvas::{Canvas, span};
use super::panels::below;
use crate::look::{FAINT, STRONG};

/// The longest that is taken: pasted nonsense must not fill the memory.
const LETTERS_MAX: usize = 300;

/// What is asked for, and what has been typed.
#[derive(Clone, Debug)]
pub(crate) struct Entry {
    title: String,
    hint: String,
    input: Input,
}

impl Entry {
    pub(crate) fn new(title: String, hint: String, text: String) -> Self {
        Self { title, hint, input: Input::new(text) }
    }

    /// What has been typed.
    pub(crate) fn text(&self) -> &str {
        self.input.value()
    }

    /// Takes a key: whether what was typed is done.
    pub(crate) fn press(&mut self, key: KeyEvent) -> bool {
        if key.code == KeyCode::Enter {
            return !self.text().trim().is_empty();
        }
        match to_input_request(&Event::Key(key)) {
            Some(InputRequest::InsertChar(letter)) => self.insert(letter),
            Some(request) => drop(self.input.handle(request)),
            None => {}
        }
        false
    }

    /// Takes a text at once.
    pub(crate) fn paste(&mut self, text: &str) {
        text.chars().for_each(|letter| self.insert(letter));
    }

    fn insert(&mut self, letter: char) {
        if !letter.is_control() && self.text().chars().count() < LETTERS_MAX {
            self.input.handle(InputRequest::InsertChar(letter));
        }
    }

    pub(crate) fn draw(&self, canvas: &mut Canvas<'_>, area: Rect) {
        canvas.line(area, 0, &span(self.title.clone(), STRONG).into());
        canvas.line(area, 2, &span("> ", FAINT).into());
        let room = below(area, 2);
        let room = Rect { x: area.x + 2, width: area.width.saturating_sub(4), height: 1, ..room };
        let scroll = self.input.visual_scroll(room.width as usize);
        let typed = Paragraph::new(self.text()).style(canvas.look.chosen());
        typed.scroll((0, scroll as u16)).render(room, canvas.buffer);
        let column = (self.input.visual_cursor() - scroll) as u16;
        if let Some(cell) = canvas.buffer.cell_mut(Point::new(room.x + column, room.y)) {
            cell.set_style(Style::new().add_modifier(Modifier::REVERSED));
        }
        canvas.line(below(area, 4), 0, &span(self.hint.clone(), FAINT).into());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_is_edited_where_the_cursor_is() {
        let mut entry = Entry::new("Name".into(), String::new(), "Ada".into());
        for code in [KeyCode::Left, KeyCode::Left, KeyCode::Char('l'), KeyCode::Delete] {
            assert!(!entry.press(code.into()));
        }
        assert_eq!(entry.text(), "Ala");
        assert!(entry.press(KeyCode::Enter.into()));
        entry.paste(&"x\n".repeat(400));
        assert_eq!(entry.text().chars().count(), LETTERS_MAX);
        assert!(entry.text().starts_with("Alxx") && entry.text().ends_with("xa"));
    }

    #[test]
    fn nothing_typed_is_not_done() {
        let mut entry = Entry::new("Name".into(), String::new(), "  ".into());
        assert!(!entry.press(KeyCode::Enter.into()));
    }
}
