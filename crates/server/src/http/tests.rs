//! Routes and their descriptions are one thing.

use std::fs;
use std::path::Path;

/// A route that is added by hand would have no description.
#[test]
fn no_route_is_added_without_its_description() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/http");
    let files = fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
    let sources = files.filter(|path| !path.ends_with("tests.rs"));
    let mut read = 0;
    for path in sources {
        let source = fs::read_to_string(&path).unwrap();
        assert!(!source.contains(".route("), "{} adds a route by hand", path.display());
        read += 1;
    }
    assert!(read > 10, "{read}");
}

/// Handlers without a place in a `routes!` are dead code, which does not compile; so this counts
/// what is left to go wrong: two handlers on one path and method, or a file left out.
#[test]
fn every_described_handler_has_its_route() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/http");
    let files = fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
    let sources = files.filter(|path| !path.ends_with("tests.rs"));
    let described: usize = sources
        .map(|path| fs::read_to_string(path).unwrap().matches("#[utoipa::path(").count())
        .sum();
    let routed = serde_json::to_value(super::describe_routes()).unwrap();
    let routed = routed["paths"].as_object().unwrap().values();
    let routed: usize = routed.map(|item| item.as_object().unwrap().len()).sum();
    assert_eq!(routed, described);
    assert!(described >= 18, "{described}");
}
