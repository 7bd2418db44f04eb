//! A Dynasty in words: while it goes on, at its end, and in the archive.

use rules::{DynastyScoring, Realm, Seat, Standing};
use view::scene::{DynastyScene, shared_name};
use view::series::{SeriesMember, SeriesScene};

use crate::frame::Lingo;
use crate::names::bot_name;
use crate::t;

impl Lingo {
    /// Who won a game of a Dynasty, which is not to win the Dynasty. Each winning realm is given by
    /// the names of its players.
    pub fn game_winners(&self, winners: &[Vec<String>], dynasty: &DynastyScene) -> String {
        let (game, games) = (dynasty.played, dynasty.games);
        if let [winner] = winners {
            let (who, count) = (self.list(winner), winner.len());
            return t!(
                self,
                "score-dynasty-game",
                who = who,
                count = count,
                game = game,
                games = games
            );
        }
        let who = self.list(&names_of(winners));
        t!(self, "score-dynasty-game-shared", who = who, game = game, games = games)
    }

    /// Who won a Dynasty, as a headline; `None` while it goes on.
    pub fn dynasty_winners(
        &self,
        standings: &[Standing],
        members: impl Fn(Realm) -> Vec<String>,
    ) -> Option<String> {
        let best = standings.iter().filter(|standing| standing.rank == 1);
        let winners: Vec<Vec<String>> = best.map(|best| members(best.realm)).collect();
        Some(match winners.as_slice() {
            [] => return None,
            [winner] => {
                let (who, count) = (self.list(winner), winner.len());
                t!(self, "score-dynasty-winner", who = who, count = count)
            }
            several => t!(self, "score-dynasty-shared", who = self.list(&names_of(several))),
        })
    }

    /// A Dynasty at a table, a sentence for each realm: who leads and how far behind the others are,
    /// or, at its end, the places and how ties were decided.
    pub fn dynasty_lines(&self, dynasty: &DynastyScene, realms: &[String]) -> Vec<String> {
        let standings = &dynasty.standings;
        if standings.is_empty() {
            let race = realms.iter().cloned().zip(dynasty.totals.iter().copied());
            return self.race(&race.collect::<Vec<_>>());
        }
        let places = self.standing_lines(standings, realms);
        places.into_iter().chain(self.tie_break_lines(standings, realms)).collect()
    }

    /// The title over [`dynasty_lines`](Self::dynasty_lines).
    pub fn dynasty_title(&self, dynasty: &DynastyScene) -> String {
        match (dynasty.standings.is_empty(), dynasty.scoring) {
            (false, _) => t!(self, "end-dynasty-final"),
            (true, DynastyScoring::Total) => t!(self, "end-dynasty-standings"),
            (true, DynastyScoring::Best) => t!(self, "end-dynasty-best"),
        }
    }

    /// The players of a series, by realm.
    pub fn series_members(&self, series: &SeriesScene) -> Vec<Vec<String>> {
        let rules = &series.rules;
        let seats: Vec<Seat> = rules.realms().flat_map(|realm| rules.seats_of(realm)).collect();
        let all = series.realms.iter().flat_map(|realm| &realm.members);
        let name = |(member, seat): (&SeriesMember, &Seat)| match member {
            SeriesMember::Bot(level) => bot_name(*level, *seat),
            SeriesMember::Player(name) => name.clone(),
        };
        let names: Vec<String> = all.zip(&seats).map(name).collect();
        let marks = self.seat_marks(rules, series.houses);
        let marks: Vec<String> = seats.iter().map(|seat| marks[seat.index()].clone()).collect();
        let mut names = self.distinct(&names, &marks).into_iter();
        let of_realm = |count: usize| names.by_ref().take(count).collect();
        series.realms.iter().map(|realm| realm.members.len()).map(of_realm).collect()
    }

    /// Who won a series of the archive.
    pub fn series_winners(&self, series: &SeriesScene) -> String {
        let members = self.series_members(series);
        let of_realm = |realm: Realm| members.get(realm.index()).cloned().unwrap_or_default();
        self.dynasty_winners(&series.standings, of_realm).unwrap_or_default()
    }

    /// The names of the realms of a series: `Ann`, or `Ann & Ben`.
    pub fn series_realms(&self, series: &SeriesScene) -> Vec<String> {
        names_of(&self.series_members(series))
    }
}

fn names_of(realms: &[Vec<String>]) -> Vec<String> {
    realms.iter().map(|members| shared_name(members)).collect()
}
