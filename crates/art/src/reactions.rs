//! A small picture for everything that players can say with one click.

use table::Phrase;

use crate::defs::{Part, reuse};
use crate::drawing::Drawing;

/// The picture of a phrase or reaction: 40 by 40. The page says in words what it means.
pub fn reaction(phrase: Phrase) -> Drawing {
    Drawing::new(40, 40, reuse(&id(phrase), 0, 0))
}

fn id(phrase: Phrase) -> String {
    format!("say-{}", phrase.name().replace('_', "-"))
}

pub(crate) fn parts() -> impl Iterator<Item = Part> {
    Phrase::ALL.into_iter().map(|phrase| {
        let drawing = match phrase {
            Phrase::Laugh | Phrase::Surprise | Phrase::Thinking => {
                FACE.to_owned() + picture(phrase)
            }
            _ => picture(phrase).to_owned(),
        };
        Part::inked(id(phrase), &drawing)
    })
}

const FACE: &str = r#"
    <circle cx="20" cy="20" r="16.5" fill="$gold"/>
    <path stroke="none" fill="$gold-lit" d="M6 19A14 14 0 0 1 20 6Q11 10 6 19Z"/>
    <path stroke="none" fill="$gold-deep" fill-opacity=".5" d="M35 20A15 15 0 0 1 13 33Q29 34 35 20Z"/>
"#;

const fn picture(phrase: Phrase) -> &'static str {
    match phrase {
        // An open hand.
        Phrase::Hello => {
            r#"<path fill="$skin" d="M13 37Q6 31 5 24Q5 20 8 21Q10 23 12 26V10Q12 7 14.5 7T17 10V20V6Q17 3 19.5 3T22 6V20V8Q22 5 24.5 5T27 8V21V12Q27 9.5 29 9.5T31.5 12V26Q31 34 26 37Z"/>
            <path stroke="$gold-deep" stroke-width="2.4" d="M34 5Q37 8 37 12M31.5 3.5q1 .5 1.5 1M4 14Q2 12 2.5 9"/>"#
        }
        // A clover of four leaves.
        Phrase::GoodLuck => {
            r#"<path stroke="$forest-deep" stroke-width="3" d="M20 20Q22 30 28 37"/>
            <path fill="$leaf-lit" d="M20 20Q8 17 9 9Q13 4 18 9Q23 14 20 20ZM20 20Q17 8 25 4Q32 3 32 10Q30 17 20 20ZM20 20Q32 17 35 24Q34 31 27 30Q21 27 20 20ZM20 20Q22 32 14 34Q6 33 7 26Q11 20 20 20Z"/>"#
        }
        // A fool's cap.
        Phrase::HaveFun => {
            r#"<path fill="$royal" d="M10 30Q9 20 20 12Q14 8 8 12Q3 15 3 23Q5 18 9 21Z"/>
            <path fill="$gold" d="M30 30Q31 20 20 12Q26 8 32 12Q37 15 37 23Q35 18 31 21Z"/>
            <path fill="$berry" d="M12 30Q13 15 20 5Q27 15 28 30Z"/>
            <path fill="$paper" d="M8 30Q20 25.5 32 30V35.5Q20 31 8 35.5Z"/>
            <circle cx="20" cy="5" r="3" fill="$gold"/><circle cx="4" cy="24" r="3" fill="$gold"/><circle cx="36" cy="24" r="3" fill="$gold"/>"#
        }
        // A medal.
        Phrase::WellPlayed => {
            r#"<path fill="$lake" d="M8 3H17L22 18L15 21Z"/><path fill="$berry" d="M32 3H23L18 18L25 21Z"/>
            <circle cx="20" cy="26.5" r="11" fill="$gold"/><circle cx="20" cy="26.5" r="7.5" stroke="$gold-deep" stroke-width="1.8"/>
            <path fill="$gold-lit" stroke-width="1.8" d="M20 21l1.7 3.6l3.9 .5l-2.9 2.7l.8 3.9l-3.5 -1.9l-3.5 1.9l.8 -3.9l-2.9 -2.7l3.9 -.5Z"/>"#
        }
        // A flower.
        Phrase::Thanks => {
            r#"<path stroke="$forest-deep" stroke-width="3" d="M20 20V37"/>
            <path fill="$leaf-lit" d="M20 34Q11 33 9 25Q18 25 20 34ZM20 31Q28 30 31 23Q22 22 20 31Z"/>
            <path fill="$bloom" d="M20 12Q14 3 20 2.5Q26 3 20 12Q28 5 30.5 11Q30 17 20 12Q30 16 26 21Q20.5 23 20 12Q19.5 23 14 21Q10 16 20 12Q10 17 9.5 11Q12 5 20 12Z"/>
            <circle cx="20" cy="12" r="3.4" fill="$gold"/>"#
        }
        // A cloud with rain.
        Phrase::Sorry => {
            r#"<path fill="$silver" d="M9 24Q3 23 4 17Q5 12 11 13Q13 5 21 6Q29 7 29 14Q36 13 36.5 19Q36 24 31 24Z"/>
            <path stroke="none" fill="$silver-deep" fill-opacity=".6" d="M10 22.5Q22 22 28 15.5Q34 15 35 19Q34.5 22.5 31 22.5Z"/>
            <path stroke="$lake" stroke-width="2.8" d="M12 28.5L10 33M20 28.5L17.5 36M28 28.5L26 33"/>"#
        }
        // An hourglass.
        Phrase::OneMoment => {
            r#"<path fill="$crystal" fill-opacity=".5" d="M10 6H30Q30 15 22.5 20Q30 25 30 34H10Q10 25 17.5 20Q10 15 10 6Z"/>
            <path stroke="none" fill="$wheat-deep" d="M13 13H27Q25 17 20 19.5Q15 17 13 13ZM13 33Q14 27 20 25.5Q26 27 27 33Z"/>
            <path stroke="$wheat-deep" stroke-width="1.8" d="M20 19V26"/>
            <path fill="$wood" d="M7 3H33V7H7ZM7 33H33V37H7Z"/>"#
        }
        // A bell that rings.
        Phrase::YourTurn => {
            r#"<path fill="$wood" d="M17 8Q17 3 20 3T23 8Z"/><circle cx="20" cy="33" r="3.6" fill="$gold-deep"/>
            <path fill="$gold" d="M8 31Q11 26 11 19Q11 7.5 20 7.5T29 19Q29 26 32 31Q20 34.5 8 31Z"/>
            <path stroke="none" fill="$gold-lit" d="M14 26Q13 13 19 10Q17 17 18 27Z"/>
            <path stroke="$gold-deep" stroke-width="2.4" d="M4 14Q2.5 18 4 22M36 14Q37.5 18 36 22"/>"#
        }
        // Two cups.
        Phrase::GoodGame => {
            r#"<path fill="$wood" d="M3 13L15 9L19 24Q14 30 8 28Z"/><path fill="$wood" d="M37 13L25 9L21 24Q26 30 32 28Z"/>
            <path fill="$paper" d="M2 13Q5 6 9 9Q13 5 16 9.5Q9 14 2 13ZM38 13Q35 6 31 9Q27 5 24 9.5Q31 14 38 13Z"/>
            <path stroke="$wood-deep" stroke-width="2" d="M6.5 16L10.5 27M33.5 16L29.5 27"/>
            <path d="M4.5 18Q0 21 3.5 25L7 24M35.5 18Q40 21 36.5 25L33 24"/><path stroke="$gold-deep" stroke-width="2.2" d="M20 3V6M15.5 4l1 2M24.5 4l-1 2"/>"#
        }
        // Two dominoes going round.
        Phrase::Again => {
            r#"<rect x="11" y="15" width="18" height="10" rx="2" fill="$wheat"/><path stroke="none" fill="$lake" d="M20 16.2H26.5Q27.8 16.2 27.8 17.5V22.5Q27.8 23.8 26.5 23.8H20Z"/>
            <path stroke-width="5.6" d="M5 17Q8 5 20 5Q28 5 32 11M35 23Q32 35 20 35Q12 35 8 29"/><path stroke="$leaf" stroke-width="2.4" d="M5 17Q8 5 20 5Q28 5 32 11M35 23Q32 35 20 35Q12 35 8 29"/><path fill="$leaf" stroke-width="2" d="M35.5 3V14H24.5ZM4.5 37V26H15.5Z"/>"#
        }
        // A boat that sails away.
        Phrase::Goodbye => {
            r#"<circle cx="29" cy="12" r="6.5" stroke="none" fill="$gold"/>
            <path fill="$paper" d="M19 5Q31 14 30 26H19Z"/><path fill="$berry" d="M16.5 9Q8 18 7 26H16.5Z"/><path d="M18 3V28"/>
            <path fill="$wood" d="M5 27H34Q32 34 26 34H12Q7 34 5 27Z"/><path stroke="$lake" stroke-width="2.6" d="M2 35q4 -3 7.5 0t7.5 0t7.5 0t7.5 0t5 -1"/>"#
        }
        // Two hands.
        Phrase::Applause => {
            r#"<path fill="$skin-tan" d="M6 34Q2 25 5 19L14 6Q17 4 18 8L13 17L22 6Q26 5 25 9L19 19L26 12Q30 12 28 16Q22 30 14 36Z"/>
            <path fill="$skin" d="M17 37Q11 31 13 23L19 10Q22 8.5 23 12L20 20L28 9Q32 8 31 12L26 21L32 15Q36 15 34.5 19Q31 32 25 37Z"/>
            <path stroke="$gold-deep" stroke-width="2.2" d="M29 2V5M35 4L33 7M38 10L35 11"/>"#
        }
        Phrase::Laugh => {
            r#"<path stroke-width="2.4" d="M9.5 16.5Q13 11.5 16 16.5M24 16.5Q27 11.5 30.5 16.5"/>
            <path fill="$berry" d="M9.5 21.5Q20 24 30.5 21.5Q29 32.5 20 32.5T9.5 21.5Z"/><path stroke="none" fill="$paper" d="M11.5 23Q20 25 28.5 23L27.5 26Q20 27.5 12.5 26Z"/>"#
        }
        Phrase::Surprise => {
            r#"<path stroke-width="4" d="M13.5 17h.1M26.5 17h.1"/><path stroke-width="2" d="M10 10.5Q13 8 16 9.5M30 10.5Q27 8 24 9.5"/>
            <ellipse cx="20" cy="27" rx="4.2" ry="5.2" fill="$berry"/>"#
        }
        Phrase::Thinking => {
            r#"<path stroke-width="3.6" d="M14 17h.1M26.5 16h.1"/><path stroke-width="2" d="M10.5 12Q13.5 10.5 16.5 12.5M23.5 10Q27 7.5 30.5 10M17 26Q21 24 25.5 25.5"/>
            <path fill="$skin" d="M10 39Q9 33 14 31.5L22 29Q25 28.5 24.5 31Q24 32.5 20 33.5Q23 34 22.5 36.5Q21 39 17 39Z"/>"#
        }
        Phrase::Crown => {
            r#"<path fill="$gold" d="M6 33L3.5 12L13 20L20 6L27 20L36.5 12L34 33Q20 37 6 33Z"/><path stroke="none" fill="$gold-lit" d="M8.5 27L6.5 17.5L13.5 23L19 12V27Q13 27.5 8.5 27Z"/>
            <circle cx="3.5" cy="11" r="2.6" fill="$berry"/><circle cx="20" cy="5.5" r="2.6" fill="$lake"/><circle cx="36.5" cy="11" r="2.6" fill="$berry"/><path stroke-width="2" d="M6.5 29Q20 32.5 33.5 29"/>"#
        }
        Phrase::Heart => {
            r#"<path fill="$berry" d="M20 36Q3 25 3.5 14Q5 4.5 13 5Q18.5 6 20 12Q21.5 6 27 5Q35 4.5 36.5 14Q37 25 20 36Z"/>
            <path stroke="none" fill="$light" fill-opacity=".6" d="M7 15Q7 8.5 13 8.5Q9.5 11 9.5 17Z"/>"#
        }
        Phrase::Dragon => {
            r#"<path fill="$paper" d="M22 10Q25 3 34 2Q29 6 29 12ZM15 9Q15 3 21 1Q19 5 21 10Z"/>
            <path fill="$dragon" d="M3 27Q1 20 9 18Q12 9 22 8Q35 9 36.5 21Q37 31 30 37H17Q20 31 16 30Q8 32 5 30.5Q3 29 3 27Z"/>
            <path stroke="none" fill="$dragon-deep" fill-opacity=".5" d="M24 9.5Q34 12 35 21Q35.5 30 29.5 35.7H24Q31 24 24 9.5Z"/>
            <path fill="$gold" stroke-width="2" d="M15 18Q20 12.5 24.5 17Q20.5 22 15 18Z"/><path stroke-width="2.2" d="M20 15.5V19.5M6 22.5h.1M6 28Q12 28 18 24"/>
            <path fill="$paper" stroke-width="1.6" d="M8.5 28l1.5 4l2 -4.3Z"/>"#
        }
    }
}
