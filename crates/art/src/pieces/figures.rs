//! People and their towers: kings in their house's colour, the Queen, knights, stone towers.

use crate::defs::Part;
use crate::houses::House;

pub(super) fn parts() -> impl Iterator<Item = Part> {
    let kings = House::all().map(|house| {
        let robe = KING.replace("HOUSE", &house.colour());
        Part::inked(
            format!("king{}", house.index()),
            &(robe + &house.charge_at((30.0, 57.0), 0.95)),
        )
    });
    kings.chain([
        Part::inked("queen", QUEEN),
        Part::inked("knight", KNIGHT),
        Part::inked("tower", TOWER),
    ])
}

const KING: &str = r#"
    <ellipse cx="33" cy="75" rx="24" ry="4.5" stroke="none" fill="$shade" fill-opacity=".25"/>
    <path fill="HOUSE" d="M30 31Q43 32 47 46Q50 60 53 72Q42 78 30 78T7 72Q10 60 13 46Q17 32 30 31Z"/>
    <path stroke="none" fill="$shade" fill-opacity=".18" d="M36 32Q44 35 46.5 46Q49 60 51.5 71Q44 75 37 76Q44 54 36 32Z"/>
    <path fill="$paper" d="M16 41Q18 33 24 31Q30 36 36 31Q42 33 44 41Q30 49 16 41Z"/>
    <path stroke-width="2" d="M22 38.5v1.5M30 41v1.5M38 38.5v1.5"/>
    <circle cx="30" cy="22" r="10.5" fill="$skin"/>
    <path fill="$hair" d="M19.5 22Q20 36 30 37T40.5 22Q37 26.5 33 25.5Q30 27 27 25.5Q23 26.5 19.5 22Z"/>
    <path d="M26 20.5h.1M34 20.5h.1" stroke-width="2.8"/>
    <path fill="$gold" stroke-width="2.8" d="M19.5 16L17.5 4L24.5 9L30 1.8L35.5 9L42.5 4L40.5 16Q30 19 19.5 16Z"/>
    <path stroke="none" fill="$gold-lit" d="M21.5 13L20.5 8.5L25 11.5L29 6V14Q25 14 21.5 13Z"/>
"#;

const QUEEN: &str = r#"
    <ellipse cx="33" cy="75" rx="25" ry="4.5" stroke="none" fill="$shade" fill-opacity=".25"/>
    <path fill="$hair" d="M19 20Q13 32 16 42Q30 46 44 42Q47 32 41 20Z"/>
    <path fill="$royal" d="M30 33Q38 34 39 42Q37 49 44 57Q52 64 55 72Q42 78 30 78T5 72Q8 64 16 57Q23 49 21 42Q22 34 30 33Z"/>
    <path fill="$royal-lit" d="M30 52Q36 60 39 76.5Q30 78.5 21 76.5Q24 60 30 52Z"/>
    <path stroke="none" fill="$shade" fill-opacity=".2" d="M37 36Q38.5 40 37.5 44Q38 52 43 58Q51 65 53.5 71Q48 74 42 75.5Q40 58 35 50Q38 42 37 36Z"/>
    <circle cx="30" cy="22" r="10" fill="$skin"/>
    <path fill="$hair" d="M19.5 23Q19 13 30 13T40.5 23Q36 18 30 18T19.5 23Z"/>
    <path d="M26 23h.1M34 23h.1" stroke-width="2.8"/>
    <path d="M27.5 28Q30 29.5 32.5 28" stroke="$berry" stroke-width="2"/>
    <path fill="$gold" stroke-width="2.8" d="M20.5 14L19 5L25 8.5L30 2L35 8.5L41 5L39.5 14Q30 16.5 20.5 14Z"/>
    <path stroke="none" fill="$bloom" d="M30 6.5l2.5 3.5l-2.5 3l-2.5 -3Z"/>
    <path stroke="$grassland-deep" d="M38 45Q44 44 47 38"/>
    <circle cx="47.5" cy="35" r="4.5" fill="$bloom"/>
    <path stroke-width="1.8" d="M45.5 35Q47.5 32 49.5 35Q47.5 37.5 46.5 35.5"/>
"#;

const KNIGHT: &str = r#"
    <ellipse cx="26" cy="59" rx="18" ry="4" stroke="none" fill="$shade" fill-opacity=".25"/>
    <path stroke="$ink" stroke-width="5.6" d="M40 58V8"/>
    <path stroke="$wood" stroke-width="2" d="M40 58V8"/>
    <path fill="$silver" d="M36 10L40 1L44 10Z"/>
    <path fill="$silver" d="M23 27Q33 28 35 40L37 58Q24 63 9 58L11 40Q13 28 23 27Z"/>
    <path stroke="none" fill="$silver-deep" d="M28 29Q33 33 34 40L35.7 57Q31 59 27 59.5Q32 44 28 29Z"/>
    <path fill="$berry" d="M21 8Q20 1 29 2Q36 3 36 11Q31 7 26 9Z"/>
    <path fill="$silver" d="M12 30V19Q12 7.5 23 7.5T34 19V30Q23 34 12 30Z"/>
    <path fill="$ink" stroke-width="1.6" d="M13 18Q22 21 33 18V22Q22 25 13 22Z"/>
    <path stroke-width="2" d="M20 27v2.5M25 27v2.5"/>
    <path fill="$berry" d="M4 36Q12 37 18 33Q24 37 31 36Q32 50 18 57Q3 50 4 36Z"/>
    <path stroke="$paper" stroke-width="3" d="M18 38V51M10 43H26"/>
"#;

const TOWER: &str = r#"
    <ellipse cx="27" cy="59" rx="18" ry="4" stroke="none" fill="$shade" fill-opacity=".25"/>
    <path fill="$stone" d="M12 59L14 29H34L36 59Q24 63 12 59Z"/>
    <path stroke="none" fill="$stone-deep" fill-opacity=".7" d="M27 60V30H33L34.8 58.5Q31 59.8 27 60Z"/>
    <path fill="$stone" d="M10 30V20H15V23H21.5V20H26.5V23H33V20H38V30Q24 34 10 30Z"/>
    <path stroke="none" fill="$stone-deep" fill-opacity=".7" d="M28 31V24H34V21.5H37V29.5Q33 31 28 31Z"/>
    <path stroke="$stone-deep" stroke-width="2" d="M16 38h5M15.5 52h5M18 45h4"/>
    <path fill="$window" stroke-width="2" d="M21.5 45V39a2.5 2.5 0 0 1 5 0V45Z"/>
    <path d="M24 21V3"/>
    <path fill="$roof" d="M24 3Q31 1 38 6Q31 9 24 13Z"/>
"#;
