//! Building tiles: the picture, the knights and towers it gives down the left side, and its coins and
//! points along the foot; also the spots of the builders' board and the back of the tiles.
//!
//! A tile's signs follow from the rules' table; only its picture is chosen by id.

mod shops;
mod strongholds;

use rules::{Building, BuildingSpec, Treasury, Worth};

use crate::defs::{Part, reuse};
use crate::domino::crowns;
use crate::drawing::{Drawing, SQUARE};
use crate::frame::framed_square;
use crate::numerals::number;
use crate::terrain::{Prop, chip_id, shadow};

/// The base line of a picture with and without a ribbon below it, and how far a picture moves aside
/// for the gains.
const BASE: i32 = 73;
const BASE_ALONE: i32 = 86;
const ASIDE: i32 = 10;
/// The middle of the ribbon at the foot.
const RIBBON: i32 = 85;
/// The distance between signs.
const STEP: i32 = 19;

pub(crate) fn parts() -> Vec<Part> {
    let mut parts = Vec::from(shops::SHARED.map(|(id, drawing)| Part::inked(id, drawing)));
    parts.extend(drawings().map(|prop| Part::inked(prop.id, &(shadow(prop.width) + prop.drawing))));
    parts.push(Part::inked("sign-knight", KNIGHT));
    parts.push(Part::inked("sign-tower", TOWER));
    parts.push(Part::inked("sign-coin", COIN));
    parts.push(Part::inked("sign-points", POINTS));
    parts.push(Part::inked("lot", LOT));
    parts.push(Part::inked("spot", SPOT));
    parts.push(Part::inked("tile-back", BACK));
    parts.extend(Building::of_all_versions().map(tile_part));
    parts
}

/// A building's tile: one square.
pub fn building(building: Building) -> Drawing {
    Drawing::new(SQUARE, SQUARE, reuse(&tile_id(building), 0, 0))
}

/// The back of a building tile.
pub fn building_back() -> Drawing {
    Drawing::new(SQUARE, SQUARE, reuse("tile-back", 0, 0))
}

/// An empty spot of the builders' board with its price, 100 by 124: a tile covers the upper
/// square, and the price below stays visible.
pub fn building_spot(price: u8) -> Drawing {
    let body = reuse("spot", 0, 0) + &number(price, (50.0, 111.0), 0.9);
    Drawing::new(SQUARE, 124, body)
}

fn tile_id(building: Building) -> String {
    let id = building.spec().id;
    match building.until() {
        Some(components) => format!("tile-{id}-{}", components.version()),
        None => format!("tile-{id}"),
    }
}

fn drawings() -> impl Iterator<Item = &'static Prop> {
    shops::ALL.iter().chain(strongholds::ALL)
}

/// The whole tile as one part, which towns reuse.
fn tile_part(building: Building) -> Part {
    let spec = building.spec();
    let gains = gains(spec);
    let middle = if gains.is_empty() { SQUARE / 2 } else { SQUARE / 2 + ASIDE };
    let worth = worth(spec);
    let base = if worth.is_empty() { BASE_ALONE } else { BASE };
    let drawing = reuse(drawing_of(spec).id, middle, base);
    let tile = format!(
        "<g id=\"#\">{}{}{}{}</g>",
        framed_square(&(reuse("lot", 0, 0) + &drawing)),
        column(&gains),
        row(&worth),
        crowns(spec.crowns)
    );
    Part::element(tile_id(building), &tile)
}

/// The picture of a kind. A kind without a picture of its own looks like a stately house.
fn drawing_of(spec: &BuildingSpec) -> &'static Prop {
    let own = |prop: &&Prop| prop.id.strip_prefix("b-") == Some(spec.id);
    drawings().find(own).unwrap_or(&shops::ALL[0])
}

/// The knights and towers that the building gives.
fn gains(spec: &BuildingSpec) -> Vec<&'static str> {
    let knights = (0..spec.knights).map(|_| "sign-knight");
    knights.chain((0..spec.towers).map(|_| "sign-tower")).collect()
}

/// The building's coins and points, sign by sign.
fn worth(spec: &BuildingSpec) -> Vec<Sign> {
    let mut signs = Vec::new();
    let counted = spec.treasury.map(|treasury| match treasury {
        Treasury::Knights => "sign-knight",
        Treasury::Towers => "sign-tower",
    });
    if let Some(counted) = counted {
        signs.extend([Sign::part("sign-coin"), Sign::part(counted), Sign::Gap]);
    }
    match spec.worth {
        Worth::Nothing => {}
        Worth::Fixed(points) => signs.push(Sign::Points(points)),
        Worth::PerTerritory(points, terrain) => {
            signs.extend([Sign::Points(points), Sign::Part(chip_id(terrain))]);
        }
        Worth::PerTower(points) => signs.extend([Sign::Points(points), Sign::part("sign-tower")]),
        Worth::PerKnight(points) => signs.extend([Sign::Points(points), Sign::part("sign-knight")]),
    }
    signs
}

/// One sign on the ribbon.
enum Sign {
    /// Points on a shield.
    Points(u8),
    Part(String),
    /// Space between groups of signs.
    Gap,
}

impl Sign {
    fn part(id: &str) -> Self {
        Self::Part(id.to_owned())
    }

    const fn width(&self) -> i32 {
        match self {
            Self::Gap => STEP / 3,
            Self::Points(_) | Self::Part(_) => STEP + 2,
        }
    }
}

/// Stacks signs down the left side.
fn column(signs: &[&str]) -> String {
    if signs.is_empty() {
        return String::new();
    }
    let bottom = 8 + STEP * signs.len() as i32;
    let tab = format!(
        "<path fill=\"$paper\" stroke=\"$ink\" stroke-width=\"2.4\" stroke-linejoin=\"round\" d=\"M4 4H26V{}L15 {}L4 {0}Z\"/>",
        bottom - 2,
        bottom + 5
    );
    let signs = signs.iter().enumerate().map(|(at, sign)| reuse(sign, 15, 15 + STEP * at as i32));
    tab + &signs.collect::<String>()
}

/// Lines up signs on a ribbon at the foot.
fn row(signs: &[Sign]) -> String {
    if signs.is_empty() {
        return String::new();
    }
    let width: i32 = signs.iter().map(Sign::width).sum();
    let (left, right) = (50 - width / 2 - 3, 50 + width / 2 + 3);
    let mut drawn = format!(
        "<path fill=\"$paper\" stroke=\"$ink\" stroke-width=\"2.4\" stroke-linejoin=\"round\" d=\"M{left} 74H{right}L{} 85L{right} 96H{left}L{} 85Z\"/>",
        right + 5,
        left - 5
    );
    let mut x = 50 - width / 2;
    for sign in signs {
        let middle = x + sign.width() / 2;
        match sign {
            Sign::Gap => {}
            Sign::Part(id) => drawn += &reuse(id, middle, RIBBON),
            Sign::Points(points) => {
                drawn += &reuse("sign-points", middle, RIBBON);
                drawn += &number(*points, (middle as f32, RIBBON as f32 - 0.8), 0.62);
            }
        }
        x += sign.width();
    }
    drawn
}

const KNIGHT: &str = r#"
    <path fill="$berry" stroke-width="1.8" d="M-1 -6Q-1 -10 4 -9Q8 -8 7 -3Z"/>
    <path fill="$silver" stroke-width="2" d="M-7 7V-1Q-7 -7.5 0 -7.5T7 -1V7Q0 9.5 -7 7Z"/>
    <path stroke-width="2.2" d="M-6.5 .5H6.5M0 1V7"/>
"#;

const TOWER: &str = r#"
    <path fill="$stone" stroke-width="2" d="M-5 8.5L-4 -2H-7V-8.5H-3.5V-6H-1.6V-8.5H1.6V-6H3.5V-8.5H7V-2H4L5 8.5Z"/>
    <path fill="$window" stroke="none" d="M-1.5 4V1a1.5 1.5 0 0 1 3 0V4Z"/>
"#;

const COIN: &str = r#"
    <circle r="8" cy=".5" fill="$gold" stroke-width="2"/>
    <path stroke="$gold-deep" stroke-width="2" d="M0 -3.5V4.5"/>
"#;

const POINTS: &str =
    r#"<path fill="$gold-lit" stroke-width="2" d="M-8.5 -8.5H8.5V0Q8 7 0 9.8Q-8 7 -8.5 0Z"/>"#;

const LOT: &str = r##"
    <use href="#cl-town0"/>
    <path stroke="$town-deep" stroke-width="2" fill="$court" d="M7 58Q4 20 50 11Q96 20 93 58Q92 80 50 82Q8 80 7 58Z"/>
    <path stroke="$town-lit" stroke-width="2" d="M16 66h8M78 64h7M30 75h8M66 74h6"/>
"##;

const SPOT: &str = r#"
    <rect x="1.2" y="1.2" width="97.6" height="97.6" rx="7" fill="$wood" fill-opacity=".25" stroke-dasharray="1 6"/>
    <path stroke="$wood" stroke-opacity=".7" d="M32 62V46L50 32L68 46V62ZM45 62V52H55V62"/>
    <circle cx="50" cy="111" r="11.5" fill="$gold"/>
"#;

const BACK: &str = r#"
    <rect x="1.2" y="1.2" width="97.6" height="97.6" rx="7" fill="$town"/>
    <rect x="9" y="9" width="82" height="82" rx="4" stroke="$town-lit"/>
    <path fill="$paper" d="M30 74V48L50 30L70 48V74Z"/>
    <path fill="$roof" d="M22 52L50 24L78 52L72 57L50 36L28 57Z"/>
    <path fill="$wood-deep" d="M43 74V60a7 7 0 0 1 14 0V74Z"/>
    <path stroke="$town-lit" d="M20 20h.1M80 20h.1M20 80h.1M80 80h.1" stroke-width="5"/>
"#;
