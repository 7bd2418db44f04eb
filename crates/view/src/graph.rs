//! The graph of a game: a line for each realm with its points after each round, and where things lie
//! in the graph.

use crate::scene::History;

/// The line of a realm.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Series {
    pub name: String,
    /// The realm's house, counted from 0.
    pub house: usize,
    /// Points after each round, from the first claims on.
    pub points: Vec<u16>,
}

impl Series {
    /// The lines of a game; names and houses are given realm by realm.
    pub fn of(history: &History, realms: Vec<(String, usize)>) -> Vec<Self> {
        let rounds: Vec<_> = history.by_round().collect();
        let series = |(index, (name, house)): (usize, (String, usize))| Self {
            name,
            house,
            points: rounds.iter().filter_map(|moment| moment.points.get(index).copied()).collect(),
        };
        realms.into_iter().enumerate().map(series).collect()
    }
}

/// The size of the graph, and the margins around its plot.
pub const WIDTH: f32 = 440.0;
pub const HEIGHT: f32 = 240.0;
pub const LEFT: f32 = 34.0;
pub const RIGHT: f32 = 16.0;
const TOP: f32 = 12.0;
const BOTTOM: f32 = 26.0;

/// Where points and rounds lie in the graph; `y` grows down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Plot {
    /// Rounds on the axis, with the first claims as round 0; at least two.
    rounds: usize,
    /// Points between two gridlines.
    step: u16,
    /// Points at the upper edge.
    most: u16,
}

impl Plot {
    pub fn of(series: &[Series]) -> Self {
        let rounds = series.iter().map(|one| one.points.len()).max().unwrap_or(0).max(2);
        let most = series.iter().flat_map(|one| &one.points).copied().max().unwrap_or(0);
        // At most eight gridlines, with 0.
        let step = [5, 10, 20, 25, 50, 100].into_iter().find(|step| most / step < 7);
        let step = step.unwrap_or(200);
        Self { rounds, step, most: most.div_ceil(step).max(1) * step }
    }

    pub fn x(&self, round: usize) -> f32 {
        LEFT + (WIDTH - LEFT - RIGHT) * round as f32 / (self.rounds - 1) as f32
    }

    pub fn y(&self, points: u16) -> f32 {
        HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * f32::from(points) / f32::from(self.most)
    }

    /// Points that have a line across the graph.
    pub fn gridlines(&self) -> impl Iterator<Item = u16> + use<> {
        (0..=self.most).step_by(self.step.into())
    }

    /// Rounds that are numbered: every other one where they would crowd.
    pub fn numbered_rounds(&self) -> impl Iterator<Item = usize> + use<> {
        (0..self.rounds).step_by(if self.rounds <= 14 { 1 } else { 2 })
    }

    /// The corners of a realm's line, round by round.
    pub fn polyline(&self, series: &Series) -> Vec<(f32, f32)> {
        let points = series.points.iter().enumerate();
        points.map(|(round, &points)| (self.x(round), self.y(points))).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn series(points: &[u16]) -> Series {
        Series { name: "Ann".into(), house: 0, points: points.to_vec() }
    }

    #[test]
    fn gridlines_are_few_round_numbers_that_cover_all_points() {
        for most in 0..=400 {
            let gridlines: Vec<u16> = Plot::of(&[series(&[0, most])]).gridlines().collect();
            assert!(gridlines[0] == 0 && *gridlines.last().unwrap() >= most, "{gridlines:?}");
            assert!((2..=8).contains(&gridlines.len()), "{gridlines:?}");
            assert!(gridlines.iter().all(|points| points % 5 == 0), "{gridlines:?}");
        }
    }

    #[test]
    fn a_line_runs_from_edge_to_edge_and_up_with_the_points() {
        let plot = Plot::of(&[series(&[0, 10, 30]), series(&[0, 0, 4])]);
        let corners = plot.polyline(&series(&[0, 10, 30]));
        assert_eq!(corners[0], (LEFT, HEIGHT - BOTTOM));
        assert_eq!(corners[2], (WIDTH - RIGHT, TOP));
        assert!((corners[1].0 - (LEFT + WIDTH - RIGHT) / 2.0).abs() < 0.01);
        assert!(corners.is_sorted_by(|one, next| one.0 < next.0 && one.1 > next.1));
    }

    #[test]
    fn a_game_without_points_and_one_without_rounds_can_be_drawn() {
        for realms in [vec![], vec![series(&[])], vec![series(&[0])]] {
            let plot = Plot::of(&realms);
            assert!(plot.x(1).is_finite() && plot.y(0).is_finite());
            assert_eq!(plot.gridlines().collect::<Vec<_>>(), [0, 5]);
        }
    }

    #[test]
    fn many_rounds_are_numbered_every_other_one() {
        let numbered = |rounds| Plot::of(&[series(&vec![0; rounds])]).numbered_rounds().count();
        assert_eq!((numbered(13), numbered(14), numbered(25)), (13, 14, 13));
    }
}
