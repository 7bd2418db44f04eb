//! A player who makes random moves over a real connection, and records what they see.

use std::time::Duration;

use client::{Api, ApiError, Bases, Link, LinkOptions, Notice, Pace, Session};
use rand::{Rng, RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use rules::{Action, Seat};
use table::{Intent, PlayerId, State, TableId};

use super::LoadTestError;
use super::witness::{Journal, Witness};

/// How many times a request is retried.
const RETRIES: u32 = 400;

/// A player at a table.
#[derive(Debug)]
pub(super) struct Player {
    pub(super) id: PlayerId,
    pub(super) table: TableId,
    pub(super) link: Link,
    pub(super) journal: Journal,
    pub(super) random: Xoshiro256PlusPlus,
}

/// A player who has signed in but has no table yet.
#[derive(Clone)]
pub(super) struct Guest {
    pub(super) api: Api,
    pub(super) id: PlayerId,
    pub(super) token: String,
    pub(super) bases: Bases,
}

impl Guest {
    pub(super) async fn sign_in(bases: &Bases, name: &str) -> Result<Self, LoadTestError> {
        let name: table::Name = name.parse().expect("a name");
        let session = retry(|| {
            let (mut api, name) = (Api::new(bases.clone()), name.clone());
            async move { api.create_program(name).await }
        });
        let session = session.await?;
        let token = session.token.clone().unwrap_or_default();
        let api = Api::new(bases.clone()).with_token(&token);
        let id = session.player.id;
        Ok(Self { api, id, token, bases: bases.clone() })
    }

    /// Connects and watches a table.
    pub(super) fn watch(self, table: &TableId, seed: u64) -> Result<Player, LoadTestError> {
        let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
        // Intent ids must be unique, so each session gets its own prefix.
        let mut session = Session::new(&format!("{:x}", random.next_u32()))?;
        session.watch(table)?;
        let mut jitter = Xoshiro256PlusPlus::seed_from_u64(!seed);
        session.contribute(jitter.random());
        let options = LinkOptions {
            bases: self.bases,
            token: self.token,
            pace: Pace {
                wait_first: Duration::from_millis(5),
                wait_max: Duration::from_millis(200),
                ..Pace::default()
            },
            jitter: Box::new(move || jitter.random()),
        };
        let link = Link::start(session, options);
        Ok(Player { id: self.id, table: table.clone(), link, journal: Journal::default(), random })
    }
}

impl Player {
    /// Waits for the next notice and adds it to the journal; `None` when the link has ended.
    pub(super) async fn next_notice(&mut self) -> Option<Notice> {
        let notice = self.link.next_notice().await?;
        self.journal.record(&notice);
        Some(notice)
    }

    pub(super) fn into_witness(self) -> Witness {
        let last = self.with_state(State::clone);
        Witness { id: self.id, journal: self.journal, last }
    }

    /// Reads the table as this player sees it.
    pub(super) fn with_state<T>(&self, look: impl FnOnce(&State) -> T) -> Option<T> {
        self.link.with(|session| session.state(&self.table).map(look))
    }

    pub(super) fn has_no_pending_intents(&self) -> bool {
        self.link.with(|session| session.pending().next().is_none())
    }

    pub(super) fn seat(&self) -> Option<Seat> {
        self.link.with(|session| session.seat(&self.table))
    }

    pub(super) fn send_intent(&self, intent: Intent) -> Result<(), LoadTestError> {
        self.link.intend(&self.table, intent)?;
        Ok(())
    }

    /// A random legal action, if it is their turn and all their intents have been answered.
    pub(super) fn random_action(&mut self) -> Option<Action> {
        let Self { link, table, random, .. } = self;
        link.with(|session| {
            if !session.is_our_turn(table) || session.pending().next().is_some() {
                return None;
            }
            let actions = session.state(table)?.game.as_ref()?.position().legal_actions();
            (!actions.is_empty()).then(|| actions.get(random.random_range(0..actions.len())))?
        })
    }

    /// True with this probability.
    pub(super) fn flip_coin(&mut self, share: f64) -> bool {
        self.random.random_bool(share)
    }
}

/// Retries a request while the server is being killed and restarted.
pub(super) async fn retry<T, F>(mut request: impl FnMut() -> F) -> Result<T, ApiError>
where
    F: Future<Output = Result<T, ApiError>>,
{
    let mut tries = 0;
    loop {
        match request().await {
            Err(
                ApiError::Unreachable(_)
                | ApiError::Unreadable(_)
                | ApiError::Refused { status: 500.., .. },
            ) if tries < RETRIES => {}
            answer => return answer,
        }
        tries += 1;
        tokio::time::sleep(Duration::from_millis(25)).await;
    }
}
