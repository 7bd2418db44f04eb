//! A table as seen from one seat: what the player sees, what is in their hand, which kingdom they
//! look at, and what their clicks and keys do.
//!
//! A [`Desk`] gets a new [`Sight`] whenever the table or the viewer changes, and turns clicks and
//! keys into the [`Intent`] to submit, if any. It knows neither page nor terminal.
//!
//! It has no names for the seats either: a bot is named by its level in the reader's language, and
//! `lingo`, which has the words, builds on this crate. So each front end keeps the names beside the
//! desk, where they can change with the language while the table stays the same.

mod showing;
mod sight;
#[cfg(test)]
mod tests;

pub use showing::{Delivery, Showing};
pub use sight::{Resigning, Sight};

use std::sync::Arc;

use rules::{Cell, Position, Realm, Seat, Slot};
use table::{Intent, Reason};

use crate::hand::{Hand, Holding};
use crate::scene::{Scene, Undo};

/// A table as seen from one seat.
#[derive(Clone, Debug)]
pub struct Desk {
    pub scene: Option<Arc<Scene>>,
    /// The game as the rules see it.
    pub position: Option<Position>,
    /// What is being decided, if the viewer decides.
    pub hand: Option<Hand>,
    /// The kingdom the viewer chose to look at; `None` shows their own, or the one to move.
    pub looked_at: Option<Realm>,
    /// Whether the player wants hints.
    pub wants_hints: bool,
    allows_hints: bool,
    undo: Undo,
    resigning: Option<Resigning>,
    can_return: bool,
    partner: Option<Seat>,
    showing: Option<Showing>,
    tapped: Option<Tapped>,
}

/// What a finger tapped last in this decision. A second tap on it commits; the first never does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tapped {
    Cell(Cell),
    Slot(Slot),
}

/// The hints shown before a choice is made. A table may turn them off.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hints {
    /// Where a domino fits.
    pub spots: bool,
    /// What a choice scores.
    pub points: bool,
    /// What a placement spoils.
    pub losses: bool,
}

impl Hints {
    pub const ALL: Self = Self { spots: true, points: true, losses: true };
    pub const NONE: Self = Self { spots: false, points: false, losses: false };
}

/// How a cell was pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Press {
    /// By a pointer that had previewed the result.
    Hovered,
    /// By a finger, or a pointer without a preview: the first press previews what a second one
    /// does.
    Blind,
}

/// The result of trying to play what is in the hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Acted {
    /// It can be played, by submitting this.
    Intent(Intent),
    /// Another kingdom was on show; the one that the hand plays in is shown first.
    Shown,
    /// What is in the hand is incomplete or illegal.
    NotYet,
    /// The hand is empty.
    Nothing,
}

impl Acted {
    /// The intent to submit, if any.
    pub fn intent(self) -> Option<Intent> {
        match self {
            Self::Intent(intent) => Some(intent),
            Self::Shown | Self::NotYet | Self::Nothing => None,
        }
    }
}

impl Default for Desk {
    fn default() -> Self {
        Self {
            scene: None,
            position: None,
            hand: None,
            looked_at: None,
            wants_hints: true,
            allows_hints: true,
            undo: Undo::No(Reason::NotPlaying),
            resigning: None,
            can_return: false,
            partner: None,
            showing: None,
            tapped: None,
        }
    }
}

impl Desk {
    /// Shows the current table. While the same seat decides, the hand keeps whatever is still
    /// possible; for a new decision the view returns to the kingdom it concerns.
    pub fn show(&mut self, sight: Option<&Sight>) {
        let Some(sight) = sight else {
            *self = Self { wants_hints: self.wants_hints, ..Self::default() };
            return;
        };
        self.keep_showing(sight);
        let decider = self.decider(sight);
        let Sight { scene, position, undo, allows_hints, resigning, can_return, .. } = sight;
        if self.position != *position {
            self.tapped = None;
        }
        self.hand = match (decider, position, self.hand.take()) {
            (Some(seat), Some(position), Some(mut hand)) if hand.seat() == seat => {
                hand.refresh(position);
                Some(hand)
            }
            (Some(seat), Some(position), _) => {
                self.looked_at = None;
                Some(Hand::new(position, seat))
            }
            _ => None,
        };
        (self.scene, self.position) = (Some(Arc::clone(scene)), *position);
        (self.undo, self.resigning) = (undo.clone(), *resigning);
        (self.allows_hints, self.can_return) = (*allows_hints, *can_return);
    }

    /// Whether hints are shown: the player wants them and the table allows them.
    pub fn has_hints(&self) -> bool {
        self.wants_hints && self.allows_hints
    }

    /// Whether the table allows hints.
    pub fn allows_hints(&self) -> bool {
        self.allows_hints
    }

    /// The kingdom shown large.
    pub fn realm_shown(&self) -> Option<Realm> {
        realm_shown(self.scene.as_deref()?, self.looked_at)
    }

    /// Looks at a kingdom. The viewer's own is the default and is not stored.
    pub fn look_at(&mut self, realm: Option<Realm>) {
        let own = self.scene.as_ref().and_then(|scene| scene.own_realm()).map(|own| own.realm);
        self.looked_at = realm.filter(|realm| Some(*realm) != own);
    }

    /// Looks at the kingdom this many places further around the table.
    pub fn look_around(&mut self, by: i32) {
        let count = self.scene.as_ref().and_then(|scene| scene.board.as_ref());
        let count = count.map_or(0, |board| board.realms.len()) as i32;
        let Some(now) = self.realm_shown().filter(|_| count > 0) else { return };
        let next = (now.index() as i32 + by).rem_euclid(count);
        self.look_at(Realm::new(next as usize));
    }

    /// Whether the hand plays in the kingdom shown large. In any other kingdom pointers only look,
    /// since the hand would act out of sight.
    pub fn hand_is_shown(&self) -> bool {
        self.hand.as_ref().is_some_and(|hand| Some(hand.realm()) == self.realm_shown())
    }

    /// Shows the kingdom that the hand plays in, if the viewer is looking at another one and the
    /// hand plays in a kingdom at all. Returns whether it had to.
    pub fn show_hand(&mut self) -> bool {
        let holding = self.hand.as_ref().map(Hand::holding);
        let plays_in_kingdom = matches!(
            holding,
            Some(Holding::Domino(_) | Holding::Tile { .. } | Holding::Knights { .. })
        );
        let is_unseen = plays_in_kingdom && !self.hand_is_shown();
        if is_unseen {
            self.looked_at = None;
        }
        is_unseen
    }

    /// Changes the hand, and shows the kingdom it plays in. False if the hand is empty.
    pub fn change_hand(&mut self, change: impl FnOnce(&mut Hand)) -> bool {
        self.show_hand();
        self.hand.as_mut().map(change).is_some()
    }

    /// Handles a pointer over a cell of the kingdom shown large.
    pub fn hover(&mut self, cell: Cell) {
        if self.hand_is_shown()
            && let Some(hand) = &mut self.hand
        {
            hand.move_to(cell);
        }
    }

    /// Rotates the domino in the hand if it is on show; false if there is nothing to rotate.
    pub fn turn(&mut self, by: i32) -> bool {
        let is_shown = self.hand_is_shown();
        let hand = self.hand.as_mut().filter(|hand| is_shown && hand.ghost().is_some());
        hand.map(|hand| hand.rotate(by)).is_some()
    }

    /// Handles a press on a cell of the kingdom shown large: moves the domino there or places it,
    /// or chooses the cell for a knight or a tile.
    pub fn press_cell(&mut self, cell: Cell, press: Press) -> Option<Intent> {
        if !self.hand_is_shown() {
            return None;
        }
        let is_confirmed = self.confirms(Tapped::Cell(cell), press);
        let hand = self.hand.as_mut()?;
        let acts = match hand.holding() {
            Holding::Domino(ghost) => {
                let was_there = ghost.cells_of_halves().contains(&Some(cell));
                if !was_there {
                    hand.move_to(cell);
                }
                match press {
                    Press::Hovered => true,
                    Press::Blind => was_there && is_confirmed,
                }
            }
            Holding::Knights { .. } => {
                hand.toggle_at(cell);
                false
            }
            Holding::Tile { site, spot, .. } => {
                let was_there = *site == cell && spot.is_some();
                hand.move_to(cell);
                was_there && is_confirmed
            }
            _ => false,
        };
        if acts { self.act().intent() } else { None }
    }

    /// Handles a press on a slot of the next line: claims it with the king in the hand.
    pub fn press_slot(&mut self, slot: Slot, press: Press) -> Option<Intent> {
        let is_confirmed = self.confirms(Tapped::Slot(slot), press);
        let hand = self.hand.as_mut()?;
        if !matches!(hand.holding(), Holding::King { .. }) {
            return None;
        }
        hand.point(slot);
        if is_confirmed { self.act().intent() } else { None }
    }

    /// What a finger tapped last in this decision.
    pub fn tapped(&self) -> Option<Tapped> {
        self.tapped
    }

    /// Whether a press does what is in the hand: at once where its result was seen before.
    fn confirms(&mut self, here: Tapped, press: Press) -> bool {
        match press {
            Press::Hovered => true,
            Press::Blind => self.tapped.replace(here) == Some(here),
        }
    }

    /// Picks by number: claims at once, but only selects tiles and knights.
    pub fn pick(&mut self, number: usize) -> Option<Intent> {
        let mut claims = false;
        self.change_hand(|hand| claims = hand.pick(number));
        if claims { self.act().intent() } else { None }
    }

    /// Plays what is in the hand; nothing while the viewer points at something.
    pub fn act(&mut self) -> Acted {
        let Some(hand) = self.hand.as_ref().filter(|_| self.pointer().is_none()) else {
            return Acted::Nothing;
        };
        let Some(action) = hand.action() else { return Acted::NotYet };
        self.looked_at = None;
        Acted::Intent(Intent::Act { action })
    }

    /// Plays what is in the hand, or first shows it if it was out of sight.
    pub fn act_if_seen(&mut self) -> Acted {
        if self.show_hand() { Acted::Shown } else { self.act() }
    }

    /// Discards the domino in the hand, if it fits nowhere.
    pub fn discard(&mut self) -> Option<Intent> {
        let holding = self.hand.as_ref().map(Hand::holding);
        if matches!(holding, Some(Holding::Misfit(_))) { self.act().intent() } else { None }
    }

    /// Skips an optional action.
    pub fn pass(&self) -> Option<Intent> {
        let hand = self.hand.as_ref().filter(|_| self.pointer().is_none())?;
        hand.pass().map(|action| Intent::Act { action })
    }

    /// The intent that undoes the last action.
    ///
    /// # Errors
    /// The reason why it cannot be undone.
    pub fn undo(&self) -> Result<Intent, Reason> {
        self.undo.intent()
    }

    /// What resigning would do; `None` if the viewer cannot resign now.
    pub fn resigning(&self) -> Option<Resigning> {
        self.resigning
    }

    /// Whether the viewer has a seat to return to.
    pub fn can_return(&self) -> bool {
        self.can_return
    }
}

/// The kingdom shown large: the chosen one, the viewer's own, the one to follow, or any.
pub fn realm_shown(scene: &Scene, chosen: Option<Realm>) -> Option<Realm> {
    chosen
        .filter(|realm| scene.realm(*realm).is_some())
        .or_else(|| scene.own_realm().map(|own| own.realm))
        .or_else(|| scene.realm_to_follow())
        .or_else(|| scene.board.as_ref()?.realms.first().map(|first| first.realm))
}
