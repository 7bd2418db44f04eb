//! What partners say to each other: who may say it, who reads it, and that the table stays as it is.

use rules::Seat;
use table::{Cause, Input, Intent, Millis, Noted, Notes, PlayerId, Remark, TeamPhrase};

use crate::bench::{Bench, player};
use crate::script::game;

/// The remarks of a team table with four people and two bots.
struct Talk {
    bench: Bench,
    notes: Notes,
    count: u32,
}

impl Talk {
    /// Seats 1 and 2 are Ann and Bob, 3 is Cat with a bot, 5 and 6 are Dan and nobody.
    fn new() -> Self {
        let bench = Bench::new("w6t", "ann bob cat page dan .");
        Self { bench, notes: Notes::default(), count: 0 }
    }

    /// Says something as a new request; the code of the refusal if there is one.
    fn says(&mut self, who: &str, now: Millis, remark: Remark) -> Result<(), &'static str> {
        self.count += 1;
        let id = format!("c{}", self.count);
        self.sends(who, &id, now, remark).map(|_| ())
    }

    fn sends(
        &mut self,
        who: &str,
        id: &str,
        now: Millis,
        remark: Remark,
    ) -> Result<bool, &'static str> {
        let cause = Cause { player: player(who).id, intent: id.parse().unwrap() };
        match self.notes.decide(self.bench.state(), now, cause, remark) {
            Ok(Noted::New(note)) => {
                self.notes.apply(note);
                Ok(true)
            }
            Ok(Noted::Known) => Ok(false),
            Err(refusal) => Err(refusal.code()),
        }
    }

    fn reads(&self, who: &str) -> Vec<Remark> {
        let id: PlayerId = who.parse().unwrap();
        self.notes.readable_by(&id).map(|note| note.remark.clone()).collect()
    }
}

fn yes() -> Remark {
    Remark::Phrase { phrase: TeamPhrase::Yes }
}

fn text(words: &str) -> Remark {
    Remark::Text { text: words.parse().unwrap() }
}

fn seat(number: usize) -> Seat {
    Seat::new(number - 1).unwrap()
}

/// §2.2
#[test]
fn only_the_team_reads_a_remark() {
    let mut talk = Talk::new();
    let said = [
        text("take the lake"),
        Remark::Domino { domino: "q17".parse().unwrap() },
        Remark::Plan { action: ">2".parse().unwrap() },
    ];
    for remark in &said {
        talk.says("ann", 1_000, remark.clone()).unwrap();
    }
    for who in ["ann", "bob"] {
        assert_eq!(talk.reads(who), said, "{who}");
    }
    for who in ["cat", "dan", "eve"] {
        assert_eq!(talk.reads(who), [], "{who}");
    }
}

#[test]
fn players_without_a_partner_cannot_consult() {
    let mut talk = Talk::new();
    assert_eq!(talk.says("eve", 0, yes()), Err("table.not_seated"));
    // Partners may still come, and bots listen to nobody: both can be spoken to.
    assert_eq!(talk.says("dan", 0, yes()), Ok(()));
    assert_eq!(talk.says("cat", 0, yes()), Ok(()));
    talk.bench = Bench::new("k4", "ann bob cat dan");
    assert_eq!(talk.says("ann", 0, yes()), Err("team.none"));
    talk.bench.submit("ann", Intent::Close).unwrap();
    assert_eq!(talk.says("ann", 0, yes()), Err("table.closed"));
}

#[test]
fn whoever_takes_a_seat_later_reads_nothing_from_before() {
    let mut talk = Talk::new();
    talk.says("ann", 0, text("before")).unwrap();
    talk.bench.submit("bob", Intent::Leave).unwrap();
    talk.bench.submit("cat", Intent::Sit { seat: seat(2), house: None }).unwrap();
    talk.says("ann", 0, text("after")).unwrap();
    assert_eq!(talk.reads("cat"), [text("after")]);
    assert_eq!(talk.reads("bob"), [text("before")]);
}

#[test]
fn remarks_are_limited_in_rate_for_each_player() {
    let mut talk = Talk::new();
    for _ in 0..6 {
        talk.says("ann", 1_000, yes()).unwrap();
    }
    assert_eq!(talk.says("ann", 10_999, yes()), Err("talk.too_fast"));
    talk.bench.submit("ann", Intent::Sit { seat: seat(6), house: None }).unwrap();
    assert_eq!(talk.says("ann", 10_999, yes()), Err("talk.too_fast"), "in another seat");
    assert_eq!(talk.says("bob", 10_999, yes()), Ok(()));
    assert_eq!(talk.says("ann", 11_000, yes()), Ok(()));
}

#[test]
fn a_remark_sent_again_is_said_once() {
    let mut talk = Talk::new();
    assert_eq!(talk.sends("ann", "c1", 0, yes()), Ok(true));
    assert_eq!(talk.sends("ann", "c1", 5, yes()), Ok(false));
    assert_eq!(talk.sends("bob", "c1", 5, yes()), Ok(true), "another player's request");
    assert_eq!(talk.notes.count(), 2);
}

#[test]
fn memory_holds_the_latest_and_the_log_has_an_end() {
    let mut talk = Talk::new();
    let mut now = 0;
    let refused = loop {
        now += 2_000;
        if let Err(code) = talk.says("ann", now, text(&now.to_string())) {
            break code;
        }
    };
    assert_eq!((refused, talk.notes.count()), ("table.worn_out", 5_000));
    let read = talk.reads("bob");
    assert_eq!((read.len(), read.last()), (200, Some(&text("10000000"))));
    // Another team neither finds the log full nor pushes anything out of it.
    for _ in 0..300 {
        now += 2_000;
        talk.says("cat", now, yes()).unwrap();
    }
    assert_eq!(talk.reads("bob"), read);
    assert_eq!(talk.reads("cat").len(), 200);
}

#[test]
fn a_note_tells_when_in_the_game_it_was_said() {
    let mut talk = Talk::new();
    talk.says("ann", 7, yes()).unwrap();
    talk.bench = Bench::begun("w6t", "ann bob cat page dan page");
    talk.says("ann", 3, yes()).unwrap();
    let id: PlayerId = "ann".parse().unwrap();
    let told: Vec<_> =
        talk.notes.readable_by(&id).map(|note| (note.at, note.game, note.steps)).collect();
    let steps = talk.bench.game().steps().len() as u16;
    assert_eq!(told, [(7, 0, 0), (7, 1, steps)], "time never runs backwards");
}

#[test]
fn a_bot_shows_its_plan_only_to_a_partner_who_is_there() {
    let mut talk = Talk::new();
    let plan = |talk: &Talk, number| {
        let action = ">1".parse().unwrap();
        talk.notes.plan_of_bot(talk.bench.state(), 0, seat(number), action)
    };
    let note = plan(&talk, 4).expect("Cat reads it");
    assert_eq!((note.readers, note.cause), (vec![player("cat").id], None));
    talk.bench = Bench::new("w6t", "ann bob squire page dan .");
    assert_eq!(plan(&talk, 4), None, "its partner is a bot");
    talk.bench = Bench::new("k4", "ann bob cat page");
    assert_eq!(plan(&talk, 4), None, "it has no partner");
    let mut talk = Talk::new();
    talk.bench.input(Input::Gone(player("cat").id)).unwrap();
    assert_eq!(plan(&talk, 4), None, "its partner is away");
}

#[test]
fn a_phrase_is_a_saying_and_a_move_is_none() {
    let mut bench = Bench::begun("k2", "ann bob");
    let phrase = table::Phrase::ALL[2];
    let said = bench.submit("bob", Intent::Say { phrase }).unwrap();
    assert_eq!(said[0].fact.saying(), Some((seat(2), table::Saying::Phrase(phrase))));
    let action = bench.some_action();
    assert_eq!(bench.act(action).unwrap()[0].fact.saying(), None);
}

#[test]
fn free_text_needs_the_table_to_allow_it() {
    let mut bench = Bench::new("k2", "ann bob");
    let write = || Intent::Write { text: "hello, you".parse().unwrap() };
    assert_eq!(bench.submit("ann", write()).unwrap_err().code(), "talk.presets_only");
    let options = table::Options { free_text: true, ..bench.state().options.clone() };
    bench.submit("ann", Intent::Change { options: options.clone() }).unwrap();
    let entries = bench.submit("ann", write()).unwrap();
    let said = entries[0].fact.saying().expect("a saying");
    assert_eq!(said.0, seat(1));
    bench.now += 100;
    assert_eq!(bench.submit("ann", write()).unwrap_err().code(), "talk.too_fast");
    bench.now += 60_000;
    let options = table::Options { talk: false, ..options };
    bench.submit("ann", Intent::Change { options }).unwrap();
    assert_eq!(bench.submit("ann", write()).unwrap_err().code(), "talk.off");
}

#[test]
fn a_text_is_one_readable_line_of_bounded_length() {
    let read = |text: &str| text.parse::<table::Text>().map(|text| text.to_string()).ok();
    assert_eq!(read("  the  lake\n first "), Some("the lake first".into()));
    assert_eq!(read(&"x".repeat(200)), Some("x".repeat(200)));
    for bad in ["", "   ", &"x".repeat(201), "a\u{202e}b", "a\u{0}b"] {
        assert_eq!(read(bad), None, "{bad:?}");
    }
}

/// §2.2
#[test]
fn partners_cannot_play_each_others_turns() {
    game(
        "k4t",
        "ann bob cat dan",
        "
        0 bob act : ! game.not_your_turn
        0 ann act : act, deal
        0 ann act : ! game.not_your_turn
        0 bob act : act, deal",
    );
}
