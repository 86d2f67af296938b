// A table of aligned columns for a terminal.
//
//   Hand   Opponents       Win     Tie          if it is too wide for the terminal (TableLayout),
//   AA             1  84.9319%  0.5436%         needed columns that do not fit follow in a second block,
//   72o            1  31.7103%  5.7467%         and a line below names those that were left out
//
//   Hand      Lose    Equity
//   AA    14.5245%  85.2037%
//   72o   62.5430%  34.5836%
//   Not shown: Shortcut error; widen the terminal or send the output to a file
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include <apps/terminal/style.h>

namespace holdfast::terminal {

// Where the columns of a table go, and how wide each is, in a terminal that may be too narrow for them.
//
// What gives way, in this order, until the table fits:
//   1. a column that can break its cells over several lines, down to 24 columns of the terminal
//   2. a key (the first column) of more than 40: a list of hands, say, not a name
//   3. the columns that may be left out, one after the other
//   4. the one block of columns: those that do not fit beside the others follow in a block below, where the
//      key is repeated
//   5. the key, if not even one column fits beside it

struct Column {
    static constexpr int needed = 0;

    /// Sentences are broken beyond this width wherever they go: longer lines are hard to read.
    static constexpr std::size_t longest_sentence = 72;

    std::string title;
    /// wrap: left, a list that is broken if there is no room; sentences: the same between words, each line
    /// after the first indented
    enum { left, right, wrap, sentences } align = right;
    bool can_break() const { return align == wrap || align == sentences; }
    int leave_out = needed;  ///< a column with a higher number is left out earlier
};

struct TableLayout {
    static constexpr std::size_t gap = 2;  ///< between two columns

    std::vector<std::size_t> width;                ///< [column]
    std::vector<std::vector<std::size_t>> blocks;  ///< columns of each block, in order; the key leads each
    std::vector<std::size_t> left_out;             ///< columns, in order

    /// The columns of the terminal that a block of these columns takes, the gaps between them included.
    std::size_t width_of(const std::vector<std::size_t>& shown) const;
};

/// The layout that fits, or the narrowest there is. `widest`: what each column needs for its title and cells.
/// `width`: that of the terminal; 0 is unlimited.
TableLayout table_layout(const std::vector<Column>& columns, const std::vector<std::size_t>& widest,
                         std::size_t width);

class TextTable {
  public:
    /// The first column is the key: it says what a row is about, and is always shown.
    explicit TextTable(std::vector<Column> columns) : columns_(std::move(columns)) {}

    /// Adds a row with one cell for each column. Control characters become '?'.
    void add_row(std::vector<std::string> cells, Look look = Look::plain);
    /// Adds a line across the table.
    void add_rule();

    /// The lines, each ending in a line break. None is wider than the style allows, unless that is less than
    /// one number and 6 columns of the key need.
    std::string text(const TextStyle& style) const;

  private:
    struct Row {
        std::vector<std::string> cells;  ///< none: a rule
        Look look;
    };

    /// [column] the width that its title and all its cells ask for.
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
