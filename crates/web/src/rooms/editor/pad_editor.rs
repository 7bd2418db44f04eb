//! The drawing in the editor, the selected tool and undo.

use leptos::prelude::*;
use rules::{Cell, Terrain};
use view::editor::{Pad, Spot, Tool};

/// Steps that can be undone.
const UNDO_MAX: usize = 100;

/// The drawing and the tool; copies share them.
#[derive(Clone, Copy)]
pub(crate) struct PadEditor {
    pub(crate) pad: RwSignal<Pad>,
    undo_stack: StoredValue<Vec<Pad>>,
    pub(crate) tool: RwSignal<Tool>,
    pub(crate) crowns: RwSignal<u8>,
    /// The square under the keyboard.
    pub(crate) cursor: RwSignal<Spot>,
    /// Outlined cells: a territory of the score sheet.
    pub(crate) glow: RwSignal<Vec<Cell>>,
}

impl PadEditor {
    pub(crate) fn open(pad: Pad) -> Self {
        let cursor = RwSignal::new(pad.castle());
        Self {
            pad: RwSignal::new(pad),
            undo_stack: StoredValue::new(Vec::new()),
            tool: RwSignal::new(Tool::Land(Terrain::Wheat)),
            crowns: RwSignal::new(0),
            cursor,
            glow: RwSignal::new(Vec::new()),
        }
    }

    /// Makes a change that can be undone.
    pub(crate) fn change(&self, change: impl FnOnce(&mut Pad)) {
        let mut pad = self.pad.get_untracked();
        change(&mut pad);
        if pad == self.pad.get_untracked() {
            return;
        }
        self.undo_stack.update_value(|stack| {
            if stack.len() == UNDO_MAX {
                stack.remove(0);
            }
            stack.push(self.pad.get_untracked());
        });
        self.glow.set(Vec::new());
        self.pad.set(pad);
    }

    /// Shows another drawing, with nothing to undo.
    pub(crate) fn load(&self, pad: Pad) {
        self.undo_stack.update_value(Vec::clear);
        self.glow.set(Vec::new());
        self.cursor.set(pad.castle());
        self.pad.set(pad);
    }

    pub(crate) fn undo(&self) {
        if let Some(before) = self.undo_stack.try_update_value(Vec::pop).flatten() {
            self.pad.set(before);
        }
    }

    pub(crate) fn paint(&self, spot: Spot) {
        let (tool, crowns) = (self.tool.get_untracked(), self.crowns.get_untracked());
        self.change(|pad| pad.put(spot, tool, crowns));
    }

    /// Draws; where the square already has the same, it adds a crown.
    pub(crate) fn click(&self, spot: Spot) {
        self.cursor.set(spot);
        let (tool, crowns) = (self.tool.get_untracked(), self.crowns.get_untracked());
        self.change(|pad| pad.click(spot, tool, crowns));
    }
}
