//! What a partner's remarks mark on the board, and until when.

use rules::{Action, Actor, Seat};
use table::{Level, Note, Options, Remark, Seed, TeamPhrase};
use view::consult::{Marks, position_at};
use view::solo::{Sitter, Solo};

fn seat(number: usize) -> Seat {
    Seat::new(number - 1).unwrap()
}

/// A table of teams at a moment when a domino can be placed.
fn placing() -> Solo {
    let options = Options::new("w6t".parse().unwrap());
    let sitters = vec![Sitter::Bot(Level::Page); 6];
    let mut solo = Solo::open(&options, &sitters, &Seed::new([3; 32]), 0).unwrap();
    while !matches!(first_action(&solo), Action::Place { .. }) {
        step(&mut solo);
    }
    solo
}

fn first_action(solo: &Solo) -> Action {
    let game = solo.state().game.as_ref().unwrap();
    game.position().legal_actions().get(0).unwrap()
}

fn step(solo: &mut Solo) {
    let turn = solo.bot_turn().expect("a bot moves");
    let (action, now) = (first_action(solo), solo.state().at + 1);
    solo.apply_bot_decision(&turn, action, now).unwrap();
}

/// A note said now.
fn note(solo: &Solo, seat: Seat, remark: Remark) -> Note {
    let game = solo.state().game.as_ref().unwrap();
    Note { at: 0, seat, game: game.number, steps: game.steps().len() as u16, remark }
}

fn mover(solo: &Solo) -> Seat {
    let game = solo.state().game.as_ref().unwrap();
    let Actor::Seat(seat) = game.position().actor() else { panic!("a seat is to move") };
    seat
}

#[test]
fn a_suggested_placement_is_a_ghost_until_the_team_moves() {
    let mut solo = placing();
    let (viewer, action) = (mover(&solo), first_action(&solo));
    let partner = solo.state().partner_of(viewer).unwrap();
    let Action::Place { domino, placement } = action else { panic!("a placement") };
    let notes = [
        note(&solo, partner, Remark::Plan { action }),
        note(&solo, partner, Remark::Phrase { phrase: TeamPhrase::Here }),
        note(&solo, viewer, Remark::Domino { domino: "1".parse().unwrap() }),
    ];
    let marks = Marks::of(notes.iter(), solo.state(), viewer);
    assert_eq!((marks.ghost, marks.domino), (Some(domino), Some(domino)));
    assert_eq!(marks.cells, [placement.at, placement.end().unwrap()]);
    // The partner sees what the viewer pointed at.
    let seen = Marks::of(notes.iter(), solo.state(), partner);
    assert_eq!((seen.ghost, seen.domino), (None, Some("1".parse().unwrap())));
    step(&mut solo);
    assert_eq!(Marks::of(notes.iter(), solo.state(), viewer), Marks::default());
}

#[test]
fn moves_of_others_leave_marks_where_they_are() {
    let mut solo = placing();
    let before = mover(&solo);
    let viewer = (1..=6).map(seat).find(|&one| {
        let state = solo.state();
        one != before && state.partner_of(one) != Some(before)
    });
    let viewer = viewer.unwrap();
    let partner = solo.state().partner_of(viewer).unwrap();
    let square = Remark::Square { square: "h7".parse().unwrap() };
    let notes = [note(&solo, partner, square)];
    while mover(&solo) == before {
        step(&mut solo);
        let marks = Marks::of(notes.iter(), solo.state(), viewer);
        assert_eq!(marks.cells, ["h7".parse().unwrap()]);
    }
    let other_game = [Note { game: 9, ..notes[0].clone() }];
    assert_eq!(Marks::of(other_game.iter(), solo.state(), viewer), Marks::default());
}

/// What was said stays what was meant, whatever lies on the table later.
#[test]
fn a_note_is_read_in_the_position_that_it_was_made_in() {
    let mut solo = placing();
    let before = *solo.state().game.as_ref().unwrap().position();
    let said = note(&solo, mover(&solo), Remark::Plan { action: first_action(&solo) });
    for _ in 0..20 {
        step(&mut solo);
    }
    assert_eq!(position_at(&said, solo.state()), Some(before));
    assert_eq!(position_at(&Note { game: 7, ..said.clone() }, solo.state()), None);
    assert_eq!(position_at(&Note { steps: u16::MAX, ..said }, solo.state()), None, "undone");
}

/// What a plan or a thing marks: never more than it is about.
#[test]
fn each_remark_marks_what_it_is_about() {
    let solo = placing();
    let viewer = mover(&solo);
    let partner = solo.state().partner_of(viewer).unwrap();
    let position = solo.state().game.as_ref().unwrap().position();
    let marks = |remarks: &[Remark]| {
        let notes: Vec<Note> =
            remarks.iter().map(|remark| note(&solo, partner, remark.clone())).collect();
        Marks::of(notes.iter(), solo.state(), viewer)
    };
    let plan = |action: &str| marks(&[Remark::Plan { action: action.parse().unwrap() }]);
    let building =
        position.builders().unwrap().tile("+2@h7".parse::<Action>().ok().and_then(spot).unwrap());
    let nothing = Marks::default();
    let cell = || "h7".parse().unwrap();
    let sawmill = "sawmill".parse().unwrap();
    let thing = marks(&[Remark::Building { building: sawmill }]);
    assert_eq!(thing, Marks { building: Some(sawmill), ..nothing.clone() });
    let claimed = position.next_line().entries()[1].domino;
    assert_eq!(plan(">2"), Marks { domino: Some(claimed), ..nothing.clone() });
    assert_eq!(plan("+2@h7"), Marks { cells: vec![cell()], building, ..nothing.clone() });
    assert!(building.is_some());
    assert_eq!(plan("!2"), Marks { building, ..nothing.clone() });
    let discarded = Some("1".parse().unwrap());
    assert_eq!(plan("1x"), Marks { domino: discarded, ..nothing.clone() });
    // A phrase leaves the mark before it, a plan without a place takes it away.
    let square = Remark::Square { square: cell() };
    let phrase = Remark::Phrase { phrase: TeamPhrase::Here };
    let text = Remark::Text { text: "here".parse().unwrap() };
    let skip = Remark::Plan { action: Action::Pass };
    assert_eq!(marks(&[square.clone(), phrase, text]).cells, [cell()]);
    assert_eq!(marks(&[square, skip]), nothing);
}

fn spot(action: Action) -> Option<rules::Spot> {
    match action {
        Action::Build { spot, .. } => Some(spot),
        _ => None,
    }
}

/// Nothing is marked on the table of a game that is over.
#[test]
fn marks_end_with_the_game() {
    let mut solo = placing();
    while solo.bot_turn().is_some() {
        step(&mut solo);
    }
    let (viewer, partner) = (seat(1), seat(2));
    let notes = [note(&solo, partner, Remark::Square { square: "h7".parse().unwrap() })];
    assert_eq!(Marks::of(notes.iter(), solo.state(), viewer), Marks::default());
}
