//! Props of mines.

use super::Prop;

pub(super) const LARGE: &[Prop] = &[
    Prop {
        id: "peaks",
        width: 58,
        height: 50,
        drawing: r#"
            <path fill="$mine-lit" d="M-4 0L12 -34L29 0Z"/>
            <path stroke="none" fill="$mine-deep" fill-opacity=".6" d="M12 -33L13 -16L9 -8L13 -.8H27.5Z"/>
            <path fill="$mine-lit" d="M-28 0L-13 -28L-9 -25L-3 -46L4 -32L8 -28L20 0Q-4 3 -28 0Z"/>
            <path stroke="none" fill="$mine-deep" fill-opacity=".6" d="M-3 -44L-1 -26L-5 -14L2 -6L1 .8Q10 .8 18.5 -.6L7 -27L3 -31Z"/>
            <path fill="$paper" d="M-7.5 -30L-3 -46L4 -32L1 -34L-1 -29L-4 -33Z"/>
            <path d="M-13 -28L-14 -18M12 -34L10 -26" stroke="$mine-deep"/>
        "#,
    },
    Prop {
        id: "adit",
        width: 50,
        height: 42,
        drawing: r#"
            <path fill="$mine-lit" d="M-24 0L-20 -18L-10 -32L2 -40L12 -31L21 -20L25 0Z"/>
            <path stroke="none" fill="$mine-deep" fill-opacity=".5" d="M3 -39L6 -28L17 -18L18 -.8H24L20 -20L11.5 -31Z"/>
            <path fill="$ink" d="M-11 0V-17Q0 -25 11 -17V0Z"/>
            <path fill="$wood" d="M-15 1L-13 -20H-8.5L-9.5 1ZM15 1L13 -20H8.5L9.5 1ZM-17 -18V-23H17V-18Z"/>
            <path stroke="$stone-deep" d="M-3 0L-1.5 -9M3 0L1.5 -9M-3 -3H3M-2 -6.5H2"/>
            <circle cx="0" cy="-15" r="3" fill="$fire-lit" stroke-width="2"/>
        "#,
    },
    Prop {
        id: "gold-cart",
        width: 46,
        height: 36,
        drawing: r#"
            <path stroke="$stone-deep" stroke-width="3" d="M-22 1H22"/>
            <path fill="$gold" d="M-16 -21L-12 -29L-6 -27L-1 -34L5 -29L11 -31L15 -21Z"/>
            <path stroke="$gold-lit" d="M-11 -25L-8 -24M0 -30L2 -27"/>
            <path fill="$wood" d="M-19 -22H19L14 -6H-14Z"/>
            <path stroke="$wood-deep" d="M-15 -17H15M-13 -11.5H13"/>
            <circle cx="-9" cy="-4" r="5" fill="$stone-deep"/>
            <circle cx="9" cy="-4" r="5" fill="$stone-deep"/>
        "#,
    },
    Prop {
        id: "winding-tower",
        width: 46,
        height: 52,
        drawing: r#"
            <path fill="$mine-lit" d="M-22 0L-19 -9L-11 -13L-4 -9L8 -10L18 -8L22 0Z"/>
            <path stroke="$ink" stroke-width="6" d="M-12 -4L-5 -40M14 -4L7 -40M-11 -14H13M-9 -26H10M-10 -15L9 -26"/>
            <path stroke="$thatch" stroke-width="2.4" d="M-12 -4L-5 -40M14 -4L7 -40M-11 -14H13M-9 -26H10M-10 -15L9 -26"/>
            <circle cx="1" cy="-41" r="9" fill="$wood"/>
            <path stroke-width="2" d="M1 -50V-32M-8 -41H10M-5.4 -47.4L7.4 -34.6M7.4 -47.4L-5.4 -34.6"/>
            <circle cx="1" cy="-41" r="2" fill="$gold" stroke="none"/>
            <path d="M10 -38L20 -10" stroke-width="1.8"/>
            <path fill="$gold" d="M15 -10L18 -14L24 -13L25 -8Z" stroke-width="2"/>
        "#,
    },
    Prop {
        id: "crystal-grotto",
        width: 50,
        height: 52,
        drawing: r#"
            <path fill="$mine-lit" d="M-24 0L-22 -20L-13 -34L-2 -40L12 -35L21 -22L25 0Z"/>
            <path stroke="none" fill="$mine-deep" fill-opacity=".5" d="M-1 -39L4 -32L17 -20L19 -.8H24L20 -22L11.5 -34.5Z"/>
            <path fill="$ink" d="M-15 0Q-16 -20 0 -25Q16 -20 15 0Z"/>
            <path fill="$crystal" d="M-10 0L-12 -9L-8 -14L-5 -8L-4 0ZM-3 0L-4 -13L0 -20L4 -13L3 0ZM4 0L6 -10L10 -12L12 -6L10 0Z" stroke-width="2"/>
            <path stroke="none" fill="$crystal-deep" d="M0 -18.5L3 -13L2.2 -1H0Z"/>
            <path fill="$royal-lit" d="M-7 -40L-10 -46L-5 -50L-1 -46L-3 -40Z" stroke-width="2"/>
        "#,
    },
];

pub(super) const SMALL: &[Prop] = &[
    Prop {
        id: "crystals",
        width: 30,
        height: 32,
        drawing: r#"
            <path fill="$crystal" d="M-3 0L-6 -21L-1 -31L5 -22L4 0Z"/>
            <path fill="$crystal-deep" d="M-1 -31L5 -22L4 0H0Z"/>
            <path fill="$crystal" d="M-6 0L-13 -11L-11 -18L-6 -14L-2 0Z"/>
            <path fill="$crystal" d="M3 0L8 -15L13 -17L14 -10L9 0Z"/>
            <path d="M13 -17L8 0" stroke="$crystal-deep"/>
        "#,
    },
    Prop {
        id: "nuggets",
        width: 28,
        height: 17,
        drawing: r#"
            <path fill="$gold" d="M-13 0L-12 -7L-6 -11L0 -7L1 0Z"/>
            <path fill="$gold" d="M1 0L3 -7L8 -8L13 -4L12 0Z"/>
            <path fill="$gold" d="M-6 -10L-2 -16L5 -14L5 -8L0 -6.5Z"/>
            <path stroke="$gold-lit" d="M-8 -6L-6 -8M-1 -12L1 -13M5 -4L7 -5"/>
        "#,
    },
    Prop {
        id: "pickaxe",
        width: 30,
        height: 28,
        drawing: r#"
            <path fill="$mine-lit" d="M-12 0L-9 -8L-1 -11L7 -7L10 0Z"/>
            <path stroke="none" fill="$mine-deep" fill-opacity=".5" d="M0 -10L2 -.8H9L6 -6.5Z"/>
            <path stroke="$ink" stroke-width="5.6" d="M-1 -9L8 -25"/>
            <path stroke="$wood" stroke-width="2.4" d="M-1 -9L8 -25"/>
            <path fill="$silver" d="M-4 -24Q6 -29 14 -18Q13 -15 11 -17Q5 -23 -3 -21Z"/>
        "#,
    },
    Prop {
        id: "boulders",
        width: 34,
        height: 22,
        drawing: r#"
            <path fill="$mine-lit" d="M-15 0L-13 -11L-5 -18L4 -14L6 0Z"/>
            <path stroke="none" fill="$mine-deep" fill-opacity=".5" d="M-4 -16.5L-1 -8L-4 -.8H5L3 -13.5Z"/>
            <path fill="$mine-lit" d="M4 0L6 -8L12 -10L16 0Z"/>
        "#,
    },
];
