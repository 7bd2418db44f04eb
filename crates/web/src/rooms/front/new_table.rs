//! The form for a new game: draws `view::new_game`, and starts what was chosen.

use leptos::prelude::*;
use leptos_router::NavigateOptions;
use leptos_router::hooks::{use_navigate, use_query_map};
use protocol::{PairingRequest, TableCreated};
use table::{Name, Opening, Switch};
use view::new_game::{Company, Field, NewGame, Offer, Start, Unnamed, Value};

use super::chairs::Chairs;
use super::fields::{PeopleHere, advice, field_view, section};
use super::identity::{own_name, sign_in};
use crate::net::{Api, ApiError, Connection};
use crate::parts::{Toasts, toasts};
use crate::settings::{Preferences, preferences};
use crate::solo::solo_table;
use crate::title::entitle;
use crate::words::{t, words};

/// Copies share the same form.
#[derive(Clone, Copy)]
pub(super) struct Form {
    pub(super) game: RwSignal<NewGame>,
    pub(super) fields: Memo<Vec<Field>>,
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
        let offer = use_query_map()
            .with_untracked(|query| query.get("game").as_deref().and_then(Offer::named));
        if let Some(offer) = offer {
            game.take(offer);
        }
        let game = RwSignal::new(game);
        let fields = Memo::new(move |_| game.with(NewGame::fields));
        Self { game, fields, is_sending: RwSignal::new(false) }
    }

    pub(super) fn has(self, field: Field) -> bool {
        self.fields.with(|fields| fields.contains(&field))
    }

    pub(super) fn choose(self, value: Value) {
        // Refused choices are disabled.
        self.game.update(|game| {
            let _ = game.choose(value);
        });
    }
}

#[component]
pub(crate) fn NewTable() -> impl IntoView {
    entitle(|| Some(t!("lobby-new")));
    let form = Form::open();
    let start = start_action(form);
    let is_on_server = move || form.game.with(|game| game.company().is_on_server());
    let mode = move || form.game.with(|game| words().mode(&game.rules()));
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        start();
    };
    view! {
        <main class="room new-game" id="main">
            <h1>{t!("lobby-new")}</h1>
            <form class="form" on:submit=submit>
                <div class="plan">
                    <div>
                        {section(form, "lobby-game", vec![Field::Edition])}
                        {section(form, "lobby-opponents", vec![Field::Company])}
                        {section(form, "lobby-level", vec![Field::Level])}
                    </div>
                    <div>
                        <fieldset>
                            <legend>{t!("lobby-seats")}</legend>
                            <Chairs form/>
                            {move || advice(form, &[Field::Seats])}
                            {field_view(form, Field::Seats)}
                            {field_view(form, Field::Teams)}
                        </fieldset>
                        {section(form, "lobby-people", vec![Field::People])}
                        <OwnNameField form/>
                    </div>
                </div>
                <MoreOptions form/>
                <div class="start-bar">
                    <strong>{mode}</strong>
                    <button type="submit" class="button primary" id="start" disabled=move || form.is_sending.get()>
                        {move || if is_on_server() { t!("lobby-open") } else { t!("lobby-start") }}
                    </button>
                </div>
            </form>
        </main>
    }
}

/// What few people change: bonuses, houses, the clock, what is allowed at the table, house rules.
#[component]
fn MoreOptions(form: Form) -> impl IntoView {
    let (company_options, table_options): (Vec<Field>, Vec<Field>) =
        Switch::ALL.map(Field::Switch).into_iter().partition(|field| field.is_about_company());
    let bonuses = [Field::MiddleKingdom, Field::Harmony, Field::Dynasty];
    let options = bonuses.into_iter().chain(table_options).collect();
    view! {
        <details class="more" id="more-rules">
            <summary>{t!("lobby-rules-more")}</summary>
            <p class="soft">{words().attr("lobby-rules-more", "hint")}</p>
            <div class="columns">
                {section(form, "lobby-options", options)}
                {section(form, "lobby-dynasty", vec![Field::DynastyScoring])}
                <PeopleHere form/>
                {section(form, "lobby-clock", vec![Field::Clock])}
                {section(form, "lobby-timeout", vec![Field::OnTimeout])}
                {section(form, "lobby-options-more", company_options)}
                {section(form, "lobby-grid", vec![Field::Grid])}
                {section(form, "lobby-deck", vec![Field::Deck])}
                {section(form, "lobby-first-claims", vec![Field::FirstClaims])}
            </div>
        </details>
    }
}

#[component]
fn OwnNameField(form: Form) -> impl IntoView {
    view! {
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
    }
}

/// Makes the action of the button: it starts a game here, or opens a table on the server.
fn start_action(form: Form) -> impl Fn() + Clone {
    let (preferences, toasts, solo) = (preferences(), toasts(), solo_table());
    let navigate = use_navigate();
    let connection = expect_context::<Connection>();
    move || {
        let game = form.game.get_untracked();
        preferences.update(|settings| {
            settings.rules = game.rules().to_string();
            settings.level = game.level();
            game.name.trim().clone_into(&mut settings.name);
            settings.house = game.own_house().or(settings.house);
        });
        let navigate = navigate.clone();
        let company = game.company();
        match game.start(|unnamed| default_name(preferences, company, unnamed)) {
            Start::Here { options, sitters } => {
                if solo.start(&options, &sitters) {
                    navigate("/solo", NavigateOptions::default());
                }
            }
            Start::Pairing(request) => request_table(form, toasts, navigate, async move {
                sign_in(preferences).await?;
                let commitment = connection.commit();
                Api::pair(&PairingRequest { commitment, ..request }).await
            }),
            Start::Table(table) => request_table(form, toasts, navigate, async move {
                sign_in(preferences).await?;
                let commitment = connection.commit();
                Api::create_table(&Opening { commitment, ..*table }).await
            }),
        }
    }
}

/// What someone without a name is called: the player of this device as everywhere else, others at a
/// shared device by their houses.
fn default_name(preferences: Preferences, company: Company, unnamed: Unnamed) -> Name {
    if company == Company::Alone {
        return own_name(preferences);
    }
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
