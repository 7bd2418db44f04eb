//! Where a store lives during a test.

use std::sync::Arc;
use store::Store;
use store::testing::TestPostgres;
use tempfile::TempDir;

pub(crate) struct Home {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) url: String,
    _ground: Ground,
}

/// What must outlive the store.
enum Ground {
    Nothing,
    Folder { _folder: TempDir },
    Server { _server: Arc<TestPostgres> },
}

impl Home {
    pub(crate) async fn memory() -> Self {
        Self::build("sqlite::memory:".to_owned(), Ground::Nothing).await
    }

    pub(crate) async fn file() -> Self {
        let folder = TempDir::new().unwrap();
        let url = format!("sqlite:{}", folder.path().join("new/games.db").display());
        Self::build(url, Ground::Folder { _folder: folder }).await
    }

    pub(crate) async fn server() -> Self {
        let server = TestPostgres::shared();
        let url = server.fresh_database().await;
        Self::build(url, Ground::Server { _server: server }).await
    }

    async fn build(url: String, ground: Ground) -> Self {
        Self { store: store::open(&url).await.unwrap(), url, _ground: ground }
    }
}
