//! Compares ARCHITECTURE.md with the workspace: it must name every crate, every edge between crates
//! and every dependency, and nothing else.
//!
//! Its table of changes may only name files that exist.
//!
//! It is the only list of allowed dependencies. Its table of crates lists the crates of this
//! workspace that each one uses, its diagram draws the most important of these edges, and its table
//! of dependencies says what each external crate is for.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use anyhow::{Context, Result, ensure};
use cargo_metadata::{DependencyKind, Metadata};

type Names = BTreeSet<String>;

/// The crates of a workspace, or of a description of it.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Map {
    /// For each crate, the workspace crates it uses.
    edges: BTreeMap<String, Names>,
    /// External crates, including those of tests.
    dependencies: Names,
}

/// Arrows of the diagram, from user to used.
type Arrows = BTreeSet<(String, String)>;

/// Fails if the page and the workspace differ.
pub(crate) fn check(page: &str, metadata: &Metadata) -> Result<()> {
    let root = metadata.workspace_root.as_std_path();
    let missing: Vec<String> =
        paths_to_change(page)?.into_iter().filter(|path| !exists(root, path)).collect();
    let missing = missing.join(", ");
    ensure!(missing.is_empty(), "ARCHITECTURE.md sends a change to {missing}, which is not there");
    compare(&Map::of_page(page)?, &Map::of_workspace(metadata), &arrows(page)?)
}

fn compare(page: &Map, workspace: &Map, arrows: &Arrows) -> Result<()> {
    let crates = |map: &Map| map.edges.keys().cloned().collect::<Names>();
    require_equal("the table of crates", &crates(page), &crates(workspace))?;
    for (name, used) in &workspace.edges {
        require_equal(&format!("what {name} may use"), &page.edges[name], used)?;
    }
    require_equal("the table of dependencies", &page.dependencies, &workspace.dependencies)?;
    for (user, used) in arrows {
        let exists = workspace.edges.get(user).is_some_and(|uses| uses.contains(used));
        ensure!(
            exists,
            "the diagram in ARCHITECTURE.md draws {user} --> {used}, but {user} does not use {used}"
        );
    }
    let drawn = |name: &String| arrows.iter().any(|(user, used)| [user, used].contains(&name));
    // A crate that uses none and is used by none has no arrow.
    let joined = workspace
        .edges
        .iter()
        .flat_map(|(user, uses)| uses.iter().chain((!uses.is_empty()).then_some(user)).cloned());
    let undrawn: Names = joined.filter(|name| !drawn(name)).collect();
    let undrawn = undrawn.into_iter().collect::<Vec<_>>().join(", ");
    ensure!(undrawn.is_empty(), "the diagram in ARCHITECTURE.md leaves out {undrawn}");
    Ok(())
}

fn require_equal(what: &str, page: &Names, workspace: &Names) -> Result<()> {
    let missing: Vec<_> = workspace.difference(page).cloned().collect();
    ensure!(missing.is_empty(), "{what} in ARCHITECTURE.md leaves out {}", missing.join(", "));
    let stale: Vec<_> = page.difference(workspace).cloned().collect();
    ensure!(stale.is_empty(), "{what} in ARCHITECTURE.md still names {}", stale.join(", "));
    Ok(())
}

impl Map {
    fn of_page(page: &str) -> Result<Self> {
        let mut map = Self::default();
        for cells in rows(section(page, "## Crates")?) {
            let name =
                quoted(cells.first().unwrap_or(&"")).next().context("a crate without a name")?;
            map.edges.insert(name, quoted(cells.last().unwrap_or(&"")).collect());
        }
        for cells in rows(section(page, "## Dependencies")?) {
            map.dependencies.extend(quoted(cells.first().unwrap_or(&"")));
        }
        Ok(map)
    }

    fn of_workspace(metadata: &Metadata) -> Self {
        let packages = metadata.workspace_packages();
        let ours: Names = packages.iter().map(|package| short(&package.name)).collect();
        let mut map = Self::default();
        for package in packages {
            let mut used = Names::new();
            for dependency in &package.dependencies {
                let name = short(&dependency.name);
                if !ours.contains(&name) {
                    map.dependencies.insert(name);
                } else if dependency.kind != DependencyKind::Development {
                    // Tests may use any crate.
                    used.insert(name);
                }
            }
            map.edges.insert(short(&package.name), used);
        }
        map
    }
}

/// The rules are published under a longer name than the code uses.
fn short(package: &str) -> String {
    package.strip_prefix("crownlands-").unwrap_or(package).to_owned()
}

/// The text under a heading, up to the next heading of the same level.
fn section<'a>(page: &'a str, heading: &str) -> Result<&'a str> {
    let (_, after) = page
        .split_once(&format!("\n{heading}\n"))
        .with_context(|| format!("ARCHITECTURE.md has no section {heading:?}"))?;
    Ok(after.split_once("\n## ").map_or(after, |(text, _)| text))
}

/// The cells of the tables in a text, without their headings.
fn rows(text: &str) -> impl Iterator<Item = Vec<&str>> {
    let lines = text.lines().filter_map(|line| line.strip_prefix('|')?.strip_suffix('|'));
    lines.map(|line| line.split('|').map(str::trim).collect::<Vec<_>>()).filter(|cells| {
        // Rows of data start with a crate's name in backquotes; headings and rules do not.
        cells.first().is_some_and(|first| first.starts_with('`'))
    })
}

fn quoted(cell: &str) -> impl Iterator<Item = String> {
    cell.split('`').skip(1).step_by(2).map(str::to_owned)
}

/// The paths in the table of changes; a name without a folder is not one.
fn paths_to_change(page: &str) -> Result<Vec<String>> {
    let quoted = quoted(section(page, "## Where a change goes")?);
    Ok(quoted.filter(|text| text.contains('/')).collect())
}

/// Whether a path exists in the root, or in the folder of crates. `*` and `XX` stand for any name.
fn exists(root: &Path, path: &str) -> bool {
    let parts: Vec<&str> = path.split('/').filter(|part| !part.is_empty()).collect();
    is_in(root, &parts) || is_in(&root.join("crates"), &parts)
}

fn is_in(folder: &Path, parts: &[&str]) -> bool {
    let Some((first, rest)) = parts.split_first() else { return folder.exists() };
    match first.split_once('*').or_else(|| first.split_once("XX")) {
        None => is_in(&folder.join(first), rest),
        Some((start, end)) => {
            let entries = folder.read_dir().into_iter().flatten().flatten();
            let names = entries.filter_map(|entry| entry.file_name().into_string().ok());
            let mut fitting = names.filter(|name| name.starts_with(start) && name.ends_with(end));
            fitting.any(|name| is_in(&folder.join(name), rest))
        }
    }
}

fn arrows(page: &str) -> Result<Arrows> {
    let lines = section(page, "## Crates")?.lines();
    let pairs =
        lines.filter_map(|line| line.trim().split_once(" --> ")).flat_map(|(users, used)| {
            users.split(" & ").flat_map(move |user| used.split(" & ").map(move |used| (user, used)))
        });
    Ok(pairs.map(|(user, used)| (user.to_owned(), used.to_owned())).collect())
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::{Arrows, Map, arrows, compare, exists, paths_to_change};

    const PAGE: &str = "
## Crates

```mermaid
graph TD
    web & tui --> view
    view --> rules
```

| crate | what it is for | uses |
|---|---|---|
| `rules` | the games | |
| `view` | what is shown | `rules` |
| `tui` | the terminal, not `web` | `view`, `rules` |
| `web` (`crates/web`) | the page | `view` |

## Dependencies

| crate | for |
|---|---|
| `serde`, `serde_json` | JSON, as `web` needs it |

## Tests
";

    fn map() -> Map {
        Map::of_page(PAGE).unwrap()
    }

    fn drawn() -> Arrows {
        arrows(PAGE).unwrap()
    }

    #[test]
    fn a_page_that_says_what_is_passes() {
        assert_eq!(map().edges["tui"], ["rules", "view"].map(str::to_owned).into());
        assert_eq!(map().dependencies, ["serde", "serde_json"].map(str::to_owned).into());
        assert_eq!(drawn().len(), 3);
        compare(&map(), &map(), &drawn()).unwrap();
    }

    #[test]
    fn every_difference_is_named() {
        let check = |change: fn(&mut Map), expected: &str| {
            let mut workspace = map();
            change(&mut workspace);
            let told = compare(&map(), &workspace, &drawn()).unwrap_err().to_string();
            assert!(told.contains(expected), "{told}");
        };
        check(|map| _ = map.edges.insert("lab".into(), [].into()), "leaves out lab");
        check(|map| _ = map.edges.remove("web"), "still names web");
        check(
            |map| _ = map.edges.get_mut("view").unwrap().insert("web".into()),
            "what view may use",
        );
        check(|map| _ = map.edges.get_mut("tui").unwrap().remove("rules"), "still names rules");
        check(|map| _ = map.dependencies.insert("axum".into()), "leaves out axum");
        check(|map| _ = map.dependencies.remove("serde"), "still names serde");
    }

    #[test]
    fn a_change_goes_to_files_that_exist() {
        let page =
            "\n## Where a change goes\n\n| a | `xtask/src/*.rs`, `game.ftl` |\n| b | `a/XX/c` |\n";
        assert_eq!(paths_to_change(page).unwrap(), ["xtask/src/*.rs", "a/XX/c"]);
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the workspace");
        for (path, is_there) in [
            ("xtask/src/map.rs", true),
            ("rules/src/", true),
            ("lingo/locales/XX/*.ftl", true),
            ("rules/src/maps.rs", false),
            ("xtask/src/*.ftl", false),
        ] {
            assert_eq!(exists(root, path), is_there, "{path}");
        }
    }

    #[test]
    fn the_diagram_draws_every_crate_and_only_what_is_there() {
        let wrong = [("rules".to_owned(), "web".to_owned())].into();
        assert!(compare(&map(), &map(), &wrong).unwrap_err().to_string().contains("rules --> web"));
        let few = [("view".to_owned(), "rules".to_owned())].into();
        assert!(
            compare(&map(), &map(), &few).unwrap_err().to_string().contains("leaves out tui, web")
        );
    }
}
