//! The engine: what it knows, how it answers, and how it thinks in portions.
//!
//! It does no I/O and reads no clock. A `go` only starts a search; the caller continues it with
//! [`Engine::think`] and ends it with [`Engine::finish`]. One bot lives from `new` to `new`, so a
//! host that sends the same lines gets the same answers.

use rules::{Actor, IllegalAction, Position};

use super::command::{Command, Limit, VISITS_MAX, number};
use super::info::Info;
use super::place::{read_position, read_setup};
use super::refusal::{Problem, Refusal};
use crate::bot::{Bot, Report, named, names};

/// The version of the protocol.
pub const VERSION: u32 = 1;

/// Makes a bot from a name and a seed; [`named`] is one such function.
pub type Make = fn(name: &str, seed: u64) -> Option<Box<dyn Bot>>;

/// An engine in conversation with one host.
///
/// ```
/// use bots::protocol::Engine;
///
/// let mut engine = Engine::new("greedy").unwrap();
/// let mut replies = Vec::new();
/// engine.handle("position k2 L=3,17,25,40 K=1", &mut replies);
/// engine.handle("go visits 100", &mut replies);
/// while engine.thinking().is_some() {
///     engine.think(16, &mut replies); // in between, a real host would look at its input
/// }
/// assert_eq!(replies[0], "ok");
/// assert!(replies[1].starts_with("best >"));
/// ```
pub struct Engine {
    make: Make,
    /// The bot's name before any `option`.
    default: String,
    name: String,
    seed: u64,
    bot: Box<dyn Bot>,
    position: Option<Position>,
    thought: Option<Thought>,
    over: bool,
}

/// A running `go`.
struct Thought {
    limit: Limit,
    /// Visits requested from the bot so far.
    spent: u32,
    /// The visits at which the next `info` is due: whenever they have doubled.
    info_at: u32,
    /// Visits of the last `info`.
    reported: u32,
}

impl Engine {
    /// An engine whose default bot is this one; `None` if there is no such bot.
    pub fn new(name: &str) -> Option<Self> {
        Self::with(named, name)
    }

    /// An engine whose bots come from elsewhere.
    pub fn with(make: Make, name: &str) -> Option<Self> {
        Some(Self {
            make,
            default: name.to_owned(),
            name: name.to_owned(),
            seed: 0,
            bot: make(name, 0)?,
            position: None,
            thought: None,
            over: false,
        })
    }

    /// Takes one line from the host, without its line break, and appends the replies.
    pub fn handle(&mut self, line: &str, out: &mut Vec<String>) {
        let done = Command::read(line).and_then(|command| match command {
            Some(command) => self.execute(command, out),
            None => Ok(()),
        });
        if let Err(refusal) = done {
            out.push(refusal.to_string());
        }
    }

    /// The limit of the `go` that is running, when one is.
    pub fn thinking(&self) -> Option<Limit> {
        self.thought.as_ref().map(|thought| thought.limit)
    }

    /// Keeps thinking for this many visits, or as many as the limit leaves. Answers once the limit
    /// is reached or more visits would not help.
    pub fn think(&mut self, visits: u32, out: &mut Vec<String>) {
        let Some(thought) = &mut self.thought else { return };
        let max = match thought.limit {
            Limit::Visits(max) => max,
            Limit::Millis(_) => VISITS_MAX,
        };
        let portion = visits.min(max - thought.spent);
        let more = self.bot.think(portion);
        thought.spent += portion;
        if !more || thought.spent >= max {
            self.finish(out);
        } else if thought.spent >= thought.info_at {
            thought.info_at = thought.spent.saturating_mul(2);
            thought.report_progress(&self.bot.report(), out);
        }
    }

    /// Ends the running `go` and gives the best action found; does nothing if none is running.
    pub fn finish(&mut self, out: &mut Vec<String>) {
        let Some(mut thought) = self.thought.take() else { return };
        thought.report_progress(&self.bot.report(), out);
        out.push(format!("best {}", self.bot.best()));
    }

    /// The position to think about.
    pub fn position(&self) -> Option<&Position> {
        self.position.as_ref()
    }

    /// Whether the host has said `quit`.
    pub fn is_over(&self) -> bool {
        self.over
    }

    fn execute(&mut self, command: Command<'_>, out: &mut Vec<String>) -> Result<(), Refusal> {
        match command {
            // It may cross a `best` on the way, so it is always accepted.
            Command::Stop => {
                self.finish(out);
                return Ok(());
            }
            Command::Quit => {
                self.thought = None;
                self.over = true;
                return Ok(());
            }
            _ if self.thought.is_some() => {
                return Err(
                    Problem::Busy.because("a go is running: send stop or wait for its best")
                );
            }
            Command::Go(limit) => return self.go(limit),
            Command::Hello { version } => self.hello(version, out)?,
            Command::Option { name, value } => self.option(name, value)?,
            Command::New => {
                self.replace_bot(&self.name.clone(), self.seed)?;
                self.position = None;
            }
            Command::Position { game } => self.position = Some(read_position(game)?),
            Command::Setup { setup } => self.position = Some(read_setup(setup)?),
            Command::Legal { actions } => {
                let legal = self.known_position()?.legal_actions();
                let same = actions.len() == legal.len()
                    && legal.iter().all(|action| actions.contains(&action));
                if !same {
                    let text = "these are not the legal actions of the position";
                    return Err(Problem::Legal.because(text));
                }
            }
        }
        out.push("ok".to_owned());
        Ok(())
    }

    fn hello(&self, version: u32, out: &mut Vec<String>) -> Result<(), Refusal> {
        if version != VERSION {
            let text = format!("this engine speaks version {VERSION}");
            return Err(Problem::Version.because(text));
        }
        let choices: Vec<_> = names().collect();
        out.push(format!("id name Crownlands {}", self.name));
        out.push("id author the Crownlands contributors".to_owned());
        out.push(format!(
            "option name Bot type string default {} choices {}",
            self.default,
            choices.join(" ")
        ));
        out.push(format!("option name Seed type spin default 0 min 0 max {}", u64::MAX));
        Ok(())
    }

    fn option(&mut self, name: &str, value: &str) -> Result<(), Refusal> {
        match name {
            "Bot" => self.replace_bot(value, self.seed),
            "Seed" => {
                let seed = number(value, 0, u64::MAX)?;
                self.replace_bot(&self.name.clone(), seed)
            }
            _ => Err(Problem::UnknownOption.because("the options are Bot and Seed")),
        }
    }

    fn replace_bot(&mut self, name: &str, seed: u64) -> Result<(), Refusal> {
        let unknown = || {
            let choices: Vec<_> = names().collect();
            Problem::UnknownBot.because(format!("the bots are {}", choices.join(", ")))
        };
        self.bot = (self.make)(name, seed).ok_or_else(unknown)?;
        name.clone_into(&mut self.name);
        self.seed = seed;
        Ok(())
    }

    fn go(&mut self, limit: Limit) -> Result<(), Refusal> {
        let position = *self.known_position()?;
        let nobody = match position.actor() {
            Actor::Seat(_) => None,
            Actor::Chance => Some(IllegalAction::Chance),
            Actor::Nobody => Some(IllegalAction::GameOver),
        };
        if let Some(reason) = nobody {
            return Err(Refusal { code: reason.code(), text: reason.to_string() });
        }
        self.bot.start(&position);
        self.thought = Some(Thought { limit, spent: 0, info_at: 1, reported: 0 });
        Ok(())
    }

    fn known_position(&self) -> Result<&Position, Refusal> {
        let missing = || Problem::NoPosition.because("send a position first");
        self.position.as_ref().ok_or_else(missing)
    }
}

impl Thought {
    /// Reports progress, if there is any. A bot that does not search has none; a solved endgame is
    /// reported without a visit.
    fn report_progress(&mut self, report: &Report, out: &mut Vec<String>) {
        let knows = report.actions.first().is_some_and(|best| !best.points.is_empty());
        if report.visits > self.reported || (self.spent > 0 && self.reported == 0 && knows) {
            self.reported = report.visits;
            out.push(Info(report).to_string());
        }
    }
}
