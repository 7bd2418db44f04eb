//! Final scores with tie-breaks, and what they are worth to each realm.

use core::cmp::Ordering;

use crate::search::Utility;

/// The most realms without Queendomino's box: a line has at most eight dominoes, and eight players
/// play in pairs.
pub(super) const REALMS: usize = 4;

/// Points, then the largest territory, then crowns (§6.7 to §6.9), packed so that comparing the
/// numbers ranks realms.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct FinalScore(u32);

/// By realm; zero beyond the realms of the game.
pub(super) type FinalScores = [FinalScore; REALMS];

impl FinalScore {
    pub(super) const MIN: Self = Self(0);
    pub(super) const MAX: Self = Self(u32::MAX);

    pub(super) fn new(points: u16, largest_territory: u8, crowns: u8) -> Self {
        Self(u32::from(points) << 16 | u32::from(largest_territory) << 8 | u32::from(crowns))
    }

    pub(super) fn points(self) -> u16 {
        (self.0 >> 16) as u16
    }

    /// As a plain number, for a [`ClaimState`](super::ClaimState), which stores it in place of an outlook.
    pub(super) fn bits(self) -> u32 {
        self.0
    }

    pub(super) fn from_bits(bits: u32) -> Self {
        Self(bits)
    }
}

/// [`Utility`] at the end of a game, with ties broken as the rules do.
///
/// In integers, so that equal payoffs compare equal in whatever order they were added up.
#[derive(Clone, Copy, Debug)]
pub(super) struct Payoffs {
    realms: usize,
    /// The payoff of a twelfth of a win, and of a point.
    win: i64,
    point: i64,
}

/// A whole win, in parts that two, three and four realms can share.
pub(super) const WHOLE_WIN: i64 = 12;

/// How many of these integers make one unit of [`Utility`].
const UNIT: f64 = 1e9;

impl Payoffs {
    pub(super) fn new(utility: Utility, realms: usize) -> Self {
        let winning = f64::from(utility.winning);
        let win = (winning * UNIT / WHOLE_WIN as f64).round() as i64;
        let point = ((1.0 - winning) * UNIT / f64::from(utility.scale)).round() as i64;
        Self { realms, win, point }
    }

    pub(super) fn realms(&self) -> usize {
        self.realms
    }

    /// The payoff of these points and this share of the win, in twelfths.
    pub(super) fn payoff(&self, score: FinalScore, share: i64) -> i64 {
        self.win * share + self.point * i64::from(score.points())
    }

    pub(super) fn payoff_of(&self, end: &FinalScores, realm: usize) -> i64 {
        self.payoff(end[realm], self.twelfths_won(end, realm))
    }

    /// A realm's share of the win, in twelfths: all, none, or split among equals (§6.10).
    pub(super) fn twelfths_won(&self, end: &FinalScores, realm: usize) -> i64 {
        let (mine, mut winners) = (end[realm], 0);
        for &score in &end[..self.realms] {
            match score.cmp(&mine) {
                Ordering::Greater => return 0,
                Ordering::Equal => winners += 1,
                Ordering::Less => {}
            }
        }
        WHOLE_WIN / winners
    }

    /// A realm's share of the win, from 0 to 1.
    pub(super) fn win_share(&self, end: &FinalScores, realm: usize) -> f32 {
        self.twelfths_won(end, realm) as f32 / WHOLE_WIN as f32
    }

    /// Compares two ends for the mover: by its own payoff, then by what the others get, less being
    /// better. Ends are equal only if they are equal for everyone.
    pub(super) fn compare(&self, one: &FinalScores, two: &FinalScores, mover: usize) -> Ordering {
        let own = |end| self.payoff_of(end, mover);
        own(one).cmp(&own(two)).then_with(|| {
            let others = || (0..self.realms).filter(|&realm| realm != mover);
            let left = |end| others().map(move |realm| self.payoff_of(end, realm));
            let in_all = left(two).sum::<i64>().cmp(&left(one).sum::<i64>());
            in_all.then_with(|| left(two).cmp(left(one)))
        })
    }
}
