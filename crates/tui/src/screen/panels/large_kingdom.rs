//! The large kingdom: the viewer's own, or the one they look at.

use ratatui::layout::Rect;
use ratatui::text::Line;
use rules::{Cell, Taxed};
use view::hand::{Hand, Holding, Preview};
use view::scene::{RealmScene, Scene};

use super::super::canvas::{Canvas, span};
use super::super::kingdom::{KingdomDrawing, Overlay, Size};
use super::realms::tags;
use crate::desk::Desk;
use crate::look::STRONG;

pub(crate) fn draw_large_kingdom(canvas: &mut Canvas<'_>, area: Rect, desk: &Desk) {
    let Some(scene) = &desk.scene else { return };
    let Some(realm) = desk.realm_shown().and_then(|realm| scene.realm(realm)) else { return };
    let mut title = kingdom_title(canvas, desk, realm);
    title.spans.extend(tags(canvas, realm));
    canvas.line(area, 0, &title);

    let room = super::below(area, 1);
    let hand = desk.hand.as_ref().filter(|hand| hand.realm() == realm.realm);
    let preview = hand.and_then(Hand::preview);
    let cells = visible_area(scene, realm);
    let drawing = KingdomDrawing {
        kingdom: &realm.kingdom,
        house: realm.house,
        area: cells,
        size: Size::fitting(room.width, room.height, cells),
        overlay: Overlay {
            spots: hand.map(|hand| spots(hand, desk)).unwrap_or_default(),
            ghost: match &preview {
                Some(Preview::Place(place)) => Some(place),
                _ => None,
            },
            chosen: match &desk.counted {
                Some(counted) => counted.cells.clone(),
                None => hand.map(chosen_cells).unwrap_or_default(),
            },
            marks_latest: true,
            marks_dead: desk.hints().losses,
            is_clickable: hand.is_some(),
        },
    };
    let x = room.x + room.width.saturating_sub(drawing.width()) / 2;
    drawing.draw(canvas, Rect { x, width: room.right() - x, ..room });
}

/// The owner and the points.
pub(crate) fn kingdom_title(canvas: &Canvas<'_>, desk: &Desk, realm: &RealmScene) -> Line<'static> {
    Line::from(vec![
        span(format!(" {} ", canvas.look.symbols().king), canvas.look.house(realm.house)),
        span(format!(" {} ", desk.realm_name(realm.realm)), STRONG),
        span(realm.points.to_string(), STRONG),
    ])
}

/// All the room to build in while dominoes remain, then only the kingdom.
pub(crate) fn visible_area(scene: &Scene, realm: &RealmScene) -> view::scene::Area {
    let goes_on = scene.end.is_none() && realm.turns_left > 0;
    if goes_on { realm.kingdom.room } else { realm.kingdom.bounds }
}

/// The cells where the thing in the hand may go.
fn spots(hand: &Hand, desk: &Desk) -> Vec<Cell> {
    match hand.holding() {
        Holding::Domino(ghost) if desk.hints().spots => ghost.cells(),
        Holding::Tile { sites, .. } => sites.clone(),
        Holding::Knights { cells, .. } => cells.to_vec(),
        _ => Vec::new(),
    }
}

fn chosen_cells(hand: &Hand) -> Vec<Cell> {
    match hand.holding() {
        Holding::Tile { spot: Some(_), site, .. } => vec![*site],
        Holding::Knights { cells: [left, right], taxed, .. } => match taxed {
            None => Vec::new(),
            Some(Taxed::Left) => vec![*left],
            Some(Taxed::Right) => vec![*right],
            Some(Taxed::Both) => vec![*left, *right],
        },
        _ => Vec::new(),
    }
}
