//! What happens at a table, in words.

use rules::{Outcome, Position, Realm, Rules, Seat};
use table::{Dropped, Ending, Entry, Fact, OnTimeout, Question};
use view::notice::is_worth_telling;

use crate::frame::Lingo;
use crate::t;

impl Lingo {
    /// What a fact says to the players; `None` for what nobody needs to hear.
    ///
    /// `names` are those of the seats before the fact. `position` is the one before it, during a
    /// game; without it steps have no sentence and an end does not name its winner.
    pub fn fact(
        &self,
        fact: &Fact,
        names: &[impl AsRef<str>],
        position: Option<&Position>,
    ) -> Option<String> {
        let name = |seat: &Seat| self.name_of(names, *seat);
        Some(match fact {
            Fact::Opened { .. } => t!(self, "fact-opened"),
            Fact::Changed { options } => {
                t!(self, "fact-changed", mode = self.mode(&options.rules))
            }
            Fact::Sat { seat, player } => {
                t!(self, "fact-sat", who = player.name.as_str(), seat = seat.index() + 1)
            }
            Fact::BotSat { seat, level } => {
                let bot = self.bot_in_full(*level, *seat);
                t!(self, "fact-bot-sat", bot = bot, seat = seat.index() + 1)
            }
            Fact::Stood { seat } => t!(self, "fact-stood", who = name(seat)),
            Fact::HouseIs { seat, house } => {
                t!(self, "fact-house", who = name(seat), house = self.house_in_full(house.index()))
            }
            Fact::HostIs { .. } => t!(self, "fact-host"),
            Fact::Readied { seat, ready: true, .. } => t!(self, "fact-ready", who = name(seat)),
            Fact::Readied { seat, ready: false, .. } => t!(self, "fact-unready", who = name(seat)),
            Fact::Began { number, .. } => t!(self, "fact-began", number = *number),
            Fact::Missing { seat } => t!(self, "fact-missing", who = name(seat)),
            Fact::Stepped { step } => self.step(position?, *step, names),
            Fact::Undone { seat, .. } => t!(self, "fact-undone", who = name(seat)),
            Fact::TimeRanOut { seat, then } => self.timeout(*then, &name(seat)),
            Fact::Held { ms } => t!(self, "fact-held", time = self.rounded_duration(*ms)),
            Fact::TimeGranted { seat } => t!(self, "fact-time-granted", who = name(seat)),
            Fact::Left { seat } => t!(self, "fact-left", who = name(seat)),
            Fact::Returned { seat } => t!(self, "fact-returned", who = name(seat)),
            Fact::TakenOver { seat } => t!(self, "fact-taken-over", who = name(seat)),
            // Only devices need to hear of the one, and the fact before the other has said it.
            Fact::Revealed { .. } | Fact::Resigned { out_of_time: true, .. } => return None,
            Fact::Resigned { seat, .. } => t!(self, "fact-resigned", who = name(seat)),
            Fact::Asked { by, question } => self.asked(*question, &name(by), names),
            Fact::Agreed { seat } => t!(self, "fact-agreed", who = name(seat)),
            Fact::Dropped { why: Dropped::Declined { seat } } => {
                t!(self, "fact-declined", who = name(seat))
            }
            Fact::Dropped { why: Dropped::Withdrawn } => t!(self, "fact-withdrawn"),
            Fact::Dropped { why: Dropped::Lapsed } => t!(self, "fact-lapsed"),
            Fact::Ended { ending: Ending::Finished, .. } => {
                let decided = position.and_then(|game| Some((game.rules(), game.outcome()?)));
                decided.map_or_else(
                    || t!(self, "fact-ended"),
                    |(rules, outcome)| self.victory(rules, &outcome, names),
                )
            }
            Fact::Ended { ending: Ending::Resigned, .. } => t!(self, "fact-ended-resigned"),
            Fact::Ended { ending: Ending::Abandoned, .. } => t!(self, "fact-ended-abandoned"),
            Fact::Said { seat, phrase } if phrase.is_reaction() => {
                t!(self, "fact-reacted", who = name(seat), phrase = self.phrase(*phrase))
            }
            Fact::Said { seat, phrase } => {
                t!(self, "fact-said", who = name(seat), phrase = self.phrase(*phrase))
            }
            Fact::Wrote { seat, text } => {
                t!(self, "fact-said", who = name(seat), phrase = text.as_str())
            }
            Fact::Closed => t!(self, "fact-closed"),
        })
    }

    /// What has happened beside the game that a viewer in front of a screen should hear of; `names`
    /// are those of the seats before it.
    pub fn news(
        &self,
        entries: &[Entry],
        viewer: Option<Seat>,
        names: &[impl AsRef<str>],
    ) -> Vec<String> {
        let facts = entries.iter().map(|entry| &entry.fact);
        let facts = facts.filter(|fact| is_worth_telling(fact, viewer));
        facts.filter_map(|fact| self.fact(fact, names, None)).collect()
    }

    /// The winners of a game, in a sentence; `names` are those of the seats.
    pub fn victory(&self, rules: &Rules, outcome: &Outcome, names: &[impl AsRef<str>]) -> String {
        let winners: Vec<Realm> = outcome.winners().collect();
        let points = outcome.standings().first().map_or(0, |standing| standing.points);
        if let [winner] = winners[..] {
            let members = self.members(rules, winner, names);
            let (who, count) = (self.list(&members), members.len());
            return t!(self, "fact-ended-won", who = who, count = count, points = points);
        }
        let teams = winners.into_iter().map(|realm| self.realm(rules, realm, names));
        let who = self.list(&teams.collect::<Vec<_>>());
        t!(self, "fact-ended-shared", who = who, points = points)
    }

    /// A player's clock has run out, and this is what it does.
    pub(crate) fn timeout(&self, then: Option<OnTimeout>, who: &str) -> String {
        match then {
            None => t!(self, "fact-time-ran-out", who = who),
            Some(OnTimeout::Bot) => t!(self, "fact-timeout-bot", who = who),
            Some(OnTimeout::Skip) => t!(self, "fact-timeout-skip", who = who),
            Some(OnTimeout::Loss) => t!(self, "fact-timeout-loss", who = who),
        }
    }

    fn asked(&self, question: Question, who: &str, names: &[impl AsRef<str>]) -> String {
        match question {
            Question::TakeBack => t!(self, "fact-asked-take-back", who = who),
            Question::TakeOver { seat } => {
                t!(self, "fact-asked-take-over", who = who, other = self.name_of(names, seat))
            }
            Question::Wait { seat } => {
                t!(self, "fact-asked-wait", who = who, other = self.name_of(names, seat))
            }
            Question::End => t!(self, "fact-asked-end", who = who),
        }
    }
}
