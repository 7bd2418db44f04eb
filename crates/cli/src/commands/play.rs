//! `crownlands play`: the game in the terminal.
//!
//! On a terminal it takes the whole screen; in a pipe, on a simple terminal or with `--plain` it
//! plays line by line. Arguments choose the game; without any, a menu does.

use std::io::{self, BufReader, IsTerminal};
use std::path::PathBuf;

use clap::{Args as Arguments, ValueEnum};
use lingo::{Lingo, t};
use rules::Rules;
use table::{BotTiming, House, Level, Name, Options, Privacy, TableId};
use tui::{Activity, Config, Depth, PlayError, SaveFolder, Seeds, ServerTask, Sitter};

use super::examples;
use super::modes::refused;
use crate::failure::Failure;
use crate::input::refusal;
use crate::screen::Screen;

/// Play in the terminal: against bots, with others at one keyboard, or on a server
#[expect(clippy::struct_excessive_bools, reason = "independent flags")]
#[derive(Debug, Arguments)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// The game, such as k2, duel or w6t+harmony; without it, a menu opens
    rules: Option<String>,
    /// Your name; repeat it for others at this keyboard
    #[arg(long = "name", value_name = "NAME")]
    names: Vec<String>,
    #[arg(
        long,
        value_name = "LEVEL",
        value_parser = level,
        help = format!("Bot strength: {} [default: the one you chose last]", levels())
    )]
    level: Option<Level>,
    #[arg(
        long,
        value_name = "HOUSE",
        value_parser = house,
        help = format!("Your colour and charge: {} [default: the one you chose last]", houses())
    )]
    house: Option<House>,
    /// Resume your saved game
    #[arg(long, conflicts_with_all = ["rules", "server", "join", "watch"])]
    resume: bool,
    /// Play on this server
    #[arg(long, value_name = "URL")]
    server: Option<String>,
    /// Join a table (link or code)
    #[arg(long, value_name = "LINK", conflicts_with = "rules")]
    join: Option<String>,
    /// Watch a table (link or code)
    #[arg(long, value_name = "LINK", conflicts_with_all = ["rules", "join"])]
    watch: Option<String>,
    /// Open a table on the server, with this many seats for people
    #[arg(long, value_name = "PEOPLE", requires = "server", requires = "rules", value_parser = clap::value_parser!(u8).range(1..=8))]
    open: Option<u8>,
    /// List the table publicly
    #[arg(long, requires = "open")]
    public: bool,
    /// Let everyone at the table write in their own words
    #[arg(long, requires = "open")]
    free_text: bool,
    /// List the server's open tables and games to watch
    #[arg(long, requires = "server")]
    list: bool,
    /// Play line by line, for screen readers, simple terminals and pipes
    #[arg(long)]
    plain: bool,
    /// How many colors to use: true, 256, 16 or none [default: detected]
    #[arg(long, value_enum, value_name = "COLORS", hide_possible_values = true)]
    palette: Option<Colours>,
    /// Shuffle from this seed (same seed, same deal)
    #[arg(long, value_name = "N", conflicts_with_all = ELSEWHERE)]
    seed: Option<u64>,
    /// Pause before each bot move, in milliseconds (three times as long after a deal)
    #[arg(long, value_name = "MS", default_value_t = 500, conflicts_with_all = ELSEWHERE)]
    pause: u32,
    /// Time for the strongest bot to think, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = 1000, conflicts_with_all = ELSEWHERE)]
    think: u32,
    /// Save games in this folder
    #[arg(long, value_name = "FOLDER")]
    folder: Option<PathBuf>,
}

const EXAMPLES: &str = examples!(
    "crownlands play",
    "crownlands play q3 --level duke --name Ann --name Ben",
    "crownlands play duel --plain --seed 7",
    "crownlands play --resume --lang de || crownlands play k4+harmony",
);

/// These are up to a server.
const ELSEWHERE: [&str; 3] = ["server", "join", "watch"];

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
    Level::named(name).ok_or_else(|| format!("the levels are {}", levels()))
}

fn house(name: &str) -> Result<House, String> {
    House::named(name).ok_or_else(|| format!("the houses are {}", houses()))
}

fn houses() -> String {
    House::ALL.map(House::name).join(", ")
}

fn levels() -> String {
    Level::ALL.map(Level::name).join(", ")
}

pub(crate) fn run(args: &Args, screen: &mut Screen) -> Result<(), Failure> {
    let config = config(args, screen)?;
    if args.list {
        let server = args.server.as_deref().unwrap_or_default();
        let tables = tui::list_tables(server, &screen.lingo);
        let tables = tables.map_err(|error| play_failure(&error, &screen.lingo))?;
        return Ok(screen.lines(tables)?);
    }
    let activity = activity(args, &config, &screen.lingo)?;
    start(activity, config, args.plain).map_err(|error| play_failure(&error, &screen.lingo))
}

/// Plays full screen if possible, else line by line.
pub(crate) fn start(activity: Activity, config: Config, plain: bool) -> Result<(), PlayError> {
    let is_simple = std::env::var("TERM").is_ok_and(|term| term == "dumb");
    let on_screen = io::stdin().is_terminal() && io::stdout().is_terminal() && !is_simple;
    if on_screen && !plain {
        tui::play(activity, config)
    } else {
        tui::play_plain(activity, config, BufReader::new(io::stdin()), io::stdout())
    }
}

/// The configuration without any flags.
pub(crate) fn default_config(screen: &Screen) -> Config {
    Config {
        look: screen.look,
        language: screen.lingo.language(),
        name: None,
        house: None,
        level: Level::default(),
        bot_timing: BotTiming::default(),
        is_interactive: io::stdin().is_terminal(),
        seeds: Seeds::Fresh,
        saves: SaveFolder::default_location(),
    }
}

fn config(args: &Args, screen: &Screen) -> Result<Config, Failure> {
    let default = default_config(screen);
    let mut look = default.look;
    if let Some(colours) = args.palette {
        look.depth = match colours {
            Colours::True => Depth::True,
            Colours::Indexed => Depth::Indexed,
            Colours::Sixteen => Depth::Sixteen,
            Colours::None => Depth::Plain,
        };
    }
    let saves = args.folder.clone().map(SaveFolder::new).or(default.saves);
    let settings = saves.as_ref().map(SaveFolder::settings).unwrap_or_default();
    let given = args.names.first().map(|name| name_of(name, &screen.lingo)).transpose()?;
    Ok(Config {
        look,
        language: default.language,
        name: given.or_else(|| settings.name.parse().ok()),
        house: args.house.or(settings.house),
        level: args.level.unwrap_or(settings.level),
        bot_timing: BotTiming { pause_ms: args.pause.into(), limit_ms: args.think.into() },
        is_interactive: default.is_interactive,
        seeds: args.seed.map_or(Seeds::Fresh, Seeds::from_number),
        saves,
    })
}

fn name_of(name: &str, lingo: &Lingo) -> Result<Name, Failure> {
    name.parse().map_err(|reason: table::Reason| {
        let what = t!(lingo, "cli-bad-name", name = name, reason = refusal(lingo, reason.code()));
        Failure::input(what, t!(lingo, "cli-bad-name-try"))
    })
}

fn activity(args: &Args, config: &Config, lingo: &Lingo) -> Result<Activity, Failure> {
    if args.resume {
        return Ok(Activity::Resume);
    }
    let is_elsewhere = args.server.is_some() || args.join.is_some() || args.watch.is_some();
    if is_elsewhere && args.names.len() > 1 {
        return Err(Failure::input(t!(lingo, "cli-one-name"), t!(lingo, "cli-one-name-try")));
    }
    if let Some(link) = args.join.as_ref().or(args.watch.as_ref()) {
        let table = table_of(link, lingo)?;
        let server =
            args.server.clone().or_else(|| tui::server_from_link(link)).ok_or_else(|| {
                let what = t!(lingo, "cli-no-server", link = link);
                Failure::input(what, t!(lingo, "cli-no-server-try"))
            })?;
        let task =
            if args.join.is_some() { ServerTask::Join(table) } else { ServerTask::Watch(table) };
        return Ok(Activity::Online { server, task });
    }
    let rules = args.rules.as_deref();
    let rules = rules.map(|text| text.parse().map_err(|error| refused(text, error, lingo)));
    let rules: Option<Rules> = rules.transpose()?;
    match (&args.server, rules) {
        (None, None) => Ok(Activity::Menu),
        (None, Some(rules)) => play_here(args, config, rules, lingo),
        (Some(server), None) => {
            Ok(Activity::Online { server: server.clone(), task: ServerTask::Lobby })
        }
        (Some(server), Some(rules)) => {
            let people = args.open.unwrap_or(1);
            if people > rules.seats {
                return Err(too_many(people.into(), &rules, lingo));
            }
            let mut options = Options::new(rules);
            options.privacy = if args.public { Privacy::Open } else { Privacy::Link };
            options.free_text = args.free_text;
            let task = ServerTask::open(options, people, config.level, config.house);
            Ok(Activity::Online { server: server.clone(), task })
        }
    }
}

fn play_here(
    args: &Args,
    config: &Config,
    rules: Rules,
    lingo: &Lingo,
) -> Result<Activity, Failure> {
    let seats = rules.seats as usize;
    if args.names.len() > seats {
        return Err(too_many(args.names.len(), &rules, lingo));
    }
    let mut sitters = Vec::new();
    for name in &args.names {
        sitters.push(Sitter::person(name_of(name, lingo)?));
    }
    if sitters.is_empty() {
        let guest = || tui::guest_name(lingo);
        sitters.push(Sitter::person(config.name.clone().unwrap_or_else(guest)));
    }
    if let Some(Sitter::Person { house, .. }) = sitters.first_mut() {
        *house = config.house;
    }
    sitters.resize(seats, Sitter::Bot(config.level));
    Ok(Activity::Play { options: Options::new(rules), sitters })
}

fn too_many(people: usize, rules: &Rules, lingo: &Lingo) -> Failure {
    let (seats, rules) = (rules.seats, rules.to_string());
    let what = t!(lingo, "cli-too-many-people", people = people, rules = rules, seats = seats);
    Failure::input(what, t!(lingo, "cli-too-many-people-try"))
}

fn table_of(link: &str, lingo: &Lingo) -> Result<TableId, Failure> {
    tui::table_from_link(link).ok_or_else(|| {
        let advice = t!(lingo, "cli-bad-link-try", example = "https://example.org/t/k3x9");
        Failure::input(t!(lingo, "cli-bad-link", link = link), advice)
    })
}

/// The failure for a refusal, with advice.
pub(crate) fn play_failure(error: &PlayError, lingo: &Lingo) -> Failure {
    let what = error.describe(lingo);
    match error {
        PlayError::NothingSaved => Failure::input(what, t!(lingo, "cli-nothing-saved-try")),
        PlayError::AlreadyOpen => Failure::other(what, t!(lingo, "cli-busy-try")),
        PlayError::Code(_) => Failure::input(what, t!(lingo, "cli-refused-try")),
        PlayError::Server(_) | PlayError::Refused(_) => {
            Failure::other(what, t!(lingo, "cli-server-try"))
        }
        PlayError::Io(error) if error.kind() == io::ErrorKind::BrokenPipe => Failure::NobodyReads,
        PlayError::Io(_) => Failure::other(what, t!(lingo, "cli-output-try")),
    }
}
