//! The players of one worker: built-in bots, created for every game, and outside programs, which
//! keep running from game to game until a fault.

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Duration;

use bots::Bot;
use rules::{Action, Position, Seat, Step};

use super::budget::{Budget, choose_within};
use super::contestant::{Contestant, Kind};
use super::engine::Engine;
use super::fault::{Fault, quoted};

/// All contestants at a worker's table.
pub(super) struct Players<'a> {
    contestants: &'a [Contestant],
    patience: Option<Duration>,
    /// Running programs by contestant.
    engines: Vec<Option<Engine>>,
    /// The seeds of contestants that do not know of the new game yet.
    unannounced: Vec<Option<u64>>,
    /// By seat: its contestant, and its bot if that is built in.
    seats: Vec<(usize, Option<Box<dyn Bot>>)>,
}

impl<'a> Players<'a> {
    /// Starts with empty seats and no running program.
    pub(super) fn new(contestants: &'a [Contestant], patience: Option<Duration>) -> Self {
        let engines = contestants.iter().map(|_| None).collect();
        Self { contestants, patience, engines, unannounced: Vec::new(), seats: Vec::new() }
    }

    /// Seats the players of a new game: a contestant and a seed per seat.
    pub(super) fn seat_players(&mut self, seats: impl IntoIterator<Item = (usize, u64)>) {
        self.unannounced = vec![None; self.contestants.len()];
        self.seats.clear();
        for (contestant, seed) in seats {
            let bot = match &self.contestants[contestant].kind {
                Kind::BuiltIn(name) => bots::named(name, seed),
                Kind::Program(_) => None,
            };
            self.unannounced[contestant].get_or_insert(seed);
            self.seats.push((contestant, bot));
        }
    }

    pub(super) fn contestant(&self, seat: Seat) -> usize {
        self.seats[seat.index()].0
    }

    /// Chooses a legal action for the seat to move. A program that fails is ended.
    pub(super) fn choose(
        &mut self,
        seat: Seat,
        position: &Position,
        steps: &[Step],
    ) -> Result<Action, Fault> {
        let (contestant, bot) = &mut self.seats[seat.index()];
        let Contestant { kind, budget, .. } = &self.contestants[*contestant];
        let engine = &mut self.engines[*contestant];
        let chosen = match (kind, bot) {
            (Kind::BuiltIn(_), Some(bot)) => ask_bot(bot.as_mut(), position, *budget),
            (Kind::BuiltIn(name), None) => Err(Fault::NotStarted(name.clone())),
            (Kind::Program(command), _) => {
                let unannounced = &mut self.unannounced[*contestant];
                let patience = patience(*budget, self.patience);
                prepare_program(engine, command, patience, unannounced)
                    .and_then(|engine| engine.choose(position, steps, *budget))
            }
        };
        let legal = chosen.and_then(|action| match position.check(action) {
            Ok(()) => Ok(action),
            Err(reason) => Err(Fault::Illegal(action.to_string(), reason)),
        });
        if legal.is_err() {
            *engine = None;
        }
        legal
    }
}

/// How long to wait for a program's answer: as requested, or by its budget.
pub(super) fn patience(budget: Budget, requested: Option<Duration>) -> Duration {
    requested.unwrap_or(match budget {
        Budget::Time(time) => time * 10 + Duration::from_secs(5),
        Budget::Visits(_) => Duration::from_mins(1),
    })
}

/// Starts the program if it is not running, and announces a new game if it does not know of it.
fn prepare_program<'e>(
    engine: &'e mut Option<Engine>,
    command: &[String],
    patience: Duration,
    unannounced: &mut Option<u64>,
) -> Result<&'e mut Engine, Fault> {
    let engine = match engine {
        Some(engine) => engine,
        None => engine.insert(Engine::start(command, patience)?),
    };
    if let Some(seed) = unannounced.take() {
        engine.new_game(seed)?;
    }
    Ok(engine)
}

fn ask_bot(bot: &mut dyn Bot, position: &Position, budget: Budget) -> Result<Action, Fault> {
    // Unwind-safe: a bot that panicked is never used again.
    let choose = AssertUnwindSafe(|| choose_within(bot, position, budget));
    catch_unwind(choose).map_err(|panic| Fault::Panicked(quoted(message(&*panic))))
}

fn message(panic: &(dyn Any + Send)) -> &str {
    let literal = panic.downcast_ref::<&str>().copied();
    literal.or_else(|| panic.downcast_ref::<String>().map(String::as_str)).unwrap_or("no reason")
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Faulty(fn() -> Action);

    impl Bot for Faulty {
        fn start(&mut self, _: &Position) {}

        fn think(&mut self, _: u32) -> bool {
            false
        }

        fn best(&self) -> Action {
            self.0()
        }
    }

    /// The fault of a built-in bot that decides like this.
    fn fault(best: fn() -> Action) -> Fault {
        let contestants = ["greedy".parse().unwrap()];
        let mut players = Players::new(&contestants, None);
        players.seat_players([(0, 1)]);
        players.seats[0].1 = Some(Box::new(Faulty(best)));
        let record: rules::Record =
            "[Crownlands \"1\"]\n[Rules \"k2\"]\nL=1,2,3,4 K=1\n".parse().unwrap();
        let position = record.replay().last().unwrap().unwrap();
        players.choose(Seat::new(0).unwrap(), &position, &record.steps).unwrap_err()
    }

    #[test]
    fn a_built_in_bot_that_panics_is_reported_with_its_message() {
        assert_eq!(
            fault(|| panic!("lost\nthe thread")),
            Fault::Panicked("lost\u{fffd}the thread".into())
        );
        assert_eq!(fault(|| panic!("at {}", 7)).to_string(), "panicked: at 7");
    }

    #[test]
    fn an_illegal_action_of_a_built_in_bot_is_caught() {
        assert_eq!(
            fault(|| Action::Pass).to_string(),
            "illegal action -: another decision is due [action.not_now]"
        );
    }

    #[test]
    fn patience_follows_from_the_budget() {
        let ms = Duration::from_millis;
        assert_eq!(patience(Budget::Time(ms(100)), None), ms(6_000));
        assert_eq!(patience(Budget::Visits(1), None), ms(60_000));
        assert_eq!(patience(Budget::Time(ms(100)), Some(ms(50))), ms(50));
    }
}
