//! Props of towns without buildings: empty lots, scaffolding, a few roofs.

use super::Prop;

pub(super) const LARGE: &[Prop] = &[
    Prop {
        id: "scaffold",
        width: 56,
        height: 52,
        drawing: r#"
            <path stroke="none" fill="$wheat-lit" fill-opacity=".6" d="M-27 1L-21 -9H23L27 1Z"/>
            <path fill="$stone" d="M-15 0V-21H-8V-27H0V-19H9V-12H15V0Z"/>
            <path stroke="$stone-deep" d="M-14 -7H14M-14 -14H8M-7 -1V-6M5 -1V-6M-2 -8V-13M-9 -15V-20"/>
            <path stroke="$ink" stroke-width="5.4" d="M-21 1V-48M21 1V-48M-23 -17H23M-23 -35H23M-20 -18L20 -34"/>
            <path stroke="$thatch" stroke-width="2.2" d="M-21 1V-48M21 1V-48M-23 -17H23M-23 -35H23M-20 -18L20 -34"/>
        "#,
    },
    Prop {
        id: "staked-lot",
        width: 62,
        height: 46,
        drawing: r#"
            <path fill="$wheat-lit" d="M-30 -2L-22 -24H22L30 -2Z"/>
            <path stroke="$wheat-deep" d="M-16 -9h7M4 -16h7M8 -7h6"/>
            <path stroke="$paper" stroke-width="2" d="M-28 -9Q0 -5 28 -9M-22 -28Q0 -25 22 -28"/>
            <path fill="$wood" d="M-30 0V-13H-26V0ZM26 0V-13H30V0ZM-24 -22V-33H-20V-22ZM20 -22V-33H24V-22Z"/>
            <path stroke="$ink" stroke-width="5.4" d="M0 -10V-33"/>
            <path stroke="$wood" stroke-width="2.2" d="M0 -10V-33"/>
            <path fill="$paper" d="M-12 -43H12V-27H-12Z"/>
            <path stroke="$roof" d="M-6 -32V-36L0 -40L6 -36V-32Z"/>
        "#,
    },
    Prop {
        id: "crane",
        width: 56,
        height: 58,
        drawing: r#"
            <path stroke="none" fill="$wheat-lit" fill-opacity=".6" d="M-27 1L-21 -9H23L27 1Z"/>
            <path fill="$stone" d="M4 0V-13H26V0Z"/>
            <path stroke="$stone-deep" d="M5 -6.5H25M12 -7V-12M18 -1V-6"/>
            <path stroke="$ink" stroke-width="6" d="M-12 0V-50M-16 -42L20 -54M-12 -30L2 -47"/>
            <path stroke="$thatch" stroke-width="2.6" d="M-12 0V-50M-16 -42L20 -54M-12 -30L2 -47"/>
            <path fill="$wood" d="M-22 1V-9H-4V1Z"/>
            <path stroke-width="1.8" d="M18 -53V-34"/>
            <path fill="$stone" d="M11 -34H25V-25H11Z"/>
        "#,
    },
    Prop {
        id: "street",
        width: 64,
        height: 44,
        drawing: r##"
            <use href="#cl-townhouse" x="14" y="-4"/>
            <g transform="translate(-14 0)">
                <path fill="$paper" d="M-11 0V-20L0 -33L11 -20V0Z"/>
                <path stroke="none" fill="$shade" fill-opacity=".18" d="M5 -1V-26L10 -20V-1Z"/>
                <path fill="$slate" d="M-16 -17L0 -38L16 -17L12.5 -14.5L0 -31L-12.5 -14.5Z"/>
                <path fill="$wood" d="M-3.5 0V-8H3.5V0Z"/>
                <path fill="$window" d="M-3 -14h6v-6h-6Z"/>
            </g>
        "##,
    },
];

pub(super) const SMALL: &[Prop] = &[
    Prop {
        id: "townhouse",
        width: 34,
        height: 36,
        drawing: r#"
            <path fill="$stone" d="M6 -30V-38H11V-26Z"/>
            <path fill="$paper" d="M-13 0V-19H13V0Z"/>
            <path stroke="none" fill="$shade" fill-opacity=".18" d="M6 -1V-18H12V-1Z"/>
            <path stroke="$wood" d="M-12 -9.5H12M0 -18V-10"/>
            <path fill="$roof" d="M-17 -17L-10 -32H10L17 -17Z"/>
            <path stroke="none" fill="$light" fill-opacity=".3" d="M-14.5 -18.2L-9 -30.8H-3L-7 -18.2Z"/>
            <path fill="$window" d="M-9 -12v-4h4v4ZM5 -12v-4h4v4Z" stroke-width="2"/>
            <path fill="$wood-deep" d="M-3 0V-7H3V0Z"/>
        "#,
    },
    Prop {
        id: "well",
        width: 28,
        height: 32,
        drawing: r#"
            <path stroke="$wood-deep" stroke-width="3" d="M-8 -9V-22M8 -9V-22"/>
            <path fill="$roof" d="M-13 -20L0 -31L13 -20Z"/>
            <path stroke-width="1.8" d="M0 -20V-12"/>
            <path fill="$stone" d="M-11 -10V-1Q0 3 11 -1V-10Q0 -7 -11 -10Z"/>
            <path stroke="$stone-deep" d="M-4 -8V-4M5 -8V-3M-9 -4H-1"/>
        "#,
    },
    Prop {
        id: "bricks",
        width: 32,
        height: 20,
        drawing: r#"<path fill="$town-lit" d="M-15 0V-6H-5V0ZM-5 0V-6H5V0ZM5 0V-6H15V0ZM-10 -6V-12H0V-6ZM0 -6V-12H10V-6ZM-5 -12V-18H5V-12Z"/>"#,
    },
    Prop {
        id: "barrels",
        width: 30,
        height: 22,
        drawing: r#"
            <path fill="$wood" d="M-13 0Q-16 -9 -13 -18H-3Q0 -9 -3 0Q-8 2 -13 0Z"/>
            <path stroke="$wood-deep" d="M-14 -5.5H-2M-14 -12.5H-2"/>
            <path fill="$thatch" d="M2 0V-12H14V0Z"/>
            <path stroke="$wood" d="M3.5 -1L12.5 -11M3.5 -11L12.5 -1"/>
        "#,
    },
];
