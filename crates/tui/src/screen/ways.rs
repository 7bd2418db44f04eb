//! The ways from room to room.

use std::fs;

use client::ApiError;
use lingo::t;
use rules::{Preset, Record};
use table::{Name, Options, TableId};
use view::solo::Sitter;

use super::entry::Entry;
use super::form::Form;
use super::reel::Reel;
use super::rooms::{App, Room, Typing};
use super::start::{Games, LobbyRoom, Start};
use super::table_room::TableRoom;
use super::{Context, Go};
use crate::place::{Bots, Errand, Local, Place, Reached, Server};
use crate::{Trouble, USUAL_SERVER};

impl App {
    /// A server has answered.
    pub(super) fn reached(&mut self, reached: Result<Reached, ApiError>) -> Result<(), Trouble> {
        let Some(Room::Waiting(_)) = self.rooms.last() else { return Ok(()) };
        let Some(Room::Waiting(server)) = self.rooms.pop() else { return Ok(()) };
        let reached = reached.map_err(Trouble::from)?;
        if let Some(keep) = &self.setting.keep {
            // A secret that cannot be kept only costs the way back to the seat another day.
            let _ = keep.keep_secret(server.address(), &reached.secret);
        }
        let to_table = reached.table.is_some();
        let online =
            server.connect(reached).map_err(|limit| Trouble::Refused(limit.to_string()))?;
        let mut context = Self::context(&mut self.setting, &self.lingo, &mut self.toast);
        let room = if to_table {
            let place = Place::Online(Box::new(online));
            Room::Table(Box::new(TableRoom::new(place, &mut context)))
        } else {
            Room::Lobby(Box::new(LobbyRoom::new(online, &context)))
        };
        self.rooms.push(room);
        Ok(())
    }

    /// Goes to another room.
    pub(super) fn go(&mut self, go: Go) -> Result<(), Trouble> {
        let Self { setting, lingo, toast, .. } = self;
        let bots = Bots { mailbox: self.mailbox.clone(), timing: setting.bot_timing };
        let seeds = setting.seeds;
        let mut context = Self::context(setting, lingo, toast);
        let room = match go {
            Go::Away => {
                self.leave();
                return Ok(());
            }
            Go::NewStart => Room::Start(Start::new(&mut context)),
            Go::Resume => {
                let solo = setting.kept()?;
                let local = Local::sit_down(solo, seeds, bots, setting.keep.clone());
                let mut context = Self::context(setting, lingo, toast);
                let place = Place::Local(Box::new(local));
                Room::Table(Box::new(TableRoom::new(place, &mut context)))
            }
            Go::PlayNow => {
                let rules = Preset::ALL[0].rules;
                let me = crate::new_game::person(context.lingo, context.name.as_ref(), 0);
                let sitters = vec![Sitter::Person(me), Sitter::Bot(context.level)];
                return self.go(Go::Play { options: Options::new(rules), sitters });
            }
            Go::Play { options, sitters } => {
                let keep = context.keep.clone();
                let local = Local::open(&options, &sitters, seeds, bots, keep)
                    .map_err(|refusal| Trouble::Code(refusal.code().to_owned()))?;
                let place = Place::Local(Box::new(local));
                Room::Table(Box::new(TableRoom::new(place, &mut context)))
            }
            Go::NewGame(place) => Room::Form(Box::new(Form::new(place, context.level))),
            Go::AskServer => {
                let title = t!(lingo, "tui-server");
                let hint = t!(lingo, "tui-server-hint", example = "https://example.org");
                Room::Entry(Entry::new(title, hint, USUAL_SERVER.into()), Typing::Address)
            }
            Go::AskCode(server) => {
                let title = t!(lingo, "lobby-join-link");
                Room::Entry(
                    Entry::new(title, String::new(), String::new()),
                    Typing::Code { server },
                )
            }
            Go::Errand { server, errand } => match &setting.name {
                None => {
                    let title = t!(lingo, "lobby-name");
                    let hint = lingo.attr("lobby-name", "hint").unwrap_or_default();
                    let typing = Typing::Name { server, errand };
                    Room::Entry(Entry::new(title, hint, String::new()), typing)
                }
                Some(name) => {
                    let address = server;
                    let server = Server::new(&address, self.mailbox.clone())?;
                    let secret =
                        setting.keep.as_ref().and_then(|keep| keep.secret(server.address()));
                    server.ask(secret, name.clone(), errand);
                    Room::Waiting(server)
                }
            },
            Go::Named { name, server, errand } => {
                setting.take_name(name);
                self.rooms.pop();
                return self.go(Go::Errand { server, errand: *errand });
            }
            Go::Table(chosen) => return self.go_to_table(chosen.table, chosen.sits_down),
            Go::Replays => Room::Games(Games::new(&context)),
            Go::File(path) => {
                let text = fs::read_to_string(&path)?;
                let record: Record = text
                    .parse()
                    .map_err(|error: rules::ParseError| Trouble::Code(error.code().to_owned()))?;
                return self.go(Go::Replay(Box::new(record)));
            }
            Go::Replay(record) => {
                let reel = Reel::new(*record, &context);
                let reel = reel.map_err(|error| Trouble::Code(error.reason.code().to_owned()))?;
                Room::Reel(Box::new(reel))
            }
        };
        self.rooms.push(room);
        Ok(())
    }

    /// From the lobby to one of its tables, over the same session.
    fn go_to_table(&mut self, table: TableId, sits_down: bool) -> Result<(), Trouble> {
        let Some(Room::Lobby(_)) = self.rooms.last() else { return Ok(()) };
        let Some(Room::Lobby(lobby)) = self.rooms.pop() else { return Ok(()) };
        let online = lobby.online.go_to(table, sits_down);
        let online = online.map_err(|limit| Trouble::Refused(limit.to_string()))?;
        let mut context = Self::context(&mut self.setting, &self.lingo, &mut self.toast);
        let place = Place::Online(Box::new(online));
        let mut room = TableRoom::new(place, &mut context);
        room.from_lobby = true;
        self.rooms.push(Room::Table(Box::new(room)));
        Ok(())
    }

    /// Leaves the room that is seen. The first screen is made anew: there may be a game to go on with.
    fn leave(&mut self) {
        match self.rooms.pop() {
            Some(Room::Table(table)) => {
                let from_lobby = table.from_lobby;
                if let Place::Online(online) = table.place {
                    if from_lobby {
                        let context =
                            Self::context(&mut self.setting, &self.lingo, &mut self.toast);
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
            let mut context = Self::context(&mut self.setting, &self.lingo, &mut self.toast);
            let start = Start::new(&mut context);
            self.rooms.pop();
            self.rooms.push(Room::Start(start));
        }
    }
}

/// What was typed leads on.
pub(super) fn typed(entry: &mut Entry, typing: &Typing, context: &mut Context<'_>) -> Option<Go> {
    let text = entry.text().trim().to_owned();
    match typing {
        Typing::Address => Some(Go::Errand { server: text, errand: Errand::Lobby }),
        Typing::Code { server } => {
            let table = crate::table_of(&text);
            if table.is_none() {
                context.warn(t!(context.lingo, "tui-no-code"));
            }
            let errand = Errand::Join(table?);
            Some(Go::Errand { server: server.clone(), errand })
        }
        Typing::Name { server, errand } => match text.parse::<Name>() {
            Ok(name) => {
                Some(Go::Named { name, server: server.clone(), errand: Box::new(errand.clone()) })
            }
            Err(reason) => {
                context.warn(context.lingo.refusal(reason.code()));
                None
            }
        },
    }
}
