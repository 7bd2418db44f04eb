//! A Dynasty of Queendomino, and its place among the replays afterwards.

use std::path::Path;

use rules::{Preset, Record};
use table::SeriesTags;

use super::terminal::Terminal;

/// What the list of replays says of the third game, read from its record.
fn result(folder: &Path) -> String {
    let path = folder.join("games/0003-q2-dynasty.record");
    let text = std::fs::read_to_string(path).expect("the record of the third game");
    let record: Record = text.parse().expect("a record");
    let tags = SeriesTags::read(&record).expect("a game of a Dynasty");
    assert_eq!((tags.game, tags.points.len()), (3, 2), "{text}");
    let names = [1, 2].map(|seat| record.tag(&format!("Seat{seat}")).expect("a name").to_owned());
    assert_eq!(names, ["Ada", "page"]);
    let best = tags.standings.iter().filter(|standing| standing.rank == 1);
    let winners: Vec<&str> = best.map(|one| ["Ada", "Tansy"][one.realm.index()]).collect();
    let verb = if winners.len() == 1 { "wins" } else { "share" };
    format!("Dynasty: game 3 of 3 · {} {verb} the Dynasty!", winners.join(" & "))
}

#[test]
fn a_dynasty_is_found_among_the_replays() {
    let folder = tempfile::tempdir().expect("a folder");
    let args = ["q2+dynasty", "--seed", "12", "--name", "Ada", "--level", "page"];
    let mut terminal = Terminal::play(&args, (100, 30), folder.path());
    for game in 1..=3 {
        terminal.wait_until("the next game", |text| !text.contains("Game over"));
        terminal.play_until("Game over");
        if game < 3 {
            terminal.press("\r");
        }
    }
    terminal.press("q");
    assert!(terminal.ends_well());
    let result = result(folder.path());

    let mut terminal = Terminal::play(&[], (100, 30), folder.path());
    terminal.wait_for("Replays");
    terminal.press("4");
    let list = terminal.wait_for(&result);
    for game in 1..3 {
        let line = list.lines().find(|line| line.contains(&format!("000{game}-q2-dynasty")));
        let line = line.unwrap_or_else(|| panic!("game {game} in {list}"));
        let place = format!("Dynasty: game {game} of 3");
        assert!(line.trim_end().ends_with(&place), "no result yet: {line}");
    }
    // The newest comes first.
    terminal.press("\r");
    terminal.wait_for("The start");
    // The end of the replay shows how the Dynasty stood.
    terminal.press("\u{1b}[F");
    terminal.wait_until("the last step", |text| {
        let steps = text.lines().find_map(|line| line.trim().strip_prefix("Step "));
        let steps = steps.and_then(|line| line.trim().split_once(" of "));
        steps.is_some_and(|(at, all)| at == all)
    });
    terminal.press("e");
    terminal.wait_for("Final standings of the Dynasty");
    terminal.press("\u{3}");
    assert!(terminal.ends_well());
}

#[test]
fn a_dynasty_is_found_among_the_replays_line_by_line() {
    let folder = tempfile::tempdir().expect("a folder");
    let place = folder.path().display().to_string();
    let run = |args: &[&str], typed: String| {
        let args = ["play", "--plain", "--language", "en", "--folder", &place]
            .into_iter()
            .chain(args.iter().copied());
        let done = crate::crownlands(args).env("LANG", "C.UTF-8").stdin(typed);
        let done = done.assert().success();
        String::from_utf8(done.get_output().stdout.clone()).expect("text")
    };
    let game = ["q2+dynasty", "--seed", "13", "--name", "Ada", "--level", "page"];
    let played = run(&game, "1\n".repeat(1_000));
    assert_eq!(played.matches("Game over").count(), 3, "{played}");
    let result = result(folder.path());
    let listed = run(&[], format!("{}\n1\n", Preset::ALL.len() + 3));
    assert!(listed.contains(&format!("1. 0003-q2-dynasty: {result}")), "{result} in {listed}");
    assert!(listed.contains("The game is over."), "the third game is told again: {listed}");
}
