//! A new game: which, for how many, against whom, with what.

use leptos::prelude::*;
use leptos_router::NavigateOptions;
use leptos_router::hooks::{use_navigate, use_query_map};
use protocol::{PairingRequest, SeatWanted, TableCreated};
use rules::{Alliance, Boxes, Grid, Preset, Rules};
use table::{Clock, Level, Name, Options, Privacy};
use view::solo::Sitter;

use super::identity::introduce;
use crate::net::{Api, Trouble};
use crate::parts::{Toasts, toasts};
use crate::settings::preferences;
use crate::solo::solo_table;
use crate::words::{t, words};

/// How long one waits for company before bots sit down.
const PAIRING_WAIT_MS: i64 = 15_000;

/// Where a game is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Where {
    /// Alone against bots, on this device.
    Alone,
    /// Several people at this device.
    Shared,
    /// At a table on the server, by a link.
    Friends,
    /// At a table that everyone finds.
    Open,
    /// With whoever looks for the same, and bots where nobody comes.
    Anyone,
}

/// The choices of the form.
#[derive(Clone, Copy)]
struct Form {
    rules: RwSignal<Rules>,
    place: RwSignal<Where>,
    level: RwSignal<Level>,
    people: RwSignal<usize>,
    clock: RwSignal<Clock>,
    aids: RwSignal<bool>,
    undo: RwSignal<bool>,
    spectators: RwSignal<bool>,
    talk: RwSignal<bool>,
    name: RwSignal<String>,
    /// Whether the server has been asked and has not answered.
    is_asking: RwSignal<bool>,
}

#[component]
pub(crate) fn NewTable() -> impl IntoView {
    let preferences = preferences();
    let settings = preferences.now();
    let with_friends = use_query_map().with_untracked(|query| query.get("friends").is_some());
    let form = Form {
        rules: RwSignal::new(settings.rules.parse().unwrap_or(Preset::ALL[0].rules)),
        place: RwSignal::new(if with_friends { Where::Friends } else { Where::Alone }),
        level: RwSignal::new(Level::named(&settings.level).unwrap_or(Level::Squire)),
        people: RwSignal::new(2),
        clock: RwSignal::new(Clock::None),
        aids: RwSignal::new(true),
        undo: RwSignal::new(true),
        spectators: RwSignal::new(true),
        talk: RwSignal::new(true),
        name: RwSignal::new(settings.name),
        is_asking: RwSignal::new(false),
    };
    let refusal = Memo::new(move |_| form.rules.with(|rules| rules.check().err()));
    let start = starter(form);
    let is_online =
        move || matches!(form.place.get(), Where::Friends | Where::Open | Where::Anyone);
    let is_own_table = move || matches!(form.place.get(), Where::Friends | Where::Open);
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        start();
    };
    view! {
        <main class="room" id="main">
            <h1>{t!("lobby-new")}</h1>
            <form class="form" on:submit=submit>
                <fieldset>
                    <legend>{t!("lobby-opponents")}</legend>
                    <div class="choices">
                        {radio("place", form.place, Where::Alone, t!("lobby-seat-bot"))}
                        {radio("place", form.place, Where::Friends, t!("lobby-play-friends"))}
                        {radio("place", form.place, Where::Anyone, t!("lobby-play-anyone"))}
                        {radio("place", form.place, Where::Open, t!("lobby-privacy-open"))}
                        {radio("place", form.place, Where::Shared, t!("lobby-play-shared"))}
                    </div>
                </fieldset>
                <Modes form/>
                <Strength form/>
                <Show when=move || form.place.get() == Where::Shared>
                    <People form/>
                </Show>
                <Extras form/>
                <Show when=is_own_table>
                    <Clocks form/>
                    <fieldset>
                        <legend>{t!("lobby-options-more")}</legend>
                        {switch("lobby-spectators", form.spectators)}
                        {switch("lobby-talk", form.talk)}
                    </fieldset>
                </Show>
                <label class="field">
                    <span>{t!("lobby-name")}</span>
                    <input
                        type="text"
                        maxlength="24"
                        autocomplete="nickname"
                        placeholder=words().attr("lobby-name", "placeholder")
                        prop:value=move || form.name.get()
                        on:input=move |event| form.name.set(event_target_value(&event))
                    />
                    <span class="why">{words().attr("lobby-name", "hint")}</span>
                </label>
                {move || {
                    let refusal = refusal.get()?;
                    Some(view! { <p class="warning" role="alert">{words().refusal(refusal.code())}</p> })
                }}
                <button type="submit" class="button primary" id="start" disabled=move || refusal.get().is_some() || form.is_asking.get()>
                    {move || if is_online() { t!("lobby-open") } else { t!("lobby-start") }}
                </button>
            </form>
        </main>
    }
}

/// One of several choices.
fn radio<T>(group: &'static str, chosen: RwSignal<T>, value: T, label: String) -> impl IntoView
where
    T: Copy + PartialEq + Send + Sync + 'static,
{
    view! {
        <label class="choice">
            <input
                type="radio"
                name=group
                prop:checked=move || chosen.get() == value
                on:change=move |_| chosen.set(value)
            />
            <span>{label}</span>
        </label>
    }
}

/// Something that is on or off.
fn switch(key: &'static str, on: RwSignal<bool>) -> impl IntoView {
    view! {
        <label class="switch">
            <input type="checkbox" prop:checked=move || on.get() on:change=move |event| on.set(event_target_checked(&event))/>
            <span>{words().text(key)}</span>
            <span class="why">{words().attr(key, "hint")}</span>
        </label>
    }
}

/// The games and how many play.
#[component]
fn Modes(form: Form) -> impl IntoView {
    let games = [
        (Boxes::KINGDOMINO, false, "lobby-game-kingdomino"),
        (Boxes::KINGDOMINO, true, "lobby-game-duel"),
        (Boxes::QUEENDOMINO, false, "lobby-game-queendomino"),
        (Boxes::ROYAL_WEDDING, false, "lobby-game-wedding"),
    ];
    let is_duel = |rules: &Rules| rules.boxes == Boxes::KINGDOMINO && rules.grid == Grid::Seven;
    let belongs = move |rules: &Rules, boxes: Boxes, duel: bool| {
        rules.boxes == boxes && is_duel(rules) == duel
    };
    let game = move |(boxes, duel, key): (Boxes, bool, &'static str)| {
        let choose = move |_| {
            let first = Preset::ALL.into_iter().find(|preset| belongs(&preset.rules, boxes, duel));
            if let Some(preset) = first {
                form.rules.update(|rules| *rules = with_extras(preset.rules, rules));
            }
        };
        let checked = move || form.rules.with(|rules| belongs(rules, boxes, duel));
        view! {
            <label class="choice" title=words().attr(key, "hint")>
                <input type="radio" name="game" prop:checked=checked on:change=choose/>
                <span>{words().text(key)}</span>
            </label>
        }
    };
    let sizes = move || {
        let (boxes, duel) = form.rules.with(|rules| (rules.boxes, is_duel(rules)));
        let presets = Preset::ALL.into_iter().filter(|preset| belongs(&preset.rules, boxes, duel));
        let size = |preset: Preset| {
            let rules = preset.rules;
            let checked = move || form.rules.with(|now| same_mode(now, &rules));
            let choose = move |_| form.rules.update(|now| *now = with_extras(rules, now));
            view! {
                <label class="choice">
                    <input type="radio" name="size" value=preset.name prop:checked=checked on:change=choose/>
                    <span>{size_name(&rules)}</span>
                </label>
            }
        };
        presets.map(size).collect_view()
    };
    view! {
        <fieldset>
            <legend>{t!("lobby-game")}</legend>
            <div class="choices">{games.into_iter().map(game).collect_view()}</div>
        </fieldset>
        <fieldset>
            <legend>{t!("lobby-seats")}</legend>
            <div class="choices">{sizes}</div>
        </fieldset>
    }
}

/// How many play, and what else tells a mode from its neighbours.
fn size_name(rules: &Rules) -> String {
    let count = t!("lobby-seats-count", count = rules.seats);
    match (rules.alliance, rules.seats, rules.dominoes) {
        (Alliance::Pairs, ..) => format!("{count} · {}", t!("lobby-teams")),
        (_, 3, 48) if rules.boxes == Boxes::KINGDOMINO => format!("{count} · 48"),
        _ => count,
    }
}

/// Whether two rules are the same mode, whatever the extras.
fn same_mode(one: &Rules, other: &Rules) -> bool {
    with_extras(*one, other) == *other
}

/// A mode with the extras of others.
fn with_extras(mode: Rules, extras: &Rules) -> Rules {
    Rules {
        middle_kingdom: extras.middle_kingdom,
        harmony: extras.harmony,
        dynasty: extras.dynasty,
        ..mode
    }
}

#[component]
fn Strength(form: Form) -> impl IntoView {
    let level = move |level: Level| {
        view! {
            <label class="choice" title=words().level_hint(level.name())>
                <input
                    type="radio"
                    name="level"
                    value=level.name()
                    prop:checked=move || form.level.get() == level
                    on:change=move |_| form.level.set(level)
                />
                <span>{words().level(level.name())}</span>
            </label>
        }
    };
    view! {
        <fieldset>
            <legend>{t!("lobby-level")}</legend>
            <div class="choices">{Level::ALL.map(level).into_iter().collect_view()}</div>
            <p class="soft">{move || words().level_hint(form.level.get().name())}</p>
        </fieldset>
    }
}

#[component]
fn People(form: Form) -> impl IntoView {
    let counts = move || {
        let seats = usize::from(form.rules.with(|rules| rules.seats));
        (1..=seats)
            .map(|count| {
                radio("people", form.people, count, t!("lobby-seats-count", count = count))
            })
            .collect_view()
    };
    view! {
        <fieldset>
            <legend>{t!("lobby-seats")}</legend>
            <div class="choices">{counts}</div>
        </fieldset>
    }
}

/// Bonuses, Dynasty, aids and undo.
#[component]
fn Extras(form: Form) -> impl IntoView {
    let rule = move |key: &'static str, get: fn(&Rules) -> bool, set: fn(&mut Rules, bool)| {
        view! {
            <label class="switch">
                <input
                    type="checkbox"
                    prop:checked=move || form.rules.with(get)
                    on:change=move |event| {
                        let on = event_target_checked(&event);
                        form.rules.update(|rules| set(rules, on));
                    }
                />
                <span>{words().text(key)}</span>
                <span class="why">{words().attr(key, "hint")}</span>
            </label>
        }
    };
    view! {
        <fieldset>
            <legend>{t!("lobby-options")}</legend>
            {rule("game-option-middle", |rules| rules.middle_kingdom, |rules, on| rules.middle_kingdom = on)}
            {rule("game-option-harmony", |rules| rules.harmony, |rules, on| rules.harmony = on)}
            {rule("game-option-dynasty", |rules| rules.dynasty, |rules, on| rules.dynasty = on)}
            // With strangers there is no table of one's own to choose them for.
            <Show when=move || form.place.get() != Where::Anyone>
                {switch("lobby-aids", form.aids)}
                {switch("lobby-undo", form.undo)}
            </Show>
        </fieldset>
    }
}

#[component]
fn Clocks(form: Form) -> impl IntoView {
    let bank = |minutes: i64, seconds: i64| Clock::Bank {
        bank_ms: minutes * 60_000,
        increment_ms: seconds * 1_000,
    };
    let turn = |hours: i64| Clock::Turn { turn_ms: hours * 3_600_000 };
    let minutes = |count: i64| t!("lobby-clock-minutes", count = count);
    view! {
        <fieldset>
            <legend>{t!("lobby-clock")}</legend>
            <div class="choices">
                {radio("clock", form.clock, Clock::None, t!("lobby-clock-none"))}
                {radio("clock", form.clock, bank(3, 5), minutes(3))}
                {radio("clock", form.clock, bank(8, 10), minutes(8))}
                {radio("clock", form.clock, bank(20, 15), minutes(20))}
                {radio("clock", form.clock, turn(24), t!("lobby-clock-days", count = 1))}
                {radio("clock", form.clock, turn(72), t!("lobby-clock-days", count = 3))}
            </div>
        </fieldset>
    }
}

/// What the button does: begins here, or opens a table on the server and goes there.
fn starter(form: Form) -> impl Fn() + Clone {
    let (preferences, toasts, solo) = (preferences(), toasts(), solo_table());
    let navigate = use_navigate();
    move || {
        let rules = form.rules.get_untracked();
        let level = form.level.get_untracked();
        preferences.update(|settings| {
            settings.rules = rules.to_string();
            level.name().clone_into(&mut settings.level);
            form.name.get_untracked().trim().clone_into(&mut settings.name);
        });
        let options = Options {
            clock: form.clock.get_untracked(),
            aids: form.aids.get_untracked(),
            undo: form.undo.get_untracked(),
            spectators: form.spectators.get_untracked(),
            talk: form.talk.get_untracked(),
            ..Options::new(rules)
        };
        let place = form.place.get_untracked();
        let navigate = navigate.clone();
        match place {
            Where::Alone | Where::Shared => {
                let people = if place == Where::Alone { 1 } else { form.people.get_untracked() };
                let options = Options { clock: Clock::None, ..options };
                if solo.open(
                    &options,
                    &sitters(rules.seats.into(), people, level, &preferences.now().name),
                ) {
                    navigate("/solo", NavigateOptions::default());
                }
            }
            Where::Anyone => {
                let request = PairingRequest { rules, wait_ms: PAIRING_WAIT_MS, level };
                ask(form, toasts, navigate, async move {
                    introduce(preferences).await?;
                    Api::pair(&request).await
                });
            }
            Where::Friends | Where::Open => {
                let privacy = if place == Where::Friends { Privacy::Link } else { Privacy::Open };
                let wanted = protocol::NewTable {
                    options: Options { privacy, ..options }.into(),
                    seats: vec![SeatWanted::Host],
                    ready: false,
                };
                ask(form, toasts, navigate, async move {
                    introduce(preferences).await?;
                    Api::create_table(&wanted).await
                });
            }
        }
    }
}

/// Asks the server for a table and goes there; once, however often the button is pressed meanwhile.
fn ask(
    form: Form,
    toasts: Toasts,
    navigate: impl Fn(&str, NavigateOptions) + 'static,
    request: impl Future<Output = Result<TableCreated, Trouble>> + 'static,
) {
    if form.is_asking.get_untracked() {
        return;
    }
    form.is_asking.set(true);
    leptos::task::spawn_local(async move {
        let answer = request.await;
        // The visitor may have gone on meanwhile.
        form.is_asking.try_set(false);
        match answer {
            Ok(created) => navigate(&format!("/t/{}", created.table), NavigateOptions::default()),
            Err(trouble) => toasts.warn(words().refusal(trouble.code())),
        }
    });
}

/// People at this device take the first seats, bots the others.
fn sitters(seats: usize, people: usize, level: Level, name: &str) -> Vec<Sitter> {
    let person = |at: usize| {
        let own = if at == 0 { name.parse::<Name>().ok() } else { None };
        let made_up = || words().house(at).parse::<Name>();
        own.map_or_else(made_up, Ok).map_or(Sitter::Bot(level), Sitter::Person)
    };
    (0..seats).map(|at| if at < people { person(at) } else { Sitter::Bot(level) }).collect()
}
