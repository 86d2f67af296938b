// The answer `videopoker.sweep` as text and CSV.
#include <fmt/format.h>

#include <holdfast/core/utf8.h>
#include <holdfast/queries/output/numbers.h>
#include <holdfast/queries/output/text_table.h>
#include <holdfast/queries/videopoker/game_text.h>
#include <holdfast/queries/videopoker/sweep_columns.h>

namespace holdfast::queries {
namespace {

constexpr int sweep_decimals = 6;

}  // namespace

// Not csv_table(): it leaves out columns that no row has, and here there may be no row.
std::string sweep_csv_header(const SweepPlan& plan) {
    std::vector<std::string> titles;
    std::vector<std::string> cells;
    for (const DataColumn<SweepLine>& column : sweep_columns(plan, titles)) {
        if (!column.title.empty()) cells.emplace_back(column.title);
    }
    std::string text;
    append_csv_line(text, cells);
    return text;
}

// Ready to be appended: a file and standard output take them as the steps of the sweep end.
std::string sweep_csv_lines(const SweepPlan& plan, const std::vector<SweepRow>& rows) {
    std::vector<std::string> titles;
    const std::vector<DataColumn<SweepLine>> columns = sweep_columns(plan, titles);
    std::string text;
    std::vector<std::string> cells;
    for (const SweepRow& row : rows) {
        const SweepLine line(plan, row);
        cells.clear();
        for (const DataColumn<SweepLine>& column : columns) {
            if (!column.title.empty()) cells.push_back(cell_text(column.value(line)));
        }
        append_csv_line(text, cells);
    }
    return text;
}

std::string to_csv(const VideopokerSweepAnswer& answer) {
    return sweep_csv_header(answer.plan) + sweep_csv_lines(answer.plan, answer.rows);
}

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

}  // namespace holdfast::queries
