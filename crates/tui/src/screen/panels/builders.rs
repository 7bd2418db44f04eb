//! The builders' board, the Queen and the dragon.

use lingo::t;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::Line;
use rules::{Building, BuildingSpec, Treasury, Worth};
use view::hand::Holding;
use view::scene::{BuildersScene, OfferScene};

use super::super::canvas::{Canvas, Hit, span};
use crate::desk::Desk;
use crate::look::{FAINT, Signs};

/// Rows that it takes: a title, six spots, the court.
pub(crate) const BUILDERS_HEIGHT: u16 = 8;

/// From here on what a tile brings is written out.
const WORDY: u16 = 60;

/// The board; nothing in games without Queendomino's box. Returns the rows taken.
pub(crate) fn builders(canvas: &mut Canvas<'_>, area: Rect, desk: &Desk) -> u16 {
    let board = desk.scene.as_ref().and_then(|scene| scene.board.as_ref());
    let Some(builders) = board.and_then(|board| board.builders.as_ref()) else { return 0 };
    let signs = canvas.look.signs();
    let left = format!(
        "{}  {}{} {}{}",
        t!(canvas.lingo, "board-builders"),
        signs.knight,
        builders.knights_left,
        signs.tower,
        builders.towers_left
    );
    canvas.title(area, 0, &left);
    let chosen = desk.hand.as_ref().and_then(|hand| match hand.holding() {
        Holding::Tile { spot, .. } | Holding::Torch { spot, .. } => *spot,
        _ => None,
    });
    let mut row = 1;
    for &offer in &builders.offers {
        let line = offered(canvas, offer, chosen == Some(offer.spot), area.width >= WORDY);
        canvas.line(area, row, &line);
        if row < area.height {
            let place = Rect { y: area.y + row, height: 1, ..area };
            canvas.hit(place, Hit::Offer(offer.spot));
        }
        row += 1;
    }
    canvas.line(area, row, &court(canvas, desk, builders));
    row + 1
}

/// A tile with its price and what it brings.
fn offered(canvas: &Canvas<'_>, offer: OfferScene, is_chosen: bool, wordy: bool) -> Line<'static> {
    let (look, lingo) = (canvas.look, canvas.lingo);
    let number = offer.spot.price() + 1;
    let Some(building) = offer.building else {
        return span(format!(" {number}  –"), FAINT).into();
    };
    let mark = if is_chosen { look.signs().pointer } else { ' ' };
    let style = match (is_chosen, offer.affordable) {
        (true, _) => look.chosen().add_modifier(Modifier::REVERSED),
        (false, true) => Style::new(),
        (false, false) => FAINT,
    };
    let effects =
        if wordy { lingo.effects(building).join(", ") } else { in_signs(building, look.signs()) };
    Line::from(vec![
        span(format!("{mark}{number} "), style),
        span(format!("{}{} ", look.signs().coin, offer.price), look.chosen().patch(style)),
        span(lingo.building(building), style),
        span(format!("  {effects}"), if wordy { FAINT } else { Style::new() }),
    ])
}

/// What a building does, in signs: knights and towers that it brings, crowns, coins at every tax, and
/// points for each of something.
fn in_signs(building: Building, signs: Signs) -> String {
    let BuildingSpec { knights, towers, crowns, treasury, worth, .. } = *building.spec();
    let brought = [(knights, signs.knight), (towers, signs.tower), (crowns, signs.crown)];
    let brought = brought.into_iter().filter(|(count, _)| *count > 0);
    let mut told: Vec<String> = brought.map(|(count, sign)| format!("+{count}{sign}")).collect();
    told.extend(treasury.map(|of| match of {
        Treasury::Knights => format!("{}/{}", signs.coin, signs.knight),
        Treasury::Towers => format!("{}/{}", signs.coin, signs.tower),
    }));
    told.extend(match worth {
        Worth::Nothing => None,
        Worth::Fixed(points) => Some(format!("={points}")),
        Worth::PerTerritory(points, terrain) => Some(format!("={points}/{}", terrain.letter())),
        Worth::PerTower(points) => Some(format!("={points}/{}", signs.tower)),
        Worth::PerKnight(points) => Some(format!("={points}/{}", signs.knight)),
    });
    told.join(" ")
}

/// What comes next on the pile, the Queen and the dragon.
fn court(canvas: &Canvas<'_>, desk: &Desk, builders: &BuildersScene) -> Line<'static> {
    let (signs, lingo, look) = (canvas.look.signs(), canvas.lingo, canvas.look);
    let host = builders.queen.map_or_else(|| "–".to_owned(), |realm| desk.realm_name(realm));
    let dragon = if builders.dragon_away {
        span(t!(lingo, "tui-dragon-away"), FAINT)
    } else {
        span(t!(lingo, "tui-dragon-here"), look.bad())
    };
    let top = builders.top.map_or_else(|| "–".to_owned(), |top| lingo.building(top));
    Line::from(vec![
        span(format!(" {} {host}  {} ", signs.queen, signs.dragon), look.chosen()),
        dragon,
        span(format!("  {} {top} +{}", signs.house, builders.hidden_count), FAINT),
    ])
}
