//! Hostile and oversized text.

use crate::home::Home;
use crate::samples::{append, finishing, game, player};
use store::{Append, Appended, Row, Summary};

const HOSTILE: [&str; 8] = [
    "'; DROP TABLE entries; --",
    "\"double\" 'single' `back` $1 ?1 :a @b %s {} \\",
    "line\nbreak\r\n\ttab \u{1b}[31m\u{7f}",
    "ünï¢ødé — 王国 🏰👑 \u{200f}\u{202e}e\u{301}",
    "\u{feff}\u{fffd}\u{10ffff}",
    "{\"json\": [1, null]}",
    "NULL",
    " spaces ",
];

pub(crate) async fn hostile_text_comes_back_unchanged(home: Home) {
    for (hostile, number) in HOSTILE.iter().zip(1..) {
        let text = (*hostile).to_owned();
        let mut finished = game(hostile, 1, number);
        finished.rules.clone_from(&text);
        finished.ending.clone_from(&text);
        finished.record.clone_from(&text);
        finished.results[0].name.clone_from(&text);
        finished.results[0].player = Some(text.clone());
        finished.results[0].bot = Some(text.clone());
        let wanted = Append {
            entries: vec![Row { seq: 1, at: 0, body: text.clone() }],
            summary: Summary { listed: true, waiting: false, body: text.clone() },
            ..finishing(vec![finished.clone()])
        };
        assert_eq!(home.store.append(wanted).await, Ok(Appended::Done), "{hostile:?}");
        let log = home.store.load(hostile, 0).await.unwrap().unwrap();
        assert_eq!(log.entries[0].body, text);
        assert_eq!(home.store.summary(hostile).await.unwrap().unwrap().body, text);
        assert_eq!(home.store.game(hostile, 1).await, Ok(Some(finished)));
        assert_eq!(home.store.player_stats(hostile).await.unwrap().games, 1, "{hostile:?}");
        home.store.create_player(player(hostile), [number as u8; 32]).await.unwrap();
        assert_eq!(home.store.rename_player(hostile, hostile).await, Ok(true));
        assert_eq!(home.store.player(hostile).await.unwrap().unwrap().name, text);
    }
    let mut listed: Vec<_> =
        home.store.open_tables(99).await.unwrap().into_iter().map(|it| it.table).collect();
    let mut all = HOSTILE.to_vec();
    listed.sort();
    all.sort_unstable();
    assert_eq!(listed, all);
}

pub(crate) async fn nul_is_refused(home: Home) {
    let nul = || "a\0b".to_owned();
    let mut games = vec![game("oak", 1, 0); 6];
    games[0].rules = nul();
    games[1].ending = nul();
    games[2].record = nul();
    games[3].results[0].name = nul();
    games[4].results[0].player = Some(nul());
    games[5].results[0].bot = Some(nul());
    let mut bad: Vec<_> = games.into_iter().map(|game| finishing(vec![game])).collect();
    bad.push(append("a\0b", 0, 0));
    bad.push(Append { entries: vec![Row { seq: 1, at: 0, body: nul() }], ..append("oak", 0, 0) });
    let summary = Summary { listed: true, waiting: true, body: nul() };
    bad.push(Append { summary, ..append("oak", 0, 0) });
    for append in bad {
        let words = format!("{append:?}");
        assert_eq!(home.store.append(append).await.unwrap_err().code(), "store.refused", "{words}");
    }
    home.store.create_player(player("ann"), [1; 32]).await.unwrap();
    for refused in [
        home.store.create_player(player("a\0b"), [2; 32]).await.unwrap_err(),
        home.store.rename_player("ann", "a\0b").await.unwrap_err(),
    ] {
        assert_eq!(refused.code(), "store.refused");
    }
    assert_eq!(home.store.load("oak", 0).await, Ok(None));
}

/// Identifiers in queries come from strangers: an odd one is unknown, not an error.
pub(crate) async fn an_id_with_nul_is_unknown(home: Home) {
    assert_eq!(home.store.load("a\0b", 0).await, Ok(None));
    assert_eq!(home.store.summary("a\0b").await, Ok(None));
    assert_eq!(home.store.player("a\0b").await, Ok(None));
    assert_eq!(home.store.rename_player("a\0b", "c").await, Ok(false));
    assert_eq!(home.store.game("a\0b", 1).await, Ok(None));
    assert_eq!(home.store.player_stats("a\0b").await.unwrap().games, 0);
    for (player, rules) in [(Some("a\0b"), None), (None, Some("a\0b"))] {
        let query = store::GameQuery {
            player: player.map(str::to_owned),
            rules: rules.map(str::to_owned),
            before: None,
            limit: 9,
        };
        assert_eq!(home.store.games(query).await, Ok(Vec::new()));
    }
}

pub(crate) async fn long_text_comes_back_or_is_refused(home: Home) {
    let body = |bytes: usize| "王x🏰".repeat(bytes / 8) + &"-".repeat(bytes % 8);
    for (expected, bytes) in [(0, 64 << 10), (1, store::TEXT_BYTES_MAX)] {
        let entries = vec![Row { seq: expected + 1, at: 0, body: body(bytes) }];
        let wanted = Append { entries, ..append("oak", expected, 0) };
        assert_eq!(home.store.append(wanted).await, Ok(Appended::Done));
        let log = home.store.load("oak", expected).await.unwrap().unwrap();
        assert!(log.entries[0].body == body(bytes), "{bytes} bytes came back changed");
    }
    let entries = vec![Row { seq: 3, at: 0, body: body(store::TEXT_BYTES_MAX + 1) }];
    let refused = home.store.append(Append { entries, ..append("oak", 2, 0) }).await.unwrap_err();
    assert_eq!(refused.code(), "store.refused");
    // Incompressible text in every indexed field.
    let mut state = 1_u64;
    let noise: String = std::iter::repeat_with(|| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        char::from(b' ' + (state >> 33) as u8 % 95)
    })
    .take(store::NAME_BYTES_MAX)
    .collect();
    let id = &noise[..store::ID_BYTES_MAX];
    let mut finished = game(id, 1, 0);
    finished.rules.clone_from(&noise);
    finished.results[0].player = Some(id.to_owned());
    assert_eq!(home.store.append(finishing(vec![finished])).await, Ok(Appended::Done));
    let query = store::GameQuery { rules: Some(noise), limit: 1, ..Default::default() };
    assert_eq!(home.store.games(query).await.unwrap().len(), 1);
}
