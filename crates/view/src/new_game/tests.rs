//! Every state that a form can reach, found by trying all choices everywhere.

use std::collections::HashSet;

use table::{Name, Privacy, Switch, Wanted};

use super::*;
use crate::solo::Sitter;

const RULE_FIELDS: [Field; 10] = [
    Field::Edition,
    Field::Seats,
    Field::Teams,
    Field::Grid,
    Field::Deck,
    Field::FirstClaims,
    Field::MiddleKingdom,
    Field::Harmony,
    Field::Dynasty,
    Field::DynastyScoring,
];

fn form(companies: &'static [Company], rules: &str) -> NewGame {
    NewGame::new(companies, rules.parse().unwrap(), Level::Squire)
}

/// The rules of every form that can be reached from a new one, through choices that are available.
fn reachable() -> HashSet<Rules> {
    let mut seen = HashSet::new();
    let mut open = vec![form(&Company::ALL, "k2")];
    while let Some(game) = open.pop() {
        if !seen.insert(game.rules()) {
            continue;
        }
        for field in game.fields().into_iter().filter(|field| RULE_FIELDS.contains(field)) {
            for choice in game.choices(field) {
                let mut next = game.clone();
                let chosen = next.choose(choice.value);
                match choice.standing {
                    Standing::Refused(reason) => {
                        assert_eq!(chosen, Err(reason), "{choice:?} in {}", game.rules());
                        assert_eq!(next, game, "what is refused changes nothing");
                    }
                    Standing::Chosen => assert_eq!(next, game, "{choice:?} in {}", game.rules()),
                    Standing::Available => {
                        assert_eq!(chosen, Ok(()), "{choice:?} in {}", game.rules());
                        assert_eq!(next.value(field), choice.value, "in {}", game.rules());
                        open.push(next);
                    }
                }
            }
        }
    }
    seen
}

#[test]
fn every_form_that_can_be_reached_can_be_played() {
    let seen = reachable();
    for rules in &seen {
        assert_eq!(rules.check(), Ok(()), "{rules}");
    }
    for preset in Preset::ALL {
        assert!(seen.contains(&preset.rules), "{} is out of reach", preset.name);
    }
}

/// Every order of the first claims, every combination of bonuses and every kind of match, for every
/// mix that can be played.
#[test]
fn every_playable_mix_can_be_reached_with_every_option() {
    let seen = reachable();
    for rules in Rules::all_playable() {
        let mut mixes = vec![NewGame::new(&Company::ALL, rules, Level::Duke)];
        for field in [Field::FirstClaims, Field::MiddleKingdom, Field::Harmony, Field::Dynasty] {
            let with_each_choice = |game: NewGame| {
                let open = game.choices(field).into_iter().filter_map(move |choice| {
                    let mut next = game.clone();
                    next.choose(choice.value).ok().map(|()| next)
                });
                open.collect::<Vec<_>>()
            };
            mixes = mixes.into_iter().flat_map(with_each_choice).collect();
        }
        let orders = if rules.seats == 2 { 2 } else { 1 };
        assert!(mixes.len() >= orders * 8, "{rules}: {}", mixes.len());
        for mix in mixes {
            assert!(seen.contains(&mix.rules()), "{} is out of reach", mix.rules());
        }
    }
}

/// §2.2, §2.8
#[test]
fn advice_is_given_where_it_matters() {
    let advice = |rules: &str, field: Field| form(&Company::ALL, rules).advice(field);
    for (rules, given) in [("w6", None), ("w7", Some(Advice::Teams)), ("w8", Some(Advice::Teams))] {
        assert_eq!(advice(rules, Field::Seats), given, "{rules}");
        assert_eq!(Advice::on(&rules.parse().unwrap()), given);
    }
    assert_eq!(advice("w8t", Field::Seats), None);
    for field in [Field::MiddleKingdom, Field::Harmony, Field::Dynasty] {
        assert_eq!(advice("k2", field), Some(Advice::FirstGame), "{field:?}");
    }
    assert_eq!(advice("k2", Field::Level), None);
    for (rules, given) in [("duel", Some(Advice::Practice)), ("k2", None), ("q2", None)] {
        assert_eq!(advice(rules, Field::Edition), given, "{rules}");
    }
}

#[test]
fn every_field_has_exactly_one_choice() {
    for rules in reachable() {
        let mut game = NewGame::new(&Company::ALL, rules, Level::Duke);
        for company in Company::ALL {
            game.choose(Value::Company(company)).unwrap();
            for field in game.fields() {
                let choices = game.choices(field);
                let chosen = choices.iter().filter(|one| one.standing == Standing::Chosen);
                assert_eq!(chosen.count(), 1, "{field:?} of {company:?} in {rules}");
            }
        }
    }
}

#[test]
fn a_mix_that_cannot_be_played_says_why() {
    let refused = |rules: &str, value: Value| form(&Company::ALL, rules).choose(value).err();
    assert_eq!(refused("k2", Value::Teams(true)), Some(RulesError::Teams));
    assert_eq!(refused("w5", Value::Teams(true)), Some(RulesError::Teams));
    assert_eq!(refused("k3", Value::Grid(Grid::Seven)), Some(RulesError::LineTooShort));
    assert_eq!(refused("k4", Value::Seats(5)), Some(RulesError::LineTooShort));
    assert_eq!(refused("duel", Value::Seats(3)), Some(RulesError::LineTooShort));
    assert_eq!(refused("w2", Value::Grid(Grid::Five)), Some(RulesError::LineTooLong));
    let abba = Value::FirstClaims(FirstClaims::Abba);
    assert_eq!(refused("k4", abba), Some(RulesError::FirstClaims));
    assert_eq!(refused("k2", abba), None);
    assert_eq!(form(&Company::ALL, "k3").refusal(Field::Grid), Some(RulesError::LineTooShort));
    assert_eq!(form(&Company::ALL, "k2").refusal(Field::Grid), None);
}

#[test]
fn choices_adapt_what_depends_on_them() {
    let chosen = |rules: &str, values: &[Value]| {
        let mut game = form(&Company::ALL, rules);
        for value in values {
            game.choose(*value).unwrap_or_else(|reason| panic!("{value:?}: {reason:?}"));
        }
        game.rules().to_string()
    };
    let edition = Value::Edition;
    assert_eq!(chosen("k2", &[Value::Seats(4)]), "k4");
    assert_eq!(chosen("k4", &[Value::Seats(3)]), "k3");
    assert_eq!(chosen("k3", &[Value::Deck(48)]), "k3+48");
    assert_eq!(chosen("k2", &[Value::Grid(Grid::Seven)]), "duel");
    assert_eq!(
        chosen("k2+harmony+dynasty", &[edition(Edition::MightyDuel)]),
        "duel+harmony+dynasty"
    );
    assert_eq!(chosen("k2", &[edition(Edition::Queendomino)]), "q2");
    assert_eq!(chosen("k2", &[edition(Edition::RoyalWedding)]), "w3");
    assert_eq!(chosen("w8t", &[edition(Edition::Kingdomino)]), "k4");
    assert_eq!(chosen("w6", &[Value::Teams(true)]), "w6t");
    assert_eq!(chosen("w6t", &[Value::Seats(8)]), "w8t");
    assert_eq!(chosen("w6t", &[Value::Seats(5)]), "w5");
    assert_eq!(chosen("q2", &[Value::FirstClaims(FirstClaims::Drawn)]), "q2+drawn");
    let any_king = Value::FirstClaims(FirstClaims::AnyKing);
    assert_eq!(chosen("q2", &[any_king]), "q2+anyking");
    assert_eq!(chosen("w6t", &[any_king]), "w6t+anyking");
    assert_eq!(chosen("q2", &[Value::Seats(3), Value::Seats(2)]), "q2");
}

#[test]
fn what_counts_in_a_dynasty_is_asked_when_there_is_one() {
    let mut game = form(&Company::ALL, "k2");
    assert!(!game.fields().contains(&Field::DynastyScoring));
    let best = Value::DynastyScoring(DynastyScoring::Best);
    for (value, rules) in [
        (Value::Dynasty(true), "k2+dynasty"),
        (best, "k2+best"),
        (Value::Seats(4), "k4+best"),
        (Value::Dynasty(true), "k4+best"),
        (Value::DynastyScoring(DynastyScoring::Total), "k4+dynasty"),
        (Value::Dynasty(false), "k4"),
    ] {
        game.choose(value).unwrap();
        assert_eq!(game.rules().to_string(), rules, "{value:?}");
        let asked = game.fields().contains(&Field::DynastyScoring);
        assert_eq!(asked, game.rules().dynasty.is_some(), "{rules}");
    }
}

#[test]
fn stepping_wraps_around_and_skips_refused_choices() {
    let mut game = form(&Company::ALL, "k4");
    game.step(Field::Seats, 1);
    assert_eq!(game.rules().seats, 6, "five cannot play Kingdomino");
    game.step(Field::Seats, -1);
    game.step(Field::FirstClaims, 1);
    assert_eq!(game.rules().first_claims, FirstClaims::AnyKing);
    game.step(Field::FirstClaims, 1);
    assert_eq!(game.rules().first_claims, FirstClaims::Drawn, "A-B-B-A is not for four");
    for _ in 0..Level::ALL.len() {
        game.step(Field::Level, 1);
    }
    assert_eq!(game.level(), Level::Squire);
    game.step(Field::Harmony, 1);
    assert_eq!(game.value(Field::Harmony), Value::Harmony(true));
}

#[test]
fn fields_depend_on_the_company() {
    let listed = |companies: &'static [Company], field: Field| {
        form(companies, "k2").fields().contains(&field)
    };
    let [spectators, talk, hints] =
        [Switch::Spectators, Switch::Talk, Switch::Hints].map(Field::Switch);
    for field in [Field::Clock, spectators, talk, Field::People] {
        assert!(listed(&Company::TABLE, field), "{field:?}");
        assert!(!listed(&Company::HERE, field) && !listed(&Company::PAIRING, field), "{field:?}");
    }
    assert!(!listed(&Company::PAIRING, hints) && !listed(&Company::PAIRING, Field::Company));
    let mut shared = form(&Company::ALL, "k4");
    shared.choose(Value::Company(Company::Shared)).unwrap();
    let people: Vec<_> = shared.choices(Field::People).iter().map(|one| one.value).collect();
    assert_eq!(people, [2, 3, 4].map(Value::People));
}

/// What a clock does is asked where there is one, and forgotten with it.
#[test]
fn what_a_clock_does_is_asked_where_there_is_a_clock() {
    let mut game = form(&Company::TABLE, "k2");
    assert!(!game.fields().contains(&Field::OnTimeout));
    game.step(Field::Clock, 1);
    let fields = game.fields();
    let at = fields.iter().position(|field| *field == Field::OnTimeout).unwrap();
    assert_eq!(fields[at - 1], Field::Clock);
    let choices: Vec<Value> = game.choices(Field::OnTimeout).iter().map(|one| one.value).collect();
    assert_eq!(choices, OnTimeout::ALL.map(Value::OnTimeout));
    assert_eq!(game.value(Field::OnTimeout), Value::OnTimeout(OnTimeout::Bot));
    game.choose(Value::OnTimeout(OnTimeout::Loss)).unwrap();
    let opened = |game: &NewGame| match game.start(guest) {
        Start::Table(opening) => opening.options.on_timeout,
        other => panic!("{other:?}"),
    };
    assert_eq!(opened(&game), OnTimeout::Loss);
    game.choose(Value::Clock(Clock::None)).unwrap();
    assert!(!game.fields().contains(&Field::OnTimeout));
    assert_eq!(opened(&game), OnTimeout::Bot);
}

fn guest(unnamed: Unnamed) -> Name {
    name(unnamed.person)
}

fn name(person: usize) -> Name {
    format!("Guest {person}").parse().unwrap()
}

#[test]
fn people_here_have_the_first_seats() {
    let mut game = form(&Company::ALL, "k4+middle");
    game.name = " Ann ".into();
    game.choose(Value::Switch(Switch::Hints, false)).unwrap();
    let bot = Sitter::Bot(Level::Squire);
    let ann = Sitter::person("Ann".parse().unwrap());
    let Start::Here { options, sitters } = game.start(guest) else { panic!("{game:?}") };
    assert_eq!(sitters, [ann.clone(), bot.clone(), bot.clone(), bot.clone()]);
    assert_eq!((options.rules.to_string().as_str(), options.hints), ("k4+middle", false));
    game.choose(Value::Company(Company::Shared)).unwrap();
    game.choose(Value::People(3)).unwrap();
    let Start::Here { sitters, .. } = game.start(guest) else { panic!("{game:?}") };
    let person = |at| Sitter::person(name(at));
    assert_eq!(sitters, [ann, person(1), person(2), bot]);
    game.name = "\u{7}".into();
    let Start::Here { sitters, .. } = game.start(guest) else { panic!("{game:?}") };
    assert_eq!(sitters[0], person(0), "an invalid name is replaced");
}

#[test]
fn a_new_table_is_for_people_unless_bots_are_chosen() {
    let mut game = form(&Company::TABLE, "k2");
    let people = |game: &NewGame| (game.value(Field::People), game.rules().seats);
    assert_eq!(people(&game), (Value::People(2), 2));
    game.choose(Value::Seats(4)).unwrap();
    assert_eq!(people(&game), (Value::People(4), 4));
    game.step(Field::People, -1);
    game.choose(Value::Seats(3)).unwrap();
    assert_eq!(people(&game), (Value::People(3), 3));
    game.choose(Value::Seats(4)).unwrap();
    game.choose(Value::People(2)).unwrap();
    game.choose(Value::Company(Company::Public)).unwrap();
    game.choose(Value::People(2)).unwrap();
    game.choose(Value::Clock(CLOCKS[2])).unwrap();
    let Start::Table(table) = game.start(guest) else { panic!("{game:?}") };
    let bot = Wanted::Bot { level: Level::Squire };
    assert_eq!(table.seats, [Wanted::Host, Wanted::Anybody, bot, bot]);
    let options = table.options;
    assert_eq!((options.privacy, options.clock), (Privacy::Open, CLOCKS[2]));
    assert_eq!(options.check(), Ok(()));
    assert!(!table.ready);
    game.choose(Value::People(1)).unwrap();
    assert!(matches!(game.start(guest), Start::Table(table) if table.ready));
}

#[test]
fn every_clock_is_within_bounds() {
    for clock in CLOCKS {
        let options = Options { clock, ..Options::new(Preset::ALL[0].rules) };
        assert_eq!(options.check(), Ok(()), "{clock:?}");
    }
}

#[test]
fn a_pairing_is_for_the_mode_that_was_chosen() {
    let mut game = form(&Company::PAIRING, "q3");
    game.choose(Value::Harmony(true)).unwrap();
    game.choose(Value::Level(Level::Duke)).unwrap();
    let Start::Pairing(request) = game.start(guest) else { panic!("{game:?}") };
    assert_eq!((request.rules.to_string().as_str(), request.level), ("q3+harmony", Level::Duke));
}

#[test]
fn unplayable_rules_are_replaced() {
    let broken = Rules { seats: 5, ..Preset::ALL[0].rules };
    assert_eq!(NewGame::new(&Company::ALL, broken, Level::Page).rules(), Preset::ALL[0].rules);
}

/// The houses and the names, seat by seat; `-` for bots.
fn seated(game: &NewGame) -> String {
    let Start::Here { sitters, .. } = game.start(guest) else { panic!("{game:?}") };
    let sitter = |sitter: &Sitter| match sitter {
        Sitter::Person { name, house: None } => name.to_string(),
        Sitter::Person { name, house: Some(house) } => format!("{name} {house}"),
        Sitter::Bot(_) => "-".into(),
    };
    sitters.iter().map(sitter).collect::<Vec<_>>().join(", ").replace("Guest ", "")
}

fn shared(rules: &str, people: u8) -> NewGame {
    let mut game = form(&Company::HERE, rules);
    game.choose(Value::Company(Company::Shared)).unwrap();
    game.choose(Value::People(people)).unwrap();
    game
}

#[test]
fn people_here_choose_who_partners_whom() {
    let mut game = shared("w8t", 4);
    let partners = |game: &NewGame| {
        let fields = game.fields().into_iter();
        fields.filter(|field| matches!(field, Field::Partner(_))).collect::<Vec<_>>()
    };
    assert_eq!(seated(&game), "0, 1, 2, 3, -, -, -, -");
    assert_eq!(partners(&game), [Field::Partner(0), Field::Partner(2)]);
    assert_eq!(game.value(Field::Partner(2)), Value::Partner(2, Some(3)));
    game.choose(Value::Partner(0, Some(3))).unwrap();
    assert_eq!(seated(&game), "0, 3, 2, 1, -, -, -, -");
    assert_eq!(partners(&game), [Field::Partner(0), Field::Partner(1)]);
    game.choose(Value::Partner(0, None)).unwrap();
    assert_eq!(seated(&game), "0, -, 2, 1, 3, -, -, -");
    assert_eq!(game.value(Field::Partner(0)), Value::Partner(0, None));
    assert_eq!(partners(&game), [Field::Partner(0), Field::Partner(1), Field::Partner(3)]);
    game.choose(Value::Partner(3, Some(1))).unwrap();
    assert_eq!(seated(&game), "0, -, 2, -, 3, 1, -, -");
    let offered: Vec<_> = game.choices(Field::Partner(0)).iter().map(|one| one.value).collect();
    assert_eq!(offered, [Some(1), Some(2), Some(3), None].map(|other| Value::Partner(0, other)));
    game.choose(Value::Harmony(true)).unwrap();
    assert_eq!(seated(&game), "0, -, 2, -, 3, 1, -, -", "other rules leave them where they are");
    game.choose(Value::People(3)).unwrap();
    assert_eq!(seated(&game), "0, 1, 2, -, -, -, -, -", "other people sit in order again");
    game.choose(Value::Teams(false)).unwrap();
    assert_eq!(partners(&game), []);
    assert_eq!(partners(&shared("k4", 4)), []);
    assert_eq!(partners(&form(&Company::ALL, "w6t")), [], "a bot is the only partner");
    assert_eq!(partners(&form(&Company::TABLE, "w6t")), [], "at a table people choose seats");
}

#[test]
fn people_here_choose_their_houses() {
    let mut game = shared("k3", 3);
    let house = |game: &NewGame, person| game.value(Field::House(Some(person)));
    assert_eq!(seated(&game), "0, 1, 2", "whoever chooses nothing takes what is left");
    assert_eq!(house(&game, 1), Value::House(Some(1), House::Moon));
    game.choose(Value::House(Some(1), House::Rose)).unwrap();
    assert_eq!(seated(&game), "0, 1 rose, 2");
    game.choose(Value::House(Some(2), House::Rose)).unwrap();
    assert_eq!(seated(&game), "0, 1 tower, 2 rose", "whoever had it gets the other one");
    game.choose(Value::House(Some(1), House::Sun)).unwrap();
    assert_eq!(seated(&game), "0 tower, 1 sun, 2 rose");
    assert_eq!(game.own_house(), Some(House::Tower));
}

#[test]
fn partners_here_share_a_house() {
    let mut game = shared("w6t", 3);
    let houses = |game: &NewGame| {
        let fields = game.fields().into_iter();
        fields.filter(|field| matches!(field, Field::House(_))).collect::<Vec<_>>()
    };
    assert_eq!(houses(&game), [Field::House(Some(0)), Field::House(Some(2))]);
    game.choose(Value::House(Some(0), House::Key)).unwrap();
    assert_eq!(seated(&game), "0 key, 1 key, 2, -, -, -");
    let Start::Here { options, sitters } = game.start(guest) else { panic!("{game:?}") };
    let seed = table::Seed::new([7; 32]);
    let solo = crate::solo::Solo::open(&options, &sitters, &seed, 0).unwrap();
    let houses = solo.state().game.as_ref().unwrap().houses;
    assert_eq!(houses.list(&options.rules), [House::Key, House::Tower, House::Tree]);
}

#[test]
fn a_remembered_house_is_chosen_wherever_one_plays() {
    let all: [&'static [Company]; 3] = [&Company::ALL, &Company::TABLE, &Company::PAIRING];
    for companies in all {
        let mut game = form(companies, "k2");
        assert_eq!(game.own_house(), None);
        game.prefer_house(Some(House::Fish));
        assert_eq!(game.value(Field::House(None)), Value::House(None, House::Fish));
        assert!(game.fields().contains(&Field::House(None)));
        let house = match game.start(guest) {
            Start::Here { sitters, .. } => match sitters[0] {
                Sitter::Person { house, .. } => house,
                Sitter::Bot(_) => None,
            },
            Start::Table(opening) => opening.house,
            Start::Pairing(request) => request.house,
        };
        assert_eq!(house, Some(House::Fish));
    }
}

/// Whatever was played last, each offer of the front page leads to what it says.
#[test]
fn an_offer_leads_to_its_game_from_any_other() {
    let modes = ["k2", "k4t", "duel", "q2", "q4", "w3", "w6t", "w8t", "k3+harmony", "k2+30"];
    for rules in modes {
        for offer in Offer::ALL {
            let rules: Rules = rules.parse().unwrap();
            let mut game = NewGame::new(&Company::ALL, rules, Level::Page);
            game.take(offer);
            let now = game.rules();
            let (edition, teams) = (Edition::of(&now), now.alliance == Alliance::Pairs);
            match offer {
                Offer::Of(wanted) => assert_eq!((edition, teams), (wanted, false), "{rules}"),
                Offer::Teams => assert!(teams, "{rules}"),
            }
            assert_eq!(now.harmony, rules.harmony, "the rest is kept");
            assert_eq!(Offer::named(offer.name()), Some(offer));
        }
    }
    assert_eq!(Offer::named("chess"), None);
}
