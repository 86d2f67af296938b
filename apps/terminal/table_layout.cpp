#include <algorithm>
#include <numeric>

#include <apps/terminal/table_layout.h>

namespace holdfast::terminal {

namespace {

using Shown = std::vector<std::size_t>;

constexpr std::size_t key = 0;
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

/// Takes the column away that matters least; false where all are needed.
bool leave_one_out(const std::vector<Column>& columns, Shown& shown, Shown& left_out) {
    const auto matters_more = [&](std::size_t a, std::size_t b) {
        return columns[a].leave_out < columns[b].leave_out;
    };
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
    do {
        layout.width = widest;
        for (const std::size_t column : shown) {
            if (columns[column].can_break()) narrow(layout, column, least_wrapped_width, shown, width);
        }
        narrow(layout, key, longest_name, shown, width);
    } while (!fits(layout, shown, width) && leave_one_out(columns, shown, layout.left_out));
    layout.blocks = folded(layout, shown, width);
    return layout;
}

}  // namespace holdfast::terminal
