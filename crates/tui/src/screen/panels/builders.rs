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
use crate::look::{FAINT, Symbols};

/// Rows: a title, six spots, the court.
pub(crate) const BUILDERS_HEIGHT: u16 = 8;

/// From this width on, effects are written out.
const WORDS_MIN: u16 = 60;

/// Draws the builders' board, if the game has one. Returns the rows taken.
pub(crate) fn draw_builders(canvas: &mut Canvas<'_>, area: Rect, desk: &Desk) -> u16 {
    let board = desk.scene.as_ref().and_then(|scene| scene.board.as_ref());
    let Some(builders) = board.and_then(|board| board.builders.as_ref()) else { return 0 };
    let symbols = canvas.look.symbols();
    let left = format!(
        "{}  {}{} {}{}",
        t!(canvas.lingo, "board-builders"),
        symbols.knight,
        builders.knights_left,
        symbols.tower,
        builders.towers_left
    );
    canvas.panel_title(area, 0, &left);
    let chosen = desk.hand.as_ref().and_then(|hand| match hand.holding() {
        Holding::Tile { spot, .. } | Holding::Torch { spot, .. } => *spot,
        _ => None,
    });
    let mut row = 1;
    for &offer in &builders.offers {
        let is_marked = offer.building.is_some() && desk.marks.building == offer.building;
        let held = Held { is_chosen: chosen == Some(offer.spot), is_marked };
        let line = offer_line(canvas, offer, held, area.width >= WORDS_MIN);
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

/// What is being done with a tile.
#[derive(Clone, Copy)]
struct Held {
    /// By the viewer, to buy or burn it.
    is_chosen: bool,
    /// The partner points at it.
    is_marked: bool,
}

/// A tile with its price and its effects.
fn offer_line(canvas: &Canvas<'_>, offer: OfferScene, held: Held, in_words: bool) -> Line<'static> {
    let (look, lingo) = (canvas.look, canvas.lingo);
    let number = offer.spot.price() + 1;
    let Some(building) = offer.building else {
        return span(format!(" {number}  –"), FAINT).into();
    };
    let Held { is_chosen, is_marked } = held;
    let mark = if is_chosen { look.symbols().pointer } else { ' ' };
    let style = match (is_chosen, offer.affordable) {
        (true, _) => look.chosen().add_modifier(Modifier::REVERSED),
        (false, true) => Style::new(),
        (false, false) => FAINT,
    };
    let effects = if in_words {
        lingo.effects(building).join(", ")
    } else {
        effects_in_symbols(building, look.symbols())
    };
    Line::from(vec![
        span(format!("{mark}{number} "), style),
        span(format!("{}{} ", look.symbols().coin, offer.price), look.chosen().patch(style)),
        if is_marked {
            span(format!("[{}]", lingo.building(building)), look.chosen())
        } else {
            span(lingo.building(building), style)
        },
        span(format!("  {effects}"), if in_words { FAINT } else { Style::new() }),
    ])
}

/// The effects of a building in symbols: its knights, towers and crowns, coins for taxes, points.
fn effects_in_symbols(building: Building, symbols: Symbols) -> String {
    let BuildingSpec { knights, towers, crowns, treasury, worth, .. } = *building.spec();
    let pieces = [(knights, symbols.knight), (towers, symbols.tower), (crowns, symbols.crown)];
    let pieces = pieces.into_iter().filter(|(count, _)| *count > 0);
    let mut effects: Vec<String> =
        pieces.map(|(count, symbol)| format!("+{count}{symbol}")).collect();
    effects.extend(treasury.map(|of| match of {
        Treasury::Knights => format!("{}/{}", symbols.coin, symbols.knight),
        Treasury::Towers => format!("{}/{}", symbols.coin, symbols.tower),
    }));
    effects.extend(match worth {
        Worth::Nothing => None,
        Worth::Fixed(points) => Some(format!("={points}")),
        Worth::PerTerritory(points, terrain) => Some(format!("={points}/{}", terrain.letter())),
        Worth::PerTower(points) => Some(format!("={points}/{}", symbols.tower)),
        Worth::PerKnight(points) => Some(format!("={points}/{}", symbols.knight)),
    });
    effects.join(" ")
}

/// The Queen, the dragon and the next tile of the pile.
fn court(canvas: &Canvas<'_>, desk: &Desk, builders: &BuildersScene) -> Line<'static> {
    let (symbols, lingo, look) = (canvas.look.symbols(), canvas.lingo, canvas.look);
    let host = builders.queen.map_or_else(|| "–".to_owned(), |realm| desk.realm_name(realm));
    let dragon = if builders.dragon_away {
        span(t!(lingo, "tui-dragon-away"), FAINT)
    } else {
        span(t!(lingo, "tui-dragon-here"), look.bad())
    };
    let top = builders.top.map_or_else(|| "–".to_owned(), |top| lingo.building(top));
    Line::from(vec![
        span(format!(" {} {host}  {} ", symbols.queen, symbols.dragon), look.chosen()),
        dragon,
        span(format!("  {} {top} +{}", symbols.house, builders.hidden_count), FAINT),
    ])
}
