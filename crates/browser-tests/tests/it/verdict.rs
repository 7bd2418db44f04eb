//! Compares the final sheets on the page with what `rules` computes.

use rules::{Actor, Position, Record, Seat, Step};
use serde::Deserialize;
use view::solo::Solo;

use crate::browser::Browser;

/// A realm's sheet on the page.
#[derive(Debug, Deserialize, PartialEq, Eq)]
pub(crate) struct Sheet {
    items: Vec<u16>,
    sum: u16,
}

/// Reads the final sheets, one for each realm: from the last screen's table, or from a replay's points.
pub(crate) async fn sheets(browser: &Browser) -> Vec<Sheet> {
    let ready = "document.querySelector('dialog[open] .pad, dialog[open] tr.sum')";
    let _: bool = browser.until(&format!("!!{ready}")).await;
    let script = "const points = (cell) => Number(cell.textContent);
        const rows = document.querySelectorAll('dialog[open] .pad tbody tr');
        if (rows.length) return [...rows].map((row) => ({
            items: [...row.querySelectorAll('td:not(.sum, .soft)')].map(points),
            sum: points(row.querySelector('.sum')),
        }));
        return [...document.querySelectorAll('dialog[open] tr.sum td')].map((sum) => ({
            items: [...sum.closest('table').querySelectorAll('tbody td')].map(points),
            sum: points(sum),
        }));";
    browser.ask(script, vec![]).await
}

/// Asserts that the final sheets match a record's last position; returns the record.
pub(crate) async fn assert_shown(browser: &Browser, record: &str) -> Record {
    let (read, last) = Record::verified(record).unwrap_or_else(|error| panic!("{error}\n{record}"));
    assert!(last.outcome().is_some(), "the game has not ended:\n{record}");
    let shown = sheets(browser).await;
    let computed: Vec<u16> = last.rules().realms().map(|realm| last.points(realm)).collect();
    let sums: Vec<u16> = shown.iter().map(|sheet| sheet.sum).collect();
    assert_eq!(sums, computed, "\n{record}");
    for sheet in &shown {
        assert_eq!(sheet.items.iter().sum::<u16>(), sheet.sum, "{sheet:?} does not add up");
    }
    read
}

/// Asserts the same for the solo game saved in this browser.
pub(crate) async fn assert_solo_shown(browser: &Browser) -> Record {
    let saved = browser.stored("crownlands.solo").await.expect("a saved solo game");
    let solo = Solo::load(&saved).expect("a saved game");
    let record = solo.record().expect("a game").to_string();
    assert_shown(browser, &record).await
}

/// Counts a seat's decisions in a game.
pub(crate) fn decisions(record: &Record, seat: Seat) -> usize {
    let moments = record.replay().zip(&record.steps);
    let is_by = |before: Position, step: &Step| {
        matches!(step, Step::Act(_)) && before.actor() == Actor::Seat(seat)
    };
    moments
        .filter(|(before, step)| before.as_ref().is_ok_and(|before| is_by(*before, step)))
        .count()
}
