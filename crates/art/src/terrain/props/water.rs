//! Props of lakes and swamps.

use super::Prop;

pub(super) const LAKE_LARGE: &[Prop] = &[
    Prop {
        id: "sailing-boat",
        width: 44,
        height: 50,
        drawing: r#"
            <path fill="$wood" d="M-19 -9H19Q16 0 10 1H-11Q-17 -1 -19 -9Z"/>
            <path stroke="$wood-deep" d="M-14 -4.5H14"/>
            <path d="M1 -9V-47"/>
            <path fill="$paper" d="M-2 -44V-13H-16Q-4 -26 -2 -44Z"/>
            <path fill="$roof" d="M4 -40Q15 -27 17 -13H4Z"/>
            <path fill="$gold" d="M1 -48L10 -45.5L1 -43Z"/>
            <path stroke="$lake-lit" d="M-22 2q4 -4 8 0t8 0t8 0t8 0t8 0"/>
        "#,
    },
    Prop {
        id: "island",
        width: 46,
        height: 42,
        drawing: r#"
            <path fill="$wheat-lit" d="M-22 0Q-18 -9 -6 -10Q12 -12 21 0Q0 5 -22 0Z"/>
            <path fill="$grassland" d="M-13 -5Q-9 -13 0 -13Q11 -13 15 -4Q0 -1 -13 -5Z"/>
            <path fill="$wood" d="M-2 -9V-16H2V-9Z"/>
            <path fill="$forest-lit" d="M-9 -15Q-13 -21 -9 -26Q-9 -34 0 -34Q9 -35 10 -26Q14 -20 9 -15Q0 -11 -9 -15Z"/>
            <path stroke="none" fill="$forest-deep" fill-opacity=".4" d="M2 -14Q8 -22 4 -33.5Q9 -33 9.2 -26Q13 -20 8.5 -15.5Q5 -14 2 -14Z"/>
            <path stroke="$lake-lit" d="M-24 4q4 -4 8 0t8 0t8 0t8 0t8 0"/>
        "#,
    },
    Prop {
        id: "rowing-boat",
        width: 42,
        height: 28,
        drawing: r#"
            <path fill="$slate" d="M-5 -8Q-6 -17 0 -17T5 -8Z"/>
            <circle cy="-20" r="4" fill="$skin"/>
            <path fill="$thatch" d="M-7 -22Q0 -20 7 -22Q5 -24 4 -26H-4Q-5 -24 -7 -22Z"/>
            <path fill="$roof" d="M-19 -10Q0 -7 19 -10Q16 0 9 1H-9Q-16 0 -19 -10Z"/>
            <path d="M-3 -11L-18 2M4 -12L18 -26" stroke="$wood-deep"/>
            <path d="M18 -26Q21 -14 19 -6" stroke="$paper" stroke-width="1.6"/>
            <path stroke="$lake-lit" d="M-20 4q4 -4 8 0t8 0t8 0t8 0"/>
        "#,
    },
    Prop {
        id: "swan",
        width: 38,
        height: 30,
        drawing: r#"
            <path fill="$paper" d="M-13 -23Q-17 -28 -12 -29Q-5 -29 -7 -20Q-10 -14 -7 -11Q0 -17 8 -15L18 -18Q17 -2 4 0H-8Q-18 -2 -13 -14Q-10 -20 -13 -23Z"/>
            <path stroke="$paper-deep" d="M-2 -8Q5 -12 12 -11M0 -4Q6 -6 11 -6"/>
            <path fill="$fire" d="M-14 -26L-19 -23L-13.5 -23Z" stroke-width="2"/>
            <path d="M-11.5 -26h.1"/>
            <path stroke="$lake-lit" d="M-20 2q4 -4 8 0t8 0t8 0t8 0"/>
        "#,
    },
];

pub(super) const LAKE_SMALL: &[Prop] = &[
    Prop {
        id: "lilies",
        width: 38,
        height: 20,
        drawing: r#"
            <path fill="$grassland-deep" d="M-17 -5Q-17 -10 -8 -10T1 -5T-8 0Q-12 0 -15 -2L-8 -5ZM3 -9Q4 -13 10 -13T18 -9T10 -4.5Q5 -5 3 -9Z"/>
            <path fill="$bloom" d="M10 -9Q3 -12 5 -17Q8 -17 9 -15Q10 -19 11 -19Q13 -18 12 -15Q15 -17 16 -15Q15 -11 10 -9Z" stroke-width="2"/>
        "#,
    },
    Prop {
        id: "leaping-fish",
        width: 32,
        height: 26,
        drawing: r#"
            <path fill="$silver" d="M-12 -3Q-12 -19 3 -20Q11 -20 12 -14Q6 -14 2 -10Q-3 -6 -4 -2Q-8 -4 -12 -3Z"/>
            <path stroke="none" fill="$slate" fill-opacity=".5" d="M-11 -5Q-9 -17 3 -19Q8 -19.5 10.5 -16Q0 -16 -6 -4Q-9 -5 -11 -5Z"/>
            <path fill="$silver" d="M-4 -18Q-2 -25 4 -24L4 -20" />
            <path d="M7.5 -16.5h.1"/>
            <path stroke="$lake-lit" d="M-17 1q4 -5 8 0t8 0M3 -2l4 -4M6 2l6 -2"/>
        "#,
    },
    Prop {
        id: "ducks",
        width: 36,
        height: 17,
        drawing: r#"
            <path fill="$wood" d="M-15 -3Q-14 -7 -9 -7Q-5 -7 -4 -10Q-4 -15 0 -15Q4 -14 3 -9Q3 -1 -5 0H-10Q-14 0 -15 -3Z"/>
            <path fill="$forest-lit" d="M-4 -10Q-4 -15 0 -15Q4 -14 3 -9.5Q-1 -8 -4 -10Z"/>
            <path d="M3.5 -12L7 -10.5" stroke="$gold-deep" stroke-width="3"/>
            <path fill="$thatch" d="M6 0Q6 -4 10 -4Q10 -8 13 -8Q16 -8 15.5 -4Q15 0 11 0Z" stroke-width="2"/>
            <path stroke="$lake-lit" d="M-17 3q4 -4 8 0t8 0t8 0t8 0"/>
        "#,
    },
    Prop {
        id: "rocks",
        width: 32,
        height: 18,
        drawing: r#"
            <path fill="$stone-deep" d="M-13 0L-10 -9L-4 -14L4 -10L6 0Z"/>
            <path fill="$stone" d="M-10 -9L-4 -14L-1 -6L-6 0H-13Z"/>
            <path fill="$stone-deep" d="M4 0L7 -6L12 -6L14 0Z"/>
            <path stroke="$lake-lit" d="M-17 3q4 -4 8 0t8 0t8 0t8 0"/>
        "#,
    },
];

pub(super) const SWAMP_LARGE: &[Prop] = &[
    Prop {
        id: "dead-willow",
        width: 48,
        height: 54,
        drawing: r#"
            <path fill="$swamp-deep" d="M-8 0Q-3 -4 -3.5 -14Q-4 -22 -12 -27Q-17 -30 -19 -36Q-13 -31 -8 -30Q-9 -37 -14 -43Q-7 -40 -4 -32Q-2 -28 -1 -27Q-1 -37 3 -44Q3 -49 1 -52Q7 -48 6 -42Q10 -44 14 -49Q13 -41 6 -36Q4 -31 5 -27Q11 -30 19 -37Q17 -28 6 -21Q3 -16 4 -9Q4 -3 9 0Q0 3 -8 0Z"/>
            <path d="M-16 -32Q-21 -26 -19 -18M17 -34Q22 -28 20 -18M12 -46Q18 -44 19 -39" stroke="$swamp-deep"/>
            <path stroke="$swamp-lit" d="M-1 -4Q0 -12 -1 -18"/>
            <circle cx="1" cy="-20" r="2" fill="$ink" stroke="none"/>
        "#,
    },
    Prop {
        id: "stilt-hut",
        width: 44,
        height: 50,
        drawing: r#"
            <path stroke="$wood-deep" stroke-width="3" d="M-12 0L-10 -15M12 0L10 -15M-1 1V-15M-12 -5L10 -12"/>
            <path fill="$wood" d="M-15 -14L-13 -30H13L16 -14Z"/>
            <path stroke="$wood-deep" d="M-9 -17V-27M10 -17V-27"/>
            <path fill="$swamp-deep" d="M-21 -27Q-10 -32 -4 -46Q2 -49 5 -44Q9 -32 21 -28Q0 -23 -21 -27Z"/>
            <path stroke="$swamp-lit" d="M-8 -33Q-5 -36 -3 -41M6 -33Q4 -36 4 -39"/>
            <path fill="$window" d="M-4 -16V-23Q0 -27 4 -23V-16Z"/>
        "#,
    },
    Prop {
        id: "cattails",
        width: 34,
        height: 44,
        drawing: r#"
            <path stroke="$moss" d="M-8 0Q-9 -14 -11 -27M0 1V-36M8 0Q8 -12 11 -24M-3 0Q-8 -8 -15 -13M4 0Q8 -7 15 -10M-5 0Q-5 -10 -2 -17"/>
            <path stroke="$ink" stroke-width="7.6" d="M-11 -23V-30M0 -31V-40M11 -20V-27"/>
            <path stroke="$wood" stroke-width="4" d="M-11 -23V-30M0 -31V-40M11 -20V-27"/>
        "#,
    },
];

pub(super) const SWAMP_SMALL: &[Prop] = &[
    Prop {
        id: "reeds",
        width: 24,
        height: 29,
        drawing: r#"
            <path stroke="$moss" d="M-5 0Q-6 -9 -8 -16M2 0V-22M6 0Q8 -7 12 -11M-2 0Q-6 -5 -11 -7"/>
            <path stroke="$ink" stroke-width="7" d="M-8 -14V-19M2 -18V-25"/>
            <path stroke="$wood" stroke-width="3.6" d="M-8 -14V-19M2 -18V-25"/>
        "#,
    },
    Prop {
        id: "frog",
        width: 26,
        height: 18,
        drawing: r#"
            <path fill="$moss" d="M-12 0Q-14 -6 -8 -8Q-9 -14 -5 -15Q-2 -15 -1.5 -12Q1 -13 3 -12Q4 -16 7 -15Q11 -14 9 -8Q14 -5 12 0Q8 2 6 -1Q0 2 -5 -1Q-8 2 -12 0Z"/>
            <path d="M-5.5 -11.5h.1M6.5 -11.5h.1"/>
            <path d="M-4 -5.5Q1 -2.5 6 -5.5" stroke-width="2"/>
        "#,
    },
    Prop {
        id: "toadstools",
        width: 26,
        height: 22,
        drawing: r#"
            <path fill="$paper" d="M-6 0Q-5 -6 -6 -11H-1Q-2 -6 -1 0Z"/>
            <path fill="$royal" d="M-13 -10Q-11 -21 -3.5 -21T6 -10Q-3 -7 -13 -10Z"/>
            <path stroke="$royal-lit" stroke-width="3" d="M-7 -14h.1M-1 -16h.1"/>
            <path fill="$paper" d="M7 0V-5H10V0Z"/>
            <path fill="$royal" d="M3 -4Q4 -10 8.5 -10T13.5 -4Q8 -2.5 3 -4Z"/>
        "#,
    },
    Prop {
        id: "wisp",
        width: 20,
        height: 26,
        drawing: r#"
            <circle cy="-13" r="10" stroke="none" fill="$fire-lit" fill-opacity=".35"/>
            <path fill="$fire-lit" d="M0 -24Q7 -16 5 -10Q3 -5 0 -5Q-4 -5 -5 -10Q-6 -14 -2 -17Q0 -20 0 -24Z" stroke-width="2"/>
            <path stroke="$swamp-lit" d="M-7 0H-2M3 0H7"/>
        "#,
    },
];
