//! Names of what lies on the table: terrains, dominoes, buildings, houses, places.

use rules::{
    Boxes, Building, BuildingSpec, Cell, Direction, Domino, DominoId, Half, ScoredTerritory,
    Terrain, Treasury, Worth,
};
use table::Phrase;
use view::houses::House;
use view::scene::SlotScene;

use crate::frame::Lingo;
use crate::t;
use crate::value::Value;

impl Lingo {
    /// The name of a terrain: `forest`.
    pub fn terrain(&self, terrain: Terrain) -> String {
        self.text(&terrain_key(terrain))
    }

    /// The name of a territory of a terrain: `forest territory`.
    pub fn territory_of(&self, terrain: Terrain) -> String {
        self.attr(&terrain_key(terrain), "territory").unwrap_or_default()
    }

    /// The name of a building, as a heading: `Bakery`.
    pub fn building(&self, building: Building) -> String {
        self.text(&building_key(building))
    }

    /// The same within a sentence, as what is built or burnt: `the bakery`.
    pub fn the_building(&self, building: Building) -> String {
        self.attr(&building_key(building), "the").unwrap_or_default()
    }

    /// What a building does, point by point.
    pub fn effects(&self, building: Building) -> Vec<String> {
        let BuildingSpec { knights, towers, crowns, treasury, worth, .. } = *building.spec();
        let brought = [
            (knights, "game-effect-knights"),
            (towers, "game-effect-towers"),
            (crowns, "game-effect-crowns"),
        ];
        let brings = brought.into_iter().filter(|(count, _)| *count > 0);
        let mut effects: Vec<_> =
            brings.map(|(count, key)| self.with(key, &[("count", count.into())])).collect();
        effects.extend(treasury.map(|of| match of {
            Treasury::Knights => t!(self, "game-effect-tax-knights"),
            Treasury::Towers => t!(self, "game-effect-tax-towers"),
        }));
        effects.extend(self.worth(worth));
        effects
    }

    /// What a building scores at the end: `2 points for each forest territory`.
    pub(crate) fn worth(&self, worth: Worth) -> Option<String> {
        match worth {
            Worth::Nothing => None,
            Worth::Fixed(points) => Some(t!(self, "game-points", count = points)),
            Worth::PerTerritory(points, terrain) => Some(t!(
                self,
                "game-effect-per-territory",
                points = points,
                territory = self.territory_of(terrain)
            )),
            Worth::PerTower(points) => Some(t!(self, "game-effect-per-tower", points = points)),
            Worth::PerKnight(points) => Some(t!(self, "game-effect-per-knight", points = points)),
        }
    }

    /// Half a domino: `wheat with one crown`.
    pub fn half(&self, half: Half) -> String {
        t!(self, "game-half", terrain = self.terrain(half.terrain), crowns = half.crowns)
    }

    /// A domino: `domino 12: lake and wheat with one crown`. Where several boxes are in play, it is
    /// named by its own: `Queen’s 12: …`.
    pub fn domino(&self, boxes: Boxes, id: DominoId) -> String {
        let name = self.with(DOMINO_NAME, &which(boxes, id));
        t!(self, "game-domino", domino = name, halves = self.halves(id.domino()))
    }

    /// The same within a sentence, as what is pointed at: `the Queen’s 12: …`.
    pub(crate) fn the_domino(&self, boxes: Boxes, id: DominoId) -> String {
        let name = self.the_domino_name(boxes, id);
        t!(self, "game-domino", domino = name, halves = self.halves(id.domino()))
    }

    /// Which domino, within a sentence: `domino 12`, `the Queen’s 12`.
    pub(crate) fn the_domino_name(&self, boxes: Boxes, id: DominoId) -> String {
        self.attr_with(DOMINO_NAME, "the", &which(boxes, id)).unwrap_or_default()
    }

    /// The number of a domino: `12`, `Queen’s 12`.
    pub fn domino_number(&self, boxes: Boxes, id: DominoId) -> String {
        self.attr_with(DOMINO_NAME, "short", &which(boxes, id)).unwrap_or_default()
    }

    /// A domino among others: `12 (lake and wheat with one crown)`.
    pub(crate) fn domino_in_list(&self, boxes: Boxes, id: DominoId) -> String {
        let name = self.domino_number(boxes, id);
        t!(self, "move-deal-domino", domino = name, halves = self.halves(id.domino()))
    }

    /// Both halves of a domino: `lake and wheat with one crown`, `double forest`.
    pub fn halves(&self, domino: Domino) -> String {
        let (left, right) = (self.half(domino.left), self.half(domino.right));
        if domino.is_double() {
            t!(self, "game-halves-double", half = left)
        } else {
            t!(self, "game-halves", left = left, right = right)
        }
    }

    /// The title of a line with the box that it comes from, where several are in play: `This round ·
    /// Queen’s dominoes`.
    pub fn line_title(&self, title: String, boxes: Boxes, line: &[SlotScene]) -> String {
        match line.first() {
            Some(slot) if boxes.len() > 1 => {
                format!("{title} · {}", self.box_of(slot.domino))
            }
            _ => title,
        }
    }

    /// All dominoes of the box that one comes from: `Queen’s dominoes`.
    pub fn box_of(&self, id: DominoId) -> String {
        let letter = id.origin().letter().to_string();
        self.with("game-domino-box", &[("box", letter.into())])
    }

    /// A sentence about a player and a domino.
    pub(crate) fn about_domino(&self, key: &str, who: &str, boxes: Boxes, id: DominoId) -> String {
        let halves = self.halves(id.domino());
        let domino = self.the_domino_name(boxes, id);
        self.with(key, &[("who", who.into()), ("domino", domino.into()), ("halves", halves.into())])
    }

    /// The charge of a house, counted from 0: `Sun`.
    pub fn house(&self, index: usize) -> String {
        self.text(&house_key(index))
    }

    /// The whole name of a house, counted from 0: `House of the Sun`.
    pub fn house_in_full(&self, index: usize) -> String {
        self.attr(&house_key(index), "full").unwrap_or_default()
    }

    /// The name of a bot level, by its stable id: `Baron`.
    pub fn level(&self, name: &str) -> String {
        self.text(&level_key(name))
    }

    /// What a level of bots is like, in a line.
    pub fn level_hint(&self, name: &str) -> String {
        self.attr(&level_key(name), "hint").unwrap_or_default()
    }

    /// The text of a phrase or reaction.
    pub fn phrase(&self, phrase: Phrase) -> String {
        self.text(&format!("table-phrase-{}", phrase.name()))
    }

    /// A direction of the compass.
    pub fn direction(&self, direction: Direction) -> String {
        self.text(&format!("game-direction-{}", direction_name(direction)))
    }

    /// A place seen from the castle: `2 east and 1 north of the castle`.
    pub fn cell(&self, cell: Cell) -> String {
        let east_or_west = if cell.x() > 0 { Direction::East } else { Direction::West };
        let north_or_south = if cell.y() > 0 { Direction::North } else { Direction::South };
        let (across, along) = (cell.x().abs(), cell.y().abs());
        let straight = |steps: i8, direction| {
            t!(self, "game-cell-straight", steps = steps, direction = direction_name(direction))
        };
        match (across, along) {
            (0, 0) => t!(self, "game-cell-castle"),
            (_, 0) => straight(across, east_or_west),
            (0, _) => straight(along, north_or_south),
            _ => t!(
                self,
                "game-cell-corner",
                across = across,
                side = direction_name(east_or_west),
                along = along,
                end = direction_name(north_or_south)
            ),
        }
    }

    /// A territory on a score sheet: `Forest: 5 squares × 2 crowns`.
    pub fn scored_territory(&self, scored: &ScoredTerritory) -> String {
        let territory = &scored.territory;
        let values = [
            ("terrain", capitalized(&self.terrain(territory.terrain)).into()),
            ("squares", territory.squares.into()),
            ("crowns", (territory.crowns + u8::from(scored.queen)).into()),
        ];
        self.with(if scored.queen { "score-territory-queen" } else { "score-territory" }, &values)
    }

    /// A label and its value: `Collect taxes: +3 coins`. French has a space before the colon.
    pub fn labelled(&self, label: &str, value: &str) -> String {
        t!(self, "game-labelled", label = label, value = value)
    }

    /// Things in a row: `a, b and c`.
    pub fn list(&self, items: &[String]) -> String {
        match items {
            [] => String::new(),
            [one] => one.clone(),
            [others @ .., last] => {
                t!(self, "game-list-end", items = others.join(", "), last = last)
            }
        }
    }

    /// Longer things in a row: `a; b; c`.
    pub(crate) fn series(&self, items: impl Iterator<Item = String>) -> String {
        let join =
            |items: String, next: String| t!(self, "game-list-next", items = items, next = next);
        items.reduce(join).unwrap_or_default()
    }
}

const DOMINO_NAME: &str = "game-domino-name";

/// The values that name a domino: its number, and its box where its number alone does not say which
/// it is.
fn which(boxes: Boxes, id: DominoId) -> [(&'static str, Value<'static>); 2] {
    let its_box = if boxes.len() > 1 { id.origin().letter().to_string() } else { "only".into() };
    [("box", its_box.into()), ("number", id.number().into())]
}

/// The name that texts select on.
pub(crate) fn direction_name(direction: Direction) -> &'static str {
    match direction {
        Direction::North => "north",
        Direction::East => "east",
        Direction::South => "south",
        Direction::West => "west",
    }
}

/// A text with its first letter in upper case.
pub(crate) fn capitalized(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

fn terrain_key(terrain: Terrain) -> String {
    format!("game-terrain-{}", terrain.name())
}

fn building_key(building: Building) -> String {
    format!("game-building-{}", building.spec().id)
}

fn house_key(index: usize) -> String {
    format!("game-house-{}", House::at(index).name)
}

fn level_key(name: &str) -> String {
    format!("lobby-level-{name}")
}
