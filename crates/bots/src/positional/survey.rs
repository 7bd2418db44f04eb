//! What the features need to know about a kingdom, cached from one position to the next.
//!
//! A search evaluates thousands of positions in which most kingdoms are the same as in the last one,
//! so whatever depends only on a kingdom is recomputed only when it changes.

use rules::{Atlas, Frontier, Growth, Kingdom, Realm, Terrain};

pub(super) const TERRAINS: usize = Terrain::ALL.len();

/// The last survey of each realm's kingdom.
#[derive(Clone, Debug, Default)]
pub struct Surveys(Vec<Survey>);

impl Surveys {
    pub(super) fn of(&mut self, realm: Realm, kingdom: &Kingdom) -> &mut Survey {
        if self.0.len() <= realm.index() {
            self.0.resize_with(realm.index() + 1, || Survey::new(kingdom));
        }
        let survey = &mut self.0[realm.index()];
        if survey.kingdom != *kingdom {
            survey.update(kingdom);
        }
        survey
    }
}

#[derive(Clone, Debug)]
pub(super) struct Survey {
    kingdom: Kingdom,
    pub(super) atlas: Atlas,
    pub(super) frontier: Frontier,
    pub(super) lands: [Lands; TERRAINS],
}

impl Survey {
    fn new(kingdom: &Kingdom) -> Self {
        let atlas = Atlas::new(kingdom);
        let (frontier, lands) = explore(&atlas);
        Self { kingdom: *kingdom, atlas, frontier, lands }
    }

    fn update(&mut self, kingdom: &Kingdom) {
        self.kingdom = *kingdom;
        self.atlas.turn_to(kingdom);
        (self.frontier, self.lands) = explore(&self.atlas);
    }
}

fn explore(atlas: &Atlas) -> (Frontier, [Lands; TERRAINS]) {
    let mut lands = [Lands { gain: [0, 1, 2, 3], ..Lands::default() }; TERRAINS];
    let frontier = atlas.explore(|growth| lands[growth.terrain as usize].add(growth));
    (frontier, lands)
}

/// The territories of one terrain.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Lands {
    pub(super) squares: i32,
    pub(super) count: i32,
    /// The one with the most crowns that can still grow: squares, crowns, openings, reach.
    pub(super) open: [[i32; 4]; 3],
    /// Crowns of all that can still grow: what one more square for each would add.
    pub(super) growing_crowns: i32,
    /// Squares of the largest that can still grow: what one more crown would add.
    pub(super) growing_squares: i32,
    /// The most points that a half with this many crowns can add.
    pub(super) gain: [i32; 4],
}

impl Lands {
    fn add(&mut self, territory: Growth) {
        let (squares, crowns) = (i32::from(territory.squares), i32::from(territory.crowns));
        self.squares += squares;
        self.count += 1;
        if territory.openings == 0 {
            return;
        }
        let mut land = [squares, crowns, i32::from(territory.openings), i32::from(territory.reach)];
        let weight =
            |[squares, crowns, openings, reach]: [i32; 4]| (crowns, squares, openings, reach);
        for open in &mut self.open {
            if weight(land) > weight(*open) {
                core::mem::swap(open, &mut land);
            }
        }
        self.growing_crowns += crowns;
        self.growing_squares = self.growing_squares.max(squares);
        for (half, gain) in self.gain.iter_mut().enumerate() {
            *gain = (*gain).max(crowns + half as i32 * (squares + 1));
        }
    }
}
