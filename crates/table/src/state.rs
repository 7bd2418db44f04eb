//! The public state of a table, and the fold that builds it from facts.
//!
//! The same fold runs on the server, in every client and in a replay. It decides nothing: it
//! applies facts as they are, and only reports one that cannot follow.

use rules::{Dynasty, Position, Seat, Step};
use serde::{Deserialize, Serialize};

use crate::chair::{Chair, Holder};
use crate::contribution::{Contribution, Nonce};
use crate::fact::{Ending, Entry, Fact, Player, Question, Seq};
use crate::game::{End, Game, Timeout, Turn};
use crate::houses::{House, Houses};
use crate::names::{PlayerId, TableId};
use crate::options::{Clock, Millis, OnTimeout, Options};
use crate::shuffle::Shuffle;

/// The public state of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    pub id: TableId,
    /// The last fact.
    pub seq: Seq,
    /// When that happened.
    pub at: Millis,
    pub options: Options,
    /// The player who may change the options.
    pub host: PlayerId,
    pub stage: Stage,
    pub stage_since: Millis,
    pub chairs: Vec<Chair>,
    /// The current game, or the last one.
    pub game: Option<Game>,
    /// The Dynasty that the game belongs to.
    pub dynasty: Dynasty,
    /// The open question.
    pub vote: Option<Vote>,
}

/// The stage a table is in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Stage {
    /// Players take seats and get ready.
    Gathering,
    /// A game is running.
    Playing,
    /// Between two games of a Dynasty.
    Pause,
    /// Closed for good.
    Closed,
}

/// An open question to the other players.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Vote {
    #[cfg_attr(feature = "openapi", schema(value_type = u8))]
    pub by: Seat,
    pub question: Question,
    pub since: Millis,
    /// Those who have agreed.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<u8>))]
    pub yes: Vec<Seat>,
}

/// A fact that cannot follow: the log is damaged or comes from another version.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Misfit {
    pub seq: Seq,
}

impl State {
    /// Builds a table from its first fact.
    ///
    /// # Errors
    /// If it is not [`Fact::Opened`] with playable rules.
    pub fn opened(id: TableId, entry: &Entry) -> Result<Self, Misfit> {
        let misfit = || Misfit { seq: entry.seq };
        let Fact::Opened { options, host } = &entry.fact else { return Err(misfit()) };
        options.check().map_err(|_| misfit())?;
        if entry.seq != 1 {
            return Err(misfit());
        }
        Ok(Self {
            id,
            seq: 1,
            at: entry.at,
            host: host.clone(),
            stage: Stage::Gathering,
            stage_since: entry.at,
            chairs: vec![Chair::empty(); options.rules.seats as usize],
            game: None,
            dynasty: Dynasty::new(options.rules),
            vote: None,
            options: options.clone(),
        })
    }

    /// Applies a fact. After an error the state must no longer be used.
    ///
    /// # Errors
    /// If the fact cannot follow.
    pub fn apply(&mut self, entry: &Entry) -> Result<(), Misfit> {
        let misfit = || Misfit { seq: entry.seq };
        if entry.seq != self.seq + 1 || entry.at < self.at || self.stage == Stage::Closed {
            return Err(misfit());
        }
        (self.seq, self.at) = (entry.seq, entry.at);
        self.fold(&entry.fact).ok_or_else(misfit)
    }

    fn fold(&mut self, fact: &Fact) -> Option<()> {
        let clock = self.options.clock;
        match fact {
            Fact::Opened { .. } => return None,
            Fact::Changed { options } => self.change(options)?,
            Fact::Sat { seat, player } => self.sit(*seat, player)?,
            Fact::BotSat { seat, level } => {
                *self.chair_mut(*seat)? =
                    Chair { holder: Holder::Bot { level: *level }, ..Chair::empty() };
                self.stage_since = self.at;
            }
            Fact::Stood { seat } => {
                *self.chair_mut(*seat)? = Chair::empty();
                self.stage_since = self.at;
            }
            Fact::HouseIs { seat, house } => self.settle_house(*seat, *house)?,
            Fact::HostIs { player } => self.host = player.clone(),
            Fact::Readied { seat, ready, commitment } => {
                self.chair_mut(*seat)?.be_ready(*ready, *commitment);
                self.stage_since = self.at;
            }
            Fact::Began { number, seal, given, components, shuffle } => {
                let rules = self.options.rules;
                if self.stage == Stage::Gathering {
                    self.dynasty = Dynasty::new(rules);
                }
                let start = Position::with_components(rules, *components).ok()?;
                let mut game = Game::new(*number, start, *seal, self.at, self.seq);
                game.given = *given;
                game.shuffle = *shuffle;
                game.houses = self.houses();
                if *shuffle == Shuffle::Sorted && *given == 0 {
                    game.contributions = self.commitments();
                }
                self.game = Some(game);
                self.chairs.iter_mut().for_each(|chair| chair.begin(clock));
                self.enter_stage(Stage::Playing);
            }
            Fact::Revealed { seat, nonce } => self.contribute(*seat, Some(*nonce))?,
            Fact::Missing { seat } => self.contribute(*seat, None)?,
            Fact::Stepped { step } => self.step(*step)?,
            Fact::Undone { seat: _, steps } => self.go_back(usize::from(*steps))?,
            Fact::TimeRanOut { seat, then } => self.run_out_of_time(*seat, *then)?,
            Fact::TimeGranted { seat } => {
                self.stop_clock_of(*seat);
                self.chair_mut(*seat)?.grant_time(clock);
                self.close_question(Question::Wait { seat: *seat });
            }
            Fact::Held { ms } => self.hold(*ms)?,
            Fact::Left { seat } => {
                let chair = self.chair_mut(*seat)?;
                chair.away = true;
                chair.be_ready(false, None);
            }
            Fact::Returned { seat } => {
                if self.chair_mut(*seat)?.can_be_handed_back() {
                    self.stop_clock_of(*seat);
                }
                self.chair_mut(*seat)?.welcome_back(clock);
            }
            Fact::TakenOver { seat } => {
                self.take_over(*seat)?;
                self.close_question(Question::TakeOver { seat: *seat });
            }
            Fact::Resigned { seat, out_of_time: _ } => {
                self.take_over(*seat)?;
                self.chair_mut(*seat)?.resigned = true;
            }
            Fact::Asked { by, question } => {
                let (by, question, since) = (*by, *question, self.at);
                self.vote = Some(Vote { by, question, since, yes: Vec::new() });
            }
            Fact::Agreed { seat } => self.vote.as_mut()?.yes.push(*seat),
            Fact::Dropped { why: _ } => {
                self.vote = None;
            }
            Fact::Ended { ending, seed } => {
                let end = End { ending: *ending, at: self.at, seed: seed.clone() };
                self.end(end)?;
            }
            Fact::Said { seat, phrase: _ } | Fact::Wrote { seat, text: _ } => {
                let at = self.at;
                self.chair_mut(*seat)?.spoke_at = Some(at);
            }
            Fact::Closed => self.enter_stage(Stage::Closed),
        }
        Some(())
    }

    fn change(&mut self, options: &Options) -> Option<()> {
        options.check().ok()?;
        self.chairs.resize(options.rules.seats as usize, Chair::empty());
        self.chairs.iter_mut().for_each(|chair| chair.be_ready(false, None));
        self.options = options.clone();
        self.stage_since = self.at;
        self.keep_houses();
        Some(())
    }

    /// Notes the houses that people have after a change of options, so that nobody else takes them. A
    /// house that a partner chose stays the partner's: it goes with them if the teams part again.
    fn keep_houses(&mut self) {
        let (rules, houses) = (self.options.rules, self.houses());
        let standard = Houses::standard(&rules);
        let kept = |(seat, chair): (Seat, &Chair)| {
            let realm = rules.realm_of(seat);
            let house = houses.of(realm);
            let is_partners = self.partners_of(seat).any(|partner| partner.house.is_some());
            let is_own = chair.house.is_some() || house != standard.of(realm) && !is_partners;
            chair.player().filter(|_| is_own).map(|_| house)
        };
        let kept: Vec<Option<House>> = self.seats().map(kept).collect();
        for (chair, house) in self.chairs.iter_mut().zip(kept) {
            chair.house = house;
        }
    }

    fn sit(&mut self, seat: Seat, player: &Player) -> Option<()> {
        let mut chair =
            Chair { holder: Holder::Player { player: player.clone() }, ..Chair::empty() };
        if let Some(old) = self.seat_of(&player.id) {
            let old = self.chair_mut(old)?;
            // Changing seats is no way to talk more often.
            chair.spoke_at = old.spoke_at;
            chair.house = old.house;
            *old = Chair::empty();
        }
        let is_taken = |house: House| self.chairs.iter().any(|chair| chair.house == Some(house));
        let partner = self.partners_of(seat).find(|partner| partner.player().is_some());
        chair.house = match partner {
            Some(partner) => partner.house,
            None => chair.house.filter(|&house| !is_taken(house)),
        };
        *self.chair_mut(seat)? = chair;
        self.stage_since = self.at;
        Some(())
    }

    /// Gives a house to the people of a seat's realm; bots take what people leave.
    fn settle_house(&mut self, seat: Seat, house: House) -> Option<()> {
        let rules = self.options.rules;
        self.chair(seat)?.player()?;
        let realm = rules.realm_of(seat);
        for member in rules.seats_of(realm) {
            let chair = self.chair_mut(member)?;
            if chair.player().is_some() {
                chair.house = Some(house);
            }
        }
        Some(())
    }

    /// What the players who are ready will contribute to the shuffle.
    fn commitments(&self) -> Vec<Contribution> {
        let committed = self.seats().filter_map(|(seat, chair)| Some((seat, chair.commitment?)));
        committed.map(|(seat, commitment)| Contribution::new(seat, commitment)).collect()
    }

    /// Notes what a seat has contributed, or that it came too late.
    fn contribute(&mut self, seat: Seat, nonce: Option<Nonce>) -> Option<()> {
        let game = self.game.as_mut().filter(|game| game.is_on())?;
        let mut awaited = game.contributions.iter_mut().filter(|one| one.is_awaited());
        let contribution = awaited.find(|one| one.seat == seat)?;
        (contribution.nonce, contribution.missing) = (nonce, nonce.is_none());
        contribution.is_sound().then_some(())
    }

    fn step(&mut self, step: Step) -> Option<()> {
        let (seq, at) = (self.seq, self.at);
        let game = self.game.as_mut().filter(|game| game.is_on())?;
        game.step(step).ok()?;
        game.changed = seq;
        let next = game.to_move();
        // A reveal starts a new turn even if the same seat moves next.
        let goes_on = game.turn.is_some_and(|turn| Some(turn.seat) == next);
        if !goes_on {
            self.charge_turn(true);
            self.game.as_mut()?.turn = next.map(|seat| Turn { seat, since: at });
        }
        Some(())
    }

    fn go_back(&mut self, steps: usize) -> Option<()> {
        let (seq, at) = (self.seq, self.at);
        let game = self.game.as_mut().filter(|game| {
            let back_to = usize::from(game.given)..game.steps().len();
            game.is_on() && back_to.contains(&steps)
        })?;
        game.go_back(steps);
        game.changed = seq;
        let next = game.to_move()?;
        if game.turn.is_none_or(|turn| turn.seat != next) {
            self.charge_turn(false);
            self.game.as_mut()?.turn = Some(Turn { seat: next, since: at });
        }
        self.close_question(Question::TakeBack);
        Some(())
    }

    fn run_out_of_time(&mut self, seat: Seat, then: Option<OnTimeout>) -> Option<()> {
        let at = self.at;
        let chair = self.chair_mut(seat)?;
        chair.out_of_time_at = Some(at);
        chair.covered = then == Some(OnTimeout::Bot);
        if let (Some(then), Some(game)) = (then, &mut self.game) {
            let steps = game.steps().len() as u16;
            game.timeouts.push(Timeout { seat, steps, then });
        }
        Some(())
    }

    /// Whatever has run or waited since some moment counts from that much later.
    fn hold(&mut self, ms: Millis) -> Option<()> {
        let turn = self.game.as_mut().and_then(|game| game.turn.as_mut());
        let out_of_time = self.chairs.iter_mut().filter_map(|chair| chair.out_of_time_at.as_mut());
        let moments = [Some(&mut self.stage_since), turn.map(|turn| &mut turn.since)];
        let moments = moments.into_iter().flatten().chain(out_of_time);
        for since in moments.chain(self.vote.as_mut().map(|vote| &mut vote.since)) {
            *since = since.checked_add(ms).filter(|later| *since <= *later && *later <= self.at)?;
        }
        Some(())
    }

    fn take_over(&mut self, seat: Seat) -> Option<()> {
        self.stop_clock_of(seat);
        let chair = self.chair_mut(seat)?;
        chair.stand_in = true;
        chair.clear_timeout();
        Some(())
    }

    fn end(&mut self, end: End) -> Option<()> {
        let finished = end.ending == Ending::Finished;
        let game = self.game.as_mut().filter(|game| game.is_on())?;
        game.end = Some(end);
        game.turn = None;
        game.changed = self.seq;
        let position: Position = *game.position();
        if finished {
            self.dynasty.count(&position).ok()?;
        }
        self.chairs.iter_mut().for_each(Chair::clear_timeout);
        self.vote = None;
        let more = finished && self.dynasty.outcome().is_none();
        self.enter_stage(if more { Stage::Pause } else { Stage::Gathering });
        Some(())
    }

    fn enter_stage(&mut self, stage: Stage) {
        self.stage = stage;
        self.stage_since = self.at;
    }

    /// Closes the question if this is what it asked for.
    fn close_question(&mut self, question: Question) {
        self.vote.take_if(|vote| vote.question == question);
    }

    /// Charges the time of the turn to the bank.
    fn charge_turn(&mut self, with_increment: bool) {
        let Some(turn) = self.game.as_ref().and_then(|game| game.turn) else { return };
        let (at, clock) = (self.at, self.options.clock);
        let Some(chair) = self.chair_mut(turn.seat) else { return };
        if !chair.has_clock() {
            return;
        }
        chair.clear_timeout();
        if let Clock::Bank { increment_ms, .. } = clock {
            let left = chair.bank_ms.saturating_sub(at.saturating_sub(turn.since)).max(0);
            let earned = if with_increment { increment_ms } else { 0 };
            chair.bank_ms = left.saturating_add(earned);
        }
    }

    /// If it is this seat's turn, charges the time so far and restarts the turn's clock.
    fn stop_clock_of(&mut self, seat: Seat) {
        let turn = self.game.as_ref().and_then(|game| game.turn);
        if turn.is_none_or(|turn| turn.seat != seat) {
            return;
        }
        self.charge_turn(false);
        if let Some(game) = &mut self.game {
            game.turn = Some(Turn { seat, since: self.at });
        }
    }

    fn chair_mut(&mut self, seat: Seat) -> Option<&mut Chair> {
        self.chairs.get_mut(seat.index())
    }
}

impl std::fmt::Display for Misfit {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "fact {} cannot follow", self.seq)
    }
}

impl std::error::Error for Misfit {}
