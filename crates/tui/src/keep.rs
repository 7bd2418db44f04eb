//! What is kept on this device: the game that is on, finished games, what one is called, who one is
//! at each server.
//!
//! Everything lies in one folder. Where it cannot be written, games go on all the same and are not
//! kept; whoever plays is told so once.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::rc::Rc;

use rules::Record;
use table::Name;
use view::solo::Solo;

/// The folder of a player; clones share its lock.
#[derive(Clone, Debug)]
pub struct Keep {
    folder: PathBuf,
    /// Held by the one program that plays the game kept here.
    lock: Option<Rc<File>>,
}

/// The game that is on.
const GAME: &str = "solo.game";
/// Games that were set aside for another one.
const ASIDE: &str = "aside-";
/// More than these are forgotten, the oldest first.
const ASIDE_MAX: usize = 20;
/// What one is called.
const NAME: &str = "name";
/// Finished games.
const GAMES: &str = "games";

impl Keep {
    /// Keeps things in a folder, which is made when something is kept.
    pub fn new(folder: PathBuf) -> Self {
        Self { folder, lock: None }
    }

    /// The usual folder, if there is a home to have it in.
    pub fn usual() -> Option<Self> {
        let folders = directories::ProjectDirs::from("", "", "crownlands")?;
        Some(Self::new(folders.data_dir().to_owned()))
    }

    /// The game that is on, if one is and nobody else plays it at this moment: the one that was
    /// played last, or of those that were set aside for another one the newest.
    pub fn game(&mut self) -> Option<Solo> {
        if !self.has_game() || self.lock().is_err() {
            return None;
        }
        let newest = self.newest()?;
        let solo = unfinished(&newest)?;
        // It is the one that is played now.
        fs::rename(newest, self.folder.join(GAME)).ok()?;
        Some(solo)
    }

    /// Whether there is a game to go on with, also where another program plays it.
    pub fn has_game(&self) -> bool {
        self.newest().is_some()
    }

    fn newest(&self) -> Option<PathBuf> {
        let present = self.folder.join(GAME);
        let all = std::iter::once(present).chain(self.aside().into_iter().rev());
        all.into_iter().find(|path| unfinished(path).is_some())
    }

    /// The games that were set aside, oldest first.
    fn aside(&self) -> Vec<PathBuf> {
        let entries = fs::read_dir(&self.folder).into_iter().flatten();
        let paths = entries.filter_map(|entry| Some(entry.ok()?.path()));
        let is_aside = |path: &PathBuf| {
            path.file_name().is_some_and(|name| name.to_string_lossy().starts_with(ASIDE))
        };
        let mut paths: Vec<PathBuf> = paths.filter(is_aside).collect();
        paths.sort();
        paths
    }

    /// Makes room for another game: one that is on comes back when that one is over.
    pub(crate) fn set_aside(&mut self) {
        // What another program plays is not ours to move.
        if self.lock().is_err() {
            return;
        }
        let present = self.folder.join(GAME);
        if unfinished(&present).is_none() {
            return;
        }
        let aside = self.aside();
        let number = aside
            .last()
            .and_then(|path| path.file_stem()?.to_str()?.strip_prefix(ASIDE)?.parse::<u32>().ok());
        let name = format!("{ASIDE}{:05}.game", number.map_or(1, |number| number + 1));
        // Where that fails the game is lost, as it would be without trying.
        let _ = fs::rename(present, self.folder.join(name));
        let surplus = aside.len().saturating_sub(ASIDE_MAX - 1);
        for old in aside.iter().take(surplus) {
            let _ = fs::remove_file(old);
        }
    }

    /// Keeps the game that is on.
    ///
    /// # Errors
    /// When it cannot be written, or another program plays the game that is kept here.
    pub fn keep_game(&mut self, solo: &Solo) -> io::Result<()> {
        self.lock()?;
        write(&self.folder.join(GAME), &solo.save())
    }

    /// Keeps a finished game, and tells where.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn keep_record(&self, record: &Record) -> io::Result<PathBuf> {
        let folder = self.folder.join(GAMES);
        fs::create_dir_all(&folder)?;
        let number = 1 + self.records().iter().filter_map(|path| number(path)).max().unwrap_or(0);
        let mode = record.rules.to_string().replace('+', "-");
        let path = folder.join(format!("{number:04}-{mode}.record"));
        write(&path, &record.to_string())?;
        Ok(path)
    }

    /// The finished games, newest first.
    pub fn records(&self) -> Vec<PathBuf> {
        let entries = fs::read_dir(self.folder.join(GAMES)).into_iter().flatten();
        let paths = entries.filter_map(|entry| Some(entry.ok()?.path()));
        let mut paths: Vec<PathBuf> = paths.filter(|path| number(path).is_some()).collect();
        paths.sort_by_key(|path| std::cmp::Reverse(number(path)));
        paths
    }

    /// What one is called here, once it was typed.
    pub fn name(&self) -> Option<Name> {
        fs::read_to_string(self.folder.join(NAME)).ok()?.trim().parse().ok()
    }

    /// Keeps what one is called.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn keep_name(&self, name: &Name) -> io::Result<()> {
        write(&self.folder.join(NAME), &format!("{name}\n"))
    }

    /// The secret by which a server knows us.
    pub fn secret(&self, server: &str) -> Option<String> {
        let text = fs::read_to_string(self.secret_path(server)).ok()?;
        let (of, secret) = text.split_once('\n')?;
        (of == server).then(|| secret.trim().to_owned())
    }

    /// Keeps that secret where nobody else on this machine can read it.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn keep_secret(&self, server: &str, secret: &str) -> io::Result<()> {
        write(&self.secret_path(server), &format!("{server}\n{secret}\n"))
    }

    fn secret_path(&self, server: &str) -> PathBuf {
        let plain = |c: char| if c.is_ascii_alphanumeric() { c } else { '_' };
        self.folder.join("servers").join(server.chars().map(plain).collect::<String>())
    }

    /// Makes sure that nobody else plays the game that is kept.
    fn lock(&mut self) -> io::Result<()> {
        if self.lock.is_none() {
            fs::create_dir_all(&self.folder)?;
            let file =
                OpenOptions::new().create(true).append(true).open(self.folder.join("lock"))?;
            file.try_lock()?;
            self.lock = Some(Rc::new(file));
        }
        Ok(())
    }
}

/// A game that is on, or a match between two of its games.
fn unfinished(path: &Path) -> Option<Solo> {
    let solo = Solo::load(&fs::read_to_string(path).ok()?).ok()?;
    let is_on = solo.state().game.as_ref().is_some_and(table::Game::is_on);
    (is_on || solo.state().stage == table::Stage::Pause).then_some(solo)
}

/// The number that the name of a finished game begins with.
fn number(path: &Path) -> Option<u32> {
    let name = path.file_name()?.to_str()?.strip_suffix(".record")?;
    name.split_once('-')?.0.parse().ok()
}

/// Writes a file that is there whole or not at all, for its owner only.
fn write(path: &Path, text: &str) -> io::Result<()> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    let half = path.with_extension(format!("{}.new", std::process::id()));
    let mut options = OpenOptions::new();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let mut file = options.open(&half)?;
    file.write_all(text.as_bytes())?;
    file.sync_all()?;
    fs::rename(&half, path)
}

#[cfg(test)]
mod tests {
    use table::{Options, Seed};
    use view::solo::Sitter;

    use super::*;

    fn game() -> Solo {
        let sitters = [Sitter::Person("Ann".parse().unwrap()), Sitter::Bot(table::Level::Page)];
        let options = Options::new("k2".parse().unwrap());
        Solo::open(&options, &sitters, &Seed::new([1; 32]), 0).unwrap()
    }

    #[test]
    fn a_game_is_there_again_and_belongs_to_one_program() {
        let folder = tempfile::tempdir().unwrap();
        let mut keep = Keep::new(folder.path().join("new"));
        assert!(keep.game().is_none());
        keep.keep_game(&game()).unwrap();
        assert_eq!(keep.clone().game().unwrap().state(), game().state());
        let mut other = Keep::new(folder.path().join("new"));
        assert!(other.game().is_none(), "the first one plays it");
        assert!(other.keep_game(&game()).is_err());
        drop(keep);
        assert!(other.game().is_some());
    }

    #[test]
    fn another_game_sets_the_first_aside_until_it_is_over() {
        let folder = tempfile::tempdir().unwrap();
        let mut keep = Keep::new(folder.path().to_owned());
        keep.keep_game(&game()).unwrap();
        let first = game().state().game.clone();
        keep.set_aside();
        let mut other = game();
        let seat = other.people().next().unwrap();
        other.intend(seat, table::Intent::Resign, 5, Seed::new([2; 32])).unwrap();
        keep.keep_game(&other).unwrap();
        assert!(keep.has_game());
        assert_eq!(keep.game().unwrap().state().game, first, "the other one is over");
        assert_eq!(keep.aside(), Vec::<PathBuf>::new());
        for _ in 0..ASIDE_MAX + 5 {
            keep.set_aside();
            keep.keep_game(&game()).unwrap();
        }
        assert_eq!(keep.aside().len(), ASIDE_MAX);
    }

    #[test]
    fn what_is_damaged_is_no_game() {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join(GAME), "what").unwrap();
        assert!(Keep::new(folder.path().to_owned()).game().is_none());
    }

    #[test]
    fn finished_games_are_numbered() {
        let folder = tempfile::tempdir().unwrap();
        let keep = Keep::new(folder.path().to_owned());
        let record = game().record().unwrap();
        let first = keep.keep_record(&record).unwrap();
        fs::write(folder.path().join(GAMES).join("notes.txt"), "").unwrap();
        let second = keep.keep_record(&record).unwrap();
        assert!(first.ends_with("0001-k2.record") && second.ends_with("0002-k2.record"));
        assert_eq!(keep.records(), [second, first.clone()]);
        assert_eq!(fs::read_to_string(first).unwrap(), record.to_string());
    }

    #[test]
    fn a_name_is_there_again() {
        let folder = tempfile::tempdir().unwrap();
        let keep = Keep::new(folder.path().join("new"));
        assert_eq!(keep.name(), None);
        keep.keep_name(&"Zoë".parse().unwrap()).unwrap();
        assert_eq!(keep.name().unwrap().as_str(), "Zoë");
        fs::write(folder.path().join("new").join(NAME), "\u{7}").unwrap();
        assert_eq!(keep.name(), None, "what is damaged is no name");
    }

    #[cfg(unix)]
    #[test]
    fn secrets_are_for_their_owner_and_their_server() {
        use std::os::unix::fs::PermissionsExt;
        let folder = tempfile::tempdir().unwrap();
        let keep = Keep::new(folder.path().to_owned());
        keep.keep_secret("http://a.b", "x").unwrap();
        assert_eq!(keep.secret("http://a.b").as_deref(), Some("x"));
        assert_eq!(keep.secret("http://a_b"), None, "another one with the same file name");
        let mode = fs::metadata(keep.secret_path("http://a.b")).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600);
    }
}
