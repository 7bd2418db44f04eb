//! A list to choose from: by arrows, by number, by mouse.

use crossterm::event::{KeyCode, KeyEvent};
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::Line;

use super::canvas::{Canvas, Hit, span};
use crate::look::FAINT;

#[derive(Clone, Debug)]
pub(crate) struct Entry<T> {
    pub(crate) label: String,
    pub(crate) hint: String,
    pub(crate) value: T,
}

impl<T> Entry<T> {
    pub(crate) fn new(label: impl Into<String>, hint: impl Into<String>, value: T) -> Self {
        Self { label: label.into(), hint: hint.into(), value }
    }
}

#[derive(Clone, Debug)]
pub(crate) struct Menu<T> {
    pub(crate) entries: Vec<Entry<T>>,
    at: usize,
}

impl<T: Clone> Menu<T> {
    pub(crate) fn new(entries: Vec<Entry<T>>) -> Self {
        Self { entries, at: 0 }
    }

    /// Replaces the entries; the selected row stays, as far as there is one.
    pub(crate) fn replace(&mut self, entries: Vec<Entry<T>>) {
        self.at = self.at.min(entries.len().saturating_sub(1));
        self.entries = entries;
    }

    /// Handles a key; returns the value it chooses.
    pub(crate) fn press(&mut self, key: KeyEvent) -> Option<T> {
        match key.code {
            KeyCode::Up | KeyCode::Char('k') => self.step(-1),
            KeyCode::Down | KeyCode::Char('j') => self.step(1),
            KeyCode::Home => self.at = 0,
            KeyCode::End => self.at = self.entries.len().saturating_sub(1),
            KeyCode::Enter | KeyCode::Char(' ') => return self.selected(),
            KeyCode::Char(digit @ '1'..='9') => return self.pick(digit as usize - '1' as usize),
            _ => {}
        }
        None
    }

    /// Chooses the entry at an index.
    pub(crate) fn pick(&mut self, at: usize) -> Option<T> {
        let entry = self.entries.get(at)?;
        self.at = at;
        Some(entry.value.clone())
    }

    pub(crate) fn selected(&self) -> Option<T> {
        self.entries.get(self.at).map(|entry| entry.value.clone())
    }

    pub(crate) fn step(&mut self, by: i32) {
        let count = self.entries.len() as i32;
        if count > 0 {
            self.at = (self.at as i32 + by).rem_euclid(count) as usize;
        }
    }

    pub(crate) fn height(&self) -> u16 {
        self.entries.len() as u16
    }

    /// Draws the entries, scrolled so that the selected one is visible.
    pub(crate) fn draw(&self, canvas: &mut Canvas<'_>, area: Rect) {
        let first = (self.at + 1).saturating_sub(area.height as usize);
        let shown = self.entries.iter().enumerate().skip(first);
        for (row, (at, entry)) in (0..area.height).zip(shown) {
            let is_selected = at == self.at;
            let mark = if is_selected { canvas.look.symbols().pointer } else { ' ' };
            let style = if is_selected {
                canvas.look.chosen().add_modifier(Modifier::REVERSED)
            } else {
                Style::new()
            };
            let number = if at < 9 { format!("{}", at + 1) } else { " ".into() };
            let line = Line::from(vec![
                span(format!("{mark}{number} "), FAINT),
                span(format!("{} ", entry.label), style),
                span(format!(" {}", entry.hint), FAINT),
            ]);
            canvas.line(area, row, &line);
            canvas.hit(Rect { y: area.y + row, height: 1, ..area }, Hit::Entry(at));
        }
    }
}
