//! §2: what can be played.

use crownlands_rules::{
    Alliance, Boxes, Chance, Deal, Dynasty, DynastyScoring, FirstClaims, Grid, Origin, Phase,
    Position, Preset, Rules, RulesError, Step,
};
use testkit::{game, shuffle};

use super::{legal, mode, position, realm, scene, seat, then, to_move, verdict};

fn refusal(rules: Rules) -> &'static str {
    let made = Position::new(rules).err();
    assert_eq!(made, rules.check().err());
    made.map_or("ok", RulesError::code)
}

/// Every mix of boxes, seats, teams, grid and dominoes, playable or not, options off.
fn every_mix() -> impl Iterator<Item = Rules> {
    let boxes = [Boxes::KINGDOMINO, Boxes::QUEENDOMINO, Boxes::ROYAL_WEDDING];
    let sides = [Alliance::Solo, Alliance::Pairs];
    let mixes = boxes.into_iter().flat_map(move |boxes| {
        sides.into_iter().flat_map(move |alliance| {
            [Grid::Five, Grid::Seven].into_iter().flat_map(move |grid| {
                (0..=9).flat_map(move |seats| {
                    (0..=100).map(move |dominoes| Rules {
                        boxes,
                        alliance,
                        grid,
                        seats,
                        dominoes,
                        ..mode("k4")
                    })
                })
            })
        })
    });
    mixes.into_iter()
}

/// The positions of a game by random players.
fn random_game(rules: Rules, seed: u64) -> Vec<Position> {
    let record = game::random_record(rules, &mut shuffle::random(seed));
    record.replay().map(|position| position.expect("a recorded game replays")).collect()
}

/// §2.1 §2.6, with the numbers that the rulebooks print for each number of players; `k3+48` is the
/// player's summary, and what each text says is in docs/TEXTS.md.
#[test]
fn the_printed_modes_have_the_numbers_of_the_table() {
    // Seats, realms, kings of a seat, width, dominoes, line, rounds.
    let table = [
        ("k2", [2, 2, 2, 5, 24, 4, 6]),
        ("k3", [3, 3, 1, 5, 36, 3, 12]),
        ("k3+48", [3, 3, 1, 5, 48, 4, 12]),
        ("k4", [4, 4, 1, 5, 48, 4, 12]),
        ("duel", [2, 2, 2, 7, 48, 4, 12]),
        ("q2", [2, 2, 2, 7, 48, 4, 12]),
        ("q3", [3, 3, 1, 5, 48, 4, 12]),
        ("q4", [4, 4, 1, 5, 48, 4, 12]),
        ("w3", [3, 3, 1, 7, 96, 4, 24]),
        ("w4", [4, 4, 1, 7, 96, 4, 24]),
        ("w5", [5, 5, 1, 5, 96, 8, 12]),
        ("w6", [6, 6, 1, 5, 96, 8, 12]),
        ("w7", [7, 7, 1, 5, 96, 8, 12]),
        ("w8", [8, 8, 1, 5, 96, 8, 12]),
        ("w6t", [6, 3, 1, 7, 96, 8, 12]),
        ("w8t", [8, 4, 1, 7, 96, 8, 12]),
    ];
    assert_eq!(Preset::ALL.map(|preset| preset.name), table.map(|(name, _)| name));
    for (name, numbers) in table {
        let rules = mode(name);
        let Rules { seats, dominoes, grid, .. } = rules;
        let realms = rules.realm_count() as u8;
        let width = grid.width() as u8;
        let found = [seats, realms, rules.kings(), width, dominoes, rules.line(), rules.rounds()];
        assert_eq!(found, numbers, "{name}");
    }
}

/// §2.1
#[test]
fn two_to_eight_play_and_two_have_two_kings_each() {
    for rules in every_mix().filter(|rules| !(2..=8).contains(&rules.seats)) {
        assert_eq!(refusal(rules), "rules.seats", "{rules:?}");
    }
    for rules in Rules::all_playable() {
        assert_eq!(rules.kings(), if rules.seats == 2 { 2 } else { 1 }, "{rules}");
    }
    let drawn = |rules: &str, line: &str| match position(rules, line).chance() {
        Some(Chance::King { undrawn }) => undrawn,
        other => panic!("{other:?}"),
    };
    assert_eq!(drawn("k2", "L=1,2,3,4"), [2, 2, 0, 0, 0, 0, 0, 0]);
    assert_eq!(drawn("k3", "L=1,2,3"), [1, 1, 1, 0, 0, 0, 0, 0]);
}

/// §2.2
#[test]
fn teams_need_an_even_number_of_seats_and_at_least_four() {
    for (name, seats) in [("k2", 2), ("k3", 3), ("w5", 5), ("w7", 7)] {
        let rules = Rules { alliance: Alliance::Pairs, seats, ..mode(name) };
        assert_eq!(refusal(rules), "rules.teams", "{name}");
    }
    for name in ["k4t", "w6t", "w8t"] {
        assert_eq!(refusal(mode(name)), "ok", "{name}");
    }
}

/// §2.2
#[test]
fn neighbouring_seats_form_a_realm_and_each_decides_for_its_own_king() {
    let rules = mode("w6t");
    let realms: Vec<usize> =
        rules.all_seats().map(|seat| rules.realm_of(seat).index() + 1).collect();
    assert_eq!(realms, [1, 1, 2, 2, 3, 3]);
    let claims = "L=1,2,3,4 K=4 >1 K=2 >2 K=1 >3 >4 L=5,6,7,8";
    let mut game = position("k4t", claims);
    assert_eq!(game.kingdoms().len(), 2);
    // Each member places on their own turn, in the shared kingdom.
    for (seat, steps) in [(4, "1@h7e >1"), (2, "2@h7e >2"), (1, "3@g8n >3"), (3, "4@g8n >4")] {
        assert_eq!(to_move(&game), Some(seat));
        game = then(&game, steps);
    }
    let placed = |number: usize| {
        let dominoes = game.kingdom(realm(number)).dominoes();
        dominoes.map(|placed| placed.domino.number()).collect::<Vec<_>>()
    };
    assert_eq!((placed(1), placed(2)), (vec![2, 3], vec![1, 4]));
    let kings = game.current_line().entries().iter().map(|entry| entry.king);
    assert!(kings.eq([4, 2, 1, 3].map(|number| Some(seat(number)))));
}

/// §2.3
#[test]
fn nobody_ever_learns_which_dominoes_were_set_aside() {
    for (name, set_aside) in [("k2", 24), ("k3", 12), ("k3+48", 0)] {
        let rules = mode(name);
        let positions = random_game(rules, 1);
        let mut lines = 0;
        for position in &positions {
            if let Some(Chance::Line { count, unseen }) = position.chance() {
                // Whatever has not been seen may still come, including the dominoes set aside.
                assert_eq!(unseen.len(), 48 - lines * count, "{name}");
                let highest = unseen.into_iter().skip(unseen.len() - count).collect();
                let mut next = *position;
                assert_eq!(next.deal(Deal::Line(highest)), Ok(()), "{name}");
                lines += 1;
            }
        }
        let last = positions.last().unwrap();
        assert_eq!((last.phase(), lines), (Phase::Over, rules.rounds() as usize));
        assert_eq!(last.unseen().len(), set_aside, "{name}");
    }
}

/// §2.4
#[test]
fn games_with_queendominos_box_use_whole_boxes() {
    for (name, whole) in [("q4", 48), ("q2", 48), ("w4", 96), ("w8t", 96)] {
        assert_eq!(mode(name).deck().len(), whole as usize, "{name}");
        for dominoes in (0..=100).filter(|&dominoes| dominoes != whole) {
            let rules = Rules { dominoes, ..mode(name) };
            assert_eq!(refusal(rules), "rules.box_not_whole", "{name} {dominoes}");
        }
        let positions = random_game(mode(name), 2);
        assert!(positions.last().unwrap().unseen().is_empty(), "every domino was dealt");
    }
    assert_eq!(refusal(mode("k3+36")), "ok");
}

/// §2.5
#[test]
fn wedding_lines_come_from_the_boxes_in_turn_queendominos_first() {
    for name in ["w3", "w8", "w6t"] {
        let record = game::random_record(mode(name), &mut shuffle::random(3));
        let lines = record.steps.iter().filter_map(|step| match step {
            Step::Deal(Deal::Line(line)) => Some(*line),
            _ => None,
        });
        for (number, line) in lines.enumerate() {
            let expected = if number % 2 == 0 { Origin::Queendomino } else { Origin::Kingdomino };
            assert!(line.into_iter().all(|domino| domino.origin() == expected), "{name}");
        }
    }
    let tiles = "B=bakery,bakery,sawmill,sawmill,church,church,statues";
    let start = position("w4", tiles);
    assert_eq!(verdict(&start, "L=1,2,3,4"), "deal.not_available");
    let second = then(&start, "L=q1,q2,q3,q4 K=1 >1 K=2 >2 K=3 >3 >4");
    assert_eq!(verdict(&second, "L=q5,q6,q7,q8"), "deal.not_available");
    assert_eq!(verdict(&second, "L=1,2,3,4"), "ok");
}

/// §2.5
#[test]
fn in_a_wedding_both_boxes_dominoes_are_taken_and_placed_alike() {
    // In the second round Kingdomino's dominoes lie: 24 continues a forest of Queendomino's, is
    // taxed, and its turn has a building and the dragon like any other.
    let start = scene(
        "w4 2.place @1 24:1,25:2,26:3,27:4 q38,q39,q40,q41 - q46@h7e,c7,k1/c7,k1/c7,k1/c7,k1
         guardtower,statues,church,sawmill,foundry,big_tavern;bakery;-;-;home",
    );
    let placed = then(&start, "24@g8n");
    assert_eq!(legal(&placed), "$l $r -");
    let built = then(&placed, "$l +1@h7");
    assert_eq!(built.phase(), Phase::Bribe);
    let claiming = then(&built, "!0");
    assert_eq!(legal(&claiming), ">1 >2 >3 >4");
    // The castle and terrain connect them, whichever box a square came from.
    let joined = scene(
        "w4 3.place @1 q43:1,q44:2,q45:3,q48:4 38,39,40,41 - 46@h7e,c7,k1/c7,k1/c7,k1/c7,k1
         guardtower,statues,church,sawmill,foundry,big_tavern;bakery;-;-;home",
    );
    let mine = |at: &str| verdict(&joined, &format!("q43@{at}"));
    assert_eq!((mine("i8n"), mine("h8n")), ("ok", "place.no_match"));
}

/// §2.6
#[test]
fn there_are_exactly_as_many_rounds_as_fill_the_grid() {
    for rules in Rules::all_playable() {
        let kings = (rules.kings() * rules.seats) as usize / rules.realm_count();
        let filled = 2 * kings * rules.rounds() as usize + 1;
        assert_eq!(filled, rules.grid.cells(), "{rules}");
        assert_eq!(rules.line() * rules.rounds(), rules.dominoes, "{rules}");
    }
    for preset in Preset::ALL {
        let positions = random_game(preset.rules, 4);
        let last = positions.last().unwrap();
        for realm in preset.rules.realms() {
            let taken = last.kingdom(realm).dominoes().len() + last.purse(realm).discards as usize;
            assert_eq!(2 * taken + 1, preset.rules.grid.cells(), "{}", preset.name);
        }
    }
    for dominoes in [0, 1, 37, 47] {
        assert_eq!(refusal(Rules { dominoes, ..mode("k4") }), "rules.uneven_lines", "{dominoes}");
    }
}

/// What §2.1 to §2.7 ask of a mix.
fn is_playable(rules: &Rules) -> bool {
    let Rules { boxes, seats, dominoes, .. } = *rules;
    let teams = rules.alliance == Alliance::Pairs;
    let kings = if seats == 2 { 2 } else { 1 };
    let kings_of_a_realm = if teams { 2 * kings } else { kings };
    let width = if rules.grid == Grid::Five { 5 } else { 7 };
    let rounds = (1..=24).find(|rounds| 2 * kings_of_a_realm * rounds + 1 == width * width);
    let (boxes_in_play, enough) = match boxes {
        Boxes::KINGDOMINO => (1, (1..=48).contains(&dominoes)),
        Boxes::QUEENDOMINO => (1, dominoes == 48),
        Boxes::ROYAL_WEDDING => (2, dominoes == 96),
        other => panic!("§2 does not say how {other:?} are played"),
    };
    let divides = rounds.is_some_and(|rounds| {
        rounds % boxes_in_play == 0 && dominoes % rounds == 0 && {
            let line = dominoes / rounds;
            (kings * seats..=8).contains(&line)
        }
    });
    (2..=8).contains(&seats) && (!teams || seats >= 4 && seats % 2 == 0) && enough && divides
}

/// §2.7
#[test]
fn every_mix_that_adds_up_can_be_played_and_no_other() {
    let mut playable = 0;
    for rules in every_mix() {
        assert_eq!(refusal(rules) == "ok", is_playable(&rules), "{rules:?}");
        playable += usize::from(is_playable(&rules));
    }
    assert_eq!(Rules::all_playable().count(), playable);
    // Mixes that no rulebook prints are among them.
    for name in ["k2+48", "k4t", "k8t+5x5", "q4t", "w2"] {
        assert_eq!(refusal(mode(name)), "ok", "{name}");
        assert!(!Preset::ALL.iter().any(|preset| preset.rules == mode(name)), "{name}");
    }
    let short = Rules { dominoes: 36, ..mode("k4") };
    assert_eq!(refusal(short), "rules.line_too_short");
    let long = Rules { grid: Grid::Five, ..mode("w6t") };
    assert_eq!(refusal(long), "rules.line_too_long");
}

/// §2.8
#[test]
fn options_combine_freely_in_every_mode() {
    for preset in Preset::ALL {
        for bits in 0..12 {
            let [middle_kingdom, harmony] = [1, 2].map(|bit| bits & bit != 0);
            let dynasty = [None, Some(DynastyScoring::Total), Some(DynastyScoring::Best)][bits / 4];
            let rules = Rules { middle_kingdom, harmony, dynasty, ..preset.rules };
            assert_eq!(refusal(rules), "ok", "{rules:?}");
            assert_eq!(mode(&rules.to_string()), rules);
            assert_eq!(Dynasty::new(rules).games(), if dynasty.is_some() { 3 } else { 1 });
            let any_king = Rules { first_claims: FirstClaims::AnyKing, ..rules };
            assert_eq!(refusal(any_king), "ok", "{rules}");
            assert_eq!(mode(&any_king.to_string()), any_king);
            let abba = Rules { first_claims: FirstClaims::Abba, ..rules };
            let expected = if rules.seats == 2 { "ok" } else { "rules.first_claims" };
            assert_eq!(refusal(abba), expected, "{rules}");
        }
    }
}
