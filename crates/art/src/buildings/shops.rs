//! Pictures of trades, treasuries and taverns, with the origin at the middle of their base.

use crate::terrain::Prop;

pub(super) const ALL: &[Prop] = &[
    Prop {
        id: "b-bakery",
        width: 66,
        height: 62,
        drawing: r#"
            <path stroke="$paper" stroke-width="3" d="M20 -54q-5 -4 0 -7t0 -6"/>
            <path fill="$stone" d="M14 -38V-53H25V-26Z"/>
            <path fill="$paper" d="M-28 0V-24H28V0Z"/>
            <path stroke="none" fill="$shade" fill-opacity=".16" d="M15 -1V-23H27V-1Z"/>
            <path fill="$thatch" d="M-34 -21Q-22 -28 -17 -46Q0 -52 17 -46Q22 -28 34 -21Q0 -29 -34 -21Z"/>
            <path stroke="$wood" d="M-14 -42L-20 -30M-4 -43L-6 -31M6 -43L8 -31M15 -42L21 -30"/>
            <path fill="$ink" d="M-21 0V-10Q-21 -18 -12 -18T-3 -10V0Z"/>
            <path stroke="none" fill="$fire" d="M-18 -.8V-6L-15 -10L-12 -6L-9 -11L-6 -6V-.8Z"/>
            <path fill="$wood" d="M6 0V-14H16V0Z"/>
            <path fill="$thatch" d="M-26 -31Q-27 -40 -14 -40T-2 -31Q-14 -27 -26 -31Z"/>
            <path stroke="$wood" d="M-20 -36l3 4M-14 -37l3 5M-9 -36l3 4"/>
        "#,
    },
    Prop {
        id: "b-sawmill",
        width: 68,
        height: 58,
        drawing: r#"
            <path fill="$wood" d="M-30 0V-30H14V0Z"/>
            <path stroke="$wood-deep" d="M-29 -20H13M-29 -10H13"/>
            <path fill="$slate" d="M-36 -28L-26 -50H10L20 -28Z"/>
            <path stroke="none" fill="$light" fill-opacity=".3" d="M-32.5 -29.2L-25 -48.8H-16L-21 -29.2Z"/>
            <path fill="$silver" d="M-8 -27l4 3l4 -3l3 4.5l5 -1l1 5l5 1l-1 5l4 3.5l-4 4l1.5 5l-5 1.5V-1H-18V-6l-3 -3l3 -4l-2 -5l5 -2l0 -5l5 .5Z"/>
            <circle cx="-2" cy="-11" r="3" fill="$ink"/>
            <path fill="$thatch" d="M12 0a5.5 5.5 0 0 1 0 -11H30V0ZM17 -11a5 5 0 0 1 0 -10H30V-11Z"/>
            <circle cx="30" cy="-5.5" r="5.5" fill="$wheat-lit"/>
            <circle cx="30" cy="-16" r="5" fill="$wheat-lit"/>
        "#,
    },
    Prop {
        id: "b-fishmongers",
        width: 66,
        height: 58,
        drawing: r#"
            <path stroke-width="3.4" stroke="$wood-deep" d="M-28 0V-34M28 0V-34"/>
            <path fill="$wood" d="M-26 0V-34H26V0Z"/>
            <path fill="$paper" d="M-33 -30L-27 -48H27L33 -30Q27.5 -23 22 -30Q16.5 -23 11 -30Q5.5 -23 0 -30Q-5.5 -23 -11 -30Q-16.5 -23 -22 -30Q-27.5 -23 -33 -30Z"/>
            <path fill="$lake" d="M-22 -30L-18 -48H-9L-11 -30Q-16.5 -23 -22 -30ZM0 -30V-48H9L11 -30Q5.5 -23 0 -30ZM22 -30L18 -48H27L33 -30Q27.5 -23 22 -30Z"/>
            <path fill="$lake-lit" d="M-30 0V-12H30V0Z"/>
            <path fill="$silver" d="M-23 -12Q-16 -19 -8 -13L-3 -17V-8L-8 -11Q-16 -6 -23 -12ZM4 -12Q11 -19 19 -13L24 -17V-8L19 -11Q11 -6 4 -12Z"/>
            <path d="M-18 -13h.1M9 -13h.1"/>
            <path fill="$silver" d="M-16 -54Q-4 -65 9 -56L17 -61V-48L9 -52Q-4 -44 -16 -54Z"/>
            <path d="M-9 -56h.1"/>
        "#,
    },
    Prop {
        id: "b-weaving_shop",
        width: 62,
        height: 60,
        drawing: r#"
            <path fill="$paper" d="M-26 0V-28L-4 -50L18 -28V0Z"/>
            <path stroke="none" fill="$shade" fill-opacity=".16" d="M8 -1V-38L17 -28V-1Z"/>
            <path fill="$grassland-deep" d="M-33 -24L-4 -57L25 -24L20 -20L-4 -47L-28 -20Z"/>
            <path fill="$window" d="M-9 -28h10v-9h-10Z"/>
            <path stroke-width="1.8" d="M-4 -28v-9"/>
            <path fill="$wood" d="M-21 0V-16H-10V0Z"/>
            <path stroke="$ink" stroke-width="5.6" d="M-3 -22H30M30 0V-24M1 0V-24"/>
            <path stroke="$wood" stroke-width="2.2" d="M-3 -22H30M30 0V-24M1 0V-24"/>
            <path fill="$bloom" d="M5 -20H26V-6Q22 -3 19 -6T12 -6T5 -6Z"/>
            <path stroke="$paper" d="M6 -15.5H25M6 -11H25"/>
            <circle cx="-28" cy="-6" r="7" fill="$gold"/>
            <path stroke-width="1.8" d="M-33 -8Q-28 -13 -23 -8M-34 -4Q-28 -9 -22 -4M-21 -4Q-16 2 -12 1"/>
        "#,
    },
    Prop {
        id: "b-magic_school",
        width: 58,
        height: 68,
        drawing: r#"
            <path fill="$stone" d="M5 0V-24H25V0Z"/>
            <path fill="$royal" d="M1 -22L15 -40L29 -22Z"/>
            <path fill="$stone" d="M-20 0L-17 -36H5L8 0Z"/>
            <path stroke="none" fill="$stone-deep" fill-opacity=".6" d="M-2 -.8L-3 -35H4L6.8 -.8Z"/>
            <path fill="$royal" d="M-25 -33Q-14 -40 -10 -54Q-9 -62 1 -68Q-2 -62 0 -56Q4 -40 14 -33Q-6 -27 -25 -33Z"/>
            <path stroke="none" fill="$shade" fill-opacity=".25" d="M-3 -60Q-2 -50 3 -31.5Q8 -32 12 -33.5Q3 -40 -1 -56Z"/>
            <path stroke="none" fill="$gold" d="M-8 -46l1.5 3.5l3.8 .4l-2.9 2.5l.9 3.7l-3.3 -2l-3.3 2l.9 -3.7l-2.9 -2.5l3.8 -.4Z"/>
            <path fill="$window" d="M-10 -16v-6a4 4 0 0 1 8 0v6Z"/>
            <path fill="$wood-deep" d="M-10 0V-8a4 4 0 0 1 8 0V0Z"/>
            <path fill="$window" d="M12 -10v-4a3 3 0 0 1 6 0v4Z"/>
            <path fill="$gold" stroke-width="1.8" d="M20 -52A8 8 0 1 0 26 -42A6 6 0 0 1 20 -52Z"/>
        "#,
    },
    Prop {
        id: "b-foundry",
        width: 66,
        height: 64,
        drawing: r#"
            <path fill="$fire" d="M14 -58Q12 -66 18 -70Q18 -65 22 -64Q25 -61 23 -58Z"/>
            <path fill="$stone-deep" d="M11 -36L13 -58H25L28 -36Z"/>
            <path stroke-width="2" d="M14 -51H24M13 -44H26"/>
            <path fill="$mine-lit" d="M-28 0V-26H30V0Z"/>
            <path stroke="none" fill="$shade" fill-opacity=".2" d="M18 -1V-25H29V-1Z"/>
            <path fill="$mine" d="M-34 -24L-24 -42H26L36 -24Z"/>
            <path stroke="$mine-lit" d="M-24 -30H-10M4 -36H16"/>
            <path fill="$ink" d="M2 0V-12Q2 -21 12 -21T22 -12V0Z"/>
            <path stroke="none" fill="$fire" d="M5 -.8V-7L8 -12L12 -6L15 -14L19 -6V-.8Z"/>
            <path stroke="none" fill="$fire-lit" d="M8 -.8V-4L12 -8L16 -4V-.8Z"/>
            <path fill="$silver-deep" d="M-30 -19H-4V-14Q-11 -13 -12 -8L-9 -4V0H-24V-4L-21 -8Q-22 -12 -30 -15Z"/>
        "#,
    },
    Prop {
        id: "b-church",
        width: 62,
        height: 68,
        drawing: r#"
            <path fill="$paper" d="M-8 0V-24L10 -36L28 -24V0Z"/>
            <path stroke="none" fill="$shade" fill-opacity=".16" d="M18 -1V-30L27 -24V-1Z"/>
            <path fill="$roof" d="M-12 -22L10 -42L33 -22L29 -18L10 -34L-8 -18Z"/>
            <path fill="$stone" d="M-27 0V-42H-7V0Z"/>
            <path stroke="none" fill="$stone-deep" fill-opacity=".5" d="M-13 -1V-41H-8V-1Z"/>
            <path fill="$slate" d="M-31 -40L-17 -66L-3 -40Z"/>
            <path stroke="none" fill="$light" fill-opacity=".3" d="M-28 -41.5L-18 -61L-20 -41.5Z"/>
            <circle cx="-17" cy="-67" r="2.6" fill="$gold"/>
            <path fill="$ink" d="M-22 -24V-31a5 5 0 0 1 10 0V-24Z"/>
            <path fill="$gold" stroke-width="1.8" d="M-20.5 -24.5Q-20 -31 -17 -31T-13.5 -24.5Z"/>
            <circle cx="10" cy="-20" r="6" fill="$crystal"/>
            <path stroke-width="1.8" d="M10 -26V-14M4 -20H16"/>
            <path fill="$wood" d="M4 0V-6a6 6 0 0 1 12 0V0Z"/>
            <path fill="$wood" d="M-21 0V-8a4 4 0 0 1 8 0V0Z"/>
        "#,
    },
    Prop {
        id: "b-treasury_knights",
        width: 62,
        height: 60,
        drawing: r##"
            <use href="#cl-vault"/>
            <path fill="$silver" d="M-7 -33V-41Q-7 -48 0 -48T7 -41V-33Q0 -30 -7 -33Z"/>
            <path d="M-6 -40H6M0 -39V-33" stroke-width="2"/>
        "##,
    },
    Prop {
        id: "b-treasury_towers",
        width: 62,
        height: 60,
        drawing: r##"
            <use href="#cl-vault"/>
            <path fill="$stone" stroke-width="2" d="M-5 -31L-4 -41H-7V-48H-3.5V-45.5H-1.6V-48H1.6V-45.5H3.5V-48H7V-41H4L5 -31Z"/>
        "##,
    },
    Prop {
        id: "b-small_tavern",
        width: 58,
        height: 58,
        drawing: r##"
            <path fill="$paper" d="M-24 0V-26H20V0Z"/>
            <path stroke="none" fill="$shade" fill-opacity=".16" d="M9 -1V-25H19V-1Z"/>
            <path stroke="$wood" d="M-23 -13H19M-13 -25V-14M8 -25V-14"/>
            <path fill="$roof" d="M-30 -23L-18 -46H14L26 -23Z"/>
            <path stroke="none" fill="$light" fill-opacity=".3" d="M-26.5 -24.2L-17 -44.8H-8L-14 -24.2Z"/>
            <path fill="$window" d="M-9 -15v-8h9v8ZM-19 -2v-8h7v8Z" stroke-width="2"/>
            <path fill="$wood-deep" d="M-4 0V-11H6V0Z"/>
            <use href="#cl-mug" x="23" y="-22"/>
        "##,
    },
    Prop {
        id: "b-big_tavern",
        width: 68,
        height: 66,
        drawing: r##"
            <path fill="$paper" d="M-30 0V-28L-15 -44L0 -28L0 -24H24V0Z"/>
            <path stroke="none" fill="$shade" fill-opacity=".16" d="M12 -1V-23H23V-1ZM-6 -24V-34L-1 -28V-24Z"/>
            <path stroke="$wood" d="M-29 -14H23M-22 -27V-15M-8 -27V-15M12 -23V-15"/>
            <path fill="$roof" d="M-4 -22L-10 -46H18L30 -22Z"/>
            <path fill="$roof" d="M-36 -23L-15 -50L6 -23L2 -19L-15 -41L-32 -19Z"/>
            <path fill="$window" d="M-19 -18v-8h8v8ZM-25 -3v-8h8v8Z" stroke-width="2"/>
            <path fill="$wood-deep" d="M-10 0V-11H2V0Z"/>
            <path fill="$wood" d="M12 1Q9 -5 12 -11H21Q24 -5 21 1Z"/>
            <path stroke-width="2" d="M11 -3H22M11 -8H22"/>
            <use href="#cl-mug" x="24" y="-32"/>
        "##,
    },
];

/// Details that several pictures share.
pub(super) const SHARED: [(&str, &str); 2] = [
    (
        "vault",
        r#"
            <path fill="$stone" d="M-28 0V-26H28V0Z"/>
            <path fill="$gold" d="M-24 -30Q-22 -54 0 -54T24 -30Z"/>
            <path stroke="none" fill="$gold-lit" d="M-20 -31Q-19 -48 -5 -51.5Q-14 -44 -14 -31Z"/>
            <circle cy="-57" r="3" fill="$gold"/>
            <path fill="$paper" d="M-32 -30H32V-24H-32Z"/>
            <path fill="$paper" d="M-25 0V-24H-18V0ZM18 0V-24H25V0Z"/>
            <path fill="$wood-deep" d="M-10 0V-18H10V0Z"/>
            <path stroke="$gold" d="M-9 -13H9M-9 -5H9"/>
            <circle cy="-9" r="3" fill="$gold"/>
            <path fill="$gold" d="M12 1q0 -3 6 -3t6 3q0 3 -6 3t-6 -3ZM-27 1q0 -3 6 -3t6 3q0 3 -6 3t-6 -3Z" stroke-width="2"/>
        "#,
    ),
    (
        "mug",
        r#"
            <path d="M-8 -9H6" />
            <path fill="$gold" d="M-6 -4H4V8H-6ZM4 -1h5v6H4"/>
            <path fill="$paper" d="M-8 -4Q-8 -8 -4 -7Q-1 -10 2 -7Q6 -8 6 -4Q3 -1 0 -4Q-3 -1 -8 -4Z" stroke-width="2"/>
        "#,
    ),
];
