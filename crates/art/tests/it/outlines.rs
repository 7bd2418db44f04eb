//! Outlines of sets of cells.

use art::outline;

/// The number of closed rings and of corners of an outline without rounding.
fn shape(cells: &[(i32, i32)]) -> (usize, usize) {
    let path = outline(cells, 0.0, 0.0);
    (path.matches('Z').count(), path.matches('Q').count())
}

#[test]
fn a_square_has_one_ring_of_four_corners() {
    assert_eq!(
        outline(&[(0, 0)], 0.0, 10.0),
        "M0 10Q0 0 10 0L90 0Q100 0 100 10L100 90Q100 100 90 100L10 100Q0 100 0 90Z"
    );
}

#[test]
fn an_inset_lies_inside_and_a_negative_one_outside() {
    assert!(outline(&[(1, 1)], 5.0, 0.0).starts_with("M105 105"));
    assert!(outline(&[(1, 1)], -5.0, 0.0).starts_with("M95 95"));
}

#[test]
fn shapes_have_the_right_rings_and_corners() {
    let check = |cells: &[(i32, i32)], expected: (usize, usize)| {
        assert_eq!(shape(cells), expected, "{cells:?}");
    };
    check(&[], (0, 0));
    check(&[(0, 0), (1, 0)], (1, 4));
    check(&[(0, 0), (1, 0), (1, 1)], (1, 6));
    check(&[(0, 0), (1, 0), (2, 0), (1, 1)], (1, 8));
    // Apart.
    check(&[(0, 0), (2, 0)], (2, 8));
    // Touching at a corner.
    check(&[(0, 0), (1, 1)], (2, 8));
    check(&[(1, 0), (0, 1)], (2, 8));
    // Around a hole.
    check(&[(0, 0), (1, 0), (2, 0), (0, 1), (2, 1), (0, 2), (1, 2), (2, 2)], (2, 8));
    // The same cell twice.
    check(&[(-1, -1), (-1, -1)], (1, 4));
}

#[test]
fn the_order_of_cells_does_not_matter() {
    let mut cells = [(0, 0), (1, 0), (1, 1), (2, 1), (-4, 3)];
    let path = outline(&cells, 3.0, 12.0);
    cells.reverse();
    assert_eq!(outline(&cells, 3.0, 12.0), path);
}
