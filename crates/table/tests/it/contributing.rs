//! Players add to the shuffle: they commit before the seal is out and reveal after it.

use rules::{Seat, Step};
use table::{
    Commitment, Fact, Fairness, Handled, Input, Intent, Own, Seed, Shuffle, State, Table, Unfair,
    Witness, verify,
};

use crate::bench::{Bench, id, nonce, player};
use crate::script::{game, gathering};

/// A table whose game has begun and waits for Ann and Bob.
fn awaited(options: &str, seats: &str) -> Bench {
    let mut bench = Bench::new(options, seats);
    for who in seats.split_whitespace().filter(|who| ["ann", "bob", "cat"].contains(who)) {
        bench.submit(who, commit(who)).unwrap();
    }
    assert!(bench.game().awaits_contributions());
    bench
}

fn commit(who: &str) -> Intent {
    Intent::Ready { ready: true, commitment: Some(nonce(who).commitment()) }
}

fn reveal(who: &str) -> Intent {
    Intent::Reveal { nonce: nonce(who) }
}

fn seat(number: usize) -> Seat {
    Seat::new(number - 1).unwrap()
}

/// A finished game of Ann and Bob, to which both contributed, and everything said at its table.
fn finished(rules: &str) -> Bench {
    let mut bench = awaited(rules, "ann bob");
    bench.play_script("0 ann reveal : revealed 1\n0 bob reveal : revealed 2, deal\n1 finish : ...");
    bench
}

#[test]
fn nothing_is_dealt_before_everybody_has_revealed() {
    gathering(
        "k2 bank=60+5",
        "ann bob",
        "
        0 ann commit : ready 1
        0 bob commit : ready 2, began 1
        ? due        : 5
        ? turn       : none
        ? flag       : none
        1 ann act >1 : ! game.not_your_turn
        1 ann undo   : ! undo.nothing
        2 bob reveal : revealed 2
        2 bob reveal : ! shuffle.not_awaited
        3 ann reveal bob : ! shuffle.wrong_nonce
        3 cat reveal : ! table.not_seated
        ? steps      : 0
        4 reload     : nothing
        4 ann reveal : revealed 1, deal
        ? bank 1     : 60
        4 ann reveal : ! shuffle.not_awaited
        5 play 4     : ...
        6 reload     : nothing
        6 finish     : ...
        7 ann reveal : ! table.not_playing",
    );
}

#[test]
fn who_does_not_reveal_in_time_is_named_and_left_out() {
    let script = "
        0 ann commit : ready 1
        0 bob commit : ready 2
        0 cat commit : ready 3, began 1
        1 bob reveal : revealed 2
        4.9 tick     : nothing
        4.9 reload   : nothing
        5 tick       : missing 1, missing 3, deal
        5 ann reveal : ! shuffle.not_awaited
        5 reload     : nothing
        9 finish     : ...";
    let mut bench = Bench::new("k3", "ann bob cat");
    bench.play_script(script);
    let record = bench.state().record().unwrap();
    let tag = |name: &str| record.tag(name).map(str::to_owned);
    assert_eq!(tag("Contribution1").as_deref(), Some("missing"));
    assert_eq!(tag("Contribution2"), Some(nonce("bob").to_string()));
    assert_eq!(tag("Contribution3").as_deref(), Some("missing"));
    assert_eq!(verify(&record), Ok(()));
}

#[test]
fn the_deadline_is_handled_before_whatever_comes_later() {
    gathering(
        "k2",
        "ann bob",
        "
        0 ann commit : ready 1
        0 bob commit : ready 2, began 1
        9 ann say hello : missing 1, missing 2, deal, said 1 hello
        9 play 4     : ...",
    );
}

#[test]
fn only_those_who_commit_are_waited_for() {
    for (seats, script) in [
        ("ann page", "0 ann ready : ready 1, began 1, deal"),
        ("ann page", "0 ann commit : ready 1, began 1\n0 ann reveal : revealed 1, deal"),
        (
            "ann bob",
            "0 bob commit : ready 2\n0 ann ready : ready 1, began 1\n3 bob reveal : revealed 2, deal",
        ),
        ("ann bob", "0 ann ready : ready 1\n0 bob ready : ready 2, began 1, deal"),
    ] {
        gathering("k2", seats, script);
    }
    // The host only looks on, and two bots play.
    gathering("k2", "page squire", "0 ann ready : began 1, deal");
}

#[test]
fn a_commitment_can_be_replaced_or_dropped_before_the_game() {
    gathering(
        "k2",
        "ann bob",
        "
        0 ann commit     : ready 1
        0 ann commit     : nothing
        0 ann ready      : nothing
        0 ann commit cat : ready 1
        0 ann unready    : unready 1
        0 ann ready      : ready 1
        0 ann change k2+harmony : changed k2+harmony
        0 ann commit     : ready 1
        0 bob sit 2      : nothing
        0 bob commit     : ready 2, began 1
        0 ann reveal     : revealed 1
        0 bob reveal     : revealed 2, deal",
    );
    // Whoever changes seats or leaves takes their commitment along.
    gathering(
        "k3",
        "ann bob .",
        "
        0 ann commit : ready 1
        0 ann sit 3  : sat 3 ann
        0 ann commit : ready 3
        0 ann sit 1  : sat 1 ann
        0 cat sit 3  : sat 3 cat
        0 bob ready  : ready 2
        0 cat ready  : ready 3
        0 ann ready  : ready 1, began 1, deal",
    );
}

#[test]
fn whoever_is_gone_before_the_next_game_is_not_waited_for() {
    let mut bench = finished("k2+dynasty");
    bench.play_script(
        "
        9 ann commit : ready 1
        9 gone ann   : left 1
        9 bob commit : ready 2, began 2
        9 bob reveal : revealed 2, deal",
    );
}

#[test]
fn the_game_can_end_before_anything_is_dealt() {
    let begun = "0 ann commit : ready 1\n0 bob commit : ready 2, began 1\n";
    for end in [
        "1 ann resign : resigned 1, given up",
        "1 bob reveal : revealed 2\n1 ann ask end : asked 1 end\n2 bob yes : agreed 2, abandoned",
        "1 ann leave : left 1\n2 bob ask takeover 1 : asked 2 takeover 1, taken 1\n\
        2 ann reveal : revealed 1\n3 bob reveal : revealed 2, deal\n3 finish : ...",
    ] {
        let script = format!("{begun}{end}\n9 ann reveal : ! table.not_playing");
        let mut bench = Bench::new("k2", "ann bob");
        bench.play_script(&script);
        assert_eq!(verify(&bench.state().record().unwrap()), Ok(()), "{end}");
    }
}

#[test]
fn each_game_takes_new_commitments() {
    let mut bench = finished("k2+dynasty");
    let first = bench.state().record().unwrap();
    bench.play_script(
        "
        9 ann commit cat : ready 1
        9 bob ready      : ready 2, began 2
        9 ann reveal     : ! shuffle.wrong_nonce
        9 ann reveal cat : revealed 1, deal
        9 finish         : ...",
    );
    let second = bench.state().record().unwrap();
    assert_eq!(second.tag("Contribution2"), None);
    assert_ne!(first.steps[0], second.steps[0]);
    assert_eq!((verify(&first), verify(&second)), (Ok(()), Ok(())));
}

#[test]
fn every_contribution_and_its_seat_changes_the_deck() {
    let rules = "q4".parse().unwrap();
    let seed = Seed::new([5; 32]);
    let deck = |nonces: &[(usize, &str)], game: u32| {
        let contributions: Vec<_> = nonces
            .iter()
            .map(|(number, who)| {
                let text = format!(
                    r#"{{"seat":{number},"commitment":"{}","nonce":"{}"}}"#,
                    nonce(who).commitment(),
                    nonce(who)
                );
                serde_json::from_str(&text).unwrap()
            })
            .collect();
        let stock = Shuffle::Sorted.stock(&rules, &seed, &id(game), &contributions);
        (stock.dominoes, stock.buildings)
    };
    let decks = [
        deck(&[], 1),
        deck(&[], 2),
        deck(&[(1, "ann")], 1),
        deck(&[(2, "ann")], 1),
        deck(&[(1, "ann"), (2, "bob")], 1),
        deck(&[(1, "bob"), (2, "ann")], 1),
    ];
    for (at, one) in decks.iter().enumerate() {
        assert!(decks[at + 1..].iter().all(|other| other != one), "{at}");
    }
}

/// Whoever withholds their nonce chooses between two decks that they do not know.
#[test]
fn what_is_missing_does_not_count() {
    let mut bench = awaited("k2", "ann bob");
    bench.play_script("0 ann reveal : revealed 1\n5 tick : missing 2, deal");
    let (seed, rules) = (bench.seeds[0].1.clone(), bench.state().options.rules);
    let with = |contributions: &[_]| {
        Shuffle::Sorted
            .stock(&rules, &seed, &id(1), contributions)
            .deal(&bench.game().position().beginning())
    };
    let contributions = &bench.game().contributions;
    assert_eq!(with(contributions), with(&contributions[..1]));
    assert_eq!(bench.game().steps()[0], Step::Deal(with(&contributions[..1]).unwrap()));
}

/// Games that began with an earlier version are dealt on in the way they began.
#[test]
fn games_from_before_keep_their_shuffle() {
    let mut bench = Bench::begun("k2", "ann bob");
    for entry in &mut bench.entries {
        if let Fact::Began { shuffle, .. } = &mut entry.fact {
            *shuffle = Shuffle::default();
        }
    }
    let began = bench.entries.iter().position(|entry| matches!(entry.fact, Fact::Began { .. }));
    bench.entries.truncate(began.unwrap() + 1);
    bench.reload();
    let old = bench.seeds[0].1.stock(&bench.state().options.rules);
    let start = bench.game().position().beginning();
    let line = old.deal(&start).unwrap();
    // What the earlier version dealt, up to the first decision.
    let mut position = start;
    while let Some(deal) = old.deal(&position) {
        let seq = bench.entries.len() as u64 + 1;
        let fact = Fact::Stepped { step: Step::Deal(deal) };
        bench.entries.push(table::Entry { seq, at: 0, cause: None, fact });
        position.deal(deal).unwrap();
    }
    bench.reload();
    assert_eq!(bench.game().steps()[0], Step::Deal(line));
    bench.play_script("1 finish : ...");
    let record = bench.state().record().unwrap();
    assert_eq!(record.tag(table::SHUFFLE_TAG), None);
    assert_eq!(verify(&record), Ok(()));
}

/// The states that a client sees, one after each fact.
fn states(bench: &Bench) -> Vec<State> {
    let (first, rest) = bench.entries.split_first().unwrap();
    let mut state = State::opened(bench.state().id.clone(), first).unwrap();
    let mut states = vec![state.clone()];
    for entry in rest {
        state.apply(entry).unwrap();
        states.push(state.clone());
    }
    states
}

/// What a client that contributed as `who` finds in the end.
fn witnessed(states: &[State], own: Option<(Seat, &str)>) -> Result<Fairness, Unfair> {
    let mut witness: Option<Witness> = None;
    for state in states {
        match &mut witness {
            None => witness = Witness::of(state, own.map(|(seat, who)| (seat, nonce(who))), false),
            Some(witness) => {
                witness.follow(state);
                // It survives a restart of the client.
                let text = serde_json::to_string(witness).unwrap();
                assert_eq!(serde_json::from_str::<Witness>(&text).unwrap(), *witness);
            }
        }
    }
    witness.unwrap().verdict(states.last().unwrap()).unwrap()
}

#[test]
fn every_client_finds_an_honest_game_fair() {
    for preset in ["k2", "q2", "w2", "duel"] {
        let bench = finished(preset);
        let states = states(&bench);
        let fair = |own: Own, since_start: bool| {
            let contributed = vec![seat(1), seat(2)];
            Ok(Fairness { contributed, missing: Vec::new(), since_start, own })
        };
        assert_eq!(witnessed(&states, Some((seat(2), "bob"))), fair(Own::Counted, true));
        assert_eq!(witnessed(&states, None), fair(Own::None, true), "a spectator");
        let late = &states[states.len() / 2..];
        assert_eq!(witnessed(late, Some((seat(1), "ann"))), fair(Own::Counted, false));
        assert_eq!(verify(&bench.state().record().unwrap()), Ok(()));
    }
}

#[test]
fn a_client_that_came_too_late_with_its_nonce_is_told() {
    let mut bench = awaited("k2", "ann bob");
    bench.play_script("0 ann reveal : revealed 1\n5 tick : missing 2, deal\n9 finish : ...");
    let fairness = witnessed(&states(&bench), Some((seat(2), "bob"))).unwrap();
    assert_eq!((fairness.own, fairness.missing), (Own::Missing, vec![seat(2)]));
    assert_eq!(fairness.contributed, vec![seat(1)]);
}

#[test]
fn a_client_sees_every_swap() {
    let honest = states(&finished("k2"));
    let other = Seed::new([77; 32]);
    let own = Some((seat(1), "ann"));
    let cheated = |cheat: &dyn Fn(&mut table::Game)| {
        let mut states = honest.clone();
        cheat(states.last_mut().unwrap().game.as_mut().unwrap());
        witnessed(&states, own)
    };
    let end_with = |game: &mut table::Game, seed: &Seed| {
        let end = game.end.take().unwrap();
        game.end = Some(table::End { seed: seed.clone(), ..end });
    };
    assert_eq!(cheated(&|game| end_with(game, &other)), Err(Unfair::Seal));
    // The seal is swapped along with the seed.
    let resealed = cheated(&|game| {
        end_with(game, &other);
        game.seal = other.seal(&id(1));
    });
    assert_eq!(resealed, Err(Unfair::Rewritten));
    let replaced = cheated(&|game| {
        game.contributions[1].nonce = Some(nonce("cat"));
        game.contributions[1].commitment = nonce("cat").commitment();
    });
    assert_eq!(replaced, Err(Unfair::Rewritten));
    assert_eq!(cheated(&|game| game.contributions.truncate(1)), Err(Unfair::Rewritten));
    let dropped = cheated(&|game| {
        game.contributions[0].nonce = None;
        game.contributions[0].missing = true;
    });
    assert_eq!(dropped, Err(Unfair::Rewritten));
    // Everything is swapped before the client looks: only its own nonce tells.
    let swapped = |cheat: &dyn Fn(&mut table::Game)| {
        let mut states = honest.clone();
        states.iter_mut().filter_map(|state| state.game.as_mut()).for_each(cheat);
        witnessed(&states, own)
    };
    let unsound = swapped(&|game| {
        if game.contributions[1].nonce.is_some() {
            game.contributions[1].nonce = Some(nonce("cat"));
        }
    });
    assert_eq!(unsound, Err(Unfair::Contribution(seat(2))));
    let stolen = swapped(&|game| {
        if game.contributions[0].nonce.is_some() {
            game.contributions[0].nonce = Some(nonce("cat"));
        }
    });
    assert_eq!(stolen, Err(Unfair::Contribution(seat(1))));
    assert_eq!(swapped(&|game| game.shuffle = Shuffle::Stream), Err(Unfair::Deal(0)));
}

#[test]
fn a_record_with_another_contribution_is_refused() {
    let record = finished("k2").state().record().unwrap();
    assert_eq!(record.tag(table::SHUFFLE_TAG), Some("2"));
    let with = |name: &str, value: &str| {
        let mut changed = record.clone();
        changed.tags.retain(|(tag, _)| tag != name);
        changed.tags.push((name.into(), value.into()));
        verify(&changed)
    };
    assert_eq!(with("Contribution2", &nonce("cat").to_string()), Err(Unfair::Deal(0)));
    assert_eq!(with("Contribution2", "missing"), Err(Unfair::Deal(0)));
    assert_eq!(with("Contribution2", "zz"), Err(Unfair::Tag("Contribution")));
    assert_eq!(with("Shuffle", "1"), Err(Unfair::Deal(0)));
    assert_eq!(with("Shuffle", "3"), Err(Unfair::Tag("Shuffle")));
}

/// A table in another process knows how to deal, whichever facts it has seen first.
#[test]
fn another_process_deals_on() {
    let mut bench = awaited("k2", "ann bob");
    let mut other: Table = bench.reloaded();
    bench.submit("ann", reveal("ann")).unwrap();
    other.apply(bench.entries.last().unwrap()).unwrap();
    let input = Input::Intent {
        player: player("bob"),
        id: "x1".parse().unwrap(),
        seen: other.state().seq,
        intent: reveal("bob"),
    };
    let Ok(Handled::Decided(decided)) = other.handle(0, input, Seed::new([0; 32])) else {
        panic!("Bob reveals")
    };
    bench.submit("bob", reveal("bob")).unwrap();
    let dealt = &bench.entries[bench.entries.len() - decided.entries.len()..];
    let facts = |entries: &[table::Entry]| -> Vec<Fact> {
        entries.iter().map(|entry| entry.fact.clone()).collect()
    };
    assert_eq!(facts(dealt), facts(&decided.entries));
    // A third one learns of all of it at once.
    bench.check();
}

#[test]
fn a_nonce_does_not_print_itself() {
    let secret = nonce("ann");
    assert_eq!(format!("{secret:?}"), "Nonce(..)");
    assert!(!format!("{:?}", Intent::Reveal { nonce: secret }).contains(&secret.to_string()));
    let commitment: Commitment = secret.commitment().to_string().parse().unwrap();
    assert_eq!(commitment, secret.commitment());
}

/// The documented texts, so that they never change.
#[test]
fn commitment_and_shuffle_never_change() {
    let secret = table::Nonce::new(std::array::from_fn(|at| at as u8));
    assert_eq!(
        secret.commitment().to_string(),
        "12751cfd2b735302a7bb549c47f7704ebd2074d3efba7fff51c6aab1987e9ad7"
    );
    let stock = Shuffle::Sorted.stock(&"w2".parse().unwrap(), &Seed::new([1; 32]), &id(3), &[]);
    let joined = |items: &[rules::DominoId]| {
        items.iter().take(8).map(ToString::to_string).collect::<Vec<_>>().join(" ")
    };
    let tiles: Vec<String> = stock.buildings.iter().take(4).map(ToString::to_string).collect();
    let kings: Vec<String> = stock.kings.iter().map(ToString::to_string).collect();
    let all =
        [kings.join(" "), joined(&stock.dominoes[0]), joined(&stock.dominoes[1]), tiles.join(" ")];
    assert_eq!(
        all,
        [
            "2 2 1 1",
            "7 5 19 10 18 44 8 33",
            "q46 q2 q30 q3 q19 q47 q16 q1",
            "queens_tower statues church guardtower"
        ]
    );
}

#[test]
fn a_running_game_waits_for_nobody_after_its_first_deal() {
    game("k2", "ann bob", "0 ann reveal : ! shuffle.not_awaited\n? due : none");
}
