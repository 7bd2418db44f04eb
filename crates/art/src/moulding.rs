//! The frame around a kingdom that hangs on the wall: gilt and crowned for a winner, plain wood for
//! anyone else.

use view::finale::FRAME_HEIGHT;

use crate::defs::INK;
use crate::drawing::Drawing;
use crate::pen::draw;
use crate::style::paint;

/// What a frame is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moulding {
    Gilt,
    Wood,
}

/// The width of a frame.
const WIDTH: i32 = 1_000;
/// The outer edge of the moulding: left, top and side.
const OUTER: [i32; 3] = [12, 42, 976];
/// The opening for the picture.
pub(crate) const OPENING: [i32; 3] = [90, 120, 820];

/// A frame 1,000 wide and [`FRAME_HEIGHT`] high. The picture goes into its opening, 820 by 820 from
/// (90, 120), which is filled with the ground of a table.
pub fn picture_frame(moulding: Moulding) -> Drawing {
    let [lit, plain, deep, bead] = match moulding {
        Moulding::Gilt => ["gold-lit", "gold", "gold-deep", "wood-deep"],
        Moulding::Wood => ["thatch", "wood", "wood-deep", "shade"],
    };
    let [left, top, side] = OUTER;
    let (right, bottom) = (left + side, top + side);
    let [inner_left, inner_top, inner_side] = OPENING;
    let (inner_right, inner_bottom) = (inner_left + inner_side, inner_top + inner_side);
    let mut body = String::new();
    draw!(
        body,
        "<rect stroke=\"none\" x=\"{}\" y=\"{}\" width=\"{side}\" height=\"{side}\" rx=\"14\" fill=\"$shade\" fill-opacity=\".3\"/>\
         <rect stroke=\"none\" x=\"{left}\" y=\"{top}\" width=\"{side}\" height=\"{side}\" rx=\"10\" fill=\"${plain}\"/>\
         <rect stroke=\"none\" x=\"{inner_left}\" y=\"{inner_top}\" width=\"{inner_side}\" height=\"{inner_side}\" fill=\"$table\"/>",
        left + 6,
        top + 10,
    );
    // Light from the upper left: the upper and the left bar are lit, the lower and right ones shaded.
    draw!(
        body,
        "<path stroke=\"none\" fill=\"${lit}\" fill-opacity=\".55\" d=\"M{left} {bottom}V{top}H{right}L{inner_right} {inner_top}H{inner_left}V{inner_bottom}Z\"/>\
         <path stroke=\"none\" fill=\"${deep}\" fill-opacity=\".6\" d=\"M{left} {bottom}H{right}V{top}L{inner_right} {inner_top}V{inner_bottom}H{inner_left}Z\"/>"
    );
    for (inset, colour, width) in [(13, deep, 4), (20, lit, 3), (62, deep, 5), (68, lit, 3)] {
        let side = side - 2 * inset;
        draw!(
            body,
            "<rect x=\"{}\" y=\"{}\" width=\"{side}\" height=\"{side}\" rx=\"4\" stroke=\"${colour}\" stroke-width=\"{width}\"/>",
            left + inset,
            top + inset,
        );
    }
    body += &beads(bead, lit);
    for (x, y) in [(left, top), (right, top), (left, bottom), (right, bottom)] {
        let towards_middle = |at: i32, middle: i32| if at < middle { at + 41 } else { at - 41 };
        let (x, y) = (towards_middle(x, 500), towards_middle(y, 500));
        draw!(
            body,
            "<path fill=\"${plain}\" d=\"M{x} {}L{} {y}L{x} {}L{} {y}Z\"/><circle cx=\"{x}\" cy=\"{y}\" r=\"13\" fill=\"${lit}\"/>",
            y - 34,
            x + 34,
            y + 34,
            x - 34
        );
    }
    draw!(
        body,
        "<rect x=\"{left}\" y=\"{top}\" width=\"{side}\" height=\"{side}\" rx=\"10\" stroke-width=\"5\"/>\
         <rect x=\"{inner_left}\" y=\"{inner_top}\" width=\"{inner_side}\" height=\"{inner_side}\" stroke-width=\"5\"/>\
         <path stroke=\"$shade\" stroke-opacity=\".28\" stroke-width=\"12\" d=\"M{} {}V{}H{}\"/>",
        inner_left + 8,
        inner_bottom - 3,
        inner_top + 8,
        inner_right - 3
    );
    if moulding == Moulding::Gilt {
        body += CREST;
    }
    let drawn = format!(
        "<g fill=\"none\" stroke=\"$ink\" stroke-width=\"{INK}\" stroke-linejoin=\"round\" \
         stroke-linecap=\"round\">{body}</g>"
    );
    Drawing::new(WIDTH, FRAME_HEIGHT as i32, paint(&drawn))
}

/// A row of beads along the middle of each bar, between the corners.
fn beads(colour: &str, lit: &str) -> String {
    let [left, top, side] = OUTER;
    let (near, far) = ([left + 41, top + 41], [left + side - 41, top + side - 41]);
    let mut dots = String::new();
    for at in (64..side - 100).step_by(24).map(|along| along + 22) {
        draw!(dots, "M{} {}h.1M{} {}h.1", left + at, near[1], left + at, far[1]);
        draw!(dots, "M{} {}h.1M{} {}h.1", near[0], top + at, far[0], top + at);
    }
    format!(
        "<path stroke=\"${colour}\" stroke-width=\"13\" d=\"{dots}\"/>\
         <path stroke=\"${lit}\" stroke-width=\"6\" transform=\"translate(-1.5 -1.5)\" d=\"{dots}\"/>"
    )
}

/// The crown on top of a winner's frame, between two boughs of laurel.
const CREST: &str = "\
<g transform=\"translate(500 92)\">\
<path stroke-width=\"5\" stroke=\"$forest-deep\" d=\"M-40 0Q-110 -8 -190 -38M40 0Q110 -8 190 -38\"/>\
<path fill=\"$leaf\" stroke-width=\"3\" d=\"M-84 -6Q-96 -40 -126 -44Q-120 -16 -84 -6ZM-128 -16Q-142 -50 -172 -52Q-164 -24 -128 -16ZM-96 -2Q-124 22 -150 8Q-130 -14 -96 -2ZM-142 -18Q-170 4 -196 -12Q-176 -32 -142 -18Z\
M84 -6Q96 -40 126 -44Q120 -16 84 -6ZM128 -16Q142 -50 172 -52Q164 -24 128 -16ZM96 -2Q124 22 150 8Q130 -14 96 -2ZM142 -18Q170 4 196 -12Q176 -32 142 -18Z\"/>\
<path fill=\"$gold\" stroke-width=\"6\" d=\"M-58 22L-72 -56L-30 -22L0 -84L30 -22L72 -56L58 22Q0 40 -58 22Z\"/>\
<path stroke=\"none\" fill=\"$gold-lit\" d=\"M-50 6L-61 -40L-29 -14L-3 -66V18Q-28 18 -50 6Z\"/>\
<path stroke-width=\"5\" d=\"M-54 4Q0 20 54 4\"/>\
<circle cx=\"-72\" cy=\"-60\" r=\"9\" fill=\"$berry\" stroke-width=\"5\"/>\
<circle cx=\"0\" cy=\"-80\" r=\"9\" fill=\"$lake\" stroke-width=\"5\"/>\
<circle cx=\"72\" cy=\"-60\" r=\"9\" fill=\"$berry\" stroke-width=\"5\"/></g>";
