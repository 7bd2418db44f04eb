//! Builds the page: WebAssembly, the files around it, and their compressed forms.
//!
//! Files that browsers may cache forever have the hash of their content in their name, which
//! `index.html` refers to. Everything ends up in `target/page`, where the server finds it.

mod compress;
mod modules;

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use art::Light;
use sha2::{Digest, Sha256};
use xshell::{Shell, cmd};

use crate::{preview, wasm};
use compress::Effort;
use modules::Module;

/// Builds everything into `target/page`, small, or `quick` while working on it. Writes nothing if
/// nothing has changed, because the server embeds these files and would be rebuilt.
pub(crate) fn run(shell: &Shell, quick: bool) -> Result<()> {
    wasm::ensure_target(shell)?;
    let target = wasm::TARGET;
    let (profile, folder) = if quick { ("dev", "debug") } else { ("web", "web") };
    cmd!(shell, "cargo build --locked --package web --target {target} --profile {profile}")
        .run()?;
    let root = shell.current_dir();
    let modules = root.join("target").join(target).join(folder);
    let (sources, locales) = (root.join("crates/web/page"), root.join("crates/lingo/locales"));
    let weights = root.join("crates/bots/weights");
    let effort = if quick { Effort::Little } else { Effort::Most };
    let inputs = fingerprint(&modules, &[&sources, &locales, &weights], effort)?;
    build_if_changed(&root.join("target"), &inputs, |output| {
        let page = Page::create(output)?;
        let worker = page.module(&modules, "web-worker")?;
        let (app, rooms) = page.split_module(&modules, "web")?;
        let (words, no_scripts) = (first_words(&locales)?, no_scripts(&locales)?);
        let (weights, texts) = (page.weights(&weights)?, page.texts(&locales)?);
        let names = Names { app, rooms, worker, weights, texts, words, no_scripts };
        page.write_all(&sources, &names)?;
        compress::write_variants(&page.0, effort)
    })
}

/// Builds the page in the target folder, unless the one there was built from the same inputs.
fn build_if_changed(
    target: &Path,
    inputs: &str,
    build: impl FnOnce(&Path) -> Result<()>,
) -> Result<()> {
    let (output, stamp) = (target.join("page"), target.join("page.stamp"));
    let last = fs::read_to_string(&stamp).unwrap_or_default();
    if last == inputs && output.join("index.html").exists() {
        println!("the page is up to date");
        return Ok(());
    }
    // Whatever a build leaves behind that fails or is stopped belongs to no inputs.
    fs::write(&stamp, "").context("noting that the page is being built")?;
    build(&output)?;
    fs::write(&stamp, inputs).context("noting what the page was built from")
}

/// One hash of everything the page is built from: modules, files, drawings and this program.
fn fingerprint(modules: &Path, folders: &[&Path], effort: Effort) -> Result<String> {
    let mut hasher = Sha256::new();
    let mut add = |bytes: &[u8]| {
        hasher.update(bytes.len().to_le_bytes());
        hasher.update(bytes);
    };
    add(&[effort as u8]);
    add(include_bytes!("web.rs"));
    add(include_bytes!("web/compress.rs"));
    add(include_bytes!("web/modules.rs"));
    add(drawings().as_bytes());
    for module in ["web", "web-worker"] {
        add(&fs::read(modules.join(module).with_extension("wasm"))?);
    }
    for folder in folders {
        for file in files_below(folder)? {
            add(file.to_string_lossy().as_bytes());
            add(&fs::read(&file)?);
        }
    }
    Ok(hex::encode(hasher.finalize()))
}

/// The drawings that are made while the page is built.
fn drawings() -> String {
    let icons = [art::emblem(), art::emblem_maskable()].map(|icon| icon.document(4, Light::Day));
    art::style() + &icons.concat() + &preview::drawing()
}

fn files_below(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for path in sorted(folder)? {
        if path.is_dir() {
            files.extend(files_below(&path)?);
        } else {
            files.push(path);
        }
    }
    Ok(files)
}

/// The face of titles, names and points: Grenze Semi-Bold with the letters that our languages need, its
/// digits all as high and as wide as each other.
const FONT: &str = "fonts/display.woff2";
const FONT_LICENCE: &str = "fonts/display-licence.txt";

/// The folder being filled.
struct Page(PathBuf);

/// The names of the hashed files, and the texts of the first screen.
struct Names {
    app: Module,
    /// What rooms need that are loaded when they are entered, in modules of their own.
    rooms: Vec<String>,
    worker: Module,
    /// The weights of each family of modes, which bots load when they need them.
    weights: Files,
    /// The texts of each language.
    texts: Files,
    words: String,
    no_scripts: String,
}

/// Names of hashed files by what they are for.
type Files = BTreeMap<String, String>;

impl Page {
    fn create(folder: &Path) -> Result<Self> {
        if folder.exists() {
            fs::remove_dir_all(folder)?;
        }
        fs::create_dir_all(folder)?;
        Ok(Self(folder.to_owned()))
    }

    fn weights(&self, folder: &Path) -> Result<Files> {
        let copy = |path: PathBuf| {
            let family = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
            let file = self.hashed(&family, "net", &fs::read(path)?)?;
            Ok((family, file))
        };
        sorted(folder)?.into_iter().map(copy).collect()
    }

    /// The texts of each language in one file, without those of other programs.
    fn texts(&self, locales: &Path) -> Result<Files> {
        let join = |language: String| {
            let files = sorted(&locales.join(&language))?.into_iter();
            let files =
                files.filter(|path| !path.ends_with("cli.ftl") && !path.ends_with("tui.ftl"));
            let texts: Vec<String> = files.map(fs::read_to_string).collect::<Result<_, _>>()?;
            let file =
                self.hashed(&format!("texts-{language}"), "ftl", texts.join("\n").as_bytes())?;
            Ok((language, file))
        };
        languages_in(locales)?.into_iter().map(join).collect()
    }

    /// Copies the hand-written files, with the hashed names filled in. Style sheets are hashed too;
    /// files that browsers look for by name are not.
    fn write_all(&self, sources: &Path, names: &Names) -> Result<()> {
        let read = |name: &str| {
            fs::read_to_string(sources.join(name)).with_context(|| format!("reading {name}"))
        };
        let fill = |text: String, style: &str| {
            text.replace("@APP_SCRIPT@", &names.app.script)
                .replace("@APP_WASM@", &names.app.wasm)
                .replace("@WORKER_SCRIPT@", &names.worker.script)
                .replace("@WORKER_WASM@", &names.worker.wasm)
                .replace("@STYLE@", style)
        };
        let font = self.hashed("display", "woff2", &fs::read(sources.join(FONT))?)?;
        // The licence of the font asks to go wherever the font goes.
        self.write("display-licence.txt", read(FONT_LICENCE)?.as_bytes())?;
        // The first part is for what is shown before anything else has arrived.
        let parts = sorted(&sources.join("style"))?;
        let (first, others) = parts.split_first().context("a style sheet")?;
        let mut style = art::style();
        for part in others {
            style.push_str(&fs::read_to_string(part)?);
        }
        let style = style.replace("@FONT@", &font);
        let style = self.hashed("style", "css", style.as_bytes())?;
        let worker = fill(read("worker.js")?, &style)
            .replace("\"@WEIGHTS@\"", &addresses(&names.weights).to_string());
        let worker = self.hashed("worker", "js", worker.as_bytes())?;
        let bots = [&worker, &names.worker.script, &names.worker.wasm];
        let start = fill(read("start.js")?, &style)
            .replace("@WORKER@", &worker)
            .replace("\"@WORDS@\"", &names.words)
            .replace("\"@TEXTS@\"", &addresses(&names.texts).to_string());
        let start = self.hashed("start", "js", start.as_bytes())?;
        let index = fill(read("index.html")?, &style)
            .replace("@START@", &start)
            .replace("@FIRST_STYLE@", &fs::read_to_string(first)?)
            .replace("@NO_SCRIPTS@", &names.no_scripts);
        self.write("index.html", index.as_bytes())?;
        let first = [&style, &start, &names.app.script, &names.app.wasm];
        // The script that loads rooms is imported by the app's own.
        let (loader, rooms) = names.rooms.split_first().context("rooms")?;
        let first = first.into_iter().chain([loader]);
        let later = rooms.iter().chain([&font]);
        let bots = bots.into_iter().chain(names.weights.values());
        let version = hash(index.as_bytes());
        let service = fill(read("service-worker.js")?, &style)
            .replace("@START@", &start)
            .replace("@FIRST@", &list(first))
            .replace("@TEXTS@", &list(names.texts.values()))
            .replace("@LATER@", &list(later))
            .replace("@BOTS@", &list(bots))
            .replace("@VERSION@", &version);
        self.write("service-worker.js", service.as_bytes())?;
        self.write("manifest.webmanifest", read("manifest.webmanifest")?.as_bytes())?;
        self.write("preview.png", &preview::png()?)?;
        self.write("icon.svg", art::emblem().document(4, Light::Day).as_bytes())?;
        self.write("icon-maskable.svg", art::emblem_maskable().document(4, Light::Day).as_bytes())
    }

    fn hashed(&self, name: &str, extension: &str, bytes: &[u8]) -> Result<String> {
        let name = format!("{name}-{}.{extension}", hash(bytes));
        self.write(&name, bytes)?;
        Ok(name)
    }

    fn write(&self, name: &str, bytes: &[u8]) -> Result<()> {
        fs::write(self.0.join(name), bytes).with_context(|| format!("writing {name}"))
    }
}

/// Where files are, for a script.
fn addresses(files: &Files) -> serde_json::Value {
    let addresses = files.iter().map(|(name, file)| (name.clone(), format!("/{file}").into()));
    serde_json::Value::Object(addresses.collect())
}

/// Names for a script to split.
fn list<'a>(names: impl IntoIterator<Item = &'a String>) -> String {
    names.into_iter().map(String::as_str).collect::<Vec<_>>().join(" ")
}

/// The texts shown before any WebAssembly runs, in every language, as JSON.
fn first_words(locales: &Path) -> Result<String> {
    const WORDS: [(&str, &str, &str); 3] = [
        ("play", "lobby.ftl", "lobby-play-now"),
        ("wait", "page.ftl", "page-loading"),
        ("sorry", "page.ftl", "page-not-loaded"),
    ];
    let mut languages = serde_json::Map::new();
    for language in languages_in(locales)? {
        let mut words = serde_json::Map::new();
        for (name, file, key) in WORDS {
            words.insert(name.to_owned(), plain_text(locales, &language, file, key)?.into());
        }
        languages.insert(language, words.into());
    }
    Ok(serde_json::Value::from(languages).to_string())
}

/// What a browser that runs no scripts shows: a paragraph in every language.
fn no_scripts(locales: &Path) -> Result<String> {
    let paragraph = |language: String| {
        let text = plain_text(locales, &language, "page.ftl", "page-no-scripts")?;
        Ok(format!("<p lang=\"{language}\">{text}</p>"))
    };
    languages_in(locales)?.into_iter().map(paragraph).collect()
}

/// The codes of all languages.
fn languages_in(locales: &Path) -> Result<Vec<String>> {
    let folders = sorted(locales)?.into_iter().filter(|path| path.is_dir());
    let code = |folder: PathBuf| Some(folder.file_name()?.to_string_lossy().into_owned());
    Ok(folders.filter_map(code).collect())
}

/// A text without values, on one line.
fn plain_text(locales: &Path, language: &str, file: &str, key: &str) -> Result<String> {
    let texts = fs::read_to_string(locales.join(language).join(file))?;
    let plain = texts.lines().find_map(|line| line.strip_prefix(key)?.strip_prefix(" = "));
    Ok(plain.with_context(|| format!("no text {key} in {language}"))?.to_owned())
}

/// The files of a folder, sorted by name.
fn sorted(folder: &Path) -> Result<Vec<PathBuf>> {
    let files = fs::read_dir(folder)?.map(|entry| Ok(entry?.path()));
    let mut files: Vec<PathBuf> = files.collect::<Result<_>>()?;
    files.sort();
    Ok(files)
}

/// A hash of sixteen letters.
fn hash(bytes: &[u8]) -> String {
    hex::encode(&Sha256::digest(bytes)[..8])
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use super::{Effort, build_if_changed, fingerprint, first_words, languages_in, no_scripts};

    #[test]
    fn every_language_has_what_is_shown_before_any_webassembly_runs() {
        let locales = Path::new(env!("CARGO_MANIFEST_DIR")).join("../crates/lingo/locales");
        let (words, shown) = (first_words(&locales).unwrap(), no_scripts(&locales).unwrap());
        for language in languages_in(&locales).unwrap() {
            assert!(words.contains(&format!("\"{language}\":")), "{words}");
            assert!(shown.contains(&format!("<p lang=\"{language}\">Crownlands")), "{shown}");
        }
    }

    /// Building again must not touch what the server embeds, or every build would rebuild the
    /// server.
    #[test]
    fn a_page_of_the_same_inputs_is_left_alone() {
        let folder = tempfile::tempdir().unwrap();
        let page = folder.path().join("page");
        let is_built = |inputs: &str| {
            let mut is_built = false;
            build_if_changed(folder.path(), inputs, |output| {
                is_built = true;
                assert_eq!(output, page);
                fs::create_dir_all(output)?;
                Ok(fs::write(output.join("index.html"), inputs)?)
            })
            .unwrap();
            is_built
        };
        assert!(is_built("one"), "there is none");
        assert!(!is_built("one"), "nothing has changed");
        assert!(is_built("two"), "something has changed");
        fs::remove_dir_all(&page).unwrap();
        assert!(is_built("two"), "somebody has deleted it");
        let failed = build_if_changed(folder.path(), "three", |_| anyhow::bail!("half built"));
        assert!(failed.is_err());
        assert!(is_built("two"), "what a failed build leaves is not what was there before");
    }

    #[test]
    fn the_fingerprint_changes_with_everything_the_page_is_built_from() {
        let folder = tempfile::tempdir().unwrap();
        let sources = folder.path().join("sources");
        fs::create_dir_all(sources.join("style")).unwrap();
        let write = |name: &str, text: &str| fs::write(folder.path().join(name), text).unwrap();
        for name in ["web.wasm", "web-worker.wasm", "sources/index.html", "sources/style/a.css"] {
            write(name, "one");
        }
        let print = |effort| fingerprint(folder.path(), &[&sources], effort).unwrap();
        let before = print(Effort::Little);
        write("web.wasm", "one");
        assert_eq!(print(Effort::Little), before, "written again, but the same");
        assert_ne!(print(Effort::Most), before, "compressed harder");
        for name in ["web.wasm", "web-worker.wasm", "sources/index.html", "sources/style/a.css"] {
            write(name, "two");
            assert_ne!(print(Effort::Little), before, "{name} has changed");
            write(name, "one");
        }
        write("sources/style/b.css", "");
        assert_ne!(print(Effort::Little), before, "another file");
    }
}
