//! At the end of a game every browser says by itself whether it was dealt fairly.

use crate::browser::{Browser, Visitor};
use crate::fingers::{Device, Fingers};
use crate::look::Look;
use crate::programs::House;
use crate::tables::{add_bot, open_table, press_ready, sit_down};

const LINE: &str = "document.querySelector('.fair.beside summary')?.textContent.trim()";

#[tokio::test(flavor = "multi_thread")]
async fn two_browsers_shuffle_along_and_check_the_deal() {
    let house = House::open().await;
    let ann = Browser::open(&house, Visitor { name: "Ann", ..Visitor::of("k2", 51) }).await;
    let ben = Browser::open(&house, Visitor { name: "Ben", ..Visitor::of("k2", 52) }).await;
    let link = open_table(&ann).await;
    sit_down(&ben, &link).await;
    press_ready(&ann).await;
    press_ready(&ben).await;
    let reload_in_between = async |browser: &Browser, seed: u64| {
        let mut fingers = Fingers::of(browser, Device::Mouse, seed);
        assert!(fingers.play_once().await, "the game ended early");
        Look::next(browser, fingers.seen).await;
        browser.reload().await;
        fingers.forget();
        fingers.play().await;
    };
    tokio::join!(reload_in_between(&ann, 51), reload_in_between(&ben, 52));
    for browser in [&ann, &ben] {
        let told: String = browser.until(LINE).await;
        assert_eq!(
            told,
            "Fair deal, checked on this device. The server, Ann and Ben shuffled together."
        );
        Fingers::of(browser, Device::Mouse, 51).press(".fair.beside summary", 0).await;
        let why = "[...document.querySelectorAll('.fair.beside[open] p')]
            .map((one) => one.textContent).find((one) => one.includes('public list'))";
        let why: String = browser.until(why).await;
        assert!(why.contains("Its own number is in the shuffle"), "{why}");
        assert!(why.contains("The seal is number 1 "), "{why}");
    }
    ann.quit().await;
    ben.quit().await;
}

/// What the browser remembers is not what it is told in the end: as if the server had swapped the seal.
#[tokio::test(flavor = "multi_thread")]
async fn a_swapped_seal_raises_a_banner() {
    let house = House::open().await;
    let ann = Browser::open(&house, Visitor { name: "Ann", ..Visitor::of("k2", 53) }).await;
    open_table(&ann).await;
    add_bot(&ann).await;
    press_ready(&ann).await;
    let mut fingers = Fingers::of(&ann, Device::Mouse, 53);
    assert!(fingers.play_once().await, "the game ended early");
    Look::next(&ann, fingers.seen).await;
    let swap = "const name = 'crownlands.shuffles';
        const memory = JSON.parse(localStorage.getItem(name));
        memory.games[0][1].seal = '0'.repeat(64);
        localStorage.setItem(name, JSON.stringify(memory));
        return memory.games.length";
    assert_eq!(ann.ask::<usize>(swap, vec![]).await, 1);
    ann.reload().await;
    fingers.forget();
    fingers.play().await;
    let banner: String = ann.until("document.querySelector('#unfair')?.textContent").await;
    assert!(banner.starts_with("This game was not dealt as promised."), "{banner}");
    assert!(!ann.ask::<bool>("return !!document.querySelector('.fair')", vec![]).await);
    ann.quit().await;
}
