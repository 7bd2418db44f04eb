//! The state that all connections share, and the server's life cycle.

use std::future::Future;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::http::HeaderValue;
use store::Store;
use tokio::net::TcpListener;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use crate::alarm::Alarm;
use crate::chance::{Chance, System};
use crate::config::Config;
use crate::error::StartError;
use crate::http;
use crate::hub::Hub;
use crate::life::Life;
use crate::limits::Gate;
use crate::lobby::Lobby;
use crate::metrics::Metrics;
use crate::names::Names;
use crate::naming::Naming;
use crate::patient_store::PatientStore;
use crate::readiness::Checked;
use crate::thinkers::Thinkers;

/// A running server; clones are the same one.
#[derive(Clone)]
pub struct Server(Arc<Shared>);

struct Shared {
    config: Config,
    origins: Vec<HeaderValue>,
    names: Names,
    naming: Naming,
    store: PatientStore,
    checked: Checked,
    chance: Arc<dyn Chance>,
    hub: Hub,
    lobby: Lobby,
    alarm: Alarm,
    life: Life,
    gate: Gate,
    metrics: Metrics,
    thinkers: Thinkers,
    /// Cancelled once new work is refused.
    draining: CancellationToken,
    /// Cancelled when everything must end.
    stopping: CancellationToken,
    tasks: TaskTracker,
}

impl Server {
    /// Starts the background jobs: deadlines, bots, claims, the lobby.
    ///
    /// # Errors
    /// If the configuration is invalid.
    pub async fn start(config: Config, store: Arc<dyn Store>) -> Result<Self, StartError> {
        Self::start_with(config, store, Arc::new(System)).await
    }

    /// Starts with a custom source of randomness and time.
    ///
    /// # Errors
    /// If the configuration is invalid.
    pub async fn start_with(
        config: Config,
        store: Arc<dyn Store>,
        chance: Arc<dyn Chance>,
    ) -> Result<Self, StartError> {
        store.ping().await?;
        let origins = config.origins.iter().map(|origin| parse_origin(origin));
        let origins = origins.collect::<Result<Vec<_>, _>>()?;
        let gate = Gate::new(&config.limits)?;
        let thinkers = Thinkers::new(config.bot_threads);
        let store = PatientStore::new(store, Duration::from_millis(config.store_ms));
        let life = Life::begin(&store, chance.now()).await?;
        let server = Self(Arc::new(Shared {
            origins,
            life,
            names: Names::new(&config)?,
            naming: Naming::new(&config.bots_names),
            checked: Checked::default(),
            store,
            chance,
            hub: Hub::default(),
            lobby: Lobby::default(),
            alarm: Alarm::default(),
            gate,
            metrics: Metrics::new(),
            thinkers,
            draining: CancellationToken::new(),
            stopping: CancellationToken::new(),
            tasks: TaskTracker::new(),
            config,
        }));
        server.start_job(|server| async move { server.run_life().await });
        server.start_job(|server| async move { server.alarm().run(&server).await });
        server.start_job(|server| async move { server.run_lobby().await });
        server.start_job(|server| async move { server.follow_changes().await });
        server.start_job(|server| async move { server.run_housekeeping().await });
        server.start_job(|server| async move { server.run_claims().await });
        server.start_job(|server| async move { server.derive_old_series().await });
        server.start_job(|server| async move { server.expect_listed_players().await });
        server.start_job(|server| async move { server.run_chain().await });
        Ok(server)
    }

    /// The routes, for callers with another kind of listener.
    pub fn app(&self) -> Router {
        http::router(self.clone())
    }

    /// Serves until `shutdown` resolves, then drains: new connections are refused, open ones are
    /// told to reconnect elsewhere, accepted work is finished.
    ///
    /// # Errors
    /// Never so far: what fails is one connection.
    pub async fn serve(
        self,
        listener: TcpListener,
        shutdown: impl Future<Output = ()> + Send + 'static,
    ) -> std::io::Result<()> {
        let drain = async {
            shutdown.await;
            tracing::info!("draining");
            self.0.draining.cancel();
            tokio::time::sleep(Duration::from_millis(self.config().drain_ms)).await;
        };
        tokio::select! {
            () = self.accept(listener) => {}
            () = drain => {}
        }
        self.stop().await;
        Ok(())
    }

    /// Ends the background jobs and closes the store.
    pub async fn stop(&self) {
        self.0.draining.cancel();
        self.0.stopping.cancel();
        self.0.tasks.close();
        let max_wait = Duration::from_millis(self.config().drain_ms.max(1_000));
        if tokio::time::timeout(max_wait, self.0.tasks.wait()).await.is_err() {
            tracing::warn!("some tasks did not end in time");
        }
        self.show_life(None).await;
        self.0.store.close().await;
        tracing::info!("stopped");
    }

    /// Starts a job that runs until the server stops.
    fn start_job<F: Future<Output = ()> + Send + 'static>(&self, job: impl FnOnce(Self) -> F) {
        self.spawn(job(self.clone()));
    }

    pub(crate) fn spawn(&self, task: impl Future<Output = ()> + Send + 'static) {
        self.0.tasks.spawn(task);
    }

    pub(crate) fn config(&self) -> &Config {
        &self.0.config
    }

    pub(crate) fn origins(&self) -> &[HeaderValue] {
        &self.0.origins
    }

    pub(crate) fn names(&self) -> &Names {
        &self.0.names
    }

    pub(crate) fn naming(&self) -> &Naming {
        &self.0.naming
    }

    pub(crate) fn store(&self) -> &dyn Store {
        &self.0.store
    }

    pub(crate) fn patient_store(&self) -> &PatientStore {
        &self.0.store
    }

    pub(crate) fn checked(&self) -> &Checked {
        &self.0.checked
    }

    pub(crate) fn chance(&self) -> &dyn Chance {
        &*self.0.chance
    }

    pub(crate) fn hub(&self) -> &Hub {
        &self.0.hub
    }

    pub(crate) fn lobby(&self) -> &Lobby {
        &self.0.lobby
    }

    pub(crate) fn alarm(&self) -> &Alarm {
        &self.0.alarm
    }

    pub(crate) fn life(&self) -> &Life {
        &self.0.life
    }

    pub(crate) fn gate(&self) -> &Gate {
        &self.0.gate
    }

    pub(crate) fn metrics(&self) -> &Metrics {
        &self.0.metrics
    }

    pub(crate) fn thinkers(&self) -> &Thinkers {
        &self.0.thinkers
    }

    pub(crate) fn draining(&self) -> &CancellationToken {
        &self.0.draining
    }

    pub(crate) fn stopping(&self) -> &CancellationToken {
        &self.0.stopping
    }
}

/// Parses an origin such as `https://play.example.org`, without a path.
fn parse_origin(origin: &str) -> Result<HeaderValue, StartError> {
    let bad = || StartError::BadOrigin(origin.to_owned());
    let rest = origin.strip_prefix("https://").or_else(|| origin.strip_prefix("http://"));
    let host = rest.ok_or_else(bad)?;
    if host.is_empty() || host.contains(['/', ' ', '*']) {
        return Err(bad());
    }
    HeaderValue::from_str(origin).map_err(|_| bad())
}
