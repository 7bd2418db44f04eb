//! The game on the table: realms, lines, what has not been seen.

use rules::{Action, DominoId, DominoSet, Line, Phase, Position, Realm, Rules, Seat, Slot, Step};

use super::builders::BuildersScene;
use super::realm::RealmScene;

/// A moment of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    /// What is played.
    pub rules: Rules,
    /// The round, from 1; 0 during the first claims.
    pub round: u8,
    /// Rounds of the game.
    pub rounds: u8,
    /// The kind of decision that is due.
    pub phase: Phase,
    /// Steps so far.
    pub steps: usize,
    /// The last step.
    pub last_step: Option<Step>,
    /// The realm that placed a domino last.
    pub placed_last: Option<Realm>,
    /// The realms in order.
    pub realms: Vec<RealmScene>,
    /// The line whose dominoes are being placed.
    pub current: Vec<SlotScene>,
    /// The line that is being claimed.
    pub next: Vec<SlotScene>,
    /// Who plays when in the next round, as far as kings stand on its line: a claim of a lower slot
    /// comes before.
    pub next_order: Vec<Seat>,
    /// Kings that have still to claim in this round, in their order; during the first claims, where
    /// chance draws them, only those that are known.
    pub to_claim: Vec<Seat>,
    /// Dominoes that nobody has seen.
    pub unseen: DominoSet,
    /// How many of them will never come: they were set aside.
    pub set_aside: usize,
    /// Lines still to be dealt.
    pub lines_to_come: u8,
    /// The builders' board, in games with Queendomino's box.
    pub builders: Option<BuildersScene>,
}

/// A slot of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SlotScene {
    /// Which.
    pub slot: Slot,
    /// The domino on it.
    pub domino: DominoId,
    /// Whose king stands on it.
    pub king: Option<Seat>,
    /// How it stands with that king.
    pub state: KingState,
    /// Whether the domino fits somewhere in the viewer's kingdom now; `None` for spectators.
    pub fits: Option<bool>,
}

/// How it stands with the king of a slot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KingState {
    /// No king, and one may come.
    Free,
    /// A king has claimed it for the next round.
    Claimed,
    /// A king waits for its turn in this round.
    Waiting,
    /// It is this king's turn.
    Playing,
    /// This king has played.
    Played,
    /// Nobody claimed it: it has left the game.
    Gone,
}

impl Board {
    /// Whether the last line is on the table: nobody claims any more. Between two rounds, before the
    /// next line is dealt, it is not.
    pub fn is_last_round(&self) -> bool {
        self.round > 0 && self.next.is_empty() && self.lines_to_come == 0
    }

    pub(super) fn of(position: &Position, steps: &[Step], viewer: Option<Seat>) -> Self {
        let rules = *position.rules();
        // The table may since be for more seats than the game had.
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
            to_claim: to_claim(position, &current),
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

fn to_claim(position: &Position, current: &[SlotScene]) -> Vec<Seat> {
    match (position.actor(), position.round()) {
        (rules::Actor::Seat(seat), 0) => vec![seat],
        (_, 0) => Vec::new(),
        _ if position.next_line().is_empty() => Vec::new(),
        _ => {
            let ahead = current
                .iter()
                .filter(|slot| matches!(slot.state, KingState::Waiting | KingState::Playing));
            ahead.filter_map(|slot| slot.king).collect()
        }
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
