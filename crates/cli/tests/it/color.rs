//! Colours only where they are wanted, and the same letters without them.

use snapbox::file;

use crate::{crownlands, printed, stdout};

const SCORE: [&str; 2] = ["score", "examples/scoring-example.kingdom"];

#[test]
fn no_colours_in_a_pipe() {
    assert!(!printed(SCORE).contains('\u{1b}'));
    assert!(!printed(SCORE.into_iter().chain(["--color", "never"])).contains('\u{1b}'));
}

#[test]
fn no_color_is_obeyed_and_the_flag_overrules_it() {
    let forced = crownlands(SCORE).env("CLICOLOR_FORCE", "1");
    assert!(stdout(&forced.assert().success()).contains('\u{1b}'));
    let unwanted = crownlands(SCORE).env("CLICOLOR_FORCE", "1").env("NO_COLOR", "1");
    assert!(!stdout(&unwanted.assert().success()).contains('\u{1b}'));
    let asked = crownlands(SCORE).args(["--color", "always"]).env("NO_COLOR", "1");
    assert!(stdout(&asked.assert().success()).contains('\u{1b}'));
}

#[test]
fn a_terminal_with_every_colour_gets_the_exact_tones_and_others_the_nearest() {
    let colored = || crownlands(SCORE).args(["--color", "always"]);
    let exact = stdout(&colored().env("COLORTERM", "truecolor").assert().success());
    let [red, green, blue] = view::palette::Colour::of_terrain(rules::Terrain::Wheat).rgb();
    assert!(exact.contains(&format!("48;2;{red};{green};{blue}")), "the tone of wheat");
    let nearest = stdout(&colored().assert().success());
    assert!(
        nearest.contains("48;5;221m") && !nearest.contains("48;2;"),
        "the tone nearest to wheat"
    );
    assert_eq!([red, green, blue], [0xf5, 0xd5, 0x66], "another tone may have another neighbour");
}

#[test]
fn a_drawing_in_colour() {
    crownlands(SCORE)
        .args(["--color", "always"])
        .env("COLORTERM", "truecolor")
        .assert()
        .success()
        .stdout_eq(file!["snapshots/score.term.svg": TermSvg]);
}

#[test]
fn complaints_have_colours_when_asked() {
    let done = crownlands(["modes", "k5", "--color", "always"]).assert().code(2);
    let complaint = String::from_utf8_lossy(&done.get_output().stderr).into_owned();
    assert!(complaint.contains("\u{1b}[1m\u{1b}[31merror:"), "{complaint}");
}
