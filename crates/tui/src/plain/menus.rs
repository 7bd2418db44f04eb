//! The menus before a game: which one, where, with what options.

use std::io::Write;
use std::path::PathBuf;

use lingo::{sentences, t};
use rules::{Preset, Record};
use table::{BotTiming, Name, Options};
use view::solo::Sitter;

use super::Console;
use crate::mailbox::Message;
use crate::new_game::{NewGame, Row, Value, Venue, preset_title};
use crate::place::{Bots, Local, Online, Place, Server, ServerTask};
use crate::save_folder::SaveFolder;
use crate::screen::{describe_series, describe_table};
use crate::{Activity, DEFAULT_SERVER, PlayError};

impl<W: Write> Console<'_, W> {
    /// Opens the table of an activity; `None` if there is nothing left to play.
    pub(super) fn open_place(&mut self, activity: Activity) -> Result<Option<Place>, PlayError> {
        let bots = Bots {
            mailbox: self.mailbox.clone(),
            // Printed lines stay on the screen, so bots need not pause.
            timing: BotTiming { pause_ms: 0, ..self.config.bot_timing },
        };
        let seeds = self.config.seeds;
        match activity {
            Activity::Menu => self.run_main_menu(),
            Activity::Resume => {
                let solo = self.config.load_saved_game()?;
                let saves = self.config.saves.clone();
                Ok(Some(Place::Local(Box::new(Local::resume(solo, seeds, bots, saves)))))
            }
            Activity::Play { options, sitters } => {
                let saves = self.config.saves.clone();
                let local = Local::open(&options, &sitters, seeds, bots, saves)
                    .map_err(|refusal| PlayError::Code(refusal.code().to_owned()))?;
                Ok(Some(Place::Local(Box::new(local))))
            }
            Activity::Online { server, task: ServerTask::Lobby } => {
                let Some(activity) = self.choose_table(&server)? else { return Ok(None) };
                self.open_place(activity)
            }
            Activity::Online { server, task } => {
                let server = Server::new(&server, self.mailbox.clone())?;
                let name = match self.config.name.clone() {
                    Some(name) => name,
                    None => match self.ask_name()? {
                        Some(name) => name,
                        None => return Ok(None),
                    },
                };
                let words = t!(self.lingo, "tui-connecting", server = server.address());
                self.print(&words)?;
                let token =
                    self.config.saves.as_ref().and_then(|saves| saves.token(server.address()));
                server.request(token, name, task);
                self.connect(server).map(|online| online.map(|one| Place::Online(Box::new(one))))
            }
            Activity::Replay(record) => self.print_replay(&record).map(|()| None),
        }
    }

    fn ask_name(&mut self) -> Result<Option<Name>, PlayError> {
        loop {
            let question = t!(self.lingo, "lobby-name");
            self.print(&question)?;
            let Some(line) = self.read_answer() else { return Ok(None) };
            match line.parse::<Name>() {
                Ok(name) => {
                    self.config.set_name(name.clone());
                    return Ok(Some(name));
                }
                Err(reason) => {
                    let words = self.lingo.refusal(reason.code());
                    self.print(&words)?;
                }
            }
        }
    }

    /// Waits for the server's answer.
    fn connect(&mut self, server: Server) -> Result<Option<Online>, PlayError> {
        loop {
            match self.inbox.recv() {
                Ok(Message::ServerAnswered(answer)) => {
                    let answer = answer.map_err(PlayError::from)?;
                    if let Some(saves) = &self.config.saves {
                        // If it cannot be saved, the player cannot return to this seat later.
                        let _ = saves.save_token(server.address(), &answer.token);
                    }
                    let online =
                        server.connect(answer, self.config.house, self.config.saves.clone());
                    return online.map(Some).map_err(|limit| PlayError::Refused(limit.to_string()));
                }
                Ok(Message::Quit) | Err(_) => return Ok(None),
                Ok(_) => {}
            }
        }
    }

    /// Offers the main menu until a game opens. A script is asked only once.
    fn run_main_menu(&mut self) -> Result<Option<Place>, PlayError> {
        loop {
            let Some(activity) = self.choose_activity()? else { return Ok(None) };
            let result = match activity {
                // The list was empty.
                Activity::Menu => Ok(()),
                Activity::Replay(record) => self.print_replay(&record),
                activity => match self.open_place(activity) {
                    Ok(place) => return Ok(place),
                    Err(error) => Err(error),
                },
            };
            match result {
                Err(error) if !self.config.is_interactive || matches!(error, PlayError::Io(_)) => {
                    return Err(error);
                }
                Err(error) => {
                    let words = error.describe(&self.lingo);
                    self.print(&words)?;
                }
                Ok(()) if !self.config.is_interactive => return Ok(None),
                Ok(()) => {}
            }
        }
    }

    /// The main menu: the saved game, a preset, or something else.
    fn choose_activity(&mut self) -> Result<Option<Activity>, PlayError> {
        let has_saved_game = self.config.saves.as_ref().is_some_and(SaveFolder::has_game);
        let mut words = vec![t!(self.lingo, "lobby-continue")];
        words.truncate(usize::from(has_saved_game));
        words.extend(Preset::ALL.iter().map(|preset| {
            let title = preset_title(&self.lingo, preset);
            sentences([title].into_iter().chain(self.lingo.advice_on(&preset.rules)))
        }));
        let more = ["lobby-options-more", "tui-online", "lobby-replay"];
        words.extend(more.map(|key| self.lingo.text(key)));
        let question = t!(self.lingo, "tui-plain-which");
        let Some(at) = self.choose(&question, &words)? else { return Ok(None) };
        let Some(at) = at.checked_sub(usize::from(has_saved_game)) else {
            return Ok(Some(Activity::Resume));
        };
        let Some(preset) = Preset::ALL.get(at) else {
            return match at - Preset::ALL.len() {
                0 => self.fill_in_form(Venue::ThisTerminal),
                1 => self.choose_server(),
                _ => self.choose_record(),
            };
        };
        let mut sitters = vec![self.config.own_sitter(&self.lingo)];
        sitters.resize(preset.rules.seats as usize, Sitter::Bot(self.config.level));
        Ok(Some(Activity::Play { options: Options::new(preset.rules), sitters }))
    }

    /// The new-game form: a number changes a setting, the last one starts the game.
    fn fill_in_form(&mut self, venue: Venue) -> Result<Option<Activity>, PlayError> {
        let mut game = NewGame::new(venue, self.config.level, self.config.house);
        loop {
            let rows = game.rows();
            let words: Vec<String> =
                rows.iter().map(|row| self.describe_row(&game, *row)).collect();
            let question = t!(self.lingo, "tui-plain-change");
            let Some(at) = self.choose(&question, &words)? else { return Ok(None) };
            if rows[at] == Row::Start {
                self.config.remember(game.own_house(), game.level());
                return Ok(Some(game.activity(&self.lingo, self.config.name.as_ref())));
            }
            let choices = game.choices(rows[at]);
            if choices.is_empty() {
                game.step(rows[at], 1);
                continue;
            }
            let (label, _, _) = game.describe_row(rows[at], &self.lingo);
            let words: Vec<String> =
                choices.iter().map(|choice| self.lingo.choice(choice.value)).collect();
            let Some(chosen) = self.choose(&label, &words)? else { return Ok(None) };
            if let Err(reason) = game.choose(&choices[chosen]) {
                let words = self.lingo.refusal(reason.code());
                self.print(&words)?;
            }
        }
    }

    fn describe_row(&self, game: &NewGame, row: Row) -> String {
        let (label, value, hint) = game.describe_row(row, &self.lingo);
        let value = match value {
            Value::Flag(true) => t!(self.lingo, "table-yes"),
            Value::Flag(false) => t!(self.lingo, "table-no"),
            Value::Text(words) => words,
        };
        let text = if label.is_empty() || value.is_empty() {
            label + &value
        } else {
            self.lingo.labelled(&label, &value)
        };
        if hint.is_empty() { text } else { format!("{text}. {hint}") }
    }

    fn choose_server(&mut self) -> Result<Option<Activity>, PlayError> {
        let question = t!(self.lingo, "tui-plain-server", usual = DEFAULT_SERVER);
        self.print(&question)?;
        let Some(typed) = self.read_answer() else { return Ok(None) };
        let server = if typed.is_empty() { DEFAULT_SERVER.to_owned() } else { typed };
        Ok(Some(Activity::Online { server, task: ServerTask::Lobby }))
    }

    fn choose_record(&mut self) -> Result<Option<Activity>, PlayError> {
        let paths: Vec<PathBuf> = self.config.saves.iter().flat_map(SaveFolder::records).collect();
        if paths.is_empty() {
            let words = t!(self.lingo, "replay-none");
            self.print(&words)?;
            return Ok(Some(Activity::Menu));
        }
        let name = |path: &PathBuf| {
            let name = path.file_stem().map(|name| name.to_string_lossy().into_owned())?;
            let series = describe_series(&self.lingo, path);
            Some(series.map_or(name.clone(), |series| self.lingo.labelled(&name, &series)))
        };
        let names: Vec<String> = paths.iter().filter_map(name).collect();
        let question = t!(self.lingo, "lobby-replay");
        let Some(at) = self.choose(&question, &names)? else { return Ok(None) };
        let record = std::fs::read_to_string(&paths[at])?
            .parse()
            .map_err(|error: rules::ParseError| PlayError::Code(error.code().to_owned()))?;
        Ok(Some(Activity::Replay(Box::new(record))))
    }

    /// A table of a server, a quick match, a new table, or a link.
    fn choose_table(&mut self, server: &str) -> Result<Option<Activity>, PlayError> {
        let tables = crate::fetch_tables(server)?;
        let describe = |(table, to_join): &(protocol::LobbyTable, bool)| {
            let details = describe_table(&self.lingo, table, *to_join);
            self.lingo.labelled(&self.lingo.mode(&table.options.rules), &details)
        };
        let mut words: Vec<String> = tables.iter().map(describe).collect();
        let more = ["lobby-play-anyone", "lobby-new", "lobby-join-link"];
        words.extend(more.map(|key| self.lingo.text(key)));
        let question = t!(self.lingo, "lobby-tables");
        let Some(at) = self.choose(&question, &words)? else { return Ok(None) };
        let server = server.to_owned();
        if let Some((table, to_join)) = tables.get(at) {
            let table = table.table.clone();
            let task = if *to_join { ServerTask::Join(table) } else { ServerTask::Watch(table) };
            return Ok(Some(Activity::Online { server, task }));
        }
        match at - tables.len() {
            0 => self.fill_in_form(Venue::Pairing(server)),
            1 => self.fill_in_form(Venue::Table(server)),
            _ => self.ask_link(server),
        }
    }

    fn ask_link(&mut self, server: String) -> Result<Option<Activity>, PlayError> {
        let question = t!(self.lingo, "lobby-join-link");
        self.print(&question)?;
        loop {
            let Some(typed) = self.read_answer() else { return Ok(None) };
            if let Some(table) = crate::table_from_link(&typed) {
                return Ok(Some(Activity::Online { server, task: ServerTask::Join(table) }));
            }
            let words = t!(self.lingo, "tui-no-code");
            self.print(&words)?;
        }
    }

    fn print_replay(&mut self, record: &Record) -> Result<(), PlayError> {
        let names = self.lingo.record_names(record);
        let mut last = None;
        for (position, step) in record.replay().zip(record.steps.iter().map(Some).chain([None])) {
            let position =
                position.map_err(|error| PlayError::Code(error.reason.code().to_owned()))?;
            if let Some(step) = step {
                let words = self.lingo.step(&position, *step, &names);
                self.print(&words)?;
            }
            last = Some(position);
        }
        let ended =
            last.and_then(|position| position.outcome().map(|end| (*position.rules(), end)));
        if let Some((rules, outcome)) = ended {
            let words = self.lingo.victory(&rules, &outcome, &names);
            self.print(&words)?;
        }
        Ok(())
    }
}
