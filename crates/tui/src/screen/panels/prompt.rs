//! The first lines: where the game is, what is due, what the hand would do.

use lingo::t;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::Line;
use view::hand::Preview;
use view::scene::Decision;

use super::super::canvas::{Canvas, span, wrapped};
use crate::desk::Desk;
use crate::look::{FAINT, STRONG};

/// What is played, and how far it is; at the right whatever is said about the connection.
pub(crate) fn headline(canvas: &mut Canvas<'_>, area: Rect, desk: &Desk, aside: &str) {
    let Some(scene) = &desk.scene else { return };
    let mode = canvas.lingo.mode(&scene.rules);
    let mut spans = vec![span(format!("{} ", canvas.look.signs().crown), canvas.look.chosen())];
    spans.push(span(mode, STRONG));
    for option in canvas.lingo.options(&scene.rules) {
        spans.push(span(format!(" · {}", option.name), FAINT));
    }
    if let Some(board) = scene.board.as_ref().filter(|board| board.round > 0) {
        let (round, rounds) = (board.round, board.rounds);
        let told = t!(canvas.lingo, "table-round", round = round, rounds = rounds);
        spans.push(span(format!(" · {told}"), Style::new()));
    }
    if let Some(dynasty) = &scene.dynasty {
        let game = (dynasty.played + 1).min(dynasty.games);
        let told = t!(canvas.lingo, "score-dynasty", game = game, games = dynasty.games);
        spans.push(span(format!(" · {told}"), FAINT));
    }
    canvas.line(area, 0, &Line::from(spans));
    let width = super::super::canvas::columns(aside);
    if width > 0 && width + 2 < area.width {
        let x = area.right() - width - 1;
        canvas.text(x, area.y, width + 1, &format!(" {aside}"), canvas.look.bad());
    }
}

/// What is due, in bold, and below it what the hand would do.
pub(crate) fn prompt(canvas: &mut Canvas<'_>, area: Rect, desk: &Desk) {
    let Some(scene) = &desk.scene else { return };
    if let Some(counted) = &desk.counted {
        for (row, line) in (0..area.height).zip(wrapped(&counted.words, area.width)) {
            canvas.line(area, row, &span(line, canvas.look.chosen()).into());
        }
        return;
    }
    let decides = matches!(scene.decision, Decision::Decide { .. });
    let style = if decides { canvas.look.chosen() } else { STRONG };
    let mut sentence = canvas.lingo.prompt(scene);
    if decides && desk.shared {
        // Where several share the terminal, it is said whose turn it is.
        let who = desk.hand.as_ref().map_or("", |hand| desk.seat_name(hand.seat()));
        sentence = format!("{who}: {sentence}");
    }
    canvas.line(area, 0, &span(sentence, style).into());
    let told = desk.hand.as_ref().map(|hand| {
        let mut told = canvas.lingo.in_hand(hand, desk.aids());
        match hand.preview() {
            Some(Preview::Build(build)) => told.extend(canvas.lingo.effects(build.building)),
            // The pointed domino in words: why it cannot be had says more, where there is a reason.
            Some(Preview::Claim(claim)) if told.is_empty() => {
                told.push(canvas.lingo.domino(claim.domino));
                told.extend(claim.best.filter(|_| desk.aids().points).map(|best| {
                    let change = canvas.lingo.change_of_points(best.gain);
                    t!(canvas.lingo, "board-best-spot", change = change)
                }));
            }
            _ => {}
        }
        told
    });
    let told = told.filter(|told| !told.is_empty()).map(|told| told.join(" · "));
    // While others play, what happened last stands there.
    let (text, style) = match (told, desk.hand.is_some()) {
        (Some(told), _) => (told, Style::new()),
        (None, true) => return,
        (None, false) => (desk.story.sentences().last().cloned().unwrap_or_default(), FAINT),
    };
    for (row, line) in (1..area.height).zip(wrapped(&text, area.width)) {
        canvas.line(area, row, &span(line, style).into());
    }
}
