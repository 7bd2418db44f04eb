//! The form for a new game: draws `view::new_game`, and starts what was chosen.

use leptos::prelude::*;
use leptos_router::NavigateOptions;
use leptos_router::hooks::{use_navigate, use_query_map};
use protocol::TableCreated;
use rules::RulesError;
use table::{Name, Switch};
use view::new_game::{Advice, Choice, Company, Field, NewGame, Standing, Start, Unnamed, Value};

use super::identity::sign_in;
use crate::board::house;
use crate::net::{Api, ApiError};
use crate::parts::{Toasts, toasts};
use crate::settings::preferences;
use crate::solo::solo_table;
use crate::words::{t, words};

/// Copies share the same form.
#[derive(Clone, Copy)]
struct Form {
    game: RwSignal<NewGame>,
    fields: Memo<Vec<Field>>,
    /// Whether a request to the server is under way.
    is_sending: RwSignal<bool>,
}

impl Form {
    fn open() -> Self {
        let settings = preferences().now();
        let mut game = NewGame::new(&Company::ALL, settings.last_rules(), settings.level);
        game.name = settings.name;
        game.prefer_house(settings.house);
        if use_query_map().with_untracked(|query| query.get("friends").is_some()) {
            // This choice is never refused.
            let _ = game.choose(Value::Company(Company::Friends));
        }
        let game = RwSignal::new(game);
        let fields = Memo::new(move |_| game.with(NewGame::fields));
        Self { game, fields, is_sending: RwSignal::new(false) }
    }

    fn has(self, field: Field) -> bool {
        self.fields.with(|fields| fields.contains(&field))
    }

    fn choose(self, value: Value) {
        // Refused choices are disabled.
        self.game.update(|game| {
            let _ = game.choose(value);
        });
    }
}

#[component]
pub(crate) fn NewTable() -> impl IntoView {
    let form = Form::open();
    let start = start_action(form);
    let is_on_server = move || form.game.with(|game| game.company().is_on_server());
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        start();
    };
    let section = move |title: &'static str, fields: Vec<Field>| {
        let fields = StoredValue::new(fields);
        view! {
            <Show when=move || fields.with_value(|all| all.iter().any(|field| form.has(*field)))>
                <fieldset>
                    <legend>{words().text(title)}</legend>
                    {move || advice(form, &fields.get_value())}
                    {fields.get_value().into_iter().map(|field| field_view(form, field)).collect_view()}
                </fieldset>
            </Show>
        }
    };
    let (company_options, table_options): (Vec<Field>, Vec<Field>) =
        Switch::ALL.map(Field::Switch).into_iter().partition(|field| field.is_about_company());
    let bonuses = [Field::MiddleKingdom, Field::Harmony, Field::Dynasty];
    let options = bonuses.into_iter().chain(table_options).collect();
    view! {
        <main class="room" id="main">
            <h1>{t!("lobby-new")}</h1>
            <form class="form" on:submit=submit>
                {section("lobby-opponents", vec![Field::Company])}
                {section("lobby-game", vec![Field::Edition])}
                {section("lobby-seats", vec![Field::Seats, Field::Teams])}
                {section("lobby-level", vec![Field::Level])}
                {section("lobby-people", vec![Field::People])}
                <PeopleHere form/>
                {section("lobby-options", options)}
                {section("lobby-dynasty", vec![Field::DynastyScoring])}
                <details class="more" id="more-rules">
                    <summary>{t!("lobby-rules-more")}</summary>
                    <p class="soft">{words().attr("lobby-rules-more", "hint")}</p>
                    {section("lobby-grid", vec![Field::Grid])}
                    {section("lobby-deck", vec![Field::Deck])}
                    {section("lobby-first-claims", vec![Field::FirstClaims])}
                </details>
                {section("lobby-clock", vec![Field::Clock])}
                {section("lobby-options-more", company_options)}
                <label class="field">
                    <span>{t!("lobby-name")}</span>
                    <input
                        type="text"
                        maxlength="24"
                        autocomplete="nickname"
                        placeholder=words().attr("lobby-name", "placeholder")
                        prop:value=move || form.game.with(|game| game.name.clone())
                        on:input=move |event| form.game.update(|game| game.name = event_target_value(&event))
                    />
                    <span class="why">{words().attr("lobby-name", "hint")}</span>
                </label>
                <button type="submit" class="button primary" id="start" disabled=move || form.is_sending.get()>
                    {move || if is_on_server() { t!("lobby-open") } else { t!("lobby-start") }}
                </button>
            </form>
        </main>
    }
}

/// What the rulebooks advise about some fields.
fn advice(form: Form, fields: &[Field]) -> impl IntoView + use<> {
    let mut all: Vec<Advice> =
        form.game.with(|game| fields.iter().filter_map(|field| game.advice(*field)).collect());
    all.dedup();
    let line = |advice| view! { <p class="advice">{words().advice(advice)}</p> };
    all.into_iter().map(line).collect_view()
}

/// A switch or radio buttons, if the form has the field.
fn field_view(form: Form, field: Field) -> impl IntoView {
    let is_switch = form.game.with_untracked(|game| game.value(field).is_on().is_some());
    let choices = Memo::new(move |_| form.game.with(|game| game.choices(field)));
    view! {
        <Show when=move || form.has(field)>
            {if is_switch {
                switch(form, field, choices).into_any()
            } else {
                radios(form, field, choices).into_any()
            }}
        </Show>
    }
}

/// The `name` of a field's radio buttons.
fn group(field: Field) -> String {
    let name = match field {
        Field::Company => "place",
        Field::Edition => "game",
        Field::Seats => "seats",
        Field::Grid => "grid",
        Field::Deck => "deck",
        Field::FirstClaims => "first-claims",
        Field::DynastyScoring => "dynasty",
        Field::Level => "level",
        Field::People => "people",
        Field::Clock => "clock",
        Field::Partner(person) => return format!("partner-{person}"),
        Field::House(None) => "house",
        Field::House(Some(person)) => return format!("house-{person}"),
        Field::Teams
        | Field::MiddleKingdom
        | Field::Harmony
        | Field::Dynasty
        | Field::Switch(_) => "",
    };
    name.to_owned()
}

fn standing_of(choices: &[Choice], value: Value) -> Option<Standing> {
    choices.iter().find(|choice| choice.value == value).map(|choice| choice.standing)
}

/// Why a choice is refused.
fn reason_of(standing: Option<Standing>) -> Option<String> {
    match standing? {
        Standing::Refused(reason) => Some(words().refusal(reason.code())),
        Standing::Chosen | Standing::Available => None,
    }
}

fn radios(form: Form, field: Field, choices: Memo<Vec<Choice>>) -> impl IntoView {
    let values = Memo::new(move |_| {
        choices.with(|all| all.iter().map(|choice| choice.value).collect::<Vec<_>>())
    });
    let radio = move |value: Value| {
        let standing = Memo::new(move |_| choices.with(|all| standing_of(all, value)));
        let title = move || reason_of(standing.get()).or_else(|| words().choice_hint(value));
        view! {
            <label class="choice" title=title>
                <input
                    type="radio"
                    name=group(field)
                    prop:checked=move || standing.get() == Some(Standing::Chosen)
                    disabled=move || reason_of(standing.get()).is_some()
                    on:change=move |_| form.choose(value)
                />
                <span>{shield_of(value)} {words().choice(value)}</span>
            </label>
        }
    };
    let hint = move || {
        let chosen = form.game.with(|game| game.value(field));
        words().choice_hint(chosen).map(|hint| view! { <p class="soft">{hint}</p> })
    };
    let refused = move || {
        let reason = |reason: RulesError| {
            let labels = choices.with(|all| {
                let alike = all.iter().filter(|one| one.standing == Standing::Refused(reason));
                alike.map(|one| words().choice(one.value)).collect::<Vec<_>>()
            });
            let reason = words().refusal(reason.code());
            let line = t!("lobby-refused", choices = words().list(&labels), reason = reason);
            view! { <p class="why">{line}</p> }
        };
        reasons(&choices.get()).into_iter().map(reason).collect_view()
    };
    view! {
        <div class="choices">
            <For each=move || values.get() key=|value| format!("{value:?}") children=radio/>
        </div>
        {hint}
        {refused}
    }
}

fn shield_of(value: Value) -> Option<impl IntoView> {
    let Value::House(_, chosen) = value else { return None };
    let shield = house(chosen.index()).shield().svg();
    Some(view! { <i class="pennant" inner_html=shield></i> })
}

/// Partners and houses, for each kingdom of people at this device.
#[component]
fn PeopleHere(form: Form) -> impl IntoView {
    let fields = Memo::new(move |_| {
        let is_about_people = |field: &Field| matches!(field, Field::Partner(_) | Field::House(_));
        form.fields.get().into_iter().filter(is_about_people).collect::<Vec<_>>()
    });
    let section = move |field: Field| {
        let hint = words().field_hint(field);
        view! {
            <fieldset class="person">
                <legend>{words().field(field)}</legend>
                {field_view(form, field)}
                <p class="soft">{hint}</p>
            </fieldset>
        }
    };
    view! { <For each=move || fields.get() key=|field| format!("{field:?}") children=section/> }
}

/// The distinct reasons why choices are refused.
fn reasons(choices: &[Choice]) -> Vec<RulesError> {
    let mut reasons = Vec::new();
    for choice in choices {
        if let Standing::Refused(reason) = choice.standing
            && !reasons.contains(&reason)
        {
            reasons.push(reason);
        }
    }
    reasons
}

fn switch(form: Form, field: Field, choices: Memo<Vec<Choice>>) -> impl IntoView {
    let is_on = move || form.game.with(|game| game.value(field).is_on() == Some(true));
    let other = move || {
        choices.with(|all| all.iter().copied().find(|one| one.standing != Standing::Chosen))
    };
    let reason = Memo::new(move |_| reason_of(other().map(|choice| choice.standing)));
    let change = move |_| {
        if let Some(choice) = untrack(other) {
            form.choose(choice.value);
        }
    };
    let why = move || reason.get().or_else(|| words().field_hint(field));
    view! {
        <label class="switch">
            <input
                type="checkbox"
                prop:checked=is_on
                disabled=move || reason.with(Option::is_some)
                on:change=change
            />
            <span>{words().field(field)}</span>
            <span class="why">{why}</span>
        </label>
    }
}

/// Makes the action of the button: it starts a game here, or opens a table on the server.
fn start_action(form: Form) -> impl Fn() + Clone {
    let (preferences, toasts, solo) = (preferences(), toasts(), solo_table());
    let navigate = use_navigate();
    move || {
        let game = form.game.get_untracked();
        preferences.update(|settings| {
            settings.rules = game.rules().to_string();
            settings.level = game.level();
            game.name.trim().clone_into(&mut settings.name);
            settings.house = game.own_house().or(settings.house);
        });
        let navigate = navigate.clone();
        match game.start(default_name) {
            Start::Here { options, sitters } => {
                if solo.start(&options, &sitters) {
                    navigate("/solo", NavigateOptions::default());
                }
            }
            Start::Pairing(request) => request_table(form, toasts, navigate, async move {
                sign_in(preferences).await?;
                Api::pair(&request).await
            }),
            Start::Table(table) => request_table(form, toasts, navigate, async move {
                sign_in(preferences).await?;
                Api::create_table(&table).await
            }),
        }
    }
}

/// Unnamed players are called by their house.
fn default_name(unnamed: Unnamed) -> Name {
    let guest = || t!("lobby-guest").parse().expect("a guest's name is valid");
    let mark = words().seat_mark(unnamed.house.index(), unnamed.place_in_team);
    mark.parse().unwrap_or_else(|_| guest())
}

/// Requests a table from the server and goes there; ignores clicks while a request is under way.
fn request_table(
    form: Form,
    toasts: Toasts,
    navigate: impl Fn(&str, NavigateOptions) + 'static,
    request: impl Future<Output = Result<TableCreated, ApiError>> + 'static,
) {
    if form.is_sending.get_untracked() {
        return;
    }
    form.is_sending.set(true);
    leptos::task::spawn_local(async move {
        let answer = request.await;
        // The visitor may have left meanwhile.
        form.is_sending.try_set(false);
        match answer {
            Ok(created) => navigate(&format!("/t/{}", created.table), NavigateOptions::default()),
            Err(error) => toasts.warn(words().refusal(error.code())),
        }
    });
}
