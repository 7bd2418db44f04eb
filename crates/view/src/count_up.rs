//! The count-up at the end of a game: kingdom by kingdom, the winner's last, item by item.
//!
//! A count-up is a sequence of beats. A front end calls [`CountUp::at`] for one beat after another,
//! every [`CountUp::pace_ms`], and may stop at any time.

use rules::{Building, Cell, Realm, ScoreSheet, ScoredTerritory};

use crate::scene::{KingdomScene, Scene};

/// What an item of a score sheet counts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SheetEntry {
    /// A territory with crowns.
    Territory(ScoredTerritory),
    /// All territories without crowns.
    Crownless {
        squares: usize,
    },
    Building(Building),
    MiddleKingdom,
    Harmony,
    Wealth,
}

/// An item of a score sheet, and the cells it comes from, if any.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SheetItem {
    pub entry: SheetEntry,
    pub points: u16,
    pub cells: Vec<Cell>,
}

impl SheetItem {
    /// All items of a sheet: the territories with crowns, those without as a single item, then
    /// buildings, bonuses and coins. The points add up to the sheet's total.
    pub fn all(sheet: &ScoreSheet) -> Vec<Self> {
        let (scoring, crownless): (Vec<_>, Vec<_>) =
            sheet.territories.iter().partition(|scored| scored.points > 0);
        let bare: Vec<Cell> =
            crownless.iter().flat_map(|scored| scored.territory.cells()).collect();
        let bare = (!bare.is_empty()).then_some(Self {
            entry: SheetEntry::Crownless { squares: bare.len() },
            points: 0,
            cells: bare,
        });
        let territories = scoring.into_iter().map(|scored| Self {
            entry: SheetEntry::Territory(scored.clone()),
            points: scored.points,
            cells: scored.territory.cells().collect(),
        });
        let buildings = sheet.buildings.iter().filter(|scored| scored.points > 0);
        let buildings = buildings.map(|scored| Self {
            entry: SheetEntry::Building(scored.building),
            points: scored.points,
            cells: vec![scored.cell],
        });
        let bonuses = [
            (SheetEntry::MiddleKingdom, sheet.middle_kingdom),
            (SheetEntry::Harmony, sheet.harmony),
            (SheetEntry::Wealth, sheet.wealth),
        ];
        let bonuses = bonuses.into_iter().filter(|(_, points)| *points > 0);
        let bonuses = bonuses.map(|(entry, points)| Self { entry, points, cells: Vec::new() });
        territories.chain(bare).chain(buildings).chain(bonuses).collect()
    }
}

/// One kingdom in the count-up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Visit {
    pub realm: Realm,
    /// Everything that scores.
    pub items: Vec<SheetItem>,
}

impl Visit {
    /// The total after this many items.
    pub fn total(&self, counted: usize) -> u16 {
        self.items.iter().take(counted).map(|item| item.points).sum()
    }
}

/// What is shown during a beat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Beat<'a> {
    pub visit: &'a Visit,
    /// How many items have been counted; one more than there are while only the total is shown.
    pub counted: usize,
}

impl<'a> Beat<'a> {
    /// The item being counted; `None` before the first and after the last.
    pub fn item(&self) -> Option<&'a SheetItem> {
        self.visit.items.get(self.counted.checked_sub(1)?)
    }

    /// The total so far.
    pub fn total(&self) -> u16 {
        self.visit.total(self.counted)
    }

    /// The squares whose crowns are being counted, with the crowns on each.
    pub fn crowned(&self, kingdom: &KingdomScene) -> Vec<(Cell, u8)> {
        let Some(SheetItem { entry: SheetEntry::Territory(_), cells, .. }) = self.item() else {
            return Vec::new();
        };
        let squares = cells.iter().filter_map(|&cell| Some((cell, kingdom.square(cell)?)));
        let crowned = squares.filter(|(_, square)| square.square.crowns > 0);
        crowned.map(|(cell, square)| (cell, square.square.crowns)).collect()
    }
}

/// A moment of the count-up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moment {
    /// The number of the beat.
    pub beat: usize,
    /// The total on its way from that of the beat before to that of this one.
    pub total: u16,
}

/// The longest and shortest duration of a beat. Nobody could follow faster ones.
const BEAT_MS_MAX: u32 = 750;
const BEAT_MS_MIN: u32 = 160;
/// The duration of the whole count-up, unless that would make beats too short.
const WHOLE_MS: u32 = 24_000;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CountUp {
    /// Last place first.
    visits: Vec<Visit>,
}

impl CountUp {
    /// The count-up of a finished game; `None` if it was not played to the end.
    pub fn of(scene: &Scene) -> Option<Self> {
        let standings = &scene.end.as_ref()?.standings;
        let realms = standings.iter().rev().filter_map(|standing| scene.realm(standing.realm));
        let visits: Vec<Visit> = realms
            .map(|realm| {
                let mut items = SheetItem::all(&realm.sheet);
                items.retain(|item| item.points > 0);
                Visit { realm: realm.realm, items }
            })
            .collect();
        (!visits.is_empty()).then_some(Self { visits })
    }

    pub fn visits(&self) -> &[Visit] {
        &self.visits
    }

    /// The number of beats: for each kingdom one before its first item, one per item, and one for
    /// the total.
    pub fn beats(&self) -> usize {
        self.visits.iter().map(|visit| visit.items.len() + 2).sum()
    }

    /// What is shown during a beat, counted from 0; `None` after the last.
    pub fn at(&self, beat: usize) -> Option<Beat<'_>> {
        let mut left = beat;
        for visit in &self.visits {
            let beats = visit.items.len() + 2;
            if left < beats {
                return Some(Beat { visit, counted: left });
            }
            left -= beats;
        }
        None
    }

    /// What is shown so many milliseconds after the start, at this pace; `None` once all is counted. A
    /// total has arrived after two thirds of its beat.
    pub fn moment(&self, elapsed_ms: u32, pace_ms: u32) -> Option<Moment> {
        let pace_ms = pace_ms.max(1);
        let number = (elapsed_ms / pace_ms) as usize;
        let beat = self.at(number)?;
        let before = beat.visit.total(beat.counted.saturating_sub(1));
        let way = (elapsed_ms % pace_ms) * 3;
        let gained = u32::from(beat.total() - before) * way / (pace_ms * 2);
        Some(Moment { beat: number, total: beat.total().min(before + gained as u16) })
    }

    /// The duration of a beat.
    pub fn pace_ms(&self) -> u32 {
        (WHOLE_MS / (self.beats() as u32).max(1)).clamp(BEAT_MS_MIN, BEAT_MS_MAX)
    }
}
