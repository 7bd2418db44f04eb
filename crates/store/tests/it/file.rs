//! Guarantees specific to a SQLite file.

use crate::home::Home;
use crate::samples::{append, entry, finishing, game, player, secret};
use store::{Append, Appended};
use tempfile::TempDir;

#[tokio::test]
async fn reopening_finds_everything() {
    let home = Home::file().await;
    let oak = Append { secrets: vec![(1, secret(9))], ..finishing(vec![game("oak", 1, 5)]) };
    assert_eq!(home.store.append(oak).await, Ok(Appended::Done));
    home.store.create_player(player("ann"), [1; 32]).await.unwrap();
    home.store.close().await;
    let again = store::open(&home.url).await.unwrap();
    let log = again.load("oak", 0).await.unwrap().unwrap();
    assert_eq!((log.entries, log.secrets), (vec![entry(1, 0)], vec![(1, secret(9))]));
    assert_eq!(again.game("oak", 1).await, Ok(Some(game("oak", 1, 5))));
    assert_eq!(again.player_by_secret([1; 32]).await, Ok(Some(player("ann"))));
    assert_eq!(again.append(append("oak", 1, 0)).await, Ok(Appended::Done));
}

#[tokio::test]
async fn closing_finishes_queued_writes() {
    let home = Home::file().await;
    let mut appends = tokio::task::JoinSet::new();
    for table in 0..100 {
        let store = home.store.clone();
        appends.spawn(async move { store.append(append(&format!("{table}"), 0, 0)).await });
    }
    tokio::task::yield_now().await;
    home.store.close().await;
    let done = appends.join_all().await.into_iter().filter(|it| *it == Ok(Appended::Done)).count();
    let again = store::open(&home.url).await.unwrap();
    let mut found = 0;
    for table in 0..100 {
        found += usize::from(again.load(&format!("{table}"), 0).await.unwrap().is_some());
    }
    assert!(done > 0, "some writes were queued before closing");
    assert_eq!(found, done);
}

#[tokio::test]
async fn a_second_process_is_locked_out() {
    let home = Home::file().await;
    let code = async || store::open(&home.url).await.err().map(|error| error.code());
    assert_eq!(code().await, Some("store.locked"));
    home.store.close().await;
    assert_eq!(code().await, None);
}

#[cfg(unix)]
#[tokio::test]
async fn a_link_to_the_file_shares_its_lock() {
    let home = Home::file().await;
    let folder = TempDir::new().unwrap();
    let link = folder.path().join("link.db");
    std::os::unix::fs::symlink(home.url.strip_prefix("sqlite:").unwrap(), &link).unwrap();
    let refused = store::open(&format!("sqlite:{}", link.display())).await.err().unwrap();
    assert_eq!(refused.code(), "store.locked");
}

/// SQLite keeps its journal beside the name by which it was opened: under another one, two processes
/// would destroy the file.
#[cfg(unix)]
#[tokio::test]
async fn a_file_with_two_names_is_refused() {
    let home = Home::file().await;
    let file = std::path::Path::new(home.url.strip_prefix("sqlite:").unwrap());
    let link = file.with_file_name("link.db");
    std::fs::hard_link(file, &link).unwrap();
    let url = format!("sqlite:{}", link.display());
    let refused = store::open(&url).await.err().unwrap();
    assert_eq!(refused.code(), "store.locked");
    home.store.close().await;
    assert!(store::open(&url).await.is_err(), "nor is it opened later");
    std::fs::remove_file(link).unwrap();
    assert!(store::open(&home.url).await.is_ok());
}

#[tokio::test]
async fn a_damaged_file_is_noticed_when_it_is_opened() {
    let home = Home::file().await;
    for number in 0..50 {
        let written = home.store.append(append(&format!("table {number}"), 0, 1)).await;
        assert_eq!(written, Ok(Appended::Done));
    }
    home.store.close().await;
    let file = home.url.strip_prefix("sqlite:").unwrap();
    let mut bytes = std::fs::read(file).unwrap();
    // A page in the middle of the tables.
    let page = bytes.len() / 4096 / 2 * 4096;
    bytes[page..page + 4096].fill(0x5a);
    std::fs::write(file, bytes).unwrap();
    let refused = store::open(&home.url).await.err().unwrap();
    assert_eq!(refused.code(), "store.corrupt");
}

#[tokio::test]
async fn a_ping_writes() {
    let home = Home::file().await;
    let journal = format!("{}-wal", home.url.strip_prefix("sqlite:").unwrap());
    let length = || std::fs::metadata(&journal).unwrap().len();
    let before = length();
    home.store.ping().await.unwrap();
    assert!(length() > before, "{before}");
}

#[cfg(unix)]
#[tokio::test]
async fn only_the_owner_can_read_the_file_and_its_backup() {
    use std::os::unix::fs::PermissionsExt;
    let home = Home::file().await;
    let file = std::path::Path::new(home.url.strip_prefix("sqlite:").unwrap());
    let copy = file.with_extension("copy");
    store::backup(&home.url, &copy).await.unwrap();
    for path in [file, &copy, &file.with_extension("db-wal")] {
        assert_eq!(path.metadata().unwrap().permissions().mode() & 0o777, 0o600, "{path:?}");
    }
}

#[tokio::test]
async fn a_backup_is_a_database() {
    let home = Home::file().await;
    let folder = TempDir::new().unwrap();
    let copy = folder.path().join("it's a copy.db");
    assert_eq!(home.store.append(append("oak", 0, 0)).await, Ok(Appended::Done));
    store::backup(&home.url, &copy).await.unwrap();
    assert_eq!(home.store.append(append("oak", 1, 0)).await, Ok(Appended::Done));
    let again = store::backup(&home.url, &copy).await.unwrap_err();
    assert_eq!(again.code(), "store.refused", "a backup never overwrites a file");
    let copy = store::open(&format!("sqlite:{}", copy.display())).await.unwrap();
    assert_eq!(copy.load("oak", 0).await.unwrap().unwrap().entries, [entry(1, 0)]);
}

#[tokio::test]
async fn a_failed_backup_leaves_no_file() {
    let folder = TempDir::new().unwrap();
    let (missing, copy) = (folder.path().join("missing.db"), folder.path().join("copy.db"));
    let error = store::backup(&format!("sqlite:{}", missing.display()), &copy).await.unwrap_err();
    assert_eq!(error.code(), "store.unreachable");
    let letter = folder.path().join("letter.db");
    std::fs::write(&letter, "Dear Ann, ".repeat(1_000)).unwrap();
    let error = store::backup(&format!("sqlite:{}", letter.display()), &copy).await.unwrap_err();
    assert_eq!(error.code(), "store.corrupt");
    assert!(!missing.exists() && !copy.exists());
    let nowhere = store::backup("sqlite::memory:", &copy).await.unwrap_err();
    assert_eq!(nowhere.code(), "store.unsupported");
}

/// As a host would do it during play.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_backup_during_writes_is_a_consistent_snapshot() {
    let home = Home::file().await;
    let file = std::path::Path::new(home.url.strip_prefix("sqlite:").unwrap());
    let writer = home.store.clone();
    // Runs until the last copy is made, however fast this machine writes.
    let (enough, mut is_enough) = tokio::sync::oneshot::channel::<()>();
    let writing = tokio::spawn(async move {
        let mut seq = 0;
        while is_enough.try_recv().is_err() {
            assert_eq!(writer.append(append("oak", seq, 0)).await, Ok(Appended::Done));
            seq += 1;
        }
        seq as usize
    });
    let mut lengths = Vec::new();
    for number in 0..5 {
        let copy = file.with_extension(format!("copy{number}"));
        let before = lengths.last().copied().unwrap_or(0);
        // Something is written between any two copies.
        while home
            .store
            .load("oak", before as u64)
            .await
            .unwrap()
            .is_none_or(|log| log.entries.is_empty())
        {
            tokio::task::yield_now().await;
        }
        store::backup(&home.url, &copy).await.unwrap();
        let copy = store::open(&format!("sqlite:{}", copy.display())).await.unwrap();
        let entries = copy.load("oak", 0).await.unwrap().unwrap().entries;
        assert!(entries.iter().zip(1..).all(|(row, seq)| *row == entry(seq, 0)));
        lengths.push(entries.len());
    }
    enough.send(()).unwrap();
    let written = writing.await.unwrap();
    assert!(lengths.is_sorted_by(|one, next| one < next), "{lengths:?}");
    assert!(lengths[4] <= written, "{lengths:?} of {written}");
}

#[tokio::test]
async fn a_file_that_is_not_a_database_is_corrupt() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("letter.db");
    std::fs::write(&file, "Dear Ann, ".repeat(1_000)).unwrap();
    let error = store::open(&format!("sqlite:{}", file.display())).await.err().unwrap();
    assert_eq!(error.code(), "store.corrupt");
}

#[tokio::test]
async fn a_later_layout_is_refused() {
    let home = Home::file().await;
    home.store.close().await;
    let file = home.url.clone();
    let mut raw = <sqlx::SqliteConnection as sqlx::Connection>::connect(&file).await.unwrap();
    sqlx::query(
        "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
        VALUES (9999, 'later', TRUE, x'00', 0)",
    )
    .execute(&mut raw)
    .await
    .unwrap();
    assert_eq!(store::open(&home.url).await.err().unwrap().code(), "store.version");
}

#[tokio::test]
async fn a_folder_that_cannot_be_created_is_unreachable() {
    let folder = TempDir::new().unwrap();
    std::fs::write(folder.path().join("file"), "").unwrap();
    let below = folder.path().join("file/games.db");
    let error = store::open(&format!("sqlite:{}", below.display())).await.err().unwrap();
    assert_eq!(error.code(), "store.unreachable");
}

#[tokio::test]
async fn sqlite_sends_no_changes() {
    let home = Home::file().await;
    let mut changes = home.store.changes();
    assert_eq!(home.store.append(append("oak", 0, 0)).await, Ok(Appended::Done));
    assert_eq!(changes.try_recv(), Err(tokio::sync::broadcast::error::TryRecvError::Empty));
}
