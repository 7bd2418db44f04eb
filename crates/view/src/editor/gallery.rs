//! Several kingdoms of one table: named, one of them on the easel, compared.

use rules::Sketch;

use super::pad::Pad;
use crate::compare::Comparison;

/// As many as can sit at a table.
pub const KINGDOMS_MAX: usize = 8;
/// Letters of a name at most.
pub const NAME_MAX: usize = 24;

/// A kingdom and whose it is.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Named {
    name: String,
    pad: Pad,
}

/// All kingdoms, one at least, and which of them is on the easel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Gallery {
    all: Vec<Named>,
    at: usize,
}

impl Gallery {
    /// Hangs up saved kingdoms, each with its name, and puts one that came by a link on the easel.
    /// What cannot be read is left out.
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

    /// All kingdoms as they are saved: a name and a text each.
    pub fn saved(&self) -> Vec<(String, String)> {
        self.all.iter().map(|one| (one.name.clone(), one.pad.text())).collect()
    }

    /// Which kingdom is on the easel, counted from 0.
    pub fn at(&self) -> usize {
        self.at
    }

    /// The kingdom on the easel.
    pub fn pad(&self) -> &Pad {
        &self.all[self.at].pad
    }

    /// The name of the kingdom on the easel; empty where it has none.
    pub fn name(&self) -> &str {
        &self.all[self.at].name
    }

    pub fn set_pad(&mut self, pad: Pad) {
        self.all[self.at].pad = pad;
    }

    /// Names the kingdom on the easel.
    pub fn rename(&mut self, name: &str) {
        self.all[self.at].name = name.chars().take(NAME_MAX).collect();
    }

    /// Puts another kingdom on the easel.
    pub fn show(&mut self, at: usize) {
        self.at = at.min(self.all.len() - 1);
    }

    pub fn is_full(&self) -> bool {
        self.all.len() >= KINGDOMS_MAX
    }

    pub fn has_others(&self) -> bool {
        self.all.len() > 1
    }

    /// Adds an empty kingdom of the same game and puts it on the easel.
    pub fn add(&mut self) {
        if !self.is_full() {
            let mut pad = self.pad().clone();
            pad.clear();
            self.all.push(Named { name: String::new(), pad });
            self.at = self.all.len() - 1;
        }
    }

    /// Takes the kingdom on the easel away; the last one stays.
    pub fn remove(&mut self) {
        if self.has_others() {
            self.all.remove(self.at);
            self.at = self.at.saturating_sub(1);
        }
    }

    /// What each kingdom is called; `nameless` names those without a name by their place.
    pub fn names(&self, nameless: impl Fn(usize) -> String) -> Vec<String> {
        let name = |(at, one): (usize, &Named)| match one.name.trim() {
            "" => nameless(at),
            name => name.to_owned(),
        };
        self.all.iter().enumerate().map(name).collect()
    }

    /// The kingdoms beside each other, where all of them can be counted.
    pub fn compare(&self) -> Option<Comparison> {
        let sketches = self.all.iter().map(|one| one.pad.sketch().ok());
        Comparison::of(&sketches.collect::<Option<Vec<Sketch>>>()?)
    }
}

fn pad_of(text: &str) -> Option<Pad> {
    text.parse::<Sketch>().ok().map(|sketch| Pad::from(&sketch))
}
