//! The kingdoms of one table: named, on one scoring pad, one of them being edited.

use rules::Sketch;

use super::pad::Pad;
use crate::scoring_pad::ScoringPad;

/// As many as a table has seats.
pub const KINGDOMS_MAX: usize = 8;
/// The most letters in a name.
pub const NAME_MAX: usize = 24;

/// A kingdom and its owner's name.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Named {
    name: String,
    pad: Pad,
}

/// All kingdoms, at least one, and the index of the current one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Gallery {
    all: Vec<Named>,
    at: usize,
}

impl Gallery {
    /// Opens saved kingdoms, each with its name, and makes one from a link the current one.
    /// Unreadable ones are left out.
    pub fn open(saved: Vec<(String, String)>, linked: Option<&str>) -> Self {
        let saved = saved.into_iter().take(KINGDOMS_MAX);
        let mut all: Vec<Named> =
            saved.filter_map(|(name, text)| Some(Named { name, pad: pad_of(&text)? })).collect();
        if all.is_empty() {
            all.push(Named::default());
        }
        let mut at = 0;
        if let Some(pad) = linked.and_then(pad_of) {
            let place = all.iter().position(|one| one.pad == pad || one.pad.is_empty());
            at = place.unwrap_or_else(|| all.len().min(KINGDOMS_MAX - 1));
            all.resize(all.len().max(at + 1), Named::default());
            all[at].pad = pad;
        }
        Self { all, at }
    }

    /// All kingdoms to save, each as a name and a text.
    pub fn saved(&self) -> Vec<(String, String)> {
        self.all.iter().map(|one| (one.name.clone(), one.pad.text())).collect()
    }

    /// The index of the current kingdom.
    pub fn at(&self) -> usize {
        self.at
    }

    /// The current kingdom.
    pub fn pad(&self) -> &Pad {
        &self.all[self.at].pad
    }

    /// The name of the current kingdom; empty if it has none.
    pub fn name(&self) -> &str {
        &self.all[self.at].name
    }

    pub fn set_pad(&mut self, pad: Pad) {
        self.all[self.at].pad = pad;
    }

    /// Names the current kingdom.
    pub fn rename(&mut self, name: &str) {
        self.all[self.at].name = name.chars().take(NAME_MAX).collect();
    }

    /// Makes another kingdom the current one.
    pub fn show(&mut self, at: usize) {
        self.at = at.min(self.all.len() - 1);
    }

    pub fn is_full(&self) -> bool {
        self.all.len() >= KINGDOMS_MAX
    }

    pub fn has_others(&self) -> bool {
        self.all.len() > 1
    }

    /// Adds an empty kingdom of the same game and makes it the current one.
    pub fn add(&mut self) {
        if !self.is_full() {
            let mut pad = self.pad().clone();
            pad.clear();
            self.all.push(Named { name: String::new(), pad });
            self.at = self.all.len() - 1;
        }
    }

    /// Removes the current kingdom, unless it is the only one.
    pub fn remove(&mut self) {
        if self.has_others() {
            self.all.remove(self.at);
            self.at = self.at.saturating_sub(1);
        }
    }

    /// The names of all kingdoms; `nameless` names one without a name by its index.
    pub fn names(&self, nameless: impl Fn(usize) -> String) -> Vec<String> {
        let name = |(at, one): (usize, &Named)| match one.name.trim() {
            "" => nameless(at),
            name => name.to_owned(),
        };
        self.all.iter().enumerate().map(name).collect()
    }

    /// The scoring pad of all kingdoms, if anything is drawn and all of them can be scored;
    /// `nameless` names one without a name by its index.
    pub fn scoring_pad(&self, nameless: impl Fn(usize) -> String) -> Option<ScoringPad> {
        if self.all.iter().all(|one| one.pad.is_empty()) {
            return None;
        }
        let sketches = self.all.iter().map(|one| one.pad.sketch().ok());
        let sketches: Vec<Sketch> = sketches.collect::<Option<_>>()?;
        ScoringPad::of_kingdoms(self.names(nameless).into_iter().zip(&sketches))
    }
}

fn pad_of(text: &str) -> Option<Pad> {
    text.parse::<Sketch>().ok().map(|sketch| Pad::from(&sketch))
}
