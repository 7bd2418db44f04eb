//! Props of forests.

use super::Prop;

pub(super) const LARGE: &[Prop] = &[
    Prop {
        id: "pines",
        width: 48,
        height: 52,
        drawing: r##"
            <use href="#cl-pine" x="-11" y="-5"/>
            <use href="#cl-fir" x="12" y="0"/>
        "##,
    },
    Prop {
        id: "grove",
        width: 52,
        height: 46,
        drawing: r##"
            <use href="#cl-oak" x="10" y="-6"/>
            <use href="#cl-fir" x="-15" y="0"/>
        "##,
    },
    Prop {
        id: "cabin",
        width: 46,
        height: 44,
        drawing: r#"
            <path stroke="$paper" d="M12 -38q-4 -3 0 -5t0 -5" stroke-opacity=".8"/>
            <path fill="$stone" d="M8 -26V-36H15V-20Z"/>
            <path fill="$wood" d="M-17 0V-17H17V0Z"/>
            <path stroke="$wood-deep" d="M-16 -11H-6M-16 -5.5H-6M6 -11H16M6 -5.5H16"/>
            <path fill="$roof" d="M-22 -15L-13 -31H13L22 -15Z"/>
            <path stroke="none" fill="$light" fill-opacity=".3" d="M-19 -16.5L-11.5 -30H-4L-9 -16.5Z"/>
            <path fill="$wood-deep" d="M-5 0V-10H5V0Z"/>
            <path fill="$window" d="M8.5 -6v-6h5v6Z"/>
        "#,
    },
    Prop {
        id: "great-oak",
        width: 46,
        height: 50,
        drawing: r#"
            <path fill="$wood" d="M-7 0Q-3 -9 -5 -19H5Q3 -9 7 0Q0 2 -7 0Z"/>
            <path fill="$leaf" d="M-16 -17Q-24 -22 -19 -30Q-21 -41 -9 -43Q-1 -51 8 -44Q20 -44 20 -33Q25 -24 17 -18Q9 -13 2 -16Q-8 -12 -16 -17Z"/>
            <path stroke="none" fill="$forest-deep" fill-opacity=".45" d="M4 -17Q14 -24 10 -43Q19 -43 19 -33Q24 -24 16 -18.5Q9 -15 4 -17Z"/>
            <path stroke="$leaf-lit" d="M-15 -31Q-15 -38 -8 -39M-3 -43Q0 -45 3 -44"/>
            <path d="M-5 -24Q-1 -21 3 -24M6 -33Q10 -30 13 -33" stroke="$forest-deep"/>
        "#,
    },
];

pub(super) const SMALL: &[Prop] = &[
    Prop {
        id: "pine",
        width: 28,
        height: 46,
        drawing: r#"
            <path fill="$wood" d="M-3 0V-8H3V0Z"/>
            <path fill="$leaf" d="M0 -45L8 -31H4.5L11 -19H6.5L13.5 -6Q0 -2 -13.5 -6L-6.5 -19H-11L-4.5 -31H-8Z"/>
            <path stroke="none" fill="$leaf-lit" d="M-.5 -41.5L-5.5 -32.2H-2.8L-8 -20.2H-4.5L-10.5 -7Q-5 -5.5 -3 -5.3Z"/>
        "#,
    },
    Prop {
        id: "fir",
        width: 26,
        height: 38,
        drawing: r#"
            <path fill="$wood" d="M-3 0V-7H3V0Z"/>
            <path fill="$forest-lit" d="M0 -37Q4 -26 12 -18Q9 -17 7 -17Q10 -10 13 -6Q0 -2 -13 -6Q-10 -10 -7 -17Q-9 -17 -12 -18Q-4 -26 0 -37Z"/>
            <path stroke="none" fill="$leaf-lit" fill-opacity=".8" d="M-.8 -32Q-3 -25 -8.5 -19.3L-4.8 -18.2Q-7 -12 -10 -7.2L-4 -6Z"/>
        "#,
    },
    Prop {
        id: "oak",
        width: 32,
        height: 38,
        drawing: r#"
            <path fill="$wood" d="M-4 0Q-2 -7 -3.5 -13H3.5Q2 -7 4 0Z"/>
            <path fill="$leaf" d="M-11 -11Q-17 -15 -13 -22Q-15 -31 -6 -32Q0 -39 7 -33Q16 -32 14 -23Q18 -16 11 -11Q6 -8 1 -10Q-5 -7 -11 -11Z"/>
            <path stroke="none" fill="$forest-deep" fill-opacity=".45" d="M3 -11Q10 -18 7 -32Q14.5 -31 13 -23Q16.5 -16 10.5 -11.5Q6 -9.5 3 -11Z"/>
            <path stroke="$leaf-lit" d="M-10 -22Q-10 -28 -4 -29"/>
        "#,
    },
    Prop {
        id: "mushrooms",
        width: 26,
        height: 19,
        drawing: r#"
            <path fill="$paper" d="M-7 0Q-6 -5 -7 -9H-2Q-3 -5 -2 0Z"/>
            <path fill="$berry" d="M-13 -8Q-12 -18 -4.5 -18T4 -8Q-4 -5 -13 -8Z"/>
            <path stroke="$paper" stroke-width="3" d="M-8 -12h.1M-2 -13h.1"/>
            <path fill="$paper" d="M6 0V-5H9.5V0Z"/>
            <path fill="$berry" d="M2.5 -4Q3 -10 8 -10T13 -4Q8 -2.5 2.5 -4Z"/>
        "#,
    },
    Prop {
        id: "logs",
        width: 34,
        height: 20,
        drawing: r#"
            <path fill="$wood" d="M-15 0a5 5 0 0 1 0 -9H8a5 5 0 0 1 0 9ZM-9 -9a4.5 4.5 0 0 1 0 -9H10a4.5 4.5 0 0 1 0 9Z"/>
            <circle cx="8" cy="-4.5" r="4.5" fill="$thatch"/>
            <circle cx="10" cy="-13.5" r="4.5" fill="$thatch"/>
        "#,
    },
    Prop {
        id: "deer",
        width: 32,
        height: 36,
        drawing: r#"
            <path stroke-width="3" stroke="$ink" d="M-8 0V-9M-4 0V-8M6 0V-8M10 0V-9"/>
            <path fill="$copper" d="M-10 -8Q-12 -16 -5 -17H4L8 -26Q10 -29 14 -27L17 -24Q15 -21 12 -22L12 -12Q12 -7 8 -7Q2 -9 -4 -7Q-8 -6 -10 -8Z"/>
            <path d="M10 -28Q7 -31 8 -35M10 -28Q13 -31 13 -35M8 -32L5 -33M13 -32L16 -33" stroke-width="2"/>
            <path stroke="$paper" stroke-width="3" d="M-10.5 -13h.1"/>
        "#,
    },
    Prop {
        id: "fern",
        width: 22,
        height: 16,
        drawing: r#"
            <path fill="$leaf-lit" d="M0 0Q-9 -2 -10 -11Q-3 -10 0 -2Q-3 -10 0 -15Q4 -10 1 -2Q3 -10 10 -11Q10 -3 0 0Z"/>
        "#,
    },
    Prop {
        id: "fox",
        width: 30,
        height: 20,
        drawing: r#"
            <path fill="$fire" d="M-14 -3Q-16 -12 -9 -13Q-11 -8 -8 -5Q-4 -11 3 -11L3 -18L7 -14L11 -18L12 -11L15 -8Q12 -5 8 -6Q8 -1 6 0H-9Q-13 0 -14 -3Z"/>
            <path stroke="none" fill="$paper" d="M-13.5 -6Q-14 -10.5 -11 -11.5Q-12 -8 -10.5 -5.5ZM8 -7Q11 -9 14 -8Q11 -6 8 -7Z"/>
            <path d="M7.5 -11h.1M12 -11h.1" stroke-width="2"/>
        "#,
    },
    Prop {
        id: "stump",
        width: 24,
        height: 15,
        drawing: r#"
            <path fill="$wood" d="M-11 0Q-7 -3 -8 -10H8Q7 -3 11 0Q0 3 -11 0Z"/>
            <ellipse cy="-10.5" rx="8" ry="3.5" fill="$thatch"/>
            <path stroke="$wood" stroke-width="1.8" d="M-3 -10.5h5"/>
        "#,
    },
];
