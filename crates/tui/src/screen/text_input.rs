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

/// A large paste must not fill the memory.
const LENGTH_MAX: usize = 300;

#[derive(Clone, Debug)]
pub(crate) struct TextInput {
    title: String,
    hint: String,
    input: Input,
}

impl TextInput {
    pub(crate) fn new(title: String, hint: String, text: String) -> Self {
        Self { title, hint, input: Input::new(text) }
    }

    pub(crate) fn text(&self) -> &str {
        self.input.value()
    }

    /// Handles a key; returns whether the text is complete.
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

    pub(crate) fn paste(&mut self, text: &str) {
        text.chars().for_each(|letter| self.insert(letter));
    }

    fn insert(&mut self, letter: char) {
        if !letter.is_control() && self.text().chars().count() < LENGTH_MAX {
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
    fn text_is_edited_at_the_cursor() {
        let mut input = TextInput::new("Name".into(), String::new(), "Ada".into());
        for code in [KeyCode::Left, KeyCode::Left, KeyCode::Char('l'), KeyCode::Delete] {
            assert!(!input.press(code.into()));
        }
        assert_eq!(input.text(), "Ala");
        assert!(input.press(KeyCode::Enter.into()));
        input.paste(&"x\n".repeat(400));
        assert_eq!(input.text().chars().count(), LENGTH_MAX);
        assert!(input.text().starts_with("Alxx") && input.text().ends_with("xa"));
    }

    #[test]
    fn blank_text_is_not_complete() {
        let mut input = TextInput::new("Name".into(), String::new(), "  ".into());
        assert!(!input.press(KeyCode::Enter.into()));
    }
}
