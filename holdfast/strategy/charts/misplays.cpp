#include <algorithm>

#include <holdfast/strategy/charts/misplays.h>

namespace holdfast::videopoker {
namespace {

using RowOfType = std::vector<std::size_t>;

/// [section][type] the highest row that names the type; past the last row where none does.
std::vector<RowOfType> rows_of_types(const HoldTypes& types, const Chart& chart) {
    std::vector<RowOfType> rows;
    for (const std::vector<ChartRow>& section : chart.sections) {
        RowOfType& row_of_type = rows.emplace_back(types.all_types().size(), section.size());
        for (std::size_t row = section.size(); row-- > 0;) {
            for (const TypeIndex type : section[row].types) row_of_type[type] = row;
        }
    }
    return rows;
}

/// Holds come in the order of the tie-break, so the first of the highest row is kept.
const OfferedHold* played(const DealHolds& deal, const std::vector<RowOfType>& rows) {
    const RowOfType& row_of_type = rows[deal.section];
    return std::min_element(deal.begin(), deal.end(), [&](const OfferedHold& a, const OfferedHold& b) {
        return row_of_type[a.type] < row_of_type[b.type];
    });
}

}  // namespace

Misplays::Misplays(const DealWalk& walk, const Chart& chart, const Work& work)
    : masks_(walk.types().tables().classes().size(deal_size), no_misplay) {
    const std::vector<RowOfType> rows = rows_of_types(walk.types(), chart);
    walk.for_each(work, [&](const DealHolds& deal, unsigned) {
        const OfferedHold* const hold = played(deal, rows);
        if (hold != deal.end() && hold->value < deal.best_value) {
            masks_[deal.family->class_of(deal.pattern, deal.rank_set)] = hold->mask;
        }
    });
}

std::vector<u8> Misplays::classes() const {
    std::vector<u8> is_in;
    for (const u8 mask : masks_) is_in.push_back(mask == no_misplay ? 0 : 1);
    return is_in;
}

}  // namespace holdfast::videopoker
