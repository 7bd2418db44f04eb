//! The large kingdom: the viewer's own, or the one they look at.

use ratatui::layout::Rect;
use ratatui::text::Line;
use view::overlay::Overlay;
use view::scene::RealmScene;

use super::super::canvas::{Canvas, span};
use super::super::kingdom::{KingdomDrawing, Size};
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
    let glow = desk.counted.as_ref().map(|counted| counted.cells.clone()).unwrap_or_default();
    let cells = scene.large_area(realm);
    let overlay =
        Overlay { glow, marks_latest: true, ..Overlay::of_large(scene, realm, hand, desk.hints()) };
    let drawing = KingdomDrawing {
        kingdom: &realm.kingdom,
        house: realm.house,
        area: cells,
        size: Size::fitting(room.width, room.height, cells),
        overlay: overlay.with_partner(scene, realm.realm, desk.pointer(), &desk.marks),
        is_clickable: hand.is_some() || desk.pointer().is_some(),
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
