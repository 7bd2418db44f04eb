//! The table for people who cannot see it: squares, territories, kingdoms, lines and builders.

use rules::{Boxes, Cell, Direction, Estate, Half, Kingdom, Line, Position, Realm, Territory};

use crate::frame::Lingo;
use crate::pieces::{capitalized, direction_name};
use crate::t;

impl Lingo {
    /// What lies on a cell: `forest, one crown`, `castle`, `empty`.
    pub fn square(&self, kingdom: &Kingdom, cell: Cell) -> String {
        if cell == Cell::CASTLE {
            return t!(self, "a11y-square-castle");
        }
        let Some(square) = kingdom.square(cell) else {
            return if kingdom.holes().any(|hole| hole == cell) {
                t!(self, "a11y-square-dead")
            } else if kingdom.has_room_for(cell) {
                t!(self, "a11y-square-empty")
            } else {
                t!(self, "a11y-square-outside")
            };
        };
        let terrain = self.terrain(square.terrain);
        let mut text = t!(self, "a11y-half", terrain = terrain, crowns = square.crowns);
        if let Some(building) = square.building {
            let building = self.building(building);
            text = t!(self, "a11y-square-building", square = text, building = building);
        }
        if square.knight {
            text = t!(self, "a11y-square-knight", square = text);
        }
        text
    }

    /// The same with its place in the grid as it is shown, both counted from 1: `row 3, column 4:
    /// forest, one crown`.
    pub fn square_at(&self, kingdom: &Kingdom, cell: Cell, row: usize, column: usize) -> String {
        t!(self, "a11y-square", row = row, column = column, content = self.square(kingdom, cell))
    }

    /// A territory: `forest with 5 squares and 2 crowns: 10 points`.
    pub fn territory(&self, territory: &Territory) -> String {
        t!(
            self,
            "a11y-territory",
            terrain = self.terrain(territory.terrain),
            squares = territory.squares,
            crowns = territory.crowns,
            points = territory.points()
        )
    }

    /// A territory and whether it can grow, in sentences.
    pub fn territory_summary(&self, territory: &Territory) -> String {
        let growth = t!(self, "a11y-territory-openings", count = territory.openings);
        format!("{}. {growth}", capitalized(&self.territory(territory)))
    }

    /// A kingdom in a few sentences: points, territories by what they score, coins and the Queen.
    pub fn kingdom_summary(&self, estate: &Estate<'_>, who: &str) -> String {
        let kingdom = estate.kingdom;
        let mut sentences = vec![t!(
            self,
            "a11y-kingdom",
            who = who,
            points = estate.points(),
            squares = kingdom.len(),
            all = kingdom.grid().cells() - 1
        )];
        if kingdom.is_empty() {
            sentences.push(t!(self, "a11y-kingdom-empty"));
        } else {
            let (south_west, north_east) = kingdom.bounds();
            sentences.push(t!(
                self,
                "a11y-kingdom-size",
                columns = north_east.x() - south_west.x() + 1,
                rows = north_east.y() - south_west.y() + 1
            ));
            let mut territories: Vec<_> = kingdom.territories().collect();
            territories.sort_by_key(|territory| std::cmp::Reverse(territory.points()));
            let list = self.series(territories.iter().map(|territory| self.territory(territory)));
            sentences.push(t!(self, "a11y-kingdom-territories", territories = list));
        }
        if estate.rules.boxes.has_queendomino() {
            let purse = estate.purse;
            sentences.push(t!(
                self,
                "a11y-kingdom-purse",
                coins = t!(self, "game-coins", count = purse.coins),
                knights = t!(self, "game-knights", count = purse.knights),
                towers = t!(self, "game-towers", count = purse.towers)
            ));
        }
        if estate.hosts_queen {
            sentences.push(t!(self, "a11y-kingdom-queen"));
        }
        sentences.join(" ")
    }

    /// Both lines with the kings on them; `names` are those of the seats.
    pub fn line_summary(&self, position: &Position, names: &[impl AsRef<str>]) -> String {
        let (current, next) = (position.current_line(), position.next_line());
        let boxes = position.rules().boxes;
        let mut sentences = Vec::new();
        if !current.is_empty() {
            let dominoes = self.entries(boxes, current, names);
            sentences.push(t!(self, "a11y-line-current", dominoes = dominoes));
        }
        sentences.push(if next.is_empty() {
            t!(self, "a11y-line-none")
        } else {
            t!(self, "a11y-line-next", dominoes = self.entries(boxes, next, names))
        });
        sentences.join(" ")
    }

    /// What the builders sell, at the prices of a realm; nothing without Queendomino's box.
    pub fn builders_summary(&self, position: &Position, realm: Realm) -> String {
        let Some(builders) = position.builders() else { return String::new() };
        let offers = builders
            .offers()
            .filter_map(|spot| Some((builders.tile(spot)?, builders.price(spot, realm))))
            .map(|(tile, price)| {
                let building = self.building(tile);
                t!(self, "a11y-builders-offer", building = building, coins = price)
            });
        let offers = self.series(offers);
        if offers.is_empty() {
            t!(self, "a11y-builders-none")
        } else {
            t!(self, "a11y-builders", buildings = offers)
        }
    }

    /// The domino in the hand: the half under the cursor with its place in the grid as it is shown,
    /// both counted from 1, and where the other half is from there.
    pub fn ghost(
        &self,
        held: Half,
        (row, column): (usize, usize),
        other: Half,
        toward: Direction,
    ) -> String {
        let sentence = t!(
            self,
            "a11y-ghost",
            left = self.half(held),
            row = row,
            column = column,
            right = self.half(other),
            direction = direction_name(toward)
        );
        capitalized(&sentence)
    }

    /// What the domino in the hand would change there: `It fits: +3 points.`
    pub fn ghost_fits(&self, gain: i32) -> String {
        t!(self, "a11y-ghost-fits", change = self.change_of_points(gain))
    }

    /// Why the domino in the hand does not fit there, by the stable code.
    pub fn ghost_refused(&self, code: &str, width: i8) -> String {
        t!(self, "a11y-ghost-refused", reason = self.misplacement(code, width))
    }

    /// Why a domino cannot lie somewhere, in a few words: `No matching land here`.
    pub fn misplacement(&self, code: &str, width: i8) -> String {
        match code {
            "place.occupied" => t!(self, "board-refused-occupied"),
            "place.outside_grid" => t!(self, "board-refused-outside", width = width),
            "place.no_match" => t!(self, "board-refused-no-match"),
            other => self.refusal(other).trim_end_matches('.').to_owned(),
        }
    }

    fn entries(&self, boxes: Boxes, line: &Line, names: &[impl AsRef<str>]) -> String {
        let entries = line.entries().iter().map(|entry| {
            let domino = self.domino_in_list(boxes, entry.domino);
            match entry.king {
                None => t!(self, "a11y-line-free", domino = domino),
                Some(seat) => {
                    let who = self.name_of(names, seat);
                    t!(self, "a11y-line-claimed", domino = domino, who = who)
                }
            }
        });
        self.series(entries)
    }
}
