//! Tables without frames. On a narrow terminal, columns of words wrap; the first column and numbers
//! never do.

use comfy_table::{Attribute, Cell, CellAlignment, ColumnConstraint, ContentArrangement, Table};

use crate::screen::Screen;

/// A table with these titles; the columns in `numbers` are aligned right.
pub(crate) fn table(screen: &Screen, titles: &[String], numbers: &[usize]) -> Table {
    let mut table = bare(screen);
    let title = |(at, text): (usize, &String)| {
        let align = if numbers.contains(&at) { CellAlignment::Right } else { CellAlignment::Left };
        cell(screen, text).add_attribute(Attribute::Dim).set_alignment(align)
    };
    table.set_header(titles.iter().enumerate().map(title));
    for &at in numbers {
        if let Some(column) = table.column_mut(at) {
            column.set_cell_alignment(CellAlignment::Right);
        }
    }
    // A wrapped name or number would look like two, so the table is allowed to be too wide instead.
    for at in numbers.iter().copied().chain([0]) {
        if let Some(column) = table.column_mut(at) {
            column.set_constraint(ColumnConstraint::ContentWidth);
        }
    }
    spaced(&mut table);
    table
}

/// Two columns: topics and their explanations.
pub(crate) fn topics(screen: &Screen, topics: impl IntoIterator<Item = (String, String)>) -> Table {
    let mut table = bare(screen);
    for (topic, meaning) in topics {
        let topic = cell(screen, &topic).add_attribute(Attribute::Dim);
        table.add_row([topic, cell(screen, &meaning)]);
    }
    spaced(&mut table);
    table
}

/// A cell in characters that the terminal can show.
pub(crate) fn cell(screen: &Screen, text: &str) -> Cell {
    Cell::new(screen.look.transliterate(text))
}

/// A bold cell.
pub(crate) fn strong(screen: &Screen, text: &str) -> Cell {
    cell(screen, text).add_attribute(Attribute::Bold)
}

fn bare(screen: &Screen) -> Table {
    let mut table = Table::new();
    table
        .load_style(comfy_table::presets::NOTHING)
        .set_content_arrangement(ContentArrangement::Dynamic)
        .set_width(screen.width)
        // The screen handles colours when it writes the lines.
        .force_no_tty()
        .enforce_styling();
    table
}

/// Two spaces between columns, none at the sides.
fn spaced(table: &mut Table) {
    for column in table.column_iter_mut() {
        column.set_padding((0, 2));
    }
    if let Some(last) = table.column_iter_mut().next_back() {
        last.set_padding((0, 0));
    }
}

pub(crate) fn rows(table: &Table) -> Vec<String> {
    table.lines().collect()
}
