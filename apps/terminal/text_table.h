// A table of aligned columns for a terminal.
//
//   Hand   Opponents       Win     Tie          where it is too wide for the terminal (table_layout.h),
//   AA             1  84.9319%  0.5436%         needed columns that do not fit follow in a second block,
//   72o            1  31.7103%  5.7467%         and a line below names those that were left out
//
//   Hand      Lose    Equity
//   AA    14.5245%  85.2037%
//   72o   62.5430%  34.5836%
//   Not shown: Shortcut error; widen the terminal or send the output to a file
#pragma once

#include <string>
#include <vector>

#include <apps/terminal/look.h>
#include <apps/terminal/style.h>
#include <apps/terminal/table_layout.h>

namespace holdfast::terminal {

class TextTable {
  public:
    /// The first column is the key: it says what a row is about, and is always shown.
    explicit TextTable(std::vector<Column> columns) : columns_(std::move(columns)) {}

    /// One cell for each column.
    void add_row(std::vector<std::string> cells, Look look = Look::plain);
    /// A line across the table.
    void add_rule();

    /// The lines, each ending in a line break. None is wider than the style allows, unless that is less than
    /// one number and 6 columns of the key need.
    std::string text(const TextStyle& style) const;

  private:
    struct Row {
        std::vector<std::string> cells;  ///< none: a rule
        Look look;
    };

    std::vector<std::size_t> widest() const;
    std::string block(const TableLayout& layout, const std::vector<std::size_t>& shown,
                      const TextStyle& style) const;
    void append_row(std::string& text, const Row& row, const TableLayout& layout,
                    const std::vector<std::size_t>& shown, const TextStyle& style) const;
    std::vector<std::string> lines_of(const std::string& cell, std::size_t column, std::size_t width) const;

    std::vector<Column> columns_;
    std::vector<Row> rows_;
};

}  // namespace holdfast::terminal
