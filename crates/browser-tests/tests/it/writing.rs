//! Own words to everyone at a table whose host allows them.

use thirtyfour::Key;

use crate::browser::{Browser, Visitor};
use crate::fingers::{Device, Fingers};
use crate::programs::House;
use crate::tables::{press_ready, sit_down};

/// Opens a table for friends, with or without free text, and returns its link.
async fn open_table(host: &Browser, has_free_text: bool) -> String {
    host.go("/new?friends").await;
    host.wait_for("#start").await;
    if has_free_text {
        let switch = "const name = [...document.querySelectorAll('label')]
                .find((one) => one.textContent.includes('Free text'));
            const box = name?.querySelector('input') ?? document.getElementById(name?.htmlFor);
            box?.click();
            return box?.checked === true";
        let is_on: bool = host.ask(switch, vec![]).await;
        assert!(is_on, "there is a switch for free text");
    }
    Fingers::of(host, Device::Mouse, 0).press("#start", 0).await;
    host.until("document.querySelector('#table-link')?.textContent.trim()").await
}

/// The guest takes the free seat, and both are ready.
async fn begin(host: &Browser, guest: &Browser, link: &str) {
    sit_down(guest, link).await;
    for player in [guest, host] {
        press_ready(player).await;
    }
}

async fn open_talk(browser: &Browser) {
    browser.wait_for("#talk").await;
    Fingers::of(browser, Device::Mouse, 0).press("#talk", 0).await;
    browser.wait_for("dialog[open] .phrases").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_allows_it_is_written_to_in_own_words() {
    let house = House::open().await;
    let ann = Browser::open(&house, Visitor { name: "Ann", ..Visitor::of("k2", 81) }).await;
    let ben = Browser::open(&house, Visitor { name: "Ben", ..Visitor::of("k2", 82) }).await;
    let link = open_table(&ann, true).await;
    begin(&ann, &ben, &link).await;
    open_talk(&ann).await;
    let hand = Fingers::of(&ann, Device::Mouse, 0);
    hand.press("dialog[open] #talk-text", 0).await;
    hand.type_keys("mind the swamps").await;
    hand.type_keys(Key::Enter).await;
    let _: bool = ann.until("!document.querySelector('dialog[open]')").await;
    let heard = "document.querySelector('.toasts')?.innerText.includes('mind the swamps')";
    let _: bool = ben.until(heard).await;

    // Where presets only are allowed, there is nothing to write into.
    let link = open_table(&ann, false).await;
    begin(&ann, &ben, &link).await;
    open_talk(&ben).await;
    let fields: usize =
        ben.ask("return document.querySelectorAll('#talk-text').length", vec![]).await;
    assert_eq!(fields, 0);
    for player in [ann, ben] {
        player.quit().await;
    }
}
