//! Pings and closing.

use crate::home::Home;
use crate::samples::append;

pub(crate) async fn a_store_answers_pings_until_closed(home: Home) {
    assert_eq!(home.store.ping().await, Ok(()));
    home.store.close().await;
    home.store.close().await;
    let code = |error: store::StoreError| error.code();
    assert_eq!(home.store.ping().await.map_err(code), Err("store.closed"));
    assert_eq!(home.store.load("oak", 0).await.map_err(code), Err("store.closed"));
    assert_eq!(home.store.append(append("oak", 0, 0)).await.map_err(code), Err("store.closed"));
}
