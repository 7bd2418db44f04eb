//! Random inputs at random times.

use proptest::prelude::*;
use rules::Seat;
use table::{
    Clock, Downtime, Entry, Fact, Fill, Handled, House, Input, Intent, Level, Millis, OnTimeout,
    Opening, Options, Phrase, Privacy, Question, Seq, Stage, State, Wanted,
};

use crate::bench::{Bench, PEOPLE, nonce, player, seed};

const RULES: [&str; 6] = ["k2", "k3+dynasty", "k4t", "q2", "k2+dynasty", "k4"];
const EXTREMES: [Millis; 6] = [Millis::MIN, Millis::MIN + 1, -1, 0, Millis::MAX - 1, Millis::MAX];

/// The numbers that determine an input.
type Dice = (u8, usize, usize, u16, Millis);

fn any_dice() -> impl Strategy<Value = Dice> {
    (any::<u8>(), 0_usize..6, 0_usize..8, any::<u16>(), -5_000_i64..90_000)
}

fn any_options() -> impl Strategy<Value = Options> {
    let clock = prop_oneof![
        Just(Clock::None),
        (10_000_i64..100_000, 0_i64..9_000)
            .prop_map(|(bank_ms, increment_ms)| Clock::Bank { bank_ms, increment_ms }),
        (60_000_i64..200_000).prop_map(|turn_ms| Clock::Turn { turn_ms }),
    ];
    let fill = prop::option::of(
        (0_i64..60_000).prop_map(|after_ms| Fill { after_ms, level: Level::Page }),
    );
    let on_timeout = prop::sample::select(&OnTimeout::ALL);
    (0..RULES.len(), (clock, on_timeout), fill, any::<bool>(), any::<bool>()).prop_map(
        |(at, (clock, on_timeout), fill, link, undo)| {
            let privacy = if link { Privacy::Link } else { Privacy::Open };
            let options = Options::new(RULES[at].parse().unwrap());
            Options { clock, on_timeout, fill, privacy, undo, ..options }
        },
    )
}

fn intent((kind, who, at, more, _): Dice, state: &State) -> Intent {
    let to_move = state.game.as_ref().and_then(table::Game::to_move).filter(|_| more % 3 != 0);
    let seat = to_move.filter(|_| kind >= 160).or(Seat::new(at)).unwrap();
    let action = || {
        let actions = state.game.as_ref()?.position().legal_actions();
        actions.get(more as usize % actions.len().max(1))
    };
    let fallback = || Intent::Act { action: ">1".parse().unwrap() };
    match kind {
        0..=9 => Intent::Sit { seat, house: House::ALL.get(more as usize % 10).copied() },
        10..=14 => Intent::SeatBot { seat, level: Level::ALL[more as usize % Level::ALL.len()] },
        15..=17 => Intent::Free { seat },
        18..=20 => {
            let (rules, long) = (RULES[at % 6], EXTREMES[more as usize % 6]);
            let clock = match more % 4 {
                0 => Clock::Bank { bank_ms: long, increment_ms: long },
                1 => Clock::Turn { turn_ms: long },
                2 => Clock::Turn { turn_ms: 60_000 },
                _ => Clock::None,
            };
            let on_timeout = OnTimeout::ALL[more as usize / 4 % 3];
            let fill = (more % 5 == 0).then_some(Fill { after_ms: long, level: Level::Page });
            Intent::Change {
                options: Options {
                    clock,
                    on_timeout,
                    fill,
                    ..Options::new(rules.parse().unwrap())
                },
            }
        }
        21..=200 if state.contributions_due_at().is_some() => {
            Intent::Reveal { nonce: nonce(PEOPLE[who]) }
        }
        21..=60 => {
            let commitment = (more % 3 == 0).then(|| nonce(PEOPLE[who]).commitment());
            Intent::Ready { ready: more % 8 != 0, commitment }
        }
        61..=140 => action().map_or_else(fallback, |action| Intent::Act { action }),
        141..=144 => fallback(),
        145..=159 => Intent::Undo,
        160..=169 => Intent::Ask { question: Question::TakeBack },
        170..=175 => Intent::Ask { question: Question::TakeOver { seat } },
        176..=181 => Intent::Ask { question: Question::Wait { seat } },
        182..=184 => Intent::Ask { question: Question::End },
        185..=200 => Intent::Answer { yes: more % 5 != 0 },
        201..=203 => Intent::Withdraw,
        204..=205 => Intent::Resign,
        206..=209 => Intent::Leave,
        210..=216 => Intent::Return,
        217..=219 => Intent::Say { phrase: Phrase::ALL[more as usize % 18] },
        _ => {
            if more % 40 == 0 {
                Intent::Close
            } else if more % 4 == 1 {
                Intent::House { house: House::ALL[more as usize / 4 % 8] }
            } else {
                Intent::ready(true)
            }
        }
    }
}

fn input(dice: Dice, number: usize, bench: &Bench) -> Input {
    let (kind, who, at, more, _) = dice;
    let state = bench.state();
    let id = || PEOPLE[who].parse().unwrap();
    match (kind, state.bot_to_move()) {
        (250.., _) => Input::Tick,
        (245.., _) => {
            // Mostly it covers the last minute, but somebody's clock may be wrong.
            let to = bench.now.saturating_add(Millis::from(more % 3) * 1_000 - 1_000);
            let from = to.saturating_sub(Millis::from(more % 120) * 1_000);
            Input::Down(vec![Downtime { from, to }])
        }
        (240.., _) => Input::Gone(id()),
        (232.., _) => Input::Present(id()),
        (_, Some((seat, _))) if more % 2 == 0 => {
            // Some bots are late, and some act for another seat.
            let late = u64::from(more % 16 == 0);
            let seat = if more % 32 == 2 { Seat::new(at).unwrap() } else { seat };
            let seen = bench.game().changed - late;
            Input::Bot { seat, seen, action: bench.some_action() }
        }
        _ => {
            // Mostly it is the player to move, and mostly they have seen everything.
            let mover = state.game.as_ref().and_then(table::Game::to_move);
            let mover = mover.and_then(|seat| state.chair(seat)?.player());
            let player = match mover {
                Some(mover) if (61..160).contains(&kind) && more % 4 != 1 => mover.clone(),
                _ => player(PEOPLE[who]),
            };
            let seen = match more % 16 {
                3 => state.seq.saturating_sub(1),
                4 => state.seq + 1,
                5 => Seq::MAX,
                6 => 0,
                _ => state.seq,
            };
            let id = format!("i{number}").parse().unwrap();
            Input::Intent { player, id, seen, intent: intent(dice, state) }
        }
    }
}

/// Invariants after every input.
fn check(before: &State, bench: &Bench, entries: &[Entry]) {
    let state = bench.state();
    for (at, entry) in entries.iter().enumerate() {
        assert_eq!(entry.seq, before.seq + 1 + at as Seq, "numbers have no gaps");
        assert!(entry.at >= before.at, "time never goes back");
    }
    let closed = entries.iter().position(|entry| entry.fact == Fact::Closed);
    assert!(closed.is_none_or(|at| at + 1 == entries.len()), "nothing follows the end");
    assert_eq!(state.chairs.len(), state.options.rules.seats as usize);
    for who in PEOPLE {
        let id = who.parse().unwrap();
        assert!(state.chairs.iter().filter(|chair| chair.is_of(&id)).count() <= 1, "{who}");
    }
    let printed = format!("{:?}", bench.table);
    assert_eq!(printed.contains("dealer: Some"), bench.is_on(), "a game has its dealer");
    assert_eq!(state.stage == Stage::Playing, bench.is_on());
    assert!(bench.is_on() || state.vote.is_none());
    assert!(state.chairs.iter().all(|chair| chair.bank_ms >= 0));
    people_keep_their_houses(before, state);
    clocks_act_once(before, state, entries);
    if let Some(vote) = &state.vote {
        let asker = state.chair(vote.by).unwrap();
        assert!(!asker.stand_in && !asker.resigned, "{vote:?}");
        // A player reported as gone may have reconnected to another process, which takes a while to
        // find out.
        let may_be_back = state.seats().any(|(seat, chair)| {
            let plays = chair.player().is_some() && !chair.stand_in && !chair.resigned;
            let about =
                [Question::TakeOver { seat }, Question::Wait { seat }].contains(&vote.question);
            let has_said = seat == vote.by || vote.yes.contains(&seat);
            plays && chair.away && !about && !has_said
        });
        assert!(!state.undecided().is_empty() || may_be_back, "{vote:?} is decided");
    }
    // Results can be requested at any time.
    assert_eq!(state.results().is_some(), state.game.is_some() && !bench.is_on());
    no_deadline_comes_twice(bench);
}

/// No two realms share a house, and a person who did nothing keeps theirs. Two with houses of their own
/// may have become partners by a change of the rules: when the one whose house they had leaves, the
/// other has their own again.
fn people_keep_their_houses(before: &State, state: &State) {
    let rules = state.options.rules;
    let houses: Vec<House> = rules.realms().map(|realm| state.houses().of(realm)).collect();
    let differ = houses.iter().enumerate().all(|(at, house)| !houses[..at].contains(house));
    assert!(differ, "{houses:?}");
    if before.options.rules == rules {
        for (seat, chair) in state.seats().filter(|(_, chair)| chair.player().is_some()) {
            let (own, was) = (chair.house, before.chair(seat));
            let stays = was.is_some_and(|was| was.holder == chair.holder && was.house == own);
            let realm = rules.realm_of(seat);
            let had_another = |partner| before.chair(partner).is_some_and(|one| one.house != own);
            let has_left = |partner: Seat| {
                let holder = |state: &State| state.chair(partner).map(|one| one.holder.clone());
                holder(before) != holder(state)
            };
            let is_alone_again =
                rules.seats_of(realm).any(|one| one != seat && had_another(one) && has_left(one));
            let stays = stays && !is_alone_again;
            assert!(!stays || state.houses().of(realm) == before.houses().of(realm), "{seat}");
        }
    }
}

/// A bot covers the turn of a player only while it is that player's, and nobody is left waiting for a
/// clock that acts by itself.
fn clocks_act_once(before: &State, state: &State, entries: &[Entry]) {
    let to_move = state.game.as_ref().and_then(table::Game::to_move);
    for (seat, chair) in state.seats() {
        let is_out = chair.out_of_time_at.is_some();
        assert!(!chair.covered || is_out && to_move == Some(seat) && !chair.stand_in, "{seat}");
        assert!(!is_out || state.options.on_timeout == OnTimeout::Bot, "{seat}");
    }
    let flags =
        entries.iter().filter(|entry| matches!(entry.fact, Fact::TimeRanOut { then: Some(_), .. }));
    let known = before.game.as_ref().map_or(0, |game| game.timeouts.len());
    if let Some(game) = &state.game
        && before.game.as_ref().is_some_and(|old| old.number == game.number)
    {
        assert!(game.timeouts.len() <= known + flags.count());
        assert!(game.timeouts.iter().all(|one| usize::from(one.steps) <= game.steps().len()));
    }
}

fn no_deadline_comes_twice(bench: &Bench) {
    let Some(due) = bench.state().next_deadline() else { return };
    let mut later = bench.clone();
    later.now = due;
    later.input(Input::Tick).unwrap();
    let next = later.state().next_deadline();
    assert!(next.is_none_or(|next| next > due.max(bench.state().at)), "{due} and then {next:?}");
}

fn play(options: Options, start: Millis, dice: &[Dice]) -> Bench {
    let seats = vec![Wanted::Host];
    let opening = Opening { options, seats, house: None, ready: false, commitment: None };
    let (table, decided) =
        table::Table::open("t1".parse().unwrap(), start, &opening, &player("ann"), seed(1))
            .unwrap();
    let mut bench = Bench::open(&opening, "ann").unwrap();
    (bench.table, bench.entries, bench.now) = (table, decided.entries, start);
    bench.fresh = |_, number| seed(number);
    for (number, &dice) in dice.iter().enumerate() {
        let (kind, who, .., later) = dice;
        bench.now = match (kind, who) {
            (199, _) => EXTREMES[who],
            _ => bench.now.saturating_add(later),
        };
        let before = bench.state().clone();
        let input = input(dice, number, &bench);
        match bench.handle(input.clone()) {
            Ok(Handled::Decided(decided)) => {
                assert!(!decided.entries.is_empty());
                let entries = bench.carry_out(decided);
                check(&before, &bench, &entries);
                if let Input::Intent { .. } = input
                    && entries[0].cause.is_some()
                {
                    assert_eq!(bench.handle(input), Ok(Handled::Known(entries[0].seq)));
                }
            }
            Ok(Handled::Known(_)) => unreachable!("every intent has another id"),
            Ok(Handled::Nothing) | Err(_) => assert_eq!(before, *bench.state()),
        }
        if before.stage == Stage::Closed {
            assert_eq!(before.seq, bench.state().seq, "nothing follows the end");
        }
    }
    bench
}

proptest! {
    #[test]
    fn a_table_stands_whatever_comes(
        options in any_options(),
        start in prop_oneof![8 => 0_i64..1_000_000, 1 => prop::sample::select(&EXTREMES)],
        dice in prop::collection::vec(any_dice(), 1..250),
    ) {
        play(options, start, &dice).check();
    }
}

/// Shows that the search above is worth something: it begins and ends games and produces every kind
/// of fact.
#[test]
fn the_search_covers_every_kind_of_fact() {
    let mut random = testkit::shuffle::random(5);
    let mut draw = || {
        use rand_chacha::rand_core::Rng;
        random.next_u32()
    };
    let mut met = std::collections::BTreeSet::new();
    for number in 0..120 {
        let clock = match number % 3 {
            0 => Clock::None,
            1 => Clock::Bank { bank_ms: 20_000, increment_ms: 1000 },
            _ => Clock::Turn { turn_ms: 60_000 },
        };
        let options = Options {
            clock,
            on_timeout: OnTimeout::ALL[number / 3 % 3],
            privacy: if number % 2 == 0 { Privacy::Link } else { Privacy::Open },
            fill: (number % 4 == 0).then_some(Fill { after_ms: 20_000, level: Level::Page }),
            ..Options::new(RULES[number % RULES.len()].parse().unwrap())
        };
        let mut roll = |sides: u32| (draw() % sides) as usize;
        let dice: Vec<Dice> = (0..500)
            .map(|_| {
                let kind = roll(256) as u8;
                let later = roll(60_000) as Millis - 5_000;
                (if kind == 199 { 100 } else { kind }, roll(6), roll(8), roll(65_536) as u16, later)
            })
            .collect();
        let bench = play(options, 0, &dice);
        let name = |entry: &Entry| {
            let text = format!("{:?}", entry.fact);
            text.split([' ', '{']).next().unwrap().to_owned()
        };
        met.extend(bench.entries.iter().map(name));
    }
    let all = "Agreed Asked Began BotSat Changed Closed Dropped Ended Held HostIs HouseIs Left Missing Opened \
        Readied Resigned Returned Revealed Said Sat Stepped Stood TakenOver TimeGranted TimeRanOut Undone";
    assert_eq!(met.into_iter().collect::<Vec<_>>().join(" "), all);
}
