// What changes between two charts, row by row: rows that are new, gone or elsewhere.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include <holdfast/ask/answer/shape.h>
#include <holdfast/core/progress.h>

namespace holdfast::ask {

/// A row of a chart, and the wild cards that it is for.
struct SectionLine {
    std::string section;  ///< in words; empty without wild cards
    std::string row;
};

/// A row that only one of the two charts has, or that has another place.
struct ChartRowChange {
    enum class Kind : u8 { learn, forget, move } kind;
    std::string section;  ///< the wild cards dealt, in words; empty without wild cards
    std::string row;
    std::optional<std::size_t> before;  ///< its number in the known chart, from 1
    std::optional<std::size_t> now;     ///< in the new one

    static void declare(Shape<ChartRowChange>& shape);
};

/// The changes from one chart to the other, from the top down, rows that go before rows that come. As many
/// rows as possible stay. Both lists have their sections in the same order. Throws Stopped.
std::vector<ChartRowChange> row_changes(const std::vector<SectionLine>& before,
                                        const std::vector<SectionLine>& now, const StopFlag* stop = nullptr);

}  // namespace holdfast::ask
