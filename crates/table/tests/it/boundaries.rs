//! The last values that are still allowed, and the first that are not.

use rules::{Record, Seat};
use table::{
    Clock, Fill, Input, Intent, Level, Millis, Note, Notes, Opening, Options, PlayerId,
    PrivateNote, Remark, SeriesTags, TeamPhrase, Wanted,
};

use crate::bench::{Bench, player};

const MINUTE: Millis = 60_000;
const DAY: Millis = 24 * 60 * MINUTE;

#[test]
fn times_reach_from_the_shortest_to_the_longest() {
    let base = || Options::new("k2".parse().unwrap());
    let allows = |options: Options| options.check().is_ok();
    let clock = |clock| allows(Options { clock, ..base() });
    let bank = |bank_ms, increment_ms| clock(Clock::Bank { bank_ms, increment_ms });
    let turn = |turn_ms| clock(Clock::Turn { turn_ms });
    let fill =
        |after_ms| allows(Options { fill: Some(Fill { after_ms, level: Level::Page }), ..base() });
    assert!(bank(10_000, 0) && bank(600 * MINUTE, 10 * MINUTE));
    assert!(!bank(9_999, 0) && !bank(600 * MINUTE + 1, 0));
    assert!(!bank(MINUTE, -1) && !bank(MINUTE, 10 * MINUTE + 1));
    assert!(turn(MINUTE) && turn(14 * DAY) && !turn(MINUTE - 1) && !turn(14 * DAY + 1));
    assert!(fill(0) && fill(DAY) && !fill(-1) && !fill(DAY + 1));
}

/// Whoever plays is there: a move on another connection ends an absence.
#[test]
fn a_move_brings_its_player_back() {
    let mut bench = Bench::begun("k2", "ann bob");
    let mover = bench.game().to_move().unwrap();
    let who = ["ann", "bob"][mover.index()];
    bench.input(Input::Gone(player(who).id)).unwrap();
    assert!(bench.state().chair(mover).unwrap().away);
    let action = bench.some_action();
    bench.submit(who, Intent::Act { action }).unwrap();
    assert!(!bench.state().chair(mover).unwrap().away);
}

#[test]
fn a_running_game_is_listed_only_if_it_can_be_watched() {
    let listed = |spectators: bool, begins: bool| {
        let mut bench = Bench::new("k2", "ann bob");
        let options = Options { spectators, ..bench.state().options.clone() };
        bench.submit("ann", Intent::Change { options }).unwrap();
        if begins {
            bench.all_ready();
        }
        bench.state().is_listed()
    };
    assert!(listed(true, true), "there is something to watch");
    assert!(!listed(false, true), "nobody may watch");
    assert!(!listed(true, false), "it is full, and nothing is played yet");
}

#[test]
fn a_table_that_everyone_has_left_is_not_listed() {
    let mut bench = Bench::new("k3", "ann . .");
    assert!(bench.state().is_listed(), "ann waits for others");
    bench.play_script("0 gone ann : left 1");
    assert!(!bench.state().is_listed(), "nobody is there");
    let bench = Bench::new("k3", "page . .");
    assert!(!bench.state().is_listed(), "a bot is nobody");
}

#[test]
fn without_spectators_a_table_is_seen_by_those_who_belong_to_it() {
    let mut bench = Bench::new("k3", "ann bob .");
    let sees = |bench: &Bench, who: &str| bench.state().may_be_watched_by(Some(&player(who).id));
    assert!(sees(&bench, "cat") && bench.state().may_be_watched_by(None));
    let options = Options { spectators: false, ..bench.state().options.clone() };
    bench.submit("ann", Intent::Change { options }).unwrap();
    assert!(sees(&bench, "ann") && sees(&bench, "bob"), "they sit at it");
    assert!(!sees(&bench, "cat") && !bench.state().may_be_watched_by(None));
    let options = Options { spectators: false, ..Options::new("k2".parse().unwrap()) };
    let bot = Wanted::Bot { level: Level::Page };
    let opening =
        Opening { options, seats: vec![bot; 2], house: None, ready: false, commitment: None };
    let bench = Bench::open(&opening, "ann").unwrap();
    assert!(sees(&bench, "ann") && !sees(&bench, "bob"), "only the host, who has no seat");
}

/// A log that has grown far too long ends with the game: nothing else is written any more.
#[test]
fn a_full_log_takes_only_what_ends_the_game() {
    let mut bench = Bench::begun("k2", "ann bob");
    while bench.input(Input::Gone(player("ann").id)).is_ok_and(|entries| !entries.is_empty()) {
        bench.input(Input::Present(player("ann").id)).unwrap();
    }
    let full = bench.state().seq;
    assert_eq!(full, 21_000);
    assert!(bench.input(Input::Gone(player("bob").id)).unwrap().is_empty());
    let say = Intent::Say { phrase: table::Phrase::ALL[0] };
    assert_eq!(bench.submit("bob", say).unwrap_err().code(), "table.worn_out");
    let action = bench.some_action();
    assert!(!bench.act(action).unwrap().is_empty());
    assert!(!bench.submit("bob", Intent::Resign).unwrap().is_empty() && !bench.is_on());
}

/// However often the seats of a team change hands, memory holds so many remarks.
#[test]
fn memory_holds_no_more_than_four_teams_may_have_said() {
    let mut notes = Notes::default();
    let pairs: Vec<[PlayerId; 2]> =
        ["ann", "bob", "cat", "dan", "eve"].map(|name| [player(name).id, player("hal").id]).into();
    let say = |notes: &mut Notes, readers: &[PlayerId; 2], at: Millis| {
        let remark = Remark::Phrase { phrase: TeamPhrase::Yes };
        let note = Note { at, seat: Seat::new(0).unwrap(), game: 0, steps: 0, remark };
        notes.apply(PrivateNote { readers: readers.to_vec(), cause: None, note });
    };
    for readers in &pairs[..4] {
        (0..200).for_each(|at| say(&mut notes, readers, at));
    }
    let read = |notes: &Notes, at: usize| notes.readable_by(&pairs[at][0]).count();
    assert_eq!(notes.readable_by(&pairs[0][1]).count(), 800);
    (0..3).for_each(|at| say(&mut notes, &pairs[4], at));
    assert_eq!(notes.readable_by(&pairs[0][1]).count(), 800);
    assert_eq!([0, 1, 4].map(|at| read(&notes, at)), [197, 200, 3], "the oldest make room");
    assert_eq!(notes.count(), 803);
}

#[test]
fn tags_of_games_that_no_series_has_are_ignored() {
    let read = |rules: &str, game: &str, has_result: bool| {
        let result = "[SeriesRanks \"1 2\"]\n[SeriesDecided \"points\"]\n";
        let text = format!(
            "[Crownlands \"1\"]\n[Rules \"{rules}\"]\n[Series \"oak.4\"]\n[SeriesGame \"{game}\"]\n\
            [SeriesPoints \"90 80\"]\n{}",
            if has_result { result } else { "" }
        );
        SeriesTags::read(&text.parse::<Record>().unwrap()).is_some()
    };
    for game in ["1", "2", "3"] {
        assert!(read("k2+dynasty", game, false), "game {game}");
        assert_eq!(read("k2+dynasty", game, true), game == "3", "a result after game {game}");
        assert!(!read("k2", game, false), "there is no Dynasty");
    }
    assert!(!read("k2+dynasty", "0", false) && !read("k2+dynasty", "4", false));
}
