//! Accounts.

use crate::home::Home;
use crate::samples::player;
use store::Player;

pub(crate) async fn players_are_found_by_secret_and_by_id(home: Home) {
    let ann = player("ann");
    let bob = Player { program: true, ..player("bob") };
    home.store.create_player(ann.clone(), [1; 32]).await.unwrap();
    home.store.create_player(bob.clone(), [2; 32]).await.unwrap();
    assert_eq!(home.store.player_by_secret([1; 32]).await, Ok(Some(ann.clone())));
    assert_eq!(home.store.player_by_secret([2; 32]).await, Ok(Some(bob.clone())));
    assert_eq!(home.store.player_by_secret([3; 32]).await, Ok(None));
    assert_eq!(home.store.player("ann").await, Ok(Some(ann)));
    assert_eq!(home.store.player("bob").await, Ok(Some(bob)));
    assert_eq!(home.store.player("ANN").await, Ok(None));
}

pub(crate) async fn a_player_can_be_renamed(home: Home) {
    home.store.create_player(player("ann"), [1; 32]).await.unwrap();
    home.store.create_player(player("bob"), [2; 32]).await.unwrap();
    assert_eq!(home.store.rename_player("ann", "Queen Ann").await, Ok(true));
    assert_eq!(home.store.rename_player("eve", "Eve").await, Ok(false));
    let name = async |id| home.store.player(id).await.unwrap().map(|player| player.name);
    assert_eq!(name("ann").await.as_deref(), Some("Queen Ann"));
    assert_eq!(name("bob").await.as_deref(), Some("BOB"));
    assert_eq!(name("eve").await, None);
}

pub(crate) async fn taken_ids_and_secrets_are_refused(home: Home) {
    home.store.create_player(player("ann"), [1; 32]).await.unwrap();
    for (id, hash) in [("ann", [2; 32]), ("eve", [1; 32]), ("", [3; 32])] {
        let refused = home.store.create_player(player(id), hash).await.unwrap_err();
        assert_eq!(refused.code(), "store.refused", "{id}");
    }
    assert_eq!(home.store.player_by_secret([1; 32]).await, Ok(Some(player("ann"))));
    assert_eq!(home.store.player("eve").await, Ok(None));
}
