//! One game played in `rules` and in the naive `reference` at once.
//!
//! Whatever one of them says about a position the other must say too: what is due, every legal
//! action, the reason for every refusal, every square, purse and tile, every item of every score
//! sheet, and the standings.

use std::collections::{BTreeMap, BTreeSet};

use rand::{Rng, RngExt};
use reference as naive;
use rules::{
    Actor, Cell, Chance, DominoId, Dynasty, DynastyScoring, Outcome, Position, Realm, Rules,
};

use crate::{bridge, conceivable, game, shuffle};

/// How thoroughly a game is compared.
#[derive(Clone, Copy, Debug)]
pub struct Depth {
    /// Every conceivable action is tried in one of this many positions.
    pub refusals_every: u32,
    /// Squares and score sheets are compared in one of this many positions, and always in the last
    /// position of a game.
    pub sheets_every: u32,
}

/// What was compared.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Compared {
    pub positions: u64,
    pub actions: u64,
    /// Conceivable actions, most of which are refused.
    pub verdicts: u64,
    pub sheets: u64,
}

impl core::ops::AddAssign for Compared {
    fn add_assign(&mut self, other: Self) {
        self.positions += other.positions;
        self.actions += other.actions;
        self.verdicts += other.verdicts;
        self.sheets += other.sheets;
    }
}

/// Plays one random game in both.
///
/// # Panics
/// At the first disagreement, with the position in notation.
pub fn play(rules: Rules, depth: Depth, random: &mut impl Rng) -> Compared {
    play_to_the_end(rules, depth, random).0
}

/// Plays all games of a Dynasty in both.
///
/// # Panics
/// At the first disagreement.
pub fn play_match(rules: Rules, depth: Depth, random: &mut impl Rng) -> Compared {
    let mut compared = Compared::default();
    let mut dynasty = Dynasty::new(rules);
    let mut sheets = Vec::new();
    for _ in 0..rules.games() {
        let (of_game, fast, slow) = play_to_the_end(rules, depth, random);
        compared += of_game;
        dynasty.count(&fast).expect("a finished game of this match");
        sheets.push((0..slow.realms()).map(|realm| slow.sheet(realm)).collect());
    }
    let outcome = dynasty.outcome().expect("all games are counted");
    let best_only = rules.dynasty == Some(DynastyScoring::Best);
    let theirs = naive::rank_series(&bridge::options(&rules).boxes, best_only, &sheets);
    assert_eq!(places(&outcome), naive_places(&theirs), "{rules}: {sheets:?}");
    compared
}

fn play_to_the_end(
    rules: Rules,
    depth: Depth,
    random: &mut impl Rng,
) -> (Compared, Position, naive::Game) {
    let stock = shuffle::stock(&rules, random);
    let mut fast = Position::new(rules).expect("playable rules");
    let mut slow = naive::Game::new(&bridge::options(&rules)).expect("playable rules");
    let mut compared = Compared::default();
    loop {
        let ended = fast.actor() == Actor::Nobody;
        compared.positions += 1;
        compare_due(&fast, &slow);
        compared.actions += compare_actions(&fast, &slow);
        if random.random_ratio(1, depth.refusals_every) {
            compared.verdicts += compare_verdicts(&fast, &slow, random);
        }
        if ended || random.random_ratio(1, depth.sheets_every) {
            compared.sheets += compare_table(&fast, &slow);
        }
        match fast.actor() {
            Actor::Nobody => {
                compare_standings(&fast, &slow);
                return (compared, fast, slow);
            }
            Actor::Chance => {
                let deal = stock.deal(&fast).expect("the stock lasts");
                assert_eq!(slow.deal(&bridge::deal(deal)), Ok(()), "{}", fast.setup());
                fast.deal(deal).expect("a deal that the reference accepts");
            }
            Actor::Seat(_) => {
                let action = game::random_action(&fast, random).expect("an action");
                assert_eq!(slow.play(&bridge::action(action)), Ok(()), "{action} {}", fast.setup());
                fast.play_unchecked(action);
            }
        }
    }
}

fn compare_due(fast: &Position, slow: &naive::Game) {
    let due = match (fast.actor(), fast.chance()) {
        (Actor::Nobody, _) => naive::Due::Over,
        (Actor::Seat(seat), _) => naive::Due::Seat(seat.index()),
        (_, Some(Chance::King { undrawn })) => {
            let kings = undrawn.iter().enumerate();
            let kings = kings.flat_map(|(seat, &count)| (0..count).map(move |_| seat)).collect();
            naive::Due::King { kings }
        }
        (_, Some(Chance::Line { count, unseen })) => {
            let unseen: BTreeSet<_> = unseen.into_iter().map(bridge::domino).collect();
            let origin = unseen.first().expect("dominoes are left").origin;
            naive::Due::Line { origin, count, unseen }
        }
        (_, Some(Chance::Buildings { count, hidden })) => {
            let unseen: BTreeMap<_, _> = rules::Building::all()
                .filter(|tile| hidden[tile.index()] > 0)
                .map(|tile| (bridge::id(tile), hidden[tile.index()] as usize))
                .collect();
            naive::Due::Buildings { count, unseen }
        }
        (Actor::Chance, None) => panic!("chance without anything to deal: {}", fast.setup()),
    };
    assert_eq!(due, slow.due(), "{}", fast.setup());
}

fn compare_actions(fast: &Position, slow: &naive::Game) -> u64 {
    let actions = fast.legal_actions();
    let mut ours: Vec<_> = actions.iter().map(bridge::action).collect();
    let mut theirs = slow.legal_moves();
    ours.sort();
    theirs.sort();
    assert_eq!(ours, theirs, "{}", fast.setup());
    assert_eq!(ours.len(), actions.len(), "{}", fast.setup());
    ours.len() as u64
}

fn compare_verdicts(fast: &Position, slow: &naive::Game, random: &mut impl Rng) -> u64 {
    let any = || DominoId::from_index(7).expect("a domino");
    let domino = fast.domino_to_place().unwrap_or_else(any);
    let index = (domino.index() + random.random_range(1..96)) % 96;
    let other = DominoId::from_index(index).expect("a domino");
    let mut count = 0;
    for action in conceivable::actions(domino, other) {
        let ours = fast.check(action).err().map(rules::IllegalAction::code);
        let theirs = slow.refusal(&bridge::action(action));
        assert_eq!(ours, theirs, "{action} in {}", fast.setup());
        count += 1;
    }
    count
}

fn compare_table(fast: &Position, slow: &naive::Game) -> u64 {
    let context = || fast.setup().to_string();
    for realm in fast.rules().realms() {
        compare_realm(fast, slow, realm);
        compare_sheet(fast, slow, realm);
    }
    if let Some(builders) = fast.builders() {
        let board: Vec<_> = builders.board.iter().map(|tile| tile.map(bridge::id)).collect();
        assert_eq!(board, slow.board(), "{}", context());
        assert_eq!(builders.top.map(bridge::id), slow.pile_top(), "{}", context());
        assert_eq!(builders.queen.map(Realm::index), slow.queen(), "{}", context());
        assert_eq!(!builders.dragon_away, slow.dragon_home(), "{}", context());
    }
    fast.rules().realm_count() as u64
}

fn compare_realm(fast: &Position, slow: &naive::Game, realm: Realm) {
    let context = || format!("realm {realm} of {}", fast.setup());
    let (kingdom, squares) = (fast.kingdom(realm), slow.squares(realm.index()));
    assert_eq!(kingdom.len(), squares.len(), "{}", context());
    for cell in Cell::all() {
        let ours = kingdom.square(cell).map(|square| {
            (bridge::terrain(square.terrain), square.knight, square.building.map(bridge::id))
        });
        let theirs = squares
            .get(&bridge::cell(cell))
            .map(|square| (square.terrain, square.knight, square.building.clone()));
        assert_eq!(ours, theirs, "{cell} in {}", context());
    }
    let purse = fast.purse(realm);
    let ours =
        [purse.coins as u32, purse.knights as u32, purse.towers as u32, purse.discards as u32];
    let index = realm.index();
    let theirs =
        [slow.coins(index), slow.knights_in_hand(index), slow.towers(index), slow.discards(index)];
    assert_eq!(ours, theirs, "{}", context());
}

fn compare_sheet(fast: &Position, slow: &naive::Game, realm: Realm) {
    let context = || format!("realm {realm} of {}", fast.setup());
    let (ours, theirs) = (fast.score(realm), slow.sheet(realm.index()));
    let mut our_lands: Vec<_> = ours
        .territories
        .iter()
        .map(|scored| {
            let territory = &scored.territory;
            let crowns = territory.crowns as u32 + u32::from(scored.queen);
            let terrain = bridge::terrain(territory.terrain);
            (terrain, territory.squares as u32, crowns, scored.points as u32)
        })
        .collect();
    let mut their_lands: Vec<_> =
        theirs.territories.iter().map(|t| (t.terrain, t.squares, t.crowns, t.points)).collect();
    our_lands.sort();
    their_lands.sort();
    assert_eq!(our_lands, their_lands, "{}", context());
    let mut our_houses: Vec<_> =
        ours.buildings.iter().map(|b| (bridge::id(b.building), b.points as u32)).collect();
    let mut their_houses = theirs.buildings.clone();
    our_houses.sort();
    their_houses.sort();
    assert_eq!(our_houses, their_houses, "{}", context());
    let ours_sums = [ours.middle_kingdom, ours.harmony, ours.wealth, ours.total].map(u32::from);
    let their_sums = [theirs.middle_kingdom, theirs.harmony, theirs.wealth, theirs.total];
    assert_eq!(ours_sums, their_sums, "{}", context());
    assert_eq!(ours.largest_territory as u32, theirs.largest_territory, "{}", context());
    assert_eq!(ours.crowns as u32, theirs.crowns, "{}", context());
    assert_eq!(fast.points(realm), ours.total, "{}", context());
}

fn compare_standings(fast: &Position, slow: &naive::Game) {
    let outcome = fast.outcome().expect("the game is over");
    assert_eq!(places(&outcome), naive_places(&slow.standings()), "{}", fast.setup());
}

/// Realm, rank and points, best first.
type Places = Vec<(usize, usize, u32)>;

fn places(outcome: &Outcome) -> Places {
    outcome.iter().map(|s| (s.realm.index(), s.rank as usize, s.points as u32)).collect()
}

fn naive_places(standings: &[naive::Standing]) -> Places {
    standings.iter().map(|s| (s.realm, s.rank, s.points)).collect()
}
