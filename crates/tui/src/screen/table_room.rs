//! A table on the screen.

use std::time::Instant;

use client::Notice;
use lingo::t;
use table::{Intent, Stage};
use view::desk::{Acted, Delivery};
use view::hand::{Hand, Holding};

use super::Context;
use super::count_up::CountUp;
use super::menu::{Entry, Menu};
use super::table_menu::TableAction;
use super::talking::Audience;
use super::text_input::TextInput;
use crate::desk::{Desk, describe_note};
use crate::place::Place;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum PageKind {
    Help,
    Points,
    MoveLog,
    Dominoes,
    /// What partners said to each other.
    Notes,
    End,
}

/// What covers the table.
#[derive(Debug)]
pub(crate) enum Sheet {
    Page(PageKind),
    /// With a title or a question.
    Menu(String, Menu<TableAction>),
    /// Something to say in one's own words.
    Writing(TextInput, Audience),
}

#[derive(Debug)]
pub(crate) struct TableRoom {
    pub(crate) place: Place,
    pub(crate) desk: Desk,
    pub(crate) sheet: Option<Sheet>,
    /// Of the page.
    pub(crate) scroll: u16,
    /// The game whose end has been shown.
    ended_game: Option<u32>,
    /// Where its record was saved.
    pub(crate) record_path: Option<String>,
    /// Whether the open vote has been shown.
    has_shown_vote: bool,
    count_up: Option<CountUp>,
    /// Whether leaving goes back to the lobby.
    pub(crate) from_lobby: bool,
    /// The last game that was seen in progress.
    live_game: Option<u32>,
}

impl TableRoom {
    pub(crate) fn new(place: Place, context: &mut Context<'_>) -> Self {
        let mut desk = Desk::default();
        desk.wants_hints = context.wants_hints();
        let mut room = Self {
            place,
            desk,
            sheet: None,
            scroll: 0,
            ended_game: None,
            record_path: None,
            has_shown_vote: false,
            count_up: None,
            from_lobby: false,
            live_game: None,
        };
        room.refresh(context);
        room
    }

    /// Updates everything from the table.
    pub(crate) fn refresh(&mut self, context: &mut Context<'_>) {
        if let Place::Local(local) = &mut self.place
            && let Some(error) = local.take_save_error()
        {
            context.warn(t!(context.lingo, "tui-not-kept", reason = error.to_string()));
        }
        self.desk.show(&self.place, context.lingo);
        let viewer = self.place.viewer();
        let Some(state) = self.place.state() else { return };
        let number = state.game.as_ref().map(|game| game.number);
        let is_over = self.desk.scene.as_ref().is_some_and(|scene| scene.end.is_some());
        if !is_over {
            self.live_game = number;
        }
        if is_over && self.ended_game != number {
            self.ended_game = number;
            // Spectators and viewers of an old game need no copy.
            if self.live_game == number && viewer.is_some() {
                self.save_record(context);
            }
            let count = || CountUp::new(&self.desk, context.lingo, Instant::now());
            self.count_up = context.is_animated.then(count).flatten();
            if self.count_up.is_none() {
                self.open(PageKind::End);
            }
            self.advance_count(Instant::now());
        }
        if !is_over {
            (self.count_up, self.desk.counted) = (None, None);
        }
        if !is_over && matches!(self.sheet, Some(Sheet::Page(PageKind::End))) {
            self.sheet = None;
        }
        self.show_vote(context);
    }

    fn save_record(&mut self, context: &mut Context<'_>) {
        let record = self.place.record().zip(context.saves.as_ref());
        let saved = record.map(|(record, saves)| saves.save_record(&record));
        self.record_path = match saved.transpose() {
            Ok(path) => path.map(|path| path.display().to_string()),
            Err(error) => {
                context.warn(t!(context.lingo, "tui-not-kept", reason = error.to_string()));
                None
            }
        };
    }

    /// Opens another player's question, once.
    fn show_vote(&mut self, context: &Context<'_>) {
        let vote = self.desk.scene.as_ref().and_then(|scene| scene.table.as_ref()?.vote.as_ref());
        let vote = vote.filter(|vote| vote.asks_viewer);
        let was_shown = std::mem::replace(&mut self.has_shown_vote, vote.is_some());
        if let Some(vote) = vote
            && !was_shown
        {
            let lingo = context.lingo;
            let question = lingo.question(vote.question, vote.by, &self.desk.names);
            let answer = |yes| TableAction::Submit(Intent::Answer { yes });
            // It may open while the player types: an Enter meant for something else must do no harm.
            let entries = vec![
                Entry::new(t!(lingo, "tui-later"), "", TableAction::Close),
                Entry::new(t!(lingo, "table-yes"), "", answer(true)),
                Entry::new(t!(lingo, "table-no"), "", answer(false)),
            ];
            self.sheet = Some(Sheet::Menu(question, Menu::new(entries)));
        }
        if was_shown && !self.has_shown_vote && matches!(self.sheet, Some(Sheet::Menu(..))) {
            self.sheet = None;
        }
    }

    /// Advances the count-up, and shows the end after it.
    pub(crate) fn advance_count(&mut self, now: Instant) {
        let Some(count_up) = &self.count_up else { return };
        self.desk.counted = count_up.at(now).cloned();
        if self.desk.counted.is_none() {
            self.skip_count_up();
        }
    }

    /// Shows the end at once; returns whether a count-up was running.
    pub(super) fn skip_count_up(&mut self) -> bool {
        let was_counting = self.count_up.take().is_some();
        if was_counting {
            self.desk.counted = None;
            self.open(PageKind::End);
        }
        was_counting
    }

    /// When the count-up advances.
    pub(crate) fn due(&self) -> Option<Instant> {
        self.count_up.as_ref().map(|count| count.due(Instant::now()))
    }

    pub(crate) fn open(&mut self, kind: PageKind) {
        (self.sheet, self.scroll) = (Some(Sheet::Page(kind)), 0);
    }

    pub(crate) fn handle_notice(&mut self, notice: &Notice, context: &mut Context<'_>) {
        let Place::Online(online) = &mut self.place else { return };
        online.handle_notice(notice);
        let lingo = context.lingo;
        match notice {
            Notice::Refused { error, .. } | Notice::Error { error, .. } => {
                context.warn(crate::refusal(lingo, &error.code));
            }
            Notice::Said { seat, saying, .. } => {
                let (who, said) = (self.desk.seat_name(*seat), lingo.saying(saying));
                context.notify(lingo.labelled(who, &said));
            }
            // One's own remark, too: nothing else tells that it was sent.
            Notice::Noted { note, .. } => {
                context.notify(describe_note(note, online.state(), &self.desk.names, lingo));
            }
            Notice::TableChanged { entries, .. } => {
                let news = lingo.news(entries, online.viewer(), &self.desk.names);
                if !news.is_empty() {
                    context.notify(news.join(" "));
                }
            }
            Notice::Disconnected => context.warn(t!(lingo, "table-connection-lost")),
            _ => {}
        }
        self.refresh(context);
    }

    pub(crate) fn stage(&self) -> Option<Stage> {
        Some(self.desk.scene.as_ref()?.table.as_ref()?.stage)
    }

    /// Whether people gather for a game: the first one, or on a server also another one.
    pub(crate) fn is_gathering(&self) -> bool {
        let is_first = self.desk.scene.as_ref().is_some_and(|scene| scene.end.is_none());
        let is_open = is_first || !self.place.is_local() && self.sheet.is_none();
        self.stage() == Some(Stage::Gathering) && is_open && self.count_up.is_none()
    }

    /// Whether another game can start.
    pub(crate) fn is_between_games(&self) -> bool {
        let is_over = self.desk.scene.as_ref().is_some_and(|scene| scene.end.is_some());
        is_over && matches!(self.stage(), Some(Stage::Gathering | Stage::Pause))
    }

    /// Whether the viewer can say they are ready for another game.
    pub(crate) fn can_play_again(&self) -> bool {
        let scene = self.desk.scene.as_ref();
        let can_get_ready = scene.is_some_and(|scene| scene.readiness().is_some());
        self.is_between_games() && (can_get_ready || self.place.is_local())
    }

    pub(super) fn change_hand(&mut self, change: impl FnOnce(&mut Hand)) {
        self.desk.change_hand(change);
    }

    /// Submits what comes of an input to the desk.
    pub(super) fn submit_from_desk(
        &mut self,
        context: &mut Context<'_>,
        input: impl FnOnce(&mut view::desk::Desk) -> Option<Intent>,
    ) {
        if let Some(intent) = input(&mut self.desk) {
            self.submit(intent, context);
        }
    }

    /// Picks by number, or warns that there is no such domino.
    pub(super) fn pick_number(&mut self, number: usize, context: &mut Context<'_>) {
        if let Some(intent) = self.desk.pick(number) {
            return self.submit(intent, context);
        }
        let hand = self.desk.hand.as_ref();
        if let Some(hand) = hand.filter(|hand| matches!(hand.holding(), Holding::King { .. })) {
            let count = hand.position().next_line().entries().len();
            context.warn(t!(context.lingo, "tui-no-such-domino", count = count));
        }
    }

    /// Plays what is in the hand, or warns why not.
    pub(super) fn act(&mut self, context: &mut Context<'_>) {
        match self.desk.act_if_seen() {
            Acted::Intent(intent) => self.submit(intent, context),
            Acted::NotYet => {
                let reason = match self.desk.hand.as_ref().map(|hand| (hand, hand.preview())) {
                    Some((hand, Some(_))) => {
                        context.lingo.hand_preview(hand, view::desk::Hints::ALL).join(" · ")
                    }
                    _ => t!(context.lingo, "tui-nothing-chosen"),
                };
                context.warn(reason);
            }
            Acted::Shown | Acted::Nothing => {}
        }
    }

    pub(super) fn discard(&mut self, context: &mut Context<'_>) {
        if let Some(intent) = self.desk.discard() {
            return self.submit(intent, context);
        }
        if self.desk.hand.as_ref().is_some_and(|hand| hand.ghost().is_some()) {
            context.warn(t!(context.lingo, "tui-no-discard"));
        }
    }

    pub(super) fn undo(&mut self, context: &mut Context<'_>) {
        match self.desk.undo() {
            Ok(intent) => self.submit(intent, context),
            Err(reason) => context.warn(context.lingo.refusal(reason.code())),
        }
    }

    pub(super) fn toggle_hints(&mut self, context: &mut Context<'_>) {
        if !self.desk.allows_hints() {
            return;
        }
        self.desk.wants_hints = !self.desk.wants_hints;
        context.remember_hints(self.desk.wants_hints);
        let key = if self.desk.wants_hints { "settings-hints-on" } else { "tui-hints-off" };
        context.notify(context.lingo.text(key));
    }

    pub(crate) fn submit(&mut self, intent: Intent, context: &mut Context<'_>) {
        match self.desk.deliver(intent) {
            Delivery::ToPartner(remark) => self.consult(remark, context),
            Delivery::ToTable(intent) => {
                if let Err(code) = self.place.submit(intent) {
                    context.warn(context.lingo.refusal(&code));
                }
            }
        }
        self.refresh(context);
    }
}
