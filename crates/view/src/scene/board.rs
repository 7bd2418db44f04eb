//! The game on the table: realms, lines, unseen dominoes.

use rules::{Action, DominoId, DominoSet, Line, Phase, Position, Realm, Rules, Seat, Slot, Step};
use table::Houses;

use super::builders::BuildersScene;
use super::realm::RealmScene;

/// A moment of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    pub rules: Rules,
    /// From 1; 0 during the first claims.
    pub round: u8,
    /// How many rounds the game has.
    pub rounds: u8,
    /// The kind of decision that is due.
    pub phase: Phase,
    /// The number of steps so far.
    pub steps: usize,
    pub last_step: Option<Step>,
    /// The realm that last placed a domino.
    pub placed_last: Option<Realm>,
    /// In order.
    pub realms: Vec<RealmScene>,
    /// The line being placed.
    pub current: Vec<SlotScene>,
    /// The line being claimed.
    pub next: Vec<SlotScene>,
    /// The turn order of the next round, as far as it is known: by the slots claimed so far.
    pub next_order: Vec<Seat>,
    /// Dominoes that nobody has seen.
    pub unseen: DominoSet,
    /// How many of them were set aside and will never appear.
    pub set_aside: usize,
    /// Lines still to be dealt.
    pub lines_to_come: u8,
    /// In games with Queendomino's box.
    pub builders: Option<BuildersScene>,
}

/// A slot of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SlotScene {
    pub slot: Slot,
    pub domino: DominoId,
    /// The seat whose king stands on it.
    pub king: Option<Seat>,
    pub state: KingState,
    /// Whether the domino currently fits in the viewer's kingdom; `None` for spectators.
    pub fits: Option<bool>,
}

/// The state of the king on a slot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KingState {
    /// No king yet.
    Free,
    /// A king has claimed it for the next round.
    Claimed,
    /// The king waits for its turn this round.
    Waiting,
    /// It is this king's turn.
    Playing,
    /// This king has played.
    Played,
    /// Nobody claimed it, and it has left the game.
    Gone,
}

impl Board {
    /// Whether the last line is on the table, so that nobody claims any more. False between two
    /// rounds, before the next line is dealt.
    pub fn is_last_round(&self) -> bool {
        self.round > 0 && self.next.is_empty() && self.lines_to_come == 0
    }

    /// The index of the house whose kings a seat has.
    pub fn house_of(&self, seat: Seat) -> usize {
        let realm = self.realms.get(self.rules.realm_of(seat).index());
        realm.map_or(seat.index(), |realm| realm.house)
    }

    pub(super) fn with_houses(mut self, houses: Houses) -> Self {
        for realm in &mut self.realms {
            realm.house = houses.of(realm.realm).index();
        }
        self
    }

    pub(super) fn of(position: &Position, steps: &[Step], viewer: Option<Seat>) -> Self {
        let rules = *position.rules();
        // The table may have been set up for more seats since.
        let own = viewer.map(|seat| rules.realm_of(seat));
        let own = own.filter(|realm| realm.index() < rules.realm_count());
        let slots = |line: &Line, state: &dyn Fn(Slot, Option<Seat>) -> KingState| {
            let entries = line.entries().iter().enumerate();
            let scenes = entries.filter_map(|(at, entry)| {
                let slot = Slot::new(at)?;
                Some(SlotScene {
                    slot,
                    domino: entry.domino,
                    king: entry.king,
                    state: state(slot, entry.king),
                    fits: own.map(|realm| position.kingdom(realm).accepts(entry.domino)),
                })
            });
            scenes.collect::<Vec<_>>()
        };
        let next = slots(position.next_line(), &|_, king| match king {
            Some(_) => KingState::Claimed,
            None => KingState::Free,
        });
        let current = slots(position.current_line(), &|slot, king| state(position, slot, king));
        let dealt_later = position.lines_to_come() as usize * rules.line() as usize;
        Self {
            rules,
            round: position.round(),
            rounds: rules.rounds(),
            phase: position.phase(),
            steps: steps.len(),
            last_step: steps.last().copied(),
            placed_last: placed_last(position, steps),
            realms: rules.realms().map(|realm| RealmScene::of(position, realm)).collect(),
            next_order: next.iter().filter_map(|slot| slot.king).collect(),
            current,
            next,
            unseen: position.unseen(),
            set_aside: position.unseen().len() - dealt_later,
            lines_to_come: position.lines_to_come(),
            builders: BuildersScene::of(position, own),
        }
    }
}

fn state(position: &Position, slot: Slot, king: Option<Seat>) -> KingState {
    match (king, position.turn()) {
        (None, _) => KingState::Gone,
        (Some(_), Some(turn)) if slot == turn => KingState::Playing,
        (Some(_), Some(turn)) if slot < turn => KingState::Played,
        (Some(_), None) if position.phase() == Phase::Over => KingState::Played,
        (Some(_), _) => KingState::Waiting,
    }
}

fn placed_last(position: &Position, steps: &[Step]) -> Option<Realm> {
    let domino = steps.iter().rev().find_map(|step| match step {
        Step::Act(Action::Place { domino, .. }) => Some(*domino),
        _ => None,
    })?;
    let has_placed = |realm: &Realm| {
        let latest = position.kingdom(*realm).dominoes().next_back();
        latest.is_some_and(|placed| placed.domino == domino)
    };
    position.rules().realms().find(has_placed)
}
