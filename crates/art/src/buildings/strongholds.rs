//! Pictures of towers, castles, camps and monuments, with the origin at the middle of their base.

use crate::terrain::Prop;

pub(super) const ALL: &[Prop] = &[
    Prop {
        id: "b-guardtower",
        width: 54,
        height: 66,
        drawing: r#"
            <path fill="$stone" d="M-26 0V-18H-20V-14H-12V0ZM26 0V-18H20V-14H12V0Z"/>
            <path fill="$stone" d="M-14 0L-11 -40H11L14 0Z"/>
            <path stroke="none" fill="$stone-deep" fill-opacity=".6" d="M4 -1L3 -39H10L12.8 -1Z"/>
            <path fill="$stone" d="M-18 -38V-50H-11V-46H-4V-50H4V-46H11V-50H18V-38Q0 -33 -18 -38Z"/>
            <path fill="$fire" d="M-1 -70Q8 -63 7 -57Q6 -51 0 -51T-7 -57Q-7 -61 -3 -63Q-1 -66 -1 -70Z"/>
            <path stroke="none" fill="$fire-lit" d="M0 -61Q4 -57 3 -54Q0 -51 -3 -54Q-3 -57 0 -61Z"/>
            <path stroke="$stone-deep" d="M-9 -30h6M-10 -8h6M-7 -19h5"/>
            <path fill="$window" d="M-3 -22v-7a3 3 0 0 1 6 0v7Z"/>
            <path fill="$wood-deep" d="M-5 0V-7a5 5 0 0 1 10 0V0Z"/>
        "#,
    },
    Prop {
        id: "b-fortified_castle",
        width: 68,
        height: 64,
        drawing: r#"
            <path d="M0 -52V-66"/>
            <path fill="$berry" d="M0 -66L13 -62L0 -57Z"/>
            <path fill="$stone-deep" d="M-12 -10V-52H-7V-48H-2.5V-52H2.5V-48H7V-52H12V-10Z"/>
            <path fill="$stone" d="M-20 0V-26H20V0Z"/>
            <path stroke="$stone-deep" d="M-16 -18h7M6 -20h7M8 -9h7"/>
            <path fill="$stone" d="M-34 0V-40H-29V-36H-24.5V-40H-20V-36V-40H-15V0ZM34 0V-40H29V-36H24.5V-40H20V-36V-40H15V0Z"/>
            <path stroke="none" fill="$stone-deep" fill-opacity=".6" d="M-20 -1V-38H-16V-1ZM28 -1V-35H30V-39H33V-1Z"/>
            <path fill="$window" d="M-26.5 -20v-7a2 2 0 0 1 4 0v7ZM22.5 -20v-7a2 2 0 0 1 4 0v7ZM-2 -32v-7a2 2 0 0 1 4 0v7Z" stroke-width="2"/>
            <path fill="$wood-deep" d="M-8 0V-9a8 8 0 0 1 16 0V0Z"/>
            <path stroke="$stone" stroke-width="1.8" d="M-4 -1V-14M0 -1V-16M4 -1V-14M-7 -6H7"/>
        "#,
    },
    Prop {
        id: "b-travelling_castle",
        width: 64,
        height: 64,
        drawing: r#"
            <path fill="$stone" d="M-24 -16V-40H-19V-36H-14V-40H-8V-16ZM10 -16V-34H15V-30H19V-34H24V-16Z"/>
            <path fill="$stone" d="M-11 -16V-50H11V-16Z"/>
            <path stroke="none" fill="$stone-deep" fill-opacity=".6" d="M3 -17V-49H10V-17Z"/>
            <path fill="$slate" d="M-15 -48L0 -66L15 -48Z"/>
            <path fill="$window" d="M-3 -32v-7a3 3 0 0 1 6 0v7ZM-18 -26v-4h4v4ZM16 -22v-4h4v4Z" stroke-width="2"/>
            <path fill="$wood" d="M-31 -18H31L27 -8H-27Z"/>
            <path stroke="$wood-deep" d="M-26 -13H26"/>
            <path stroke="$ink" stroke-width="5" d="M29 -11L38 -4"/>
            <path stroke="$wood" stroke-width="1.8" d="M29 -11L38 -4"/>
            <circle cx="-16" cy="-6" r="8" fill="$thatch"/>
            <circle cx="15" cy="-6" r="8" fill="$thatch"/>
            <path stroke-width="1.8" d="M-16 -14V2M-24 -6H-8M15 -14V2M7 -6H23"/>
        "#,
    },
    Prop {
        id: "b-training_camp",
        width: 64,
        height: 58,
        drawing: r#"
            <path d="M-8 -44V-56"/>
            <path fill="$berry" d="M-8 -56L5 -52L-8 -48Z"/>
            <path fill="$paper" d="M-8 -46Q-14 -20 -32 0H14Q-2 -20 -8 -46Z"/>
            <path fill="$berry" d="M-8 -46Q-13 -22 -22 0H-14Q-9 -22 -8 -46ZM-8 -46Q-6 -22 -4 0H4Q-4 -22 -8 -46Z"/>
            <path fill="$ink" d="M-8 -18Q-11 -8 -13 0H-4Q-5 -8 -8 -18Z"/>
            <path stroke="$wood-deep" stroke-width="3.4" d="M22 1V-12M16 1L22 -8L28 1"/>
            <circle cx="22" cy="-20" r="12" fill="$paper"/>
            <circle cx="22" cy="-20" r="7" fill="$berry"/>
            <circle cx="22" cy="-20" r="2" fill="$gold" stroke="none"/>
            <path d="M24 -22L34 -36M31 -37l4 0l0 4" stroke-width="2"/>
        "#,
    },
    Prop {
        id: "b-statues",
        width: 64,
        height: 64,
        drawing: r#"
            <path fill="$stone-deep" d="M-30 0V-12H-6V0ZM6 0V-12H30V0Z"/>
            <path fill="$stone" d="M-32 -10V-16H-4V-10ZM4 -10V-16H32V-10Z"/>
            <path fill="$stone" d="M-25 -16L-23 -38Q-18 -44 -13 -38L-11 -16Z"/>
            <circle cx="-18" cy="-46" r="6" fill="$stone"/>
            <path fill="$gold" stroke-width="2" d="M-23.5 -50L-24.5 -58L-20.5 -55L-18 -60L-15.5 -55L-11.5 -58L-12.5 -50Z"/>
            <path stroke-width="3" d="M-8 -16V-42M-11 -38H-5"/>
            <path fill="$stone" d="M8 -16Q15 -22 13 -38Q18 -44 23 -38Q21 -22 28 -16Z"/>
            <circle cx="18" cy="-46" r="6" fill="$stone"/>
            <path fill="$gold" stroke-width="2" d="M12.5 -50L11.5 -57L15.5 -54.5L18 -59L20.5 -54.5L24.5 -57L23.5 -50Z"/>
            <path stroke="none" fill="$stone-deep" fill-opacity=".6" d="M-16 -17V-40L-14 -37L-12.3 -17ZM20 -17Q18 -28 20 -38L22 -36Q20 -22 25.5 -17Z"/>
            <path stroke="$grassland-deep" d="M-27 -5Q-18 0 -9 -5M9 -5Q18 0 27 -5"/>
        "#,
    },
    Prop {
        id: "b-queens_tower",
        width: 56,
        height: 52,
        drawing: r#"
            <path fill="$stone" d="M-27 0V-16H-21V-12H-15V-16H-10V-12H10V-16H15V-12H21V-16H27V0Z"/>
            <path stroke="$stone-deep" d="M-22 -5h6M17 -6h6"/>
            <path fill="$paper" d="M-13 0L-11 -30H11L13 0Z"/>
            <path stroke="none" fill="$shade" fill-opacity=".16" d="M4 -1V-29H10L11.8 -1Z"/>
            <path fill="$royal" d="M-18 -27Q-7 -33 0 -48Q7 -33 18 -27Q0 -21 -18 -27Z"/>
            <path stroke="none" fill="$royal-lit" d="M-13.5 -27.5Q-5 -33.5 -.7 -43V-25Q-8 -25.5 -13.5 -27.5Z"/>
            <path stroke="none" fill="$bloom" d="M0 -49L10 -46L0 -43Z"/>
            <circle cy="-49" r="2.6" fill="$gold"/>
            <path fill="$bloom" d="M0 -10Q-7 -15 -5 -19Q-1.5 -21.5 0 -17.5Q1.5 -21.5 5 -19Q7 -15 0 -10Z" stroke-width="2"/>
        "#,
    },
];
