//! Choosing houses with two browsers, and who partners whom on one device.

use serde_json::{Value, json};
use thirtyfour::By;

use crate::browser::{Browser, Visitor};
use crate::fingers::{Device, Fingers};
use crate::programs::House;
use crate::tables::{open_table, press_ready, sit_down};

async fn choose(browser: &Browser, house: &str) {
    let choice = By::Css(format!("#houses input[value={house}]"));
    browser.driver.find(choice).await.expect("a house").click().await.expect("a choice");
    let chosen = format!("document.querySelector('#houses input:checked')?.value === '{house}'");
    let _: bool = browser.until(&chosen).await;
}

/// Waits until a house cannot be chosen, and returns why.
async fn taken(browser: &Browser, house: &str) -> String {
    let input = format!("document.querySelector('#houses input[value={house}]:disabled')");
    browser.until(&format!("{input}?.closest('label').textContent.trim()")).await
}

async fn remembered(browser: &Browser) -> Value {
    let settings = browser.stored("crownlands.settings").await.expect("settings");
    serde_json::from_str::<Value>(&settings).expect("settings")["house"].clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_house_that_one_takes_is_taken_for_the_other() {
    let house = House::open().await;
    let ann = Browser::open(&house, Visitor { name: "Ann", ..Visitor::of("k2", 61) }).await;
    let ben = Browser::open(&house, Visitor { name: "Ben", ..Visitor::of("k2", 62) }).await;
    let link = open_table(&ann).await;
    sit_down(&ben, &link).await;
    assert!(taken(&ben, "sun").await.contains("taken by Ann"), "the standard one is hers");
    choose(&ann, "rose").await;
    assert!(taken(&ben, "rose").await.contains("taken by Ann"));
    choose(&ben, "key").await;
    assert!(taken(&ann, "key").await.contains("taken by Ben"));
    ann.reload().await;
    let kept = "document.querySelector('#houses input:checked')?.value === 'rose'";
    let _: bool = ann.until(kept).await;
    assert_eq!([remembered(&ann).await, remembered(&ben).await], [json!("rose"), json!("key")]);
    press_ready(&ann).await;
    press_ready(&ben).await;
    // Both see both castles in the colours that were chosen.
    for browser in [&ann, &ben] {
        let castles = "['castle5', 'castle6'].every((castle) => \
             document.querySelector(`#main use[href=\"#cl-${castle}\"]`))";
        let _: bool = browser.until(castles).await;
    }
    // The next table starts with the house that was chosen last.
    let next = open_table(&ben).await;
    assert_ne!(next, link);
    let again = "document.querySelector('#houses input:checked')?.value === 'key'";
    let _: bool = ben.until(again).await;
    ann.quit().await;
    ben.quit().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn people_at_one_device_choose_partners_and_houses() {
    let house = House::open().await;
    let ann = Browser::open(&house, Visitor { name: "Ann", ..Visitor::of("w6t", 63) }).await;
    ann.go("/new").await;
    ann.wait_for("#start").await;
    let pick = async |group: &str, label: &str| {
        let find = format!(
            "[...document.querySelectorAll('input[name={group}]')].find((input) => \
             input.closest('label').textContent.trim() === '{label}')"
        );
        let _: bool = ann.until(&format!("!!{find}")).await;
        let _: Value = ann.ask(&format!("{find}.click()"), vec![]).await;
        let _: bool = ann.until(&format!("{find}.checked")).await;
    };
    pick("place", "Pass & play").await;
    pick("people", "3").await;
    pick("partner-0", "Player 3").await;
    pick("house-0", "Rose").await;
    Fingers::of(&ann, Device::Mouse, 0).press("#start", 0).await;
    // The third person, who is named by house and place, shares the first one's kingdom.
    let _: bool = ann.until("document.body.textContent.includes('Ann & Rose 2')").await;
    assert_eq!(remembered(&ann).await, json!("rose"));
    ann.quit().await;
}
