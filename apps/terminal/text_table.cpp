#include <algorithm>
#include <utility>

#include <apps/terminal/display.h>
#include <apps/terminal/text_table.h>

#include <holdfast/core/utf8.h>
#include <holdfast/core/wording.h>

namespace holdfast::terminal {

namespace {

/// A cell with the blanks that fill its column.
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

std::string note_of(const std::vector<Column>& columns, const std::vector<std::size_t>& left_out,
                    const TextStyle& style) {
    if (left_out.empty()) return "";
    std::vector<std::string> titles;
    for (const std::size_t column : left_out) titles.push_back(columns[column].title);
    const std::string note =
        "Not shown: " + joined(titles) + "; widen the terminal or send the output to a file";
    std::string text;
    for (const std::string& line : wrapped_words(note, style.width)) {
        (text += with_look(line, Look::dim, style)) += '\n';
    }
    return text;
}

}  // namespace

void TextTable::add_row(std::vector<std::string> cells, Look look) {
    for (std::string& cell : cells) cell = printable(cell);
    rows_.push_back({std::move(cells), look});
}

void TextTable::add_rule() {
    rows_.push_back({{}, Look::dim});
}

std::vector<std::size_t> TextTable::widest() const {
    std::vector<std::size_t> widths;
    for (std::size_t column = 0; column < columns_.size(); ++column) {
        widths.push_back(display_width(columns_[column].title));
        for (const Row& row : rows_) {
            if (!row.cells.empty()) widths.back() = std::max(widths.back(), display_width(row.cells[column]));
        }
        if (columns_[column].align == Column::sentences) {
            widths.back() = std::min(widths.back(), Column::longest_sentence);
        }
    }
    return widths;
}

/// The cell as it is shown in its column: in several lines where the column breaks, otherwise cut to fit.
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
        line.erase(line.find_last_not_of(' ') + 1);
        (text += with_look(line, row.look, style)) += '\n';
    }
}

std::string TextTable::block(const TableLayout& layout, const std::vector<std::size_t>& shown,
                             const TextStyle& style) const {
    Row titles{{}, Look::bold};
    for (const Column& column : columns_) titles.cells.push_back(column.title);
    std::string text;
    append_row(text, titles, layout, shown, style);
    for (const Row& row : rows_) append_row(text, row, layout, shown, style);
    return text;
}

std::string TextTable::text(const TextStyle& style) const {
    const TableLayout layout = table_layout(columns_, widest(), style.width);
    std::string text;
    for (const std::vector<std::size_t>& shown : layout.blocks) {
        text += (text.empty() ? "" : "\n") + block(layout, shown, style);
    }
    return text + note_of(columns_, layout.left_out, style);
}

}  // namespace holdfast::terminal
