//! What is saved on this device: games on this terminal, finished games, the player's name, and who
//! they are on each server.
//!
//! Everything lies in one folder. Where it cannot be written, games go on all the same and are not
//! saved; the player is told so once.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::rc::Rc;

use rules::Record;
use table::Name;
use view::saved::{Paused, SavedGames, Slot, Storage};
use view::solo::Solo;

/// The folder of a player; clones share its lock.
#[derive(Clone, Debug)]
pub struct Keep {
    folder: PathBuf,
    /// Held by the one program that plays the saved game.
    lock: Option<Rc<File>>,
}

const CURRENT_GAME: &str = "solo.game";
const PAUSED_GAMES: &str = "paused.games";
/// Earlier versions stored each paused game in a file of its own, numbered from the oldest.
const PAUSED_ALONE: &str = "aside-";
const NAME: &str = "name";
/// The folder of finished games.
const RECORDS: &str = "games";

impl Keep {
    /// Saves in a folder, which is made when something is saved.
    pub fn new(folder: PathBuf) -> Self {
        Self { folder, lock: None }
    }

    /// The usual folder, if there is a home to have it in.
    pub fn usual() -> Option<Self> {
        let folders = directories::ProjectDirs::from("", "", "crownlands")?;
        Some(Self::new(folders.data_dir().to_owned()))
    }

    /// The game to go on with, if there is one and no other program plays it at this moment.
    pub fn game(&mut self) -> Option<Solo> {
        if !self.has_game() || self.lock().is_err() {
            return None;
        }
        self.saved_games().resume().ok().flatten()
    }

    /// Whether there is a game to go on with, even if another program plays it.
    pub fn has_game(&self) -> bool {
        self.saved_games().has_unfinished()
    }

    /// Makes room for another game: the current one comes back when that one is over.
    pub(crate) fn pause_game(&mut self) {
        // Another program's game is not ours to move.
        if self.lock().is_ok() {
            // A game that cannot be paused is lost, as it would be without trying.
            let _ = self.saved_games().pause_current();
        }
    }

    /// Saves the current game.
    ///
    /// # Errors
    /// When it cannot be written, or another program plays the game that is saved here.
    pub fn save_game(&mut self, text: &str) -> io::Result<()> {
        self.lock()?;
        self.saved_games().save(text)
    }

    fn saved_games(&self) -> SavedGames<Self> {
        SavedGames(self.clone())
    }

    /// The files of paused games that earlier versions left, newest first.
    fn paused_alone(&self) -> Vec<PathBuf> {
        let entries = fs::read_dir(&self.folder).into_iter().flatten();
        let paths = entries.filter_map(|entry| Some(entry.ok()?.path()));
        let is_paused = |path: &PathBuf| {
            path.file_name().is_some_and(|name| name.to_string_lossy().starts_with(PAUSED_ALONE))
        };
        let mut paths: Vec<PathBuf> = paths.filter(is_paused).collect();
        paths.sort();
        paths.reverse();
        paths
    }

    fn slot_path(&self, slot: Slot) -> PathBuf {
        self.folder.join(match slot {
            Slot::Current => CURRENT_GAME,
            Slot::Paused => PAUSED_GAMES,
        })
    }

    /// Saves a finished game, and returns its path.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn keep_record(&self, record: &Record) -> io::Result<PathBuf> {
        let folder = self.folder.join(RECORDS);
        fs::create_dir_all(&folder)?;
        let number = 1 + self.records().iter().filter_map(|path| number(path)).max().unwrap_or(0);
        let mode = record.rules.to_string().replace('+', "-");
        let path = folder.join(format!("{number:04}-{mode}.record"));
        write(&path, &record.to_string())?;
        Ok(path)
    }

    /// The finished games, newest first.
    pub fn records(&self) -> Vec<PathBuf> {
        let entries = fs::read_dir(self.folder.join(RECORDS)).into_iter().flatten();
        let paths = entries.filter_map(|entry| Some(entry.ok()?.path()));
        let mut paths: Vec<PathBuf> = paths.filter(|path| number(path).is_some()).collect();
        paths.sort_by_key(|path| std::cmp::Reverse(number(path)));
        paths
    }

    /// The player's name, once it was given.
    pub fn name(&self) -> Option<Name> {
        fs::read_to_string(self.folder.join(NAME)).ok()?.trim().parse().ok()
    }

    /// Saves the player's name.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn keep_name(&self, name: &Name) -> io::Result<()> {
        write(&self.folder.join(NAME), &format!("{name}\n"))
    }

    /// The secret by which a server knows the player.
    pub fn secret(&self, server: &str) -> Option<String> {
        let text = fs::read_to_string(self.secret_path(server)).ok()?;
        let (of, secret) = text.split_once('\n')?;
        (of == server).then(|| secret.trim().to_owned())
    }

    /// Saves that secret where nobody else on this machine can read it.
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

    /// Makes sure that no other program plays the saved game.
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

impl Storage for Keep {
    type Error = io::Error;

    fn read(&self, slot: Slot) -> Option<String> {
        let text = fs::read_to_string(self.slot_path(slot)).ok();
        let alone = if slot == Slot::Paused { self.paused_alone() } else { Vec::new() };
        if alone.is_empty() {
            return text;
        }
        let mut saves = text.map(|text| Paused::from_text(&text).into_saves()).unwrap_or_default();
        saves.extend(alone.iter().filter_map(|path| fs::read_to_string(path).ok()));
        Some(Paused::from_saves(saves).to_text())
    }

    fn write(&mut self, slot: Slot, text: &str) -> io::Result<()> {
        write(&self.slot_path(slot), text)?;
        if slot == Slot::Paused {
            // They are in the list now.
            self.paused_alone().iter().try_for_each(fs::remove_file)?;
        }
        Ok(())
    }
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

    /// A game in which Ann has decided something.
    fn begun() -> Solo {
        let mut solo = game();
        let mut now = 1;
        while solo.undoes().is_none() {
            now += 1;
            let position = *solo.state().game.as_ref().unwrap().position();
            let action = position.legal_actions().iter().next().unwrap();
            if let Some(turn) = solo.bot_turn() {
                solo.bot_decided(&turn, action, now).unwrap();
                continue;
            }
            let seat = solo.person_to_move().unwrap();
            let seed = Seed::new([2; 32]);
            solo.intend(seat, table::Intent::Act { action }, now, seed).unwrap();
        }
        solo
    }

    #[test]
    fn a_saved_game_belongs_to_one_program() {
        let folder = tempfile::tempdir().unwrap();
        let mut keep = Keep::new(folder.path().join("new"));
        assert!(keep.game().is_none());
        keep.save_game(&game().save()).unwrap();
        assert_eq!(keep.clone().game().unwrap().state(), game().state());
        let mut other = Keep::new(folder.path().join("new"));
        assert!(other.game().is_none(), "the first one plays it");
        assert!(other.save_game(&game().save()).is_err());
        drop(keep);
        assert!(other.game().is_some());
    }

    #[test]
    fn another_game_pauses_the_first_until_it_is_over() {
        let folder = tempfile::tempdir().unwrap();
        let mut keep = Keep::new(folder.path().to_owned());
        keep.save_game(&begun().save()).unwrap();
        keep.pause_game();
        let mut other = game();
        let seat = other.people().next().unwrap();
        other.intend(seat, table::Intent::Resign, 5, Seed::new([2; 32])).unwrap();
        keep.save_game(&other.save()).unwrap();
        assert!(keep.has_game());
        assert_eq!(keep.game().unwrap().save(), begun().save(), "the other one is over");
        assert_eq!(keep.saved_games().paused(), Paused::default());
    }

    #[test]
    fn a_folder_of_an_earlier_version_opens() {
        let folder = tempfile::tempdir().unwrap();
        let before = [
            (
                "aside-00001.game",
                include_str!("../../view/tests/saved_before/terminal-aside-00001.game"),
            ),
            (
                "aside-00002.game",
                include_str!("../../view/tests/saved_before/terminal-aside-00002.game"),
            ),
            ("solo.game", include_str!("../../view/tests/saved_before/terminal-solo.game")),
        ];
        for (name, text) in before {
            fs::write(folder.path().join(name), text).unwrap();
        }
        let mut keep = Keep::new(folder.path().to_owned());
        assert_eq!(keep.game().unwrap().save(), before[2].1, "the one that was played last");
        keep.pause_game();
        let mut over = game();
        let seat = over.people().next().unwrap();
        over.intend(seat, table::Intent::Resign, 5, Seed::new([2; 32])).unwrap();
        for newest in [before[2].1, before[1].1, before[0].1] {
            keep.save_game(&over.save()).unwrap();
            assert_eq!(keep.game().unwrap().save(), newest);
        }
        keep.save_game(&over.save()).unwrap();
        assert!(!keep.has_game());
        assert_eq!(keep.paused_alone(), Vec::<PathBuf>::new());
    }

    #[test]
    fn what_is_damaged_is_no_game() {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join(CURRENT_GAME), "what").unwrap();
        assert!(Keep::new(folder.path().to_owned()).game().is_none());
    }

    #[test]
    fn finished_games_are_numbered() {
        let folder = tempfile::tempdir().unwrap();
        let keep = Keep::new(folder.path().to_owned());
        let record = game().record().unwrap();
        let first = keep.keep_record(&record).unwrap();
        fs::write(folder.path().join(RECORDS).join("notes.txt"), "").unwrap();
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
