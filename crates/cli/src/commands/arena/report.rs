//! The result of a match, as text or JSON.
//!
//! Every number comes with its 95 % interval, and every forfeit with its contestant and reason.

use std::time::Duration;

use indicatif::HumanCount;
use lab::arena::{Estimate, Match, Sprt, Tally, Verdict};
use serde_json::{Value, json};
use tui::print::{Block, FAINT, Line, STRONG, Span};
use tui::sanitize;

use crate::screen::Screen;
use crate::tables::{cell, rows, table};

/// Beyond this many kinds, forfeits are only counted.
const FORFEITS_SHOWN: usize = 12;
/// The widest contestant name.
const NAME_MAX: usize = 28;

/// Forfeits of one contestant for one reason.
struct Lost {
    contestant: usize,
    reason: String,
    games: u64,
    /// Deal, rotation and seat of the first, from 1.
    first: [usize; 3],
}

/// The result as lines.
pub(super) fn lines(spec: &Match, tally: &Tally, time: Duration, screen: &Screen) -> Block {
    let title = format!(
        ", {} games on {} deals, seats rotated, seed {}, {:.1} s",
        HumanCount(tally.games()),
        HumanCount(tally.deals()),
        spec.seed,
        time.as_secs_f64()
    );
    let title = Line::from(vec![Span::styled(spec.rules.to_string(), STRONG), title.into()]);
    let titles =
        ["contestant", "realms", "win share", "points", "margin", "lead", "ms each", "forfeits"];
    let mut table = table(screen, &titles.map(str::to_owned), &[1, 2, 3, 4, 5, 6, 7]);
    for (index, contestant) in spec.contestants.iter().enumerate() {
        let summary = tally.summary(index);
        let cells = [
            shortened(&contestant.to_string()),
            summary.realms.to_string(),
            percent(summary.win),
            points(summary.points, false),
            points(summary.margin, true),
            points(summary.lead, true),
            format!("{:.2}", 1e3 * summary.spent.seconds_each()),
            summary.forfeits.to_string(),
        ];
        table.add_row(cells.map(|text| cell(screen, &text)));
    }
    let mut lines = vec![title];
    lines.extend(rows(&table).into_iter().map(Line::from));
    let key =
        "± 95 % over deals; margin over the best realm of the others, lead over their average";
    lines.push(Line::styled(key, FAINT));
    lines.extend(spec.sprt.map(|test| test_line(&test, spec, tally)));
    lines.extend(forfeit_lines(spec, tally));
    lines
}

fn test_line(test: &Sprt, spec: &Match, tally: &Tally) -> Line<'static> {
    let Sprt { low, high } = test;
    let verdict = match spec.verdict(tally) {
        Some(Verdict::Low) => format!("{low} accepted, {high} rejected"),
        Some(Verdict::High) => format!("{high} accepted, {low} rejected"),
        None => "undecided".to_owned(),
    };
    let ratio = test.ratio(&tally.shares(0));
    let bound = Sprt::bound();
    Line::from(vec![
        "Test of the win share ".into(),
        Span::styled(format!("{low} or {high}: {verdict}"), STRONG),
        Span::styled(format!(" (log-likelihood ratio {ratio:.2}, bounds ±{bound:.2})"), FAINT),
    ])
}

fn forfeit_lines(spec: &Match, tally: &Tally) -> Block {
    let lost = forfeits(tally);
    if lost.is_empty() {
        return Block::new();
    }
    let line = |it: &Lost| {
        let name = sanitize(&spec.contestants[it.contestant].to_string());
        let [deal, rotation, seat] = it.first;
        let games = format!("{} game{}", it.games, if it.games == 1 { "" } else { "s" });
        let first = format!(" (first: deal {deal}, rotation {rotation}, seat {seat})");
        Line::from(vec![
            Span::raw("  "),
            Span::styled(name, STRONG),
            format!(" lost {games}: {}", sanitize(&it.reason)).into(),
            Span::styled(first, FAINT),
        ])
    };
    let mut shown: Block = vec![Line::default(), Line::styled("Forfeits", STRONG)];
    shown.extend(lost.iter().take(FORFEITS_SHOWN).map(line));
    if let Some(more) = lost.len().checked_sub(FORFEITS_SHOWN + 1) {
        shown.push(format!("  and {} for other reasons", more + 1).into());
    }
    shown.push(Line::styled("  Forfeited games count only for the win share.", FAINT));
    shown
}

/// The forfeits by contestant and reason, in the order of their first games.
fn forfeits(tally: &Tally) -> Vec<Lost> {
    let mut all: Vec<Lost> = Vec::new();
    for (deal, rotation, forfeit) in tally.forfeits() {
        let reason = forfeit.fault.to_string();
        let contestant = forfeit.contestant;
        let known =
            all.iter_mut().find(|lost| lost.contestant == contestant && lost.reason == reason);
        if let Some(lost) = known {
            lost.games += 1;
        } else {
            let seat = forfeit.seat.index() + 1;
            let first = [*deal as usize + 1, *rotation as usize + 1, seat];
            all.push(Lost { contestant, reason, games: 1, first });
        }
    }
    all
}

/// The result as JSON.
pub(super) fn as_json(spec: &Match, tally: &Tally, time: Duration) -> Value {
    let contestants = spec.contestants.iter().enumerate().map(|(index, contestant)| {
        let summary = tally.summary(index);
        json!({
            "contestant": contestant.to_string(),
            "realms": summary.realms,
            "win_share": estimate(summary.win),
            "points": estimate(summary.points),
            "margin": estimate(summary.margin),
            "lead": estimate(summary.lead),
            "rivals_points": estimate(summary.rivals),
            "decisions": summary.spent.decisions,
            "seconds_per_decision": summary.spent.seconds_each(),
            "longest_seconds": summary.spent.longest.as_secs_f64(),
            "forfeits": summary.forfeits,
        })
    });
    let forfeits = forfeits(tally).into_iter().map(|lost| {
        let [deal, rotation, seat] = lost.first;
        json!({
            "contestant": spec.contestants[lost.contestant].to_string(),
            "reason": lost.reason,
            "games": lost.games,
            "first": { "deal": deal, "rotation": rotation, "seat": seat },
        })
    });
    json!({
        "rules": spec.rules.to_string(),
        "seed": spec.seed,
        "games": tally.games(),
        "deals": tally.deals(),
        "seconds": time.as_secs_f64(),
        "contestants": contestants.collect::<Vec<_>>(),
        "sprt": spec.sprt.map(|test| json!({
            "low": test.low,
            "high": test.high,
            "log_likelihood_ratio": test.ratio(&tally.shares(0)),
            "bound": Sprt::bound(),
            "accepted": spec.verdict(tally).map(|verdict| match verdict {
                Verdict::Low => "low",
                Verdict::High => "high",
            }),
        })),
        "forfeits": forfeits.collect::<Vec<_>>(),
    })
}

/// A single deal has no interval: `null`.
fn estimate(Estimate { mean, plus_minus }: Estimate) -> Value {
    json!({ "mean": mean, "plus_minus": plus_minus })
}

fn percent(Estimate { mean, plus_minus }: Estimate) -> String {
    format!("{:.1} % {}", 100.0 * mean, interval(100.0 * plus_minus))
}

fn points(Estimate { mean, plus_minus }: Estimate, signed: bool) -> String {
    let mean = if signed { format!("{mean:+.1}") } else { format!("{mean:.1}") };
    format!("{mean} {}", interval(plus_minus))
}

fn interval(plus_minus: f64) -> String {
    if plus_minus.is_finite() { format!("± {plus_minus:.1}") } else { "± ?".to_owned() }
}

fn shortened(name: &str) -> String {
    let name = sanitize(name);
    if name.chars().count() <= NAME_MAX {
        return name;
    }
    name.chars().take(NAME_MAX - 1).chain(['…']).collect()
}
