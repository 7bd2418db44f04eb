//! Players' devices shuffle along and check the deal; so does a short program that shares no code with
//! the server.

use rules::Record;
use table::{
    Commitment, Fact, Intent, Level, Nonce, Opening, Options, Own, Stage, TableId,
    Wanted::{Anybody, Bot, Host},
};

use crate::house::{Guest, House, PATIENCE, is_over, play, submit, until};
use crate::many::houses;

const PROGRAM: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/verify.py");

/// What the program says about a record and a server's chain; an error is how it ends in failure.
async fn verified(record: &str, house: Option<&House>) -> Result<String, String> {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("game.record");
    std::fs::write(&path, record).expect("a file");
    let mut python = tokio::process::Command::new("python3");
    python.arg(PROGRAM).arg(&path);
    if let Some(house) = house {
        python.arg(format!("http://{}", house.address));
    }
    let output = tokio::time::timeout(PATIENCE, python.output()).await;
    let output = output.expect("it stops").expect("python3");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("text");
    if output.status.success() { Ok(text(output.stdout)) } else { Err(text(output.stderr)) }
}

/// A finished game of Ann and Ben, to which both contributed.
async fn played(house: &House, rules: &str) -> (TableId, String) {
    let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
    let seats: usize = rules[1..2].parse().expect("a number of seats");
    let bots = (2..seats).map(|_| Bot { level: Level::Page });
    let seats = [Host, Anybody].into_iter().chain(bots).collect();
    let table = ann.open(rules, seats, false).await;
    let links = [ann.follow(&table), ben.follow(&table), house.guest("Eve").await.follow(&table)];
    let [anns, bens, eves] = &links;
    until(bens, &table, |_| true).await;
    let second = rules::Seat::new(1).expect("a seat");
    submit(bens, &table, Intent::Sit { seat: second, house: None }).await.expect("a seat");
    until(eves, &table, |state| !state.has_free_seat()).await;
    for link in [anns, bens] {
        submit(link, &table, Intent::ready(true)).await.expect("ready");
    }
    tokio::join!(play(anns, &table, 1), play(bens, &table, 2));
    until(eves, &table, is_over).await;
    for (link, own) in links.iter().zip([Own::Counted, Own::Counted, Own::None]) {
        let found = link.with(|session| session.fairness(&table)).expect("a finished game");
        let fairness = found.expect("a fair game");
        assert_eq!((fairness.own, fairness.contributed.len()), (own, 2), "{rules}");
        assert!(fairness.since_start && fairness.missing.is_empty(), "{rules}");
    }
    let record = ann.api.record(&table, 1).await.expect("a record");
    (table, record)
}

/// Waits until the chain has this many seals.
async fn chained(guest: &Guest, count: usize) {
    let chained = async { while guest.api.seals(0).await.expect("seals").seals.len() < count {} };
    tokio::time::timeout(PATIENCE, chained).await.expect("seals are chained soon");
}

fn replaced(record: &str, tag: &str, change: impl Fn(&str) -> String) -> String {
    let start = format!("[{tag} \"");
    let lines = record.lines().map(|line| match line.strip_prefix(&start) {
        Some(rest) => format!("{start}{}\"]\n", change(rest.trim_end_matches("\"]"))),
        None => format!("{line}\n"),
    });
    lines.collect()
}

/// Another text of hexadecimal digits.
fn flipped(text: &str) -> String {
    let first = if text.starts_with('0') { "1" } else { "0" };
    format!("{first}{}", &text[1..])
}

#[tokio::test(flavor = "multi_thread")]
async fn the_program_accepts_real_games_and_refuses_every_swap() {
    let house = House::open().await;
    let modes = ["k2", "q3", "w4t", "k4+anyking"];
    let mut records = Vec::new();
    for rules in modes {
        records.push(played(&house, rules).await);
    }
    let guest = house.guest("Cat").await;
    chained(&guest, modes.len()).await;
    for (table, record) in &records {
        let said = verified(record, Some(&house)).await.unwrap_or_else(|why| panic!("{why}"));
        assert_eq!(said.trim(), "fair: shuffled by the server and seats [1, 2]");
        let read: Record = record.parse().expect("a record");
        assert_eq!(table::verify(&read), Ok(()));
        let seal = read.tag("Seal").expect("a seal");
        let chained = guest.api.seal(seal.parse().expect("a seal")).await.expect("in the chain");
        assert_eq!(chained.seal, seal);
        assert!(!format!("{:?}", guest.api.seals(0).await).contains(table.as_str()), "no ids");
    }
    let (_, record) = &records[0];
    let refused = |record: String| async move { verified(&record, None).await.unwrap_err() };
    let swapped = replaced(record, "Seed", flipped);
    assert!(refused(swapped.clone()).await.contains("the seed does not match the seal"));
    // Seed and seal fit, but not the deals.
    let game: table::GameId = tag(record, "Game").parse().expect("a game");
    let seed: table::Seed = tag(&swapped, "Seed").parse().expect("a seed");
    let resealed = replaced(&swapped, "Seal", |_| seed.seal(&game).to_string());
    assert!(refused(resealed).await.contains("was not due"));
    for nonce in ["Contribution1", "Contribution2"] {
        assert!(refused(replaced(record, nonce, flipped)).await.contains("was not due"));
        assert!(refused(replaced(record, nonce, |_| "missing".into())).await.contains("not due"));
    }
    assert!(refused(replaced(record, "Game", |id| format!("{id}1"))).await.contains("the seal"));
    let (before, after) = record.split_once("L=").expect("a line");
    let rest = after.split_once(' ').expect("more").1;
    let line = if after.starts_with("1,2,3,4 ") { "1,2,3,5" } else { "1,2,3,4" };
    let dealt = format!("{before}L={line} {rest}");
    assert!(refused(dealt).await.contains("was not due"));
    // A server that never had this game.
    let other = House::open().await;
    played(&other, "k2").await;
    chained(&other.guest("Dan").await, 1).await;
    let missing = verified(record, Some(&other)).await.unwrap_err();
    assert!(missing.contains("the seal is not in the chain"), "{missing}");
}

fn tag(record: &str, name: &str) -> String {
    let record: Record = record.parse().expect("a record");
    record.tag(name).expect("a tag").to_owned()
}

/// The program in the documentation is the one that is tested, and as short as it promises.
#[test]
fn the_documented_program_is_this_one() {
    let program = std::fs::read_to_string(PROGRAM).expect("the program");
    let docs = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/PROTOCOL.md");
    let docs = std::fs::read_to_string(docs).expect("the documentation");
    assert!(docs.contains(&format!("```python\n{program}```\n")));
    assert!(program.lines().count() <= 30, "{}", program.lines().count());
}

#[tokio::test(flavor = "multi_thread")]
async fn seals_are_public_and_cached() {
    let house = House::open().await;
    played(&house, "k2").await;
    chained(&house.guest("Cat").await, 1).await;
    let ask = |path: &'static str| axum::http::Request::get(path).body(axum::body::Body::empty());
    let answer = house.ask(ask("/api/seals").expect("a request")).await;
    assert_eq!(answer.headers()["cache-control"], "public, max-age=5");
    let (status, answer) = house.send("GET", "/api/seals/00", None, "").await;
    assert_eq!((status.as_u16(), answer["code"].as_str()), (404, Some("seal.none")));
    let (_, page) = house.send("GET", "/api/seals?after=1", None, "").await;
    assert_eq!(page["seals"].as_array().map(Vec::len), Some(0));
    let (status, _) = house.send("GET", "/api/seals?after=-1", None, "").await;
    assert_eq!(status.as_u16(), 400);
}

/// A table of Ann and a bot whose game waits for a nonce that Ann has committed to.
async fn waiting(ann: &Guest, commitment: Commitment) -> TableId {
    let opening = Opening {
        options: Options::new("k2".parse().expect("rules")),
        seats: vec![Host, Bot { level: Level::Page }],
        house: None,
        ready: true,
        commitment: Some(commitment),
    };
    let table = ann.api.create_table(&opening).await.expect("a table").table;
    let state = ann.api.table(&table).await.expect("a table").into_state().expect("a state");
    let game = state.game.expect("a game");
    assert!(state.stage == Stage::Playing && game.steps().is_empty());
    table
}

/// The process dies between the seal and the first deal; another one goes on.
#[tokio::test(flavor = "multi_thread")]
async fn another_process_waits_and_deals() {
    let (_postgres, mut houses) = houses(2).await;
    let ann = houses[0].guest("Ann").await;
    let nonce = Nonce::new([5; 32]);
    let revealed = waiting(&ann, nonce.commitment()).await;
    let withheld = waiting(&ann, Nonce::new([6; 32]).commitment()).await;
    houses[0].close().await;
    let ann = ann.moved_to(&houses[1]);
    let link = ann.follow(&revealed);
    until(&link, &revealed, |_| true).await;
    // It may have given up waiting while it started.
    let told = submit(&link, &revealed, Intent::Reveal { nonce }).await;
    assert!(told.is_ok() || told == Err("shuffle.not_awaited".into()), "{told:?}");
    let is_dealt =
        |state: &table::State| state.game.as_ref().is_some_and(|game| !game.steps().is_empty());
    until(&link, &revealed, is_dealt).await;
    let link = ann.follow(&withheld);
    until(&link, &withheld, is_dealt).await;
    let state = link.state(&withheld).expect("a state");
    assert!(state.game.expect("a game").contributions[0].missing);
    play(&link, &withheld, 3).await;
    let record = ann.api.record(&withheld, 1).await.expect("a record");
    assert_eq!(table::verify(&record.parse().expect("a record")), Ok(()));
    let fact = Fact::Missing { seat: rules::Seat::new(0).expect("a seat") };
    assert_eq!(serde_json::to_string(&fact).expect("JSON"), r#"{"type":"missing","seat":1}"#);
}
