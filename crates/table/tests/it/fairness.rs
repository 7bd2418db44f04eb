//! A finished game verifies with its own seed only.

use rules::{Deal, DominoSet, Record, Step};
use table::{GameId, Seed, Unfair, verify};
use testkit::{game, shuffle};

fn fair_record(rules: &str, bytes: [u8; 32]) -> Record {
    let rules = rules.parse().unwrap();
    let seed = Seed::new(bytes);
    let id: GameId = "abc.2".parse().unwrap();
    let random = &mut shuffle::random(5);
    let mut record = game::record(rules, &seed.stock(&rules), |position| {
        game::random_action(position, random).unwrap()
    });
    let tags =
        [("Game", id.to_string()), ("Seal", seed.seal(&id).to_string()), ("Seed", seed.reveal())];
    record.tags = tags.map(|(name, value)| (name.to_owned(), value)).into();
    record
}

fn with_tag(record: &Record, name: &str, value: &str) -> Record {
    let mut changed = record.clone();
    changed.tags.retain(|(tag, _)| tag != name);
    changed.tags.push((name.into(), value.into()));
    changed
}

#[test]
fn a_fair_game_of_every_mode_verifies() {
    for preset in rules::Preset::ALL {
        assert_eq!(verify(&fair_record(preset.name, [3; 32])), Ok(()), "{}", preset.name);
    }
}

#[test]
fn a_changed_seed_seal_or_game_is_refused() {
    let fair = fair_record("k2", [3; 32]);
    let other = Seed::new([4; 32]);
    assert_eq!(verify(&with_tag(&fair, "Seed", &other.reveal())), Err(Unfair::Seal));
    assert_eq!(verify(&with_tag(&fair, "Game", "abc.3")), Err(Unfair::Seal));
    let id = "abc.2".parse().unwrap();
    let resealed = with_tag(&fair, "Seal", &other.seal(&id).to_string());
    assert_eq!(verify(&resealed), Err(Unfair::Seal));
    let replaced = with_tag(&resealed, "Seed", &other.reveal());
    assert_eq!(verify(&replaced), Err(Unfair::Deal(0)), "another seed deals other dominoes");
}

#[test]
fn missing_and_broken_tags_are_named() {
    let fair = fair_record("k2", [3; 32]);
    for tag in table::FAIRNESS_TAGS {
        let mut without = fair.clone();
        without.tags.retain(|(name, _)| name != tag);
        assert_eq!(verify(&without), Err(Unfair::Tag(tag)));
        assert_eq!(verify(&with_tag(&fair, tag, "zz")), Err(Unfair::Tag(tag)));
    }
}

#[test]
fn a_changed_deal_is_refused() {
    let mut record = fair_record("k4", [9; 32]);
    let Step::Deal(Deal::Line(line)) = record.steps[0] else { panic!("a line comes first") };
    let unseen = record.rules.deck() - line;
    let swapped: DominoSet = line.into_iter().skip(1).chain(unseen.into_iter().take(1)).collect();
    record.steps[0] = Step::Deal(Deal::Line(swapped));
    assert_eq!(verify(&record), Err(Unfair::Deal(0)));
}

/// The example in `examples/` is what a server would have written.
#[test]
fn the_example_verifies() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/sealed.record");
    if std::env::var_os("SNAPSHOTS").is_some_and(|how| how == "overwrite") {
        std::fs::write(path, fair_record("k3+harmony", [27; 32]).to_string()).unwrap();
    }
    let record: Record = std::fs::read_to_string(path).unwrap().parse().unwrap();
    assert_eq!(verify(&record), Ok(()));
}
