//! What a table says of its seats: clocks, stand-ins, undo, ways back; and how large its kingdoms are.

use rules::{Cell, Direction, Estate, Placement, Position};
use table::{Clock, Intent, Level, Options, Question, Reason, State};
use testkit::{game, shuffle};
use view::desk::Sight;
use view::scene::{Scene, Undo, best_spot};
use view::solo::Solo;

use crate::device::{Players, open, seat, seed, sitters};

fn changed(solo: &Solo, change: impl FnOnce(&mut State)) -> State {
    let mut state = solo.state().clone();
    change(&mut state);
    state
}

#[test]
fn a_stand_in_is_named_by_its_level() {
    let solo = open("k3", "ppb", 1);
    let state = changed(&solo, |state| {
        state.options.stand_in = Level::Duke;
        state.chairs[1].stand_in = true;
    });
    let scene = Scene::of_state(&state, None);
    let stand_ins: Vec<_> = scene.seats.iter().map(|seat| seat.stand_in).collect();
    assert_eq!(stand_ins, [None, Some(Level::Duke), None]);
}

#[test]
fn only_those_who_play_themselves_have_a_clock() {
    for (clock, left) in [
        (Clock::Turn { turn_ms: 120_000 }, 120_000),
        (Clock::Bank { bank_ms: 600_000, increment_ms: 0 }, 600_000),
    ] {
        let options = Options { clock, ..Options::new("k3".parse().unwrap()) };
        let solo = Solo::open(&options, &sitters("ppb"), &seed(1), 1_000).unwrap();
        let state = changed(&solo, |state| state.chairs[1].stand_in = true);
        for (state, has_clock) in
            [(solo.state(), [true, true, false]), (&state, [true, false, false])]
        {
            let scene = Scene::of_state(state, None);
            for (seat, has_clock) in scene.seats.iter().zip(has_clock) {
                assert_eq!(seat.clock.map(|clock| clock.left_ms), has_clock.then_some(left));
                let runs = seat.clock.is_some_and(|clock| clock.running_since.is_some());
                assert_eq!(runs, has_clock && seat.to_move);
            }
        }
    }
    let without = open("k3", "ppb", 1);
    assert!(Scene::of_state(without.state(), None).seats.iter().all(|seat| seat.clock.is_none()));
}

#[test]
fn whoever_is_away_or_replaced_can_return() {
    let solo = open("k3", "ppp", 1);
    let can_return =
        |change: fn(&mut State)| Sight::of_state(&changed(&solo, change), Some(seat(1))).can_return;
    assert!(!can_return(|_| {}));
    assert!(can_return(|state| state.chairs[0].away = true));
    assert!(can_return(|state| state.chairs[0].stand_in = true));
    assert!(!can_return(|state| state.chairs[1].away = true), "somebody else");
    assert!(!can_return(|state| {
        state.chairs[0].away = true;
        state.chairs[0].resigned = true;
    }));
}

/// Whoever has asked the others waits for their answer before asking again.
#[test]
fn an_open_question_keeps_from_asking_again() {
    let mut solo = open("k3", "ppp", 1);
    let mut players = Players::new(1);
    for _ in 0..60 {
        let mover = solo.person_to_move().unwrap();
        players.decide_once(&mut solo);
        if let Undo::Ask { others } = Undo::of(solo.state(), Some(mover)) {
            assert_eq!(others.len(), 2);
            let ask = Intent::Ask { question: Question::TakeBack };
            solo.intend(mover, ask, players.now, seed(9)).unwrap();
            assert_eq!(Undo::of(solo.state(), Some(mover)), Undo::No(Reason::VoteOpen));
            return;
        }
    }
    panic!("nobody had anything to take back");
}

/// All the room is shown as long as the kingdom can grow, and no more afterwards.
#[test]
fn a_kingdom_is_drawn_with_the_room_it_can_still_use() {
    let mut solo = open("k2", "pp", 2);
    let mut players = Players::new(2);
    for _ in 0..12 {
        players.decide_once(&mut solo);
    }
    let playing = Scene::of_state(solo.state(), None);
    let realm = playing.board.as_ref().unwrap().realms[0].clone();
    assert_ne!(realm.kingdom.room, realm.kingdom.bounds);
    let with_turns = |turns_left| view::scene::RealmScene { turns_left, ..realm.clone() };
    assert_eq!(playing.large_area(&with_turns(3)), realm.kingdom.room);
    assert_eq!(playing.large_area(&with_turns(1)), realm.kingdom.room);
    assert_eq!(playing.large_area(&with_turns(0)), realm.kingdom.bounds, "its last domino lies");
    players.finish(&mut solo);
    let over = Scene::of_state(solo.state(), None);
    assert_eq!(over.large_area(&with_turns(3)), realm.kingdom.bounds, "the others gave up");
}

/// Edges against squares, the castle or the border of the grid.
fn closed_edges(position: &Position, realm: rules::Realm, placement: Placement) -> usize {
    let kingdom = position.kingdom(realm);
    let cells = [placement.at, placement.end().unwrap()];
    let closed = |cell: Cell| {
        let beside = Direction::ALL.into_iter().map(move |toward| cell.step(toward));
        beside.filter(|next| match next {
            None => true,
            Some(next) if *next == Cell::CASTLE => true,
            Some(next) => kingdom.square(*next).is_some() || !kingdom.has_room_for(*next),
        })
    };
    cells.into_iter().flat_map(closed).count()
}

#[test]
fn of_spots_that_gain_the_same_the_one_with_the_fewest_open_edges_is_advised() {
    let record = game::random_record("k3".parse().unwrap(), &mut shuffle::random(5));
    let mut told_apart = 0;
    for position in record.replay().map(Result::unwrap) {
        for realm in position.rules().realms() {
            for entry in position.next_line().entries() {
                let Some(best) = best_spot(&position, realm, entry.domino) else { continue };
                let kingdom = position.kingdom(realm);
                let gain = |placement| {
                    let kingdom = kingdom.with(entry.domino, placement);
                    let after = Estate { kingdom: &kingdom, ..position.estate(realm) };
                    i32::from(after.points()) - i32::from(position.points(realm))
                };
                let spots = kingdom.placements(entry.domino);
                let equal = spots.iter().filter(|one| gain(*one) == best.gain);
                let edges: Vec<usize> =
                    equal.map(|one| closed_edges(&position, realm, one)).collect();
                let most = *edges.iter().max().unwrap();
                assert_eq!(closed_edges(&position, realm, best.placement), most);
                told_apart += usize::from(edges.iter().any(|count| *count < most));
            }
        }
    }
    assert!(told_apart > 50, "{told_apart}");
}
