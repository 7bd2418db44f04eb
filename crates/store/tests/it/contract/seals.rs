//! The public chain of seals.

use crate::home::Home;
use crate::samples::{append, entry};
use std::collections::BTreeSet;
use store::{Append, Appended, ChainedSeal, FIRST_LINK, StoreError};

fn beginning(table: &str, expected: u64, at: i64, seals: &[&str]) -> Append {
    Append { seals: seals.iter().map(ToString::to_string).collect(), ..append(table, expected, at) }
}

/// Whether each entry follows from the one before, from the first on.
fn holds(chain: &[ChainedSeal]) -> bool {
    let numbers = chain.iter().map(|entry| entry.number);
    let mut links = vec![FIRST_LINK];
    links.extend(chain.iter().map(|entry| entry.link.as_str()));
    numbers.eq(1..=chain.len() as u64)
        && links.windows(2).all(|pair| pair[0] != pair[1] && pair[1].len() == FIRST_LINK.len())
}

pub(crate) async fn seals_are_chained_in_order(home: Home) {
    let store = &home.store;
    assert_eq!(store.chain_seals(10).await, Ok(0));
    assert_eq!(store.append(beginning("oak", 0, 5, &["aa", "bb"])).await, Ok(Appended::Done));
    assert_eq!(store.append(beginning("elm", 0, 7, &["cc"])).await, Ok(Appended::Done));
    assert_eq!(store.seals(0, 10).await, Ok(vec![]), "nobody has chained them yet");
    assert_eq!(store.chain_seals(2).await, Ok(2));
    assert_eq!(store.chain_seals(2).await, Ok(1));
    assert_eq!(store.chain_seals(2).await, Ok(0));
    let chain = store.seals(0, 10).await.unwrap();
    let told: Vec<(u64, &str, i64)> =
        chain.iter().map(|entry| (entry.number, entry.seal.as_str(), entry.at)).collect();
    assert_eq!(told, [(1, "aa", 5), (2, "bb", 5), (3, "cc", 7)]);
    assert!(holds(&chain));
    // The documented hash of `000…0 1 aa 5`.
    assert_eq!(chain[0].link, FIRST_HASH);
    assert_eq!(store.seals(1, 1).await, Ok(vec![chain[1].clone()]));
    assert_eq!(store.seals(u64::MAX, 10).await, Ok(vec![]));
    assert_eq!(store.seal("cc").await, Ok(Some(chain[2].clone())));
    assert_eq!(store.seal("dd").await, Ok(None));
    assert_eq!(store.seal("\0").await, Ok(None));
}

const FIRST_HASH: &str = "7e6d397a1c821fcd7dbfe9af4691a804932f02f92d0d29bd156822b8d52298f5";

/// What was not written leaves no seal.
pub(crate) async fn a_conflict_chains_nothing(home: Home) {
    let store = &home.store;
    assert_eq!(store.append(beginning("oak", 0, 5, &["aa"])).await, Ok(Appended::Done));
    assert_eq!(store.append(beginning("oak", 0, 5, &["bb"])).await, Ok(Appended::Conflict));
    let refused = store.append(beginning("oak", 1, 5, &[""])).await;
    assert!(matches!(refused, Err(StoreError::Refused(_))));
    let too_late = Append { entries: vec![entry(9, 5)], ..beginning("oak", 1, 5, &["cc"]) };
    assert!(matches!(store.append(too_late).await, Err(StoreError::Refused(_))));
    assert_eq!(store.chain_seals(10).await, Ok(1));
    assert_eq!(store.seal("bb").await, Ok(None));
}

/// However many write and chain at the same time, there is one chain with every seal once.
pub(crate) async fn many_chain_at_once(home: Home) {
    let mut tasks = tokio::task::JoinSet::new();
    for writer in 0..8 {
        let store = home.store.clone();
        tasks.spawn(async move {
            for number in 0..10 {
                let (table, seal) = (format!("t{writer}.{number}"), format!("{writer}-{number}"));
                let appended = store.append(beginning(&table, 0, number, &[&seal])).await;
                assert_eq!(appended, Ok(Appended::Done));
                store.chain_seals(3).await.unwrap();
            }
        });
    }
    while let Some(done) = tasks.join_next().await {
        done.unwrap();
    }
    while home.store.chain_seals(1_000).await.unwrap() > 0 {}
    let chain = home.store.seals(0, 1_000).await.unwrap();
    assert!(holds(&chain));
    let seals: BTreeSet<&str> = chain.iter().map(|entry| entry.seal.as_str()).collect();
    assert_eq!((chain.len(), seals.len()), (80, 80));
}
