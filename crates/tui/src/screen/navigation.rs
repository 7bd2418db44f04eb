//! Going from room to room.

use std::fs;

use client::ApiError;
use lingo::t;
use rules::{Preset, Record};
use table::{Name, Options, TableId};
use view::solo::Sitter;

use super::form::Form;
use super::replay::Replay;
use super::rooms::{App, InputPurpose, Room};
use super::start::{LobbyRoom, RecordList, Start};
use super::table_room::TableRoom;
use super::text_input::TextInput;
use super::{Context, Go};
use crate::place::{Bots, Local, Place, Server, ServerAnswer, ServerTask};
use crate::{DEFAULT_SERVER, PlayError};

impl App {
    /// Goes to the table or the lobby once a server has answered.
    pub(super) fn enter_server(
        &mut self,
        answer: Result<ServerAnswer, ApiError>,
    ) -> Result<(), PlayError> {
        let Some(Room::Waiting(_)) = self.rooms.last() else { return Ok(()) };
        let Some(Room::Waiting(server)) = self.rooms.pop() else { return Ok(()) };
        let answer = answer.map_err(PlayError::from)?;
        if let Some(saves) = &self.config.saves {
            // If it cannot be saved, the player cannot return to this seat later.
            let _ = saves.save_token(server.address(), &answer.token);
        }
        let has_table = answer.table.is_some();
        let online = server
            .connect(answer, self.config.house, self.config.saves.clone())
            .map_err(|limit| PlayError::Refused(limit.to_string()))?;
        let mut context = Self::context(&mut self.config, &self.lingo, &mut self.toast);
        let room = if has_table {
            let place = Place::Online(Box::new(online));
            Room::Table(Box::new(TableRoom::new(place, &mut context)))
        } else {
            Room::Lobby(Box::new(LobbyRoom::new(online, &context)))
        };
        self.rooms.push(room);
        Ok(())
    }

    pub(super) fn go(&mut self, go: Go) -> Result<(), PlayError> {
        let Self { config, lingo, toast, .. } = self;
        let bots = Bots { mailbox: self.mailbox.clone(), timing: config.bot_timing };
        let seeds = config.seeds;
        let mut context = Self::context(config, lingo, toast);
        let room = match go {
            Go::Back => {
                self.leave_room();
                return Ok(());
            }
            Go::Start => Room::Start(Start::new(&mut context)),
            Go::Resume => {
                let solo = config.load_saved_game()?;
                let local = Local::resume(solo, seeds, bots, config.saves.clone());
                let mut context = Self::context(config, lingo, toast);
                let place = Place::Local(Box::new(local));
                Room::Table(Box::new(TableRoom::new(place, &mut context)))
            }
            Go::PlayNow => {
                let rules = Preset::ALL[0].rules;
                let sitters = vec![config.own_sitter(lingo), Sitter::Bot(config.level)];
                return self.go(Go::Play { options: Options::new(rules), sitters });
            }
            Go::Play { options, sitters } => {
                let saves = context.saves.clone();
                let local = Local::open(&options, &sitters, seeds, bots, saves)
                    .map_err(|refusal| PlayError::Code(refusal.code().to_owned()))?;
                let place = Place::Local(Box::new(local));
                Room::Table(Box::new(TableRoom::new(place, &mut context)))
            }
            Go::NewGame(venue) => {
                Room::Form(Box::new(Form::new(venue, *context.level, *context.house)))
            }
            Go::AskServer => {
                let title = t!(lingo, "tui-server");
                let hint = t!(lingo, "tui-server-hint", example = "https://example.org");
                Room::Input(
                    TextInput::new(title, hint, DEFAULT_SERVER.into()),
                    InputPurpose::Address,
                )
            }
            Go::AskLink(server) => {
                let title = t!(lingo, "lobby-join-link");
                let input = TextInput::new(title, String::new(), String::new());
                Room::Input(input, InputPurpose::Link { server })
            }
            Go::Online { server, task } => match &config.name {
                None => {
                    let title = t!(lingo, "lobby-name");
                    let hint = lingo.attr("lobby-name", "hint").unwrap_or_default();
                    let purpose = InputPurpose::Name { server, task };
                    Room::Input(TextInput::new(title, hint, String::new()), purpose)
                }
                Some(name) => {
                    let address = server;
                    let server = Server::new(&address, self.mailbox.clone())?;
                    let token =
                        config.saves.as_ref().and_then(|saves| saves.token(server.address()));
                    server.request(token, name.clone(), task);
                    Room::Waiting(server)
                }
            },
            Go::WithName { name, server, task } => {
                config.set_name(name);
                self.rooms.pop();
                return self.go(Go::Online { server, task: *task });
            }
            Go::LobbyTable(chosen) => {
                return self.open_lobby_table(chosen.table, chosen.takes_seat);
            }
            Go::Records => Room::Records(RecordList::new(&context)),
            Go::ReplayFile(path) => {
                let text = fs::read_to_string(&path)?;
                let record: Record = text
                    .parse()
                    .map_err(|error: rules::ParseError| PlayError::Code(error.code().to_owned()))?;
                return self.go(Go::Replay(Box::new(record)));
            }
            Go::Replay(record) => {
                let replay = Replay::new(*record, &context);
                let replay =
                    replay.map_err(|error| PlayError::Code(error.reason.code().to_owned()))?;
                Room::Replay(Box::new(replay))
            }
        };
        self.rooms.push(room);
        Ok(())
    }

    /// Goes from the lobby to one of its tables, over the same session.
    fn open_lobby_table(&mut self, table: TableId, takes_seat: bool) -> Result<(), PlayError> {
        let Some(Room::Lobby(_)) = self.rooms.last() else { return Ok(()) };
        let Some(Room::Lobby(lobby)) = self.rooms.pop() else { return Ok(()) };
        let online = lobby.online.go_to_table(table, takes_seat);
        let online = online.map_err(|limit| PlayError::Refused(limit.to_string()))?;
        let mut context = Self::context(&mut self.config, &self.lingo, &mut self.toast);
        let place = Place::Online(Box::new(online));
        let mut room = TableRoom::new(place, &mut context);
        room.from_lobby = true;
        self.rooms.push(Room::Table(Box::new(room)));
        Ok(())
    }

    /// Leaves the visible room. The start screen is rebuilt: there may be a saved game now.
    fn leave_room(&mut self) {
        match self.rooms.pop() {
            Some(Room::Table(table)) => {
                let from_lobby = table.from_lobby;
                if let Place::Online(online) = table.place {
                    if from_lobby {
                        let context = Self::context(&mut self.config, &self.lingo, &mut self.toast);
                        let lobby = LobbyRoom::new(online.go_to_lobby(), &context);
                        self.rooms.push(Room::Lobby(Box::new(lobby)));
                    } else {
                        online.close();
                    }
                }
            }
            Some(Room::Lobby(lobby)) => lobby.online.close(),
            _ => {}
        }
        if let Some(Room::Start(_)) = self.rooms.last() {
            let mut context = Self::context(&mut self.config, &self.lingo, &mut self.toast);
            let start = Start::new(&mut context);
            self.rooms.pop();
            self.rooms.push(Room::Start(start));
        }
    }
}

pub(super) fn submit_input(
    input: &TextInput,
    purpose: &InputPurpose,
    context: &mut Context<'_>,
) -> Option<Go> {
    let text = input.text().trim().to_owned();
    match purpose {
        InputPurpose::Address => Some(Go::Online { server: text, task: ServerTask::Lobby }),
        InputPurpose::Link { server } => {
            let table = crate::table_from_link(&text);
            if table.is_none() {
                context.warn(t!(context.lingo, "tui-no-code"));
            }
            let task = ServerTask::Join(table?);
            Some(Go::Online { server: server.clone(), task })
        }
        InputPurpose::Name { server, task } => match text.parse::<Name>() {
            Ok(name) => {
                Some(Go::WithName { name, server: server.clone(), task: Box::new(task.clone()) })
            }
            Err(reason) => {
                context.warn(context.lingo.refusal(reason.code()));
                None
            }
        },
    }
}
