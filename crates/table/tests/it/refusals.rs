//! Covers every reason for a refusal.

use std::collections::BTreeSet;

use table::{Cause, Input, Intent, Name, Notes, PlayerId, Reason, Remark, Seq, TeamPhrase};

use crate::bench::{Bench, player};
use crate::script::{game, gathering};

#[test]
fn every_reason_has_a_case() {
    let mut seen: BTreeSet<&str> = BTreeSet::new();
    seen.insert("".parse::<PlayerId>().unwrap_err().code());
    seen.insert("".parse::<Name>().unwrap_err().code());
    seen.extend(gathering(
        "k2",
        "ann bob",
        "
        0 ann change k2 bank=0+0 : ! table.bad_time
        0 eve sit 2   : ! table.full
        0 ann sit 2   : ! seat.taken
        0 ann sit 7   : ! seat.none
        0 eve leave   : ! table.not_seated
        0 bob close   : ! table.not_host
        0 ann act >1  : ! table.not_playing
        0 bob return  : ! seat.not_away
        0 bob leave   : stood 2
        0 ann free 2  : ! seat.empty
        0 bob sit 2   : sat 2 bob
        0 ann change k4 : changed k4
        0 bob sit 4   : sat 4 bob
        0 ann change k2 : ! seat.in_use
        0 bob house sun : ! seat.house_taken
        0 ann close   : closed
        0 ann close   : ! table.closed",
    ));
    seen.extend(game(
        "k3",
        "ann bob cat",
        "
        0 ann ready            : ! table.playing
        0 bob act              : ! game.not_your_turn
        0 ann yes              : ! vote.none
        0 ann undo             : ! undo.nothing
        0 bob ask takeover 1   : ! vote.present
        0 bob ask takeover 2   : ! vote.not_asked
        0 ann say hello        : said 1 hello
        0.799 ann say hello    : ! talk.too_fast
        0.8 ann say heart      : said 1 heart
        1 ann act              : act, deal
        1 ann undo             : ! undo.revealed
        1 ann leave            : left 1
        1 cat ask wait 1       : ! vote.not_their_turn
        1 cat ask takeover 1   : asked 3 takeover 1
        1 cat ask end          : ! vote.open
        1 bob withdraw         : ! vote.not_yours
        1 bob yes              : agreed 2, taken 1
        1 ann undo             : ! seat.stand_in
        1 play 2               : ...
        1 bot 1                : act
        1 ann return           : back 1
        1 ann act              : act
        1 ann undo             : ! undo.turn_passed
        1 ann resign           : resigned 1
        1 ann return           : ! seat.resigned",
    ));
    seen.extend(game(
        "k2 turn=60",
        "ann bob",
        "
        60 tick         : flag 1 bot
        60 ann act      : ! seat.out_of_time",
    ));
    seen.extend(game(
        "k2 strict quiet",
        "ann bob",
        "
        0 ann undo      : ! undo.off
        0 ann say hello : ! talk.off",
    ));
    seen.extend(gathering(
        "k2",
        "ann bob",
        "
        0 ann commit : ready 1
        0 bob ready  : ready 2, began 1
        0 bob reveal : ! shuffle.not_awaited
        0 ann reveal bob : ! shuffle.wrong_nonce",
    ));
    seen.extend(game(
        "k2",
        "ann bob",
        "
        0 bob leave     : left 2
        0 ann ask end   : ! vote.alone",
    ));
    let mut bench = Bench::begun("k2", "ann bob");
    for seen_by_ann in [0, Seq::MAX] {
        let act = Intent::Act { action: bench.some_action() };
        seen.insert(bench.submit_seeing("ann", seen_by_ann, act).unwrap_err().code());
    }
    seen.insert(full_table());
    let write = Intent::Write { text: "hello".parse().unwrap() };
    seen.insert(bench.submit("ann", write).unwrap_err().code());
    seen.insert("".parse::<table::Text>().unwrap_err().code());
    seen.insert(no_partner());
    let all: BTreeSet<&str> = Reason::ALL.iter().map(|reason| reason.code()).collect();
    assert_eq!(seen, all);
    assert_eq!(all.len(), Reason::ALL.len(), "no two reasons share a code");
}

/// What a player without a partner is told.
fn no_partner() -> &'static str {
    let bench = Bench::new("k2", "ann bob");
    let cause = Cause { player: player("ann").id, intent: "i1".parse().unwrap() };
    let remark = Remark::Phrase { phrase: TeamPhrase::Yes };
    Notes::default().decide(bench.state(), 0, cause, remark).unwrap_err().code()
}

/// A table where a player keeps leaving and taking a seat.
fn full_table() -> &'static str {
    let mut bench = Bench::new("k2", "ann bob");
    for _ in 0..30_000 {
        for intent in [Intent::ready(true), Intent::ready(false)] {
            if let Err(refusal) = bench.submit("ann", intent) {
                bench.submit("bob", Intent::Leave).expect("leaving is always possible");
                return refusal.code();
            }
        }
    }
    "it goes on for ever"
}

/// A player who keeps leaving and coming back.
#[test]
fn a_full_log_records_no_more_arrivals_and_departures() {
    let mut bench = Bench::begun("k2", "ann bob");
    let (ann, mut times) = (player("ann").id, 0);
    let refusal = loop {
        if let Err(refusal) = bench.submit("ann", Intent::Leave) {
            break refusal;
        }
        bench.input(Input::Present(ann.clone())).unwrap();
        times += 1;
        assert!(times < 20_000, "it goes on for ever");
    };
    assert_eq!(refusal.code(), "table.worn_out");
    assert!(times > 10_000, "{times}: an evening has room");
    let before = bench.state().seq;
    for input in [Input::Gone(ann.clone()), Input::Present(ann)] {
        assert_eq!(bench.input(input), Ok(Vec::new()));
    }
    assert_eq!(bench.state().seq, before);
    let act = Intent::Act { action: bench.some_action() };
    bench.submit("ann", act).expect("the game can be played to its end");
}

#[test]
fn refusals_by_the_rules_keep_their_code() {
    let seen = game(
        "k2",
        "ann bob",
        "
        0 ann act >5     : ! claim.no_such_slot
        0 ann act 1@g8n  : ! action.not_now
        0 ann act !3     : ! action.not_in_these_rules
        0 ann act >1     : act, deal
        0 bob act >1     : ! claim.slot_taken",
    );
    assert_eq!(seen.len(), 4);
}
