//! What ranks a realm at the end, and how content that leaves everyone.

use core::cmp::Ordering;

use crate::search::Utility;

/// Realms at the largest table that Kingdomino's box alone can serve: a line has at most eight
/// dominoes, and with eight kings they play in pairs.
pub(super) const REALMS: usize = 4;

/// Points, then the largest territory, then crowns (§6.7 to §6.9), in one number that compares as
/// they do.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct Merit(u32);

/// A merit for every realm; those beyond the game's realms have none.
pub(super) type Merits = [Merit; REALMS];

impl Merit {
    /// Nothing can be less.
    pub(super) const LEAST: Self = Self(0);
    /// Nothing can be more.
    pub(super) const MOST: Self = Self(u32::MAX);

    pub(super) fn new(points: u16, largest_territory: u8, crowns: u8) -> Self {
        Self(u32::from(points) << 16 | u32::from(largest_territory) << 8 | u32::from(crowns))
    }

    pub(super) fn points(self) -> u16 {
        (self.0 >> 16) as u16
    }

    /// As a plain number, for states that hold a merit where they held an outlook before.
    pub(super) fn bits(self) -> u32 {
        self.0
    }

    pub(super) fn from_bits(bits: u32) -> Self {
        Self(bits)
    }
}

/// What everyone wants: [`Utility`] at the end of a game, with ties decided as the rules do.
///
/// In whole numbers, so that what is equal compares equal however it was summed up.
#[derive(Clone, Copy, Debug)]
pub(super) struct Wish {
    realms: usize,
    /// What a twelfth of a victory is worth, and what a point.
    win: i64,
    point: i64,
}

/// A whole victory, in parts that can be shared by two, three and four.
pub(super) const VICTORY: i64 = 12;

/// One of [`Utility`]'s units in ours.
const UNIT: f64 = 1e9;

impl Wish {
    pub(super) fn new(utility: Utility, realms: usize) -> Self {
        let winning = f64::from(utility.winning);
        let win = (winning * UNIT / VICTORY as f64).round() as i64;
        let point = ((1.0 - winning) * UNIT / f64::from(utility.scale)).round() as i64;
        Self { realms, win, point }
    }

    pub(super) fn realms(&self) -> usize {
        self.realms
    }

    /// How content these points and this share of the victory make.
    pub(super) fn content(&self, merit: Merit, share: i64) -> i64 {
        self.win * share + self.point * i64::from(merit.points())
    }

    /// How content a realm is with an end.
    pub(super) fn content_of(&self, end: &Merits, realm: usize) -> i64 {
        self.content(end[realm], self.share(end, realm))
    }

    /// The part of the victory that is a realm's: all of it, none, or shared (§6.10).
    pub(super) fn share(&self, end: &Merits, realm: usize) -> i64 {
        let (mine, mut winners) = (end[realm], 0);
        for &merit in &end[..self.realms] {
            match merit.cmp(&mine) {
                Ordering::Greater => return 0,
                Ordering::Equal => winners += 1,
                Ordering::Less => {}
            }
        }
        VICTORY / winners
    }

    /// The same as a part of one.
    pub(super) fn victory(&self, end: &Merits, realm: usize) -> f32 {
        self.share(end, realm) as f32 / VICTORY as f32
    }

    /// How a realm compares two ends: by what it gets, then by what it leaves the others (less is
    /// better: a rival's gain is a loss). Only ends that are alike for everyone are equal.
    pub(super) fn compare(&self, one: &Merits, two: &Merits, mover: usize) -> Ordering {
        let own = |end| self.content_of(end, mover);
        own(one).cmp(&own(two)).then_with(|| {
            let others = || (0..self.realms).filter(|&realm| realm != mover);
            let left = |end| others().map(move |realm| self.content_of(end, realm));
            let in_all = left(two).sum::<i64>().cmp(&left(one).sum::<i64>());
            in_all.then_with(|| left(two).cmp(left(one)))
        })
    }
}
