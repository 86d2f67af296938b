// The answer `videopoker.sweep` as text.
#include <apps/terminal/text_table.h>
#include <apps/terminal/videopoker/answer_text.h>
#include <apps/terminal/videopoker/game_text.h>
#include <fmt/format.h>

#include <holdfast/ask/answer/numbers.h>
#include <holdfast/ask/videopoker/sweep.h>
#include <holdfast/core/text.h>

namespace holdfast::terminal {

using namespace ask;

namespace {

constexpr int sweep_decimals = 6;

}  // namespace

// Pays and return are what a sweep is about: on a narrow terminal the counts go first, then hit frequency and
// variance.
std::string to_text(const VideopokerSweepAnswer& answer, const TextStyle& style) {
    const SweepPlan& plan = answer.plan;
    std::vector<Column> columns;
    for (const std::string& name : plan.ranges.names) {
        columns.push_back({printable(name), Column::right, Column::needed});
    }
    columns.push_back({"Return", Column::right, Column::needed});
    if (plan.has_variance) columns.push_back({"Variance", Column::right, 1});
    if (plan.has_hit_frequency) columns.push_back({"Hit frequency", Column::right, 2});
    if (plan.has_counts) {
        for (const videopoker::PayRow& row : plan.prepared->game().rows) {
            columns.push_back({printable(row.name) + " count", Column::right, 3});
        }
    }
    TextTable table(std::move(columns));
    for (const SweepRow& row : answer.rows) {
        // The pays are not kept with the row: its index in the product says them.
        const SweepLine line(plan, row);
        std::vector<std::string> cells;
        for (std::size_t axis = 0; axis < plan.ranges.names.size(); ++axis) {
            cells.push_back(pays_text(line.pay(axis)));
        }
        cells.push_back(percent(row.expected_return, sweep_decimals));
        if (plan.has_variance) cells.push_back(decimal_text(row.analysis->variance, sweep_decimals));
        if (plan.has_hit_frequency) cells.push_back(percent(row.analysis->hit_frequency, sweep_decimals));
        if (plan.has_counts) {
            for (const videopoker::RowCount& count : row.analysis->rows) {
                cells.push_back(grouped(count.combinations));
            }
        }
        table.add_row(std::move(cells), row.expected_return > Rational(1) ? Look::good : Look::plain);
    }
    return game_title(*plan.prepared, style) + "\n" + (answer.rows.empty() ? "" : table.text(style) + "\n") +
           // Without the word "of" nothing was filtered out.
           (answer.rows.size() == plan.size()
                ? fmt::format("{} paytable{}\n", grouped(plan.size()), plan.size() == 1 ? "" : "s")
                : fmt::format("{} of {} paytables\n", grouped(answer.rows.size()), grouped(plan.size())));
}

}  // namespace holdfast::terminal
