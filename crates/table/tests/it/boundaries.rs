//! The last values that are still allowed, and the first that are not.

use rules::{Record, Seat};
use table::{
    Clock, Fill, Input, Intent, Level, Millis, Note, Notes, Options, PlayerId, PrivateNote, Remark,
    SeriesTags, TeamPhrase,
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
