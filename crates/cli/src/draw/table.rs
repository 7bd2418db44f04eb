//! Tables: rows of cells in columns as wide as they need to be.
//!
//! Words keep to the left of their column, numbers to the right. A table does not wrap; whoever
//! fills it sees to it that it fits.

use super::palette::FAINT;
use super::text::{Block, Text};

/// Which side of a column its cells keep to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Align {
    /// Words.
    Left,
    /// Numbers.
    Right,
}

/// Spaces between two columns.
const GAP: usize = 2;

/// Rows of cells.
#[derive(Clone, Debug)]
pub(crate) struct Table {
    columns: Vec<Align>,
    rows: Vec<Row>,
}

#[derive(Clone, Debug)]
enum Row {
    Cells(Vec<Text>),
    /// A rule across the table.
    Rule,
}

impl Table {
    /// A table with these columns and no rows.
    pub(crate) fn new(columns: impl IntoIterator<Item = Align>) -> Self {
        Self { columns: columns.into_iter().collect(), rows: Vec::new() }
    }

    /// Adds a row; columns without a cell stay empty.
    pub(crate) fn row<T: Into<Text>>(&mut self, cells: impl IntoIterator<Item = T>) {
        self.rows.push(Row::Cells(cells.into_iter().map(Into::into).collect()));
    }

    /// Adds a row of titles.
    pub(crate) fn titles<'a>(&mut self, titles: impl IntoIterator<Item = &'a str>) {
        self.row(titles.into_iter().map(|title| Text::styled(title, FAINT)));
    }

    /// Adds a rule.
    pub(crate) fn rule(&mut self) {
        self.rows.push(Row::Rule);
    }

    /// The table as lines.
    pub(crate) fn lines(&self) -> Block {
        let widths: Vec<usize> = (0..self.columns.len())
            .map(|column| self.cells(column).map(Text::width).max().unwrap_or(0))
            .collect();
        let whole = widths.iter().sum::<usize>() + GAP * widths.len().saturating_sub(1);
        let line = |row: &Row| match row {
            Row::Rule => Text::styled("─".repeat(whole), FAINT),
            Row::Cells(cells) => {
                let columns = cells.iter().zip(&widths).zip(&self.columns).enumerate();
                columns.fold(Text::default(), |line, (index, ((cell, width), align))| {
                    let gap = " ".repeat(if index == 0 { 0 } else { GAP });
                    line.with(gap).with(cell.clone().padded(*width, *align))
                })
            }
        };
        self.rows.iter().map(line).collect()
    }

    fn cells(&self, column: usize) -> impl Iterator<Item = &Text> {
        self.rows.iter().filter_map(move |row| match row {
            Row::Cells(cells) => cells.get(column),
            Row::Rule => None,
        })
    }
}
