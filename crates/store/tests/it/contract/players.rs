//! Players: created once, found by secret or id, renamed.

use crate::home::Home;
use crate::samples::player;
use store::{Player, SecretHash};

const ANNS_SECRET: SecretHash = [1; 32];
const BOBS_SECRET: SecretHash = [2; 32];
const UNUSED_SECRET: SecretHash = [3; 32];

pub(crate) async fn players_are_found_by_secret_and_by_id(home: Home) {
    let ann = player("ann");
    let bob = Player { program: true, ..player("bob") };
    home.store.create_player(ann.clone(), ANNS_SECRET).await.unwrap();
    home.store.create_player(bob.clone(), BOBS_SECRET).await.unwrap();
    assert_eq!(home.store.player_by_secret(ANNS_SECRET).await, Ok(Some(ann.clone())));
    assert_eq!(home.store.player_by_secret(BOBS_SECRET).await, Ok(Some(bob.clone())));
    assert_eq!(home.store.player_by_secret(UNUSED_SECRET).await, Ok(None));
    assert_eq!(home.store.player("ann").await, Ok(Some(ann)));
    assert_eq!(home.store.player("bob").await, Ok(Some(bob)));
    assert_eq!(home.store.player("ANN").await, Ok(None));
}

pub(crate) async fn a_player_can_be_renamed(home: Home) {
    home.store.create_player(player("ann"), ANNS_SECRET).await.unwrap();
    home.store.create_player(player("bob"), BOBS_SECRET).await.unwrap();
    assert_eq!(home.store.rename_player("ann", "Queen Ann").await, Ok(true));
    assert_eq!(home.store.rename_player("eve", "Eve").await, Ok(false));
    let name = async |id| home.store.player(id).await.unwrap().map(|player| player.name);
    assert_eq!(name("ann").await.as_deref(), Some("Queen Ann"));
    assert_eq!(name("bob").await.as_deref(), Some("BOB"));
    assert_eq!(name("eve").await, None);
}

pub(crate) async fn taken_ids_and_secrets_are_refused(home: Home) {
    home.store.create_player(player("ann"), ANNS_SECRET).await.unwrap();
    for (id, secret) in [("ann", UNUSED_SECRET), ("eve", ANNS_SECRET)] {
        let refused = home.store.create_player(player(id), secret).await.unwrap_err();
        assert_eq!(refused.code(), "store.refused", "{id}");
    }
    assert_eq!(home.store.player_by_secret(ANNS_SECRET).await, Ok(Some(player("ann"))));
    assert_eq!(home.store.player_by_secret(UNUSED_SECRET).await, Ok(None));
    assert_eq!(home.store.player("eve").await, Ok(None));
}

pub(crate) async fn an_empty_id_is_refused(home: Home) {
    let refused = home.store.create_player(player(""), UNUSED_SECRET).await.unwrap_err();
    assert_eq!(refused.code(), "store.refused");
    assert_eq!(home.store.player_by_secret(UNUSED_SECRET).await, Ok(None));
}
