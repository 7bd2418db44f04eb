//! The table of buildings in every version, read while the crate compiles.
//!
//! The newest table is one file, and every row that it once had is in another, after the last
//! version that has it. A correction is therefore two edits of text and none of code.

use super::{Building, BuildingSpec, Confidence, KNIGHTS, TOWERS, Treasury, Worth};
use crate::csv::{Reader, str_eq};
use crate::terrain::Terrain;

/// The newest table.
const TABLE: &str = include_str!("../../data/queendomino_buildings.csv");
/// Rows that were corrected, each after the last version that has it.
const BEFORE: &str = include_str!("../../data/queendomino_buildings_before.csv");
/// A correction that was never made, as if it came after the newest table: what tests play with. No
/// text can name its version.
const TRIAL: &str = "\nguardtower,The Guardtower,2,0,1,tower,1,fixed,4,,confirmed\n";

/// The version of the newest table.
pub(crate) const NEWEST: u8 = newest(BEFORE);

/// The version with the trial correction.
pub(crate) const LAST: u8 = NEWEST + 1;

/// A kind of building in some versions of the table.
#[derive(Clone, Copy)]
pub(super) struct Row {
    pub(super) kind: u8,
    /// The last version with this row.
    pub(super) until: u8,
    pub(super) spec: BuildingSpec,
}

/// Rows of the newest table until they are corrected.
const STILL_TRUE: u8 = u8::MAX;

/// Rows of the versions that games are played with.
pub(super) const PLAYED_ROWS: usize = Building::KINDS + lines_below_heading(BEFORE);
const ROW_COUNT: usize = PLAYED_ROWS + lines_below_heading(TRIAL);

pub(super) static ROWS: [Row; ROW_COUNT] = read_rows(BEFORE, TRIAL);

/// The kinds of each version, by their index.
pub(super) static VERSIONS: [[Building; Building::KINDS]; LAST as usize] = {
    let rows: [Row; ROW_COUNT] = read_rows(BEFORE, TRIAL);
    let mut versions = [[Building(0); Building::KINDS]; LAST as usize];
    let mut version = 0;
    while version < versions.len() {
        let mut kind = 0;
        while kind < Building::KINDS {
            versions[version][kind] = row_in_version(&rows, kind as u8, version as u8 + 1);
            kind += 1;
        }
        version += 1;
    }
    versions
};

/// One more than any row was corrected in.
const fn newest(before: &'static str) -> u8 {
    let mut newest = 1;
    let mut reader = Reader::new(before);
    while !reader.is_at_end() {
        let until = reader.number();
        read_row(&mut reader);
        newest = if until >= newest { until + 1 } else { newest };
    }
    newest
}

/// Of the rows of a kind that last until this version or longer, the one that ends first.
const fn row_in_version(rows: &[Row], kind: u8, version: u8) -> Building {
    let mut found: Option<usize> = None;
    let mut at = 0;
    while at < rows.len() {
        let sooner = match found {
            Some(other) => rows[at].until < rows[other].until,
            None => true,
        };
        if rows[at].kind == kind && rows[at].until >= version && sooner {
            found = Some(at);
        }
        at += 1;
    }
    match found {
        Some(row) => Building(row as u8),
        None => panic!("every version has every kind"),
    }
}

/// The rows of [`TABLE`], then those that it had before, then those of the trial.
const fn read_rows<const COUNT: usize>(before: &'static str, trial: &'static str) -> [Row; COUNT] {
    const NO_ROW: Row = Row {
        kind: 0,
        until: STILL_TRUE,
        spec: BuildingSpec {
            id: "",
            name: "",
            copies: 0,
            knights: 0,
            towers: 0,
            treasury: None,
            crowns: 0,
            worth: Worth::Nothing,
            confidence: Confidence::Confirmed,
        },
    };
    let mut rows = [NO_ROW; COUNT];
    let mut reader = Reader::new(TABLE);
    let mut at = 0;
    while at < Building::KINDS {
        rows[at] = Row { kind: at as u8, until: STILL_TRUE, spec: read_row(&mut reader) };
        at += 1;
    }
    assert!(reader.is_at_end(), "there are 17 kinds of buildings");
    let mut reader = Reader::new(before);
    while !reader.is_at_end() {
        let until = reader.number();
        let spec = read_row(&mut reader);
        rows[at] = Row { kind: kind_of(&rows, spec.id), until, spec };
        at += 1;
    }
    let mut reader = Reader::new(trial);
    while !reader.is_at_end() {
        let spec = read_row(&mut reader);
        let kind = kind_of(&rows, spec.id);
        rows[kind as usize].until = newest(before);
        rows[at] = Row { kind, until: STILL_TRUE, spec };
        at += 1;
    }
    rows
}

const fn kind_of(rows: &[Row], id: &str) -> u8 {
    let mut kind = 0;
    while kind < Building::KINDS {
        if str_eq(rows[kind].spec.id, id) {
            return kind as u8;
        }
        kind += 1;
    }
    panic!("a corrected row is of a kind that the table has")
}

const fn lines_below_heading(table: &str) -> usize {
    let (bytes, mut at, mut lines) = (table.as_bytes(), 0, 0);
    while at < bytes.len() {
        lines += (bytes[at] == b'\n') as usize;
        at += 1;
    }
    lines - 1
}

const fn read_row(reader: &mut Reader<'static>) -> BuildingSpec {
    BuildingSpec {
        id: reader.field(),
        name: reader.field(),
        copies: reader.number(),
        knights: reader.number(),
        towers: reader.number(),
        treasury: match reader.field() {
            kind if str_eq(kind, "none") => None,
            kind if str_eq(kind, "knight") => Some(Treasury::Knights),
            kind if str_eq(kind, "tower") => Some(Treasury::Towers),
            _ => panic!("tax_bonus_per must be none, knight or tower"),
        },
        crowns: reader.number(),
        worth: read_worth(reader),
        confidence: match reader.field() {
            word if str_eq(word, "confirmed") => Confidence::Confirmed,
            word if str_eq(word, "partial") => Confidence::Partial,
            word if str_eq(word, "inferred") => Confidence::Inferred,
            word if str_eq(word, "reconstructed") => Confidence::Reconstructed,
            _ => panic!("unknown immediate_confidence"),
        },
    }
}

const fn read_worth(reader: &mut Reader<'static>) -> Worth {
    let kind = reader.field();
    let amount = reader.number();
    let terrain = Terrain::from_name(reader.field());
    match kind {
        _ if str_eq(kind, "none") => Worth::Nothing,
        _ if str_eq(kind, "fixed") => Worth::Fixed(amount),
        _ if str_eq(kind, "per_tower") => Worth::PerTower(amount),
        _ if str_eq(kind, "per_knight") => Worth::PerKnight(amount),
        _ if str_eq(kind, "per_territory") => match terrain {
            Some(terrain) => Worth::PerTerritory(amount, terrain),
            None => panic!("per_territory needs a terrain"),
        },
        _ => panic!("unknown vp_kind"),
    }
}

const _: () = {
    let rows: [Row; ROW_COUNT] = read_rows(BEFORE, TRIAL);
    check_box(&rows, LAST);
};

/// What Queendomino's rulebook counts in the box. Its tiles are all there: the page of contents
/// counts them, and the last page those of each kind, so no correction changes how many there are.
/// Knights and towers may be left over: a box may hold spare pieces.
const fn check_box(rows: &[Row], last: u8) {
    const SEATS_IN_BOX: u8 = 4;
    let mut version = 1;
    while version <= last {
        let (mut tiles, mut knights, mut towers) = (0, 0, 0);
        let mut kind = 0;
        while kind < Building::KINDS {
            let Row { spec, .. } = rows[row_in_version(rows, kind as u8, version).0 as usize];
            assert!(spec.copies == rows[kind].spec.copies, "no correction changes the copies");
            tiles += spec.copies;
            knights += spec.copies * spec.knights;
            towers += spec.copies * spec.towers;
            assert!(spec.crowns <= 3, "a square shows at most three crowns");
            kind += 1;
        }
        assert!(tiles as usize == Building::TILES, "the box has 32 tiles");
        assert!(knights + SEATS_IN_BOX <= KNIGHTS, "more knights than the box holds");
        assert!(towers <= TOWERS, "more towers than the box holds");
        version += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::{Building, Row, TRIAL, check_box, newest, read_rows, row_in_version};

    const NOTHING: &str = "\n";

    fn row(rows: &[Row], id: &str, version: u8) -> (u8, u8) {
        let kind = Building::from_id(id).expect("a building").index() as u8;
        let spec = rows[row_in_version(rows, kind, version).0 as usize].spec;
        assert_eq!(spec.id, id);
        (spec.knights, spec.towers)
    }

    #[test]
    fn every_version_has_the_rows_that_it_had() {
        const BEFORE: &str = "until,…\n\
            2,bakery,The Bakery,2,0,1,none,0,per_territory,2,wheat,reconstructed\n\
            1,church,The Church,2,1,0,none,0,per_territory,2,town,partial\n\
            1,bakery,The Bakery,2,1,0,none,0,per_territory,2,wheat,reconstructed\n";
        assert_eq!((newest(NOTHING), newest(BEFORE)), (1, 3));
        let rows: [Row; Building::KINDS + 4] = read_rows(BEFORE, TRIAL);
        let versions = |id| [1, 2, 3, 4].map(|version| row(&rows, id, version));
        assert_eq!(versions("bakery"), [(1, 0), (0, 1), (0, 0), (0, 0)]);
        assert_eq!(versions("church"), [(1, 0), (0, 0), (0, 0), (0, 0)]);
        assert_eq!(versions("guardtower"), [(0, 2), (0, 2), (0, 2), (0, 1)]);
        assert_eq!(versions("foundry"), [(2, 0); 4]);
    }

    #[test]
    fn a_box_may_have_spare_knights_and_towers_but_not_too_few() {
        let holds = |trial: &'static str| {
            let rows: [Row; Building::KINDS + 1] = read_rows(NOTHING, trial);
            std::panic::catch_unwind(|| check_box(&rows, 2)).is_ok()
        };
        assert!(holds("\nfoundry,The Foundry,2,0,0,none,0,per_territory,2,mine,confirmed\n"));
        assert!(holds("\nguardtower,The Guardtower,2,0,0,none,0,fixed,3,,confirmed\n"));
        assert!(!holds("\nfoundry,The Foundry,2,3,0,none,0,per_territory,2,mine,confirmed\n"));
        assert!(!holds("\nguardtower,The Guardtower,2,0,3,none,0,fixed,3,,confirmed\n"));
        assert!(!holds("\nguardtower,The Guardtower,3,0,1,none,0,fixed,3,,confirmed\n"));
    }
}
