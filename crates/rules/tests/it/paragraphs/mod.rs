//! Every paragraph of `docs/RULES.md`, proved by tests that cite it.
//!
//! One file per section. Games are written in notation: steps from the start of a game
//! ([`position`]), or a moment in the middle of one ([`scene`]), and then more steps ([`then`]).
//! Kingdoms that only score are drawn ([`sheet`]). At the end two tests compare the text of the
//! rules with the citations here and with the codes of the crate.

mod components;
mod corrections;
mod modes;
mod placing;
mod points;
mod queen_and_dragon;
mod queendomino;
mod queendomino_points;
mod refusals;
mod start;
mod turns;

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use crownlands_rules::{
    Actor, DealError, Decider, DominoSet, Entry, Estate, IllegalAction, Origin, Phase, Position,
    Realm, Rules, RulesError, ScoreSheet, Seat, Setup, Sketch, Step,
};

/// A full board and one more tile on the pile; nobody hosts the Queen, and the dragon is home.
const BOARD: &str = "guardtower,statues,church,sawmill,foundry,big_tavern;bakery;-;-;home";

fn mode(name: &str) -> Rules {
    name.parse().unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// Realms and seats are counted from one, as in notation.
fn realm(number: usize) -> Realm {
    Realm::new(number - 1).expect("a realm from 1 to 8")
}

fn seat(number: usize) -> Seat {
    Seat::new(number - 1).expect("a seat from 1 to 8")
}

fn step(text: &str) -> Step {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// The position after these steps of a new game.
fn position(rules: &str, steps: &str) -> Position {
    then(&Position::new(mode(rules)).expect("playable rules"), steps)
}

/// The position after these further steps.
fn then(from: &Position, steps: &str) -> Position {
    let mut position = *from;
    for text in steps.split_whitespace() {
        let taken = position.apply(step(text));
        taken.unwrap_or_else(|error| panic!("{text}: {error}: {}", position.setup()));
    }
    position
}

/// A moment of a game as `Setup` writes it. What a test does not care about is filled in:
/// dominoes that a realm did not place were discarded, other dominoes have gone, lowest first,
/// and so have those of the last line when the game is over.
fn scene(text: &str) -> Position {
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ").replace(" /", "/");
    let mut setup: Setup = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
    fill_last_line(&mut setup);
    fill_discards(&mut setup);
    fill_gone(&mut setup);
    Position::from_setup(&setup).unwrap_or_else(|error| panic!("{error}: {setup}"))
}

/// The end of a game with these kingdoms; `queen` is the number of her host, or `-`.
fn ended(rules: &str, realms: &str, queen: &str) -> Position {
    let rules = mode(rules);
    let builders = if rules.boxes.has_queendomino() {
        format!("-,-,-,-,-,-;-;-;{queen};home")
    } else {
        String::new()
    };
    scene(&format!("{rules} {}.over - - - - {realms} {builders}", rules.rounds()))
}

/// The third round of `q4`: seat 1 is to place `q43` (mine with a crown, town), then the others
/// `q44`, `q45` (more of the same) and `q48` (two towns).
fn turn(realms: &str, builders: &str) -> Position {
    let lines = "q43:1,q44:2,q45:3,q48:4 q38,q39,q40,q41";
    scene(&format!("q4 3.place @1 {lines} - {realms} {builders}"))
}

/// The same with this realm of seat 1; the others own what they started with.
fn first(own: &str, builders: &str) -> Position {
    turn(&format!("{own}/c7,k1/c7,k1/c7,k1"), builders)
}

/// The end of that round: seat 4 makes the last claim with `>4`.
fn end_of_round(builders: &str) -> Position {
    let lines = "q43:1,q44:2,q45:3,q48:4 q38:1,q39:2,q40:3,q41";
    scene(&format!("q4 3.claim @4 {lines} - c7,k1/c7,k1/c7,k1/c7,k1 {builders}"))
}

/// The same round in pairs: seats 1 and 2 are to place `q43` and `q44` in their realm.
fn team(own: &str, builders: &str) -> Position {
    let lines = "q43:1,q44:2,q45:3,q48:4 q38,q39,q40,q41";
    scene(&format!("q4t 3.place @1 {lines} - {own}/c7,k1 {builders}"))
}

/// [`BOARD`] with a host of the Queen.
fn hosted_by(number: &str) -> String {
    BOARD.replace("-;home", &format!("{number};home"))
}

fn placed(setup: &Setup) -> DominoSet {
    setup.realms.iter().flat_map(|realm| &realm.dominoes).map(|placed| placed.domino).collect()
}

fn fill_last_line(setup: &mut Setup) {
    let rules = setup.rules;
    if setup.phase == Phase::Over && setup.current.is_empty() {
        let origin = rules.origin_of_line(rules.rounds() - 1);
        let kings = rules.all_seats().flat_map(|seat| (0..rules.kings()).map(move |_| Some(seat)));
        let free = (rules.deck() & DominoSet::of_box(origin)) - placed(setup);
        let kings = kings.chain(std::iter::repeat(None));
        let entries = free.into_iter().zip(kings).map(|(domino, king)| Entry { domino, king });
        setup.current = entries.take(rules.line() as usize).collect();
    }
}

fn fill_discards(setup: &mut Setup) {
    let rules = setup.rules;
    let played = match setup.turn {
        Some(slot) => slot.index() + usize::from(setup.phase > Phase::Place),
        None if setup.phase == Phase::Over => setup.current.len(),
        None => 0,
    };
    let kings = (rules.kings() * rules.seats) as usize / rules.realm_count();
    for (realm, fields) in rules.realms().zip(&mut setup.realms) {
        let seats = setup.current[..played].iter().filter_map(|entry| entry.king);
        let now = seats.filter(|seat| rules.realm_of(*seat) == realm).count();
        let turns = (setup.round as usize).saturating_sub(1) * kings + now;
        let discards = turns.checked_sub(fields.dominoes.len());
        fields.purse.discards = discards.expect("no more dominoes than turns") as u8;
    }
}

fn fill_gone(setup: &mut Setup) {
    let rules = setup.rules;
    let lines = setup.round + u8::from(!setup.next.is_empty());
    let entries = setup.current.iter().chain(&setup.next).map(|entry| entry.domino);
    let seen = placed(setup) | entries.collect::<DominoSet>();
    for origin in Origin::ALL {
        let of_box = rules.deck() & DominoSet::of_box(origin);
        let dealt = (0..lines).filter(|&line| rules.origin_of_line(line) == origin).count();
        let missing = dealt * rules.line() as usize - (seen & of_box).len();
        setup.gone = setup.gone | (of_box - seen).into_iter().take(missing).collect::<DominoSet>();
    }
}

/// The code of the refusal of a step, or `ok`. A refused step changes nothing (§9), and what is
/// not refused is listed.
fn verdict(position: &Position, text: &str) -> &'static str {
    judge(position, step(text))
}

fn judge(position: &Position, step: Step) -> &'static str {
    let mut after = *position;
    let result = after.apply(step);
    if let Step::Act(action) = step {
        let listed = position.legal_actions().contains(action);
        assert_eq!(listed, result.is_ok(), "{step} in {}", position.setup());
    }
    result.map_or_else(
        |error| {
            assert_eq!(after, *position, "{step} was refused and changed something");
            error.code()
        },
        |()| "ok",
    )
}

/// All legal actions in notation.
fn legal(position: &Position) -> String {
    position.legal_actions().iter().map(|action| action.to_string()).collect::<Vec<_>>().join(" ")
}

/// The number of the seat to move; none when chance is to decide, or nobody.
fn to_move(position: &Position) -> Option<usize> {
    match position.actor() {
        Actor::Seat(seat) => Some(seat.index() + 1),
        Actor::Chance | Actor::Nobody => None,
    }
}

/// Plays the first legal action again and again, until something has to be dealt or the game is
/// over. Returns the seats in the order of their turns.
fn play_round(position: &mut Position) -> Vec<usize> {
    let mut seats = Vec::new();
    while let Some(seat) = to_move(position) {
        if position.phase() == Phase::Place {
            seats.push(seat);
        }
        position.play_unchecked(position.legal_actions().get(0).expect("a seat has a choice"));
    }
    seats
}

/// The tiles on the builders' board, the cheapest first, and the pile's top.
fn board(position: &Position) -> String {
    let builders = position.builders().expect("Queendomino's box");
    let name = |tile: Option<crownlands_rules::Building>| tile.map_or("-", |tile| tile.spec().id);
    format!("{};{}", builders.board.map(name).join(","), name(builders.top))
}

/// The number of the realm that hosts the Queen.
fn host(position: &Position) -> Option<usize> {
    position.builders().expect("Queendomino's box").queen.map(|realm| realm.index() + 1)
}

fn coins(position: &Position, number: usize) -> u16 {
    position.purse(realm(number)).coins
}

/// Knights in hand and knights placed.
fn knights(position: &Position, number: usize) -> (u8, u8) {
    (position.purse(realm(number)).knights, position.kingdom(realm(number)).knights())
}

fn towers(position: &Position, number: usize) -> u8 {
    position.purse(realm(number)).towers
}

/// A drawn kingdom; `/` ends a row.
fn sketch(text: &str) -> Sketch {
    text.replace('/', "\n").parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// The points of a drawn kingdom. The sum for search is the same.
fn sheet(text: &str) -> ScoreSheet {
    let Sketch { rules, kingdom, purse, hosts_queen } = sketch(text);
    let estate = Estate { rules: &rules, kingdom: &kingdom, purse, hosts_queen };
    let sheet = estate.score();
    assert_eq!(estate.points(), sheet.total, "{text}");
    sheet
}

/// Territories as terrain, squares, crowns (with the Queen's) and points, in order.
fn lands(sheet: &ScoreSheet) -> Vec<(&'static str, u8, u8, u16)> {
    let land = |scored: &crownlands_rules::ScoredTerritory| {
        let crownlands_rules::Territory { terrain, squares, crowns, .. } = scored.territory;
        (terrain.name(), squares, crowns + u8::from(scored.queen), scored.points)
    };
    let mut lands: Vec<_> = sheet.territories.iter().map(land).collect();
    lands.sort_unstable();
    lands
}

/// Realm, rank, points, and what put it behind the one before it.
type Place = (usize, u8, u16, Option<Decider>);

fn places(outcome: &crownlands_rules::Outcome) -> Vec<Place> {
    let place =
        |s: &crownlands_rules::Standing| (s.realm.index() + 1, s.rank, s.points, s.behind_by);
    outcome.standings().iter().map(place).collect()
}

fn rulebook() -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/RULES.md");
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The numbers that follow a mark: `5.4`, or `9`.
fn numbers(text: &str, mark: &str) -> BTreeSet<String> {
    let number = |rest: &str| {
        let end = rest.find(|c: char| !c.is_ascii_digit() && c != '.').unwrap_or(rest.len());
        rest[..end].trim_end_matches('.').to_owned()
    };
    text.split(mark).skip(1).map(number).collect()
}

/// The comment directly above each test of a source file.
fn comments_of_tests(source: &str) -> Vec<String> {
    let lines: Vec<&str> = source.lines().map(str::trim).collect();
    let tests = lines.iter().enumerate().filter(|(_, line)| **line == "#[test]");
    let comment = |(at, _): (usize, _)| {
        let above = lines[..at].iter().rev().take_while(|line| line.starts_with("/// "));
        above.copied().collect::<Vec<_>>().join("\n")
    };
    tests.map(comment).collect()
}

#[test]
fn every_paragraph_is_cited() {
    let rulebook = rulebook();
    let paragraphs = numbers(&rulebook, "**§");
    let sections = numbers(&rulebook, "\n## ");
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/it/paragraphs");
    let mut cited = BTreeSet::new();
    for entry in fs::read_dir(&folder).expect("the folder of this file") {
        let path = entry.expect("a file of this folder").path();
        let source = fs::read_to_string(&path).expect("a source file");
        for comment in comments_of_tests(&source) {
            let numbers = numbers(&comment, "§");
            let known = numbers.is_subset(&(&paragraphs | &sections));
            assert!(known, "{} cites a paragraph that does not exist: {comment}", path.display());
            let silent = numbers.is_empty() && !path.ends_with("mod.rs");
            assert!(!silent, "a test in {} cites nothing", path.display());
            cited.extend(numbers);
        }
    }
    let uncited: Vec<_> = paragraphs.difference(&cited).collect();
    assert!(uncited.is_empty(), "no test cites {uncited:?}");
    assert!(paragraphs.len() > 60, "the rules have more than 60 paragraphs");
}

#[test]
fn section_9_lists_exactly_the_codes_of_the_crate() {
    let rulebook = rulebook();
    let (_, section) = rulebook.split_once("\n## 9 ").expect("a section about refusals");
    let listed: BTreeSet<&str> =
        section.split('`').skip(1).step_by(2).filter(|word| word.contains('.')).collect();
    let actions = IllegalAction::ALL.iter().map(|reason| reason.code());
    let deals = DealError::ALL.iter().map(|reason| reason.code());
    let rules = RulesError::ALL.iter().map(|reason| reason.code());
    let known: BTreeSet<&str> = actions.chain(deals).chain(rules).collect();
    assert_eq!(listed, known);
}
