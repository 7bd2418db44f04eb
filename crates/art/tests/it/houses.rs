//! Houses can be told apart by everyone, including the colour-blind.

use art::House;

type Rgb = [f64; 3];

/// A house's colour by day.
fn colour(house: House) -> Rgb {
    let value = house.colour();
    let hex = &value[value.find('#').expect("a hex value") + 1..value.len() - 1];
    [0, 2, 4]
        .map(|at| f64::from(u8::from_str_radix(&hex[at..at + 2], 16).expect("hex digits")) / 255.0)
}

fn linear(channel: f64) -> f64 {
    if channel <= 0.040_45 { channel / 12.92 } else { ((channel + 0.055) / 1.055).powf(2.4) }
}

/// A colour as seen with only two kinds of cones, in linear light.
fn seen(rgb: Rgb, matrix: [Rgb; 3]) -> Rgb {
    let light = rgb.map(linear);
    matrix.map(|row| row.iter().zip(light).map(|(weight, channel)| weight * channel).sum::<f64>())
}

/// The perceived distance, where about 1 is just noticeable (CIE 1976).
fn distance(one: Rgb, other: Rgb) -> f64 {
    let lab = |[r, g, b]: Rgb| {
        let curve = |t: f64| if t > 0.008_856 { t.cbrt() } else { 7.787 * t + 16.0 / 116.0 };
        let x = curve((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
        let y = curve(0.2126 * r + 0.7152 * g + 0.0722 * b);
        let z = curve((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);
        [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
    };
    let squares = lab(one).into_iter().zip(lab(other)).map(|(a, b)| (a - b).powi(2));
    squares.sum::<f64>().sqrt()
}

#[test]
fn the_colour_blind_can_tell_the_colours_apart() {
    let eyes: [(&str, [Rgb; 3]); 3] = [
        ("all cones", [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]),
        (
            "no red",
            [[0.112_38, 0.887_62, 0.0], [0.112_38, 0.887_62, 0.0], [0.004_01, -0.004_01, 1.0]],
        ),
        (
            "no green",
            [[0.292_75, 0.707_25, 0.0], [0.292_75, 0.707_25, 0.0], [-0.022_34, 0.022_34, 1.0]],
        ),
    ];
    for (eye, matrix) in eyes {
        for one in House::all() {
            for other in House::all().filter(|other| *other > one) {
                let apart = distance(seen(colour(one), matrix), seen(colour(other), matrix));
                assert!(
                    apart > 12.0,
                    "{} and {}: {apart:.1} ({eye})",
                    one.charge(),
                    other.charge()
                );
            }
        }
    }
}

/// §3.2
#[test]
fn each_house_has_its_own_castle_king_and_charge() {
    for one in House::all() {
        for other in House::all().filter(|other| *other > one) {
            assert_ne!(art::castle(one), art::castle(other));
            assert_ne!(art::king(one), art::king(other));
            assert_ne!(one.charge(), other.charge());
        }
    }
    assert_eq!(House::new(8), None);
}
