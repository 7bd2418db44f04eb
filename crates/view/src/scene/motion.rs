//! What has moved: for highlights, animations and sentences.

use rules::{
    Action, Actor, Building, Cell, Deal, DominoId, Phase, Position, Realm, Seat, Slot, Spot, Step,
};
use table::{Ending, State};

/// A single change on the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Motion {
    /// A game began.
    Began,
    /// Steps were undone.
    WentBack {
        /// How many remain.
        steps: usize,
    },
    /// The claimed line became the line to place.
    RoundBegan { round: u8 },
    /// Tiles were uncovered on the builders' board, in this order.
    BuildingsDealt { tiles: Vec<Building> },
    /// A line was dealt.
    LineDealt {
        /// Slot by slot.
        dominoes: Vec<DominoId>,
    },
    /// A king was drawn for the first claims.
    KingDrawn { seat: Seat },
    /// A king claimed a slot of the next line.
    Claimed { seat: Seat, king: Seat, slot: Slot, domino: DominoId },
    /// A domino was placed.
    Placed {
        seat: Seat,
        realm: Realm,
        domino: DominoId,
        /// The cells of its halves, left first.
        cells: [Cell; 2],
    },
    /// A domino was discarded.
    Discarded { seat: Seat, realm: Realm, domino: DominoId },
    /// Knights were placed and collected coins.
    Taxed {
        seat: Seat,
        realm: Realm,
        /// Where the knights were placed.
        cells: Vec<Cell>,
        coins: u16,
    },
    /// A tile was bought and built.
    Built {
        seat: Seat,
        realm: Realm,
        building: Building,
        /// The spot it came from.
        spot: Spot,
        /// The square it was built on.
        at: Cell,
        /// The price paid.
        price: u16,
    },
    /// The dragon burnt a tile.
    Burnt {
        /// Who paid for it.
        seat: Seat,
        building: Building,
        spot: Spot,
    },
    QueenMoved {
        /// `None` when she first appears.
        from: Option<Realm>,
        to: Option<Realm>,
    },
    /// A player skipped an optional action.
    Passed {
        seat: Seat,
        /// The action skipped: taxing, building or bribing.
        phase: Phase,
    },
    /// A realm's points changed.
    Scored { realm: Realm, from: u16, to: u16 },
    /// It is another player's turn.
    TurnPassed { to: Seat },
    /// The game ended.
    Ended { ending: Ending },
}

/// What moves in these steps after a position, up to the first that is not legal.
pub fn motions(position: &Position, steps: &[Step]) -> Vec<Motion> {
    let mut motions = Vec::new();
    let mut mover = to_move(position);
    let mut before = *position;
    for &step in steps {
        let mut after = before;
        if after.apply(step).is_err() {
            break;
        }
        motions.extend(match step {
            Step::Deal(deal) => Some(deal_motion(deal)),
            Step::Act(action) => action_motion(action, &before, &after),
        });
        let queen = |position: &Position| position.builders().and_then(|board| board.queen);
        if queen(&before) != queen(&after) {
            motions.push(Motion::QueenMoved { from: queen(&before), to: queen(&after) });
        }
        for realm in position.rules().realms() {
            let (from, to) = (before.points(realm), after.points(realm));
            if from != to {
                motions.push(Motion::Scored { realm, from, to });
            }
        }
        if after.round() != before.round() {
            motions.push(Motion::RoundBegan { round: after.round() });
        }
        let next = to_move(&after);
        if let Some(to) = next.filter(|_| next != mover) {
            motions.push(Motion::TurnPassed { to });
        }
        mover = next.or(mover);
        if after.phase() == Phase::Over {
            motions.push(Motion::Ended { ending: Ending::Finished });
        }
        before = after;
    }
    motions
}

/// What moved between two states of a table. After an undo, only that; in another game, all its
/// steps from the start.
pub fn motions_between(before: &State, after: &State) -> Vec<Motion> {
    let Some(game) = &after.game else { return Vec::new() };
    let mut moved = Vec::new();
    match before.game.as_ref().filter(|known| known.number == game.number) {
        None => {
            moved.push(Motion::Began);
            moved.extend(motions(&game.position().beginning(), game.steps()));
        }
        Some(known) => {
            let same = known.steps().iter().zip(game.steps()).take_while(|(a, b)| a == b).count();
            if same == known.steps().len() {
                moved.extend(motions(known.position(), &game.steps()[same..]));
            } else {
                moved.push(Motion::WentBack { steps: same });
                let start = game.record(Vec::new()).replay().nth(same);
                if let Some(Ok(start)) = start {
                    moved.extend(motions(&start, &game.steps()[same..]));
                }
            }
        }
    }
    let had_ended = before
        .game
        .as_ref()
        .is_some_and(|known| known.number == game.number && known.end.is_some());
    // A game that was played to its end already has a motion for that.
    if let Some(end) = game.end.as_ref().filter(|end| end.ending != Ending::Finished)
        && !had_ended
    {
        moved.push(Motion::Ended { ending: end.ending });
    }
    moved
}

fn to_move(position: &Position) -> Option<Seat> {
    match position.actor() {
        Actor::Seat(seat) => Some(seat),
        Actor::Chance | Actor::Nobody => None,
    }
}

fn deal_motion(deal: Deal) -> Motion {
    match deal {
        Deal::King(seat) => Motion::KingDrawn { seat },
        Deal::Line(dominoes) => Motion::LineDealt { dominoes: dominoes.into_iter().collect() },
        Deal::Buildings(tiles) => Motion::BuildingsDealt { tiles: tiles.to_vec() },
    }
}

fn action_motion(action: Action, before: &Position, after: &Position) -> Option<Motion> {
    let seat = to_move(before)?;
    let realm = before.rules().realm_of(seat);
    let coins = |position: &Position| position.purse(realm).coins;
    Some(match action {
        Action::Claim(slot) => {
            let domino = before.next_line().get(slot)?.domino;
            Motion::Claimed { seat, king: before.king_to_claim()?, slot, domino }
        }
        Action::Place { domino, placement } => {
            Motion::Placed { seat, realm, domino, cells: [placement.at, placement.end()?] }
        }
        Action::Discard(domino) => Motion::Discarded { seat, realm, domino },
        Action::Tax(_) => {
            let has_knight = |position: &Position, cell: Cell| {
                position.kingdom(realm).square(cell).is_some_and(|square| square.knight)
            };
            let cells = after.kingdom(realm).cells();
            let new = cells.filter(|&cell| has_knight(after, cell) && !has_knight(before, cell));
            let coins = coins(after) - coins(before);
            Motion::Taxed { seat, realm, cells: new.collect(), coins }
        }
        Action::Build { spot, at } => {
            let building = before.builders()?.tile(spot)?;
            let price = coins(before) - coins(after);
            Motion::Built { seat, realm, building, spot, at, price }
        }
        Action::Bribe(spot) => {
            Motion::Burnt { seat, building: before.builders()?.tile(spot)?, spot }
        }
        Action::Pass => Motion::Passed { seat, phase: before.phase() },
    })
}
