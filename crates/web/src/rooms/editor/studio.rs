//! The drawing in the editor and the pen over it.

use leptos::prelude::*;
use rules::{Cell, Terrain};
use view::editor::{Pad, Spot, Tool};

/// Steps that can be undone.
const UNDO_MAX: usize = 100;

/// The drawing and the pen; clones are the same ones.
#[derive(Clone, Copy)]
pub(crate) struct Studio {
    pub(crate) pad: RwSignal<Pad>,
    before: StoredValue<Vec<Pad>>,
    pub(crate) tool: RwSignal<Tool>,
    pub(crate) crowns: RwSignal<u8>,
    /// The place under the keyboard.
    pub(crate) cursor: RwSignal<Spot>,
    /// Cells that are outlined: a territory of the score sheet.
    pub(crate) glow: RwSignal<Vec<Cell>>,
}

impl Studio {
    pub(crate) fn open(pad: Pad) -> Self {
        let cursor = RwSignal::new(pad.castle());
        Self {
            pad: RwSignal::new(pad),
            before: StoredValue::new(Vec::new()),
            tool: RwSignal::new(Tool::Land(Terrain::Wheat)),
            crowns: RwSignal::new(0),
            cursor,
            glow: RwSignal::new(Vec::new()),
        }
    }

    /// Changes the drawing so that it can be undone.
    pub(crate) fn change(&self, change: impl FnOnce(&mut Pad)) {
        let mut pad = self.pad.get_untracked();
        change(&mut pad);
        if pad == self.pad.get_untracked() {
            return;
        }
        self.before.update_value(|before| {
            if before.len() == UNDO_MAX {
                before.remove(0);
            }
            before.push(self.pad.get_untracked());
        });
        self.glow.set(Vec::new());
        self.pad.set(pad);
    }

    /// Another drawing comes onto the easel; what was done to the last one stays done.
    pub(crate) fn begin(&self, pad: Pad) {
        self.before.update_value(Vec::clear);
        self.glow.set(Vec::new());
        self.cursor.set(pad.castle());
        self.pad.set(pad);
    }

    pub(crate) fn undo(&self) {
        if let Some(before) = self.before.try_update_value(Vec::pop).flatten() {
            self.pad.set(before);
        }
    }

    pub(crate) fn paint(&self, spot: Spot) {
        let (tool, crowns) = (self.tool.get_untracked(), self.crowns.get_untracked());
        self.change(|pad| pad.put(spot, tool, crowns));
    }

    /// Draws; where the same lies already, one crown more.
    pub(crate) fn click(&self, spot: Spot) {
        self.cursor.set(spot);
        let (tool, crowns) = (self.tool.get_untracked(), self.crowns.get_untracked());
        self.change(|pad| pad.click(spot, tool, crowns));
    }
}
