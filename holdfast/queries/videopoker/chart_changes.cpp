#include <algorithm>
#include <string_view>
#include <utility>

#include <holdfast/queries/videopoker/chart_changes.h>

namespace holdfast::queries {
namespace {

/// [before][now] of a longest common subsequence of both lists: the rows that stay where they are.
using Stays = std::vector<std::pair<std::size_t, std::size_t>>;

/// A run of rows of one section.
struct SectionRun {
    std::size_t begin;
    std::size_t end;
};

SectionRun run_from(const std::vector<SectionLine>& lines, std::size_t begin) {
    std::size_t end = begin;
    while (end < lines.size() && lines[end].section == lines[begin].section) ++end;
    return {begin, end};
}

/// Adds the rows of one section that stay. A section has at most max_chart_rows rows, so lengths fit.
void add_stays(const std::vector<SectionLine>& before, const SectionRun& old_run,
               const std::vector<SectionLine>& now, const SectionRun& new_run, Stays& stays) {
    const std::size_t columns = new_run.end - new_run.begin + 1;
    // longest[i][j]: of the rows from i and from j on
    std::vector<u16> longest((old_run.end - old_run.begin + 1) * columns, 0);
    const auto at = [&](std::size_t i, std::size_t j) -> u16& {
        return longest[(i - old_run.begin) * columns + (j - new_run.begin)];
    };
    for (std::size_t i = old_run.end; i-- > old_run.begin;) {
        for (std::size_t j = new_run.end; j-- > new_run.begin;) {
            at(i, j) = before[i] == now[j] ? static_cast<u16>(at(i + 1, j + 1) + 1)
                                           : std::max(at(i + 1, j), at(i, j + 1));
        }
    }
    for (std::size_t i = old_run.begin, j = new_run.begin; i < old_run.end && j < new_run.end;) {
        if (before[i] == now[j]) {
            stays.emplace_back(i++, j++);
        } else if (at(i + 1, j) >= at(i, j + 1)) {
            ++i;
        } else {
            ++j;
        }
    }
}

Stays rows_that_stay(const std::vector<SectionLine>& before, const std::vector<SectionLine>& now) {
    Stays stays;
    for (SectionRun old_run = run_from(before, 0); old_run.begin < before.size();
         old_run = run_from(before, old_run.end)) {
        const auto first = std::find_if(now.begin(), now.end(), [&](const SectionLine& line) {
            return line.section == before[old_run.begin].section;
        });
        const SectionRun new_run = run_from(now, static_cast<std::size_t>(first - now.begin()));
        add_stays(before, old_run, now, new_run, stays);
    }
    return stays;
}

constexpr std::string_view name_of(ChartRowChange::Kind kind) {
    return kind == ChartRowChange::Kind::learn  ? "learn"
           : kind == ChartRowChange::Kind::move ? "move"
                                                : "forget";
}

}  // namespace

std::vector<ChartRowChange> row_changes(const std::vector<SectionLine>& before,
                                        const std::vector<SectionLine>& now) {
    const auto place_in = [](const std::vector<SectionLine>& rows, const SectionLine& row) {
        const auto found = std::find(rows.begin(), rows.end(), row);
        return found == rows.end()
                   ? std::nullopt
                   : std::optional<std::size_t>(static_cast<std::size_t>(found - rows.begin()) + 1);
    };
    std::vector<std::pair<std::size_t, std::size_t>> stay = rows_that_stay(before, now);
    stay.emplace_back(before.size(), now.size());
    std::vector<ChartRowChange> changes;
    std::size_t old_row = 0;
    std::size_t new_row = 0;
    for (const auto& [old_stays, new_stays] : stay) {
        for (; old_row < old_stays; ++old_row) {
            const SectionLine& row = before[old_row];
            if (place_in(now, row)) continue;  // it moves
            changes.push_back(
                {ChartRowChange::Kind::forget, row.section, row.row, old_row + 1, std::nullopt});
        }
        for (; new_row < new_stays; ++new_row) {
            const SectionLine& row = now[new_row];
            const std::optional<std::size_t> old = place_in(before, row);
            changes.push_back({old ? ChartRowChange::Kind::move : ChartRowChange::Kind::learn, row.section,
                               row.row, old, new_row + 1});
        }
        old_row = old_stays + 1;
        new_row = new_stays + 1;
    }
    return changes;
}

const Shape<ChartRowChange>& ChartRowChange::shape() {
    static const Shape<ChartRowChange> shape =
        Shape<ChartRowChange>("RelearnRow")
            .text("change",
                  "\"learn\" a row that only the new chart has, \"forget\" one that only the known one has, "
                  "\"move\" one that comes earlier or later",
                  [](const ChartRowChange& row) { return name_of(row.kind); })
            .one_of({"learn", "forget", "move"})
            .text("section", "The wild cards dealt, in words; empty in a game without",
                  &ChartRowChange::section)
            .text("row", "The row, as in the chart", &ChartRowChange::row)
            .whole_number("before", "Its number in the known chart, from 1", &ChartRowChange::before)
            .whole_number("now", "Its number in the new chart, from 1", &ChartRowChange::now);
    return shape;
}

}  // namespace holdfast::queries
