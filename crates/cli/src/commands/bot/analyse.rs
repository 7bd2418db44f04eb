//! Analysis as JSON lines: a position in, a bot's findings about its actions out.
//!
//! Each request is answered with one line, in order. Requests are independent. A bad one is answered
//! with an error, and the next one is read.

use bots::protocol::{Problem, Refusal, VISITS_MAX, read_position, read_setup};
use bots::{ActionReport, Bot};
use rules::{Actor, IllegalAction, Position};
use serde_json::{Map, Value, json};

/// Visits if the request has none.
const VISITS_DEFAULT: u32 = 1000;

pub(super) fn answer(line: &str, default_bot: &str) -> String {
    let (id, answer) = match read(line) {
        Err(refusal) => (Value::Null, Err(refusal)),
        Ok(mut fields) => {
            let id = fields.remove("id").unwrap_or_default();
            (id, Request::read(fields, default_bot).map(Request::analyse))
        }
    };
    let answer = match answer {
        Ok((visits, actor, actions)) => {
            json!({ "id": id, "visits": visits, "actor": actor, "actions": actions })
        }
        Err(Refusal { code, text }) => json!({ "id": id, "error": { "code": code, "text": text } }),
    };
    answer.to_string()
}

struct Request {
    position: Position,
    /// The seat to move, from 1.
    actor: usize,
    bot: Box<dyn Bot>,
    visits: u32,
}

impl Request {
    fn read(fields: Map<String, Value>, default_bot: &str) -> Result<Self, Refusal> {
        let mut place = None;
        let mut name = default_bot.to_owned();
        let mut visits = VISITS_DEFAULT;
        let mut seed = 0;
        for (field, value) in fields {
            match (field.as_str(), value) {
                ("position", value) => place = Some(read_position_field(&value)?),
                ("bot", Value::String(text)) => name = text,
                ("bot", _) => return Err(bad_arguments("\"bot\" is the name of a bot")),
                ("visits", value) => {
                    let number = value.as_u64().filter(|n| (1..=VISITS_MAX.into()).contains(n));
                    let range = || {
                        let text = format!("\"visits\" is a number from 1 to {VISITS_MAX}");
                        Problem::Number.because(text)
                    };
                    visits = number.ok_or_else(range)? as u32;
                }
                ("seed", value) => {
                    let range = || {
                        let text = format!("\"seed\" is a number from 0 to {}", u64::MAX);
                        Problem::Number.because(text)
                    };
                    seed = value.as_u64().ok_or_else(range)?;
                }
                _ => {
                    return Err(bad_arguments("the fields are id, position, bot, visits and seed"));
                }
            }
        }
        let missing = || Problem::NoPosition.because("\"position\" is missing");
        let position = place.ok_or_else(missing)?;
        let unknown = || {
            let all: Vec<_> = bots::names().collect();
            Problem::UnknownBot.because(format!("the bots are {}", all.join(", ")))
        };
        let bot = bots::named(&name, seed).ok_or_else(unknown)?;
        let nobody = match position.actor() {
            Actor::Seat(seat) => {
                return Ok(Self { position, actor: seat.index() + 1, bot, visits });
            }
            Actor::Chance => IllegalAction::Chance,
            Actor::Nobody => IllegalAction::GameOver,
        };
        Err(Refusal { code: nobody.code(), text: nobody.to_string() })
    }

    fn analyse(mut self) -> (u32, usize, Value) {
        self.bot.start(&self.position);
        self.bot.think(self.visits);
        let report = self.bot.report();
        (report.visits, self.actor, report.actions.iter().map(as_json).collect())
    }
}

fn read(line: &str) -> Result<Map<String, Value>, Refusal> {
    if line.len() > bots::protocol::LINE_MAX {
        let text = format!("a line has at most {} bytes", bots::protocol::LINE_MAX);
        return Err(Problem::LineTooLong.because(text));
    }
    match serde_json::from_str(line) {
        Ok(Value::Object(fields)) => Ok(fields),
        Ok(_) => Err(bad_arguments("a request is a JSON object")),
        Err(error) => Err(bad_arguments(format!("this is not JSON: {error}"))),
    }
}

fn read_position_field(value: &Value) -> Result<Position, Refusal> {
    let setup = |fields: &Map<String, Value>| {
        let only = fields.get("setup").filter(|_| fields.len() == 1);
        only.and_then(Value::as_str).map(read_setup)
    };
    let read = match value {
        Value::String(game) => Some(read_position(game)),
        Value::Object(fields) => setup(fields),
        _ => None,
    };
    let usage = "\"position\" is \"RULES STEP STEP ...\" or {\"setup\": \"SETUP\"}";
    read.unwrap_or_else(|| Err(bad_arguments(usage)))
}

fn bad_arguments(text: impl Into<String>) -> Refusal {
    Problem::Arguments.because(text)
}

fn as_json(report: &ActionReport) -> Value {
    json!({
        "action": report.action.to_string(),
        "visits": report.visits,
        "points": report.points.iter().map(|points| rounded(*points)).collect::<Vec<_>>(),
        "win": report.win.map(rounded),
        "line": report.line.iter().map(ToString::to_string).collect::<Vec<_>>(),
    })
}

/// Four decimals: more than any estimate is accurate to.
fn rounded(number: f32) -> f64 {
    (f64::from(number) * 1e4).round() / 1e4
}
