//! Metrics for operators, in the Prometheus text format.

use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::registry::Registry;

#[derive(Debug)]
pub(crate) struct Metrics {
    registry: Registry,
    pub(crate) facts: Counter,
    pub(crate) conflicts: Counter,
    pub(crate) refused: Counter,
    pub(crate) limited: Counter,
    pub(crate) cut_off: Counter,
    pub(crate) turned_away: Counter,
    pub(crate) connections: Gauge,
    pub(crate) tables: Gauge,
    pub(crate) intent_seconds: Histogram,
}

impl Metrics {
    pub(crate) fn new() -> Self {
        let mut registry = Registry::with_prefix("crownlands");
        let intent_seconds = Histogram::new(exponential_buckets(0.000_5, 2.0, 14));
        let metrics = Self {
            facts: Counter::default(),
            conflicts: Counter::default(),
            refused: Counter::default(),
            limited: Counter::default(),
            cut_off: Counter::default(),
            turned_away: Counter::default(),
            connections: Gauge::default(),
            tables: Gauge::default(),
            intent_seconds,
            registry: Registry::default(),
        };
        let counters = [
            ("facts", "Facts stored", &metrics.facts),
            ("conflicts", "Facts that another process stored first", &metrics.conflicts),
            ("refused", "Intents and requests that were refused", &metrics.refused),
            ("limited", "Requests and messages over a limit or from other sites", &metrics.limited),
            ("cut_off", "Connections cut off because they read too slowly", &metrics.cut_off),
            ("turned_away", "Connections that were one too many", &metrics.turned_away),
        ];
        for (name, help, counter) in counters {
            registry.register(name, help, counter.clone());
        }
        registry.register("connections", "Open connections", metrics.connections.clone());
        registry.register("tables", "Tables in memory", metrics.tables.clone());
        registry.register(
            "intent_seconds",
            "Time from an intent until its facts are stored and broadcast",
            metrics.intent_seconds.clone(),
        );
        Self { registry, ..metrics }
    }

    /// Renders all metrics.
    pub(crate) fn render(&self) -> String {
        let mut text = String::new();
        // Writing to a string does not fail.
        let _ = encode(&mut text, &self.registry);
        text
    }
}
