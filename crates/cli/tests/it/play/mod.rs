//! `crownlands play`: whole games in a real pseudo-terminal, line by line, and on a real server.

mod dynasty;
mod houses;
mod online;
mod partners;
mod plain;
mod plain_online;
mod screen;
mod server;
mod talking;
mod terminal;
mod wire;

use std::path::Path;

use rules::{Position, Record};

/// The final position of the only game saved in a folder.
fn last_of_record(folder: &Path) -> Position {
    record_in(folder).1
}

/// The only game saved in a folder, and its final position.
fn record_in(folder: &Path) -> (Record, Position) {
    let games = folder.join("games");
    let files =
        std::fs::read_dir(games).expect("games are saved").map(|file| file.expect("a file").path());
    let files: Vec<_> = files.collect();
    assert_eq!(files.len(), 1, "{files:?}");
    let text = std::fs::read_to_string(&files[0]).expect("a record");
    Record::verified(&text).expect("a game that can be")
}

/// Asserts that every rank is printed with the points that the rules compute.
fn assert_scores(output: &str, last: &Position) {
    let outcome = last.outcome().expect("the game is over");
    // Lines may be broken anywhere.
    let output = output.split_whitespace().collect::<Vec<_>>().join(" ");
    for standing in outcome.standings() {
        let place = match standing.rank {
            1 => "1st".to_owned(),
            2 => "2nd".to_owned(),
            3 => "3rd".to_owned(),
            rank => format!("{rank}th"),
        };
        let points = format!(", {} point", standing.points);
        let line = output
            .split(&format!("{place}: "))
            .nth(1)
            .unwrap_or_else(|| panic!("{place} in {output}"));
        assert!(line.contains(&points), "{place}{points} in {output}");
    }
}
