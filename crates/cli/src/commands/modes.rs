//! `crownlands modes`: what can be played, and what a mix of rules means.
//!
//! Without an argument it lists the printed modes and the options, with `--all` every playable mix.
//! With a mix it explains the mix, or says why it cannot be played and what can be played instead.

use clap::Args as Arguments;
use lingo::{Lingo, t};
use rules::{Alliance, Boxes, FirstClaims, Grid, ParseError, Preset, Problem, Rules, RulesError};
use tui::print::{FAINT, Line, STRONG, Span, Style};

use super::examples;
use crate::failure::Failure;
use crate::input::refusal;
use crate::screen::Screen;
use crate::tables::{cell, rows, strong, table, topics};

/// List what can be played, or explain one mode
#[derive(Debug, Arguments)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// The rules to explain, such as k4+middle+harmony
    rules: Option<String>,
    /// List every playable mix, including house rules
    #[arg(long, conflicts_with = "rules")]
    all: bool,
}

const EXAMPLES: &str = examples!(
    "crownlands modes",
    "crownlands modes k4+middle+harmony",
    "crownlands modes w6t --lang de",
    "crownlands modes --all",
);

pub(crate) fn run(args: &Args, screen: &mut Screen) -> Result<(), Failure> {
    match (&args.rules, args.all) {
        (Some(text), _) => explain(text, screen),
        (None, true) => list_all(screen),
        (None, false) => list_printed(screen),
    }
}

/// Options in notation, with the keys of their explanations.
const OPTIONS: [(&str, &str); 9] = [
    ("+middle", "game-option-middle"),
    ("+harmony", "game-option-harmony"),
    ("+dynasty", "game-option-dynasty"),
    ("+best", "game-option-dynasty-best"),
    ("+abba", "game-option-abba"),
    ("+drawn", "game-option-drawn"),
    ("+anyking", "game-option-anyking"),
    ("+5x5 +7x7", "game-option-grid"),
    ("+24 +36 …", "game-option-box"),
];

fn list_printed(screen: &mut Screen) -> Result<(), Failure> {
    let lingo = &screen.lingo;
    let modes = listed(screen, Preset::ALL.iter().map(|preset| preset.rules));
    let options = OPTIONS
        .map(|(written, key)| (written.to_owned(), lingo.attr(key, "hint").unwrap_or_default()));
    let options = rows(&topics(screen, options));
    let printer = screen.printer();
    let heading = printer.heading(&t!(lingo, "cli-modes-options"));
    let title = Line::styled(printer.look.transliterate(&t!(lingo, "cli-modes")), STRONG);
    let how = t!(lingo, "cli-modes-how", examples = "k4+middle+harmony, duel+dynasty, q2+drawn");
    let how = printer.paragraph(&how, Style::new());
    let house = printer.paragraph(&t!(lingo, "cli-modes-house"), Style::new());
    screen.line(title)?;
    screen.lines(modes)?;
    screen.lines(heading)?;
    screen.lines(options)?;
    for paragraph in [how, house] {
        screen.blank()?;
        screen.lines(paragraph)?;
    }
    Ok(())
}

fn list_all(screen: &mut Screen) -> Result<(), Failure> {
    // A printed mode is listed with its printed options.
    let mixes = Rules::all_playable().map(|mix| printed(&mix).map_or(mix, |preset| preset.rules));
    let modes = listed(screen, mixes);
    let title = screen.look.transliterate(&t!(screen.lingo, "cli-modes-all"));
    screen.line(Line::styled(title, STRONG))?;
    Ok(screen.lines(modes)?)
}

/// The printed mode with the same boxes, seats, grid and dominoes, whatever the options.
fn printed(rules: &Rules) -> Option<&'static Preset> {
    let shape =
        |rules: &Rules| (rules.boxes, rules.seats, rules.alliance, rules.grid, rules.dominoes);
    Preset::ALL.iter().find(|preset| shape(&preset.rules) == shape(rules))
}

/// Below this width, columns that follow from others are left out.
const ROOMY: u16 = 72;

/// A row for each mix.
fn listed(screen: &Screen, mixes: impl Iterator<Item = Rules>) -> Vec<String> {
    let lingo = &screen.lingo;
    let mut titles = vec![
        t!(lingo, "cli-column-write"),
        t!(lingo, "cli-column-game"),
        t!(lingo, "cli-column-grid"),
        t!(lingo, "cli-column-dominoes"),
        t!(lingo, "cli-column-rounds"),
    ];
    if screen.width >= ROOMY {
        titles.extend([t!(lingo, "cli-column-line"), t!(lingo, "cli-column-kings")]);
    }
    let mut table = table(screen, &titles, &[4, 5, 6]);
    for rules in mixes {
        let all = rules.boxes.dominoes();
        let dominoes = match rules.dominoes {
            dominoes if dominoes == all => dominoes.to_string(),
            dominoes => t!(lingo, "cli-some-of", count = dominoes, all = all),
        };
        let cells = [
            lingo.mode(&rules),
            format!("{0}×{0}", rules.grid.width()),
            dominoes,
            rules.rounds().to_string(),
            rules.line().to_string(),
            (rules.kings() * rules.seats).to_string(),
        ];
        let cells = cells.iter().take(titles.len() - 1).map(|text| cell(screen, text));
        table.add_row([strong(screen, &rules.to_string())].into_iter().chain(cells));
    }
    rows(&table)
}

/// The name of a mix, with what makes it unique: `Kingdomino for 3 · 48 dominoes`.
fn title(lingo: &Lingo, rules: &Rules) -> String {
    let options = lingo.options(rules).into_iter().map(|option| option.name);
    [lingo.mode(rules)].into_iter().chain(options).collect::<Vec<_>>().join(" · ")
}

fn explain(text: &str, screen: &mut Screen) -> Result<(), Failure> {
    let rules: Rules = text.parse().map_err(|error| refused(text, error, &screen.lingo))?;
    let lingo = &screen.lingo;
    let mut lines = vec![Line::from(vec![
        Span::styled(rules.to_string(), STRONG),
        Span::raw(format!("  {}", title(lingo, &rules))),
    ])];
    if text != rules.to_string() {
        let same = t!(lingo, "cli-modes-same", written = text);
        lines.extend(screen.printer().paragraph(&same, FAINT));
    }
    let meaning = rows(&topics(screen, meaning(lingo, &rules)));
    screen.lines(lines)?;
    Ok(screen.lines(meaning)?)
}

/// What a mix means, topic by topic.
fn meaning(lingo: &Lingo, rules: &Rules) -> Vec<(String, String)> {
    let (seats, kings, line) = (rules.seats, rules.kings(), rules.line());
    let players = match rules.alliance {
        Alliance::Solo => t!(lingo, "cli-players", seats = seats, kings = kings),
        Alliance::Pairs => {
            let teams = rules.realm_count();
            t!(lingo, "cli-players-teams", seats = seats, teams = teams, kings = kings)
        }
    };
    let (count, all) = (rules.dominoes, rules.boxes.dominoes());
    let dominoes = match rules.boxes {
        Boxes::ROYAL_WEDDING => t!(lingo, "cli-dominoes-both", count = count),
        _ if count == all => t!(lingo, "cli-dominoes-all", count = count),
        _ => t!(lingo, "cli-dominoes-some", count = count, all = all),
    };
    let rounds = match line - kings * seats {
        0 => t!(lingo, "cli-rounds", rounds = rules.rounds(), line = line),
        left => t!(lingo, "cli-rounds-left", rounds = rules.rounds(), line = line, left = left),
    };
    let first = match rules.first_claims {
        FirstClaims::Drawn => lingo.attr("game-option-drawn", "hint"),
        FirstClaims::Abba => lingo.attr("game-option-abba", "hint"),
        FirstClaims::AnyKing => lingo.attr("game-option-anyking", "hint"),
    };
    let mut topics = vec![
        (t!(lingo, "cli-column-players"), players),
        (t!(lingo, "cli-column-grid"), t!(lingo, "cli-grid", width = rules.grid.width())),
        (t!(lingo, "cli-column-dominoes"), dominoes),
        (t!(lingo, "cli-column-rounds"), rounds),
        (t!(lingo, "cli-first-claims"), first.unwrap_or_default()),
    ];
    if rules.boxes.has_queendomino() {
        topics.push((t!(lingo, "cli-column-also"), t!(lingo, "cli-queendomino")));
    }
    let advice = lingo.advice_on(rules);
    topics.extend(advice.map(|advice| (t!(lingo, "cli-column-advice"), advice)));
    topics.extend(lingo.options(rules).into_iter().map(|option| (option.name, option.hint)));
    topics
}

/// Why a text is not a mix of rules, or not a playable one.
pub(crate) fn refused(text: &str, error: ParseError, lingo: &Lingo) -> Failure {
    if let (Problem::Unplayable(reason), Ok(mix)) = (error.problem, Rules::draft(text)) {
        let mut why = refusal(lingo, reason.code());
        if matches!(reason, RulesError::LineTooShort | RulesError::LineTooLong) {
            why = format!("{} {why}", lines(&mix, text, lingo));
        }
        let what = t!(lingo, "cli-unplayable", written = text, reason = why);
        return Failure::input(what, alternatives(&mix, lingo));
    }
    let (_, column) = error.line_and_column(text);
    let reason = refusal(lingo, error.code());
    Failure::input(
        t!(lingo, "cli-bad-rules", written = text, column = column, reason = reason),
        t!(lingo, "cli-bad-rules-try"),
    )
}

/// How long the lines of a mix would be; on which grid only if somebody chose one.
fn lines(mix: &Rules, text: &str, lingo: &Lingo) -> String {
    let [dominoes, line, kings] = [mix.dominoes, mix.line(), mix.kings() * mix.seats];
    let width = mix.grid.width();
    let (name, choices) = text.split_once('+').unwrap_or((text, ""));
    let is_printed = Preset::ALL.iter().any(|preset| preset.name.eq_ignore_ascii_case(name));
    let grid = format!("{width}x{width}");
    let chosen = is_printed && mix.grid == Grid::Seven
        || choices.split('+').any(|choice| choice.eq_ignore_ascii_case(&grid));
    if chosen {
        t!(
            lingo,
            "cli-unplayable-lines",
            dominoes = dominoes,
            width = width,
            line = line,
            kings = kings
        )
    } else {
        t!(lingo, "cli-unplayable-counts", dominoes = dominoes, line = line, kings = kings)
    }
}

/// What to play instead: mixes for the same number of players, with the same boxes if possible, the
/// most similar first; printed modes, if there are any.
fn alternatives(rules: &Rules, lingo: &Lingo) -> String {
    const SHOWN: usize = 5;
    let with = |same: &dyn Fn(&Rules) -> bool| -> Vec<Rules> {
        let found = Rules::all_playable().filter(|mix| mix.seats == rules.seats && same(mix));
        // A printed mode has a shorter name with its own order of first claims.
        let mut found: Vec<Rules> =
            found.map(|mix| printed(&mix).map_or(mix, |preset| preset.rules)).collect();
        if found.iter().any(|mix| printed(mix).is_some()) {
            found.retain(|mix| printed(mix).is_some());
        }
        found.sort_by_key(|mix| (mix.grid != rules.grid, mix.dominoes.abs_diff(rules.dominoes)));
        found
    };
    let alike = [
        with(&|mix| mix.boxes == rules.boxes && mix.alliance == rules.alliance),
        with(&|mix| mix.boxes == rules.boxes),
        with(&|_| true),
    ];
    match alike.into_iter().find(|mixes| !mixes.is_empty()) {
        Some(mixes) => {
            let Rules { middle_kingdom, harmony, dynasty, .. } = *rules;
            let wanted = |mix: Rules| Rules { middle_kingdom, harmony, dynasty, ..mix }.to_string();
            let mixes: Vec<String> = mixes.into_iter().map(wanted).take(SHOWN).collect();
            t!(lingo, "cli-unplayable-try", seats = rules.seats, mixes = mixes.join(", "))
        }
        None => t!(lingo, "cli-bad-rules-try"),
    }
}
