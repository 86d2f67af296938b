#include <algorithm>

#include <apps/terminal/text_table.h>
#include <apps/terminal/videopoker/chart_changes_text.h>

namespace holdfast::terminal {

using namespace ask;

namespace {

std::string number_text(const std::optional<std::size_t>& number) {
    return number ? std::to_string(*number) : "";
}

/// A row and its rules, which stand below it in a chart.
std::string in_one_line(const std::string& row) {
    std::string line;
    for (const char letter : row) {
        const bool is_blank = letter == '\n' || letter == ' ';
        if (!is_blank || line.back() != ' ') line += is_blank ? ' ' : letter;
    }
    return line;
}

std::string words_of(ChartRowChange::Kind kind) {
    return kind == ChartRowChange::Kind::learn  ? "new"
           : kind == ChartRowChange::Kind::move ? "moved"
                                                : "gone";
}

}  // namespace

std::string chart_change_table(const std::vector<ChartRowChange>& rows, const TextStyle& style) {
    const bool has_sections =
        std::any_of(rows.begin(), rows.end(), [](const ChartRowChange& row) { return !row.section.empty(); });
    std::vector<Column> columns{{"Row", Column::sentences, Column::needed},
                                {"", Column::left, Column::needed},
                                {"Before", Column::right, Column::needed},
                                {"Now", Column::right, Column::needed}};
    if (has_sections) columns.push_back({"Dealt", Column::left, Column::needed});
    TextTable table(std::move(columns));
    for (const ChartRowChange& row : rows) {
        std::vector<std::string> cells{in_one_line(row.row), words_of(row.kind), number_text(row.before),
                                       number_text(row.now)};
        if (has_sections) cells.push_back(row.section);
        table.add_row(std::move(cells));
    }
    return table.text(style);
}

}  // namespace holdfast::terminal
