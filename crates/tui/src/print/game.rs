//! A recorded game: its move log, and a moment of it.

use lingo::t;
use ratatui::layout::Rect;
use rules::{Position, Record, Step};
use table::Houses;
use unicode_width::UnicodeWidthChar;
use view::scene::{History, RealmScene, Scene};

use super::{Block, FAINT, GAP, Line, Printer, STRONG, side_by_side};
use crate::charset::sanitize;
use crate::desk::Desk;
use crate::screen::{
    BUILDERS_HEIGHT, Canvas, Size, draw_builders, draw_headline, draw_lines, kingdom_title,
    lines_height, purse, span, tags,
};

/// In columns.
const NAME_MAX: usize = 24;
/// Columns of the lines of dominoes beside the builders' board.
const LINES_WIDTH: u16 = 40;

pub struct Moment<'a> {
    printer: Printer<'a>,
    desk: Desk,
}

impl<'a> Printer<'a> {
    /// The players of a record, in names that are short and safe to print.
    pub fn names(self, record: &Record) -> Vec<String> {
        let names = self.lingo.record_names(record);
        names.iter().map(|name| shorten(&self.look.transliterate(&sanitize(name)))).collect()
    }

    /// `names` and `houses` are those of the record.
    pub fn moment(
        self,
        position: &Position,
        steps: &[Step],
        names: &[String],
        houses: Houses,
    ) -> Moment<'a> {
        let mut desk = Desk::default();
        desk.show_moment(position, steps, names, houses);
        desk.history = Some(History::of(position, steps));
        Moment { printer: self, desk }
    }

    /// The end of a recorded game, with what it means for its Dynasty.
    pub fn ending(self, record: &Record, position: &Position, names: &[String]) -> Moment<'a> {
        let houses = Houses::of_record(record);
        let mut moment = self.moment(position, &record.steps, names, houses);
        moment.desk.show_end(record, position, names);
        moment
    }

    /// A numbered sentence for each step, with the notation of actions, under a heading for each round.
    /// `positions` are the start and the position after each step.
    pub fn move_log(self, record: &Record, positions: &[Position], names: &[String]) -> Block {
        let mut log = Block::new();
        let mut round = None;
        for (at, (before, step)) in positions.iter().zip(&record.steps).enumerate() {
            if round.replace(before.round()) != Some(before.round()) {
                log.extend(self.round_heading(before, names));
            }
            let mut sentence = self.lingo.step(before, *step, names);
            if let Step::Act(action) = step {
                sentence = format!("{sentence} [{action}]");
            }
            log.extend(self.writer(self.width).numbered(at + 1, &sentence));
        }
        log
    }

    /// With the points so far.
    fn round_heading(self, position: &Position, names: &[String]) -> Block {
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
    /// The rules and the round.
    pub fn headline(&self) -> Block {
        self.printer.render(self.printer.width, 1, |canvas, area| {
            draw_headline(canvas, area, &self.desk, "");
        })
    }

    /// The lines of dominoes and the builders' board.
    pub fn table(&self) -> Block {
        let board = self.desk.scene.as_ref().and_then(|scene| scene.board.as_ref());
        let Some(board) = board else { return Block::new() };
        let width = self.printer.width;
        let dominoes =
            self.printer.render(width.min(LINES_WIDTH), lines_height(board), |canvas, area| {
                draw_lines(canvas, area, &self.desk);
            });
        let beside = width.saturating_sub(LINES_WIDTH + GAP);
        let room = if beside >= BUILDERS_IN_WORDS { beside } else { width };
        // Symbols are better than words cut short.
        let room = if room >= BUILDERS_IN_WORDS { BUILDERS_IN_WORDS } else { BUILDERS_IN_SYMBOLS };
        let board = self.printer.render(room.min(width), BUILDERS_HEIGHT, |canvas, area| {
            draw_builders(canvas, area, &self.desk);
        });
        side_by_side(vec![dominoes, board], GAP, width)
    }

    /// All kingdoms with their owners, side by side as far as they fit.
    pub fn kingdoms(&self) -> Block {
        let Some(scene) = &self.desk.scene else { return Block::new() };
        let blocks = self.realms().map(|realm| {
            let mut lines = self.owner(scene, realm);
            let area = scene.large_area(realm);
            lines.extend(self.printer.kingdom_with_edges(
                &realm.kingdom,
                realm.house,
                area,
                Size::Small,
            ));
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
                lines.extend(self.printer.kingdom_with_sheet(
                    &realm.kingdom,
                    realm.house,
                    &realm.sheet,
                ));
                lines
            })
            .collect();
        blocks.join(&Line::default())
    }

    /// The winners, the standings, the tie-breaks, the scoring pad and the points by round; empty until
    /// the game ends.
    pub fn standings(&self) -> Block {
        let mut lines = Block::new();
        let Some(scene) = self.desk.scene.as_ref().filter(|scene| scene.end.is_some()) else {
            return lines;
        };
        let writer = self.printer.writer(self.printer.width);
        writer.write_standings(&self.desk, scene, &mut lines);
        lines.push(Line::default());
        lines.extend(writer.pad_of_game(&self.desk));
        let names: Vec<String> =
            self.realms().map(|realm| self.desk.realm_name(realm.realm)).collect();
        lines.extend(writer.points_by_round(&self.desk, &names));
        lines
    }

    fn realms(&self) -> impl Iterator<Item = &RealmScene> {
        let board = self.desk.scene.as_ref().and_then(|scene| scene.board.as_ref());
        board.into_iter().flat_map(|board| &board.realms)
    }

    /// The owner, the points and the possessions.
    fn owner(&self, scene: &Scene, realm: &RealmScene) -> Block {
        let width = self.printer.width;
        self.printer.render(width, 1, |canvas: &mut Canvas<'_>, area: Rect| {
            let mut title = kingdom_title(canvas, &self.desk, realm);
            title.push_span(span(" ", STRONG));
            title.spans.extend(purse(canvas, scene, realm));
            title.spans.extend(tags(canvas, realm));
            canvas.line(area, 0, &title);
        })
    }
}

/// Columns of the builders' board, with effects in words or in symbols.
const BUILDERS_IN_WORDS: u16 = 78;
const BUILDERS_IN_SYMBOLS: u16 = 44;

fn shorten(name: &str) -> String {
    let mut width = 0;
    let fits = |letter: &char| {
        width += letter.width().unwrap_or(0);
        width < NAME_MAX
    };
    let short: String = name.chars().take_while(fits).collect();
    if short.len() == name.len() { short } else { format!("{short}…") }
}
