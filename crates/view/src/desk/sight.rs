//! What a player sees of a table before they touch anything.

use std::sync::Arc;

use rules::{Position, Seat};
use table::{Chair, Intent, Question, Reason, Stage, State};

use crate::scene::{Scene, Undo};
use crate::solo::Solo;

/// The part of a [`Desk`](super::Desk) that follows from the table and the viewer alone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sight {
    pub scene: Arc<Scene>,
    /// The game as the rules see it.
    pub position: Option<Position>,
    /// Whether the last action can be undone, and whether the others must agree.
    pub undo: Undo,
    /// Whether the table allows hints.
    pub allows_hints: bool,
    /// What resigning would do; `None` if the viewer cannot resign now.
    pub resigning: Option<Resigning>,
    /// Whether the viewer has a seat that is played by a bot or waiting for them, so that they can
    /// return to it.
    pub can_return: bool,
    /// The other seat of the viewer's team, if they can talk to it.
    pub partner: Option<Seat>,
}

/// What resigning does to the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Resigning {
    /// It ends the game.
    EndsGame,
    /// The others play on.
    LeavesGame,
}

impl Sight {
    /// A table on a server.
    pub fn of_state(state: &State, viewer: Option<Seat>) -> Self {
        let undo = Undo::of(state, viewer);
        let partner = viewer.and_then(|seat| state.partner_of(seat));
        Self { partner, ..Self::with_undo(Scene::of_state(state, viewer), state, undo) }
    }

    /// A table on this device. People who share a device can undo the last decision without asking,
    /// even if it is already the next player's turn.
    pub fn of_solo(solo: &Solo, viewer: Option<Seat>) -> Self {
        let undo = solo.check_undo().map_or_else(Undo::No, |()| Undo::Now);
        let scene = Scene::of_state(solo.state(), viewer);
        let scene = Scene { is_shared: solo.people().count() > 1, ..scene };
        Self::with_undo(scene, solo.state(), undo)
    }

    /// A moment of a replay or a lesson, without a table.
    pub fn of_moment(scene: Arc<Scene>, position: Position) -> Self {
        Self {
            scene,
            position: Some(position),
            undo: Undo::No(Reason::NotPlaying),
            allows_hints: true,
            resigning: None,
            can_return: false,
            partner: None,
        }
    }

    fn with_undo(scene: Scene, state: &State, undo: Undo) -> Self {
        let viewer = scene.viewer;
        let is_playing = state.stage == Stage::Playing;
        let chair = viewer.filter(|_| is_playing).and_then(|seat| state.chair(seat));
        let chair = chair.filter(|chair| !chair.resigned);
        let resigning = viewer.filter(|_| chair.is_some()).map(|seat| {
            if state.ends_by_resigning(seat) { Resigning::EndsGame } else { Resigning::LeavesGame }
        });
        Self {
            scene: Arc::new(scene),
            position: state.game.as_ref().map(|game| *game.position()),
            undo,
            allows_hints: state.options.hints,
            resigning,
            can_return: chair.is_some_and(|chair: &Chair| chair.stand_in || chair.away),
            partner: None,
        }
    }
}

impl Undo {
    /// The intent that undoes the last action.
    ///
    /// # Errors
    /// The reason why it cannot be undone.
    pub fn intent(&self) -> Result<Intent, Reason> {
        match self {
            Self::Now => Ok(Intent::Undo),
            Self::Ask { .. } => Ok(Intent::Ask { question: Question::TakeBack }),
            Self::No(reason) => Err(*reason),
        }
    }
}
