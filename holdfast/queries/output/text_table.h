// A table of aligned columns for a terminal.
//
// Where the table is wider than the terminal, the columns that matter least are left out, one after the
// other; the last column may instead break its cells over several lines.
#pragma once

#include <string>
#include <vector>

#include <holdfast/queries/output/plain_text.h>
#include <holdfast/queries/output/style.h>

namespace holdfast::queries {

struct Column {
    static constexpr int needed = 0;

    std::string title;
    enum { left, right, wrap } align = right;  ///< wrap: left, a list that is broken where there is no room
    int leave_out = needed;                    ///< a column with a higher number is left out earlier
};

class TextTable {
  public:
    explicit TextTable(std::vector<Column> columns) : columns_(std::move(columns)) {}

    /// One cell for each column.
    void add_row(std::vector<std::string> cells, Look look = Look::plain);
    /// A line across the table.
    void add_rule();

    /// The lines, each ending in a line break.
    std::string text(const TextStyle& style) const;

  private:
    struct Row {
        std::vector<std::string> cells;  ///< none: a rule
        Look look;
    };
    struct Layout {
        std::vector<std::size_t> shown;  ///< numbers of the columns
        std::vector<std::size_t> width;  ///< [column]
        std::size_t total() const;
    };

    Layout layout(std::size_t width) const;
    void append_line(std::string& text, const std::vector<std::string>& cells, const Layout& layout,
                     Look look, const TextStyle& style) const;

    std::vector<Column> columns_;
    std::vector<Row> rows_;
};

}  // namespace holdfast::queries
