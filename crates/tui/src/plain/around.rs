//! What is around a game: who sits where, how others come, clocks, questions, what is still to come.

use std::io::Write;

use lingo::t;
use rules::DominoId;
use table::{Intent, Stage};
use view::scene::{ClockScene, SeatScene, questions};

use super::{Game, Teller};
use crate::Trouble;
use crate::place::Place;
use crate::screen::{LOW_MS, clock_words};

impl Game {
    /// Tells who comes to a table where people gather how others come, and who is there already.
    pub(super) fn introduce<W: Write>(
        &mut self,
        teller: &mut Teller<'_, W>,
    ) -> Result<(), Trouble> {
        if std::mem::replace(&mut self.is_introduced, true)
            || self.place.is_local()
            || self.stage() != Some(Stage::Gathering)
        {
            return Ok(());
        }
        let told = [self.link(teller), self.clocks(teller), self.seats(teller)];
        told.iter().flatten().try_for_each(|words| teller.tell(words))
    }

    /// The link by which others come.
    pub(super) fn link<W>(&self, teller: &Teller<'_, W>) -> Option<String> {
        let Place::Online(online) = &self.place else { return None };
        let table = self.desk.scene.as_ref()?.table.as_ref()?;
        let hint = teller.lingo.attr("lobby-invite", "hint").unwrap_or_default();
        Some(format!("{hint}: {}", online.server().link_to(&table.id)))
    }

    /// Who has which seat, a line for each.
    pub(super) fn seats<W>(&self, teller: &Teller<'_, W>) -> Option<String> {
        let scene = self.desk.scene.as_ref()?;
        let line = |seat: &SeatScene| {
            let (name, how) = self.desk.sitter(seat, &teller.lingo);
            let told = if how.is_empty() { name } else { format!("{name}, {how}") };
            format!("{}: {told}", t!(teller.lingo, "table-seat", seat = seat.seat.index() + 1))
        };
        Some(scene.seats.iter().map(line).collect::<Vec<_>>().join("\n"))
    }

    /// How much time there is, and what everybody has left of it.
    pub(super) fn clocks<W>(&self, teller: &Teller<'_, W>) -> Option<String> {
        let scene = self.desk.scene.as_ref()?;
        let clock = scene.table.as_ref()?.options.clock;
        let now = self.place.time();
        let left = scene.seats.iter().filter_map(|seat| {
            let left = clock_words(&teller.lingo, seat.clock?, now);
            Some(format!("{}: {left}", self.desk.seat_name(seat.seat)))
        });
        Some([teller.lingo.clock(clock)].into_iter().chain(left).collect::<Vec<_>>().join("\n"))
    }

    /// The clock of who decides here.
    fn own_clock(&self) -> Option<ClockScene> {
        let seat = self.desk.hand.as_ref()?.seat();
        self.desk.scene.as_ref()?.seat(seat)?.clock
    }

    /// What is left on it, as it is told with what is due.
    pub(super) fn time_left<W>(&self, teller: &Teller<'_, W>) -> Option<String> {
        let time = clock_words(&teller.lingo, self.own_clock()?, self.place.time());
        Some(t!(teller.lingo, "table-clock-left", time = time))
    }

    /// Says that time runs out, once for each decision.
    pub(super) fn hurry<W: Write>(&mut self, teller: &mut Teller<'_, W>) -> Result<(), Trouble> {
        let now = self.place.time();
        let Some(clock) = self.own_clock().filter(|clock| clock.left_at(now) < LOW_MS) else {
            return Ok(());
        };
        if self.hurried == self.asked {
            return Ok(());
        }
        self.hurried = self.asked;
        let time = clock_words(&teller.lingo, clock, now);
        let words = t!(teller.lingo, "table-clock-low", time = time);
        teller.tell(&words)
    }

    /// Says how one plays again, once, where one is gone or a bot plays.
    pub(super) fn tell_way_back<W: Write>(
        &mut self,
        teller: &mut Teller<'_, W>,
    ) -> Result<(), Trouble> {
        let seat = self.place.viewer().filter(|_| self.stage() == Some(Stage::Playing));
        let scene = self.desk.scene.as_ref();
        let seat = seat.and_then(|seat| scene?.seat(seat)).filter(|seat| !seat.resigned);
        let is_gone = seat.is_some_and(|seat| seat.away || seat.stand_in.is_some());
        if std::mem::replace(&mut self.was_gone, is_gone) || !is_gone {
            return Ok(());
        }
        let words = t!(teller.lingo, "tui-plain-way-back");
        teller.tell(&words)
    }

    /// Asks the others, or lists what they can be asked now.
    pub(super) fn ask<W: Write>(
        &mut self,
        teller: &mut Teller<'_, W>,
        line: &str,
        number: Option<usize>,
    ) -> Result<(), Trouble> {
        // By the numbers that were told: who is missed changes with the time.
        let chosen = number.and_then(|number| self.questions.get(number.checked_sub(1)?));
        if let Some(question) = chosen {
            return self.wish(teller, Intent::Ask { question: *question });
        }
        let (viewer, now) = (self.place.viewer(), self.place.time());
        let state = self.place.state().filter(|_| !self.place.is_local());
        self.questions = state.map(|state| questions(state, viewer, now)).unwrap_or_default();
        if self.questions.is_empty() {
            return teller.not_now(line);
        }
        (1..).zip(&self.questions).try_for_each(|(number, question)| {
            let words = teller.lingo.asking(*question, &self.desk.names);
            teller.tell(&format!("ask {number}: {words}"))
        })
    }

    /// Hears somebody no more or again, or lists who can be muted.
    pub(super) fn mute<W>(&self, teller: &Teller<'_, W>, number: Option<usize>) -> Option<String> {
        let Place::Online(online) = &self.place else { return None };
        let mut others = self.desk.people_beside(online.viewer());
        let words = |key: &str, seat| {
            teller.lingo.with(key, &[("who", self.desk.seat_name(seat).to_owned().into())])
        };
        if let Some(number) = number {
            let seat = others.find(|seat| seat.index() + 1 == number)?;
            online.mute(seat);
            let key = if online.is_muted(seat) { "table-muted" } else { "table-heard" };
            return Some(words(key, seat));
        }
        let offers = others.map(|seat| {
            let key = if online.is_muted(seat) { "table-unmute" } else { "table-mute" };
            format!("mute {}: {}", seat.index() + 1, words(key, seat))
        });
        Some(offers.collect::<Vec<_>>().join("\n")).filter(|offers| !offers.is_empty())
    }

    /// Dominoes that nobody has seen yet; those that look the same together.
    pub(super) fn rest<W>(&self, teller: &Teller<'_, W>) -> Option<String> {
        let lingo = &teller.lingo;
        let board = self.desk.scene.as_ref()?.board.as_ref()?;
        let mut alike: Vec<(String, Vec<DominoId>)> = Vec::new();
        for id in board.unseen {
            let face = lingo.halves(id.domino());
            match alike.iter_mut().find(|(other, _)| *other == face) {
                Some((_, ids)) => ids.push(id),
                None => alike.push((face, vec![id])),
            }
        }
        let count = board.unseen.len() as i64;
        let aside = (board.set_aside > 0).then(|| t!(lingo, "board-remaining-aside"));
        let faces = alike.iter().map(|(face, ids)| {
            let ids = ids.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
            format!("{ids}: {face}")
        });
        let first = [t!(lingo, "board-remaining-count", count = count)];
        Some(first.into_iter().chain(aside).chain(faces).collect::<Vec<_>>().join("\n"))
    }
}
