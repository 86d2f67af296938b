#include <algorithm>
#include <utility>

#include <holdfast/core/utf8.h>
#include <holdfast/core/wording.h>
#include <holdfast/queries/output/display.h>
#include <holdfast/queries/output/text_table.h>

namespace holdfast::queries {
namespace {

/// A cell with the blanks that fill its column.
std::string filled(const std::string& cell, bool is_right, std::size_t width) {
    const std::size_t used = display_width(cell);
    const std::string blanks(width > used ? width - used : 0, ' ');
    return is_right ? blanks + cell : cell + blanks;
}

std::string note_of(const std::vector<Column>& columns, const std::vector<std::size_t>& left_out,
                    const TextStyle& style) {
    if (left_out.empty()) return "";
    std::vector<std::string> titles;
    for (const std::size_t column : left_out) titles.push_back(columns[column].title);
    const std::string note = "Not shown: " + joined(titles) + "; widen the terminal or use --csv";
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
    }
    return widths;
}

/// The cell as it is shown in its column: in several lines where the column breaks, otherwise cut to fit.
std::vector<std::string> TextTable::lines_of(const std::string& cell, std::size_t column,
                                             std::size_t width) const {
    const bool breaks = columns_[column].align == Column::wrap;
    std::vector<std::string> lines = wrapped_list(cell, breaks ? width : 0);
    for (std::string& line : lines) line = clipped(line, width);
    return lines;
}

void TextTable::append_row(std::string& text, const Row& row, const TableLayout& layout,
                           const std::vector<std::size_t>& shown, const TextStyle& style) const {
    if (row.cells.empty()) {
        (text += with_look(std::string(layout.width_of(shown), '-'), row.look, style)) += '\n';
        return;
    }
    std::string line;
    const auto finish = [&] {
        line.erase(line.find_last_not_of(' ') + 1);
        (text += with_look(line, row.look, style)) += '\n';
        line.clear();
    };
    std::size_t start = 0;
    for (const std::size_t column : shown) {
        const std::size_t width = layout.width[column];
        const std::vector<std::string> lines = lines_of(row.cells[column], column, width);
        for (std::size_t number = 0; number < lines.size(); ++number) {
            if (number > 0) {
                finish();
                line.append(start, ' ');
            }
            line += filled(lines[number], columns_[column].align == Column::right, width);
        }
        line.append(TableLayout::gap, ' ');
        start += width + TableLayout::gap;
    }
    finish();
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

}  // namespace holdfast::queries
