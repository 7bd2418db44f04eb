//! A recorded game: what happened step by step, and how it stands at a moment.

use lingo::t;
use ratatui::layout::Rect;
use rules::{Position, Record, Step};
use unicode_width::UnicodeWidthChar;
use view::scene::{History, RealmScene, Scene};

use super::{Block, FAINT, GAP, Line, Printer, STRONG, side_by_side};
use crate::desk::Desk;
use crate::letters::harmless;
use crate::screen::{
    BUILDERS_HEIGHT, Canvas, Size, builders, headline, lines, lines_height, part_shown, purse,
    span, tags, title,
};

/// Columns that a name may take.
const NAME_MAX: usize = 24;
/// Columns of the lines of dominoes, where the builders' board stands beside them.
const LINES_WIDTH: u16 = 40;

/// A moment of a recorded game, ready to be printed.
pub struct Moment<'a> {
    printer: Printer<'a>,
    desk: Desk,
}

impl<'a> Printer<'a> {
    /// The names of a record's seats, fit to be printed.
    pub fn names(self, record: &Record) -> Vec<String> {
        let names = self.lingo.record_names(record);
        names.iter().map(|name| shortened(&self.look.spell(&harmless(name)))).collect()
    }

    /// The position after these steps.
    pub fn moment(self, position: &Position, steps: &[Step], names: &[String]) -> Moment<'a> {
        let mut desk = Desk::new();
        desk.show_moment(position, steps, names);
        desk.history = Some(History::of(*position.rules(), steps));
        Moment { printer: self, desk }
    }

    /// What happened, a sentence for each step under its number, round by round; `positions` are the
    /// start and those after each step. Actions are followed by their notation.
    pub fn story(self, record: &Record, positions: &[Position], names: &[String]) -> Block {
        let mut told = Block::new();
        let mut round = None;
        for (at, (before, step)) in positions.iter().zip(&record.steps).enumerate() {
            if round.replace(before.round()) != Some(before.round()) {
                told.extend(self.round(before, names));
            }
            let mut sentence = self.lingo.step(before, *step, names);
            if let Step::Act(action) = step {
                sentence = format!("{sentence} [{action}]");
            }
            told.extend(self.writer(self.width).numbered(at + 1, &sentence));
        }
        told
    }

    /// The heading of a round, with the points so far.
    fn round(self, position: &Position, names: &[String]) -> Block {
        let rules = position.rules();
        let (round, rounds) = (position.round(), rules.rounds());
        if round == 0 {
            return self.heading(&t!(self.lingo, "cli-first-claims"));
        }
        let points = rules.realms().map(|realm| {
            format!("{} {}", self.lingo.realm(rules, realm, names), position.points(realm))
        });
        let points = points.collect::<Vec<_>>().join(", ");
        let mut heading =
            self.heading(&t!(self.lingo, "table-round", round = round, rounds = rounds));
        heading.extend(self.paragraph(&points, FAINT));
        heading
    }
}

impl Moment<'_> {
    /// What is played, and how far it is.
    pub fn headline(&self) -> Block {
        self.printer.drawn(self.printer.width, 1, |canvas, area| {
            headline(canvas, area, &self.desk, "");
        })
    }

    /// The lines of dominoes and the builders' board.
    pub fn table(&self) -> Block {
        let board = self.desk.scene.as_ref().and_then(|scene| scene.board.as_ref());
        let Some(board) = board else { return Block::new() };
        let width = self.printer.width;
        let dominoes =
            self.printer.drawn(width.min(LINES_WIDTH), lines_height(board), |canvas, area| {
                lines(canvas, area, &self.desk);
            });
        let beside = width.saturating_sub(LINES_WIDTH + GAP);
        let room = if beside >= BUILDERS_IN_WORDS { beside } else { width };
        // Words that would be cut are better said by signs.
        let room = if room >= BUILDERS_IN_WORDS { BUILDERS_IN_WORDS } else { BUILDERS_IN_SIGNS };
        let board = self.printer.drawn(room.min(width), BUILDERS_HEIGHT, |canvas, area| {
            builders(canvas, area, &self.desk);
        });
        side_by_side(vec![dominoes, board], GAP, width)
    }

    /// All kingdoms with their owners, beside each other where the width allows.
    pub fn kingdoms(&self) -> Block {
        let Some(scene) = &self.desk.scene else { return Block::new() };
        let blocks = self.realms().map(|realm| {
            let mut lines = self.owner(scene, realm);
            let area = part_shown(scene, realm);
            lines.extend(self.printer.kingdom(&realm.kingdom, realm.house, area, Size::Small));
            lines
        });
        side_by_side(blocks.collect(), GAP, self.printer.width)
    }

    /// Every kingdom beside its score sheet.
    pub fn sheets(&self) -> Block {
        let Some(scene) = &self.desk.scene else { return Block::new() };
        let blocks: Vec<Block> = self
            .realms()
            .map(|realm| {
                let mut lines = self.owner(scene, realm);
                lines.extend(self.printer.scored(&realm.kingdom, realm.house, &realm.sheet));
                lines
            })
            .collect();
        blocks.join(&Line::default())
    }

    /// Who won, the places, how ties were decided, and how the points grew; nothing while the game
    /// is on.
    pub fn standings(&self) -> Block {
        let mut lines = Block::new();
        let Some(scene) = self.desk.scene.as_ref().filter(|scene| scene.end.is_some()) else {
            return lines;
        };
        let writer = self.printer.writer(self.printer.width);
        writer.finished(&self.desk, scene, &mut lines);
        lines.push(Line::default());
        let names: Vec<String> =
            self.realms().map(|realm| self.desk.realm_name(realm.realm)).collect();
        lines.extend(writer.growth(&self.desk, &names));
        lines
    }

    fn realms(&self) -> impl Iterator<Item = &RealmScene> {
        let board = self.desk.scene.as_ref().and_then(|scene| scene.board.as_ref());
        board.into_iter().flat_map(|board| &board.realms)
    }

    /// Who has a kingdom, its points, what they own.
    fn owner(&self, scene: &Scene, realm: &RealmScene) -> Block {
        let width = self.printer.width;
        self.printer.drawn(width, 1, |canvas: &mut Canvas<'_>, area: Rect| {
            let mut title = title(canvas, &self.desk, realm);
            title.push_span(span(" ", STRONG));
            title.spans.extend(purse(canvas, scene, realm));
            title.spans.extend(tags(canvas, realm));
            canvas.line(area, 0, &title);
        })
    }
}

/// Columns of the builders' board, where what tiles bring is written out and where it is not.
const BUILDERS_IN_WORDS: u16 = 78;
const BUILDERS_IN_SIGNS: u16 = 44;

fn shortened(name: &str) -> String {
    let mut width = 0;
    let fits = |letter: &char| {
        width += letter.width().unwrap_or(0);
        width < NAME_MAX
    };
    let kept: String = name.chars().take_while(fits).collect();
    if kept.len() == name.len() { kept } else { format!("{kept}…") }
}
