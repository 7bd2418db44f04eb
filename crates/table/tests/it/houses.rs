//! Choosing a house before a game, and keeping it.

use rules::{Components, Realm, Record, Rules};
use table::{Fact, House, Houses, Intent};

use crate::bench::Bench;
use crate::script::gathering;

/// §3.2
#[test]
fn whoever_sits_down_chooses_a_house_that_is_free() {
    gathering(
        "k4",
        "ann",
        "
        ? houses         : sun moon tower fish
        0 bob sit 2 rose : sat 2 bob, house 2 rose
        ? houses         : sun rose tower fish
        0 cat sit 3 rose : sat 3 cat
        ? houses         : sun rose tower fish
        0 cat house rose : ! seat.house_taken
        0 cat house sun  : ! seat.house_taken
        0 cat house moon : house 3 moon
        0 cat house moon : nothing
        ? houses         : sun rose moon fish
        0 dan house tower : ! table.not_seated
        0 bob house moon : ! seat.house_taken
        0 cat house tower : house 3 tower
        0 bob house moon : house 2 moon
        ? houses         : sun moon tower fish",
    );
}

#[test]
fn bots_and_free_seats_give_way_to_people() {
    gathering(
        "k4",
        "ann page",
        "
        0 ann house moon  : house 1 moon
        ? houses          : moon sun tower fish
        0 bob sit 3 fish  : sat 3 bob, house 3 fish
        ? houses          : moon sun fish tower
        0 cat sit 4       : sat 4 cat, house 4 tower
        0 bob leave       : stood 3
        ? houses          : moon sun fish tower
        0 cat house fish  : house 4 fish
        ? houses          : moon sun tower fish",
    );
}

/// §3.2
#[test]
fn partners_share_a_house() {
    gathering(
        "w6t",
        "ann . bob",
        "
        ? houses         : sun tower tree
        0 ann house key  : house 1 key
        ? houses         : key tower tree
        0 cat sit 2 rose : sat 2 cat
        ? houses         : key tower tree
        0 cat house star : house 2 star
        ? houses         : star tower tree
        0 bob house star : ! seat.house_taken
        0 ann house star : nothing
        0 ann leave      : stood 1, host cat
        ? houses         : star tower tree
        0 cat sit 5 : sat 5 cat
        ? houses         : sun tower star
        0 dan sit 6 moon : sat 6 dan
        0 dan sit 1      : sat 1 dan
        ? houses         : sun tower star",
    );
}

#[test]
fn whoever_joins_a_partner_takes_their_colours() {
    gathering(
        "k4t",
        "ann . bob",
        "
        0 bob house rose : house 3 rose
        0 bob sit 2      : sat 2 bob
        ? houses         : sun tower
        0 bob sit 4      : sat 4 bob
        ? houses         : sun tower",
    );
}

#[test]
fn a_house_goes_along_to_another_seat() {
    gathering(
        "k4",
        "ann bob",
        "
        0 bob house rose : house 2 rose
        0 bob sit 4      : sat 4 bob
        ? houses         : sun moon tower rose
        0 bob sit 3 key  : sat 3 bob, house 3 key
        ? houses         : sun moon key fish",
    );
}

#[test]
fn a_house_is_kept_for_the_next_game_and_during_one() {
    let mut bench = Bench::new("k2", "ann bob");
    bench.play_script(
        "
        0 bob house rose : house 2 rose
        0 ann ready      : ready 1
        0 bob ready      : ready 2, began 1, deal
        0 ann house moon : ! table.playing
        0 play 6         : ...
        0 reload         : nothing
        0 bob leave      : left 2
        0 ann ask takeover 2 : asked 1 takeover 2, taken 2
        ? houses         : sun rose
        0 bob return     : back 2
        0 finish         : ...
        ? houses         : sun rose",
    );
    assert_eq!(bench.game().houses.of(realm(1)), House::Rose);
    let record = bench.state().record().unwrap();
    assert_eq!(record.tag("Houses"), Some("sun rose"));
    // The record of a game that is over shows its houses, whatever is chosen for the next one.
    bench.play_script(
        "
        1 bob house fish : house 2 fish
        ? houses         : sun fish",
    );
    assert_eq!(bench.state().record().unwrap(), record);
    bench.play_script(
        "
        2 ann ready : ready 1
        2 bob ready : ready 2, began 2, deal
        ? houses    : sun fish",
    );
    assert_eq!(bench.game().houses.of(realm(1)), House::Fish);
}

#[test]
fn a_house_is_not_chosen_between_the_games_of_a_dynasty() {
    let mut bench = Bench::begun("k2+dynasty", "ann bob");
    bench.play_script(
        "
        0 finish         : ...
        ? stage          : pause
        0 ann house rose : ! table.playing",
    );
}

#[test]
fn other_options_keep_houses_apart() {
    let mut bench = Bench::new("k4t", "ann bob cat dan");
    bench.play_script(
        "
        0 ann house rose : house 1 rose
        ? houses         : rose tower
        0 ann change k4  : changed k4
        ? houses         : rose moon tower fish",
    );
    // Ben shared the rose. Nothing is noted for those who never had anything but their standard one.
    let noted: Vec<_> = bench.state().chairs.iter().map(|chair| chair.house).collect();
    assert_eq!(noted, [Some(House::Rose), Some(House::Moon), None, None]);
    bench.play_script(
        "
        0 ann change k4t : changed k4t
        ? houses         : rose tower",
    );
}

#[test]
fn a_house_stays_with_whoever_chose_it_when_teams_come_and_go() {
    gathering(
        "k4",
        "ann bob cat dan",
        "
        0 bob house rose : house 2 rose
        0 ann change k4t : changed k4t
        ? houses         : rose tower
        0 ann change k4  : changed k4
        ? houses         : sun rose tower fish",
    );
}

/// A change of the rules makes partners of two. When the one who chose their house leaves, the other has the
/// house that they had without choosing; whoever had chosen one, too, keeps what they share.
#[test]
fn a_partners_house_leaves_with_the_partner() {
    gathering(
        "k4",
        "ann bob",
        "
        0 ann house rose : house 1 rose
        0 ann change k4t : changed k4t
        ? houses         : rose tower
        0 ann leave      : stood 1, host bob
        ? houses         : sun tower",
    );
    gathering(
        "k4",
        "ann bob",
        "
        0 ann house rose : house 1 rose
        0 bob house key  : house 2 key
        0 ann change k4t : changed k4t
        ? houses         : rose tower
        0 ann leave      : stood 1, host bob
        ? houses         : rose tower",
    );
}

#[test]
fn nothing_is_written_where_nobody_chooses() {
    let mut bench = Bench::begun("k2", "ann bob");
    bench.play_script("0 finish : ...");
    assert!(!bench.entries.iter().any(|entry| matches!(entry.fact, Fact::HouseIs { .. })));
    assert_eq!(bench.state().record().unwrap().tag("Houses"), None);
    let chairs = serde_json::to_string(&bench.state().chairs).unwrap();
    assert!(!chairs.contains("house"), "{chairs}");
    let sit = r#"{"type":"sit","seat":1}"#;
    let intent: Intent = serde_json::from_str(sit).unwrap();
    assert_eq!(serde_json::to_string(&intent).unwrap(), sit);
    assert!(serde_json::from_str::<Intent>(r#"{"type":"house","house":"mouse"}"#).is_err());
}

fn realm(index: usize) -> Realm {
    Realm::new(index).unwrap()
}

#[test]
fn a_record_tells_its_houses_if_they_fit() {
    let rules: Rules = "k3".parse().unwrap();
    let with_tag = |names: &str| {
        let tags = vec![("Houses".to_owned(), names.to_owned())];
        Houses::of_record(&Record {
            rules,
            components: Components::NEWEST,
            tags,
            steps: Vec::new(),
        })
    };
    let standard = Houses::standard(&rules);
    let chosen = with_tag("rose sun key");
    assert_eq!(
        rules.realms().map(|realm| chosen.of(realm)).collect::<Vec<_>>(),
        [House::Rose, House::Sun, House::Key]
    );
    for odd in ["rose sun", "rose sun rose", "rose sun mouse", "", "sun moon tower fish"] {
        assert_eq!(with_tag(odd), standard, "{odd:?}");
    }
    assert_eq!(standard.list(&rules), []);
    assert_eq!(Houses::of_list(&rules, &chosen.list(&rules)), Some(chosen));
}
