//! Eight castles: each house arranges the same parts in its own way.

use crate::defs::{Part, reuse};
use crate::houses::House;

/// The top of a tower.
#[derive(Clone, Copy)]
enum Top {
    Spire,
    Battlements,
    Dome,
}

/// The left tower, the keep and the right tower of each house.
const PLANS: [[Top; 3]; House::COUNT] = {
    use Top::{Battlements, Dome, Spire};
    [
        [Spire, Battlements, Spire],
        [Dome, Spire, Dome],
        [Battlements, Battlements, Battlements],
        [Spire, Dome, Spire],
        [Battlements, Spire, Battlements],
        [Dome, Battlements, Spire],
        [Battlements, Dome, Spire],
        [Spire, Spire, Spire],
    ]
};

pub(super) fn parts() -> impl Iterator<Item = Part> {
    House::all().flat_map(|house| {
        let colour = house.colour();
        let [left, keep, right] = PLANS[house.index()];
        let drawing = [
            &tower((50, 42), KEEP_WALL, keep.large(), &colour),
            &tower((22, 47), SIDE_WALL, left.small(), &colour),
            &tower((78, 47), SIDE_WALL, right.small(), &colour),
            WALL,
            &format!(
                "<path fill=\"$paper\" d=\"M35 43Q43 43 50 39Q57 43 65 43V55Q64 66 50 72Q36 66 35 55Z\"/>\
                 <path stroke=\"none\" fill=\"{colour}\" d=\"M38.5 46.3Q45 46 50 43Q55 46 61.5 46.3V55Q60.5 63.5 50 68.2Q39.5 63.5 38.5 55Z\"/>"
            ),
            &house.charge_at((50.0, 55.0), 0.82),
        ]
        .concat();
        let keep = format!("keep{}", house.index());
        let castle = COURT.to_owned() + &reuse(&keep, 0, 0);
        [Part::inked(keep, &drawing), Part::inked(format!("castle{}", house.index()), &castle)]
    })
}

/// The square that the castle stands on.
const COURT: &str = r#"
    <rect x="1.2" y="1.2" width="97.6" height="97.6" rx="10" fill="$court"/>
    <path stroke="none" fill="$grassland" d="M3 78Q26 68 50 72T97 76V89Q97 97 89 97H11Q3 97 3 89Z"/>
    <path stroke="$grassland-deep" stroke-width="2" d="M9 91q-1 -4 -3 -5M9 91v-6M9 91q1 -4 3 -5M90 90q-1 -4 -3 -5M90 90v-6M90 90q1 -4 3 -5"/>
    <path stroke="none" fill="$light" fill-opacity=".35" d="M3 11Q3 3 11 3H60Q28 14 3 50Z"/>
    <path stroke="none" fill="$shade" fill-opacity=".2" d="M12 88H92L97 93Q50 99 16 92Z"/>
"#;

/// The wall in front, with its gate.
const WALL: &str = r#"
    <path fill="$stone" d="M28 89V64H33V68H38V64H43V68H57V64H62V68H67V64H72V89Z"/>
    <path stroke="none" fill="$stone-deep" fill-opacity=".6" d="M61 88V69H66V65.5H71V88Z"/>
    <path stroke="$stone-deep" stroke-width="2" d="M31 74h5M33 81h5M62 76h5"/>
    <path fill="$wood-deep" d="M42 89V79Q42 71 50 71T58 79V89Z"/>
    <path stroke="$wood" stroke-width="2" d="M46 74V88M50 73V88M54 74V88M43 81H57"/>
    <path stroke="$thatch" stroke-width="5" stroke-linecap="butt" d="M50 90.5Q49 94 52 97.5"/>
"#;

/// A tower, placed by the middle of the line where its wall meets its top.
fn tower((x, y): (i32, i32), wall: &str, roof: &str, colour: &str) -> String {
    let roof = roof.replace("HOUSE", colour);
    format!("<g transform=\"translate({x} {y})\">{wall}{roof}</g>")
}

const SIDE_WALL: &str = r#"
    <path fill="$stone" d="M-11 41V0H11V41Z"/>
    <path stroke="none" fill="$stone-deep" fill-opacity=".6" d="M4 40V1H10V40Z"/>
    <path fill="$window" stroke-width="2" d="M-2.5 20v-7a2.5 2.5 0 0 1 5 0v7Z"/>
"#;

const KEEP_WALL: &str = r#"
    <path fill="$stone" d="M-16 41V0H16V41Z"/>
    <path stroke="none" fill="$stone-deep" fill-opacity=".6" d="M7 40V1H15V40Z"/>
"#;

impl Top {
    /// The version for a side tower.
    const fn small(self) -> &'static str {
        match self {
            Self::Spire => {
                r#"
                <path fill="HOUSE" d="M-15 0Q-4 -10 0 -25Q4 -10 15 0Q0 4 -15 0Z"/>
                <path stroke="none" fill="$shade" fill-opacity=".2" d="M0 -22Q4 -9 13 0Q7 1.5 3 1.5Z"/>
                <circle cy="-25" r="2.4" fill="$gold"/>
                "#
            }
            Self::Dome => {
                r#"
                <path d="M0 -21v-5"/>
                <path fill="HOUSE" d="M-11 0Q-18 -13 0 -22Q18 -13 11 0Q0 4 -11 0Z"/>
                <path stroke="none" fill="$light" fill-opacity=".5" d="M-7 -3Q-11 -10 -2 -17Q-6 -10 -3 -2Z"/>
                <circle cy="-26" r="2.4" fill="$gold"/>
                "#
            }
            Self::Battlements => {
                r#"
                <path d="M0 -5V-22"/>
                <path fill="HOUSE" d="M0 -23L13 -18.5L0 -14Z"/>
                <path fill="$stone" d="M-14 3V-8h6v4h5v-4h6v4h5v-4h6V3Z"/>
                "#
            }
        }
    }

    /// The version for the keep.
    const fn large(self) -> &'static str {
        match self {
            Self::Spire => {
                r#"
                <path fill="HOUSE" d="M-20 0Q-5 -13 0 -33Q5 -13 20 0Q0 5 -20 0Z"/>
                <path stroke="none" fill="$shade" fill-opacity=".2" d="M0 -30Q5 -12 18 0Q9 2 4 2Z"/>
                <circle cy="-33" r="2.4" fill="$gold"/>
                "#
            }
            Self::Dome => {
                r#"
                <path d="M0 -27v-6"/>
                <path fill="HOUSE" d="M-16 0Q-25 -17 0 -28Q25 -17 16 0Q0 5 -16 0Z"/>
                <path stroke="none" fill="$light" fill-opacity=".5" d="M-11 -4Q-15 -14 -3 -22Q-9 -13 -6 -3Z"/>
                <circle cy="-33" r="2.4" fill="$gold"/>
                "#
            }
            Self::Battlements => {
                r#"
                <path d="M0 -5V-26"/>
                <path fill="HOUSE" d="M0 -27L15 -22L0 -17Z"/>
                <path fill="$stone" d="M-19 3V-9h8v4h7v-4h8v4h7v-4h8V3Z"/>
                "#
            }
        }
    }
}
