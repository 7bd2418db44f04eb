//! Plays back a finished game, by buttons, a slider, keys and swipes, from any seat's view.

use std::sync::Arc;

use leptos::ev;
use leptos::prelude::*;
use leptos_router::hooks::use_query_map;
use rules::{Actor, Position, Realm, Record, Seat};
use table::{Houses, Level};
use view::scene::{Decision, DynastyScene, History, Scene, SeatHolder};

use super::actions::{PlayOn, RecordButtons};
use crate::board::{
    AnswerRegion, Builders, Command, Describe, Flights, Graph, Lines, Mine, Others, Places,
    Remaining, Scores, Swipe, announce, is_on_button, is_reserved,
};
use crate::browser;
use crate::desk::Desk;
use crate::parts::{Dialog, Icon};
use crate::rooms::table::{Menu, SheetTabs, Sheets, Standings, Tools, series_of};
use crate::scoring_pad::{PrintPad, game_title, pad_of_game};
use crate::title::entitle;
use crate::words::{t, words};

pub(crate) struct ReplayedGame {
    pub(crate) record: Record,
    /// The start, and the position after each step.
    pub(super) positions: Vec<Position>,
}

impl ReplayedGame {
    pub(crate) fn of(record: Record) -> Self {
        let positions = record.replay().filter_map(Result::ok).collect();
        Self { record, positions }
    }

    fn last(&self) -> usize {
        self.positions.len().saturating_sub(1)
    }

    /// A moment as a seat sees it, with the record's names. Nobody can act.
    fn scene(&self, at: usize, viewer: Option<Seat>) -> Option<(Arc<Scene>, Position)> {
        let position = *self.positions.get(at)?;
        let scene = Scene::of_position(&position, self.record.steps.get(..at)?, viewer);
        let mut scene = scene.with_houses(Houses::of_record(&self.record));
        for seat in &mut scene.seats {
            seat.holder = self.player_of(seat.seat);
        }
        if scene.end.is_some() {
            scene.dynasty = DynastyScene::of_record(&self.record);
        }
        if let Decision::Decide { seat, choice } = scene.decision {
            scene.decision = Decision::Wait { seat, choice };
        }
        Some((Arc::new(scene), position))
    }

    fn player_of(&self, seat: Seat) -> SeatHolder {
        let name = self.record.tag(&format!("Seat{}", seat.index() + 1));
        let player = |name: &str| {
            let id = format!("seat{}", seat.index() + 1).parse().ok()?;
            Some(SeatHolder::Player { id, name: name.parse().ok()?, program: false })
        };
        match name.and_then(Level::named) {
            Some(level) => SeatHolder::Bot(level),
            None => name.and_then(player).unwrap_or(SeatHolder::Nobody),
        }
    }

    /// The step that led to this moment, in words.
    fn describe_step(&self, at: usize, names: &[String]) -> String {
        let step = at.checked_sub(1).and_then(|before| {
            Some((self.positions.get(before)?, *self.record.steps.get(before)?))
        });
        step.map_or_else(|| t!("replay-start"), |(before, step)| words().step(before, step, names))
    }

    /// The realm that acted last.
    fn last_actor(&self, at: usize) -> Option<Realm> {
        let before = self.positions.get(..at)?.iter().rev();
        let mut actors = before.filter_map(|position| match position.actor() {
            Actor::Seat(seat) => Some(seat),
            Actor::Chance | Actor::Nobody => None,
        });
        actors.next().map(|seat| self.record.rules.realm_of(seat)).or_else(|| Realm::new(0))
    }

    /// The seat that acts next.
    pub(super) fn next_seat(&self, at: usize) -> Option<Seat> {
        let mut actors = self.positions.get(at..)?.iter().map(Position::actor);
        actors.find_map(|actor| match actor {
            Actor::Seat(seat) => Some(seat),
            Actor::Chance | Actor::Nobody => None,
        })
    }

    /// The step at which the next or the previous turn begins.
    fn start_of_turn(&self, at: usize, forward: bool) -> usize {
        let turn = |at: &usize| self.positions.get(*at).map(|now| (now.round(), now.turn()));
        let here = turn(&at);
        if forward {
            (at..=self.last()).find(|other| turn(other) != here).unwrap_or(self.last())
        } else {
            let end_of_last = (0..at).rev().find(|other| turn(other) != here).unwrap_or(0);
            let start =
                (0..=end_of_last).rev().take_while(|other| turn(other) == turn(&end_of_last));
            start.last().unwrap_or(0)
        }
    }
}

/// The duration of a step at normal speed.
const STEP_MS: f32 = 1_400.0;
const SPEEDS: [(&str, f32); 4] = [("½×", 0.5), ("1×", 1.0), ("2×", 2.0), ("4×", 4.0)];

/// The position of a replay, and whether it is running.
#[derive(Clone, Copy)]
pub(super) struct Playback {
    pub(super) at: RwSignal<usize>,
    last: usize,
    is_playing: RwSignal<bool>,
    speed: RwSignal<f32>,
}

impl Playback {
    fn go(&self, to: usize) {
        self.is_playing.set(false);
        self.at.set(to.min(self.last));
    }

    fn step(&self, by: isize) {
        self.go(self.at.get_untracked().saturating_add_signed(by));
    }

    /// Starts over at the end.
    fn toggle(&self) {
        if !self.is_playing.get_untracked() && self.at.get_untracked() == self.last {
            self.at.set(0);
        }
        self.is_playing.update(|playing| *playing = !*playing);
    }

    /// Steps forward by itself while it is playing.
    fn start_timer(self) {
        Effect::new(move || {
            if !self.is_playing.get() {
                return;
            }
            let pace = STEP_MS / self.speed.get();
            let ticking = set_interval_with_handle(
                move || {
                    self.at.update(|at| *at = (*at + 1).min(self.last));
                    if self.at.get_untracked() == self.last {
                        self.is_playing.set(false);
                    }
                },
                std::time::Duration::from_millis(pace as u64),
            );
            on_cleanup(move || {
                if let Ok(ticking) = ticking {
                    ticking.clear();
                }
            });
        });
    }
}

#[component]
pub(crate) fn Player(game: Arc<ReplayedGame>, #[prop(into)] link: String) -> impl IntoView {
    let linked_step = use_query_map().with_untracked(|query| query.get("step")?.parse().ok());
    let last = game.last();
    let playback = Playback {
        at: RwSignal::new(linked_step.unwrap_or(0).min(last)),
        last,
        is_playing: RwSignal::new(false),
        speed: RwSignal::new(1.0),
    };
    playback.start_timer();
    let viewer = RwSignal::new(None::<Seat>);
    let game = StoredValue::new(game);
    let moment =
        Memo::new(move |_| game.with_value(|game| game.scene(playback.at.get(), viewer.get())));
    let desk = Desk::provide_moment(moment.into(), Callback::new(|_| ()));
    // Without a chosen seat the view follows the player who acts.
    Effect::new(move || {
        let at = playback.at.get();
        let follows = viewer.get().is_none();
        desk.look_at(game.with_value(|game| game.last_actor(at)).filter(|_| follows));
    });
    let rules = game.with_value(|game| game.record.rules);
    entitle(move || Some(words().labelled(&t!("replay-title"), &words().mode(&rules))));
    let names = move || {
        desk.scene.with(|scene| {
            let scene = scene.as_ref();
            scene.map(|scene| {
                rules.all_seats().map(|seat| words().seat_name(scene, seat)).collect::<Vec<_>>()
            })
        })
    };
    let step_text = Memo::new(move |_| {
        let names = names().unwrap_or_default();
        game.with_value(|game| game.describe_step(playback.at.get(), &names))
    });
    let is_over = Memo::new(move |_| {
        desk.scene.with(|scene| scene.as_ref().is_some_and(|scene| scene.end.is_some()))
    });
    let sheets = Sheets::new();
    let has_read = RwSignal::new(false);
    Effect::new(move || {
        if !is_over.get() {
            has_read.set(false);
        }
    });
    Effect::new(move || desk.latest_event.set(step_text.get()));
    let growth = move || {
        game.with_value(|game| {
            let history = History::of(&game.positions[0], &game.record.steps);
            let series = desk.scene.with(|scene| series_of(scene.as_deref(), &history));
            view! { <Graph series/> }
        })
    };
    let pad = Memo::new(move |_| {
        let position = desk.position.get()?;
        desk.scene.with(|scene| pad_of_game(scene.as_deref()?, &position))
    });
    let places = Places::provide_table(desk, |is_wide| if is_wide { 64 } else { 96 });
    let frame = Memo::new(move |_| places.frame());
    let swipe = Swipe::new();
    let begin = move |event: ev::TouchEvent| {
        if browser::is_within(&event, "#reel") { swipe.cancel() } else { swipe.begin(&event) }
    };
    let end = move |event: ev::TouchEvent| {
        if let Some(by) = swipe.end(&event) {
            playback.step(by as isize);
        }
    };
    view! {
        <Flights speed=playback.speed/>
        <Keys playback game/>
        <main class=move || format!("{} replay", frame.get().0) style=move || frame.get().1 id="main"
            on:touchstart=begin on:touchend=end>
            <h1 class="hidden-words">{words().labelled(&t!("replay-title"), &words().mode(&rules))}</h1>
            <Tools sheets/>
            <section class="prompt" aria-label=t!("replay-title")>
                <div class="words" style=move || places.style(|plan| plan.words)>
                    <h2 id="told" aria-live="polite">{step_text}</h2>
                </div>
                <div class="does" style=move || places.style(|plan| plan.actions)>
                    <ViewSelect viewer rules/>
                </div>
            </section>
            <SheetTabs/>
            <Lines/>
            <Mine/>
            <Builders/>
            <Others/>
            <Menu sheets>
                <PlayOn game playback viewer/>
                <RecordButtons game link playback/>
                <PrintPad pad game=game_title(&rules)/>
            </Menu>
            <Controls playback game step_text/>
            <Show when=move || is_over.get() && !has_read.get()>
                <section class="card over" aria-label=t!("score-heading")>
                    <button type="button" class="button quiet small close" aria-label=t!("page-close")
                        on:click=move |_| has_read.set(true)>
                        <Icon icon=art::Icon::Close/>
                    </button>
                    <Standings scene=desk.scene/>
                </section>
            </Show>
            <AnswerRegion/>
        </main>
        <Dialog open=sheets.describing title=t!("a11y-command")><Describe/></Dialog>
        <Dialog open=sheets.scores title=t!("score-heading")>
            <Scores/>
            {growth}
        </Dialog>
        <Dialog open=sheets.remaining title=t!("board-remaining")><Remaining/></Dialog>
    }
}

#[component]
fn Controls(
    playback: Playback,
    game: StoredValue<Arc<ReplayedGame>>,
    step_text: Memo<String>,
) -> impl IntoView {
    let count = move || t!("replay-step", step = playback.at.get(), steps = playback.last);
    let round = move || {
        let round =
            game.with_value(|game| game.positions.get(playback.at.get()).map(Position::round));
        round.filter(|round| *round > 0).map(|round| t!("replay-round", round = round))
    };
    let turn = move |forward: bool| {
        let to = game.with_value(|game| game.start_of_turn(playback.at.get_untracked(), forward));
        playback.go(to);
    };
    let slide = move |event: ev::Event| {
        playback.go(event_target_value(&event).parse().unwrap_or(0));
    };
    let at_start = move || playback.at.get() == 0;
    let at_end = move || playback.at.get() == playback.last;
    let play_icon = move || {
        if playback.is_playing.get() { art::Icon::Pause.svg() } else { art::Icon::Play.svg() }
    };
    let play_words =
        move || if playback.is_playing.get() { t!("replay-pause") } else { t!("replay-play") };
    view! {
        <div class="reel">
            <input type="range" id="reel" min="0" max=playback.last aria-label=t!("replay-title")
                aria-valuetext=move || step_text.get()
                prop:value=move || playback.at.get().to_string() on:input=slide/>
            <p class="where"><span>{count}</span><span class="soft">{round}</span></p>
            <div class="does">
                <button type="button" class="button small" id="first" aria-label=t!("replay-first")
                    aria-keyshortcuts="Home" disabled=at_start on:click=move |_| playback.go(0)>
                    <Icon icon=art::Icon::First/>
                </button>
                <button type="button" class="button small" aria-label=t!("replay-previous-turn")
                    aria-keyshortcuts="PageUp" disabled=at_start on:click=move |_| turn(false)>
                    <Icon icon=art::Icon::StepBack/><Icon icon=art::Icon::StepBack/>
                </button>
                <button type="button" class="button small" id="previous" aria-label=t!("replay-previous")
                    aria-keyshortcuts="ArrowLeft" disabled=at_start on:click=move |_| playback.step(-1)>
                    <Icon icon=art::Icon::StepBack/>
                </button>
                <button type="button" class="button small primary" id="play" aria-label=play_words
                    aria-keyshortcuts="Space" on:click=move |_| playback.toggle()>
                    <span class="icon" inner_html=play_icon></span>
                </button>
                <button type="button" class="button small" id="next" aria-label=t!("replay-next")
                    aria-keyshortcuts="ArrowRight" disabled=at_end on:click=move |_| playback.step(1)>
                    <Icon icon=art::Icon::StepForward/>
                </button>
                <button type="button" class="button small" aria-label=t!("replay-next-turn")
                    aria-keyshortcuts="PageDown" disabled=at_end on:click=move |_| turn(true)>
                    <Icon icon=art::Icon::StepForward/><Icon icon=art::Icon::StepForward/>
                </button>
                <button type="button" class="button small" id="last" aria-label=t!("replay-last")
                    aria-keyshortcuts="End" disabled=at_end on:click=move |_| playback.go(playback.last)>
                    <Icon icon=art::Icon::Last/>
                </button>
                <select class="speed" aria-label=t!("replay-speed")
                    on:change=move |event| playback.speed.set(event_target_value(&event).parse().unwrap_or(1.0))>
                    {SPEEDS.map(|(name, speed)| {
                        view! { <option value=speed.to_string() selected=(speed - 1.0).abs() < 0.1>{name}</option> }
                    })
                        .collect_view()}
                </select>
            </div>
        </div>
    }
}

#[component]
fn Keys(playback: Playback, game: StoredValue<Arc<ReplayedGame>>) -> impl IntoView {
    let desk = crate::desk::desk();
    let listener = window_event_listener(ev::keydown, move |event| {
        if is_reserved(&event) || event.alt_key() {
            return;
        }
        let turn = |forward: bool| {
            playback
                .go(game
                    .with_value(|game| game.start_of_turn(playback.at.get_untracked(), forward)));
        };
        match event.key().as_str() {
            "ArrowLeft" => playback.step(-1),
            "ArrowRight" => playback.step(1),
            "Home" => playback.go(0),
            "End" => playback.go(playback.last),
            "PageUp" => turn(false),
            "PageDown" => turn(true),
            " " if !is_on_button(&event) => playback.toggle(),
            key if Command::of_key(key).is_some_and(|command| announce(desk, command)) => {}
            _ => return,
        }
        event.prevent_default();
    });
    on_cleanup(move || listener.remove());
}

/// Selects the seat whose view is shown.
#[component]
fn ViewSelect(viewer: RwSignal<Option<Seat>>, rules: rules::Rules) -> impl IntoView {
    let desk = crate::desk::desk();
    let choose = move |event: ev::Event| {
        let seat = event_target_value(&event).parse::<usize>().ok().and_then(Seat::new);
        viewer.set(seat);
    };
    let seats = rules.all_seats().map(|seat| {
        let name = untrack(|| desk.name_of(seat));
        view! { <option value=seat.index().to_string()>{name}</option> }
    });
    view! {
        <label class="field">
            <span>{t!("replay-view")}</span>
            <select id="view-of" on:change=choose>
                <option value="">{t!("replay-view-follow")}</option>
                {seats.collect_view()}
            </select>
        </label>
    }
}
