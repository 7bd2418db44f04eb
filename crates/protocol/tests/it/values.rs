//! One value of every kind that goes over the wire.

use protocol::{
    Code, ErrorBody, GameInfo, GamePage, LobbyGame, LobbySeat, LobbyTable, NewPlayer,
    PROTOCOL_VERSION, PairingRequest, PostedIntent, PostedRemark, SeatInfo, SeriesInfo, SeriesPage,
    SeriesSeat, SeriesStanding, Session, Snapshot, Stats, TableCreated, ToClient, ToServer, Turn,
};
use rules::{Components, Seat};
use table::{
    Chair, Clock, Dropped, End, Ending, Entry, Fact, Fill, Handled, Holder, House, Input, Intent,
    Level, Nonce, Note, OnTimeout, Opening, Options, Phrase, Player, PlayerId, Privacy,
    PrivateNote, Question, Remark, Seal, Seed, Shuffle, Stage, Table, TeamPhrase, Vote, Wanted,
};

use crate::random_intents;

pub(crate) const NOW: i64 = 1_760_000_000_000;

pub(crate) fn seat(number: usize) -> Seat {
    Seat::new(number - 1).unwrap()
}

fn ann() -> Player {
    random_intents::player("Ann")
}

fn seed() -> Seed {
    Seed::new([7; 32])
}

pub(crate) fn seal() -> Seal {
    seed().seal(&table::GameId { table: "t1".parse().unwrap(), number: 1 })
}

pub(crate) fn nonce() -> Nonce {
    Nonce::new([3; 32])
}

pub(crate) fn options() -> Options {
    Options {
        rules: "k4+middle+harmony".parse().unwrap(),
        clock: Clock::Bank { bank_ms: 600_000, increment_ms: 5_000 },
        on_timeout: OnTimeout::Skip,
        privacy: Privacy::Link,
        spectators: true,
        talk: true,
        free_text: true,
        undo: false,
        hints: true,
        fill: Some(table::Fill { after_ms: 15_000, level: Level::Knight }),
        stand_in: Level::Duke,
    }
}

/// A table of Ann and a bot in the middle of its first turn.
fn playing() -> Table {
    let opening = Opening {
        options: table::Options::new("k2".parse().unwrap()),
        seats: vec![Wanted::Host, Wanted::Bot { level: Level::Page }],
        house: None,
        ready: true,
        commitment: None,
    };
    let ann = random_intents::player("Ann");
    Table::open("t1".parse().unwrap(), NOW, &opening, &ann, seed()).unwrap().0
}

fn after(mut table: Table, id: &str, intent: table::Intent) -> Table {
    let (player, seen) = (random_intents::player("Ann"), table.state().seq);
    let input = Input::Intent { player, id: id.parse().unwrap(), seen, intent };
    let Ok(Handled::Decided(decided)) = table.handle(NOW + 1_000, input, seed()) else {
        panic!("a good intent");
    };
    table.carry_out(&decided).unwrap();
    table
}

/// Tables before, in, and after a game.
pub(crate) fn snapshots() -> Vec<(&'static str, Snapshot)> {
    let gathering = Opening {
        options: options(),
        seats: vec![Wanted::Host, Wanted::Bot { level: Level::Knight }],
        house: None,
        ready: false,
        commitment: None,
    };
    let ann = random_intents::player("Ann");
    let (gathering, _) = Table::open("t1".parse().unwrap(), NOW, &gathering, &ann, seed()).unwrap();
    let ended = after(playing(), "i1", table::Intent::Resign);
    let closed = after(ended.clone(), "i2", table::Intent::Close);
    let housed = after(ended.clone(), "i2", table::Intent::House { house: House::Rose });
    let housed = after(housed, "i3", table::Intent::ready(true));
    let mut asked = Snapshot::from(playing().state());
    asked.vote = Some(vote());
    vec![
        ("gathering", gathering.state().into()),
        ("playing", playing().state().into()),
        ("asked", asked),
        ("ended", ended.state().into()),
        ("closed", closed.state().into()),
        ("housed", housed.state().into()),
        ("covered", covered()),
    ]
}

/// A table at which a bot plays the turn of a player who has run out of time.
fn covered() -> Snapshot {
    let clock = Clock::Turn { turn_ms: 60_000 };
    let options = Options { clock, ..Options::new("k2".parse().unwrap()) };
    let people = vec![Wanted::Host, Wanted::Bot { level: Level::Page }];
    let opening = Opening { options, seats: people, house: None, ready: true, commitment: None };
    let (mut table, _) = Table::open("t1".parse().unwrap(), NOW, &opening, &ann(), seed()).unwrap();
    let mut input = |at: i64, input: &dyn Fn(&Table) -> Input| {
        let Ok(Handled::Decided(decided)) = table.handle(at, input(&table), seed()) else {
            panic!("a good input");
        };
        table.carry_out(&decided).unwrap();
        table.state().bot_turn().is_some()
    };
    let claim = |table: &Table| {
        let turn = table.state().bot_turn().unwrap();
        turn.decide(turn.position.legal_actions().get(0).unwrap())
    };
    while input(NOW, &claim) {}
    input(NOW + 60_000, &|_| Input::Tick);
    table.state().into()
}

fn playing_snapshot() -> Snapshot {
    playing().state().into()
}

pub(crate) fn vote() -> Vote {
    Vote { by: seat(1), question: Question::End, since: NOW, yes: vec![seat(2)] }
}

pub(crate) fn chair() -> Chair {
    Chair {
        holder: Holder::Player { player: ann() },
        ready: true,
        away: true,
        stand_in: true,
        resigned: true,
        bank_ms: 60_000,
        out_of_time_at: Some(NOW),
        covered: true,
        spoke_at: Some(NOW - 1_000),
        house: None,
        commitment: None,
    }
}

pub(crate) fn end() -> End {
    End { ending: Ending::Resigned, at: NOW, seed: seed() }
}

pub(crate) fn error() -> ErrorBody {
    Code::NoTable.into()
}

pub(crate) fn turn() -> Turn {
    let table = playing();
    let position = table.state().game.as_ref().unwrap().position();
    Turn {
        table: "t1".parse().unwrap(),
        seat: seat(1),
        seen: table.state().seq,
        position: position.setup().to_string(),
        legal: position.legal_actions().iter().collect(),
    }
}

pub(crate) fn lobby_table() -> LobbyTable {
    LobbyTable { spectators: 2, ..LobbyTable::from(playing().state()) }
}

pub(crate) fn lobby_game() -> LobbyGame {
    LobbyGame { number: 2, round: 5, rounds: 12 }
}

pub(crate) fn lobby_seat() -> LobbySeat {
    LobbySeat { holder: Holder::Bot { level: Level::Baron }, house: None }
}

pub(crate) fn entry() -> Entry {
    Entry { seq: 8, at: NOW, cause: None, fact: Fact::Stepped { step: "17@h7n".parse().unwrap() } }
}

/// A fact with its cause, as a row of the store holds it.
pub(crate) fn caused() -> table::Entry {
    let cause = table::Cause { player: "Ann".parse().unwrap(), intent: "i1".parse().unwrap() };
    table::Entry { cause: Some(cause), ..entry() }
}

pub(crate) fn new_player() -> NewPlayer {
    NewPlayer { name: "Ann".parse().unwrap(), program: true, token: false }
}

pub(crate) fn session() -> Session {
    Session { player: ann(), token: Some("secret".into()) }
}

pub(crate) fn new_table() -> Opening {
    let seats = seats_wanted();
    Opening { options: options(), seats, house: None, ready: true, commitment: None }
}

pub(crate) fn table_created() -> TableCreated {
    TableCreated { table: "t1".parse().unwrap(), seq: 3 }
}

pub(crate) fn pairing() -> PairingRequest {
    PairingRequest {
        rules: "q4".parse().unwrap(),
        wait_ms: 10_000,
        level: Level::Duke,
        house: None,
        commitment: None,
    }
}

pub(crate) fn posted_intent() -> PostedIntent {
    let intent = Intent::Act { action: "17@h7n".parse().unwrap() };
    PostedIntent { id: Some("i1".into()), seen: Some(7), intent }
}

pub(crate) fn seat_info() -> SeatInfo {
    SeatInfo {
        seat: seat(1),
        player: Some("p1".into()),
        name: "Ann".into(),
        bot: Some("baron".into()),
        points: 51,
        rank: 1,
    }
}

pub(crate) fn game_info() -> GameInfo {
    GameInfo {
        table: "t1".into(),
        number: 2,
        rules: "k2".into(),
        ending: Ending::Finished,
        began_at: NOW,
        ended_at: NOW + 600_000,
        seats: vec![seat_info()],
    }
}

pub(crate) fn game_page() -> GamePage {
    GamePage { games: vec![game_info()], next: Some("1760000000000-t1".into()) }
}

pub(crate) fn series_seat() -> SeriesSeat {
    SeriesSeat {
        seat: seat(1),
        player: Some("p1".into()),
        name: "Ann".into(),
        bot: Some("baron".into()),
    }
}

pub(crate) fn series_standing() -> SeriesStanding {
    SeriesStanding {
        rank: 2,
        points: 150,
        games: vec![50, 41, 59],
        behind_by: Some("largest_territory".into()),
        seats: vec![series_seat()],
    }
}

pub(crate) fn series_info() -> SeriesInfo {
    SeriesInfo {
        table: "t1".into(),
        first: 4,
        rules: "k2+dynasty".into(),
        began_at: NOW,
        ended_at: NOW + 1_800_000,
        standings: vec![series_standing()],
    }
}

pub(crate) fn series_page() -> SeriesPage {
    SeriesPage { series: vec![series_info()], next: Some("1760000000000.t1.4".into()) }
}

pub(crate) fn stats() -> Stats {
    Stats {
        player: "p1".parse().unwrap(),
        name: "Ann".into(),
        games: 12,
        wins: 5,
        points: 480,
        best: 71,
        series: 2,
        series_wins: 1,
    }
}

pub(crate) fn fill() -> Fill {
    Fill { after_ms: 15_000, level: Level::Knight }
}

pub(crate) fn to_server() -> Vec<ToServer> {
    let table = || "t1".parse().unwrap();
    vec![
        ToServer::Hello { protocol: PROTOCOL_VERSION },
        ToServer::Watch { table: table(), after: Some(7) },
        ToServer::Unwatch { table: table() },
        ToServer::Intent {
            table: table(),
            id: "i1".parse().unwrap(),
            seen: 7,
            intent: Intent::Act { action: ">2".parse().unwrap() },
        },
        ToServer::Consult {
            table: table(),
            id: "i2".parse().unwrap(),
            remark: remarks()[2].clone(),
        },
        ToServer::Lobby { watch: true },
        ToServer::Ping { nonce: 3 },
    ]
}

pub(crate) fn to_client() -> Vec<ToClient> {
    let table = || "t1".parse().unwrap();
    let id = || "i1".parse().unwrap();
    vec![
        ToClient::Welcome { protocol: PROTOCOL_VERSION, player: ann(), now: NOW },
        ToClient::Snapshot { snapshot: Box::new(playing_snapshot()) },
        ToClient::Facts { table: table(), entries: vec![entry()] },
        ToClient::Notes { table: table(), all: true, notes: vec![note()] },
        ToClient::Done { table: table(), id: id(), seq: 8 },
        ToClient::Refused { table: table(), id: id(), error: error() },
        ToClient::Spectators { table: table(), count: 2 },
        ToClient::Lobby { tables: vec![lobby_table()] },
        ToClient::LobbyTable { table: Box::new(lobby_table()) },
        ToClient::LobbyGone { table: table() },
        ToClient::Turn { turn: turn() },
        ToClient::Error { table: Some("t1".into()), error: error() },
        ToClient::Pong { nonce: 3, now: NOW },
    ]
}

pub(crate) fn intents() -> Vec<Intent> {
    vec![
        Intent::Sit { seat: seat(1), house: None },
        Intent::House { house: House::Rose },
        Intent::SeatBot { seat: seat(8), level: Level::Sovereign },
        Intent::Free { seat: seat(2) },
        Intent::Change { options: options() },
        Intent::ready(true),
        Intent::Reveal { nonce: nonce() },
        Intent::Act { action: "17@h7n".parse().unwrap() },
        Intent::Undo,
        Intent::Ask { question: Question::TakeOver { seat: seat(2) } },
        Intent::Answer { yes: false },
        Intent::Withdraw,
        Intent::Resign,
        Intent::Leave,
        Intent::Return,
        Intent::Say { phrase: Phrase::GoodLuck },
        Intent::Write { text: "good luck, all".parse().unwrap() },
        Intent::Close,
    ]
}

pub(crate) fn facts() -> Vec<Fact> {
    let host = || "p1".parse().unwrap();
    vec![
        Fact::Opened { options: options(), host: host() },
        Fact::Changed { options: options() },
        Fact::Sat { seat: seat(1), player: ann() },
        Fact::BotSat { seat: seat(2), level: Level::Page },
        Fact::Stood { seat: seat(2) },
        Fact::HostIs { player: host() },
        Fact::HouseIs { seat: seat(1), house: House::Rose },
        Fact::Readied { seat: seat(1), ready: true, commitment: None },
        Fact::Began {
            number: 1,
            seal: seal(),
            given: 0,
            components: Components::FIRST,
            shuffle: Shuffle::Stream,
        },
        Fact::Revealed { seat: seat(1), nonce: nonce() },
        Fact::Missing { seat: seat(2) },
        Fact::Stepped { step: "17@h7n".parse().unwrap() },
        Fact::Undone { seat: seat(1), steps: 12 },
        Fact::TimeRanOut { seat: seat(1), then: Some(OnTimeout::Bot) },
        Fact::TimeGranted { seat: seat(1) },
        Fact::Held { ms: 22_000 },
        Fact::Left { seat: seat(1) },
        Fact::Returned { seat: seat(1) },
        Fact::TakenOver { seat: seat(1) },
        Fact::Resigned { seat: seat(1), out_of_time: true },
        Fact::Asked { by: seat(1), question: Question::TakeBack },
        Fact::Agreed { seat: seat(2) },
        Fact::Dropped { why: Dropped::Lapsed },
        Fact::Ended { ending: Ending::Finished, seed: seed() },
        Fact::Said { seat: seat(1), phrase: Phrase::Crown },
        Fact::Wrote { seat: seat(1), text: "Shall we?".parse().unwrap() },
        Fact::Closed,
    ]
}

pub(crate) fn remarks() -> Vec<Remark> {
    vec![
        Remark::Phrase { phrase: TeamPhrase::TakeIt },
        Remark::Text { text: "the lake first?".parse().unwrap() },
        Remark::Domino { domino: "q17".parse().unwrap() },
        Remark::Square { square: "h7".parse().unwrap() },
        Remark::Building { building: "sawmill".parse().unwrap() },
        Remark::Plan { action: "q17@h7n".parse().unwrap() },
    ]
}

pub(crate) fn note() -> Note {
    Note { at: 1_750_000_000_000, seat: seat(2), game: 1, steps: 40, remark: remarks()[5].clone() }
}

pub(crate) fn private_note() -> PrivateNote {
    let host: PlayerId = "p1".parse().unwrap();
    let readers = vec![host, ann().id];
    PrivateNote { readers, cause: caused().cause, note: note() }
}

pub(crate) fn posted_remark() -> PostedRemark {
    PostedRemark { id: Some("i1".parse().unwrap()), remark: remarks()[0].clone() }
}

pub(crate) fn questions() -> Vec<Question> {
    vec![
        Question::TakeBack,
        Question::TakeOver { seat: seat(3) },
        Question::Wait { seat: seat(3) },
        Question::End,
    ]
}

pub(crate) fn dropped() -> Vec<Dropped> {
    vec![Dropped::Declined { seat: seat(2) }, Dropped::Withdrawn, Dropped::Lapsed]
}

pub(crate) fn endings() -> Vec<Ending> {
    vec![Ending::Finished, Ending::Resigned, Ending::Abandoned]
}

pub(crate) fn clocks() -> Vec<Clock> {
    vec![Clock::None, options().clock, Clock::Turn { turn_ms: 86_400_000 }]
}

pub(crate) fn privacies() -> Vec<Privacy> {
    vec![Privacy::Open, Privacy::Link]
}

pub(crate) fn timeouts() -> Vec<OnTimeout> {
    OnTimeout::ALL.to_vec()
}

pub(crate) fn stages() -> Vec<Stage> {
    vec![Stage::Gathering, Stage::Playing, Stage::Pause, Stage::Closed]
}

pub(crate) fn holders() -> Vec<Holder> {
    let bot = Holder::Bot { level: Level::Squire };
    vec![Holder::Nobody, bot, Holder::Player { player: ann() }]
}

pub(crate) fn seats_wanted() -> Vec<Wanted> {
    vec![Wanted::Host, Wanted::Anybody, Wanted::Bot { level: Level::Duke }]
}

pub(crate) fn phrases() -> Vec<Phrase> {
    Phrase::ALL.to_vec()
}
