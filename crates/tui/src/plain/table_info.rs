//! Information about a table: seats, invitation, clocks, votes, remaining dominoes.

use std::io::Write;

use lingo::t;
use rules::DominoId;
use table::{Intent, Stage};
use view::scene::{ClockScene, SeatScene, questions};

use super::{Console, Game};
use crate::PlayError;
use crate::place::Place;
use crate::screen::{LOW_MS, format_clock, show_clock};

impl Game {
    /// Prints the invitation, the clock and the seats, once, while people gather.
    pub(super) fn introduce_table<W: Write>(
        &mut self,
        console: &mut Console<'_, W>,
    ) -> Result<(), PlayError> {
        if std::mem::replace(&mut self.has_introduced, true)
            || self.place.is_local()
            || self.stage() != Some(Stage::Gathering)
        {
            return Ok(());
        }
        let parts = [self.invitation(console), self.list_clocks(console), self.list_seats(console)];
        parts.iter().flatten().try_for_each(|words| console.print(words))
    }

    pub(super) fn invitation<W>(&self, console: &Console<'_, W>) -> Option<String> {
        let Place::Online(online) = &self.place else { return None };
        let table = self.desk.scene.as_ref()?.table.as_ref()?;
        let hint = console.lingo.attr("lobby-invite", "hint").unwrap_or_default();
        Some(console.lingo.labelled(&hint, &online.server().link_to(&table.id)))
    }

    pub(super) fn list_seats<W>(&self, console: &Console<'_, W>) -> Option<String> {
        let scene = self.desk.scene.as_ref()?;
        let line = |seat: &SeatScene| {
            let (name, status) = self.desk.describe_seat(seat, &console.lingo);
            let house = console.lingo.house_in_full(seat.house);
            let known = [name, status, house].into_iter().filter(|words| !words.is_empty());
            let player = known.collect::<Vec<_>>().join(", ");
            let place = t!(console.lingo, "table-seat", seat = seat.seat.index() + 1);
            console.lingo.labelled(&place, &player)
        };
        Some(scene.seats.iter().map(line).collect::<Vec<_>>().join("\n"))
    }

    /// The time control, and what each player has left.
    pub(super) fn list_clocks<W>(&self, console: &Console<'_, W>) -> Option<String> {
        let scene = self.desk.scene.as_ref()?;
        let options = &scene.table.as_ref()?.options;
        let now = self.place.time();
        let left = scene.seats.iter().filter_map(|seat| {
            let left = show_clock(&console.lingo, seat.clock?, now);
            Some(console.lingo.labelled(self.desk.seat_name(seat.seat), &left))
        });
        let rules = [console.lingo.clock(options.clock)].into_iter();
        let rules = rules.chain(console.lingo.on_timeout(options));
        Some(rules.chain(left).collect::<Vec<_>>().join("\n"))
    }

    /// The clock of the player at this terminal who has to decide.
    fn own_clock(&self) -> Option<ClockScene> {
        let seat = self.desk.hand.as_ref()?.seat();
        self.desk.scene.as_ref()?.seat(seat)?.clock
    }

    pub(super) fn time_left<W>(&self, console: &Console<'_, W>) -> Option<String> {
        let time = show_clock(&console.lingo, self.own_clock()?, self.place.time());
        Some(t!(console.lingo, "table-clock-left", time = time))
    }

    /// Warns that time is running out, once for each decision.
    pub(super) fn warn_low_clock<W: Write>(
        &mut self,
        console: &mut Console<'_, W>,
    ) -> Result<(), PlayError> {
        let now = self.place.time();
        let Some(clock) = self.own_clock().filter(|clock| clock.left_at(now) < LOW_MS) else {
            return Ok(());
        };
        if self.clock_warned_at == self.prompted_at {
            return Ok(());
        }
        self.clock_warned_at = self.prompted_at;
        let time = format_clock(&console.lingo, clock, now);
        let words = t!(console.lingo, "table-clock-low", time = time);
        console.print(&words)
    }

    /// Explains, once, how to return to the game after being away or replaced by a bot.
    pub(super) fn explain_return<W: Write>(
        &mut self,
        console: &mut Console<'_, W>,
    ) -> Result<(), PlayError> {
        let seat = self.place.viewer().filter(|_| self.stage() == Some(Stage::Playing));
        let scene = self.desk.scene.as_ref();
        let seat = seat.and_then(|seat| scene?.seat(seat)).filter(|seat| !seat.resigned);
        let is_away =
            seat.is_some_and(|seat| seat.away || seat.stand_in.is_some() && !seat.covered);
        if std::mem::replace(&mut self.was_away, is_away) || !is_away {
            return Ok(());
        }
        let words = t!(console.lingo, "tui-plain-way-back");
        console.print(&words)
    }

    /// Puts a question to the others, or lists the questions.
    pub(super) fn ask_others<W: Write>(
        &mut self,
        console: &mut Console<'_, W>,
        line: &str,
        number: Option<usize>,
    ) -> Result<(), PlayError> {
        // By the numbers last listed: the questions change over time.
        let chosen = number.and_then(|number| self.questions.get(number.checked_sub(1)?));
        if let Some(question) = chosen {
            return self.submit(console, Intent::Ask { question: *question });
        }
        let (viewer, now) = (self.place.viewer(), self.place.time());
        let state = self.place.state().filter(|_| !self.place.is_local());
        self.questions = state.map(|state| questions(state, viewer, now)).unwrap_or_default();
        if self.questions.is_empty() {
            return console.reject_command(line);
        }
        (1..).zip(&self.questions).try_for_each(|(number, question)| {
            let words = console.lingo.ask_label(*question, &self.desk.names);
            console.print(&console.lingo.labelled(&format!("ask {number}"), &words))
        })
    }

    /// Mutes or unmutes a player, or lists who can be muted.
    pub(super) fn toggle_mute<W>(
        &self,
        console: &Console<'_, W>,
        number: Option<usize>,
    ) -> Option<String> {
        let Place::Online(online) = &self.place else { return None };
        let mut others = self.desk.other_players(online.viewer());
        let words = |key: &str, seat| {
            console.lingo.with(key, &[("who", self.desk.seat_name(seat).to_owned().into())])
        };
        if let Some(number) = number {
            let seat = others.find(|seat| seat.index() + 1 == number)?;
            online.toggle_mute(seat);
            let key = if online.is_muted(seat) { "table-muted" } else { "table-heard" };
            return Some(words(key, seat));
        }
        let offers = others.map(|seat| {
            let key = if online.is_muted(seat) { "table-unmute" } else { "table-mute" };
            let command = format!("mute {}", seat.index() + 1);
            console.lingo.labelled(&command, &words(key, seat))
        });
        Some(offers.collect::<Vec<_>>().join("\n")).filter(|offers| !offers.is_empty())
    }

    /// Lists the unseen dominoes, grouped by face.
    pub(super) fn list_remaining<W>(&self, console: &Console<'_, W>) -> Option<String> {
        let lingo = &console.lingo;
        let board = self.desk.scene.as_ref()?.board.as_ref()?;
        let mut groups: Vec<(String, Vec<DominoId>)> = Vec::new();
        for id in board.unseen {
            let face = lingo.halves(id.domino());
            match groups.iter_mut().find(|(other, _)| *other == face) {
                Some((_, ids)) => ids.push(id),
                None => groups.push((face, vec![id])),
            }
        }
        let count = board.unseen.len() as i64;
        let aside = (board.set_aside > 0).then(|| t!(lingo, "board-remaining-aside"));
        let faces = groups.iter().map(|(face, ids)| {
            let names = ids.iter().map(|id| lingo.domino_number(board.rules.boxes, *id));
            let ids = names.collect::<Vec<_>>().join(", ");
            lingo.labelled(&ids, face)
        });
        let first = [t!(lingo, "board-remaining-count", count = count)];
        Some(first.into_iter().chain(aside).chain(faces).collect::<Vec<_>>().join("\n"))
    }
}
