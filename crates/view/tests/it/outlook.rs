//! What is reported as lost never comes back, and at the end everything is decided.

use rand::RngExt;
use rules::{
    Action, Actor, Cell, Direction, Kingdom, Phase, Placement, Position, Preset, Realm, Record,
    Rules,
};
use std::collections::HashSet;
use testkit::shuffle::Random;
use testkit::{game, shuffle};
use view::scene::{Area, Bonus, Bonuses, Outlook};

fn with_bonuses(rules: Rules) -> Rules {
    Rules { harmony: true, middle_kingdom: true, ..rules }
}

/// Plays as compactly as possible, so that grids are filled; sometimes at random.
fn snug(position: &Position, random: &mut Random) -> Action {
    let actions = position.legal_actions();
    let Actor::Seat(seat) = position.actor() else { panic!("nobody decides") };
    let kingdom = position.kingdom(position.rules().realm_of(seat));
    let any = random.random_range(0..actions.len());
    if position.phase() != Phase::Place || random.random_ratio(1, 12) {
        return actions.get(any).unwrap();
    }
    let worth = |action: &Action| match action {
        Action::Place { placement, .. } => closeness(kingdom, *placement),
        _ => (0, 0),
    };
    actions.iter().max_by_key(worth).unwrap()
}

/// The number of cells around the middle of the grid, then of edges that touch something.
fn closeness(kingdom: &Kingdom, placement: Placement) -> (usize, usize) {
    let cells = [placement.at, placement.end().unwrap()];
    let reach = kingdom.grid().width() / 2;
    let is_near = |cell: Cell| cell.x().abs() <= reach && cell.y().abs() <= reach;
    let edges = cells.into_iter().flat_map(|cell| Direction::ALL.map(|toward| cell.step(toward)));
    let is_closed = |cell: &Option<Cell>| {
        cell.is_none_or(|cell| {
            !is_near(cell) || cell == Cell::CASTLE || kingdom.square(cell).is_some()
        })
    };
    (cells.into_iter().filter(|&cell| is_near(cell)).count(), edges.filter(is_closed).count())
}

fn positions(record: &Record) -> Vec<Position> {
    record.replay().map(Result::unwrap).collect()
}

/// Compares what was predicted for a realm in every position of a game with its end.
fn check_game(record: &Record) -> [usize; 4] {
    let positions = positions(record);
    let end = positions.last().unwrap();
    let [mut full, mut centred, mut dead_before_end, mut lost_early] = [0; 4];
    for realm in record.rules.realms() {
        let kingdom = end.kingdom(realm);
        full += usize::from(kingdom.is_full());
        centred += usize::from(kingdom.is_centred());
        for position in &positions {
            let outlook = Outlook::of(position, realm);
            let dead = outlook.dead_cells(position.kingdom(realm));
            for cell in &dead {
                assert_eq!(kingdom.square(*cell), None, "{cell} of {realm} in {record}");
                assert_eq!(position.kingdom(realm).square(*cell), None);
            }
            let bonuses = Bonuses::of(position, realm);
            for (bonus, is_won) in [
                (bonuses.harmony, kingdom.is_full()),
                (bonuses.middle_kingdom, kingdom.is_centred()),
            ] {
                match bonus {
                    Bonus::Lost => assert!(!is_won, "{realm} in {record}"),
                    Bonus::Won => assert!(is_won, "{realm} in {record}"),
                    Bonus::Open => assert_ne!(position.phase(), Phase::Over, "{record}"),
                    Bonus::Off => panic!("it is played for"),
                }
            }
            let to_come = position.kingdom(realm).len() < kingdom.len();
            dead_before_end += usize::from(to_come && !dead.is_empty());
            lost_early += usize::from(to_come && bonuses.harmony == Bonus::Lost);
            // Every domino placed from here on was among those expected.
            let later = kingdom.dominoes().skip(position.kingdom(realm).dominoes().len());
            let later: Vec<_> = later.map(|placed| placed.domino).collect();
            assert!(later.iter().all(|domino| outlook.dominoes.contains(*domino)));
            let discards = end.purse(realm).discards - position.purse(realm).discards;
            assert_eq!(later.len() + usize::from(discards), usize::from(outlook.turns));
        }
    }
    [full, centred, dead_before_end, lost_early]
}

#[test]
fn what_is_lost_stays_lost_in_every_mode() {
    let mut random = shuffle::random(1);
    for preset in Preset::ALL {
        let rules = with_bonuses(preset.rules);
        for _ in 0..4 {
            check_game(&game::random_record(rules, &mut random));
        }
    }
}

#[test]
fn predictions_hold_for_players_who_fill_their_grids() {
    let mut random = shuffle::random(2);
    let mut seen = [0; 4];
    for preset in ["k2", "k3", "k4", "q4", "w5"] {
        let rules = with_bonuses(preset.parse().unwrap());
        for _ in 0..60 {
            let stock = shuffle::stock(&rules, &mut random);
            let record = game::record(rules, &stock, |position| snug(position, &mut random));
            let counts = check_game(&record);
            seen.iter_mut().zip(counts).for_each(|(sum, count)| *sum += count);
        }
    }
    let [full, centred, dead, lost] = seen;
    assert!(full > 5 && centred > 50 && dead > 100 && lost > 100, "too few cases: {seen:?}");
}

/// Many continuations of the same moment.
#[test]
fn no_continuation_wins_what_is_lost() {
    let mut random = shuffle::random(3);
    for preset in ["k2", "k4", "q3", "w8"] {
        let rules = with_bonuses(preset.parse().unwrap());
        for _ in 0..12 {
            let percent = random.random_range(40..95);
            let from = game::random_position(rules, percent, &mut random);
            let predicted: Vec<(Realm, Vec<Cell>, Bonuses)> = rules
                .realms()
                .map(|realm| {
                    let dead = Outlook::of(&from, realm).dead_cells(from.kingdom(realm));
                    (realm, dead, Bonuses::of(&from, realm))
                })
                .collect();
            for _ in 0..20 {
                let mut position = from;
                loop {
                    match position.actor() {
                        Actor::Nobody => break,
                        Actor::Chance => {
                            let deal = position.chance().unwrap().sample(&mut random);
                            position.deal(deal).unwrap();
                        }
                        Actor::Seat(_) => {
                            let action = snug(&position, &mut random);
                            position.play(action).unwrap();
                        }
                    }
                }
                for (realm, dead, bonuses) in &predicted {
                    let kingdom = position.kingdom(*realm);
                    assert!(dead.iter().all(|&cell| kingdom.square(cell).is_none()));
                    assert!(bonuses.harmony != Bonus::Lost || !kingdom.is_full());
                    assert!(bonuses.middle_kingdom != Bonus::Lost || !kingdom.is_centred());
                }
            }
        }
    }
}

trait Sample {
    fn sample(&self, random: &mut Random) -> rules::Deal;
}

impl Sample for rules::Chance {
    fn sample(&self, random: &mut Random) -> rules::Deal {
        match *self {
            Self::King { undrawn } => {
                let seats = (0..undrawn.len()).filter(|&at| undrawn[at] > 0);
                let seats: Vec<_> = seats.filter_map(rules::Seat::new).collect();
                rules::Deal::King(seats[random.random_range(0..seats.len())])
            }
            Self::Line { count, unseen } => {
                let mut left: Vec<_> = unseen.into_iter().collect();
                let mut draw = |_| left.swap_remove(random.random_range(0..left.len()));
                rules::Deal::Line((0..count).map(&mut draw).collect())
            }
            Self::Buildings { count, hidden } => {
                let kinds = rules::Building::all().zip(hidden);
                let mut left: Vec<_> =
                    kinds.flat_map(|(tile, tiles)| (0..tiles).map(move |_| tile)).collect();
                let mut draw = |_| left.swap_remove(random.random_range(0..left.len()));
                rules::Deal::Buildings((0..count).map(&mut draw).collect())
            }
        }
    }
}

/// Finds by brute force all cells that the dominoes of an outlook can cover, and whether they can
/// fill or centre the kingdom.
fn brute(kingdom: &Kingdom, outlook: &Outlook, found: &mut HashSet<Cell>, best: &mut [bool; 2]) {
    best[0] |= kingdom.is_full();
    best[1] |= kingdom.is_centred();
    found.extend(kingdom.cells());
    if outlook.turns == 0 {
        return;
    }
    for domino in outlook.dominoes {
        let mut rest = outlook.dominoes;
        rest.remove(domino);
        let next = Outlook { dominoes: rest, turns: outlook.turns - 1 };
        for spot in &kingdom.placements(domino) {
            brute(&kingdom.with(domino, spot), &next, found, best);
        }
    }
}

#[test]
fn the_last_dominoes_are_predicted_exactly() {
    let mut random = shuffle::random(4);
    let mut cases = [0; 3];
    for preset in ["k2", "k3", "k4", "duel", "q4"] {
        let rules = with_bonuses(preset.parse().unwrap());
        for _ in 0..6 {
            let stock = shuffle::stock(&rules, &mut random);
            let record = game::record(rules, &stock, |position| snug(position, &mut random));
            let all = positions(&record);
            for position in all.iter().rev().take(60).step_by(4) {
                for realm in rules.realms() {
                    let outlook = Outlook::of(position, realm);
                    let kingdom = position.kingdom(realm);
                    if outlook.turns > 2 || outlook.dominoes.len() > 10 {
                        continue;
                    }
                    cases[usize::from(outlook.turns)] += 1;
                    let (mut found, mut best) = (HashSet::new(), [false; 2]);
                    brute(kingdom, &outlook, &mut found, &mut best);
                    let dead = outlook.dead_cells(kingdom);
                    assert!(dead.iter().all(|cell| !found.contains(cell)), "{kingdom:?}");
                    let [full, centred] = best;
                    assert!(outlook.may_be_full(kingdom) || !full, "{kingdom:?}");
                    assert!(outlook.may_be_centred(kingdom) || !centred, "{kingdom:?}");
                    if outlook.turns < 2 {
                        // With one domino left the prediction is exact.
                        let room = Area::room(kingdom).cells();
                        let open = room.filter(|cell| *cell != Cell::CASTLE);
                        let free: Vec<Cell> = open.filter(|cell| !found.contains(cell)).collect();
                        assert_eq!(dead, free, "{kingdom:?}");
                    }
                }
            }
        }
    }
    assert!(cases.iter().all(|&count| count > 20), "{cases:?}");
}

#[test]
fn holes_are_dead() {
    let mut random = shuffle::random(5);
    for _ in 0..20 {
        let position = game::random_position("k4".parse().unwrap(), 70, &mut random);
        for realm in position.rules().realms() {
            let kingdom = position.kingdom(realm);
            let dead = Outlook::of(&position, realm).dead_cells(kingdom);
            assert!(kingdom.holes().all(|hole| dead.contains(&hole)));
        }
    }
}

#[test]
fn at_the_start_nothing_is_lost() {
    for preset in Preset::ALL {
        let position = Position::new(with_bonuses(preset.rules)).unwrap();
        for realm in position.rules().realms() {
            let bonuses = Bonuses { harmony: Bonus::Open, middle_kingdom: Bonus::Open };
            assert_eq!(Bonuses::of(&position, realm), bonuses);
            let dead = Outlook::of(&position, realm).dead_cells(position.kingdom(realm));
            assert_eq!(dead, [], "{}", preset.name);
        }
    }
}

fn kingdom(drawing: &str) -> Kingdom {
    drawing.parse::<rules::Sketch>().unwrap().kingdom
}

/// All dominoes may still come, any number of times, so a bonus is lost by shape alone.
#[test]
fn harmony_is_lost_by_shape_alone() {
    let may_be_full = |drawing: &str| Outlook::anything().may_be_full(&kingdom(drawing));
    let open = "W. W. W. W. W.\nW. W. W. W. W.\nW. W. CC W. W.\nW. W. W. .. ..\nW. W. W. .. ..";
    assert!(may_be_full(open));
    let hole = "W. W. W. W. W.\nW. W. W. W. W.\nW. .. CC W. W.\nW. W. W. .. ..\nW. W. W. .. W.";
    assert!(!may_be_full(hole), "one free square has no free neighbour");
    let odd = "W. W. W. W. W.\nW. W. .. .. W.\nW. W. CC .. W.\n.. W. W. W. W.\n.. .. W. W. W.";
    assert!(!may_be_full(odd), "three free squares cannot be filled by dominoes");
    let colours = "W. W. W. W. W.\nW. W. W. W. W.\nW. W. CC W. W.\nW. .. W. W. W.\n.. .. .. W. W.";
    assert!(!may_be_full(colours), "three squares of one chessboard colour, one of the other");
}

/// Nobody has discarded a domino: only the shape of the kingdom costs the bonus.
#[test]
fn harmony_lost_by_shape_is_reported() {
    let mut random = shuffle::random(6);
    let rules = with_bonuses("k2".parse().unwrap());
    let mut lost = 0;
    for _ in 0..40 {
        for position in positions(&game::random_record(rules, &mut random)) {
            for realm in rules.realms().filter(|realm| position.purse(*realm).discards == 0) {
                lost += usize::from(Bonuses::of(&position, realm).harmony == Bonus::Lost);
            }
        }
    }
    assert!(lost > 20, "{lost} times");
}

/// Three sides reach far enough. The fourth does not, and no domino is left for it.
#[test]
fn the_middle_kingdom_needs_all_four_sides() {
    let sides = [
        ("west", ".. .. F. .. ..\n.. .. F. .. ..\n.. .. CC W. W.\n.. .. L. .. ..\n.. .. L. .. .."),
        ("east", ".. .. F. .. ..\n.. .. F. .. ..\nW. W. CC .. ..\n.. .. L. .. ..\n.. .. L. .. .."),
        ("north", ".. .. .. .. ..\n.. .. .. .. ..\nW. W. CC F. F.\n.. .. L. .. ..\n.. .. L. .. .."),
        ("south", ".. .. F. .. ..\n.. .. F. .. ..\nW. W. CC L. L.\n.. .. .. .. ..\n.. .. .. .. .."),
    ];
    let one_more = Outlook { turns: 1, ..Outlook::anything() };
    let no_more = Outlook { turns: 0, ..one_more };
    for (missing, drawing) in sides {
        let kingdom = kingdom(drawing);
        assert!(!kingdom.is_centred() && kingdom.may_be_centred(), "{missing}");
        assert!(!no_more.may_be_centred(&kingdom), "the {missing} is not reached");
        assert!(one_more.may_be_centred(&kingdom), "one domino reaches the {missing}");
    }
}
