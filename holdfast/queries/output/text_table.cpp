#include <algorithm>
#include <utility>

#include <holdfast/queries/output/text_table.h>

namespace holdfast::queries {
namespace {

constexpr std::size_t gap = 2;
constexpr std::size_t least_wrapped_width = 24;

}  // namespace

void TextTable::add_row(std::vector<std::string> cells, Look look) {
    for (std::string& cell : cells) cell = printable(cell);
    rows_.push_back({std::move(cells), look});
}

void TextTable::add_rule() {
    rows_.push_back({{}, Look::dim});
}

std::size_t TextTable::Layout::total() const {
    std::size_t sum = gap * (shown.size() - 1);
    for (const std::size_t column : shown) sum += width[column];
    return sum;
}

TextTable::Layout TextTable::layout(std::size_t width) const {
    Layout layout;
    for (std::size_t column = 0; column < columns_.size(); ++column) {
        std::size_t widest = display_width(columns_[column].title);
        for (const Row& row : rows_) {
            if (!row.cells.empty()) widest = std::max(widest, display_width(row.cells[column]));
        }
        layout.width.push_back(widest);
        layout.shown.push_back(column);
    }
    const auto matters_more = [this](std::size_t a, std::size_t b) {
        return columns_[a].leave_out < columns_[b].leave_out;
    };
    while (width > 0 && layout.total() > width) {
        const std::size_t over = layout.total() - width;
        const std::size_t last = layout.shown.back();
        if (columns_[last].align == Column::wrap && layout.width[last] >= over + least_wrapped_width) {
            layout.width[last] -= over;
            break;
        }
        const auto least = std::max_element(layout.shown.begin(), layout.shown.end(), matters_more);
        if (columns_[*least].leave_out == Column::needed) break;
        layout.shown.erase(least);
    }
    return layout;
}

void TextTable::append_line(std::string& text, const std::vector<std::string>& cells, const Layout& layout,
                            Look look, const TextStyle& style) const {
    std::string line;
    const auto finish = [&] {
        line.erase(line.find_last_not_of(' ') + 1);
        (text += with_look(line, look, style)) += '\n';
        line.clear();
    };
    std::size_t start = 0;
    for (const std::size_t column : layout.shown) {
        const std::size_t width = layout.width[column];
        const std::vector<std::string> parts =
            wrapped(cells[column], columns_[column].align == Column::wrap ? width : 0);
        for (std::size_t part = 0; part < parts.size(); ++part) {
            if (part > 0) {
                finish();
                line.append(start, ' ');
            }
            const std::size_t used = display_width(parts[part]);
            const std::size_t blanks = width > used ? width - used : 0;
            line.append(columns_[column].align == Column::right ? blanks : 0, ' ');
            line += parts[part];
            line.append(columns_[column].align == Column::right ? 0 : blanks, ' ');
        }
        line.append(gap, ' ');
        start += width + gap;
    }
    finish();
}

std::string TextTable::text(const TextStyle& style) const {
    const Layout shape = layout(style.width);
    std::vector<std::string> titles;
    for (const Column& column : columns_) titles.push_back(column.title);
    std::string text;
    append_line(text, titles, shape, Look::bold, style);
    for (const Row& row : rows_) {
        if (row.cells.empty()) {
            (text += with_look(std::string(shape.total(), '-'), row.look, style)) += '\n';
        } else {
            append_line(text, row.cells, shape, row.look, style);
        }
    }
    return text;
}

}  // namespace holdfast::queries
