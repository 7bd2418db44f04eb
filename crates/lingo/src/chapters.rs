//! Longer texts in their order: the rules in chapters, the tutorial in lessons.
//!
//! Chapters, paragraphs and lessons are identified by their keys, so that a page can put pictures
//! beside them.

use crate::frame::Lingo;

/// A chapter of the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chapter {
    pub id: &'static str,
    pub title: String,
    pub paragraphs: Vec<Paragraph>,
}

/// A paragraph of the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Paragraph {
    pub id: &'static str,
    pub text: String,
}

/// A step of the tutorial.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lesson {
    pub id: &'static str,
    pub title: String,
    pub text: String,
    /// What the learner should do before the next one.
    pub task: Option<String>,
}

/// A course of the tutorial.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Course {
    /// Kingdomino, from the start.
    Kingdomino,
    /// What Queendomino adds.
    Queendomino,
}

impl Course {
    pub const ALL: [Self; 2] = [Self::Kingdomino, Self::Queendomino];

    /// The keys of its lessons.
    pub const fn lessons(self) -> &'static [&'static str] {
        match self {
            Self::Kingdomino => &KINGDOMINO,
            Self::Queendomino => &QUEENDOMINO,
        }
    }
}

impl Lingo {
    pub fn chapters(&self) -> Vec<Chapter> {
        let paragraph = |&id: &&'static str| Paragraph { id, text: self.text(id) };
        let chapter = |&(id, paragraphs): &(&'static str, &[&'static str])| Chapter {
            id,
            title: self.text(id),
            paragraphs: paragraphs.iter().map(paragraph).collect(),
        };
        CHAPTERS.iter().map(chapter).collect()
    }

    pub fn lessons(&self, course: Course) -> Vec<Lesson> {
        let lesson = |&id: &&'static str| Lesson {
            id,
            title: self.attr(id, "title").unwrap_or_default(),
            text: self.text(id),
            task: self.attr(id, "task"),
        };
        course.lessons().iter().map(lesson).collect()
    }
}

/// Chapters with their paragraphs.
const CHAPTERS: [(&str, &[&str]); 20] = [
    ("rules-goal", &["rules-goal-kingdom", "rules-goal-win"]),
    ("rules-tiles", &["rules-tiles-halves", "rules-tiles-terrains", "rules-tiles-numbers"]),
    (
        "rules-start",
        &[
            "rules-start-castle",
            "rules-start-dominoes",
            "rules-start-line",
            "rules-start-kings",
            "rules-start-any",
        ],
    ),
    (
        "rules-turn",
        &["rules-turn-order", "rules-turn-place", "rules-turn-claim", "rules-turn-last"],
    ),
    (
        "rules-placing",
        &[
            "rules-placing-match",
            "rules-placing-castle",
            "rules-placing-grid",
            "rules-placing-free",
            "rules-placing-discard",
        ],
    ),
    ("rules-order", &["rules-order-tradeoff", "rules-order-unclaimed"]),
    (
        "rules-points",
        &[
            "rules-points-territory",
            "rules-points-crowns",
            "rules-points-none",
            "rules-points-several",
        ],
    ),
    ("rules-ties", &["rules-ties-territory", "rules-ties-crowns"]),
    ("rules-bonuses", &["rules-bonuses-middle", "rules-bonuses-harmony"]),
    ("rules-two", &["rules-two-kings", "rules-two-dominoes", "rules-two-first"]),
    ("rules-duel", &["rules-duel-grid"]),
    ("rules-dynasty", &["rules-dynasty-three", "rules-dynasty-tie", "rules-dynasty-best"]),
    ("rules-queen", &["rules-queen-box", "rules-queen-start", "rules-queen-turn"]),
    (
        "rules-knights",
        &[
            "rules-knights-place",
            "rules-knights-coins",
            "rules-knights-none",
            "rules-knights-treasury",
        ],
    ),
    (
        "rules-builders",
        &[
            "rules-builders-board",
            "rules-builders-buy",
            "rules-builders-gains",
            "rules-builders-round",
        ],
    ),
    ("rules-towers", &["rules-towers-host", "rules-towers-discount", "rules-towers-crown"]),
    ("rules-dragon", &["rules-dragon-burn", "rules-dragon-queen"]),
    (
        "rules-queen-points",
        &[
            "rules-queen-points-territories",
            "rules-queen-points-buildings",
            "rules-queen-points-coins",
        ],
    ),
    ("rules-wedding", &["rules-wedding-boxes", "rules-wedding-grid", "rules-wedding-rest"]),
    ("rules-teams", &["rules-teams-pairs", "rules-teams-alone"]),
];

const KINGDOMINO: [&str; 12] = [
    "learn-castle",
    "learn-domino",
    "learn-claim",
    "learn-place",
    "learn-match",
    "learn-territory",
    "learn-crowns",
    "learn-no-crown",
    "learn-frame",
    "learn-order",
    "learn-discard",
    "learn-end",
];

const QUEENDOMINO: [&str; 8] = [
    "learn-queen-town",
    "learn-queen-knights",
    "learn-queen-stay",
    "learn-queen-builders",
    "learn-queen-buildings",
    "learn-queen-queen",
    "learn-queen-dragon",
    "learn-queen-end",
];
