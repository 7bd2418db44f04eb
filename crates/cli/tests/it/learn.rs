//! `crownlands learn`.

use std::fs;
use std::path::PathBuf;

use crate::{crownlands, printed, refused};

fn file(name: &str) -> String {
    PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name).display().to_string()
}

#[test]
fn weights_are_written_and_training_can_continue_from_them() {
    let (first, second) = (file("first.net"), file("second.net"));
    let learn = |more: &[&str], out: &str| {
        let args = ["learn", "k5", "--games", "100", "--epochs", "1", "--kept", "0.05"];
        printed(args.into_iter().chain(more.iter().copied()).chain(["--out", out]))
    };
    let output = learn(&[], &first);
    assert!(output.starts_with("generation 1: 100 games, "), "{output}");
    learn(&["--from", &first], &second);
    let [first, second] = [first, second].map(|path| fs::read(path).expect("a file"));
    assert_eq!(first.len(), second.len());
    assert_ne!(first, second);
}

#[test]
fn the_kept_share_sets_the_number_of_samples() {
    let samples = |kept: &str| {
        let out = file(&format!("kept-{kept}.net"));
        let output = printed([
            "learn", "k5", "--games", "100", "--epochs", "1", "--kept", kept, "--out", &out,
        ]);
        let count = output.split(", ").nth(1).and_then(|part| part.split(' ').next());
        count.and_then(|count| count.parse::<u32>().ok()).expect("a number of samples")
    };
    let (few, all) = (samples("0.1"), samples("1"));
    assert!(few * 5 < all && all < few * 20, "{few} of {all}");
}

#[test]
fn bad_weights_and_bad_shares_are_refused() {
    let no_weights = file("no-weights.net");
    fs::write(&no_weights, "something else").expect("a file");
    let complaint = refused(["learn", "k5", "--from", &no_weights, "--out", "x"], "");
    assert!(complaint.contains("does not contain weights"), "{complaint}");
    let missing = refused(["learn", "k5", "--from", "nowhere.net", "--out", "x"], "");
    assert!(missing.contains("nowhere.net cannot be read"), "{missing}");
    for kept in ["0", "1.5", "-1", "NaN", "half"] {
        crownlands(["learn", "k5", "--kept", kept, "--out", "x"]).assert().code(2);
    }
    crownlands(["learn", "k6", "--out", "x"]).assert().code(2);
}
