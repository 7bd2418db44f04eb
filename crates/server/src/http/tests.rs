//! Every route has a description, and every description a route.

use std::fs;
use std::path::{Path, PathBuf};

/// The files of the HTTP API, with their contents.
fn sources() -> Vec<(PathBuf, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/http");
    let paths = fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
    let paths = paths.filter(|path| !path.ends_with("tests.rs"));
    paths.map(|path| (path.clone(), fs::read_to_string(path).unwrap())).collect()
}

/// A route added with `.route(` would have no description.
#[test]
fn no_route_is_added_without_its_description() {
    let sources = sources();
    for (path, source) in &sources {
        assert!(!source.contains(".route("), "{} adds a route by hand", path.display());
    }
    assert!(sources.len() > 10, "{}", sources.len());
}

/// A handler that is in no `routes!` is dead code, which does not compile. This covers the rest: two
/// handlers with the same path and method, or a file whose routes are not merged.
#[test]
fn every_described_handler_has_its_route() {
    let described: usize =
        sources().iter().map(|(_, source)| source.matches("#[utoipa::path(").count()).sum();
    let routed = serde_json::to_value(super::describe_routes()).unwrap();
    let routed = routed["paths"].as_object().unwrap().values();
    let routed: usize = routed.map(|item| item.as_object().unwrap().len()).sum();
    assert_eq!(routed, described);
    assert!(described >= 18, "{described}");
}
