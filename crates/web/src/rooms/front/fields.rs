//! The fields of the new-game form: radio buttons, switches, why a choice cannot be made.

use leptos::prelude::*;
use rules::{RulesError, Seat};
use view::characters::Character;
use view::new_game::{Advice, Choice, Field, Offer, Standing, Value};

use super::mode_picture::ModePicture;
use super::new_table::Form;
use crate::board::house;
use crate::words::{t, words};

/// Some fields under a title; nothing if the form has none of them.
pub(super) fn section(form: Form, title: &'static str, fields: Vec<Field>) -> impl IntoView {
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
}

/// What the rulebooks advise about some fields.
pub(super) fn advice(form: Form, fields: &[Field]) -> impl IntoView + use<> {
    let mut all: Vec<Advice> =
        form.game.with(|game| fields.iter().filter_map(|field| game.advice(*field)).collect());
    all.dedup();
    let line = |advice| view! { <p class="advice">{words().advice(advice)}</p> };
    all.into_iter().map(line).collect_view()
}

/// A switch or radio buttons, if the form has the field.
pub(super) fn field_view(form: Form, field: Field) -> impl IntoView {
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
        Field::OnTimeout => "timeout",
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
        let class = if matches!(value, Value::Edition(_)) { "choice pictured" } else { "choice" };
        view! {
            <label class=class title=title>
                <input
                    type="radio"
                    name=group(field)
                    prop:checked=move || standing.get() == Some(Standing::Chosen)
                    disabled=move || reason_of(standing.get()).is_some()
                    on:change=move |_| form.choose(value)
                />
                <span>{picture_of(value)} {face_of(value)} {shield_of(value)} {words().choice(value)}</span>
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

fn picture_of(value: Value) -> Option<impl IntoView> {
    let Value::Edition(edition) = value else { return None };
    Some(view! { <ModePicture offer=Offer::Of(edition)/> })
}

/// A bot of a level, as it would sit beside the player.
fn face_of(value: Value) -> Option<impl IntoView> {
    let Value::Level(level) = value else { return None };
    let seat = Seat::new(1)?;
    let face = art::portrait(Character::at(level, seat), house(seat.index())).svg();
    Some(view! { <i class="face" inner_html=face></i> })
}

fn shield_of(value: Value) -> Option<impl IntoView> {
    let Value::House(_, chosen) = value else { return None };
    let shield = house(chosen.index()).shield().svg();
    Some(view! { <i class="pennant" inner_html=shield></i> })
}

/// Partners and houses, for each kingdom of people at this device.
#[component]
pub(super) fn PeopleHere(form: Form) -> impl IntoView {
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
