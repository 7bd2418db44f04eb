//! Settings from the flags, the environment, a file and the defaults, in this order.

use std::net::SocketAddr;

use clap::ValueEnum;
use figment::Figment;
use figment::providers::{Env, Format, Serialized, Toml};
use serde::{Deserialize, Serialize};
use server::Config;

use super::{Args, DEFAULT_STORE};
use crate::failure::Failure;

/// All settings.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Settings {
    pub(super) listen: SocketAddr,
    pub(super) store: String,
    pub(super) log: String,
    pub(super) log_format: LogFormat,
    pub(super) server: Config,
}

/// The format of log lines.
#[derive(Clone, Copy, Debug, Serialize, Deserialize, ValueEnum)]
#[serde(rename_all = "lowercase")]
pub(super) enum LogFormat {
    /// For people.
    Text,
    /// For programs, one object per line.
    Json,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            listen: SocketAddr::from(([127, 0, 0, 1], 8080)),
            store: DEFAULT_STORE.into(),
            log: "info".into(),
            log_format: LogFormat::Text,
            server: Config::default(),
        }
    }
}

/// Settings from the command line.
#[derive(Serialize)]
struct Flags<'a> {
    #[serde(skip_serializing_if = "Option::is_none")]
    listen: Option<SocketAddr>,
    #[serde(skip_serializing_if = "Option::is_none")]
    store: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    log: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    log_format: Option<LogFormat>,
}

pub(super) fn read(args: &Args) -> Result<Settings, Failure> {
    let flags = Flags {
        listen: args.listen,
        store: args.store.as_deref(),
        log: args.log.as_deref(),
        log_format: args.log_format,
    };
    // Other variables with our prefix belong to the tests.
    let ours = |key: &str| {
        ["listen", "store", "log", "log_format"].contains(&key) || key.starts_with("server")
    };
    let environment =
        Env::prefixed("CROWNLANDS_").filter(move |key| ours(&key.as_str().to_lowercase()));
    let mut figment = Figment::from(Serialized::defaults(Settings::default()));
    if let Some(file) = &args.config {
        figment = figment.merge(Toml::file_exact(file));
    }
    let figment = figment.merge(environment.split("__")).merge(Serialized::defaults(flags));
    figment.extract().map_err(|error| {
        Failure::input(
            format!("The settings are not valid: {error}"),
            "`crownlands serve --show-settings` prints all settings.",
        )
    })
}

impl Settings {
    /// The text of a file for `--config`.
    pub(super) fn to_toml(&self) -> String {
        toml::to_string(self).unwrap_or_else(|error| error.to_string())
    }
}
