//! The menu of a table, and what its entries do.

use lingo::t;
use rules::Seat;
use table::{Intent, Remark, Stage};
use view::scene::questions;

use super::menu::{Entry, Menu};
use super::table_room::{PageKind, Sheet, TableRoom};
use super::talking::Audience;
use super::{Context, Go};
use crate::place::Place;

#[derive(Clone, Debug)]
pub(crate) enum TableAction {
    Submit(Intent),
    Undo,
    ToggleHints,
    Open(PageKind),
    /// Choose a phrase to say.
    Talk,
    /// Choose something to say to the partner.
    Team,
    /// Say something in one's own words.
    Write(Audience),
    Consult(Remark),
    /// Choose a thing to point at.
    PointAt,
    /// Point at a square with the arrow keys.
    PointAtSquare,
    /// Lay a move out for the partner.
    LayOut,
    ToggleMute(Seat),
    /// Ask first.
    Confirm(String, Box<TableAction>),
    Replay,
    /// Leave the room.
    Leave,
    /// Close the menu.
    Close,
}

impl TableRoom {
    /// The label for starting the next game: of a Dynasty, or another one.
    pub(crate) fn play_again_label(&self, lingo: &lingo::Lingo) -> String {
        let is_dynasty = self.stage() == Some(Stage::Pause);
        if is_dynasty { t!(lingo, "table-next-game") } else { t!(lingo, "end-again") }
    }

    pub(super) fn open_menu(&mut self, context: &Context<'_>) {
        let lingo = context.lingo;
        let mut entries = Vec::new();
        let mut add = |label: String, hint: &str, action: TableAction| {
            entries.push(Entry::new(label, hint, action));
        };
        let state = self.place.state();
        let viewer = self.place.viewer();
        let table = self.desk.scene.as_ref().and_then(|scene| scene.table.as_ref());
        let is_playing = table.is_some_and(|table| table.stage == Stage::Playing);
        if self.desk.can_return() {
            add(t!(lingo, "table-return"), "", TableAction::Submit(Intent::Return));
        }
        if self.can_play_again() {
            add(self.play_again_label(lingo), "Enter", TableAction::Submit(Intent::ready(true)));
        }
        if self.is_between_games() {
            add(t!(lingo, "end-standings"), "e", TableAction::Open(PageKind::End));
            add(t!(lingo, "end-watch-replay"), "", TableAction::Replay);
        }
        add(t!(lingo, "page-help"), "?", TableAction::Open(PageKind::Help));
        add(t!(lingo, "score-heading"), "s", TableAction::Open(PageKind::Points));
        add(t!(lingo, "table-log"), "o", TableAction::Open(PageKind::MoveLog));
        add(t!(lingo, "board-remaining"), "x", TableAction::Open(PageKind::Dominoes));
        if self.desk.allows_hints() {
            add(t!(lingo, "board-hints"), "g", TableAction::ToggleHints);
        }
        if self.desk.undo().is_ok() {
            add(t!(lingo, "table-undo"), "u", TableAction::Undo);
        }
        if table.is_some_and(|table| table.vote.as_ref().is_some_and(|vote| vote.asks_viewer)) {
            add(t!(lingo, "tui-answer-yes"), "", TableAction::Submit(Intent::Answer { yes: true }));
            add(t!(lingo, "tui-answer-no"), "", TableAction::Submit(Intent::Answer { yes: false }));
        }
        if table.is_some_and(|table| table.vote.as_ref().is_some_and(|vote| vote.is_own)) {
            add(t!(lingo, "table-withdraw"), "", TableAction::Submit(Intent::Withdraw));
        }
        let is_closed = self.stage() == Some(Stage::Closed);
        if let (Place::Online(online), false) = (&self.place, is_closed) {
            if self.can_talk() {
                add(t!(lingo, "table-talk"), "t", TableAction::Talk);
            }
            if self.desk.partner().is_some() {
                add(t!(lingo, "team-talk"), "", TableAction::Team);
            }
            let questions = state.map(|state| questions(state, viewer, self.place.time()));
            for question in questions.into_iter().flatten() {
                add(
                    lingo.ask_label(question, &self.desk.names),
                    "",
                    TableAction::Submit(Intent::Ask { question }),
                );
            }
            for seat in self.desk.other_players(viewer) {
                let who = self.desk.seat_name(seat).to_owned();
                let key = if online.is_muted(seat) { "table-unmute" } else { "table-mute" };
                add(lingo.with(key, &[("who", who.into())]), "", TableAction::ToggleMute(seat));
            }
        }
        if let Some(resigning) = self.desk.resigning() {
            let sure = lingo.resign_question(resigning);
            let resign = TableAction::Confirm(sure, Box::new(TableAction::Submit(Intent::Resign)));
            add(t!(lingo, "table-resign"), "", resign);
        }
        if !self.place.is_local() && viewer.is_some() && !is_closed {
            let leave = TableAction::Submit(Intent::Leave);
            let confirmed =
                |leave| TableAction::Confirm(t!(lingo, "table-leave-sure"), Box::new(leave));
            add(t!(lingo, "table-leave"), "", if is_playing { confirmed(leave) } else { leave });
        }
        if table.is_some_and(|table| table.hosted_by_viewer) && !self.place.is_local() && !is_closed
        {
            let sure = t!(lingo, "table-close-sure");
            let close = TableAction::Confirm(sure, Box::new(TableAction::Submit(Intent::Close)));
            add(t!(lingo, "table-close"), "", close);
        }
        add(t!(lingo, "tui-quit"), "q", TableAction::Leave);
        self.sheet = Some(Sheet::Menu(t!(lingo, "page-menu"), Menu::new(entries)));
    }

    pub(super) fn confirm_leaving(&mut self, context: &mut Context<'_>) -> Option<Go> {
        let is_over = self.desk.scene.as_ref().is_none_or(|scene| scene.end.is_some());
        let is_over = is_over && self.stage() != Some(Stage::Pause);
        if is_over
            || self.stage() == Some(Stage::Closed)
            || (self.place.viewer().is_none() && !self.place.is_local())
        {
            return Some(Go::Back);
        }
        let lingo = context.lingo;
        let question = match &self.place {
            Place::Local(local) if local.is_saved() => t!(lingo, "tui-quit-local"),
            Place::Local(_) => t!(lingo, "tui-quit-unsaved"),
            Place::Online(_) => t!(lingo, "tui-quit-online"),
        };
        self.perform(TableAction::Confirm(question, Box::new(TableAction::Leave)), context)
    }

    pub(super) fn perform(&mut self, action: TableAction, context: &mut Context<'_>) -> Option<Go> {
        match action {
            TableAction::Submit(intent) => self.submit(intent, context),
            TableAction::Undo => self.undo(context),
            TableAction::ToggleHints => self.toggle_hints(context),
            TableAction::Open(kind) => self.open(kind),
            TableAction::Talk => self.open_talk(context),
            TableAction::Team => self.open_team(context),
            TableAction::Write(audience) => self.start_writing(audience, context),
            TableAction::Consult(remark) => self.consult(remark, context),
            TableAction::PointAt => self.open_things(context),
            TableAction::PointAtSquare => {
                self.desk.start_pointing();
            }
            TableAction::LayOut => {
                self.desk.start_laying_out();
            }
            TableAction::ToggleMute(seat) => {
                if let Place::Online(online) = &self.place {
                    online.toggle_mute(seat);
                }
            }
            TableAction::Confirm(question, action) => {
                let lingo = context.lingo;
                let entries = vec![
                    Entry::new(t!(lingo, "table-no"), "", TableAction::Close),
                    Entry::new(t!(lingo, "table-yes"), "", *action),
                ];
                self.sheet = Some(Sheet::Menu(question, Menu::new(entries)));
            }
            TableAction::Replay => {
                return self.place.record().map(|record| Go::Replay(Box::new(record)));
            }
            TableAction::Leave => return Some(Go::Back),
            TableAction::Close => {}
        }
        None
    }
}
