#include <algorithm>
#include <deque>
#include <map>
#include <string_view>
#include <utility>

#include <holdfast/ask/videopoker/parts/chart_changes.h>

namespace holdfast::ask {
namespace {

/// [before][now] of a longest common subsequence of both lists: the rows that stay where they are.
using Stays = std::vector<std::pair<std::size_t, std::size_t>>;

/// [row] the number of its text and section, the same in both charts: charts may have thousands of rows, whose texts
/// take long to compare.
using RowNumbers = std::vector<std::size_t>;

class RowNumbering {
  public:
    RowNumbers of(const std::vector<SectionLine>& lines) {
        RowNumbers numbers;
        for (const SectionLine& line : lines) {
            numbers.push_back(known_.try_emplace({line.section, line.row}, known_.size()).first->second);
        }
        return numbers;
    }
    std::size_t size() const { return known_.size(); }

  private:
    std::map<std::pair<std::string, std::string>, std::size_t> known_;
};

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
void add_stays(const RowNumbers& before, const SectionRun& old_run, const RowNumbers& now,
               const SectionRun& new_run, const StopFlag* stop, Stays& stays) {
    const std::size_t columns = new_run.end - new_run.begin + 1;
    // longest[i][j]: of the rows from i and from j on
    std::vector<u16> longest((old_run.end - old_run.begin + 1) * columns, 0);
    const auto at = [&](std::size_t i, std::size_t j) -> u16& {
        return longest[(i - old_run.begin) * columns + (j - new_run.begin)];
    };
    for (std::size_t i = old_run.end; i-- > old_run.begin;) {
        throw_if_stopped(stop);
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

Stays rows_that_stay(const std::vector<SectionLine>& before, const RowNumbers& before_numbers,
                     const std::vector<SectionLine>& now, const RowNumbers& now_numbers,
                     const StopFlag* stop) {
    Stays stays;
    for (SectionRun old_run = run_from(before, 0); old_run.begin < before.size();
         old_run = run_from(before, old_run.end)) {
        const auto first = std::find_if(now.begin(), now.end(), [&](const SectionLine& line) {
            return line.section == before[old_run.begin].section;
        });
        const SectionRun new_run = run_from(now, static_cast<std::size_t>(first - now.begin()));
        add_stays(before_numbers, old_run, now_numbers, new_run, stop, stays);
    }
    return stays;
}

/// Pairs the rows that do not stay: [new row] the old row that moves there, if there is one. If a row occurs several
/// times, the first ones of both charts are paired.
std::vector<std::optional<std::size_t>> moves(const RowNumbers& before, const RowNumbers& now,
                                              const Stays& stays, std::size_t numbers) {
    std::vector<bool> old_stays(before.size());
    std::vector<bool> new_stays(now.size());
    for (const auto& [old_row, new_row] : stays) old_stays[old_row] = new_stays[new_row] = true;
    std::vector<std::deque<std::size_t>> left(numbers);
    for (std::size_t row = 0; row < before.size(); ++row) {
        if (!old_stays[row]) left[before[row]].push_back(row);
    }
    std::vector<std::optional<std::size_t>> from(now.size());
    for (std::size_t row = 0; row < now.size(); ++row) {
        std::deque<std::size_t>& places = left[now[row]];
        if (new_stays[row] || places.empty()) continue;
        from[row] = places.front();
        places.pop_front();
    }
    return from;
}

constexpr std::string_view name_of(ChartRowChange::Kind kind) {
    return kind == ChartRowChange::Kind::learn  ? "learn"
           : kind == ChartRowChange::Kind::move ? "move"
                                                : "forget";
}

/// A row and its rules, which stand below it in a chart.
std::string in_one_line(const ChartRowChange& change) {
    std::string line;
    for (const char letter : change.row) {
        const bool is_blank = letter == '\n' || letter == ' ';
        if (!is_blank || line.back() != ' ') line += is_blank ? ' ' : letter;
    }
    return line;
}

}  // namespace

std::vector<ChartRowChange> row_changes(const std::vector<SectionLine>& before,
                                        const std::vector<SectionLine>& now, const StopFlag* stop) {
    RowNumbering numbering;
    const RowNumbers before_numbers = numbering.of(before);
    const RowNumbers now_numbers = numbering.of(now);
    Stays stays = rows_that_stay(before, before_numbers, now, now_numbers, stop);
    const std::vector<std::optional<std::size_t>> from =
        moves(before_numbers, now_numbers, stays, numbering.size());
    std::vector<bool> is_moved(before.size());
    for (const std::optional<std::size_t>& row : from) {
        if (row) is_moved[*row] = true;
    }
    stays.emplace_back(before.size(), now.size());
    std::vector<ChartRowChange> changes;
    std::size_t old_row = 0;
    std::size_t new_row = 0;
    for (const auto& [old_stays, new_stays] : stays) {
        for (; old_row < old_stays; ++old_row) {
            const SectionLine& row = before[old_row];
            if (is_moved[old_row]) continue;
            changes.push_back(
                {ChartRowChange::Kind::forget, row.section, row.row, old_row + 1, std::nullopt});
        }
        for (; new_row < new_stays; ++new_row) {
            const SectionLine& row = now[new_row];
            std::optional<std::size_t> old = from[new_row];
            if (old) ++*old;  // numbers count from 1
            changes.push_back({old ? ChartRowChange::Kind::move : ChartRowChange::Kind::learn, row.section,
                               row.row, old, new_row + 1});
        }
        old_row = old_stays + 1;
        new_row = new_stays + 1;
    }
    return changes;
}

void ChartRowChange::declare(Shape<ChartRowChange>& shape) {
    shape.named("RelearnRow")
        .only_shown("Row", "The row, as in the chart", in_one_line, Format::sentences())
        .text("change",
              "\"learn\" a row that only the new chart has, \"forget\" one that only the known one has, "
              "\"move\" one that comes earlier or later",
              [](const ChartRowChange& change) { return name_of(change.kind); })
        .one_of({"learn", "forget", "move"})
        .shown("Change")
        .text("section", "The wild cards dealt, in words; empty in a game without", &ChartRowChange::section)
        .text("row", "The row, as in the chart", &ChartRowChange::row)
        .whole_number("before", "Its number in the known chart, from 1", &ChartRowChange::before)
        .shown("Before")
        .whole_number("now", "Its number in the new chart, from 1", &ChartRowChange::now)
        .shown("Now")
        .show("section", "Dealt");
}

}  // namespace holdfast::ask
