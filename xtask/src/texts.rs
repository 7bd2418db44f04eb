//! Checks docs/TEXTS.md: the table of what the rulebooks say, where RULES.md says it and which tests
//! prove it.
//!
//! A row without a test, a test or paragraph that does not exist, and a paragraph that neither a row
//! nor the list of our own names are mistakes.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail, ensure};

/// Where a test lies whose file is named without a folder.
const PARAGRAPHS: &str = "crates/rules/tests/it/paragraphs";
const OURS: &str = "\n## Ours alone\n";

/// A sentence of the texts.
struct Row<'a> {
    /// The letters of the texts that say it.
    texts: Vec<&'a str>,
    sentence: &'a str,
    paragraphs: BTreeSet<String>,
    tests: Vec<&'a str>,
}

/// Fails if the page does not fit the rules and the tests.
pub(crate) fn check(root: &Path) -> Result<()> {
    let read = |path: &str| fs::read_to_string(root.join(path)).ok();
    let page = read("docs/TEXTS.md").context("docs/TEXTS.md is missing")?;
    let rules = read("docs/RULES.md").context("docs/RULES.md is missing")?;
    compare(&page, &rules, read)
}

fn compare(page: &str, rules: &str, read: impl Fn(&str) -> Option<String>) -> Result<()> {
    let (tables, ours) =
        page.split_once(OURS).context("TEXTS.md does not say what is ours alone")?;
    let (sections, known) = (numbers(rules, "\n## "), numbers(rules, "**§"));
    let ours = numbers(ours, "§");
    if let Some(strange) =
        ours.iter().find(|&number| !known.contains(number) && !sections.contains(number))
    {
        bail!("§{strange} is said to be ours alone, but RULES.md has no such paragraph");
    }
    let (mut named, mut quoted) = (BTreeSet::new(), BTreeSet::new());
    let letters: BTreeSet<&str> = cells_of_tables(tables, 2).map(|cells| cells[0]).collect();
    for row in cells_of_tables(tables, 4).map(|cells| Row::of(&cells)) {
        row.check(&letters, &known, &read)
            .with_context(|| format!("TEXTS.md: {}", row.sentence))?;
        named.extend(row.paragraphs);
        quoted.extend(row.texts);
    }
    if let Some(silent) = letters.iter().find(|letter| !quoted.contains(*letter)) {
        bail!("TEXTS.md has no sentence of the text {silent}");
    }
    if let Some(both) = ours.intersection(&named).next() {
        bail!("§{both} is not ours alone: a row names it");
    }
    if let Some(left_out) =
        known.iter().find(|&number| !named.contains(number) && !ours.contains(number))
    {
        bail!("TEXTS.md leaves out §{left_out}");
    }
    Ok(())
}

impl<'a> Row<'a> {
    fn of(cells: &[&'a str]) -> Self {
        Self {
            texts: cells[0].split(' ').filter(|letter| !letter.is_empty()).collect(),
            sentence: cells[1],
            paragraphs: numbers(cells[2], "§"),
            tests: cells[3].split('`').skip(1).step_by(2).collect(),
        }
    }

    fn check(
        &self,
        letters: &BTreeSet<&str>,
        known: &BTreeSet<String>,
        read: impl Fn(&str) -> Option<String>,
    ) -> Result<()> {
        ensure!(!self.texts.is_empty(), "no text says this");
        for letter in &self.texts {
            ensure!(letters.contains(letter), "there is no text {letter}");
        }
        ensure!(!self.paragraphs.is_empty(), "no paragraph");
        let missing = self.paragraphs.difference(known).next();
        ensure!(missing.is_none(), "RULES.md has no §{}", missing.map_or("", String::as_str));
        ensure!(!self.tests.is_empty(), "no test");
        let mut cited = BTreeSet::new();
        for test in &self.tests {
            let (path, name) =
                test.split_once("::").with_context(|| format!("{test} is no test"))?;
            let is_local = !path.contains('/');
            let path = if is_local { format!("{PARAGRAPHS}/{path}") } else { path.to_owned() };
            let source = read(&path).with_context(|| format!("there is no file {path}"))?;
            let comment = comment_of_test(&source, name)
                .with_context(|| format!("{path} has no test {name}"))?;
            let about = numbers(&comment, "§");
            let fits = !about.is_disjoint(&self.paragraphs);
            ensure!(fits, "{name} cites none of {:?}", self.paragraphs);
            cited.extend(about);
        }
        let silent = self.paragraphs.difference(&cited).next();
        ensure!(silent.is_none(), "no test here cites §{}", silent.map_or("", String::as_str));
        Ok(())
    }
}

/// The rows of all tables with this many columns, without their headings.
fn cells_of_tables(page: &str, columns: usize) -> impl Iterator<Item = Vec<&str>> {
    let lines: Vec<&str> = page.lines().collect();
    let is_rule = |line: &str| line.starts_with("|---");
    let rows: Vec<&str> = (0..lines.len())
        .filter(|&at| !is_rule(lines[at]) && !lines.get(at + 1).is_some_and(|next| is_rule(next)))
        .map(|at| lines[at])
        .collect();
    rows.into_iter().filter_map(cells).filter(move |cells| cells.len() == columns)
}

fn cells(line: &str) -> Option<Vec<&str>> {
    Some(line.strip_prefix('|')?.strip_suffix('|')?.split('|').map(str::trim).collect())
}

/// The numbers that follow a mark: `5.4`, or `9`.
fn numbers(text: &str, mark: &str) -> BTreeSet<String> {
    let number = |rest: &str| {
        let end = rest.find(|c: char| !c.is_ascii_digit() && c != '.').unwrap_or(rest.len());
        rest[..end].trim_end_matches('.').to_owned()
    };
    text.split(mark).skip(1).map(number).filter(|number| !number.is_empty()).collect()
}

/// The comment above a test with this name; `None` if there is no such test, or it never runs.
fn comment_of_test(source: &str, name: &str) -> Option<String> {
    let lines: Vec<&str> = source.lines().map(str::trim).collect();
    let declares = |line: &&str| {
        let line = line.strip_prefix("async ").unwrap_or(line);
        line.strip_prefix("fn ")
            .and_then(|rest| rest.strip_prefix(name))
            .is_some_and(|rest| rest.starts_with('('))
    };
    let at = lines.iter().position(declares)?;
    let above = lines[..at]
        .iter()
        .rev()
        .take_while(|line| line.starts_with("#[") || line.starts_with("///"));
    let (attributes, comment): (Vec<&str>, Vec<&str>) =
        above.partition(|line| line.starts_with("#["));
    let is_test = |line: &&str| line.starts_with("#[test]") || line.contains("::test");
    let is_ignored = |line: &&str| line.starts_with("#[ignore") || line.starts_with("#[cfg_attr(");
    let runs = attributes.iter().any(is_test) && !attributes.iter().any(is_ignored);
    runs.then(|| comment.join("\n"))
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::{check, compare};

    const RULES: &str =
        "# The rules\n\n## 1 The box\n- **§1.1** Halves.\n- **§1.2** Ours.\n\n## 9 Refusals\n";
    const PAGE: &str = "
| | text |
|---|---|
| K | a rulebook |
| F | another |

| texts | sentence | § | tests |
|---|---|---|---|
| K F | a domino has halves | §1.1 | `box.rs::halves`, `crates/x/y.rs::drawn` |

## Ours alone

§1.2 and §9.
";

    fn read(path: &str) -> Option<String> {
        match path {
            "crates/rules/tests/it/paragraphs/box.rs" => Some(
                "/// §1.1\n#[test]\nfn halves() {}\n\n/// §1.2\n#[test]\nfn other() {}\n\nfn helper() {}\n"
                    .into(),
            ),
            "crates/x/y.rs" => Some("    /// §1.1\n    #[tokio::test(flavor = \"x\")]\n    async fn drawn() {}\n
    /// §1.1\n    #[test]\n    #[ignore = \"slow\"]\n    fn skipped() {}\n
    /// §1.2\n    #[test]\n    fn uncited() {}\n".into()),
            _ => None,
        }
    }

    #[test]
    fn the_page_of_this_repository_is_true() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
        check(&root).unwrap_or_else(|error| panic!("{error:#}"));
    }

    #[test]
    fn a_page_that_says_what_is_passes() {
        compare(PAGE, RULES, read).unwrap();
    }

    #[test]
    fn every_mistake_is_named() {
        let named = |from: &str, to: &str, expected: &str| {
            assert!(PAGE.contains(from), "{from}");
            let told = format!("{:#}", compare(&PAGE.replace(from, to), RULES, read).unwrap_err());
            assert!(told.contains(expected), "{told}");
        };
        named("`box.rs::halves`, `crates/x/y.rs::drawn`", "", "a domino has halves: no test");
        named("box.rs::halves", "box.rs::gone", "has no test gone");
        named("box.rs::halves", "box.rs::helper", "has no test helper");
        named("box.rs::halves", "lid.rs::halves", "there is no file");
        named("box.rs::halves", "halves", "halves is no test");
        named("box.rs::halves", "box.rs::other", "cites none of");
        named("y.rs::drawn", "y.rs::drawn_twice", "has no test drawn_twice");
        named("y.rs::drawn", "y.rs::skipped", "has no test skipped");
        named("y.rs::drawn", "y.rs::uncited", "uncited cites none of");
        named("| §1.1 |", "| |", "no paragraph");
        named("| §1.1 |", "| §1.7 |", "RULES.md has no §1.7");
        named("| K F |", "| |", "no text says this");
        named("| K F |", "| K F X |", "there is no text");
        named("| K F |", "| K |", "no sentence of the text F");
        named("§1.2 and §9", "§9", "leaves out §1.2");
        named("§1.2 and §9", "§1.1, §1.2 and §9", "§1.1 is not ours alone");
        named("§1.2 and §9", "§1.2, §4 and §9", "§4 is said to be ours alone");
        named("## Ours alone", "## Ours", "what is ours alone");
        // The tests of a row must cite all its paragraphs.
        let both = PAGE.replace("§1.2 and §9", "§9").replace("| §1.1 |", "| §1.1 §1.2 |");
        let told = format!("{:#}", compare(&both, RULES, read).unwrap_err());
        assert!(told.contains("no test here cites §1.2"), "{told}");
    }
}
