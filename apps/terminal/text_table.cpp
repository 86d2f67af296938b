#include <algorithm>
#include <numeric>
#include <utility>

#include <apps/terminal/display.h>
#include <apps/terminal/text_table.h>

#include <holdfast/core/text.h>

namespace holdfast::terminal {
namespace {

/// Columns by their numbers, in rising order.
using Shown = std::vector<std::size_t>;

constexpr std::size_t key = 0;
/// The least widths of a column that breaks its cells, of a key that is a list, and of a key that is a name
/// (text_table.h).
constexpr std::size_t least_wrapped_width = 24;
constexpr std::size_t longest_name = 40;
constexpr std::size_t shortest_name = 6;

bool fits(const TableLayout& layout, const Shown& shown, std::size_t width) {
    return layout.width_of(shown) <= width;
}

/// Narrows a column by as much as the table is too wide, but not below `least`.
void narrow(TableLayout& layout, std::size_t column, std::size_t least, const Shown& shown,
            std::size_t width) {
    std::size_t& own = layout.width[column];
    const std::size_t total = layout.width_of(shown);
    if (total > width && own > least) own -= std::min(total - width, own - least);
}

/// Removes the column that matters least; false if all are needed.
bool leave_one_out(const std::vector<Column>& columns, Shown& shown, Shown& left_out) {
    const auto matters_more = [&](std::size_t a, std::size_t b) {
        return columns[a].leave_out < columns[b].leave_out;
    };
    // If several matter equally little, the leftmost is removed.
    const auto least = std::max_element(shown.begin(), shown.end(), matters_more);
    if (columns[*least].leave_out == Column::needed) return false;
    left_out.insert(std::upper_bound(left_out.begin(), left_out.end(), *least), *least);
    shown.erase(least);
    return true;
}

/// The columns in blocks of what fits; a key that leaves no room for the widest of them becomes narrower.
std::vector<Shown> folded(TableLayout& layout, const Shown& shown, std::size_t width) {
    for (const std::size_t column : shown) {
        narrow(layout, key, shortest_name, column == key ? Shown{key} : Shown{key, column}, width);
    }
    std::vector<Shown> blocks(1);
    for (const std::size_t column : shown) {
        blocks.back().push_back(column);
        if (fits(layout, blocks.back(), width) || blocks.back().size() <= 2) continue;
        // A block has the key and one column at least, whether they fit or not.
        blocks.back().pop_back();
        blocks.push_back({key, column});
    }
    return blocks;
}

}  // namespace

std::size_t TableLayout::width_of(const std::vector<std::size_t>& shown) const {
    std::size_t sum = gap * (shown.size() - 1);
    for (const std::size_t column : shown) sum += width[column];
    return sum;
}

TableLayout table_layout(const std::vector<Column>& columns, const std::vector<std::size_t>& widest,
                         std::size_t width) {
    TableLayout layout{widest, {}, {}};
    Shown shown(columns.size());
    std::iota(shown.begin(), shown.end(), std::size_t{0});
    if (width == 0) {
        layout.blocks = {shown};
        return layout;
    }
    // Columns give way in the order of text_table.h; after each one left out, the others have all their room
    // again.
    do {
        // Columns that were narrowed in favour of one that has been left out get their room back.
        layout.width = widest;
        for (const std::size_t column : shown) {
            if (columns[column].can_break()) narrow(layout, column, least_wrapped_width, shown, width);
        }
        narrow(layout, key, longest_name, shown, width);
    } while (!fits(layout, shown, width) && leave_one_out(columns, shown, layout.left_out));
    layout.blocks = folded(layout, shown, width);
    return layout;
}

namespace {

/// A cell with the blanks that fill its column; as it is if it is wider. Counts columns of the terminal, not
/// bytes.
std::string filled(const std::string& cell, bool is_right, std::size_t width) {
    const std::size_t used = display_width(cell);
    const std::string blanks(width > used ? width - used : 0, ' ');
    return is_right ? blanks + cell : cell + blanks;
}

/// The words in lines of at most this width, those after the first indented by two more than the first.
std::vector<std::string> hanging_lines(const std::string& text, std::size_t width) {
    if (display_width(text) <= width) return {text};
    const std::size_t indent = text.find_first_not_of(' ');
    std::vector<std::string> lines =
        wrapped_words(std::string_view(text).substr(indent), width - std::min(width - 1, indent + 2));
    for (std::size_t line = 0; line < lines.size(); ++line) {
        lines[line].insert(0, indent + (line == 0 ? 0 : 2), ' ');
    }
    return lines;
}

/// The line that names the columns left out; empty if all are shown.
std::string note_of(const std::vector<Column>& columns, const std::vector<std::size_t>& left_out,
                    const TextStyle& style) {
    if (left_out.empty()) return "";
    std::vector<std::string> titles;
    for (const std::size_t column : left_out) {
        // Bars have no title: they only show what another column says.
        if (!columns[column].title.empty()) titles.push_back(columns[column].title);
    }
    if (titles.empty()) return "";
    const std::string note =
        "Not shown: " + joined(titles) + "; widen the terminal or send the output to a file";
    std::string text;
    for (const std::string& line : wrapped_words(note, style.width)) {
        (text += with_look(line, Look::dim, style)) += '\n';
    }
    return text;
}

}  // namespace

// Cells may hold names from a user's paytable: control characters would reach the terminal.
void TextTable::add_row(std::vector<std::string> cells, Look look) {
    for (std::string& cell : cells) cell = printable(cell);
    rows_.push_back({std::move(cells), look});
}

void TextTable::add_rule() {
    rows_.push_back({{}, Look::dim});
}

// The width that each column would take on an endless line.
std::vector<std::size_t> TextTable::widest() const {
    std::vector<std::size_t> widths;
    for (std::size_t column = 0; column < columns_.size(); ++column) {
        widths.push_back(display_width(columns_[column].title));
        for (const Row& row : rows_) {
            if (!row.cells.empty()) widths.back() = std::max(widths.back(), display_width(row.cells[column]));
        }
        // A long sentence must not make its column wide, however wide the terminal is.
        if (columns_[column].align == Column::sentences) {
            widths.back() = std::min(widths.back(), Column::longest_sentence);
        }
    }
    return widths;
}

/// The cell as it is shown in its column: in several lines if the column breaks, otherwise cut to fit.
std::vector<std::string> TextTable::lines_of(const std::string& cell, std::size_t column,
                                             std::size_t width) const {
    std::vector<std::string> lines;
    if (columns_[column].align == Column::sentences) {
        lines = hanging_lines(cell, width);
    } else {
        lines = wrapped_list(cell, columns_[column].align == Column::wrap ? width : 0);
    }
    for (std::string& line : lines) line = clipped(line, width);
    return lines;
}

// A row of cells of several lines is as high as its highest cell; a row without cells is a rule.
void TextTable::append_row(std::string& text, const Row& row, const TableLayout& layout,
                           const std::vector<std::size_t>& shown, const TextStyle& style) const {
    if (row.cells.empty()) {
        (text += with_look(std::string(layout.width_of(shown), '-'), row.look, style)) += '\n';
        return;
    }
    std::vector<std::vector<std::string>> cells;  // [column shown] its lines
    std::size_t height = 1;
    for (const std::size_t column : shown) {
        cells.push_back(lines_of(row.cells[column], column, layout.width[column]));
        height = std::max(height, cells.back().size());
    }
    for (std::size_t number = 0; number < height; ++number) {
        std::string line;
        for (std::size_t place = 0; place < shown.size(); ++place) {
            const std::size_t column = shown[place];
            const std::string cell = number < cells[place].size() ? cells[place][number] : "";
            line += filled(cell, columns_[column].align == Column::right, layout.width[column]);
            line.append(TableLayout::gap, ' ');
        }
        // No blanks at the end: they would wrap on a terminal, and show in a diff.
        line.erase(line.find_last_not_of(' ') + 1);
        (text += with_look(line, row.look, style)) += '\n';
    }
}

/// Some of the columns, with their titles, for all rows.
std::string TextTable::block(const TableLayout& layout, const std::vector<std::size_t>& shown,
                             const TextStyle& style) const {
    Row titles{{}, Look::bold};
    for (const Column& column : columns_) titles.cells.push_back(column.title);
    std::string text;
    append_row(text, titles, layout, shown, style);
    for (const Row& row : rows_) append_row(text, row, layout, shown, style);
    return text;
}

/// The blocks below one another, and what was left out.
std::string TextTable::text(const TextStyle& style) const {
    const TableLayout layout = table_layout(columns_, widest(), style.width);
    std::string text;
    for (const std::vector<std::size_t>& shown : layout.blocks) {
        text += (text.empty() ? "" : "\n") + block(layout, shown, style);
    }
    return text + note_of(columns_, layout.left_out, style);
}

}  // namespace holdfast::terminal
