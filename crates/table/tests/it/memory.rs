//! The memory that a table uses.

use std::mem::size_of;

use table::{Chair, Seq, Table};

use crate::bench::{Bench, PEOPLE};

#[test]
fn an_idle_table_is_small() {
    let mut bench = Bench::begun("k4", &PEOPLE[..4].join(" "));
    bench.play_script("0 play 60 : ...");
    let steps = bench.game().steps();
    assert!(bench.is_on() && steps.len() > 70);
    let texts = 4 * 2 * 32 + 2 * 32;
    // A list's capacity may be twice its length.
    let chairs = 2 * 4 * size_of::<Chair>();
    let steps = 2 * size_of_val(steps);
    let stock = 48 * size_of::<rules::DominoId>() + 4 + 4 * size_of::<Vec<u8>>();
    let recent = 128 * (16 + size_of::<Seq>());
    let all = size_of::<Table>() + texts + chairs + steps + stock + recent;
    assert!(all < 16 * 1024, "{all} bytes");
    assert!(size_of::<Table>() > size_of::<rules::Position>(), "the position is counted");
}
