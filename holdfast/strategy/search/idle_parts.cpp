#include <algorithm>

#include <holdfast/strategy/search/idle_parts.h>

namespace holdfast::videopoker {
namespace {

bool decides_a_deal(const std::vector<TypeIndex>& part, const ChartRow& row, const RowScore& score) {
    return std::any_of(part.begin(), part.end(), [&](TypeIndex type) {
        const auto place = std::lower_bound(row.types.begin(), row.types.end(), type) - row.types.begin();
        return score.type_deals[static_cast<std::size_t>(place)] > 0;
    });
}

}  // namespace

Chart without_idle_parts(const ChartWriter& writer, Chart chart, const ChartScore& score) {
    for (std::size_t section = 0; section < chart.sections.size(); ++section) {
        for (std::size_t i = 0; i < chart.sections[section].size(); ++i) {
            ChartRow& row = chart.sections[section][i];
            // Parts of the text, not single types: "three to a straight flush" without one of its types would
            // need more words than it saves.
            std::vector<TypeIndex> left;
            for (const std::vector<TypeIndex>& part : writer.row_parts(section, row.types)) {
                if (decides_a_deal(part, row, score.rows[section][i])) {
                    left.insert(left.end(), part.begin(), part.end());
                }
            }
            if (left.empty()) continue;
            std::sort(left.begin(), left.end());
            left.erase(std::unique(left.begin(), left.end()), left.end());
            row.types = std::move(left);
        }
    }
    return chart;
}

}  // namespace holdfast::videopoker
