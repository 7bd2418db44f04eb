//! Icons of the page: 24 by 24, drawn in `currentColor` in the style of the map.

use crate::defs::Part;

/// Declares every icon once: what it is for, its name, its paths.
macro_rules! icons {
    ($($(#[$doc:meta])* $name:ident $id:literal $drawing:literal;)*) => {
        /// An icon of the page.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Icon { $($(#[$doc])* $name,)* }

        impl Icon {
            /// Every icon.
            pub const ALL: &[Self] = &[$(Self::$name),*];

            /// Its name, in lower case with hyphens; the id of its part is `cl-i-` plus the name.
            pub const fn name(self) -> &'static str {
                match self { $(Self::$name => $id,)* }
            }

            const fn drawing(self) -> &'static str {
                match self { $(Self::$name => $drawing,)* }
            }
        }
    };
}

/// The attributes of a filled shape in an icon of lines.
const SOLID: &str = "fill=\"currentColor\" stroke=\"none\"";

icons! {
    Rotate "rotate" "<path d='M19.5 12A7.5 7.5 0 1 1 16.8 6.2'/><path d='M17.5 2.5V7H13'/>";
    Undo "undo" "<path d='M4 9.5H14.5A5 5 0 0 1 14.5 19.5H9'/><path d='M8.5 5L4 9.5L8.5 14'/>";
    Check "check" "<path d='M4.5 12.8L9.8 18L19.5 6.5'/>";
    Close "close" "<path d='M6 6L18 18M18 6L6 18'/>";
    Help "help" "<circle cx='12' cy='12' r='9'/><path d='M9.3 9.5Q9.5 7 12 7T14.7 9.3Q14.7 11 12 12.3V13.8'/><path d='M12 16.9h.01'/>";
    Settings "settings" "<circle cx='12' cy='12' r='3'/><path d='M10.3 3.5H13.7L14.2 6L16.3 7.2L18.7 6.4L20.4 9.3L18.5 11V13L20.4 14.7L18.7 17.6L16.3 16.8L14.2 18L13.7 20.5H10.3L9.8 18L7.7 16.8L5.3 17.6L3.6 14.7L5.5 13V11L3.6 9.3L5.3 6.4L7.7 7.2L9.8 6Z'/>";
    SoundOn "sound-on" "<path d='M4 9.5V14.5H7.5L12 18.5V5.5L7.5 9.5Z'/><path d='M15.5 9Q17.5 12 15.5 15M18.3 6.5Q22 12 18.3 17.5'/>";
    SoundOff "sound-off" "<path d='M4 9.5V14.5H7.5L12 18.5V5.5L7.5 9.5Z'/><path d='M16 9.5L21 14.5M21 9.5L16 14.5'/>";
    /// The light theme.
    Sun "sun" "<circle cx='12' cy='12' r='4'/><path d='M12 2.5V5M12 19V21.5M2.5 12H5M19 12H21.5M5.3 5.3L7 7M17 17L18.7 18.7M18.7 5.3L17 7M7 17L5.3 18.7'/>";
    /// The dark theme.
    Moon "moon" "<path d='M14.5 3.5A9 9 0 1 0 20.5 15A7.5 7.5 0 0 1 14.5 3.5Z'/>";
    /// The system's theme.
    AutoTheme "auto-theme" "<circle cx='12' cy='12' r='8.5'/><path class='cl-solid' d='M12 3.5A8.5 8.5 0 0 1 12 20.5Z'/>";
    Share "share" "<circle cx='6' cy='12' r='2.6'/><circle cx='17.5' cy='5.5' r='2.6'/><circle cx='17.5' cy='18.5' r='2.6'/><path d='M8.3 10.7L15.2 6.8M8.3 13.3L15.2 17.2'/>";
    Link "link" "<path d='M10 14L14 10'/><path d='M8.5 10.5L5.8 13.2A3.7 3.7 0 0 0 11 18.4L13.5 15.8M15.5 13.5L18.2 10.8A3.7 3.7 0 0 0 13 5.6L10.5 8.2'/>";
    Download "download" "<path d='M12 3.5V15M7.5 10.5L12 15L16.5 10.5M4.5 16.5V20.5H19.5V16.5'/>";
    Printer "printer" "<path d='M7 8.5V3.5H17V8.5M7 17H4V8.5H20V17H17'/><path d='M7 14H17V20.5H7Z'/><path d='M16.5 11.3h.01'/>";
    Upload "upload" "<path d='M12 15V3.5M7.5 8L12 3.5L16.5 8M4.5 16.5V20.5H19.5V16.5'/>";
    Play "play" "<path class='cl-solid' d='M7 4.5L19.5 12L7 19.5Z'/>";
    Pause "pause" "<path class='cl-solid' d='M6.5 5H10V19H6.5ZM14 5H17.5V19H14Z'/>";
    StepBack "step-back" "<path d='M15 5.5L8.5 12L15 18.5'/>";
    StepForward "step-forward" "<path d='M9 5.5L15.5 12L9 18.5'/>";
    First "first" "<path d='M18 5.5L11.5 12L18 18.5M6.5 5.5V18.5'/>";
    Last "last" "<path d='M6 5.5L12.5 12L6 18.5M17.5 5.5V18.5'/>";
    Eye "eye" "<path d='M2.5 12Q7 5.5 12 5.5T21.5 12Q17 18.5 12 18.5T2.5 12Z'/><circle cx='12' cy='12' r='3'/>";
    People "people" "<circle cx='9' cy='8' r='3.5'/><path d='M2.5 20Q3 13.5 9 13.5T15.5 20Z'/><path d='M15 4.8A3.5 3.5 0 0 1 15.5 11.3M17.5 14Q21 15.5 21.5 20'/>";
    Bot "bot" "<path d='M5 9.5Q5 7.5 7 7.5H17Q19 7.5 19 9.5V17Q19 19.5 16.5 19.5H7.5Q5 19.5 5 17Z'/><path d='M12 7.5V4M2.5 12V15.5M21.5 12V15.5M9.5 16H14.5'/><path d='M9 12h.01M15 12h.01' stroke-width='2.8'/><path d='M12 3.5h.01' stroke-width='2.8'/>";
    Clock "clock" "<circle cx='12' cy='12' r='9'/><path d='M12 6.5V12L15.5 14.5'/>";
    Crown "crown" "<path d='M4.5 18.5L3 7.5L8 11.5L12 5L16 11.5L21 7.5L19.5 18.5Z'/><path d='M5 15H19'/>";
    Coin "coin" "<circle cx='12' cy='12' r='9'/><path d='M8 15.5L7.3 9.5L10 11.5L12 8L14 11.5L16.7 9.5L16 15.5Z'/>";
    Tower "tower" "<path d='M7.5 20.5L8.5 10H5.5V4H8.5V6H10.5V4H13.5V6H15.5V4H18.5V10H15.5L16.5 20.5Z'/><path d='M10.5 20.5V17A1.5 1.5 0 0 1 13.5 17V20.5'/>";
    Knight "knight" "<path d='M5.5 19V12Q5.5 5.5 12 5.5T18.5 12V19Q12 22 5.5 19Z'/><path d='M5.5 12.5H18.5M12 12.5V18'/><path d='M12 5.5Q12 2 16.5 3'/>";
    Dragon "dragon" "<path d='M2.5 14.5Q5 11 9.5 10.5L9 4L13 8L17.5 4.5L17.5 10L21 10.5L19.5 14L21.5 17L18.5 20.5H12Q14 17.5 11.5 16Q7 18.5 3 17.5Z'/><path d='M12.8 12.3h.01' stroke-width='2.6'/><path d='M5.5 14.3h.01'/>";
    Chat "chat" "<path d='M4 5H20V16H11.5L7 20V16H4Z'/><path d='M8 10.5h.01M12 10.5h.01M16 10.5h.01' stroke-width='2.4'/>";
    Flag "flag" "<path d='M5.5 21V3.5M5.5 4.5Q9 2.5 12.5 4.5T19.5 4.5V13.5Q16 15.5 12.5 13.5T5.5 13.5'/>";
    Log "log" "<path d='M6 3.5H18.5V20.5H6Q4 20.5 4 18.5V17H6.5'/><path d='M9.5 8H15.5M9.5 12H15.5M9.5 16H13.5'/><path d='M6 3.5V17'/>";
    Menu "menu" "<path d='M4 6.5H20M4 12H20M4 17.5H20'/>";
    /// Legal spots and hints.
    Grid "grid" "<path d='M4 4H20V20H4ZM4 9.3H20M4 14.7H20M9.3 4V20M14.7 4V20'/>";
    Language "language" "<circle cx='12' cy='12' r='9'/><path d='M3 12H21M12 3Q7 7.5 7 12T12 21Q17 16.5 17 12T12 3'/>";
    Copy "copy" "<path d='M8.5 8.5H20V20H8.5Z'/><path d='M15.5 5.5V4H4V15.5H5.5'/>";
    Plus "plus" "<path d='M12 5V19M5 12H19'/>";
    Minus "minus" "<path d='M5 12H19'/>";
    Trash "trash" "<path d='M4 6.5H20M9 6.5V4H15V6.5M6 6.5L7 20.5H17L18 6.5M10 10.5V16.5M14 10.5V16.5'/>";
    Trophy "trophy" "<path d='M7 3.5H17V10Q17 15 12 15T7 10ZM7 5.5H3.5Q3.5 10.5 7.5 11M17 5.5H20.5Q20.5 10.5 16.5 11M12 15V18M8 20.5Q8.5 18 12 18T16 20.5Z'/>";
    Warning "warning" "<path d='M12 3.5L21.5 20H2.5Z'/><path d='M12 10V14.5'/><path d='M12 17.3h.01'/>";
    /// No connection.
    WifiOff "wifi-off" "<path d='M3.5 9.5Q6 7.3 9 6.5M13.5 6.1Q17.5 6.8 20.5 9.5M6.5 13Q8 11.7 10 11.1M14.5 11.4Q16.3 12 17.5 13M9.5 16.3Q12 14.5 14.5 16.3'/><path d='M12 19.3h.01'/><path d='M4 3.5L20 20.5'/>";
}

impl Icon {
    /// The icon as an element, sized to the surrounding text (class `cl-icon`).
    pub fn svg(self) -> String {
        format!(
            "<svg class=\"cl-icon\" viewBox=\"0 0 24 24\" aria-hidden=\"true\" \
             focusable=\"false\"><use href=\"#cl-i-{}\"/></svg>",
            self.name()
        )
    }
}

pub(crate) fn parts() -> impl Iterator<Item = Part> {
    Icon::ALL.iter().map(|icon| {
        let drawing = icon.drawing().replace("class='cl-solid'", SOLID).replace('\'', "\"");
        let group = format!(
            "<g id=\"#\" fill=\"none\" stroke=\"currentColor\" stroke-width=\"1.8\" \
             stroke-linecap=\"round\" stroke-linejoin=\"round\">{drawing}</g>"
        );
        Part::element(format!("i-{}", icon.name()), &group)
    })
}
