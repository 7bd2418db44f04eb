//! `crownlands serve`: tables for people and programs, from this binary alone.

mod settings;

use std::io::IsTerminal;
use std::net::SocketAddr;
use std::path::PathBuf;

use clap::Args as Arguments;
use server::Server;
use tokio::net::TcpListener;
use tracing_subscriber::EnvFilter;

use self::settings::{LogFormat, Settings};
use super::examples;
use crate::failure::Failure;
use crate::screen::Screen;

/// A file in the folder where the server is started.
pub(crate) const DEFAULT_STORE: &str = "sqlite:crownlands.db";

/// Serve tables to browsers and programs
#[derive(Debug, Arguments)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// Where to listen [default: 127.0.0.1:8080]
    #[arg(long, value_name = "ADDRESS:PORT")]
    listen: Option<SocketAddr>,
    /// Where games are kept: sqlite:FILE or postgres://… [default: sqlite:crownlands.db]
    #[arg(long, value_name = "URL")]
    store: Option<String>,
    /// A file with more settings, in TOML; docs/DEPLOY.md lists them and their environment variables
    #[arg(long, value_name = "FILE")]
    config: Option<PathBuf>,
    /// What to log, as info or debug or server=debug [default: info]
    #[arg(long, value_name = "FILTER")]
    log: Option<String>,
    /// How to log: text or json [default: text]
    #[arg(long, value_name = "FORMAT", hide_possible_values = true)]
    log_format: Option<LogFormat>,
    /// Show the settings that are used, and stop
    #[arg(long)]
    show_settings: bool,
}

const EXAMPLES: &str = examples!(
    "crownlands serve --show-settings",
    "CROWNLANDS_LISTEN=127.0.0.1:9000 crownlands serve --show-settings",
);

/// Runs the command.
pub(crate) fn run(args: &Args, screen: &mut Screen) -> Result<(), Failure> {
    let settings = settings::read(args)?;
    if args.show_settings {
        return Ok(screen.line(settings.to_toml())?);
    }
    log(&settings)?;
    // Every connection needs a file descriptor; what the system refuses is no reason to stop.
    let _ = rlimit::increase_nofile_limit(u64::MAX);
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(serve(settings, screen))
}

async fn serve(settings: Settings, screen: &mut Screen) -> Result<(), Failure> {
    let store = store::open(&settings.store).await.map_err(|error| {
        Failure::other(error.to_string(), "look at --store, and whether another server is running")
    })?;
    let server = Server::start(settings.server, store).await.map_err(|error| {
        Failure::input(error.to_string(), "correct the settings; --show-settings shows them all")
    })?;
    let listener = TcpListener::bind(settings.listen).await.map_err(|error| {
        let what = format!("{} cannot be listened on: {error}", settings.listen);
        Failure::other(what, "choose another port with --listen 127.0.0.1:8081")
    })?;
    let address = listener.local_addr()?;
    screen.line(format!("Crownlands is open at http://{address}  (Ctrl-C closes it)"))?;
    tracing::info!(%address, "listening");
    server.serve(listener, asked_to_stop()).await?;
    Ok(())
}

/// Ctrl-C, or SIGTERM from whoever looks after processes.
async fn asked_to_stop() {
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

fn log(settings: &Settings) -> Result<(), Failure> {
    let filter = EnvFilter::try_new(&settings.log).map_err(|error| {
        Failure::input(format!("--log {}: {error}", settings.log), "write --log info")
    })?;
    let logging = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    match settings.log_format {
        LogFormat::Text => logging.with_ansi(std::io::stderr().is_terminal()).init(),
        LogFormat::Json => logging.json().init(),
    }
    Ok(())
}
