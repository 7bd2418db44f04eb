//! What the game lies on: a wooden table lit from the upper left, a map of cloth under the kingdoms, the
//! box's insert with its slots, a tray for coins, the builders' planks.
//!
//! Each is a custom property that a page uses as a whole `background`; `--recess` and `--raised` are
//! shadows, `--thread` is the colour of the seam around the cloth. The patterns are transparent, so
//! that day and night share them: their brown is darker than the table by day and lighter by night.

use view::palette::Light;

use crate::pen::draw;

/// Light, shade and seam by day or night.
pub(crate) const fn tones(light: Light) -> &'static str {
    match light {
        Light::Day => {
            "--glow:rgb(255 250 232 / 55%);--gloom:rgb(74 44 12 / 20%);--thread:rgb(138 96 44 / 45%);\
             --recess:inset 0 2px 5px rgb(74 44 12 / 34%),inset 0 -1px 0 rgb(255 250 232 / 60%);\
             --raised:inset 0 1px 0 rgb(255 250 232 / 70%),0 1px 2px rgb(74 44 12 / 30%),0 4px 10px rgb(74 44 12 / 16%);"
        }
        Light::Night => {
            "--glow:rgb(169 195 245 / 11%);--gloom:rgb(4 6 15 / 45%);--thread:rgb(169 195 245 / 26%);\
             --recess:inset 0 2px 6px rgb(4 6 15 / 65%),inset 0 -1px 0 rgb(169 195 245 / 10%);\
             --raised:inset 0 1px 0 rgb(169 195 245 / 14%),0 1px 2px rgb(4 6 15 / 60%),0 4px 10px rgb(4 6 15 / 40%);"
        }
    }
}

/// The surfaces, for wherever a theme is set.
pub(crate) fn rules() -> String {
    let mut patterns = String::new();
    for (name, [width, height], drawing) in PATTERNS {
        let drawing: String = drawing.lines().map(str::trim).collect();
        let svg = format!(
            "<svg xmlns='http://www.w3.org/2000/svg' width='{width}' height='{height}'>{drawing}</svg>"
        );
        draw!(patterns, "--{name}:url(\"data:image/svg+xml,{}\");", escaped(&svg));
    }
    format!(":root,[data-theme]{{{patterns}{SURFACES}}}\n")
}

/// What a URL cannot contain as it is.
fn escaped(svg: &str) -> String {
    svg.replace('<', "%3C").replace('>', "%3E").replace('#', "%23")
}

const SURFACES: &str = "\
    --lamp:radial-gradient(110% 90% at 12% -5%,var(--glow),transparent 62%),radial-gradient(120% 110% at 100% 105%,var(--gloom),transparent 58%);\
    --table-wood:var(--lamp),var(--grain),var(--cl-oak);\
    --cloth:radial-gradient(90% 80% at 20% 0,var(--glow),transparent 70%),var(--map),var(--weave),var(--cl-cloth);\
    --tray:linear-gradient(160deg,var(--gloom),transparent 70%),var(--grain),var(--cl-oak-deep);\
    --insert:linear-gradient(165deg,var(--glow),transparent 45%),var(--fibre),var(--cl-felt);\
    --slot:linear-gradient(180deg,var(--gloom),transparent 60%),var(--fibre),var(--cl-felt);\
    --builders:radial-gradient(110% 90% at 12% -5%,var(--glow),transparent 70%),var(--planks),var(--cl-oak-deep);";

/// Seamless patterns: name, size, drawing. A line leaves its tile as it entered it.
const PATTERNS: [(&str, [u32; 2], &str); 5] = [
    (
        "grain",
        [480, 168],
        r"<g fill='none' stroke='#7d5c3c' stroke-linecap='round'>
        <path stroke-opacity='.17' d='M0 10c80-7 160 7 240 0s160 7 240 0M0 34c80 5 160-5 240 0s160-5 240 0M0 58c80-4 160 4 240 0s160 4 240 0M0 96c80 8 160-8 240 0s160-8 240 0M0 124c80-5 160 5 240 0s160 5 240 0M0 150c80 4 160-4 240 0s160-4 240 0'/>
        <path stroke-opacity='.1' stroke-width='5' d='M0 22c80 6 160-6 240 0s160-6 240 0M0 110c80-6 160 6 240 0s160 6 240 0'/>
        <path stroke-opacity='.19' d='M96 76q30-13 64 0q-32 12-64 0M108 76q18-6 40 0q-20 6-40 0M340 138q22-9 46 0q-24 9-46 0M20 44h60M200 70h90M300 18h70M400 88h50M60 136h80M230 160h60'/>
        <path stroke-opacity='.42' stroke-width='1.5' d='M0 83.5h480M0 167.5h480'/>
        <path stroke-opacity='.38' stroke-width='1.5' d='M180 84v84M420 0v83'/></g>",
    ),
    (
        "weave",
        [6, 6],
        r"<path stroke='#7d5c3c' stroke-opacity='.13' d='M0 1.5h4M2 4.5h4M1.5 2v4M4.5 0v3'/>",
    ),
    (
        "map",
        [360, 300],
        r"<g fill='none' stroke='#8a602c' stroke-opacity='.25' stroke-width='1.5' stroke-linecap='round'>
        <path d='M40 70q40-44 92-22t96-14M56 92q34-30 76-16t84-10M214 214q50-34 104-8M232 236q40-22 76-4M30 220l9-15l9 15M44 222l7-12l7 12M62 220l9-15l9 15M292 70l8-14l8 14M306 74l8-14l8 14M150 262q5-5 10 0t10 0t10 0M168 272q5-5 10 0t10 0'/>
        <path stroke-dasharray='1 8' stroke-width='2.5' d='M96 244q40-60 96-74t92-70'/>
        <path d='M286 142h16M294 134v16M294 122l5 15l15 5l-15 5l-5 15l-5-15l-15-5l15-5Z'/></g>",
    ),
    (
        "fibre",
        [40, 40],
        r"<path fill='none' stroke='#6f5236' stroke-opacity='.17' d='M3 5l4 2M18 2l2 4M31 8l5-1M10 16l3-3M25 19l4 2M37 24l2 3M5 29l4-1M16 33l2 4M29 32l3-3M22 10l1 3'/>",
    ),
    (
        "planks",
        [320, 96],
        r"<g fill='none' stroke='#6f5236'><path stroke-opacity='.19' d='M0 12c54-4 106 4 160 0s106 4 160 0M0 34c54 4 106-4 160 0s106-4 160 0M0 62c54-4 106 4 160 0s106 4 160 0M0 80c54 4 106-4 160 0s106-4 160 0'/>
        <path stroke-opacity='.6' stroke-width='2' d='M0 47h320M0 95h320M120 0v47M264 48v47'/>
        <path stroke-opacity='.6' stroke-width='3' stroke-linecap='round' d='M112 8h.1M128 8h.1M112 39h.1M128 39h.1M256 56h.1M272 56h.1M256 87h.1M272 87h.1'/></g>",
    ),
];
