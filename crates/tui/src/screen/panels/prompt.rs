//! The top lines: the game and its round, the prompt, what the hand would do.

use lingo::t;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::Line;
use view::hand::Preview;
use view::scene::Decision;

use super::super::canvas::{Canvas, span, wrap};
use crate::desk::Desk;
use crate::look::{FAINT, STRONG};

/// Draws the rules and the round, with a note at the right.
pub(crate) fn draw_headline(canvas: &mut Canvas<'_>, area: Rect, desk: &Desk, note: &str) {
    let Some(scene) = &desk.scene else { return };
    let mode = canvas.lingo.mode(&scene.rules);
    let mut spans = vec![span(format!("{} ", canvas.look.symbols().crown), canvas.look.chosen())];
    spans.push(span(mode, STRONG));
    for option in canvas.lingo.options(&scene.rules) {
        spans.push(span(format!(" · {}", option.name), FAINT));
    }
    if let Some(board) = scene.board.as_ref().filter(|board| board.round > 0) {
        let (round, rounds) = (board.round, board.rounds);
        let progress = t!(canvas.lingo, "table-round", round = round, rounds = rounds);
        spans.push(span(format!(" · {progress}"), Style::new()));
    }
    if let Some(dynasty) = scene.dynasty.as_ref().filter(|_| scene.table.is_some()) {
        let game = (dynasty.played + 1).min(dynasty.games);
        let progress = t!(canvas.lingo, "score-dynasty", game = game, games = dynasty.games);
        spans.push(span(format!(" · {progress}"), FAINT));
    }
    canvas.line(area, 0, &Line::from(spans));
    let width = super::super::canvas::columns(note);
    if width > 0 && width + 2 < area.width {
        let x = area.right() - width - 1;
        canvas.text(x, area.y, width + 1, &format!(" {note}"), canvas.look.bad());
    }
}

/// Draws the prompt in bold, and below it what the hand would do.
pub(crate) fn draw_prompt(canvas: &mut Canvas<'_>, area: Rect, desk: &Desk) {
    let Some(scene) = &desk.scene else { return };
    if let Some(counted) = &desk.counted {
        for (row, line) in (0..area.height).zip(wrap(&counted.words, area.width)) {
            canvas.line(area, row, &span(line, canvas.look.chosen()).into());
        }
        return;
    }
    if let Some(showing) = desk.showing() {
        canvas.line(
            area,
            0,
            &span(canvas.lingo.showing_by_keys(showing), canvas.look.chosen()).into(),
        );
        return draw_details(canvas, area, desk);
    }
    let decides = matches!(scene.decision, Decision::Decide { .. });
    let style = if decides { canvas.look.chosen() } else { STRONG };
    let mut sentence = canvas.lingo.prompt(scene);
    if decides && desk.is_shared {
        // On a shared terminal the prompt names the player.
        let who = desk.hand.as_ref().map_or("", |hand| desk.seat_name(hand.seat()));
        sentence = canvas.lingo.labelled(who, &sentence);
    }
    canvas.line(area, 0, &span(sentence, style).into());
    draw_details(canvas, area, desk);
}

/// What the hand would do.
fn draw_details(canvas: &mut Canvas<'_>, area: Rect, desk: &Desk) {
    let details = desk.hand.as_ref().map(|hand| {
        let mut details = canvas.lingo.hand_preview(hand, desk.hints());
        match hand.preview() {
            Some(Preview::Build(build)) => details.extend(canvas.lingo.effects(build.building)),
            // The selected domino in words, unless there is a reason why it cannot be claimed.
            Some(Preview::Claim(claim)) if details.is_empty() => {
                details.push(canvas.lingo.domino(hand.position().rules().boxes, claim.domino));
                details.extend(claim.best.filter(|_| desk.hints().points).map(|best| {
                    let change = canvas.lingo.change_of_points(best.gain);
                    t!(canvas.lingo, "board-best-spot", change = change)
                }));
            }
            _ => {}
        }
        details
    });
    let details = details.filter(|details| !details.is_empty()).map(|details| details.join(" · "));
    // While others play, the last move is shown here.
    let (text, style) = match (details, desk.hand.is_some()) {
        (Some(details), _) => (details, Style::new()),
        (None, true) => return,
        (None, false) => (desk.story.sentences().last().cloned().unwrap_or_default(), FAINT),
    };
    for (row, line) in (1..area.height).zip(wrap(&text, area.width)) {
        canvas.line(area, row, &span(line, style).into());
    }
}
