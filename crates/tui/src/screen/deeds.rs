//! What can be done at a table besides playing: its menu, and what the entries do.

use lingo::t;
use rules::Seat;
use table::{Intent, Phrase, Stage};
use view::scene::questions;

use super::menu::{Entry, Menu};
use super::table_room::{Reading, Sheet, TableRoom};
use super::{Context, Go};
use crate::place::Place;

/// What a menu can do.
#[derive(Clone, Debug)]
pub(crate) enum Deed {
    /// Wish for something at the table.
    Wish(Intent),
    /// Take back.
    Undo,
    /// Hints on or off.
    Hints,
    /// Open a sheet.
    Open(Reading),
    /// Choose something to say.
    Talk,
    /// Hear somebody no more, or again.
    Mute(Seat),
    /// Ask whether one is sure, and then do it.
    Sure(String, Box<Deed>),
    /// Look at the game again.
    Replay,
    /// Go away.
    Leave,
    /// Nothing: back to the table.
    Back,
}

impl TableRoom {
    /// The words for the next game: of a match, or another one.
    pub(crate) fn again(&self, lingo: &lingo::Lingo) -> String {
        let is_match = self.stage() == Some(Stage::Pause);
        if is_match { t!(lingo, "table-next-game") } else { t!(lingo, "end-again") }
    }

    /// Whether there is somebody to talk to, and the viewer may.
    fn may_talk(&self) -> bool {
        let scene = self.desk.scene.as_ref();
        !self.place.is_local() && scene.is_some_and(|scene| scene.may_talk())
    }

    /// What can be done here, one below the other.
    pub(super) fn open_menu(&mut self, context: &Context<'_>) {
        let lingo = context.lingo;
        let mut entries = Vec::new();
        let mut add = |label: String, hint: &str, deed: Deed| {
            entries.push(Entry::new(label, hint, deed));
        };
        let state = self.place.state();
        let viewer = self.place.viewer();
        let table = self.desk.scene.as_ref().and_then(|scene| scene.table.as_ref());
        let is_playing = table.is_some_and(|table| table.stage == Stage::Playing);
        if self.desk.can_return() {
            add(t!(lingo, "table-return"), "", Deed::Wish(Intent::Return));
        }
        if self.may_play_again() {
            add(self.again(lingo), "Enter", Deed::Wish(Intent::Ready { ready: true }));
        }
        if self.is_between_games() {
            add(t!(lingo, "end-standings"), "e", Deed::Open(Reading::End));
            add(t!(lingo, "end-watch-replay"), "", Deed::Replay);
        }
        add(t!(lingo, "page-help"), "?", Deed::Open(Reading::Help));
        add(t!(lingo, "score-heading"), "s", Deed::Open(Reading::Points));
        add(t!(lingo, "table-log"), "o", Deed::Open(Reading::Story));
        add(t!(lingo, "board-remaining"), "x", Deed::Open(Reading::Dominoes));
        if self.desk.allows_hints() {
            add(t!(lingo, "board-hints"), "g", Deed::Hints);
        }
        if self.desk.undo().is_ok() {
            add(t!(lingo, "table-undo"), "u", Deed::Undo);
        }
        if table.is_some_and(|table| table.vote.as_ref().is_some_and(|vote| vote.asks_viewer)) {
            add(t!(lingo, "tui-answer-yes"), "", Deed::Wish(Intent::Answer { yes: true }));
            add(t!(lingo, "tui-answer-no"), "", Deed::Wish(Intent::Answer { yes: false }));
        }
        if table.is_some_and(|table| table.vote.as_ref().is_some_and(|vote| vote.is_own)) {
            add(t!(lingo, "table-withdraw"), "", Deed::Wish(Intent::Withdraw));
        }
        let is_closed = self.stage() == Some(Stage::Closed);
        if let (Place::Online(online), false) = (&self.place, is_closed) {
            if self.may_talk() {
                add(t!(lingo, "table-talk"), "t", Deed::Talk);
            }
            let asked = state.map(|state| questions(state, viewer, self.place.time()));
            for question in asked.into_iter().flatten() {
                add(
                    lingo.asking(question, &self.desk.names),
                    "",
                    Deed::Wish(Intent::Ask { question }),
                );
            }
            for seat in self.desk.people_beside(viewer) {
                let who = self.desk.seat_name(seat).to_owned();
                let key = if online.is_muted(seat) { "table-unmute" } else { "table-mute" };
                add(lingo.with(key, &[("who", who.into())]), "", Deed::Mute(seat));
            }
        }
        if let Some(resigning) = self.desk.resigning() {
            let sure = lingo.resign_question(resigning);
            let resign = Deed::Sure(sure, Box::new(Deed::Wish(Intent::Resign)));
            add(t!(lingo, "table-resign"), "", resign);
        }
        if !self.place.is_local() && viewer.is_some() && !is_closed {
            let leave = Deed::Wish(Intent::Leave);
            let asked = |leave| Deed::Sure(t!(lingo, "table-leave-sure"), Box::new(leave));
            add(t!(lingo, "table-leave"), "", if is_playing { asked(leave) } else { leave });
        }
        if table.is_some_and(|table| table.hosted_by_viewer) && !self.place.is_local() && !is_closed
        {
            let sure = t!(lingo, "table-close-sure");
            let close = Deed::Sure(sure, Box::new(Deed::Wish(Intent::Close)));
            add(t!(lingo, "table-close"), "", close);
        }
        add(t!(lingo, "tui-quit"), "q", Deed::Leave);
        self.sheet = Some(Sheet::Choose(t!(lingo, "page-menu"), Menu::new(entries)));
    }

    pub(super) fn ask_to_leave(&mut self, context: &mut Context<'_>) -> Option<Go> {
        let is_over = self.desk.scene.as_ref().is_none_or(|scene| scene.end.is_some());
        let is_over = is_over && self.stage() != Some(Stage::Pause);
        if is_over
            || self.stage() == Some(Stage::Closed)
            || (self.place.viewer().is_none() && !self.place.is_local())
        {
            return Some(Go::Away);
        }
        let lingo = context.lingo;
        let question = match &self.place {
            Place::Local(local) if local.is_saved() => t!(lingo, "tui-quit-local"),
            Place::Local(_) => t!(lingo, "tui-quit-unsaved"),
            Place::Online(_) => t!(lingo, "tui-quit-online"),
        };
        self.carry_out(Deed::Sure(question, Box::new(Deed::Leave)), context)
    }

    pub(super) fn carry_out(&mut self, deed: Deed, context: &mut Context<'_>) -> Option<Go> {
        match deed {
            Deed::Wish(intent) => self.wish(intent, context),
            Deed::Undo => self.undo(context),
            Deed::Hints => self.toggle_hints(context),
            Deed::Open(reading) => self.open(reading),
            Deed::Talk => self.open_talk(context),
            Deed::Mute(seat) => {
                if let Place::Online(online) = &self.place {
                    online.mute(seat);
                }
            }
            Deed::Sure(question, deed) => {
                let lingo = context.lingo;
                let entries = vec![
                    Entry::new(t!(lingo, "table-no"), "", Deed::Back),
                    Entry::new(t!(lingo, "table-yes"), "", *deed),
                ];
                self.sheet = Some(Sheet::Choose(question, Menu::new(entries)));
            }
            Deed::Replay => return self.place.record().map(|record| Go::Replay(Box::new(record))),
            Deed::Leave => return Some(Go::Away),
            Deed::Back => {}
        }
        None
    }

    fn open_talk(&mut self, context: &mut Context<'_>) {
        if !self.may_talk() {
            return;
        }
        let lingo = context.lingo;
        let entry = |(phrase, _): (Phrase, &str)| {
            Entry::new(lingo.phrase(phrase), "", Deed::Wish(Intent::Say { phrase }))
        };
        let entries = Phrase::ALL.into_iter().map(entry).collect();
        self.sheet = Some(Sheet::Choose(t!(lingo, "table-talk"), Menu::new(entries)));
    }
}
