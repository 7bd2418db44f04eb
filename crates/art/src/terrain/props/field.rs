//! Props of wheat fields and grasslands.

use super::Prop;

pub(super) const WHEAT_LARGE: &[Prop] = &[
    Prop {
        id: "windmill",
        width: 46,
        height: 60,
        drawing: r#"
            <path fill="$paper" d="M-12 0L-7.5 -31H7.5L12 0Q0 3 -12 0Z"/>
            <path stroke="none" fill="$shade" fill-opacity=".2" d="M2.5 0.5L2 -30H6.8L10.7 -.8Q6 .6 2.5 .5Z"/>
            <path fill="$roof" d="M-9.5 -31Q-8 -42 0 -43Q8 -42 9.5 -31Z"/>
            <path fill="$wood-deep" d="M-4 .8V-8a4 4 0 0 1 8 0V.8Z"/>
            <path fill="$window" d="M-2.5 -17.5h5v-5h-5Z"/>
            <g transform="translate(0 -36) rotate(22)">
            <path fill="$paper" d="M0 0V-23M0 -7H7V-23H0ZM0 0H23M7 0V7H23V0ZM0 0V23M0 7H-7V23H0ZM0 0H-23M-7 0V-7H-23V0Z"/>
            <path stroke="$wood" stroke-width="1.6" d="M0 -15H7M15 0V7M0 15H-7M-15 0V-7"/>
            </g>
            <circle cy="-36" r="2.6" fill="$gold"/>
        "#,
    },
    Prop {
        id: "barn",
        width: 44,
        height: 38,
        drawing: r#"
            <path fill="$roof" d="M-18 0V-16L-9 -27L0 -31L9 -27L18 -16V0Z"/>
            <path stroke="none" fill="$shade" fill-opacity=".2" d="M8 0V-26L16.8 -16V-.5Z"/>
            <path fill="$thatch" d="M-22 -14L-11 -30L0 -36L11 -30L22 -14L18.5 -12L9 -25L0 -29L-9 -25L-18.5 -12Z"/>
            <path fill="$paper" d="M-8 0V-15H8V0Z"/>
            <path stroke="$roof" d="M-8 0L8 -15M-8 -15L8 0M-8 -15H8V0H-8Z"/>
            <path fill="$window" d="M-3 -24h6v5h-6Z"/>
        "#,
    },
    Prop {
        id: "haystack",
        width: 40,
        height: 32,
        drawing: r#"
            <path fill="$wheat-lit" d="M-18 0Q-20 -14 -10 -22Q0 -33 9 -22Q20 -13 18 0Q0 4 -18 0Z"/>
            <path stroke="none" fill="$wheat-deep" fill-opacity=".5" d="M5 1.5Q10 -10 4 -25Q18 -19 17 -.5Q11 1.5 5 1.5Z"/>
            <path stroke="$wheat-deep" d="M-11 -4Q-11 -12 -6 -17M-3 -2Q-3 -9 0 -13M-2 -22Q0 -25 2 -25"/>
            <path d="M14 0L22 -26M19 -26L21 -33M22 -26L25 -32M19.5 -27Q22 -24 24 -26" stroke="$wood-deep"/>
        "#,
    },
    Prop {
        id: "sheaves",
        width: 44,
        height: 33,
        drawing: r##"
            <use href="#cl-sheaf" x="-11" y="-2"/>
            <use href="#cl-sheaf" x="12"/>
        "##,
    },
    Prop {
        id: "hay-wagon",
        width: 50,
        height: 36,
        drawing: r#"
            <path fill="$wheat-lit" d="M-22 -15Q-24 -30 -8 -32Q8 -38 19 -29Q24 -22 21 -15Z"/>
            <path stroke="$wheat-deep" d="M-14 -19Q-13 -25 -8 -27M-2 -18Q-1 -24 3 -27M9 -19Q11 -23 14 -24"/>
            <path fill="$wood" d="M-24 -16H23L20 -8H-21Z"/>
            <path stroke="$wood-deep" stroke-width="3" d="M23 -11L30 -6"/>
            <circle cx="-12" cy="-6" r="6.5" fill="$thatch"/>
            <circle cx="11" cy="-6" r="6.5" fill="$thatch"/>
            <path stroke-width="1.8" d="M-12 -12V0M-18 -6H-6M11 -12V0M5 -6H17"/>
        "#,
    },
    Prop {
        id: "granary",
        width: 40,
        height: 46,
        drawing: r#"
            <path stroke-width="3" stroke="$wood-deep" d="M-11 0V-8M11 0V-8M0 1V-8"/>
            <path fill="$paper" d="M-14 -8V-28H14V-8Z"/>
            <path stroke="none" fill="$shade" fill-opacity=".18" d="M6 -9V-27H13V-9Z"/>
            <path stroke="$wood" d="M-13 -15H13M-13 -21H13"/>
            <path fill="$thatch" d="M-20 -25Q-8 -30 0 -45Q8 -30 20 -25Q0 -20 -20 -25Z"/>
            <path stroke="$wood" d="M-6 -32L-9 -27M5 -33L7 -28"/>
            <path fill="$wood-deep" d="M-4 -8V-18H4V-8Z"/>
        "#,
    },
];

pub(super) const WHEAT_SMALL: &[Prop] = &[
    Prop {
        id: "sheaf",
        width: 24,
        height: 31,
        drawing: r#"
            <path fill="$wheat-lit" d="M-8 0Q-3 -10 -4 -13Q-11 -18 -11 -27Q-6 -25 -5 -21Q-4 -27 0 -31Q4 -27 5 -21Q7 -25 11 -27Q11 -18 4 -13Q3 -10 8 0Q0 2 -8 0Z"/>
            <path stroke="$wheat-deep" d="M-3 -2L-1.5 -9M3 -2L1.5 -9M-4 -19L-2 -16M4 -19L2 -16M0 -24V-17"/>
            <path stroke="$roof" stroke-width="3" d="M-4 -12.5Q0 -10.5 4 -12.5"/>
        "#,
    },
    Prop {
        id: "scarecrow",
        width: 30,
        height: 38,
        drawing: r#"
            <path stroke="$wood-deep" stroke-width="3" d="M0 0V-14M-13 -19H13"/>
            <path fill="$slate" d="M-7 -8L-5 -17H-12V-23H12V-17H5L7 -8Q3 -10 0 -8Q-3 -10 -7 -8Z"/>
            <circle cy="-27" r="4.5" fill="$thatch"/>
            <path fill="$wood" d="M-8 -30Q-4 -31 -4 -36Q0 -39 4 -36Q4 -31 8 -30Q0 -27 -8 -30Z"/>
        "#,
    },
    Prop {
        id: "poppies",
        width: 24,
        height: 17,
        drawing: r#"
            <path stroke="$grassland-deep" d="M-7 0V-8M1 0V-12M8 0V-6"/>
            <g fill="$berry">
            <circle cx="-7" cy="-9" r="3.6"/>
            <circle cx="1" cy="-13" r="3.6"/>
            <circle cx="8" cy="-7" r="3.6"/>
            </g>
        "#,
    },
    Prop {
        id: "crows",
        width: 32,
        height: 18,
        drawing: r#"
            <path fill="$mine" d="M-15 -2Q-13 -8 -8 -9Q-6 -13 -2 -11L1 -9L-2 -8Q-2 -3 -7 -2L-9 0L-10 -2Z"/>
            <path fill="$mine" d="M16 -8Q14 -13 10 -14Q8 -17 5 -16L2 -14L5 -13Q5 -9 9 -8L10 -6L12 -8Z"/>
            <path stroke="$gold" stroke-width="1.8" d="M-4 -9.8h.1M7 -14.4h.1"/>
        "#,
    },
    Prop {
        id: "pumpkins",
        width: 32,
        height: 18,
        drawing: r#"
            <path stroke="$grassland-deep" stroke-width="3" d="M-5 -13Q-5 -16 -2 -17"/>
            <path fill="$fire" d="M-14 -6Q-14 -13 -5 -13T4 -6Q4 1 -5 1T-14 -6Z"/>
            <path stroke="$copper-deep" d="M-5 -12Q-9 -6 -5 0M-5 -12Q-1 -6 -5 0"/>
            <path fill="$fire" d="M3 -3Q3 -8 9 -8T15 -3Q15 2 9 2T3 -3Z"/>
            <path stroke="$copper-deep" d="M9 -7Q6 -3 9 1"/>
        "#,
    },
    Prop {
        id: "tall-wheat",
        width: 28,
        height: 28,
        drawing: r#"
            <path stroke="$wheat-deep" d="M-8 0Q-8 -10 -10 -16M-1 0V-18M7 0Q7 -9 10 -15"/>
            <path fill="$wheat-lit" d="M-11 -13Q-15 -19 -11 -26Q-7 -19 -11 -13ZM-1 -15Q-5 -22 -1 -28Q3 -22 -1 -15ZM10 -12Q6 -18 11 -25Q15 -18 10 -12Z"/>
        "#,
    },
];

pub(super) const GRASS_LARGE: &[Prop] = &[
    Prop {
        id: "flock",
        width: 52,
        height: 34,
        drawing: r##"
            <use href="#cl-sheep" x="-11" y="-9"/>
            <use href="#cl-lamb" x="12" y="0"/>
        "##,
    },
    Prop {
        id: "cottage",
        width: 44,
        height: 40,
        drawing: r#"
            <path fill="$stone" d="M9 -28V-38H15V-22Z"/>
            <path fill="$paper" d="M-16 0V-16H16V0Z"/>
            <path stroke="none" fill="$shade" fill-opacity=".18" d="M7 -1V-15H15V-1Z"/>
            <path fill="$thatch" d="M-21 -13Q-14 -18 -11 -29Q0 -33 11 -29Q14 -18 21 -13Q0 -18 -21 -13Z"/>
            <path stroke="$wood" d="M-8 -26L-11 -19M0 -27V-20M8 -26L11 -19"/>
            <path fill="$wood" d="M-3.5 0V-8a3.5 3.5 0 0 1 7 0V0Z"/>
            <path fill="$window" d="M-12.5 -6v-5h5v5ZM7.5 -6v-5h5v5Z"/>
        "#,
    },
    Prop {
        id: "apple-tree",
        width: 40,
        height: 42,
        drawing: r#"
            <path fill="$wood" d="M-4 0Q-2 -8 -4 -15H4Q2 -8 4 0Z"/>
            <path fill="$grassland-deep" d="M-14 -14Q-20 -19 -16 -26Q-17 -36 -6 -37Q2 -43 9 -36Q19 -34 17 -25Q20 -17 12 -13Q6 -9 0 -12Q-7 -9 -14 -14Z"/>
            <path stroke="none" fill="$grassland-lit" fill-opacity=".65" d="M-13 -25Q-13 -34 -4 -35Q0 -38 4 -36Q-4 -33 -5 -27Q-8 -22 -13 -25Z"/>
            <g fill="$berry" stroke-width="1.8">
            <circle cx="-9" cy="-20" r="2.8"/>
            <circle cx="3" cy="-27" r="2.8"/>
            <circle cx="10" cy="-19" r="2.8"/>
            </g>
        "#,
    },
    Prop {
        id: "sheep",
        width: 30,
        height: 25,
        drawing: r#"
            <path stroke-width="3" d="M-6 0V-6M6 0V-6"/>
            <path fill="$paper" d="M-11 -6Q-15 -10 -11 -14Q-11 -20 -4 -19Q0 -24 5 -20Q12 -21 12 -14Q15 -9 10 -6Q6 -3 2 -5Q-2 -2 -5 -5Q-9 -3 -11 -6Z"/>
            <path stroke="$paper-deep" d="M-4 -13Q-1 -10 2 -13M3 -9Q6 -7 8 -10"/>
            <path fill="$wood-deep" d="M-16 -16Q-12 -20 -9 -17Q-8 -11 -11 -9Q-15 -9 -16 -16Z"/>
            <path stroke="$paper" stroke-width="1.8" d="M-13 -14.5h.1"/>
        "#,
    },
];

pub(super) const GRASS_SMALL: &[Prop] = &[
    Prop {
        id: "lamb",
        width: 26,
        height: 21,
        drawing: r#"
            <path stroke-width="3" d="M-5 0V-5M4 0V-5"/>
            <path fill="$paper" d="M-9 -5Q-13 -9 -9 -13Q-7 -18 -1 -15Q5 -18 7 -13Q11 -11 8 -6Q5 -3 1 -5Q-4 -2 -9 -5Z"/>
            <path stroke="$paper-deep" d="M-4 -11Q-1 -8 2 -11"/>
            <path fill="$wood-deep" d="M13 -14Q10 -18 7 -15Q5 -10 8 -8Q12 -8 13 -14Z"/>
            <path stroke="$paper" stroke-width="1.8" d="M10 -12.5h.1"/>
        "#,
    },
    Prop {
        id: "flowers",
        width: 28,
        height: 18,
        drawing: r#"
            <path stroke="$grassland-deep" d="M-9 0V-8M0 0V-12M9 0V-7"/>
            <g stroke-width="2" fill="$bloom">
            <path d="M-9 -13q3 0 3 3t-3 3t-3 -3t3 -3Z"/>
            </g>
            <g stroke-width="2" fill="$paper">
            <path d="M0 -17q3.5 0 3.5 3.5t-3.5 3.5t-3.5 -3.5t3.5 -3.5Z"/>
            </g>
            <g stroke-width="2" fill="$gold">
            <path d="M9 -12q3 0 3 3t-3 3t-3 -3t3 -3Z"/>
            </g>
        "#,
    },
    Prop {
        id: "fence",
        width: 44,
        height: 19,
        drawing: r#"
            <path fill="$wood" d="M-22 -12.5H22V-9.5H-22ZM-22 -6.5H22V-3.5H-22Z" stroke-width="1.8"/>
            <path fill="$wood" d="M-17 1V-15L-14.5 -18L-12 -15V1ZM-2.5 1V-15L0 -18L2.5 -15V1ZM12 1V-15L14.5 -18L17 -15V1Z"/>
        "#,
    },
    Prop {
        id: "berry-bush",
        width: 30,
        height: 19,
        drawing: r#"
            <path fill="$grassland-deep" d="M-13 0Q-17 -6 -12 -10Q-11 -17 -3 -16Q3 -20 8 -14Q15 -13 13 -6Q15 -2 12 0Q0 3 -13 0Z"/>
            <path stroke="$grassland-lit" d="M-9 -9Q-7 -13 -3 -12"/>
            <path stroke="$berry" stroke-width="4" d="M-5 -5h.1M3 -9h.1M7 -3h.1"/>
        "#,
    },
    Prop {
        id: "rabbit",
        width: 24,
        height: 22,
        drawing: r#"
            <path fill="$thatch" d="M-10 0Q-13 -8 -6 -11Q-2 -12 1 -11Q0 -15 -1 -20Q3 -20 4 -14Q5 -19 8 -20Q9 -15 7 -12Q11 -10 10 -6Q9 -4 6 -4Q7 -1 5 0Z"/>
            <circle cx="-10" cy="-2.5" r="3" fill="$paper" stroke-width="2"/>
            <path d="M6.5 -8.5h.1"/>
        "#,
    },
    Prop {
        id: "beehive",
        width: 26,
        height: 26,
        drawing: r#"
            <path stroke="$wood-deep" stroke-width="3" d="M-8 0V-4M6 0V-4"/>
            <path fill="$gold" d="M-11 -4Q-13 -10 -9 -12Q-10 -17 -6 -18Q-4 -23 -1 -23T4 -18Q8 -17 7 -12Q11 -10 9 -4Z"/>
            <path stroke="$gold-deep" d="M-8 -11H6M-5 -17H3"/>
            <path fill="$ink" stroke="none" d="M-3.5 -5a2.5 2.5 0 0 1 5 0Z"/>
            <path d="M12 -17h.1M14 -9h.1" stroke-width="3"/>
        "#,
    },
];
