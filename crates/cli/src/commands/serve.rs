//! `crownlands serve`: a server for people and programs.

mod addresses;
mod settings;
mod throttle;

use std::io::IsTerminal;
use std::net::SocketAddr;
use std::path::PathBuf;

use clap::Args as Arguments;
use server::Server;
use tokio::net::TcpListener;
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;
use tracing_subscriber::{EnvFilter, Layer};
use tui::{Language, Lingo};
use view::characters::Character;

use self::settings::{LogFormat, Settings};
use self::throttle::Throttle;
use super::examples;
use crate::failure::Failure;
use crate::screen::Screen;

/// A file in the working directory.
pub(crate) const DEFAULT_STORE: &str = "sqlite:crownlands.db";

/// For the database, its backups, the logs and what else a process opens.
const DESCRIPTORS_KEPT: usize = 64;

/// Run a server that people reach by browser, terminal or program
#[derive(Debug, Arguments)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// Address to listen on [default: 127.0.0.1:8080]
    #[arg(long, value_name = "ADDRESS:PORT")]
    listen: Option<SocketAddr>,
    /// Database: sqlite:FILE or postgres://… [default: sqlite:crownlands.db]
    #[arg(long, value_name = "URL")]
    store: Option<String>,
    /// Settings file in TOML; docs/DEPLOY.md lists all settings and their environment variables
    #[arg(long, value_name = "FILE")]
    config: Option<PathBuf>,
    /// Log filter, such as info, debug or server=debug [default: info]
    #[arg(long, value_name = "FILTER")]
    log: Option<String>,
    /// Log format: text or json [default: text]
    #[arg(long, value_name = "FORMAT", hide_possible_values = true)]
    log_format: Option<LogFormat>,
    /// Print the effective settings and exit
    #[arg(long)]
    show_settings: bool,
}

const EXAMPLES: &str = examples!(
    "crownlands serve --show-settings",
    "CROWNLANDS_LISTEN=127.0.0.1:9000 crownlands serve --show-settings",
);

pub(crate) fn run(args: &Args, screen: &mut Screen) -> Result<(), Failure> {
    let mut settings = settings::read(args)?;
    if args.show_settings {
        return Ok(screen.send(settings.to_toml().trim_end())?);
    }
    let throttle = log(&settings)?;
    settings.server.bots_names = bots_names();
    // Every connection needs a file descriptor. If the system allows fewer, fewer are accepted: the
    // database and the others need some too.
    if let Ok(allowed) = rlimit::increase_nofile_limit(u64::MAX) {
        let allowed = usize::try_from(allowed).unwrap_or(usize::MAX);
        let connections = &mut settings.server.limits.connections;
        let most = allowed.saturating_sub(DESCRIPTORS_KEPT).max(1);
        if most < *connections {
            tracing::warn!(allowed, most, "the system allows few open files: fewer connections");
            *connections = most;
        }
    }
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.spawn(throttle.report());
    runtime.block_on(serve(settings, screen))
}

async fn serve(settings: Settings, screen: &mut Screen) -> Result<(), Failure> {
    let store = store::open(&settings.store).await.map_err(|error| {
        Failure::other(
            error.to_string(),
            "Check --store, and whether another server is using the database.",
        )
    })?;
    let server = Server::start(settings.server, store).await.map_err(|error| {
        Failure::input(error.to_string(), "Correct the settings; --show-settings prints them all.")
    })?;
    let listener = TcpListener::bind(settings.listen).await.map_err(|error| {
        let what = format!("Cannot listen on {}: {error}", settings.listen);
        Failure::other(what, "Choose another port, such as --listen 127.0.0.1:8081.")
    })?;
    let address = listener.local_addr()?;
    let [first, others @ ..] = &addresses::to_type(address)[..] else {
        return Err(Failure::other("There is no address".to_owned(), "Check --listen."));
    };
    screen.line(format!("Crownlands is running at {first} (Ctrl-C stops it)"))?;
    if !others.is_empty() {
        screen.line("Others on your network reach it at:")?;
        others.iter().try_for_each(|other| screen.line(format!("  {other}")))?;
    }
    tracing::info!(%address, "listening");
    server.serve(listener, shutdown_signal()).await?;
    Ok(())
}

/// Waits for Ctrl-C, or for SIGTERM from a process manager.
async fn shutdown_signal() {
    let interrupt = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let Ok(mut terminate) = signal(SignalKind::terminate()) else {
            let _ = interrupt.await;
            return;
        };
        tokio::select! {
            _ = interrupt => {}
            _ = terminate.recv() => {}
        }
    }
    #[cfg(not(unix))]
    let _ = interrupt.await;
}

fn log(settings: &Settings) -> Result<Throttle, Failure> {
    let filter = EnvFilter::try_new(&settings.log).map_err(|error| {
        Failure::input(
            format!("--log {}: {error}", settings.log),
            "Use a filter such as --log info.",
        )
    })?;
    let lines = tracing_subscriber::fmt::layer().with_writer(std::io::stderr);
    let lines = match settings.log_format {
        LogFormat::Text => lines.with_ansi(std::io::stderr().is_terminal()).boxed(),
        LogFormat::Json => lines.json().boxed(),
    };
    // The inner filter sees only what the outer one lets through.
    let throttle = Throttle::default();
    let lines = lines.with_filter(throttle.clone());
    tracing_subscriber::registry().with(lines).with(filter).init();
    Ok(throttle)
}

/// What bots are called at tables and in records, in every language.
fn bots_names() -> Vec<String> {
    let characters = Character::all().map(|character| character.name().to_owned());
    let levels = Language::ALL.into_iter().flat_map(|language| {
        let lingo = Lingo::new(language);
        table::Level::ALL.map(|level| lingo.level(level.name()))
    });
    characters.chain(levels).collect()
}
