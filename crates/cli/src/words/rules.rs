//! Rules in words: titles, what a mix means, and why one is refused.
//!
//! Titles follow from the fields of [`Rules`], never from the name of a mode, so that house
//! mixes have one too.

use rules::{Alliance, Boxes, FirstClaims, Grid, Preset, Rules, RulesError};

use super::{list, number};

/// Options as they are written, and what they mean.
pub(crate) const OPTIONS: [(&str, &str); 7] = [
    ("+middle", "Middle Kingdom: 10 points for a castle in the middle"),
    ("+harmony", "Harmony: 5 points for a grid without a gap"),
    ("+dynasty", "Dynasty: three games in a row, points added up"),
    ("+abba", "for two: one draw, then A claims, B twice, A (the rule in q2)"),
    ("+drawn", "for two: king after king is drawn (the rule except in q2)"),
    ("+5x5 +7x7", "another grid than the mode has"),
    ("+24 +36 …", "another number of dominoes from Kingdomino's box"),
];

/// What a mix is called.
pub(crate) fn title(rules: &Rules) -> String {
    format!("{}{}", game(rules), variant(rules))
}

/// The title with the number of players: `Queendomino for two`.
pub(crate) fn title_for(rules: &Rules) -> String {
    format!("{} for {}{}", game(rules), number(rules.seats), variant(rules))
}

fn game(rules: &Rules) -> &'static str {
    match (rules.boxes, rules.seats, rules.grid) {
        (Boxes::KINGDOMINO, 2, Grid::Seven) => "Mighty Duel",
        (Boxes::KINGDOMINO, ..) => "Kingdomino",
        (Boxes::QUEENDOMINO, ..) => "Queendomino",
        _ => "Royal Wedding",
    }
}

/// What sets a mix apart from its game's other modes.
fn variant(rules: &Rules) -> String {
    let Rules { boxes, seats, alliance, dominoes, .. } = *rules;
    let whole_box = boxes == Boxes::KINGDOMINO && seats == 3 && dominoes == boxes.dominoes();
    let traits = [
        (alliance == Alliance::Pairs, ", teams"),
        (whole_box, ", whole box"),
        (printed(rules).is_none(), ", house mix"),
    ];
    traits.into_iter().filter(|(has, _)| *has).map(|(_, words)| words).collect()
}

/// The printed mode with these boxes, seats, grid and dominoes, whatever its options.
pub(crate) fn printed(rules: &Rules) -> Option<&'static Preset> {
    let shape =
        |rules: &Rules| (rules.boxes, rules.seats, rules.alliance, rules.grid, rules.dominoes);
    Preset::ALL.iter().find(|preset| shape(&preset.rules) == shape(rules))
}

/// The grid: `5×5`.
pub(crate) fn grid(grid: Grid) -> String {
    format!("{0}×{0}", grid.width())
}

/// Whose boxes: `Kingdomino's box`.
pub(crate) fn boxes(boxes: Boxes) -> &'static str {
    match boxes {
        Boxes::KINGDOMINO => "Kingdomino's box",
        Boxes::QUEENDOMINO => "Queendomino's box",
        _ => "both boxes",
    }
}

/// The shape of a game on one line.
pub(crate) fn summary(rules: &Rules) -> String {
    let of_box = if rules.dominoes == rules.boxes.dominoes() { "all " } else { "" };
    let mut parts = vec![
        format!("{} kingdoms", grid(rules.grid)),
        format!("{of_box}{} dominoes of {}", rules.dominoes, boxes(rules.boxes)),
        format!("{} rounds with a line of {}", rules.rounds(), rules.line()),
    ];
    let options = [
        (rules.middle_kingdom, "Middle Kingdom"),
        (rules.harmony, "Harmony"),
        (rules.dynasty, "one game of a Dynasty"),
    ];
    parts.extend(options.into_iter().filter(|(on, _)| *on).map(|(_, name)| name.to_owned()));
    parts.join(", ")
}

/// What a mix means, point by point.
pub(crate) fn explained(rules: &Rules) -> Vec<(&'static str, String)> {
    let kings = match rules.kings() {
        1 => "one king".to_owned(),
        kings => format!("{} kings", number(kings)),
    };
    let seats = match rules.alliance {
        Alliance::Solo => format!("{}, each with {kings} and a kingdom", rules.seats),
        Alliance::Pairs => format!(
            "{} in {} teams of two; a team has one kingdom, each member {kings}",
            rules.seats,
            number(rules.realm_count() as u8),
        ),
    };
    let aside = rules.boxes.dominoes() - rules.dominoes;
    let dominoes = match (rules.boxes, aside) {
        (Boxes::ROYAL_WEDDING, _) => {
            format!("{}, both boxes; lines come from them in turn", rules.dominoes)
        }
        (which, 0) => format!("{}, all of {}", rules.dominoes, boxes(which)),
        (which, aside) => {
            format!("{} of {}; {aside} are set aside unseen", rules.dominoes, boxes(which))
        }
    };
    let kings_all = rules.kings() * rules.seats;
    let unclaimed = match rules.line() - kings_all {
        0 => "every domino is claimed".to_owned(),
        left => format!("{} of each line stay unclaimed and leave the game", number(left)),
    };
    let first = match rules.first_claims {
        FirstClaims::Drawn => "king after king is drawn and claims",
        FirstClaims::Abba => "one draw says who is A; then A claims, B claims twice, A claims",
    };
    let mut points = vec![
        ("seats", seats),
        ("kingdoms", format!("{}, filled exactly when nothing is discarded", grid(rules.grid))),
        ("dominoes", dominoes),
        ("rounds", format!("{} with a line of {}; {unclaimed}", rules.rounds(), rules.line())),
        ("first claims", first.to_owned()),
    ];
    if rules.boxes.has_queendomino() {
        points.push(("also", "coins, knights, towers, buildings, the Queen and the dragon".into()));
    }
    let options =
        [(rules.middle_kingdom, "middle"), (rules.harmony, "harmony"), (rules.dynasty, "dynasty")];
    for (_, word) in options.into_iter().filter(|(on, _)| *on) {
        let known =
            OPTIONS.into_iter().find(|(written, _)| written.strip_prefix('+') == Some(word));
        points.extend(known.map(|(_, meaning)| ("option", meaning.to_owned())));
    }
    points
}

/// Why a mix is refused, with its numbers.
pub(crate) fn refusal(rules: &Rules, reason: RulesError) -> String {
    let kings = rules.kings() * rules.seats;
    let numbers = match reason {
        RulesError::LineTooShort => format!(
            ": {} dominoes on {} make lines of {} for {kings} kings",
            rules.dominoes,
            grid(rules.grid),
            rules.line(),
        ),
        RulesError::LineTooLong => format!(
            ": {} dominoes on {} make lines of {}",
            rules.dominoes,
            grid(rules.grid),
            rules.line(),
        ),
        RulesError::UnevenLines => format!(
            ": {} dominoes over {} rounds on {}",
            rules.dominoes,
            rules.rounds(),
            grid(rules.grid),
        ),
        _ => String::new(),
    };
    format!("{reason}{numbers} [{}]", reason.code())
}

/// What to play instead: mixes for as many players, of the same boxes where there are some.
pub(crate) fn alternatives(rules: &Rules) -> String {
    const SHOWN: usize = 5;
    let with = |same: &dyn Fn(&Rules) -> bool| -> Vec<String> {
        let found = Rules::all_playable().filter(|mix| mix.seats == rules.seats && same(mix));
        // A printed mode is written shorter with its own order of first claims.
        found.map(|mix| printed(&mix).map_or(mix, |preset| preset.rules).to_string()).collect()
    };
    let alike = [
        with(&|mix| mix.boxes == rules.boxes && mix.alliance == rules.alliance),
        with(&|mix| mix.boxes == rules.boxes),
        with(&|_| true),
    ];
    match alike.into_iter().find(|mixes| !mixes.is_empty()) {
        Some(mut mixes) => {
            mixes.truncate(SHOWN);
            format!("{} can play {}", number(rules.seats), list(&mixes, "or"))
        }
        None => "`crownlands modes` lists what can be played".to_owned(),
    }
}
