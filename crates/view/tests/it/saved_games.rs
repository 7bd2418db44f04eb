//! Saved and paused games, in a storage that may be full.

use std::collections::HashMap;

use table::{Intent, Stage};
use view::saved::{Due, Paused, SavedGames, Slot, Storage, Unfinished};
use view::solo::Solo;

use crate::device::{Players, open, seat, seed};

/// A storage in memory.
#[derive(Clone, Debug, Default)]
struct Drawer {
    texts: HashMap<&'static str, String>,
    is_full: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Full;

fn name(slot: Slot) -> &'static str {
    match slot {
        Slot::Current => "current",
        Slot::Paused => "paused",
    }
}

impl Storage for Drawer {
    type Error = Full;

    fn read(&self, slot: Slot) -> Option<String> {
        self.texts.get(name(slot)).cloned()
    }

    fn write(&mut self, slot: Slot, text: &str) -> Result<(), Full> {
        if self.is_full {
            return Err(Full);
        }
        self.texts.insert(name(slot), text.to_owned());
        Ok(())
    }
}

/// A game in which a person has decided something.
fn begun(rules: &str, number: u8) -> Solo {
    let mut solo = open(rules, "pb", number);
    let mut players = Players::new(u64::from(number));
    while solo.last_decider().is_none() {
        players.decide_once(&mut solo);
    }
    solo
}

fn saved(solo: &Solo) -> SavedGames<Drawer> {
    let mut games = SavedGames(Drawer::default());
    games.save(&solo.save()).unwrap();
    games
}

#[test]
fn resuming_a_paused_game_pauses_the_current_one() {
    let (first, second) = (begun("k2", 1), begun("duel", 2));
    let mut games = saved(&first);
    games.pause_current().unwrap();
    games.save(&second.save()).unwrap();
    let rules = *first.state().game.as_ref().unwrap().position().rules();
    assert_eq!(games.paused().list(), [Unfinished { rules, due: Due::Round(1) }]);
    assert_eq!(games.resume().unwrap().unwrap().save(), second.save(), "the current one first");
    let taken = games.resume_paused(0).unwrap().unwrap();
    assert_eq!(taken.save(), first.save());
    assert_eq!(games.current().unwrap().save(), first.save());
    assert_eq!(games.paused(), Paused::from_saves(vec![second.save()]));
    assert!(games.resume_paused(1).unwrap().is_none());
}

#[test]
fn after_a_game_the_newest_paused_one_resumes() {
    let first = begun("k2", 1);
    let mut games = saved(&first);
    games.pause_current().unwrap();
    let mut other = open("k2", "pb", 2);
    other.intend(seat(1), Intent::Resign, 5_000, seed(3)).unwrap();
    games.save(&other.save()).unwrap();
    assert!(games.has_unfinished());
    assert_eq!(games.resume().unwrap().unwrap().save(), first.save());
    assert_eq!(games.current().unwrap().save(), first.save());
    assert_eq!(games.paused(), Paused::default());
}

#[test]
fn only_games_worth_keeping_are_paused() {
    let mut untouched = saved(&open("k2", "pb", 1));
    untouched.pause_current().unwrap();
    assert_eq!(untouched.paused(), Paused::default(), "nobody has decided anything");
    assert!(untouched.has_unfinished(), "but it can be resumed");

    let mut of_match = open("k2+dynasty", "pb", 1);
    Players::new(4).finish(&mut of_match);
    assert_eq!(of_match.state().stage, Stage::Pause);
    let mut games = saved(&of_match);
    games.pause_current().unwrap();
    assert_eq!(games.paused().list().first().unwrap().due, Due::Game(2));
    of_match.rematch(900_000, &seed(5)).unwrap();
    games.save(&of_match.save()).unwrap();
    games.pause_current().unwrap();
    assert_eq!(games.paused().list().len(), 2, "its first game would be lost");

    let mut over = open("k2", "pb", 1);
    Players::new(4).finish(&mut over);
    let mut games = saved(&over);
    games.pause_current().unwrap();
    assert_eq!(games.paused(), Paused::default());
    assert!(!games.has_unfinished());
}

#[test]
fn the_oldest_paused_game_is_dropped() {
    let texts: Vec<String> =
        (0..=Paused::MAX).map(|number| begun("k2", number as u8).save()).collect();
    let mut games = SavedGames(Drawer::default());
    for text in &texts {
        games.save(text).unwrap();
        games.pause_current().unwrap();
        games.pause_current().unwrap();
    }
    let newest: Vec<String> = texts.into_iter().rev().take(Paused::MAX).collect();
    assert_eq!(games.paused().into_saves(), newest, "each once");
}

#[test]
fn nothing_is_lost_when_storing_fails() {
    let (first, second) = (begun("k2", 1), begun("k2", 2));
    let mut games = saved(&first);
    games.pause_current().unwrap();
    games.save(&second.save()).unwrap();
    let before = games.0.texts.clone();
    games.0.is_full = true;
    assert_eq!(games.save(&first.save()), Err(Full));
    assert_eq!(games.pause_current(), Err(Full));
    assert!(games.resume_paused(0).is_err());
    assert_eq!(games.0.texts, before);
}

#[test]
fn unreadable_games_stay_stored_but_unlisted() {
    let (first, newer) = (begun("k2", 1), "crownlands-solo 9 0\n".to_owned());
    let mut games = SavedGames(Drawer::default());
    let list = Paused::from_saves(vec![newer.clone(), first.save()]);
    games.0.write(Slot::Paused, &list.to_text()).unwrap();
    assert_eq!(games.paused().list().len(), 1);
    assert_eq!(games.resume_paused(0).unwrap().unwrap().save(), first.save());
    assert_eq!(games.paused().into_saves(), [newer]);
    games.0.write(Slot::Paused, "what").unwrap();
    assert_eq!(games.paused(), Paused::default());
}

/// `saved_before` holds what the page stored in a browser, and the terminal in a folder, when each
/// had its own list of paused games.
#[test]
fn games_saved_before_both_front_ends_shared_a_list_still_open() {
    let mut page = SavedGames(Drawer::default());
    page.0.write(Slot::Current, include_str!("../saved_before/page.solo")).unwrap();
    page.0.write(Slot::Paused, include_str!("../saved_before/page.aside")).unwrap();
    let rules = |games: &SavedGames<Drawer>| -> Vec<String> {
        games.paused().list().iter().map(|game| game.rules.to_string()).collect()
    };
    assert_eq!(rules(&page), ["duel", "q3", "k2"]);
    assert_eq!(page.resume().unwrap().unwrap().save(), include_str!("../saved_before/page.solo"));
    assert!(page.resume_paused(1).unwrap().unwrap().last_decider().is_some());
    assert_eq!(rules(&page), ["k2+dynasty", "duel", "k2"]);

    for (text, rules) in [
        (include_str!("../saved_before/terminal-solo.game"), "k2+dynasty"),
        (include_str!("../saved_before/terminal-aside-00002.game"), "k3+harmony"),
        (include_str!("../saved_before/terminal-aside-00001.game"), "k2"),
    ] {
        let unfinished = Unfinished::of(&Solo::load(text).unwrap()).unwrap();
        assert_eq!(unfinished.rules.to_string(), rules);
    }
}
