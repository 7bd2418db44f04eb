//! What is saved on this device: local games, finished games, the player's settings, whom they have
//! muted, and their identity on each server.
//!
//! Everything is in one folder. If it cannot be written, games go on without being saved, and the
//! player is warned once.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::rc::Rc;

use client::Muted;
use rules::Record;
use table::{House, Name, PlayerId};
use view::saved::{Paused, SavedGames, Slot, Storage};
use view::settings::Settings;
use view::solo::Solo;

/// A player's folder; clones share its lock.
#[derive(Clone, Debug)]
pub struct SaveFolder {
    folder: PathBuf,
    /// Held by the one process that plays the saved game.
    lock: Option<Rc<File>>,
}

const CURRENT_GAME: &str = "solo.game";
const PAUSED_GAMES: &str = "paused.games";
/// Earlier versions stored each paused game in a file of its own, numbered from the oldest.
const LEGACY_PAUSED_PREFIX: &str = "aside-";
const SETTINGS: &str = "settings.json";
/// Earlier versions stored the only two settings that they had in files of their own.
const LEGACY_NAME: &str = "name";
const LEGACY_HOUSE: &str = "house";
const MUTED: &str = "muted";
/// The folder of finished games.
const RECORDS: &str = "games";

impl SaveFolder {
    /// Uses this folder, which is created when something is first saved.
    pub fn new(folder: PathBuf) -> Self {
        Self { folder, lock: None }
    }

    /// The system's folder for a program's data; `None` if there is no home directory.
    pub fn default_location() -> Option<Self> {
        let folders = directories::ProjectDirs::from("", "", "crownlands")?;
        Some(Self::new(folders.data_dir().to_owned()))
    }

    /// The saved game, unless another process is playing it.
    pub fn load_game(&mut self) -> Option<Solo> {
        if !self.has_game() || self.lock().is_err() {
            return None;
        }
        self.saved_games().resume().ok().flatten()
    }

    /// Whether there is a saved game, even if another process is playing it.
    pub fn has_game(&self) -> bool {
        self.saved_games().has_unfinished()
    }

    /// Makes room for another game: the current one resumes when that one is over.
    pub(crate) fn pause_game(&mut self) {
        // A game that another process plays is left alone.
        if self.lock().is_ok() {
            // If it cannot be paused, the next save overwrites it.
            let _ = self.saved_games().pause_current();
        }
    }

    /// Saves the current game.
    ///
    /// # Errors
    /// When it cannot be written, or another process is playing the saved game.
    pub fn save_game(&mut self, text: &str) -> io::Result<()> {
        self.lock()?;
        self.saved_games().save(text)
    }

    fn saved_games(&self) -> SavedGames<Self> {
        SavedGames(self.clone())
    }

    /// Paused games of earlier versions, newest first.
    fn legacy_paused_files(&self) -> Vec<PathBuf> {
        let entries = fs::read_dir(&self.folder).into_iter().flatten();
        let paths = entries.filter_map(|entry| Some(entry.ok()?.path()));
        let is_paused = |path: &PathBuf| {
            path.file_name()
                .is_some_and(|name| name.to_string_lossy().starts_with(LEGACY_PAUSED_PREFIX))
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

    /// Saves a finished game and returns its path.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn save_record(&self, record: &Record) -> io::Result<PathBuf> {
        let folder = self.folder.join(RECORDS);
        fs::create_dir_all(&folder)?;
        let number =
            1 + self.records().iter().filter_map(|path| record_number(path)).max().unwrap_or(0);
        let mode = record.rules.to_string().replace('+', "-");
        let path = folder.join(format!("{number:04}-{mode}.record"));
        write_atomically(&path, &record.to_string())?;
        Ok(path)
    }

    /// The finished games, newest first.
    pub fn records(&self) -> Vec<PathBuf> {
        let entries = fs::read_dir(self.folder.join(RECORDS)).into_iter().flatten();
        let paths = entries.filter_map(|entry| Some(entry.ok()?.path()));
        let mut paths: Vec<PathBuf> = paths.filter(|path| record_number(path).is_some()).collect();
        paths.sort_by_key(|path| std::cmp::Reverse(record_number(path)));
        paths
    }

    pub fn settings(&self) -> Settings {
        if let Ok(text) = fs::read_to_string(self.folder.join(SETTINGS)) {
            return Settings::read(&text);
        }
        let legacy = |file: &str| fs::read_to_string(self.folder.join(file)).ok();
        Settings {
            name: legacy(LEGACY_NAME).map(|name| name.trim().to_owned()).unwrap_or_default(),
            house: legacy(LEGACY_HOUSE).and_then(|house| house.trim().parse().ok()),
            ..Settings::default()
        }
    }

    /// Changes the settings and saves them.
    ///
    /// # Errors
    /// When they cannot be written.
    pub fn update_settings(&self, change: impl FnOnce(&mut Settings)) -> io::Result<()> {
        let before = self.settings();
        let mut settings = before.clone();
        change(&mut settings);
        if settings == before {
            return Ok(());
        }
        write_atomically(&self.folder.join(SETTINGS), &settings.to_text())
    }

    pub fn name(&self) -> Option<Name> {
        self.settings().name.parse().ok()
    }

    /// The house that the player chose last.
    pub fn house(&self) -> Option<House> {
        self.settings().house
    }

    /// The muted players, one on each line.
    pub fn muted(&self) -> Muted {
        let text = fs::read_to_string(self.folder.join(MUTED)).unwrap_or_default();
        text.lines().filter_map(|line| line.trim().parse().ok()).collect()
    }

    /// # Errors
    /// When it cannot be written.
    pub fn save_muted(&self, muted: &Muted) -> io::Result<()> {
        let lines: Vec<&str> = muted.iter().map(PlayerId::as_str).collect();
        write_atomically(&self.folder.join(MUTED), &(lines.join("\n") + "\n"))
    }

    /// The token that identifies the player on a server.
    pub fn token(&self, server: &str) -> Option<String> {
        let text = fs::read_to_string(self.token_path(server)).ok()?;
        let (saved_for, token) = text.split_once('\n')?;
        (saved_for == server).then(|| token.trim().to_owned())
    }

    /// Saves the token so that no other user of this machine can read it.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn save_token(&self, server: &str, token: &str) -> io::Result<()> {
        write_atomically(&self.token_path(server), &format!("{server}\n{token}\n"))
    }

    fn token_path(&self, server: &str) -> PathBuf {
        let to_file_char = |c: char| if c.is_ascii_alphanumeric() { c } else { '_' };
        self.folder.join("servers").join(server.chars().map(to_file_char).collect::<String>())
    }

    /// Makes sure that no other process plays the saved game.
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

impl Storage for SaveFolder {
    type Error = io::Error;

    fn read(&self, slot: Slot) -> Option<String> {
        let text = fs::read_to_string(self.slot_path(slot)).ok();
        let legacy = if slot == Slot::Paused { self.legacy_paused_files() } else { Vec::new() };
        if legacy.is_empty() {
            return text;
        }
        let mut saves = text.map(|text| Paused::from_text(&text).into_saves()).unwrap_or_default();
        saves.extend(legacy.iter().filter_map(|path| fs::read_to_string(path).ok()));
        Some(Paused::from_saves(saves).to_text())
    }

    fn write(&mut self, slot: Slot, text: &str) -> io::Result<()> {
        write_atomically(&self.slot_path(slot), text)?;
        if slot == Slot::Paused {
            // They are part of the list now.
            self.legacy_paused_files().iter().try_for_each(fs::remove_file)?;
        }
        Ok(())
    }
}

/// The number at the start of a record's file name.
fn record_number(path: &Path) -> Option<u32> {
    let name = path.file_name()?.to_str()?.strip_suffix(".record")?;
    name.split_once('-')?.0.parse().ok()
}

/// Writes a file atomically, readable by its owner only.
fn write_atomically(path: &Path, text: &str) -> io::Result<()> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    let temporary = path.with_extension(format!("{}.new", std::process::id()));
    let mut options = OpenOptions::new();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let mut file = options.open(&temporary)?;
    file.write_all(text.as_bytes())?;
    file.sync_all()?;
    fs::rename(&temporary, path)
}

#[cfg(test)]
mod tests {
    use table::{Options, Seed};
    use view::solo::Sitter;

    use super::*;

    fn new_game() -> Solo {
        let sitters = [Sitter::person("Ann".parse().unwrap()), Sitter::Bot(table::Level::Page)];
        let options = Options::new("k2".parse().unwrap());
        Solo::open(&options, &sitters, &Seed::new([1; 32]), 0).unwrap()
    }

    /// A game in which Ann has made a move.
    fn started_game() -> Solo {
        let mut solo = new_game();
        let mut now = 1;
        while solo.last_decider().is_none() {
            now += 1;
            let position = *solo.state().game.as_ref().unwrap().position();
            let action = position.legal_actions().iter().next().unwrap();
            if let Some(turn) = solo.bot_turn() {
                solo.apply_bot_decision(&turn, action, now).unwrap();
                continue;
            }
            let seat = solo.person_to_move().unwrap();
            let seed = Seed::new([2; 32]);
            solo.intend(seat, table::Intent::Act { action }, now, seed).unwrap();
        }
        solo
    }

    #[test]
    fn a_saved_game_belongs_to_one_process() {
        let folder = tempfile::tempdir().unwrap();
        let mut saves = SaveFolder::new(folder.path().join("new"));
        assert!(saves.load_game().is_none());
        saves.save_game(&new_game().save()).unwrap();
        assert_eq!(saves.clone().load_game().unwrap().state(), new_game().state());
        let mut other = SaveFolder::new(folder.path().join("new"));
        assert!(other.load_game().is_none(), "the first process plays it");
        assert!(other.save_game(&new_game().save()).is_err());
        drop(saves);
        assert!(other.load_game().is_some());
    }

    #[test]
    fn another_game_pauses_the_first_until_it_is_over() {
        let folder = tempfile::tempdir().unwrap();
        let mut saves = SaveFolder::new(folder.path().to_owned());
        saves.save_game(&started_game().save()).unwrap();
        saves.pause_game();
        let mut other = new_game();
        let seat = other.people().next().unwrap();
        other.intend(seat, table::Intent::Resign, 5, Seed::new([2; 32])).unwrap();
        saves.save_game(&other.save()).unwrap();
        assert!(saves.has_game());
        assert_eq!(
            saves.load_game().unwrap().save(),
            started_game().save(),
            "the other one is over"
        );
        assert_eq!(saves.saved_games().paused(), Paused::default());
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
        let mut saves = SaveFolder::new(folder.path().to_owned());
        assert_eq!(saves.load_game().unwrap().save(), before[2].1, "the last one played");
        saves.pause_game();
        let mut over = new_game();
        let seat = over.people().next().unwrap();
        over.intend(seat, table::Intent::Resign, 5, Seed::new([2; 32])).unwrap();
        for newest in [before[2].1, before[1].1, before[0].1] {
            saves.save_game(&over.save()).unwrap();
            assert_eq!(saves.load_game().unwrap().save(), newest);
        }
        saves.save_game(&over.save()).unwrap();
        assert!(!saves.has_game());
        assert_eq!(saves.legacy_paused_files(), Vec::<PathBuf>::new());
    }

    #[test]
    fn a_damaged_file_is_not_a_game() {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join(CURRENT_GAME), "what").unwrap();
        assert!(SaveFolder::new(folder.path().to_owned()).load_game().is_none());
    }

    #[test]
    fn finished_games_are_numbered() {
        let folder = tempfile::tempdir().unwrap();
        let saves = SaveFolder::new(folder.path().to_owned());
        let record = new_game().record().unwrap();
        let first = saves.save_record(&record).unwrap();
        fs::write(folder.path().join(RECORDS).join("notes.txt"), "").unwrap();
        let second = saves.save_record(&record).unwrap();
        assert!(first.ends_with("0001-k2.record") && second.ends_with("0002-k2.record"));
        assert_eq!(saves.records(), [second, first.clone()]);
        assert_eq!(fs::read_to_string(first).unwrap(), record.to_string());
    }

    #[test]
    fn settings_are_saved() {
        let folder = tempfile::tempdir().unwrap();
        let saves = SaveFolder::new(folder.path().join("new"));
        assert_eq!((saves.settings(), saves.name()), (Settings::default(), None));
        saves
            .update_settings(|settings| {
                settings.name = "Zoë".into();
                settings.hints = false;
                settings.level = table::Level::Duke;
            })
            .unwrap();
        assert_eq!(saves.name().unwrap().as_str(), "Zoë");
        let again = SaveFolder::new(folder.path().join("new")).settings();
        assert_eq!((again.hints, again.level), (false, table::Level::Duke));
        saves.update_settings(|settings| settings.name = "\u{7}".into()).unwrap();
        assert_eq!(saves.name(), None, "not a name");
    }

    #[test]
    fn the_name_and_the_house_of_an_earlier_version_are_kept() {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join("name"), "Zoë\n").unwrap();
        fs::write(folder.path().join("house"), "tower\n").unwrap();
        let saves = SaveFolder::new(folder.path().to_owned());
        saves.update_settings(|settings| settings.hints = false).unwrap();
        assert_eq!(saves.name().unwrap().as_str(), "Zoë");
        assert_eq!(saves.house(), Some(House::Tower));
        assert!(!saves.settings().hints);
    }

    #[test]
    fn muted_players_stay_muted_the_next_time() {
        let folder = tempfile::tempdir().unwrap();
        let saves = SaveFolder::new(folder.path().join("new"));
        assert_eq!(saves.muted(), Muted::default());
        let muted: Muted = ["ben", "cleo"].iter().map(|id| id.parse().unwrap()).collect();
        saves.save_muted(&muted).unwrap();
        assert_eq!(saves.muted(), muted);
        fs::write(folder.path().join("new").join(MUTED), "ben\n?!\n\ncleo\n").unwrap();
        assert_eq!(saves.muted(), muted, "a damaged line costs no other");
    }

    #[cfg(unix)]
    #[test]
    fn tokens_are_private_and_belong_to_one_server() {
        use std::os::unix::fs::PermissionsExt;
        let folder = tempfile::tempdir().unwrap();
        let saves = SaveFolder::new(folder.path().to_owned());
        saves.save_token("http://a.b", "x").unwrap();
        assert_eq!(saves.token("http://a.b").as_deref(), Some("x"));
        assert_eq!(saves.token("http://a_b"), None, "a server with the same file name");
        let mode = fs::metadata(saves.token_path("http://a.b")).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600);
    }
}
