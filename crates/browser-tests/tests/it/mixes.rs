//! Games that no rulebook prints, chosen in the form and played to the end.

use rules::{Action, Actor, Deal, Record, Rules, Seat, Step};
use serde_json::json;

use crate::browser::{Browser, Visitor};
use crate::fingers::{Device, Fingers};
use crate::programs::House;
use crate::verdict::{assert_solo_shown, decisions};

/// Chooses in the form by what its labels say, and plays the game.
async fn choose_and_play(wish: &[(&str, &str)], seed: u32) -> Record {
    let house = House::open().await;
    let browser = Browser::open(&house, Visitor::of("k3", seed)).await;
    let mut fingers = Fingers::of(&browser, Device::Mouse, seed.into());
    browser.go("/new").await;
    browser.wait_for("#start").await;
    fingers.press("#more-rules summary", 0).await;
    let press = "const choices = [...document.querySelectorAll(`input[name='${arguments[0]}']`)];
        const choice = choices.find((one) => one.nextElementSibling.innerText === arguments[1]);
        if (!choice || choice.disabled) return [...choices].map((one) => one.nextElementSibling.innerText);
        choice.click();
        return [];";
    for (group, label) in wish {
        let others: Vec<String> = browser.ask(press, vec![json!(group), json!(label)]).await;
        assert!(others.is_empty(), "{group} has no {label}, but {others:?}");
    }
    fingers.press("#start", 0).await;
    let _: bool = browser.until("location.pathname === '/solo'").await;
    fingers.play().await;
    let record = assert_solo_shown(&browser).await;
    let first = Seat::new(0).expect("a seat");
    assert_eq!(decisions(&record, first), fingers.decisions, "each decision counts once");
    browser.quit().await;
    record
}

#[tokio::test(flavor = "multi_thread")]
async fn a_house_mix_is_chosen_and_played() {
    let wish = [("seats", "2 players"), ("deck", "30 dominoes")];
    let record = choose_and_play(&wish, 51).await;
    let rules: Rules = "k2+30".parse().expect("a mix");
    assert_eq!(record.rules, rules);
    assert_eq!(rules.line(), 5, "one domino of each line stays unclaimed");
}

#[tokio::test(flavor = "multi_thread")]
async fn abba_is_chosen_and_played() {
    let wish = [("seats", "2 players"), ("first-claims", "A-B-B-A")];
    let record = choose_and_play(&wish, 52).await;
    assert_eq!(record.rules, "k2+abba".parse().expect("a mix"));
    let drawn = record.steps.iter().filter(|step| matches!(step, Step::Deal(Deal::King(_))));
    assert_eq!(drawn.count(), 1, "one draw decides who is A");
    let claims = record.replay().zip(&record.steps).filter_map(|(before, step)| {
        match (before.expect("a recorded game replays").actor(), step) {
            (Actor::Seat(seat), Step::Act(Action::Claim(_))) => Some(seat),
            _ => None,
        }
    });
    let first: Vec<Seat> = claims.take(4).collect();
    assert!(first[0] == first[3] && first[1] == first[2] && first[0] != first[1], "{first:?}");
}
