//! What a partner points at or suggests, as marks on the board.

use rules::{Action, Building, Cell, DominoId, Position, Realm, Seat};
use table::{Note, Remark, State};

use crate::overlay::Overlay;
use crate::scene::Scene;

/// What a partner's latest remark marks. Nothing once their team has moved since.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Marks {
    /// A domino of the lines: pointed at, or to be claimed.
    pub domino: Option<DominoId>,
    /// Cells of the kingdom that the partners share.
    pub cells: Vec<Cell>,
    /// The domino that would lie on those cells, its left half on the first.
    pub ghost: Option<DominoId>,
    /// A building on the builders' board.
    pub building: Option<Building>,
}

impl Marks {
    /// What the notes of a team mark for one of its players.
    pub fn of<'a>(
        notes: impl DoubleEndedIterator<Item = &'a Note>,
        state: &State,
        viewer: Seat,
    ) -> Self {
        let current = notes.rev().take_while(|note| is_current(note, state, viewer));
        let mut marks = current.filter(|note| note.seat != viewer);
        marks.find_map(|note| Self::of_remark(&note.remark, state)).unwrap_or_default()
    }

    fn of_remark(remark: &Remark, state: &State) -> Option<Self> {
        let nothing = Self::default();
        let position = state.game.as_ref()?.position();
        let tile = |spot| position.builders().and_then(|builders| builders.tile(spot));
        Some(match *remark {
            Remark::Phrase { .. } | Remark::Text { .. } => return None,
            Remark::Domino { domino } => Self { domino: Some(domino), ..nothing },
            Remark::Square { square } => Self { cells: vec![square], ..nothing },
            Remark::Building { building } => Self { building: Some(building), ..nothing },
            Remark::Plan { action } => match action {
                Action::Claim(slot) => {
                    let entry = position.next_line().get(slot);
                    Self { domino: entry.map(|entry| entry.domino), ..nothing }
                }
                Action::Place { domino, placement } => {
                    let cells = [placement.at].into_iter().chain(placement.end()).collect();
                    Self { cells, ghost: Some(domino), domino: Some(domino), ..nothing }
                }
                Action::Discard(domino) => Self { domino: Some(domino), ..nothing },
                Action::Build { spot, at } => {
                    Self { cells: vec![at], building: tile(spot), ..nothing }
                }
                Action::Bribe(spot) => Self { building: tile(spot), ..nothing },
                Action::Tax(_) | Action::Pass => nothing,
            },
        })
    }
}

impl Overlay {
    /// The same with what partners show each other. It is about the kingdom that they share, and
    /// drawn over no other.
    #[must_use]
    pub fn with_partner(
        self,
        scene: &Scene,
        realm: Realm,
        pointer: Option<Cell>,
        marks: &Marks,
    ) -> Self {
        if scene.own_realm().is_some_and(|own| own.realm == realm) {
            Self { pointer, partner: marks.clone(), ..self }
        } else {
            Self { pointer: None, partner: Marks::default(), ..self }
        }
    }
}

/// The position that a note was made in; `None` if it belongs to another game, or if what it was
/// made in has been undone.
pub fn position_at(note: &Note, state: &State) -> Option<Position> {
    let game = state.game.as_ref().filter(|game| game.number == note.game)?;
    game.record(Vec::new()).replay().nth(note.steps.into())?.ok()
}

/// Whether nobody of the team has moved since a note was made.
fn is_current(note: &Note, state: &State, viewer: Seat) -> bool {
    let realm = state.options.rules.realm_of(viewer);
    state.game.as_ref().is_some_and(|game| {
        game.is_on() && game.number == note.game && !game.has_moved_since(realm, note.steps)
    })
}
