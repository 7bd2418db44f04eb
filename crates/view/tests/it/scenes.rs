//! Scenes compared with the rules and the table at every step.

use std::collections::HashSet;
use std::time::Instant;

use rules::{
    Action, Actor, Cell, Decider, Phase, Position, Preset, Realm, Rules, Seat, Step, Terrain,
};
use table::{Intent, Question, Seed, State};
use testkit::{game, shuffle};
use view::scene::{
    Board, Choice, Decision, History, KingState, Motion, Scene, Undo, motions, motions_between,
};

/// Everything on a board follows from the position.
pub(crate) fn check_board(board: &Board, position: &Position, viewer: Option<Seat>) {
    let rules = position.rules();
    assert_eq!((board.round, board.rounds), (position.round(), rules.rounds()));
    assert_eq!(board.phase, position.phase());
    assert_eq!(board.unseen, position.unseen());
    let line = usize::from(rules.line());
    let to_come = usize::from(board.lines_to_come) * line;
    assert_eq!(board.set_aside + to_come, position.unseen().len());
    for realm in rules.realms() {
        check_realm(board, position, realm);
    }
    for (slots, line) in
        [(&board.current, position.current_line()), (&board.next, position.next_line())]
    {
        assert_eq!(slots.len(), line.entries().len());
        for (slot, entry) in slots.iter().zip(line.entries()) {
            assert_eq!((slot.domino, slot.king), (entry.domino, entry.king));
            let own = viewer.map(|seat| position.kingdom(rules.realm_of(seat)));
            assert_eq!(slot.fits, own.map(|kingdom| kingdom.accepts(entry.domino)));
        }
    }
    for slot in &board.current {
        let Some(realm) = slot.king.map(|seat| rules.realm_of(seat)) else {
            assert_eq!(slot.state, KingState::Gone);
            continue;
        };
        let lies = position.kingdom(realm).dominoes().any(|placed| placed.domino == slot.domino);
        match slot.state {
            KingState::Played => assert!(lies || position.purse(realm).discards > 0),
            KingState::Waiting => assert!(!lies),
            KingState::Playing => assert!(!lies || position.phase() != Phase::Place),
            other => panic!("{other:?} in the line that is placed"),
        }
    }
    let playing: Vec<_> =
        board.current.iter().filter(|slot| slot.state == KingState::Playing).collect();
    assert_eq!(playing.len(), usize::from(position.turn().is_some()));
    for slot in playing {
        assert_eq!(slot.king.map(Actor::Seat), Some(position.actor()));
    }
    if let Some(builders) = &board.builders {
        let rules_board = position.builders().unwrap();
        let buyer = builders.buyer;
        for offer in &builders.offers {
            assert_eq!(offer.building, rules_board.tile(offer.spot));
            if let Some(realm) = buyer {
                assert_eq!(offer.price, rules_board.price(offer.spot, realm));
                let pays = position.purse(realm).coins >= offer.price;
                assert_eq!(offer.affordable, offer.building.is_some() && pays);
            }
        }
        assert_eq!(builders.queen, rules_board.queen);
        if let Some(missing) = builders.towers_to_queen() {
            let own = builders.towers[buyer.unwrap().index()] + missing;
            assert!(builders.queen != buyer && builders.towers.iter().all(|other| *other <= own));
        }
        assert_eq!(builders.dragon_away, rules_board.dragon_away);
    }
    assert_eq!(board.builders.is_some(), rules.boxes.has_queendomino());
}

fn check_realm(board: &Board, position: &Position, realm: Realm) {
    let scene = &board.realms[realm.index()];
    let kingdom = position.kingdom(realm);
    assert_eq!(scene.points, position.points(realm));
    assert_eq!(scene.sheet, position.score(realm));
    assert_eq!(scene.purse, position.purse(realm));
    assert_eq!(scene.hosts_queen, position.hosts_queen(realm));
    let drawn = &scene.kingdom;
    let cells: Vec<Cell> = drawn.squares.iter().map(|square| square.cell).collect();
    assert_eq!(cells, kingdom.cells().collect::<Vec<_>>());
    for square in &drawn.squares {
        assert_eq!(Some(square.square), kingdom.square(square.cell));
        assert!(drawn.tiles[square.tile.unwrap()].cells.contains(&square.cell));
        let territory = &drawn.territories[square.territory];
        assert!(territory.cells.contains(&square.cell));
        assert_eq!(territory.terrain, square.square.terrain);
    }
    for (tile, placed) in drawn.tiles.iter().zip(kingdom.dominoes()) {
        assert_eq!(tile.domino, placed.domino);
        let halves = [placed.domino.domino().left, placed.domino.domino().right];
        for (cell, half) in tile.cells.iter().zip(halves) {
            assert_eq!(kingdom.square(*cell).unwrap().terrain, half.terrain);
        }
    }
    let latest: Vec<_> = drawn.tiles.iter().filter(|tile| tile.latest).collect();
    assert_eq!(latest.len(), usize::from(!drawn.tiles.is_empty()));
    assert!(latest.iter().all(|tile| Some(tile.domino) == kingdom.dominoes().next_back().map(|last| last.domino)));
    let points: u16 = drawn.territories.iter().map(|territory| territory.points).sum();
    let sheet_points: u16 = scene.sheet.territories.iter().map(|scored| scored.points).sum();
    assert_eq!(points, sheet_points);
    for territory in &drawn.territories {
        let product = territory.cells.len() * usize::from(territory.crowns);
        assert_eq!(usize::from(territory.points), product);
    }
    assert_eq!(drawn.knights.len(), usize::from(kingdom.knights()));
    assert_eq!(drawn.buildings.len(), kingdom.buildings().len());
    for cell in Cell::all() {
        assert_eq!(drawn.room.contains(cell), kingdom.has_room_for(cell), "{cell}");
    }
    for cell in &drawn.dead {
        assert!(drawn.room.contains(*cell) && kingdom.square(*cell).is_none());
        assert!(!drawn.is_open(*cell) && *cell != Cell::CASTLE);
    }
}

/// The options are exactly the legal actions.
pub(crate) fn check_choice(choice: &Choice, position: &Position) {
    let legal: HashSet<Action> = position.legal_actions().iter().collect();
    let Actor::Seat(seat) = position.actor() else { panic!("nobody decides") };
    let realm = position.rules().realm_of(seat);
    let mut offered: HashSet<Action> = match choice {
        Choice::Claim { slots, .. } => slots.iter().copied().map(Action::Claim).collect(),
        Choice::Place { domino } => {
            let spots = position.kingdom(realm).placements(*domino);
            spots.iter().map(|placement| Action::Place { domino: *domino, placement }).collect()
        }
        Choice::Discard { domino } => HashSet::from([Action::Discard(*domino)]),
        Choice::Tax { offers, cells } => {
            for offer in offers {
                let mut after = *position;
                after.play(Action::Tax(offer.taxed)).unwrap();
                let coins = after.purse(realm).coins - position.purse(realm).coins;
                assert_eq!(offer.coins, coins);
                assert!(
                    u16::from(position.kingdom(realm).territory_at(cells[0]).unwrap().squares) >= 1
                );
            }
            offers.iter().map(|offer| Action::Tax(offer.taxed)).collect()
        }
        Choice::Build { spots, sites } => {
            for site in sites {
                let square = position.kingdom(realm).square(*site).unwrap();
                assert_eq!((square.terrain, square.building), (Terrain::Town, None));
            }
            let all = spots
                .iter()
                .flat_map(|&spot| sites.iter().map(move |&at| Action::Build { spot, at }));
            all.collect()
        }
        Choice::Bribe { spots } => spots.iter().copied().map(Action::Bribe).collect(),
    };
    if matches!(choice, Choice::Tax { .. } | Choice::Build { .. } | Choice::Bribe { .. }) {
        offered.insert(Action::Pass);
    }
    assert_eq!(offered, legal);
}

/// Checks the scene of a table from a seat's point of view.
pub(crate) fn check_scene(state: &State, viewer: Option<Seat>) -> Scene {
    let scene = Scene::of_state(state, viewer);
    let Some(game) = &state.game else { return scene };
    let position = game.position();
    let board = scene.board.as_ref().unwrap();
    check_board(board, position, viewer);
    assert_eq!(board.steps, game.steps().len());
    assert_eq!(board.last_step.as_ref(), game.steps().last());
    assert_eq!(scene.to_move(), game.to_move());
    for (seat, chair) in state.seats() {
        let drawn = scene.seat(seat).unwrap();
        assert_eq!(
            (drawn.away, drawn.ready, drawn.resigned),
            (chair.away, chair.ready, chair.resigned)
        );
        assert_eq!(drawn.to_move, game.to_move() == Some(seat));
    }
    match &scene.decision {
        Decision::Decide { seat, choice } => {
            assert_eq!((Some(*seat), game.to_move()), (viewer, viewer));
            check_choice(choice, position);
        }
        Decision::Wait { seat, choice } => {
            assert_eq!(game.to_move(), Some(*seat));
            check_choice(choice, position);
        }
        _ => assert_eq!(game.to_move(), None),
    }
    assert_eq!(scene.end.is_some(), game.end.is_some());
    scene
}

/// Undo is offered exactly when the table accepts it.
pub(crate) fn check_undo(solo: &view::solo::Solo, seat: Seat) {
    let scene = Scene::of_state(solo.state(), Some(seat));
    let tries = |intent: Intent| {
        let mut copy = solo.clone();
        copy.intend(seat, intent, solo.state().at, Seed::new([1; 32])).map(|_| ())
    };
    let now = tries(Intent::Undo);
    let asked = tries(Intent::Ask { question: Question::TakeBack });
    match scene.table.unwrap().undo {
        Undo::Now => assert_eq!((now, asked), (Ok(()), Ok(()))),
        Undo::Ask { .. } => assert!(now.is_err() && asked.is_ok()),
        Undo::No(reason) => assert_eq!((now, asked), (Err(reason.into()), Err(reason.into()))),
    }
}

#[test]
fn replays_are_drawn_at_every_step() {
    for preset in Preset::ALL {
        let rules = Rules { harmony: true, middle_kingdom: true, ..preset.rules };
        let record = game::random_record(rules, &mut shuffle::random(1));
        for (at, position) in record.replay().map(Result::unwrap).enumerate() {
            let steps = &record.steps[..at];
            for viewer in [None, Seat::new(0), Seat::new(at % rules.seats as usize)] {
                let scene = Scene::of_position(&position, steps, viewer);
                check_board(scene.board.as_ref().unwrap(), &position, viewer);
                match (&scene.decision, position.actor()) {
                    (Decision::Decide { seat, choice }, Actor::Seat(actor)) => {
                        assert_eq!((*seat, viewer), (actor, Some(actor)));
                        check_choice(choice, &position);
                    }
                    (Decision::Wait { seat, choice }, Actor::Seat(actor)) => {
                        assert_eq!(*seat, actor);
                        assert_ne!(viewer, Some(actor));
                        check_choice(choice, &position);
                    }
                    (Decision::Dealing, Actor::Chance) | (Decision::Over, Actor::Nobody) => {}
                    other => panic!("{other:?}"),
                }
                assert_eq!(scene.end.is_some(), position.phase() == Phase::Over);
            }
        }
    }
}

#[test]
fn a_viewer_without_a_seat_is_a_spectator() {
    let position = Position::new("k2".parse().unwrap()).unwrap();
    assert_eq!(Scene::of_position(&position, &[], Seat::new(7)).viewer, None);
}

#[test]
fn the_last_move_is_marked() {
    let record = game::random_record("k4".parse().unwrap(), &mut shuffle::random(2));
    let mut last = None;
    for (at, position) in record.replay().map(Result::unwrap).enumerate() {
        let scene = Scene::of_position(&position, &record.steps[..at], None);
        assert_eq!(scene.board.unwrap().placed_last, last);
        if let (Some(Step::Act(Action::Place { .. })), Actor::Seat(seat)) =
            (record.steps.get(at), position.actor())
        {
            last = Some(position.rules().realm_of(seat));
        }
    }
    assert!(last.is_some());
}

/// The next round is played in the predicted order.
#[test]
fn the_next_round_is_played_in_the_predicted_order() {
    let record = game::random_record("k4".parse().unwrap(), &mut shuffle::random(3));
    let mut promised: Vec<Seat> = Vec::new();
    let mut rounds = 0;
    for (at, position) in record.replay().map(Result::unwrap).enumerate() {
        let board = Scene::of_position(&position, &record.steps[..at], None).board.unwrap();
        let begins = board.current.first().is_some_and(|slot| slot.state == KingState::Playing)
            && position.phase() == Phase::Place;
        if begins {
            let order: Vec<Seat> = board.current.iter().filter_map(|slot| slot.king).collect();
            // The last claim of a round starts the next one at once, so one king was still unknown.
            let known: Vec<Seat> =
                order.iter().copied().filter(|seat| promised.contains(seat)).collect();
            assert_eq!(known, promised);
            rounds += 1;
        }
        if !board.next.is_empty() {
            promised.clone_from(&board.next_order);
        }
    }
    assert_eq!(rounds, 12);
}

#[test]
fn motions_cover_a_whole_game() {
    for preset in Preset::ALL {
        let rules = Rules { harmony: true, ..preset.rules };
        let record = game::random_record(rules, &mut shuffle::random(4));
        let start = Position::new(rules).unwrap();
        let end = record.replay().last().unwrap().unwrap();
        let all_motions = motions(&start, &record.steps);
        let mut points = vec![0; rules.realm_count()];
        let mut coins: Vec<i32> =
            rules.realms().map(|realm| i32::from(start.purse(realm).coins)).collect();
        let mut squares = vec![0; rules.realm_count()];
        let mut discards = vec![0; rules.realm_count()];
        let mut queen = None;
        let mut mover = None;
        let mut round = 0;
        for motion in &all_motions {
            match motion {
                Motion::Scored { realm, from, to } => {
                    // With coins from the start, some realms have points before anything happens.
                    let known = &mut points[realm.index()];
                    assert!(*known == *from || *known == 0);
                    *known = *to;
                }
                Motion::Placed { realm, cells, domino, .. } => {
                    squares[realm.index()] += 2;
                    let kingdom = end.kingdom(*realm);
                    assert_eq!(
                        kingdom.square(cells[0]).unwrap().terrain,
                        domino.domino().left.terrain
                    );
                }
                Motion::Discarded { realm, .. } => discards[realm.index()] += 1,
                Motion::Taxed { realm, coins: more, cells, .. } => {
                    coins[realm.index()] += i32::from(*more);
                    assert!(!cells.is_empty());
                }
                Motion::Built { realm, price, at, building, .. } => {
                    coins[realm.index()] -= i32::from(*price);
                    assert_eq!(end.kingdom(*realm).building_at(*at), Some(*building));
                }
                Motion::Burnt { seat, .. } => coins[rules.realm_of(*seat).index()] -= 1,
                Motion::QueenMoved { from, to } => {
                    assert_eq!(queen, *from);
                    queen = *to;
                }
                Motion::TurnPassed { to } => {
                    assert_ne!(mover, Some(*to));
                    mover = Some(*to);
                }
                Motion::Claimed { seat, .. } | Motion::Passed { seat, .. } => {
                    assert_eq!(mover, Some(*seat));
                }
                Motion::RoundBegan { round: next } => {
                    assert_eq!(*next, round + 1);
                    round = *next;
                }
                _ => {}
            }
        }
        for realm in rules.realms() {
            let at = realm.index();
            assert_eq!(squares[at], end.kingdom(realm).len());
            assert_eq!(discards[at], end.purse(realm).discards);
            assert_eq!(coins[at], i32::from(end.purse(realm).coins));
            assert_eq!(points[at], end.points(realm), "{}", preset.name);
        }
        assert_eq!(queen, end.builders().and_then(|builders| builders.queen));
        assert_eq!(all_motions.last(), Some(&Motion::Ended { ending: table::Ending::Finished }));
        assert_eq!(round, rules.rounds());
        let lines =
            all_motions.iter().filter(|motion| matches!(motion, Motion::LineDealt { .. })).count();
        assert_eq!(lines, usize::from(rules.rounds()));
    }
}

#[test]
fn nothing_moves_between_equal_states() {
    let solo = crate::device::open("q4", "pppp", 5);
    assert_eq!(motions_between(solo.state(), solo.state()), []);
}

#[test]
fn the_history_ends_with_the_final_points() {
    for preset in ["k2", "q4", "w8t"] {
        let rules: Rules = preset.parse().unwrap();
        let record = game::random_record(rules, &mut shuffle::random(6));
        let history = History::of(&record.start().unwrap(), &record.steps);
        assert_eq!(history.moments.len(), record.steps.len() + 1);
        for (moment, position) in history.moments.iter().zip(record.replay()) {
            let position = position.unwrap();
            let points: Vec<u16> = rules.realms().map(|realm| position.points(realm)).collect();
            assert_eq!((moment.points.clone(), moment.round), (points, position.round()));
        }
        let rounds: Vec<u8> = history.by_round().map(|moment| moment.round).collect();
        assert_eq!(rounds, (0..=rules.rounds()).collect::<Vec<_>>());
        assert_eq!(history.by_round().last(), history.moments.last());
    }
}

#[test]
fn standings_name_the_tie_breaks() {
    let mut deciders = HashSet::new();
    let mut random = shuffle::random(7);
    for _ in 0..300 {
        let record = game::random_record("k4".parse().unwrap(), &mut random);
        let end = record.replay().last().unwrap().unwrap();
        let scene = Scene::of_position(&end, &record.steps, None);
        let standings = scene.end.unwrap().standings;
        let outcome = end.outcome().unwrap();
        for (drawn, standing) in standings.iter().zip(outcome.standings()) {
            assert_eq!((drawn.realm, drawn.rank), (standing.realm, standing.rank));
            assert_eq!((drawn.points, drawn.behind_by), (standing.points, standing.behind_by));
        }
        for pair in standings.windows(2) {
            let (ahead, behind) = (pair[0], pair[1]);
            let decider = behind.behind_by.unwrap();
            deciders.insert(decider);
            let is_so = match decider {
                Decider::Points => ahead.points > behind.points,
                Decider::LargestTerritory => {
                    ahead.points == behind.points
                        && ahead.largest_territory > behind.largest_territory
                }
                Decider::Crowns => {
                    ahead.largest_territory == behind.largest_territory
                        && ahead.crowns > behind.crowns
                }
                Decider::Shared => ahead.rank == behind.rank && ahead.crowns == behind.crowns,
            };
            assert!(is_so, "{ahead:?} {behind:?}");
        }
    }
    assert!(deciders.len() >= 3, "{deciders:?}");
}

/// The time for a redraw at the largest table in the middle of a game: the fastest of many.
#[test]
fn a_scene_of_eight_players_is_built_quickly() {
    let mut slowest = 0;
    for preset in ["w8", "w8t", "w4", "q2"] {
        let rules: Rules = format!("{preset}+harmony+middle").parse().unwrap();
        for percent in [0, 10, 30, 60, 90] {
            let position = game::random_position(rules, percent, &mut shuffle::random(8));
            let quickest = (0..40)
                .map(|_| {
                    let begun = Instant::now();
                    let scene = Scene::of_position(&position, &[], Seat::new(0));
                    let taken = begun.elapsed().as_micros();
                    assert!(scene.board.is_some());
                    taken
                })
                .min();
            println!("{preset} at {percent} %: {} µs", quickest.unwrap());
            slowest = slowest.max(quickest.unwrap());
        }
    }
    assert!(slowest < 1000, "{slowest} µs");
}

#[test]
fn an_area_is_in_the_middle_of_the_square_around_it() {
    let cell = |x, y| rules::Cell::new(x, y).unwrap();
    let area = |low, high| view::scene::Area { low, high };
    let small = area(cell(0, 0), cell(1, 0));
    assert_eq!(small.square(5), area(cell(-1, -2), cell(3, 2)));
    let long = area(cell(-3, 0), cell(3, 1));
    assert_eq!(long.square(5), area(cell(-3, -2), cell(3, 4)), "as wide as it is long");
    let corner = area(cell(rules::Cell::REACH, 0), cell(rules::Cell::REACH, 0));
    assert_eq!(corner.square(5).high.x(), rules::Cell::REACH, "the plane ends there");
}
