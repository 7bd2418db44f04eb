//! What is due, and who decides it.

use rules::{Action, Actor, Cell, DominoId, Phase, Position, Realm, Seat, Slot, Spot, Taxed};
use table::{Stage, State};

/// What is due, from the viewer's point of view.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Decision {
    /// Players take seats and get ready.
    Gather {
        /// Whether the viewer is ready; `None` without a seat.
        ready: Option<bool>,
    },
    /// The viewer decides.
    Decide { seat: Seat, choice: Choice },
    /// Another player decides.
    Wait { seat: Seat, choice: Choice },
    /// Something has to be dealt: a replay stops here, or players still add to the shuffle.
    Dealing,
    /// Between two games of a Dynasty.
    Pause {
        /// Whether the viewer is ready for the next one; `None` without a seat.
        ready: Option<bool>,
    },
    /// The game of a replay has ended.
    Over,
    /// The table is closed.
    Closed,
}

/// The options of a decision. Never empty; [`rules::Action::Pass`] is possible as well when taxing,
/// building or bribing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Choice {
    /// A slot of the next line is to be claimed.
    Claim {
        /// The free slots.
        slots: Vec<Slot>,
        /// The seat whose king goes there; in the first claims it may be another's.
        king: Seat,
    },
    /// This domino is to be placed.
    Place { domino: DominoId },
    /// This domino fits nowhere and must be discarded.
    Discard { domino: DominoId },
    /// Knights may be put on the domino just placed.
    Tax {
        /// The cells of its left and right half.
        cells: [Cell; 2],
        /// What each choice collects.
        offers: Vec<TaxOffer>,
    },
    /// A tile may be bought.
    Build {
        /// Spots with an affordable tile.
        spots: Vec<Spot>,
        /// Town squares without a building.
        sites: Vec<Cell>,
    },
    /// A tile may be burnt.
    Bribe {
        /// Spots with a tile.
        spots: Vec<Spot>,
    },
}

/// A choice of halves to tax.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TaxOffer {
    /// The halves that get a knight.
    pub taxed: Taxed,
    /// The coins it collects, including those of treasuries.
    pub coins: u16,
}

impl Decision {
    pub(super) fn of_state(state: &State, viewer: Option<Seat>) -> Self {
        let chair = viewer.and_then(|seat| state.chair(seat));
        let ready = chair.map(|chair| chair.ready);
        match state.stage {
            Stage::Gathering => Self::Gather { ready },
            Stage::Pause => Self::Pause { ready },
            Stage::Closed => Self::Closed,
            Stage::Playing => {
                let position = state.game.as_ref().map(table::Game::position);
                // Players replaced by a bot only watch.
                let decides = chair.is_some_and(table::Chair::is_played_by_holder);
                position.map_or(Self::Dealing, |position| {
                    Self::of_position(position, viewer.filter(|_| decides))
                })
            }
        }
    }

    pub(super) fn of_position(position: &Position, viewer: Option<Seat>) -> Self {
        match (position.actor(), Choice::of(position)) {
            (Actor::Seat(seat), Some(choice)) if viewer == Some(seat) => {
                Self::Decide { seat, choice }
            }
            (Actor::Seat(seat), Some(choice)) => Self::Wait { seat, choice },
            (Actor::Nobody, _) => Self::Over,
            _ => Self::Dealing,
        }
    }

    /// The options of the decision, whoever makes it.
    pub fn choice(&self) -> Option<&Choice> {
        match self {
            Self::Decide { choice, .. } | Self::Wait { choice, .. } => Some(choice),
            _ => None,
        }
    }
}

impl Choice {
    /// The options of the seat to move; `None` if nobody is to move.
    pub fn of(position: &Position) -> Option<Self> {
        let Actor::Seat(seat) = position.actor() else { return None };
        let realm = position.rules().realm_of(seat);
        let mut actions: Vec<Action> = Vec::new();
        if position.phase() != Phase::Place {
            actions.extend(position.legal_actions().iter());
        }
        Some(match position.phase() {
            Phase::Claim => Self::Claim {
                slots: position.next_line().free_slots().collect(),
                king: position.king_to_claim()?,
            },
            Phase::Place => {
                let domino = position.domino_to_place()?;
                if position.kingdom(realm).accepts(domino) {
                    Self::Place { domino }
                } else {
                    Self::Discard { domino }
                }
            }
            Phase::Tax => Self::Tax {
                cells: last_cells(position, realm)?,
                offers: actions.iter().filter_map(|&tax| TaxOffer::of(position, tax)).collect(),
            },
            Phase::Build => {
                let mut spots = Vec::new();
                let mut sites = Vec::new();
                for action in actions {
                    if let Action::Build { spot, at } = action {
                        spots.push(spot);
                        sites.push(at);
                    }
                }
                spots.dedup();
                sites.sort_unstable();
                sites.dedup();
                Self::Build { spots, sites }
            }
            Phase::Bribe => {
                let burnt = |action| match action {
                    Action::Bribe(spot) => Some(spot),
                    _ => None,
                };
                Self::Bribe { spots: actions.into_iter().filter_map(burnt).collect() }
            }
            Phase::DealBuildings | Phase::DealLine | Phase::DrawKing | Phase::Over => return None,
        })
    }
}

impl TaxOffer {
    /// What a tax collects, found by playing it on a copy.
    fn of(position: &Position, action: Action) -> Option<Self> {
        let (Action::Tax(taxed), Actor::Seat(seat)) = (action, position.actor()) else {
            return None;
        };
        let realm = position.rules().realm_of(seat);
        let mut after = *position;
        after.play(action).ok()?;
        let coins = after.purse(realm).coins - position.purse(realm).coins;
        Some(Self { taxed, coins })
    }
}

/// The cells of the domino that a realm placed last, left half first.
fn last_cells(position: &Position, realm: Realm) -> Option<[Cell; 2]> {
    let placement = position.kingdom(realm).dominoes().next_back()?.placement;
    Some([placement.at, placement.end()?])
}
