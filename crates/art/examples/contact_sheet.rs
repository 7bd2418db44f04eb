//! Writes an HTML page with every drawing: `cargo run -p art --example contact_sheet
//! -- sheet.html [all|kingdoms|squares|dominoes|pieces|people|icons] [none|grey|deuteranopia]`.

use std::fmt::Write as _;

use art::{Coin, Drawing, Finish, House, Icon, ModeScene};
use rules::{Building, DominoId, Origin, Terrain};
use table::Phrase;
use view::characters::Character;

fn main() -> std::io::Result<()> {
    let mut arguments = std::env::args().skip(1);
    let path = arguments.next().unwrap_or_else(|| "contact-sheet.html".to_owned());
    let part = arguments.next().unwrap_or_else(|| "all".to_owned());
    let filter = arguments.next().unwrap_or_else(|| "none".to_owned());
    std::fs::write(path, page(&part, &filter))
}

fn page(part: &str, filter: &str) -> String {
    let sections: Vec<(&str, String)> = [
        ("kingdoms", kingdoms()),
        ("squares", squares()),
        ("dominoes", dominoes()),
        ("pieces", pieces()),
        ("people", people()),
        ("icons", icons()),
    ]
    .into_iter()
    .filter(|(name, _)| part == "all" || part == *name)
    .collect();
    let mut themes = String::new();
    for theme in ["light", "dark"] {
        for (_, section) in &sections {
            let _ = write!(themes, "<section data-theme=\"{theme}\">{section}</section>");
        }
    }
    format!(
        "<!doctype html><meta charset=\"utf-8\"><title>Contact sheet</title><style>{}{LAYOUT}\
         main{{filter:{}}}</style>{}<main>{themes}</main>",
        art::style(),
        match filter {
            "grey" => "grayscale(1)",
            "deuteranopia" => "url(#deuteranopia)",
            _ => "none",
        },
        art::defs() + DEUTERANOPIA,
    )
}

const LAYOUT: &str = "body{margin:0;font:14px/1.4 system-ui}section{background:var(--cl-table);\
    color:var(--cl-paper);padding:16px 20px}section[data-theme=light]{color:var(--cl-ink)}\
    .row{display:flex;flex-wrap:wrap;gap:10px;align-items:flex-end;margin-bottom:12px}\
    .row>*{flex:none}.cl-icon{width:28px;height:28px}";

/// Simulates sight without the cones for green (after Viénot, Brettel and Mollon).
const DEUTERANOPIA: &str = "<svg width=\"0\" height=\"0\"><filter id=\"deuteranopia\" \
    color-interpolation-filters=\"linearRGB\"><feColorMatrix values=\".33066 .66934 0 0 0 .33066 \
    .66934 0 0 0 -.02785 .02785 1 0 0 0 0 0 1 0\"/></filter></svg>";

/// A drawing at `pixels` per square.
fn sized(drawing: &Drawing, pixels: i32) -> String {
    let [left, top, width, height] = drawing.frame;
    format!(
        "<svg class=\"cl-art\" width=\"{}\" height=\"{}\" viewBox=\"{left} {top} {width} {height}\">{}</svg>",
        width * pixels / art::SQUARE,
        height * pixels / art::SQUARE,
        drawing.body
    )
}

fn row(drawings: impl IntoIterator<Item = Drawing>, pixels: i32) -> String {
    let row: String = drawings.into_iter().map(|drawing| sized(&drawing, pixels)).collect();
    format!("<div class=\"row\">{row}</div>")
}

fn number(origin: Origin, number: u8) -> DominoId {
    DominoId::new(origin, number).expect("a box has 48 dominoes")
}

/// A kingdom of `side` by `side` squares, filled row by row with dominoes around the castle in its
/// middle.
fn kingdom(side: i32, house: usize, first: usize, built: bool) -> Drawing {
    let middle = side / 2;
    let mut body = String::new();
    let mut at = first;
    let mut covered = vec![(middle, middle)];
    for y in 0..side {
        for x in 0..side {
            if covered.contains(&(x, y)) {
                continue;
            }
            let upright = (x + y) % 3 == 0 || x + 1 >= side || covered.contains(&(x + 1, y));
            let end = if upright { (x, y + 1) } else { (x + 1, y) };
            if end.1 >= side || covered.contains(&end) {
                continue;
            }
            covered.extend([(x, y), end]);
            at += 37;
            let domino = DominoId::from_index(at % 96).expect("there are 96");
            let turned = (x + 2 * y) % 2 == 0;
            let cells = if turned { [(x, y), end] } else { [end, (x, y)] };
            let finish = if y == side - 2 && x == 1 { Finish::Fresh } else { Finish::Settled };
            body += &art::domino(domino, cells, finish);
            let printed = domino.domino();
            if built && printed.left.terrain == Terrain::Town {
                let building = Building::from_index(at % Building::KINDS).expect("a kind");
                body += &art::placed(cells[0], &art::building(building).body);
            }
        }
    }
    let castle = art::castle(House::new(house).expect("eight houses"));
    body += &art::placed((middle, middle), &castle.body);
    Drawing { frame: [-6, -6, side * art::SQUARE + 14, side * art::SQUARE + 16], body }
}

/// Everybody who may sit at a table, chairs, what is said, the modes, and what flies over the table.
fn people() -> String {
    let bots = Character::all().map(|bot| (bot, House::new(bot.seat().index()).expect("a house")));
    let chairs = House::all().map(|house| art::chair(Some(house)));
    let effects = [art::dust(), art::glint(), art::coin_of(3), art::coin_of(12)];
    [
        row(bots.map(|(bot, house)| art::portrait(bot, house)), 100),
        row(House::all().map(art::person), 100),
        row(chairs.chain([art::chair(None), art::chair_to_add()]), 80),
        row(ModeScene::ALL.map(art::mode_scene), 100),
        row(Phrase::ALL.map(art::reaction), 100),
        row(effects.into_iter().chain((0..art::CONFETTI_KINDS).map(art::confetti)), 100),
        surfaces(),
    ]
    .concat()
}

fn surfaces() -> String {
    let names = ["table-wood", "cloth", "tray", "insert", "slot", "builders"];
    let swatch = |name: &str| {
        format!("<div style=\"width:300px;height:200px;background:var(--{name})\">{name}</div>")
    };
    format!("<div class=\"row\">{}</div>", names.map(swatch).concat())
}

fn kingdoms() -> String {
    let mut five = kingdom(5, 1, 3, false);
    let glow = art::outline(&[(1, 0), (2, 0), (2, 1), (3, 1)], 4.0, 14.0);
    let _ = write!(
        five.body,
        "<path d=\"{glow}\" fill=\"none\" stroke=\"var(--cl-gold)\" stroke-width=\"5\"/>"
    );
    let large = [five, kingdom(5, 3, 50, true), kingdom(5, 5, 21, true)];
    let small = [kingdom(7, 0, 11, true), kingdom(7, 4, 70, true), kingdom(7, 6, 31, true)];
    row(large.iter().cloned(), 100)
        + &row(small.iter().cloned(), 56)
        + &row(small.into_iter().chain(large), 28)
}

fn squares() -> String {
    let samples = || {
        Terrain::ALL
            .into_iter()
            .flat_map(|terrain| [art::bare_terrain(terrain), art::terrain_sample(terrain)])
    };
    row(samples(), 110) + &row(samples(), 56) + &row(samples(), 28)
}

fn dominoes() -> String {
    let mut drawn = String::new();
    for origin in Origin::ALL {
        let faces = |from: u8| (from..=48).map(move |n| art::domino_in_line(number(origin, n)));
        drawn += &row(faces(1), 110);
        drawn += &row(faces(30), 56);
        drawn += &row(faces(25), 28);
        let backs = [1, 17, 48].map(|n| art::domino_back(number(origin, n)));
        drawn += &row(backs, 110);
    }
    drawn
}

fn pieces() -> String {
    let houses = || House::all();
    let figures = || [art::queen(), art::knight(), art::tower(), art::dragon(), art::fire()];
    let mut drawn = String::new();
    for pixels in [110, 56, 28] {
        drawn += &row(houses().map(art::castle), pixels);
        drawn += &row(
            houses()
                .map(art::king)
                .chain(houses().map(House::shield))
                .chain(houses().map(House::pennant)),
            pixels,
        );
        drawn += &row(
            figures()
                .into_iter()
                .chain(Coin::ALL.map(art::coin))
                .chain(Terrain::ALL.map(art::terrain_chip)),
            pixels,
        );
        drawn += &row(Building::all().map(art::building).chain([art::building_back()]), pixels);
        drawn += &row((0..=5).map(art::building_spot), pixels);
    }
    drawn
}

fn icons() -> String {
    let icons: String = Icon::ALL.iter().map(|icon| icon.svg()).collect();
    let emblems = || [art::emblem(), art::emblem_maskable()];
    format!(
        "<div class=\"row\">{icons}</div>{}{}{}",
        row(emblems(), 200),
        row(emblems(), 48),
        row(emblems(), 20)
    )
}
