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

pub(crate) async fn the_last_sign_of_life_is_kept(home: Home) {
    assert_eq!(home.store.last_alive().await, Ok(None));
    // Processes do not agree on the time to the millisecond: the latest counts.
    for (at, latest) in [(50, 50), (40, 50), (60, 60)] {
        assert_eq!(home.store.note_alive(at).await, Ok(()));
        assert_eq!(home.store.last_alive().await, Ok(Some(latest)));
    }
}

pub(crate) async fn downtimes_come_back_in_order(home: Home) {
    assert_eq!(home.store.downtimes(9).await, Ok(vec![]));
    for (began_at, ended_at) in [(50, 60), (10, 20), (50, 60), (15, 20)] {
        assert_eq!(home.store.add_downtime(began_at, ended_at).await, Ok(()));
    }
    assert_eq!(home.store.downtimes(9).await, Ok(vec![(10, 20), (15, 20), (50, 60)]));
    assert_eq!(home.store.downtimes(2).await, Ok(vec![(15, 20), (50, 60)]), "the latest");
}
