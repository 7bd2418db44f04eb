//! For tests: a store that fails on demand, and a private PostgreSQL server. It lives in a
//! temporary folder, listens on a socket there, and goes away with the process that started it,
//! however that ends.

mod faulty;

pub use faulty::{Appends, FaultyStore};

use sqlx::{AssertSqlSafe, Connection, PgConnection};
use std::io::{self, BufRead, BufReader};
use std::os::unix::fs::{MetadataExt, chown};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, PoisonError, Weak};
use tempfile::TempDir;

const MISSING: &str = "this test starts PostgreSQL, and its programs `initdb` and `postgres` are \
    neither on PATH nor in /usr/lib/postgresql/*/bin: install them (Debian, Ubuntu: `apt-get \
    install postgresql`; Fedora: `dnf install postgresql-server`; macOS: `brew install postgresql`)";

/// Runs the server until standard input closes, which also happens when the process at the other
/// end is killed; then stops the server by its process id and removes its folder. A signal to the
/// whole terminal must not prevent that.
const KEEPER: &str = r#"trap "" HUP INT TERM
folder=$1; shift
"$@" & server=$!
exec 2>/dev/null
read -r _
kill -QUIT "$server"
wait "$server"
rm -rf "$folder""#;

/// A running throwaway server; dropping it stops it.
#[derive(Debug)]
pub struct TestPostgres {
    keeper: Child,
    folder: PathBuf,
    databases: AtomicU32,
}

impl TestPostgres {
    /// Starts a server, as another user if the caller is root.
    ///
    /// # Panics
    /// If PostgreSQL does not start or is not installed; the message says how to install it.
    pub fn start() -> Self {
        let programs = programs().expect(MISSING);
        let folder = TempDir::with_prefix("crownlands-pg-").expect("a temporary folder").keep();
        let user = unprivileged_user(&folder);
        if let Some((uid, gid)) = user {
            chown(&folder, Some(uid), Some(gid)).expect("the folder goes to the server's user");
        }
        let run = |command: &mut Command| {
            command.current_dir(&folder).env("LC_ALL", "C");
            if let Some((uid, gid)) = user {
                command.uid(uid).gid(gid);
            }
            command.spawn()
        };
        let data = folder.join("data");

        let mut initdb = Command::new(programs.join("initdb"));
        initdb.args(["--username=crownlands", "--auth=trust", "--encoding=UTF8", "--no-sync"]);
        initdb.arg("--pgdata").arg(&data).stdin(Stdio::null());
        initdb.stdout(Stdio::null()).stderr(Stdio::piped());
        let made = run(&mut initdb).and_then(Child::wait_with_output).expect("initdb runs");
        assert!(made.status.success(), "initdb: {}", String::from_utf8_lossy(&made.stderr));

        let mut keeper = Command::new("sh");
        keeper.args(["-c", KEEPER, "keeper"]).arg(&folder).arg(programs.join("postgres"));
        keeper.arg("-D").arg(&data).arg("-k").arg(&folder).args(["-c", "listen_addresses="]);
        keeper.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::piped());
        let mut keeper = run(&mut keeper).expect("sh runs");
        wait_until_ready(&mut keeper);
        Self { keeper, folder, databases: AtomicU32::new(0) }
    }

    /// A server shared by all tests that run at the same time; it stops when the last one drops it.
    ///
    /// # Panics
    /// As [`Self::start`].
    pub fn shared() -> Arc<Self> {
        static SHARED: Mutex<Weak<TestPostgres>> = Mutex::new(Weak::new());
        let mut shared = SHARED.lock().unwrap_or_else(PoisonError::into_inner);
        shared.upgrade().unwrap_or_else(|| {
            let started = Arc::new(Self::start());
            *shared = Arc::downgrade(&started);
            started
        })
    }

    /// The address of the default database.
    pub fn url(&self) -> String {
        self.url_of("postgres")
    }

    /// Creates an empty database and returns its address.
    ///
    /// # Panics
    /// If the server is gone.
    pub async fn fresh_database(&self) -> String {
        let name = format!("fresh_{}", self.databases.fetch_add(1, Ordering::Relaxed));
        let mut connection = PgConnection::connect(&self.url()).await.expect("the server runs");
        let create = AssertSqlSafe(format!("CREATE DATABASE {name}"));
        sqlx::query(create).execute(&mut connection).await.expect("a new database");
        connection.close().await.expect("the server runs");
        self.url_of(&name)
    }

    fn url_of(&self, database: &str) -> String {
        format!("postgres://crownlands@localhost/{database}?host={}", self.folder.display())
    }
}

impl Drop for TestPostgres {
    fn drop(&mut self) {
        drop(self.keeper.stdin.take());
        let _ = self.keeper.wait();
    }
}

/// The folder with PostgreSQL's programs: the target of the link on PATH, or the newest installed
/// version.
fn programs() -> Option<PathBuf> {
    let complete =
        |folder: &Path| ["initdb", "postgres"].iter().all(|it| folder.join(it).is_file());
    let on_path = std::env::var_os("PATH")
        .iter()
        .flat_map(std::env::split_paths)
        .filter(|folder| complete(folder))
        .find_map(|folder| Some(folder.join("initdb").canonicalize().ok()?.parent()?.to_owned()));
    on_path.or_else(|| {
        let versions = std::fs::read_dir("/usr/lib/postgresql").ok()?.flatten();
        let mut folders: Vec<_> = versions
            .filter_map(|it| Some((it.file_name().to_str()?.parse::<u32>().ok()?, it.path())))
            .map(|(version, path)| (version, path.join("bin")))
            .filter(|(_, folder)| complete(folder))
            .collect();
        folders.sort();
        folders.pop().map(|(_, folder)| folder)
    })
}

/// PostgreSQL refuses to run as root, so root starts it as another user.
fn unprivileged_user(ours: &Path) -> Option<(u32, u32)> {
    let owner = ours.metadata().expect("a folder of our own").uid();
    if owner != 0 {
        return None;
    }
    let users = std::fs::read_to_string("/etc/passwd").expect("the list of users");
    let ids = |wanted: &str| {
        users.lines().map(|line| line.split(':').collect::<Vec<_>>()).find_map(|fields| {
            (fields.first() == Some(&wanted))
                .then(|| Some((fields.get(2)?.parse().ok()?, fields.get(3)?.parse().ok()?)))?
        })
    };
    Some(ids("postgres").or_else(|| ids("nobody")).expect("a user `postgres` or `nobody`"))
}

/// Reads the server's output until it is ready, and keeps reading so that it never blocks.
fn wait_until_ready(keeper: &mut Child) {
    let mut output = BufReader::new(keeper.stderr.take().expect("the server's output is piped"));
    let mut said = String::new();
    while !said.contains("ready to accept connections") {
        let read = output.read_line(&mut said).expect("the server's output is text");
        assert!(read > 0, "PostgreSQL did not start: {said}");
    }
    std::thread::spawn(move || io::copy(&mut output, &mut io::sink()));
}
