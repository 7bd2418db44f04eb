//! The fuzz targets over the committed corpus, as plain tests.

use std::path::Path;

use testkit::fuzzing::TARGETS;

#[test]
fn the_corpus_of_every_fuzz_target_passes() {
    let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/corpus");
    for (name, target) in TARGETS {
        let folder = corpus.join(name);
        let mut inputs = 0;
        for entry in std::fs::read_dir(&folder).unwrap_or_else(|error| panic!("{name}: {error}")) {
            target(&std::fs::read(entry.unwrap().path()).unwrap());
            inputs += 1;
        }
        assert!(inputs >= 10, "{name} has a corpus of {inputs} inputs");
    }
}

#[test]
fn every_fuzz_target_has_a_binary() {
    let manifest = include_str!("../../../../fuzz/Cargo.toml");
    for (name, _) in TARGETS {
        assert!(
            manifest.contains(&format!("name = \"{name}\"")),
            "{name} is not in fuzz/Cargo.toml"
        );
    }
}
