//! `crownlands play`: the game in the terminal.
//!
//! On a terminal it takes the whole screen; in a pipe, on a simple terminal or with `--plain` it
//! goes line by line. What is wanted comes from the arguments, and without any from a first screen.

use std::io::{self, BufReader, IsTerminal};
use std::path::PathBuf;

use clap::{Args as Arguments, ValueEnum};
use rules::Rules;
use table::{BotTiming, Level, Name, Options, Privacy, TableId};
use tui::{Depth, Errand, Keep, Language, Lingo, Look, Seeds, Setting, Sitter, Trouble, Wish};

use super::examples;
use super::modes::refused;
use crate::failure::Failure;
use crate::screen::{ColorWhen, Screen};

/// Play in the terminal: against bots, several at one keyboard, or at a server
#[expect(clippy::struct_excessive_bools, reason = "independent flags")]
#[derive(Debug, Arguments)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// What to play, such as k2, duel or w6t+harmony; without it a first screen asks
    rules: Option<String>,
    /// Your name; given again, the names of others at this keyboard
    #[arg(long = "name", value_name = "NAME")]
    names: Vec<String>,
    /// How strong bots play: page, squire, knight, baron, duke or sovereign
    #[arg(long, value_name = "LEVEL", default_value = "squire", value_parser = level)]
    level: Level,
    /// Go on with the game that was kept
    #[arg(long, conflicts_with_all = ["rules", "server", "join", "watch"])]
    resume: bool,
    /// Play at the server with this address
    #[arg(long, value_name = "URL")]
    server: Option<String>,
    /// Sit down at a table, by its link or its code
    #[arg(long, value_name = "LINK", conflicts_with = "rules")]
    join: Option<String>,
    /// Look on at a table, by its link or its code
    #[arg(long, value_name = "LINK", conflicts_with_all = ["rules", "join"])]
    watch: Option<String>,
    /// Open a table at the server, with so many seats for people who get its link
    #[arg(long, value_name = "PEOPLE", requires = "server", requires = "rules", value_parser = clap::value_parser!(u8).range(1..=8))]
    open: Option<u8>,
    /// Let everyone find the table that is opened, in the server's list
    #[arg(long, requires = "open")]
    public: bool,
    /// List the server's open tables and games to watch, and end
    #[arg(long, requires = "server")]
    list: bool,
    /// Line by line: for screen readers, simple terminals and pipes
    #[arg(long)]
    plain: bool,
    /// Draw with ASCII only
    #[arg(long)]
    ascii: bool,
    /// How many colours to use: true, 256, 16 or none; otherwise as the terminal says
    #[arg(long, value_enum, value_name = "COLOURS", hide_possible_values = true)]
    palette: Option<Colours>,
    /// The language: en, fr or de; otherwise as the environment says
    #[arg(long, value_name = "CODE", value_parser = language)]
    language: Option<Language>,
    /// The deal of this number, the same each time
    #[arg(long, value_name = "N", conflicts_with_all = ELSEWHERE)]
    seed: Option<u64>,
    /// How long a move stays on screen before a bot makes the next one, in milliseconds; three
    /// times as long after a line was dealt
    #[arg(long, value_name = "MS", default_value_t = 500, conflicts_with_all = ELSEWHERE)]
    pause: u32,
    /// How long the strongest bot may think, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = 1000, conflicts_with_all = ELSEWHERE)]
    think: u32,
    /// Keep games in this folder
    #[arg(long, value_name = "FOLDER")]
    folder: Option<PathBuf>,
}

const EXAMPLES: &str = examples!(
    "crownlands play",
    "crownlands play q3 --level duke --name Ann --name Ben",
    "crownlands play duel --plain --seed 7",
    "crownlands play --resume --language de || crownlands play k4+harmony",
);

/// At a server it deals, and its bots take their own time.
const ELSEWHERE: [&str; 3] = ["server", "join", "watch"];

/// How many colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Colours {
    True,
    #[value(name = "256")]
    Indexed,
    #[value(name = "16")]
    Sixteen,
    None,
}

fn level(name: &str) -> Result<Level, String> {
    let names = || Level::ALL.map(Level::name).join(", ");
    Level::named(name).ok_or_else(|| format!("the levels are {}", names()))
}

fn language(code: &str) -> Result<Language, String> {
    Language::from_code(code).ok_or_else(|| "the languages are en, fr and de".to_owned())
}

/// Runs the command.
pub(crate) fn run(args: &Args, color: ColorWhen, screen: &mut Screen) -> Result<(), Failure> {
    let setting = setting(args, color)?;
    let lingo = Lingo::new(setting.language);
    if args.list {
        let server = args.server.as_deref().unwrap_or_default();
        let lines = tui::list(server, &lingo).map_err(|trouble| told(&trouble, &lingo))?;
        return Ok(lines.iter().try_for_each(|line| screen.line(line.as_str()))?);
    }
    let wish = wish(args, &setting)?;
    begin(wish, setting, args.plain).map_err(|trouble| told(&trouble, &lingo))
}

/// Takes the whole screen where there is one, and goes line by line elsewhere.
pub(crate) fn begin(wish: Wish, setting: Setting, plain: bool) -> Result<(), Trouble> {
    let is_simple = std::env::var("TERM").is_ok_and(|term| term == "dumb");
    let on_screen = io::stdin().is_terminal() && io::stdout().is_terminal() && !is_simple;
    if on_screen && !plain {
        tui::play(wish, setting)
    } else {
        tui::play_plainly(wish, setting, BufReader::new(io::stdin()), io::stdout())
    }
}

/// What somebody at this terminal has without saying anything.
pub(crate) fn usual_setting(color: ColorWhen) -> Setting {
    let get = |name: &str| std::env::var(name).ok();
    let mut look = Look::detect(get);
    if color == ColorWhen::Never {
        look.depth = Depth::Plain;
    }
    let spoken = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().filter_map(get);
    let spoken: Vec<String> = spoken.filter(|language| !language.is_empty()).collect();
    let spoken: Vec<&str> = spoken.iter().map(String::as_str).collect();
    Setting {
        look,
        language: Language::from_preferences(&spoken),
        name: None,
        level: Level::Squire,
        bot_timing: BotTiming::default(),
        attended: io::stdin().is_terminal(),
        seeds: Seeds::Fresh,
        keep: Keep::usual(),
    }
}

fn setting(args: &Args, color: ColorWhen) -> Result<Setting, Failure> {
    let usual = usual_setting(color);
    let mut look = usual.look;
    look.unicode &= !args.ascii;
    if let Some(colours) = args.palette {
        look.depth = match colours {
            Colours::True => Depth::True,
            Colours::Indexed => Depth::Indexed,
            Colours::Sixteen => Depth::Sixteen,
            Colours::None => Depth::Plain,
        };
    }
    let keep = args.folder.clone().map(Keep::new).or(usual.keep);
    let given = args.names.first().map(|name| name_of(name)).transpose()?;
    Ok(Setting {
        look,
        language: args.language.unwrap_or(usual.language),
        name: given.or_else(|| keep.as_ref().and_then(Keep::name)),
        level: args.level,
        bot_timing: BotTiming { pause_ms: args.pause.into(), limit_ms: args.think.into() },
        attended: usual.attended,
        seeds: args.seed.map_or(Seeds::Fresh, Seeds::from_number),
        keep,
    })
}

fn name_of(name: &str) -> Result<Name, Failure> {
    name.parse().map_err(|reason: table::Reason| {
        Failure::input(format!("{name:?} is no name: {reason}"), "give a name of 1 to 24 letters")
    })
}

fn wish(args: &Args, setting: &Setting) -> Result<Wish, Failure> {
    if args.resume {
        return Ok(Wish::Resume);
    }
    let is_elsewhere = args.server.is_some() || args.join.is_some() || args.watch.is_some();
    if is_elsewhere && args.names.len() > 1 {
        let advice = "give one --name; the others join from their own screens";
        return Err(Failure::input("at a server one person plays at a keyboard", advice));
    }
    if let Some(link) = args.join.as_ref().or(args.watch.as_ref()) {
        let table = table_of(link)?;
        let server = args.server.clone().or_else(|| tui::server_of(link)).ok_or_else(|| {
            let advice = "give the whole link, or --server with the server's address";
            Failure::input(format!("{link:?} does not say at which server the table is"), advice)
        })?;
        let errand = if args.join.is_some() { Errand::Join(table) } else { Errand::Watch(table) };
        return Ok(Wish::Errand { server, errand });
    }
    let rules = args.rules.as_deref();
    let rules = rules.map(|text| text.parse().map_err(|error| refused(text, error)));
    let rules: Option<Rules> = rules.transpose()?;
    match (&args.server, rules) {
        (None, None) => Ok(Wish::Choose),
        (None, Some(rules)) => Ok(play_here(args, setting, rules)?),
        (Some(server), None) => Ok(Wish::Errand { server: server.clone(), errand: Errand::Lobby }),
        (Some(server), Some(rules)) => {
            let people = args.open.unwrap_or(1);
            if people > rules.seats {
                return Err(too_many(people.into(), &rules));
            }
            let mut options = Options::new(rules);
            options.privacy = if args.public { Privacy::Open } else { Privacy::Link };
            let errand = Errand::open(options, people, args.level);
            Ok(Wish::Errand { server: server.clone(), errand })
        }
    }
}

fn play_here(args: &Args, setting: &Setting, rules: Rules) -> Result<Wish, Failure> {
    let seats = rules.seats as usize;
    if args.names.len() > seats {
        return Err(too_many(args.names.len(), &rules));
    }
    let mut sitters = Vec::new();
    for name in &args.names {
        sitters.push(Sitter::Person(name_of(name)?));
    }
    if sitters.is_empty() {
        let guest = || tui::guest(&Lingo::new(setting.language));
        sitters.push(Sitter::Person(setting.name.clone().unwrap_or_else(guest)));
    }
    sitters.resize(seats, Sitter::Bot(args.level));
    Ok(Wish::Play { options: Options::new(rules), sitters })
}

fn too_many(people: usize, rules: &Rules) -> Failure {
    let what = format!("{people} people do not fit: {rules} has {} seats", rules.seats);
    Failure::input(what, "take fewer people, or rules for more players")
}

fn table_of(link: &str) -> Result<TableId, Failure> {
    tui::table_of(link).ok_or_else(|| {
        let advice = "paste the link that the host sees, such as https://example.org/t/k3x9";
        Failure::input(format!("{link:?} is no link and no code of a table"), advice)
    })
}

/// A failure with what to do about it.
pub(crate) fn told(trouble: &Trouble, lingo: &Lingo) -> Failure {
    let what = trouble.told(lingo);
    match trouble {
        Trouble::NothingKept => Failure::input(what, "begin one: crownlands play k2"),
        Trouble::Busy => Failure::other(what, "close it there first"),
        Trouble::Code(_) => Failure::input(what, "crownlands play --help shows what can be given"),
        Trouble::Server(_) | Trouble::Refused(_) => {
            Failure::other(what, "look at the address, and whether the server runs")
        }
        Trouble::Io(error) if error.kind() == io::ErrorKind::BrokenPipe => Failure::NobodyReads,
        Trouble::Io(_) => Failure::other(what, "look whether the terminal is still there"),
    }
}
