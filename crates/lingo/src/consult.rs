//! What partners say to each other, in words.

use rules::{Action, Boxes, DominoId, Position};
use table::{Note, Remark, Saying, TeamPhrase};
use view::desk::Showing;

use crate::frame::Lingo;
use crate::t;

impl Lingo {
    /// What was said to the whole table.
    pub fn saying(&self, saying: &Saying) -> String {
        match saying {
            Saying::Phrase(phrase) => self.phrase(*phrase),
            Saying::Text(text) => text.to_string(),
        }
    }

    /// The text of a preset for partners.
    pub fn team_phrase(&self, phrase: TeamPhrase) -> String {
        self.text(&format!("team-phrase-{}", phrase.name()))
    }

    /// What to do to show one's partner something.
    pub fn showing(&self, showing: Showing) -> String {
        match showing {
            Showing::Thing(_) => t!(self, "team-showing-thing"),
            Showing::Move => t!(self, "team-showing-move"),
        }
    }

    /// The same, by keys alone.
    pub fn showing_by_keys(&self, showing: Showing) -> String {
        match showing {
            Showing::Thing(_) => t!(self, "team-showing-square"),
            Showing::Move => t!(self, "team-showing-move"),
        }
    }

    /// What a partner said: `Ann: yes`, `Ann points at the sawmill`. `position` is the one that
    /// it was said in; `names` are those of the seats.
    pub fn note(
        &self,
        note: &Note,
        position: Option<&Position>,
        names: &[impl AsRef<str>],
    ) -> String {
        let who = self.name_of(names, note.seat);
        match &note.remark {
            Remark::Phrase { phrase } => {
                t!(self, "fact-said", who = who, phrase = self.team_phrase(*phrase))
            }
            Remark::Text { text } => t!(self, "fact-said", who = who, phrase = text.as_str()),
            Remark::Domino { domino: id } => {
                t!(
                    self,
                    "team-points-domino",
                    who = who,
                    domino = self.the_domino(boxes(position, *id), *id)
                )
            }
            Remark::Square { square: cell } => {
                t!(self, "team-points-square", who = who, cell = self.cell(*cell))
            }
            Remark::Building { building } => {
                t!(self, "team-points-building", who = who, building = self.the_building(*building))
            }
            Remark::Plan { action } => {
                t!(self, "team-plans", who = who, plan = self.plan(*action, position))
            }
        }
    }

    /// A proposed action: `the sawmill, 2 north of the castle`.
    fn plan(&self, action: Action, position: Option<&Position>) -> String {
        let tile = |spot| position.map_or_else(String::new, |position| self.tile(position, spot));
        match action {
            Action::Claim(slot) => {
                let claimed = position.and_then(|position| position.next_line().get(slot));
                claimed.map_or_else(
                    || t!(self, "team-plan-slot", slot = slot.index() + 1),
                    |entry| {
                        let domino = self.the_domino(boxes(position, entry.domino), entry.domino);
                        t!(self, "team-plan-claim", domino = domino)
                    },
                )
            }
            Action::Place { domino, placement } => {
                t!(self, "team-plan-place", spot = self.spot(domino, placement))
            }
            Action::Discard(id) => {
                t!(self, "team-plan-discard", domino = self.the_domino(boxes(position, id), id))
            }
            Action::Tax(_) => t!(self, "team-plan-tax"),
            Action::Build { spot, at } => {
                t!(self, "team-plan-build", building = tile(spot), cell = self.cell(at))
            }
            Action::Bribe(spot) => t!(self, "team-plan-bribe", building = tile(spot)),
            Action::Pass => t!(self, "team-plan-pass"),
        }
    }
}

/// The boxes in play; without a position, the domino's own.
fn boxes(position: Option<&Position>, id: DominoId) -> Boxes {
    position.map_or(Boxes::only(id.origin()), |position| position.rules().boxes)
}
