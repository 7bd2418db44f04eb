//! What must hold in every position of every game, whatever the mode.

use std::collections::HashSet;

use rules::{
    Action, Actor, Atlas, Cell, Direction, DominoSet, Frontier, Growth, IllegalAction, Position,
    Setup, Spot, Terrain,
};

use crate::conceivable;

/// Checks one position.
///
/// # Panics
/// When a law is broken, with the position in notation.
pub fn check(position: &Position) {
    list_equals_check(position);
    actions_agree_by_index_and_in_order(position);
    notation_round_trips(position);
    points_equal_the_sheet(position);
    dominoes_are_in_one_place(position);
    knights_and_towers_add_up(position);
    frontiers_match_a_search_by_cell(position);
    can_bribe_agrees_with_check(position);
}

/// An action is listed exactly if `check` accepts it, and `play` obeys `check`.
pub fn list_equals_check(position: &Position) {
    let domino = position.domino_to_place().unwrap_or_default();
    let actions = position.legal_actions();
    let mut accepted = 0;
    for action in conceivable::actions(domino, domino_after(domino)) {
        let mut next = *position;
        match (position.check(action), next.play(action)) {
            (Ok(()), Ok(())) => {
                accepted += 1;
                assert!(actions.contains(action), "{action} in {}", position.setup());
            }
            (Err(reason), Err(refused)) => {
                assert_eq!(reason, refused);
                assert_eq!(
                    next,
                    *position,
                    "{action} was refused and changed {}",
                    position.setup()
                );
            }
            (check, play) => panic!("{action}: {check:?} but {play:?} in {}", position.setup()),
        }
    }
    assert_eq!(accepted, actions.len(), "{}", position.setup());
}

/// A realm that can bribe the dragon is refused, if at all, only because it is not the moment.
pub fn can_bribe_agrees_with_check(position: &Position) {
    let Actor::Seat(seat) = position.actor() else { return };
    let is_due = |spot| position.check(Action::Bribe(spot)).err();
    let offered =
        Spot::all().any(|spot| matches!(is_due(spot), None | Some(IllegalAction::NotNow)));
    let realm = position.rules().realm_of(seat);
    assert_eq!(position.can_bribe(realm), offered, "{}", position.setup());
}

/// `get` and the iterator give the same actions, without duplicates.
pub fn actions_agree_by_index_and_in_order(position: &Position) {
    let actions = position.legal_actions();
    let walked: Vec<_> = actions.iter().collect();
    let indexed: Vec<_> = (0..actions.len()).filter_map(|index| actions.get(index)).collect();
    assert_eq!(walked, indexed, "{}", position.setup());
    assert_eq!(actions.get(actions.len()), None);
    assert_eq!(actions.is_empty(), !matches!(position.actor(), Actor::Seat(_)));
    let distinct: std::collections::HashSet<_> = walked.iter().collect();
    assert_eq!(distinct.len(), walked.len(), "{}", position.setup());
}

/// What is printed reads back the same.
pub fn notation_round_trips(position: &Position) {
    let text = position.setup().to_string();
    let setup: Setup = text.parse().unwrap_or_else(|error| panic!("{error}: {text}"));
    assert_eq!(setup, position.setup(), "{text}");
    let back = Position::from_setup(&setup).unwrap_or_else(|error| panic!("{error}: {text}"));
    assert_eq!(back, *position, "{text}");
    for action in &position.legal_actions() {
        assert_eq!(action.to_string().parse(), Ok(action));
    }
}

/// The sum for search equals the sum on the score sheet.
pub fn points_equal_the_sheet(position: &Position) {
    for realm in position.rules().realms() {
        assert_eq!(position.points(realm), position.score(realm).total, "{}", position.setup());
    }
}

/// No domino is in two places.
pub fn dominoes_are_in_one_place(position: &Position) {
    let placed: Vec<_> =
        position.kingdoms().iter().flat_map(rules::Kingdom::dominoes).map(|d| d.domino).collect();
    let set: DominoSet = placed.iter().copied().collect();
    assert_eq!(set.len(), placed.len());
    let lines = position.current_line().dominoes() | position.next_line().dominoes();
    assert!((position.unseen() & (set | lines)).is_empty(), "{}", position.setup());
    assert!((set & position.next_line().dominoes()).is_empty(), "{}", position.setup());
}

/// What the realms own and what is left in the box add up to the whole box (§1.5).
pub fn knights_and_towers_add_up(position: &Position) {
    let Some(builders) = position.builders() else { return };
    let (mut knights, mut towers) = (builders.knights, builders.towers);
    for realm in position.rules().realms() {
        knights += position.purse(realm).knights + position.kingdom(realm).knights();
        towers += position.purse(realm).towers;
    }
    assert_eq!((knights, towers), (22, 15), "{}", position.setup());
}

/// Free cells and what lies beside them agree with a search cell by cell.
pub fn frontiers_match_a_search_by_cell(position: &Position) {
    for kingdom in position.kingdoms() {
        let neighbours = |cell: Cell| Direction::ALL.into_iter().filter_map(move |d| cell.step(d));
        let (low, high) = kingdom.bounds();
        // The next domino reaches two cells beyond the kingdom.
        let near = |cell: Cell| {
            let within = |at: i8, low: i8, high: i8| low - 2 <= at && at <= high + 2;
            within(cell.x(), low.x(), high.x()) && within(cell.y(), low.y(), high.y())
        };
        let is_free = |cell: Cell| {
            let taken = cell == Cell::CASTLE || kingdom.square(cell).is_some();
            !taken && near(cell) && kingdom.has_room_for(cell)
        };
        let free: HashSet<Cell> = Cell::all().filter(|&cell| is_free(cell)).collect();
        let mut walked = Frontier::default();
        for &cell in &free {
            let room = neighbours(cell).filter(|cell| free.contains(cell)).count().min(3);
            walked.free[room] += 1;
            walked.castle[room] += u8::from(neighbours(cell).any(|cell| cell == Cell::CASTLE));
            for terrain in Terrain::ALL {
                let same = |cell| kingdom.square(cell).is_some_and(|s| s.terrain == terrain);
                walked.beside[terrain as usize][room] += u8::from(neighbours(cell).any(same));
            }
        }
        let region = |from: Cell| {
            let mut region = HashSet::from([from]);
            let mut ahead = vec![from];
            while let Some(cell) = ahead.pop() {
                let next = neighbours(cell).filter(|cell| free.contains(cell));
                ahead.extend(next.filter(|&cell| region.insert(cell)));
            }
            region
        };
        let mut rest = free.clone();
        let mut regions = Vec::new();
        while let Some(&cell) = rest.iter().next() {
            let region = region(cell);
            rest.retain(|cell| !region.contains(cell));
            regions.push(region.len() as u8);
        }
        regions.sort_unstable_by(|a, b| b.cmp(a));
        walked.regions = regions.into_iter().collect();
        let mut growths = Vec::new();
        let explored = Atlas::new(kingdom).explore(|growth| growths.push(growth));
        assert_eq!(explored, walked, "{}", position.setup());
        assert_eq!(growths.len(), kingdom.territories().count());
        for (territory, growth) in kingdom.territories().zip(growths) {
            let beside = territory.cells().flat_map(neighbours).filter(|cell| free.contains(cell));
            let openings: HashSet<Cell> = beside.collect();
            let reach: HashSet<Cell> = openings.iter().flat_map(|&cell| region(cell)).collect();
            let walked = Growth {
                terrain: territory.terrain,
                squares: territory.squares,
                crowns: territory.crowns,
                openings: openings.len() as u8,
                reach: reach.len() as u8,
            };
            assert_eq!(growth, walked, "{}", position.setup());
            assert_eq!(territory.openings, walked.openings, "{}", position.setup());
        }
    }
}

fn domino_after(domino: rules::DominoId) -> rules::DominoId {
    rules::DominoId::from_index(domino.index() + 1).unwrap_or_default()
}
