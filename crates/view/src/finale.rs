//! The last screen of a game: how large each kingdom is shown, and the scraps of paper that fall for
//! the winner.
//!
//! One kingdom is *framed*, the others stand beside it as cards, and what is left of the width is the
//! side, for the points and the graph. All lengths are in pixels.

/// Free space between two things.
pub const GAP: u32 = 16;
/// The framed kingdom's height for each thousand of its width: the frame is crowned.
pub const FRAME_HEIGHT: u32 = 1_030;
/// The two lines of words below a kingdom on a card.
pub const CAPTION: u32 = 54;

/// Narrower or lower stages stack everything in a single column that scrolls.
const WIDE: u32 = 940;
const TALL: u32 = 470;
const CARD_MIN: u32 = 64;
/// The side holds a table of points.
const SIDE_MIN: u32 = 400;

/// Where everything stands on the stage.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stage {
    /// Whether all of it is seen at once; otherwise it is a single column that scrolls.
    pub is_whole: bool,
    /// The width of the frame.
    pub framed: u32,
    /// The columns and rows of cards beside or below it.
    pub columns: u32,
    pub rows: u32,
    /// The width of a card, and of the square kingdom on it.
    pub card: u32,
    pub side: u32,
}

impl Stage {
    /// The stage of so many kingdoms on an area of this size.
    pub fn of(width: u32, height: u32, kingdoms: usize) -> Self {
        let cards = (kingdoms as u32).saturating_sub(1);
        if width < WIDE || height < TALL {
            stacked(width, cards)
        } else {
            whole(width, height, cards)
        }
    }

    /// The height of the frame.
    pub fn framed_height(&self) -> u32 {
        height_of_frame(self.framed)
    }

    /// The height of all cards.
    pub fn cards_height(&self) -> u32 {
        self.rows * (self.card + CAPTION + GAP) - if self.rows > 0 { GAP } else { 0 }
    }
}

const fn height_of_frame(width: u32) -> u32 {
    width * FRAME_HEIGHT / 1_000
}

/// A frame across the whole width, and up to three cards in a row below it.
fn stacked(width: u32, cards: u32) -> Stage {
    let columns = cards.clamp(1, if width < 600 { 3 } else { 7 });
    let card = (width.saturating_sub((columns - 1) * GAP) / columns).min(180);
    let rows = cards.div_ceil(columns);
    Stage { is_whole: false, framed: width.min(480), columns, rows, card, side: width }
}

/// The largest frame and cards that fit, side by side.
fn whole(width: u32, height: u32, cards: u32) -> Stage {
    let side = (width * 37 / 100).clamp(SIDE_MIN, 860);
    let left = width - side - GAP;
    // Below the frame, its items are listed.
    let items = (height * 27 / 100).max(150);
    let framed_max = ((height - items) * 1_000 / FRAME_HEIGHT).min(left);
    let stage = |columns: u32, card: u32| {
        let rows = cards.div_ceil(columns.max(1));
        let framed = framed_max.min(left.saturating_sub(columns * (card + GAP)));
        let side = width.saturating_sub(framed + columns * (card + GAP) + GAP);
        Stage { is_whole: true, framed, columns, rows, card, side }
    };
    let fits =
        |stage: &Stage| stage.cards_height() <= height && stage.card * 10 <= stage.framed * 7;
    // What is framed counts more than its area.
    let worth = |stage: &Stage| 2 * stage.framed.pow(2) + cards * stage.card.pow(2);
    let all = (1..=cards)
        .flat_map(|columns| (CARD_MIN..=height).step_by(2).map(move |card| stage(columns, card)));
    all.filter(fits).max_by_key(worth).unwrap_or_else(|| stage(0, 0))
}

/// A scrap of paper that falls for the winner. It starts above the screen and leaves it below.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Scrap {
    /// Where it starts, in hundredths of the screen's width.
    pub from: f32,
    /// Where it ends.
    pub to: f32,
    pub begins_ms: u32,
    pub lasts_ms: u32,
    /// How far it turns, in degrees.
    pub turns: i32,
    /// Which of the colours it has, and whether it is a ribbon.
    pub colour: usize,
    pub is_ribbon: bool,
}

/// How many scraps fall, and when the last one has left.
pub const SCRAPS: usize = 56;
pub const SHOWER_MS: u32 = 2_000;

/// All scraps. They are spread by the golden ratio, so that no two fall side by side.
pub fn shower() -> impl Iterator<Item = Scrap> {
    let spread = |at: usize, ratio: f32| (at as f32 * ratio).fract();
    (0..SCRAPS).map(move |at| {
        let (across, aside) = (spread(at, 0.618_034), spread(at, 0.754_877_7));
        let (early, slow) = (spread(at, 0.569_840_3), spread(at, 0.332_19));
        let begins_ms = (early * 600.0) as u32;
        Scrap {
            from: across * 100.0,
            to: (across * 100.0 + (aside - 0.5) * 24.0).clamp(0.0, 100.0),
            begins_ms,
            lasts_ms: 1_000 + (slow * (SHOWER_MS - 1_600) as f32) as u32,
            turns: (360 + (aside * 900.0) as i32) * if at % 2 == 0 { 1 } else { -1 },
            colour: at,
            is_ribbon: at % 3 == 0,
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is left of usual screens below the verdict.
    const SIZES: [(u32, u32); 5] =
        [(1_240, 620), (1_400, 720), (1_880, 900), (2_500, 1_250), (1_000, 540)];

    #[test]
    fn everything_fits_on_a_wide_stage() {
        for (width, height) in SIZES {
            for kingdoms in 1..=8 {
                let stage = Stage::of(width, height, kingdoms);
                let cards = stage.columns * (stage.card + GAP);
                assert!(stage.is_whole);
                assert!(stage.framed + cards + GAP + stage.side <= width, "{stage:?}");
                assert!(stage.side >= SIDE_MIN, "{stage:?}");
                assert!(stage.cards_height() <= height, "{stage:?}");
                assert!(stage.framed_height() + 150 <= height, "{stage:?}");
                assert!((stage.columns * stage.rows) as usize >= kingdoms - 1, "{stage:?}");
            }
        }
    }

    #[test]
    fn the_framed_kingdom_is_by_far_the_largest() {
        for (width, height) in SIZES {
            for kingdoms in 2..=8 {
                let stage = Stage::of(width, height, kingdoms);
                // The moulding takes a fifth of the frame.
                assert!(stage.framed * 8 / 10 > stage.card, "{stage:?}");
                assert!(stage.card >= CARD_MIN, "{stage:?}");
            }
        }
        assert!(Stage::of(1_240, 620, 8).framed >= 400);
        assert!(Stage::of(1_240, 620, 2).card >= 200);
    }

    #[test]
    fn a_phone_stacks_cards_that_fit_its_width() {
        for width in [320, 360, 390, 600, 820] {
            for kingdoms in 1..=8 {
                let stage = Stage::of(width, 500, kingdoms);
                assert!(!stage.is_whole && stage.framed <= width);
                assert!(stage.columns * (stage.card + GAP) - GAP <= width, "{stage:?}");
                assert!((stage.columns * stage.rows) as usize >= kingdoms - 1, "{stage:?}");
            }
        }
    }

    #[test]
    fn the_shower_is_over_in_time_and_stays_on_the_screen() {
        let scraps: Vec<Scrap> = shower().collect();
        assert!(scraps.len() <= 60);
        for scrap in &scraps {
            assert!(scrap.begins_ms + scrap.lasts_ms <= SHOWER_MS, "{scrap:?}");
            assert!((0.0..=100.0).contains(&scrap.from) && (0.0..=100.0).contains(&scrap.to));
            assert!(scrap.lasts_ms >= 1_000, "nobody could see {scrap:?}");
        }
        let tenths: std::collections::BTreeSet<u32> =
            scraps.iter().map(|scrap| scrap.from as u32 / 10).collect();
        assert_eq!(tenths.len(), 10, "they fall everywhere");
    }

    #[test]
    fn no_two_scraps_fall_alike() {
        let scraps: Vec<Scrap> = shower().collect();
        for (at, scrap) in scraps.iter().enumerate() {
            assert_eq!((scrap.colour, scrap.is_ribbon), (at, at % 3 == 0));
            assert_eq!(scrap.turns > 0, at % 2 == 0, "every other one turns the other way");
            assert!((360..1_260).contains(&scrap.turns.abs()), "{scrap:?}");
            assert!((scrap.to - scrap.from).abs() <= 12.0, "it is blown far aside: {scrap:?}");
            for other in &scraps[..at] {
                let apart = (scrap.from - other.from).abs() > 0.5;
                assert!(apart || scrap.begins_ms.abs_diff(other.begins_ms) > 50, "{scrap:?}");
            }
        }
        let least_and_most = |of: fn(&Scrap) -> i32| {
            let all = scraps.iter().map(of);
            (all.clone().min().unwrap(), all.max().unwrap())
        };
        let (first, last) = least_and_most(|scrap| scrap.begins_ms as i32);
        assert!(first < 20 && last > 550, "they come one after the other: {first} {last}");
        let (quick, slow) = least_and_most(|scrap| scrap.lasts_ms as i32);
        assert!(quick < 1_050 && slow > 1_350, "some fall faster: {quick} {slow}");
        let (left, right) = least_and_most(|scrap| (scrap.to - scrap.from) as i32);
        assert!(left <= -10 && right >= 10, "the wind blows either way: {left} {right}");
        let (little, much) = least_and_most(|scrap| scrap.turns.abs());
        assert!(little < 420 && much > 1_200, "some turn more often: {little} {much}");
    }
}
