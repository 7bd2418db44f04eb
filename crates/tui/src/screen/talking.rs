//! Talking at a table: to everyone, or to one's partner alone.

use crossterm::event::KeyEvent;
use lingo::t;
use ratatui::text::Line;
use rules::Action;
use table::{BotTurn, Intent, Phrase, Remark, TeamPhrase};

use super::Context;
use super::menu::{Entry, Menu};
use super::sheets::{Page, Writer};
use super::table_menu::TableAction;
use super::table_room::{PageKind, Sheet, TableRoom};
use super::text_input::TextInput;
use crate::desk::describe_note;
use crate::place::Place;

/// Who reads what is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Audience {
    Table,
    Partner,
}

/// How many remarks of partners can be read again.
const NOTES_SHOWN_MAX: usize = 40;

impl TableRoom {
    /// Whether there is someone to talk to, and the viewer may.
    pub(super) fn can_talk(&self) -> bool {
        let scene = self.desk.scene.as_ref();
        !self.place.is_local() && scene.is_some_and(|scene| scene.may_talk())
    }

    pub(super) fn open_talk(&mut self, context: &mut Context<'_>) {
        if !self.can_talk() {
            return;
        }
        let lingo = context.lingo;
        let may_write = self.desk.scene.as_ref().is_some_and(|scene| scene.may_write());
        let write = (t!(lingo, "table-write"), TableAction::Write(Audience::Table));
        let phrases = Phrase::ALL
            .map(|phrase| (lingo.phrase(phrase), TableAction::Submit(Intent::Say { phrase })));
        let choices = may_write.then_some(write).into_iter().chain(phrases);
        self.open_choices(t!(lingo, "table-talk"), choices);
    }

    /// A move as a suggestion, a thing to point at, own words and presets for the partner, and what
    /// was said.
    pub(super) fn open_team(&mut self, context: &mut Context<'_>) {
        let lingo = context.lingo;
        let suggestion = match self.desk.own_plan() {
            Some(plan) => Some((t!(lingo, "team-suggest"), TableAction::Consult(plan))),
            None if self.desk.can_lay_out_move() => {
                Some((t!(lingo, "team-lay-out"), TableAction::LayOut))
            }
            None => None,
        };
        let has_game = self.desk.position.is_some();
        let point = has_game.then(|| (t!(lingo, "team-point"), TableAction::PointAt));
        let write = (t!(lingo, "table-write"), TableAction::Write(Audience::Partner));
        let said = (t!(lingo, "team-said"), TableAction::Open(PageKind::Notes));
        let phrases = TeamPhrase::ALL.map(|phrase| {
            (lingo.team_phrase(phrase), TableAction::Consult(Remark::Phrase { phrase }))
        });
        let choices = suggestion.into_iter().chain(point).chain([write, said]).chain(phrases);
        self.open_choices(t!(lingo, "team-talk"), choices);
    }

    /// Everything on the table that can be pointed at.
    pub(super) fn open_things(&mut self, context: &mut Context<'_>) {
        let lingo = context.lingo;
        let Some(scene) = &self.desk.scene else { return };
        let Some(board) = &scene.board else { return };
        let boxes = scene.rules.boxes;
        let slots = board.next.iter().chain(&board.current);
        let dominoes = slots.map(|slot| {
            (
                lingo.domino(boxes, slot.domino),
                TableAction::Consult(Remark::Domino { domino: slot.domino }),
            )
        });
        let offers = board.builders.iter().flat_map(|builders| &builders.offers);
        let buildings = offers.filter_map(|offer| offer.building).map(|building| {
            (lingo.building(building), TableAction::Consult(Remark::Building { building }))
        });
        let square = (t!(lingo, "team-point-square"), TableAction::PointAtSquare);
        let things = [square].into_iter().chain(dominoes).chain(buildings).collect::<Vec<_>>();
        self.open_choices(t!(lingo, "team-point"), things);
    }

    fn open_choices(
        &mut self,
        title: String,
        choices: impl IntoIterator<Item = (String, TableAction)>,
    ) {
        let entry = |(words, action)| Entry::new(words, "", action);
        let entries = choices.into_iter().map(entry).collect();
        self.sheet = Some(Sheet::Menu(title, Menu::new(entries)));
    }

    pub(super) fn start_writing(&mut self, audience: Audience, context: &mut Context<'_>) {
        let title = match audience {
            Audience::Table => t!(context.lingo, "table-message"),
            Audience::Partner => t!(context.lingo, "team-placeholder"),
        };
        let hint = t!(context.lingo, "table-write-hint");
        self.sheet = Some(Sheet::Writing(TextInput::new(title, hint, String::new()), audience));
    }

    /// Sends what was written; what cannot be read by anyone stays, to be mended.
    pub(super) fn press_while_writing(&mut self, key: KeyEvent, context: &mut Context<'_>) {
        let Some(Sheet::Writing(input, audience)) = &mut self.sheet else { return };
        if !input.press(key) {
            return;
        }
        let audience = *audience;
        match input.text().parse() {
            Err(reason) => context.warn(context.lingo.refusal(table::Reason::code(reason))),
            Ok(text) => {
                self.sheet = None;
                match audience {
                    Audience::Table => self.submit(Intent::Write { text }, context),
                    Audience::Partner => self.consult(Remark::Text { text }, context),
                }
            }
        }
    }

    pub(super) fn paste(&mut self, text: &str) {
        if let Some(Sheet::Writing(input, _)) = &mut self.sheet {
            input.paste(text);
        }
    }

    pub(super) fn consult(&self, remark: Remark, context: &mut Context<'_>) {
        if let Err(code) = self.place.consult(remark) {
            context.warn(crate::refusal(context.lingo, &code));
        }
    }

    /// Shows what a bot on this device is about to do, if the viewer is its partner.
    pub(super) fn show_plan(&mut self, turn: &BotTurn, action: Action, context: &mut Context<'_>) {
        let Place::Local(local) = &mut self.place else { return };
        if let Some(note) = local.show_plan(turn, action) {
            let state = self.place.state();
            context.notify(describe_note(&note, state, &self.desk.names, context.lingo));
            self.refresh(context);
        }
    }

    /// What partners said last, latest first.
    pub(super) fn notes_page(&self, writer: Writer<'_>) -> Page {
        let lingo = writer.lingo;
        let notes = self.place.notes();
        let last = notes.iter().rev().take(NOTES_SHOWN_MAX);
        let said =
            last.map(|note| describe_note(note, self.place.state(), &self.desk.names, lingo));
        let mut lines: Vec<Line<'static>> = said.flat_map(|said| writer.paragraph(&said)).collect();
        if lines.is_empty() {
            lines = writer.paragraph(&t!(lingo, "team-empty"));
        }
        Page { title: t!(lingo, "team-said"), lines }
    }
}
