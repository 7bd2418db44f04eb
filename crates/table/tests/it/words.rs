//! Options, intents and facts as the scripts write them.

use rules::Seat;
use table::{
    Clock, Dropped, Ending, Entry, Fact, Fill, Holder, House, Intent, Level, Millis, OnTimeout,
    Options, Phrase, Privacy, Question, State, Timeout,
};

use crate::bench::nonce;

/// `k2 bank=60+5 link`: the rules, then what differs from [`Options::new`], times in seconds.
pub(crate) fn options(text: &str) -> Options {
    let mut words = text.split_whitespace();
    let mut options = Options::new(words.next().unwrap().parse().unwrap());
    for word in words {
        let (name, value) = word.split_once('=').unwrap_or((word, ""));
        match name {
            "bank" => {
                let (bank, increment) = value.split_once('+').unwrap();
                options.clock =
                    Clock::Bank { bank_ms: millis(bank), increment_ms: millis(increment) };
            }
            "on" => {
                let named = |one: &OnTimeout| one.name() == value;
                options.on_timeout = OnTimeout::ALL.into_iter().find(named).unwrap();
            }
            "turn" => options.clock = Clock::Turn { turn_ms: millis(value) },
            "fill" => {
                options.fill = Some(Fill { after_ms: millis(value), level: Level::Squire });
            }
            "link" => options.privacy = Privacy::Link,
            "quiet" => options.talk = false,
            "strict" => options.undo = false,
            _ => panic!("no option {word}"),
        }
    }
    options
}

/// Seconds.
pub(crate) fn millis(text: &str) -> Millis {
    let seconds: f64 = text.parse().unwrap_or_else(|_| panic!("no time: {text}"));
    (seconds * 1000.0).round() as Millis
}

/// A seat, counted from 1.
pub(crate) fn seat(text: &str) -> Seat {
    Seat::new(text.parse::<usize>().unwrap() - 1).unwrap()
}

/// An intent.
pub(crate) fn intent(text: &str, state: &State) -> Intent {
    let words: Vec<&str> = text.split_whitespace().collect();
    match words[..] {
        ["sit", at] => Intent::Sit { seat: seat(at), house: None },
        ["sit", at, house] => Intent::Sit { seat: seat(at), house: House::named(house) },
        ["house", house] => Intent::House { house: House::named(house).unwrap() },
        ["bot", at, level] => {
            Intent::SeatBot { seat: seat(at), level: Level::named(level).unwrap() }
        }
        ["free", at] => Intent::Free { seat: seat(at) },
        ["change", ..] => Intent::Change { options: options(&words[1..].join(" ")) },
        ["ready"] => Intent::ready(true),
        ["unready"] => Intent::ready(false),
        ["close"] => Intent::Close,
        ["commit", whose] => {
            Intent::Ready { ready: true, commitment: Some(nonce(whose).commitment()) }
        }
        ["reveal", whose] => Intent::Reveal { nonce: nonce(whose) },
        ["act"] => {
            let actions = state.game.as_ref().unwrap().position().legal_actions();
            Intent::Act { action: actions.get(0).unwrap() }
        }
        ["act", action] => Intent::Act { action: action.parse().unwrap() },
        ["undo"] => Intent::Undo,
        ["resign"] => Intent::Resign,
        ["leave"] => Intent::Leave,
        ["return"] => Intent::Return,
        ["ask", "back"] => Intent::Ask { question: Question::TakeBack },
        ["ask", "end"] => Intent::Ask { question: Question::End },
        ["ask", "takeover", whom] => {
            Intent::Ask { question: Question::TakeOver { seat: seat(whom) } }
        }
        ["ask", "wait", whom] => Intent::Ask { question: Question::Wait { seat: seat(whom) } },
        ["yes"] => Intent::Answer { yes: true },
        ["no"] => Intent::Answer { yes: false },
        ["withdraw"] => Intent::Withdraw,
        ["say", phrase] => Intent::Say { phrase: Phrase::named(phrase).unwrap() },
        _ => panic!("nobody can want {text}"),
    }
}

/// A short form of the facts; consecutive deals are merged.
pub(crate) fn facts(entries: &[Entry]) -> String {
    let mut words: Vec<String> = entries.iter().map(|entry| fact(&entry.fact)).collect();
    words.dedup_by(|next, before| next == before && next == "deal");
    words.join(", ")
}

fn fact(fact: &Fact) -> String {
    match fact {
        Fact::Opened { options, host } => format!("opened {} {host}", options.rules),
        Fact::Changed { options } => format!("changed {}", options.rules),
        Fact::Sat { seat, player } => format!("sat {seat} {}", player.id),
        Fact::BotSat { seat, level } => format!("sat {seat} {}", level.name()),
        Fact::Stood { seat } => format!("stood {seat}"),
        Fact::HouseIs { seat, house } => format!("house {seat} {house}"),
        Fact::HostIs { player } => format!("host {player}"),
        Fact::Readied { seat, ready: true, .. } => format!("ready {seat}"),
        Fact::Readied { seat, ready: false, .. } => format!("unready {seat}"),
        Fact::Began { number, .. } => format!("began {number}"),
        Fact::Revealed { seat, .. } => format!("revealed {seat}"),
        Fact::Missing { seat } => format!("missing {seat}"),
        Fact::Stepped { step: rules::Step::Deal(_) } => "deal".into(),
        Fact::Stepped { step: rules::Step::Act(_) } => "act".into(),
        Fact::Undone { seat, steps } => format!("undone {seat} to {steps}"),
        Fact::TimeRanOut { seat, then: None } => format!("flag {seat}"),
        Fact::TimeRanOut { seat, then: Some(then) } => format!("flag {seat} {}", then.name()),
        Fact::TimeGranted { seat } => format!("granted {seat}"),
        Fact::Held { ms } => format!("held {}", *ms as f64 / 1000.0),
        Fact::Left { seat } => format!("left {seat}"),
        Fact::Returned { seat } => format!("back {seat}"),
        Fact::TakenOver { seat } => format!("taken {seat}"),
        Fact::Resigned { seat, out_of_time: false } => format!("resigned {seat}"),
        Fact::Resigned { seat, out_of_time: true } => format!("lost {seat}"),
        Fact::Asked { by, question } => format!("asked {by} {}", self::question(*question)),
        Fact::Agreed { seat } => format!("agreed {seat}"),
        Fact::Dropped { why: Dropped::Declined { seat } } => format!("declined {seat}"),
        Fact::Dropped { why: Dropped::Withdrawn } => "withdrawn".into(),
        Fact::Dropped { why: Dropped::Lapsed } => "lapsed".into(),
        Fact::Ended { ending: Ending::Finished, .. } => "finished".into(),
        Fact::Ended { ending: Ending::Resigned, .. } => "given up".into(),
        Fact::Ended { ending: Ending::Abandoned, .. } => "abandoned".into(),
        Fact::Said { seat, phrase } => format!("said {seat} {}", phrase.name()),
        Fact::Wrote { seat, text } => format!("wrote {seat} {text}"),
        Fact::Closed => "closed".into(),
    }
}

fn question(question: Question) -> String {
    match question {
        Question::TakeBack => "back".into(),
        Question::TakeOver { seat } => format!("takeover {seat}"),
        Question::Wait { seat } => format!("wait {seat}"),
        Question::End => "end".into(),
    }
}

/// A property of the table that a script queries.
pub(crate) fn view(asked: &str, state: &State) -> String {
    let words: Vec<&str> = asked.split_whitespace().collect();
    let chair = |at: &str| state.chair(seat(at)).unwrap();
    let or_none = |text: Option<String>| text.unwrap_or_else(|| "none".into());
    let seconds = |at: Millis| (at as f64 / 1000.0).to_string();
    match words[..] {
        ["bank", at] => seconds(chair(at).bank_ms),
        ["due"] => or_none(state.next_deadline().map(seconds)),
        ["flag"] => or_none(state.flag_falls_at().map(seconds)),
        ["turn"] => or_none(
            state.game.as_ref().and_then(|game| game.turn).map(|turn| turn.seat.to_string()),
        ),
        ["steps"] => state.game.as_ref().unwrap().steps().len().to_string(),
        ["bot"] => {
            or_none(state.bot_to_move().map(|(seat, level)| format!("{seat} {}", level.name())))
        }
        ["vote"] => or_none(state.vote.as_ref().map(|vote| question(vote.question))),
        ["undecided"] => {
            state.undecided().iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
        }
        ["houses"] => {
            let houses = state.houses();
            let rules = state.options.rules;
            rules.realms().map(|realm| houses.of(realm).name()).collect::<Vec<_>>().join(" ")
        }
        ["covered", at] => chair(at).covered.to_string(),
        ["timeouts"] => {
            let timeouts = state.game.iter().flat_map(|game| &game.timeouts);
            let one = |one: &Timeout| format!("{} {} at {}", one.seat, one.then.name(), one.steps);
            let all = timeouts.map(one).collect::<Vec<_>>().join(", ");
            or_none((!all.is_empty()).then_some(all))
        }
        ["stage"] => format!("{:?}", state.stage).to_lowercase(),
        ["host"] => state.host.to_string(),
        ["listed"] => state.is_listed().to_string(),
        ["seats"] => state.chairs.iter().map(holder).collect::<Vec<_>>().join(" "),
        ["ranks"] => {
            let rank = |rank: Option<u8>| rank.map_or("-".into(), |rank| rank.to_string());
            let results = state.results().unwrap_or_default();
            results.iter().map(|seat| rank(seat.rank)).collect::<Vec<_>>().join(" ")
        }
        ["played"] => format!("{} of {}", state.dynasty.played(), state.dynasty.games()),
        _ => panic!("nobody can see {asked}"),
    }
}

/// A name or level; `!` if ready, `~` if gone, `*` if a bot stands in.
fn holder(chair: &table::Chair) -> String {
    let name = match &chair.holder {
        Holder::Nobody => ".".into(),
        Holder::Bot { level } => level.name().into(),
        Holder::Player { player } => player.id.to_string(),
    };
    let marks = [(chair.ready, "!"), (chair.away, "~"), (chair.stand_in, "*")];
    marks.iter().filter(|(is, _)| *is).fold(name, |name, (_, mark)| name + mark)
}
