//! The scoring pad: the points of every kingdom at a table, box by box, with sums and ranks.
//!
//! It is made from a game that is over, or from kingdoms of a tabletop. Whoever shows it, on a page,
//! on paper or in a terminal, only draws it.

use rules::{Merit, Outcome, Position, Realm, Rules, ScoreSheet, Sketch, Terrain};

use crate::scene::shared_name;

/// The pad of one table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScoringPad {
    /// The columns, in the order in which people count; the totals come after them.
    pub boxes: Vec<ScoreBox>,
    /// A row for each kingdom, in the order given.
    pub rows: Vec<PadRow>,
    /// The ranking; the first row is the first realm.
    pub outcome: Outcome,
    /// Whether crowns break ties.
    pub crowns_count: bool,
}

/// A box to write points into.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ScoreBox {
    Wealth,
    /// All territories of a terrain.
    Terrain(Terrain),
    Buildings,
    MiddleKingdom,
    Harmony,
}

/// What is known of a kingdom's owner.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Owner {
    /// The names of its players: two in a team.
    pub members: Vec<String>,
    pub house: usize,
}

/// A kingdom on the pad.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PadRow {
    pub owner: Owner,
    /// For each box.
    pub points: Vec<u16>,
    pub total: u16,
    pub rank: u8,
    /// The squares of its largest territory: the first tie-break.
    pub largest_territory: u8,
    /// The second tie-break, if crowns count.
    pub crowns: u8,
}

impl Owner {
    /// `Ann`, or `Ann & Ben`.
    pub fn name(&self) -> String {
        shared_name(&self.members)
    }
}

impl ScoreBox {
    /// The boxes of a game.
    fn of(rules: &Rules) -> impl Iterator<Item = Self> + use<> {
        let Rules { boxes, middle_kingdom, harmony, .. } = *rules;
        let queendomino = boxes.has_queendomino();
        let is_used = move |one: &Self| match one {
            Self::Terrain(terrain) => queendomino || *terrain != Terrain::Town,
            Self::Wealth | Self::Buildings => queendomino,
            Self::MiddleKingdom => middle_kingdom,
            Self::Harmony => harmony,
        };
        Self::all().filter(is_used)
    }

    fn all() -> impl Iterator<Item = Self> {
        let terrains = Terrain::ALL.into_iter().map(Self::Terrain);
        let others = [Self::Buildings, Self::MiddleKingdom, Self::Harmony];
        std::iter::once(Self::Wealth).chain(terrains).chain(others)
    }

    fn points(self, sheet: &ScoreSheet) -> u16 {
        match self {
            Self::Terrain(terrain) => {
                let territories = sheet.territories.iter();
                let these = territories.filter(|one| one.territory.terrain == terrain);
                these.map(|one| one.points).sum()
            }
            Self::Buildings => sheet.buildings.iter().map(|one| one.points).sum(),
            Self::MiddleKingdom => sheet.middle_kingdom,
            Self::Harmony => sheet.harmony,
            Self::Wealth => sheet.wealth,
        }
    }
}

impl ScoringPad {
    /// The pad of a game that is over.
    pub fn of_game(position: &Position, owner: impl Fn(Realm) -> Owner) -> Option<Self> {
        let (rules, outcome) = (position.rules(), position.outcome()?);
        let kingdoms = rules.realms().map(|realm| (owner(realm), position.score(realm))).collect();
        let crowns_count = !rules.boxes.has_queendomino();
        Some(Self::new(ScoreBox::of(rules).collect(), kingdoms, outcome, crowns_count))
    }

    /// The pad for kingdoms of a tabletop, each with its owner's name; `None` for none, or for more
    /// than a table has seats.
    ///
    /// Ties are broken as in a game: crowns count only if nobody plays with Queendomino's box.
    pub fn of_kingdoms<'a>(
        kingdoms: impl IntoIterator<Item = (String, &'a Sketch)>,
    ) -> Option<Self> {
        let (names, sketches): (Vec<String>, Vec<&Sketch>) = kingdoms.into_iter().unzip();
        let is_used = |one: &ScoreBox| {
            sketches.iter().any(|sketch| ScoreBox::of(&sketch.rules).any(|used| used == *one))
        };
        let crowns_count = !sketches.iter().any(|sketch| sketch.rules.boxes.has_queendomino());
        let owners = (0..).zip(names).map(|(house, name)| Owner { members: vec![name], house });
        let sheets = sketches.iter().map(|sketch| sketch.score());
        let kingdoms: Vec<(Owner, ScoreSheet)> = owners.zip(sheets).collect();
        let outcome = rank(kingdoms.iter().map(|(_, sheet)| sheet), crowns_count)?;
        Some(Self::new(ScoreBox::all().filter(is_used).collect(), kingdoms, outcome, crowns_count))
    }

    fn new(
        boxes: Vec<ScoreBox>,
        kingdoms: Vec<(Owner, ScoreSheet)>,
        outcome: Outcome,
        crowns_count: bool,
    ) -> Self {
        let rank = |at: usize| {
            let place = outcome.iter().find(|standing| standing.realm.index() == at);
            place.map_or(0, |standing| standing.rank)
        };
        let row = |(at, (owner, sheet)): (usize, (Owner, ScoreSheet))| PadRow {
            owner,
            points: boxes.iter().map(|one| one.points(&sheet)).collect(),
            total: sheet.total,
            rank: rank(at),
            largest_territory: sheet.largest_territory,
            crowns: sheet.crowns,
        };
        let rows = kingdoms.into_iter().enumerate().map(row).collect();
        Self { boxes, rows, outcome, crowns_count }
    }

    /// The names of all kingdoms' owners.
    pub fn names(&self) -> Vec<String> {
        self.rows.iter().map(|row| row.owner.name()).collect()
    }

    /// The players of each winning kingdom.
    pub fn winners(&self) -> Vec<Vec<String>> {
        let winners = self.rows.iter().filter(|row| row.rank == 1);
        winners.map(|row| row.owner.members.clone()).collect()
    }

    /// Whether there is anybody to be compared with.
    pub fn is_contest(&self) -> bool {
        self.rows.len() > 1
    }
}

/// Ranks the kingdoms of a tabletop.
fn rank<'a>(sheets: impl Iterator<Item = &'a ScoreSheet>, crowns_count: bool) -> Option<Outcome> {
    let merit = |(at, sheet): (usize, &ScoreSheet)| {
        Some(Merit {
            realm: Realm::new(at)?,
            points: sheet.total,
            largest_territory: sheet.largest_territory,
            crowns: if crowns_count { sheet.crowns.into() } else { 0 },
        })
    };
    Outcome::of_merits(&sheets.enumerate().map(merit).collect::<Option<Vec<_>>>()?)
}
