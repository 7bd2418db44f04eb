//! Outside programs: one that follows the protocol, and all the ways to break it.

use std::fmt::Write;
use std::fs;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use lab::arena::{Fault, Match, MatchError};
use rules::{Actor, Step};

use crate::{between, played, timeless};

/// The start of a program: the handshake, and answers to commands other than `go`.
const POLITE: &str = "
while read -r line; do
  case $line in
    hello*) echo 'id name Test'; echo 'option name Level type spin default 1'; echo ok;;
    position*) game=$line; echo ok;;
    quit) exit;;
    go*) GO;;
    *) echo ok;;
  esac
done
";

/// A script that runs this code when it is asked to decide.
fn script(name: &str, go: &str) -> PathBuf {
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::write(&file, POLITE.replace("GO", go)).expect("a file");
    file
}

fn against_greedy(script: &Path, games: u32) -> Match {
    let program = format!("exec:sh {}@50ms", script.display());
    between("k2", &[&program, "greedy"], games)
}

/// Plays a match against a program that runs this code when it is asked to decide. It loses every
/// game, with the same fault in each.
fn fault(name: &str, go: &str, patience: Option<Duration>) -> Fault {
    let spec = Match { patience, ..against_greedy(&script(name, go), 4) };
    let (games, tally) = played(&spec);
    assert_eq!(tally.deals(), 2, "the match goes on to its end");
    let [program, greedy] = [0, 1].map(|contestant| tally.summary(contestant));
    assert_eq!((program.forfeits, greedy.forfeits), (4, 0));
    assert_eq!((program.win.mean, greedy.win.mean), (0.0, 1.0));
    for game in &games {
        let (record, _) = rules::Record::verified(&game.record.to_string()).expect("a record");
        assert!(record.tag("Forfeit").is_some_and(|why| why.starts_with("seat ")), "{record}");
    }
    let mut faults = tally.forfeits().iter().map(|(_, _, lost)| lost.fault.clone());
    let first = faults.next().expect("a forfeit");
    assert!(faults.all(|fault| fault == first));
    first
}

#[test]
fn a_program_that_crashes_loses_with_its_last_words() {
    let fault = fault("crash.sh", "echo first >&2; echo 'out of luck' >&2; exit 3", None);
    assert_eq!(fault.to_string(), "ended (exit status: 3): out of luck");
}

#[test]
fn a_program_that_hangs_loses() {
    let patience = Duration::from_millis(300);
    assert_eq!(fault("hang.sh", ":", Some(patience)), Fault::Hung(patience));
}

#[test]
fn a_program_that_never_stops_sending_info_loses() {
    let patience = Duration::from_millis(300);
    let talk = "while echo 'info thinking'; do :; done";
    assert_eq!(fault("talk.sh", talk, Some(patience)), Fault::Hung(patience));
}

#[test]
fn a_program_that_plays_an_illegal_action_loses() {
    let fault = fault("cheat.sh", "echo 'info depth 1'; echo 'best >8'", None);
    assert_eq!(
        fault.to_string(),
        "illegal action >8: the line has no such slot [claim.no_such_slot]"
    );
}

#[test]
fn a_program_that_sends_unreadable_lines_loses() {
    let mumbled = |text: &str| Fault::Unreadable(text.to_owned());
    assert_eq!(fault("mumble.sh", "echo 'best of luck'", None), mumbled("best of luck"));
    assert_eq!(fault("debug.sh", "echo 'hm, let me see'", None), mumbled("hm, let me see"));
    let refused = fault("refuse.sh", "echo 'error go.tired not now'", None);
    assert_eq!(refused, Fault::Refused("error go.tired not now".to_owned()));
}

#[test]
fn a_program_that_closes_its_output_loses() {
    let Fault::Crashed { status, .. } = fault("close.sh", "exec >&-; exec sleep 60", None) else {
        panic!("it talks no more");
    };
    assert_eq!(status, "closed its output");
}

/// Otherwise its child processes would run for ever and take time from other games.
#[cfg(target_os = "linux")]
#[test]
fn child_processes_end_with_the_program() {
    let noted = Path::new(env!("CARGO_TARGET_TMPDIR")).join("children.txt");
    let _ = fs::remove_file(&noted);
    let children = format!("sleep 600 & echo $! >> {}; wait", noted.display());
    let patience = Duration::from_millis(300);
    assert_eq!(fault("parent.sh", &children, Some(patience)), Fault::Hung(patience));
    let children: Vec<u32> =
        fs::read_to_string(&noted).unwrap().lines().map(|line| line.parse().unwrap()).collect();
    assert_eq!(children.len(), 4);
    // A zombie has an empty command line.
    let is_running = |child: &u32| {
        let running = fs::read(format!("/proc/{child}/cmdline")).unwrap_or_default();
        running.starts_with(b"sleep")
    };
    // The kernel ends what was killed in its own time.
    let deadline = Instant::now() + Duration::from_secs(30);
    while children.iter().any(is_running) {
        assert!(Instant::now() < deadline, "one of {children:?} is still there");
        std::thread::yield_now();
    }
}

#[test]
fn a_program_that_cannot_play_at_all_is_refused_before_the_match() {
    for (program, reason) in [
        ("exec:/no/such/program", "cannot be started: "),
        ("exec:true", "ended (exit status: 0)"),
        ("exec:echo error hello.version too new", "answered `error hello.version too new`"),
        ("exec:echo hello yourself", "unreadable answer `hello yourself`"),
    ] {
        let spec = between("k2", &[program, "greedy"], 2);
        let Err(MatchError::Program(contestant, fault)) =
            spec.play(|_, _| ControlFlow::Continue(()))
        else {
            panic!("{program} cannot play");
        };
        assert_eq!(contestant, spec.contestants[0]);
        assert!(fault.to_string().starts_with(reason), "{program}: {fault}");
    }
}

/// The program looks up the decisions of a built-in bot in the same match, so both matches must have
/// the same games.
#[test]
fn a_program_can_play_exactly_like_a_built_in_bot() {
    let built_in = between("k2+harmony", &["random", "greedy"], 4);
    let (expected, _) = played(&built_in);
    let mut book = String::new();
    for game in &expected {
        let positions = game.record.replay().map(Result::unwrap);
        for ((at, step), position) in game.record.steps.iter().enumerate().zip(positions) {
            let (Step::Act(action), Actor::Seat(seat)) = (step, position.actor()) else { continue };
            if game.holders[seat.index()] == 0 {
                write!(book, "position k2+harmony").unwrap();
                for step in &game.record.steps[..at] {
                    write!(book, " {step}").unwrap();
                }
                writeln!(book, " = best {action}").unwrap();
            }
        }
    }
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join("book.txt");
    fs::write(&file, book).unwrap();
    let look_up = format!("grep -F -- \"$game = \" {} | sed 's/.* = //'", file.display());
    let program = script("book.sh", &look_up);
    let text = format!("exec:sh {}", program.display());
    let (games, tally) = played(&between("k2+harmony", &[&text, "greedy"], 4));
    assert_eq!(tally.forfeits(), []);
    assert_eq!(games.len(), expected.len());
    for (game, expected) in games.iter().zip(&expected) {
        let (mut game, expected) = (timeless(game), timeless(expected));
        game.record.tags.clone_from(&expected.record.tags);
        assert!(game == expected, "{}", game.record);
    }
}
