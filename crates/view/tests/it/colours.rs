//! Colours that have to be told apart can be, by day and by night, also by the colour-blind.
//!
//! Distances are CIEDE2000 (about 1 is just noticeable); colour-blindness is simulated at its full
//! strength after Machado, Oliveira and Fernandes (2009), on linear light.

use palette::color_difference::{Ciede2000, Wcag21RelativeContrast};
use palette::{FromColor, Lab, LinSrgb, Srgb};
use rules::Terrain;
use view::houses::{HOUSES, House};
use view::palette::{Colour, Light};

const LIGHTS: [Light; 2] = [Light::Day, Light::Night];
/// Any two houses are further apart than this, whoever looks.
const HOUSES_APART: f64 = 14.0;
/// Any two terrains, whose patterns differ as well, are further apart than this, whoever looks.
const TERRAINS_APART: f64 = 10.0;

type Matrix = [[f64; 3]; 3];

const EYES: [(&str, Matrix); 4] = [
    ("all cones", [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]),
    (
        "protanopia",
        [
            [0.152_286, 1.052_583, -0.204_868],
            [0.114_503, 0.786_281, 0.099_216],
            [-0.003_882, -0.048_116, 1.051_998],
        ],
    ),
    (
        "deuteranopia",
        [
            [0.367_322, 0.860_646, -0.227_968],
            [0.280_085, 0.672_501, 0.047_413],
            [-0.011_820, 0.042_940, 0.968_881],
        ],
    ),
    (
        "tritanopia",
        [
            [1.255_528, -0.076_749, -0.178_779],
            [-0.078_411, 0.930_809, 0.147_602],
            [0.004_733, 0.691_367, 0.303_900],
        ],
    ),
];

fn on_screen(colour: &Colour, light: Light) -> Srgb<f64> {
    let rgb: Srgb<u8> = colour.in_light(light).parse().expect("a hex value");
    rgb.into_format()
}

/// A colour as these eyes see it.
fn seen(colour: &Colour, light: Light, eyes: Matrix) -> Lab {
    let on_screen: LinSrgb<f64> = on_screen(colour, light).into_linear();
    let channels = [on_screen.red, on_screen.green, on_screen.blue];
    let [red, green, blue] = eyes.map(|row| {
        let light: f64 = row.iter().zip(channels).map(|(weight, channel)| weight * channel).sum();
        light.clamp(0.0, 1.0)
    });
    Lab::from_color(LinSrgb::new(red as f32, green as f32, blue as f32))
}

fn assert_apart(colours: &[&Colour], bound: f64) {
    for light in LIGHTS {
        for (eyes, matrix) in EYES {
            for (at, one) in colours.iter().enumerate() {
                for other in &colours[at + 1..] {
                    let apart = seen(one, light, matrix).difference(seen(other, light, matrix));
                    let (one, other) = (one.name, other.name);
                    assert!(
                        f64::from(apart) > bound,
                        "{one} and {other} by {light:?}: {apart:.1} ({eyes})"
                    );
                }
            }
        }
    }
}

#[test]
fn any_two_houses_can_be_told_apart() {
    assert_apart(&HOUSES.each_ref().map(House::colour), HOUSES_APART);
}

#[test]
fn any_two_terrains_can_be_told_apart() {
    assert_apart(&Terrain::ALL.map(Colour::of_terrain), TERRAINS_APART);
}

/// Relative luminance, as in WCAG 2: the darker has at most 85 % of the lighter's.
#[test]
fn wheat_is_lighter_than_grassland() {
    for light in LIGHTS {
        let [wheat, grass] = [Terrain::Wheat, Terrain::Grassland]
            .map(|terrain| on_screen(Colour::of_terrain(terrain), light).relative_luminance().luma);
        assert!(grass < 0.85 * wheat, "{light:?}: {wheat:.3} and {grass:.3}");
    }
}

/// WCAG AA: a name in the colour of the charge can be read on the colour of the house.
#[test]
fn charges_and_names_can_be_read_on_their_house() {
    for light in LIGHTS {
        for house in &HOUSES {
            let [ground, charge] =
                [house.colour(), house.charge_colour()].map(|colour| on_screen(colour, light));
            let contrast = ground.relative_contrast(charge);
            assert!(contrast >= 4.5, "{} by {light:?}: {contrast:.2}", house.name);
        }
    }
}
