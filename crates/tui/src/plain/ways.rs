//! The ways to a table, and to a replay: what is asked before there is one.

use std::io::Write;
use std::path::PathBuf;

use lingo::t;
use rules::{Preset, Record};
use table::{BotTiming, Name, Options};
use view::solo::Sitter;

use super::Teller;
use crate::keep::Keep;
use crate::new_game::{NewGame, Row, Value, Where, person, title};
use crate::news::News;
use crate::place::{Bots, Errand, Local, Online, Place, Server};
use crate::screen::table_words;
use crate::{Trouble, USUAL_SERVER, Wish};

impl<W: Write> Teller<'_, W> {
    /// Where the game is played; `None` where nothing is to be played.
    pub(super) fn place(&mut self, wish: Wish) -> Result<Option<Place>, Trouble> {
        let bots = Bots {
            mailbox: self.mailbox.clone(),
            // Lines stay where they are: there is no hurry to follow.
            timing: BotTiming { pause_ms: 0, ..self.setting.bot_timing },
        };
        let seeds = self.setting.seeds;
        match wish {
            Wish::Choose => self.choose_place(),
            Wish::Resume => {
                let solo = self.setting.kept()?;
                let keep = self.setting.keep.clone();
                Ok(Some(Place::Local(Box::new(Local::sit_down(solo, seeds, bots, keep)))))
            }
            Wish::Play { options, sitters } => {
                let keep = self.setting.keep.clone();
                let local = Local::open(&options, &sitters, seeds, bots, keep)
                    .map_err(|refusal| Trouble::Code(refusal.code().to_owned()))?;
                Ok(Some(Place::Local(Box::new(local))))
            }
            Wish::Errand { server, errand: Errand::Lobby } => {
                let Some(wish) = self.choose_table(&server)? else { return Ok(None) };
                self.place(wish)
            }
            Wish::Errand { server, errand } => {
                let server = Server::new(&server, self.mailbox.clone())?;
                let name = match self.setting.name.clone() {
                    Some(name) => name,
                    None => match self.ask_name()? {
                        Some(name) => name,
                        None => return Ok(None),
                    },
                };
                let words = t!(self.lingo, "tui-connecting", server = server.address());
                self.tell(&words)?;
                let secret =
                    self.setting.keep.as_ref().and_then(|keep| keep.secret(server.address()));
                server.ask(secret, name, errand);
                self.reach(server).map(|online| online.map(|one| Place::Online(Box::new(one))))
            }
            Wish::Replay(record) => self.retell(&record).map(|()| None),
        }
    }

    fn ask_name(&mut self) -> Result<Option<Name>, Trouble> {
        loop {
            let question = t!(self.lingo, "lobby-name");
            self.tell(&question)?;
            let Some(line) = self.ask_word() else { return Ok(None) };
            match line.parse::<Name>() {
                Ok(name) => {
                    self.setting.take_name(name.clone());
                    return Ok(Some(name));
                }
                Err(reason) => {
                    let words = self.lingo.refusal(reason.code());
                    self.tell(&words)?;
                }
            }
        }
    }

    /// Waits for the server's answer.
    fn reach(&mut self, server: Server) -> Result<Option<Online>, Trouble> {
        loop {
            match self.inbox.recv() {
                Ok(News::Reached(reached)) => {
                    let reached = reached.map_err(Trouble::from)?;
                    if let Some(keep) = &self.setting.keep {
                        // A secret that cannot be kept only costs the way back another day.
                        let _ = keep.keep_secret(server.address(), &reached.secret);
                    }
                    let online = server.connect(reached);
                    return online.map(Some).map_err(|limit| Trouble::Refused(limit.to_string()));
                }
                Ok(News::Stop) | Err(_) => return Ok(None),
                Ok(_) => {}
            }
        }
    }

    /// What there is to play, until something is chosen that can be. A script is asked once.
    fn choose_place(&mut self) -> Result<Option<Place>, Trouble> {
        loop {
            let Some(wish) = self.choose()? else { return Ok(None) };
            let told = match wish {
                // There was nothing to choose from.
                Wish::Choose => Ok(()),
                Wish::Replay(record) => self.retell(&record),
                wish => match self.place(wish) {
                    Ok(place) => return Ok(place),
                    Err(trouble) => Err(trouble),
                },
            };
            match told {
                Err(trouble) if !self.setting.attended || matches!(trouble, Trouble::Io(_)) => {
                    return Err(trouble);
                }
                Err(trouble) => {
                    let words = trouble.told(&self.lingo);
                    self.tell(&words)?;
                }
                Ok(()) if !self.setting.attended => return Ok(None),
                Ok(()) => {}
            }
        }
    }

    /// Which game: the one that was kept, one of the printed modes, or whatever else there is.
    fn choose(&mut self) -> Result<Option<Wish>, Trouble> {
        let kept = self.setting.keep.as_ref().is_some_and(Keep::has_game);
        let mut words = vec![t!(self.lingo, "lobby-continue")];
        words.truncate(usize::from(kept));
        words.extend(Preset::ALL.iter().map(|preset| title(&self.lingo, preset)));
        let more = ["lobby-options-more", "tui-online", "lobby-replay"];
        words.extend(more.map(|key| self.lingo.text(key)));
        let question = t!(self.lingo, "tui-plain-which");
        let Some(at) = self.choose_from(&question, &words)? else { return Ok(None) };
        let Some(at) = at.checked_sub(usize::from(kept)) else { return Ok(Some(Wish::Resume)) };
        let Some(preset) = Preset::ALL.get(at) else {
            return match at - Preset::ALL.len() {
                0 => self.choose_new(Where::Here),
                1 => self.choose_server(),
                _ => self.choose_record(),
            };
        };
        let me = person(&self.lingo, self.setting.name.as_ref(), 0);
        let mut sitters = vec![Sitter::Person(me)];
        sitters.resize(preset.rules.seats as usize, Sitter::Bot(self.setting.level));
        Ok(Some(Wish::Play { options: Options::new(preset.rules), sitters }))
    }

    /// A new game with all its choices: a number changes one of them, the last one begins.
    fn choose_new(&mut self, place: Where) -> Result<Option<Wish>, Trouble> {
        let mut game = NewGame::new(place, self.setting.level);
        loop {
            let rows = game.rows();
            let words: Vec<String> = rows.iter().map(|row| self.row(&game, *row)).collect();
            let question = t!(self.lingo, "tui-plain-change");
            let Some(at) = self.choose_from(&question, &words)? else { return Ok(None) };
            if rows[at] == Row::Start {
                return Ok(Some(game.wish(&self.lingo, self.setting.name.as_ref())));
            }
            let choices = game.choices(rows[at]);
            if choices.is_empty() {
                game.step(rows[at], 1);
                continue;
            }
            let (label, _, _) = game.told(rows[at], &self.lingo);
            let words: Vec<String> =
                choices.iter().map(|choice| self.lingo.choice(choice.value)).collect();
            let Some(chosen) = self.choose_from(&label, &words)? else { return Ok(None) };
            if let Err(reason) = game.choose(&choices[chosen]) {
                let words = self.lingo.refusal(reason.code());
                self.tell(&words)?;
            }
        }
    }

    /// A row of a new game: what it is called, and what is chosen in it.
    fn row(&self, game: &NewGame, row: Row) -> String {
        let (label, value, hint) = game.told(row, &self.lingo);
        let value = match value {
            Value::Is(true) => t!(self.lingo, "table-yes"),
            Value::Is(false) => t!(self.lingo, "table-no"),
            Value::One(words) => words,
        };
        let told = [label, value].into_iter().filter(|part| !part.is_empty());
        let told = told.collect::<Vec<_>>().join(": ");
        if hint.is_empty() { told } else { format!("{told}. {hint}") }
    }

    /// The tables of a server whose address is typed.
    fn choose_server(&mut self) -> Result<Option<Wish>, Trouble> {
        let question = t!(self.lingo, "tui-plain-server", usual = USUAL_SERVER);
        self.tell(&question)?;
        let Some(typed) = self.ask_word() else { return Ok(None) };
        let server = if typed.is_empty() { USUAL_SERVER.to_owned() } else { typed };
        Ok(Some(Wish::Errand { server, errand: Errand::Lobby }))
    }

    /// One of the finished games that were kept.
    fn choose_record(&mut self) -> Result<Option<Wish>, Trouble> {
        let paths: Vec<PathBuf> = self.setting.keep.iter().flat_map(Keep::records).collect();
        if paths.is_empty() {
            let words = t!(self.lingo, "replay-none");
            self.tell(&words)?;
            return Ok(Some(Wish::Choose));
        }
        let name = |path: &PathBuf| path.file_stem().map(|name| name.to_string_lossy().into());
        let names: Vec<String> = paths.iter().filter_map(name).collect();
        let question = t!(self.lingo, "lobby-replay");
        let Some(at) = self.choose_from(&question, &names)? else { return Ok(None) };
        let record = std::fs::read_to_string(&paths[at])?
            .parse()
            .map_err(|error: rules::ParseError| Trouble::Code(error.code().to_owned()))?;
        Ok(Some(Wish::Replay(Box::new(record))))
    }

    /// One of a server's tables, or a new one.
    fn choose_table(&mut self, server: &str) -> Result<Option<Wish>, Trouble> {
        let tables = crate::tables(server)?;
        let told = |(table, to_join): &(protocol::LobbyTable, bool)| {
            let told = table_words(&self.lingo, table, *to_join);
            format!("{}: {told}", self.lingo.mode(&table.options.rules))
        };
        let mut words: Vec<String> = tables.iter().map(told).collect();
        let more = ["lobby-play-anyone", "lobby-new", "lobby-join-link"];
        words.extend(more.map(|key| self.lingo.text(key)));
        let question = t!(self.lingo, "lobby-tables");
        let Some(at) = self.choose_from(&question, &words)? else { return Ok(None) };
        let server = server.to_owned();
        if let Some((table, to_join)) = tables.get(at) {
            let table = table.table.clone();
            let errand = if *to_join { Errand::Join(table) } else { Errand::Watch(table) };
            return Ok(Some(Wish::Errand { server, errand }));
        }
        match at - tables.len() {
            0 => self.choose_new(Where::Pairing(server)),
            1 => self.choose_new(Where::Table(server)),
            _ => self.ask_code(server),
        }
    }

    /// A table by its link or code.
    fn ask_code(&mut self, server: String) -> Result<Option<Wish>, Trouble> {
        let question = t!(self.lingo, "lobby-join-link");
        self.tell(&question)?;
        loop {
            let Some(typed) = self.ask_word() else { return Ok(None) };
            if let Some(table) = crate::table_of(&typed) {
                return Ok(Some(Wish::Errand { server, errand: Errand::Join(table) }));
            }
            let words = t!(self.lingo, "tui-no-code");
            self.tell(&words)?;
        }
    }

    /// A recorded game in sentences.
    fn retell(&mut self, record: &Record) -> Result<(), Trouble> {
        let names = self.lingo.record_names(record);
        let mut last = None;
        for (position, step) in record.replay().zip(record.steps.iter().map(Some).chain([None])) {
            let position =
                position.map_err(|error| Trouble::Code(error.reason.code().to_owned()))?;
            if let Some(step) = step {
                let words = self.lingo.step(&position, *step, &names);
                self.tell(&words)?;
            }
            last = Some(position);
        }
        let ended =
            last.and_then(|position| position.outcome().map(|end| (*position.rules(), end)));
        if let Some((rules, outcome)) = ended {
            let words = self.lingo.victory(&rules, &outcome, &names);
            self.tell(&words)?;
        }
        Ok(())
    }
}
