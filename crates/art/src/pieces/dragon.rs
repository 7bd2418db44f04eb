//! The dragon, asleep with one eye open, and the fire it leaves.

use crate::defs::Part;

pub(super) fn parts() -> impl Iterator<Item = Part> {
    [Part::inked("dragon", DRAGON), Part::inked("fire", FIRE)].into_iter()
}

const DRAGON: &str = r#"
    <ellipse cx="64" cy="74" rx="54" ry="6" stroke="none" fill="$shade" fill-opacity=".25"/>
    <path fill="$dragon-deep" d="M42 34L46 22L53 29L60 17L67 26L77 17L81 29L91 25L91 38L100 38L97 50Z"/>
    <path fill="$dragon" d="M22 73Q28 40 58 31Q90 26 101 49Q106 60 112 54Q115 49 110 44Q120 44 118 56Q115 73 92 75H30Z"/>
    <path stroke="none" fill="$dragon-deep" fill-opacity=".55" d="M70 73.5Q96 68 97 45Q103 55 106 57.5Q113 60 115.5 52Q118 60 112 67Q104 73.5 92 73.8Z"/>
    <path fill="$dragon-lit" d="M36 75Q40 62 54 60Q70 60 74 75Z"/>
    <path stroke="$wheat-deep" stroke-width="2" d="M43 67Q54 63 67 67M40 71.5Q54 68 71 71.5"/>
    <path fill="$royal" d="M52 52Q50 28 78 10Q77 20 84 24Q80 30 86 36Q80 39 81 46Q72 42 52 52Z"/>
    <path d="M55 50Q60 30 78 11M57 48Q68 32 84 24M60 47Q72 38 86 36" stroke-width="2"/>
    <path fill="$dragon" d="M108 46L106 35L118 42L114 49Z"/>
    <path fill="$dragon" d="M78 76Q78 66 88 66Q98 66 98 76ZM30 76Q30 68 39 68Q47 69 47 76Z"/>
    <path fill="$paper" stroke-width="1.8" d="M79 76l2 -4l3 4l2 -4l3 4ZM32 76l2 -4l3 4l2 -4l3 4Z"/>
    <path fill="$paper" d="M30 46Q36 38 46 38Q40 44 36 50ZM24 45Q27 35 36 33Q32 39 31 46Z"/>
    <path fill="$dragon" d="M4 67Q3 59 12 57Q16 46 26 45Q38 45 40 56Q41 68 30 73Q18 77 9 74Q4 72 4 67Z"/>
    <path stroke="none" fill="$dragon-deep" fill-opacity=".55" d="M14 74.5Q30 72 36 50Q39 54 38.5 60Q37 68 29.5 72Q21 75 14 74.5Z"/>
    <path fill="$gold" d="M18 56Q23 51 28 55Q24 60 18 56Z" stroke-width="2"/>
    <path d="M23.5 53.5V57.5" stroke-width="2"/>
    <path d="M8 62h.1" stroke-width="3"/>
    <path d="M7 69Q16 72 25 67"/>
    <path fill="$paper" stroke-width="1.8" d="M11 70.5l1.5 3.5l2 -3Z"/>
    <path stroke="$stone" d="M6 54Q1 50 5 46T5 38"/>
"#;

const FIRE: &str = r#"
    <path fill="$fire" d="M19 2Q34 14 33 23Q36 21 35 16Q40 26 37 34Q34 46 20 46T3 33Q2 24 9 17Q9 24 13 25Q19 15 19 2Z"/>
    <path fill="$fire-lit" d="M20 21Q30 29 28 36Q26 43 20 43T11 36Q11 31 15 29Q16 33 18 33Q21 28 20 21Z" stroke-width="2"/>
"#;
