#include <utility>

#include <holdfast/cards/card_text.h>
#include <holdfast/queries/videopoker/chart_legend.h>
#include <holdfast/queries/videopoker/scored_chart.h>

namespace holdfast::queries {
namespace {

using videopoker::Chart;
using videopoker::ChartRow;
using videopoker::ChartScore;
using videopoker::ChartWriter;
using videopoker::HoldTypes;
using videopoker::RowScore;
using videopoker::TypeIndex;

/// None where the row decides no deal: then there is no least and no most.
std::optional<Rational> value_of(const RowScore& row, u64 value, const ChartScore& score) {
    if (row.deals == 0) return std::nullopt;
    return Rational(u128{value}, score.value_denominator);
}

Json optional_real(const std::optional<Rational>& value) {
    return value ? json_real(*value) : Json(nullptr);
}

Json worst_json(const ChartScore& score) {
    if (!score.worst) return nullptr;
    return {{"deal", to_text(score.worst->deal)},
            {"chart_hold", to_text(score.worst->held)},
            {"best_hold", to_text(score.worst->best)},
            {"cost", json_real(Rational(u128{score.worst->cost}, score.value_denominator))}};
}

/// What each number of wild cards is called, "one deuce"; none for a chart of one section.
Json section_names(const ScoredChart& chart) {
    Json names = Json::array();
    for (const ChartLine& line : chart.rows) {
        // At the first row of each section: sections come in order, and are numbered by their wild cards.
        if (!line.section_text.empty() && line.section == names.size()) names.push_back(line.section_text);
    }
    return names;
}

}  // namespace

ScoredChart scored_chart(const ChartWriter& writer, const HoldTypes& types, const Chart& chart,
                         ChartScore score) {
    ScoredChart scored{{}, {}, std::move(score), writer.text(chart)};
    for (std::size_t section = 0; section < chart.sections.size(); ++section) {
        // Rows of other sections never compete for a deal, so "any" looks at this section alone.
        std::vector<TypeIndex> earlier;
        const std::string heading = types.sections() > 1 ? section_words(types, section) : "";
        for (std::size_t i = 0; i < chart.sections[section].size(); ++i) {
            const ChartRow& row = chart.sections[section][i];
            // [section][row], as in the chart
            const RowScore& played = scored.score.rows[section][i];
            scored.rows.push_back({section, heading, scored.rows.size() + 1,
                                   writer.row_text(section, row.types, earlier), played.deals,
                                   played.misplayed, value_of(played, played.least, scored.score),
                                   value_of(played, played.most, scored.score)});
            earlier.insert(earlier.end(), row.types.begin(), row.types.end());
            for (std::size_t rule = 0; rule < row.rules.size(); ++rule) {
                scored.rules.push_back({scored.rows.size(), writer.rule_text(section, row.rules[rule]),
                                        played.rule_deals[rule]});
            }
        }
    }
    return scored;
}

const std::vector<DataColumn<ChartLine>>& chart_line_columns() {
    using Row = ChartLine;
    static const std::vector<DataColumn<Row>> columns{
        {"section", "section", [](const Row& row) -> Json { return row.section; }},
        // JSON has the rows as a list, in which the place is the number.
        {"", "row", [](const Row& row) -> Json { return row.number; }},
        {"text", "text", [](const Row& row) -> Json { return row.text; }},
        {"deals", "deals", [](const Row& row) { return json_count(row.deals); }},
        {"misplayed_deals", "misplayed_deals", [](const Row& row) { return json_count(row.misplayed); }},
        {"value_least", "value_least", [](const Row& row) { return optional_real(row.least); }},
        {"value_most", "value_most", [](const Row& row) { return optional_real(row.most); }}};
    return columns;
}

const std::vector<DataColumn<ChartRuleLine>>& chart_rule_columns() {
    using Row = ChartRuleLine;
    static const std::vector<DataColumn<Row>> columns{
        {"row", "row", [](const Row& row) -> Json { return row.number; }},
        {"text", "text", [](const Row& row) -> Json { return row.text; }},
        {"deals", "deals", [](const Row& row) { return json_count(row.deals); }}};
    return columns;
}

void add_score(Json& json, const ScoredChart& chart) {
    json["sections"] = section_names(chart);
    json["rows"] = Json::array();
    for (const ChartLine& line : chart.rows) json["rows"].push_back(json_object(chart_line_columns(), line));
    json["rules"] = Json::array();
    for (const ChartRuleLine& line : chart.rules) {
        json["rules"].push_back(json_object(chart_rule_columns(), line));
    }
    json["return"] = json_real(chart.score.expected_return());
    json["return_exact"] = chart.score.expected_return().text();
    json["cost"] = json_real(chart.score.cost());
    json["bets_an_hour_lost"] = json_real(chart.score.cost() * Rational(hands_an_hour));
    json["misplayed_deals"] = json_count(chart.score.misplayed);
    json["worst"] = worst_json(chart.score);
    json["legend"] = chart_legend(chart);
}

}  // namespace holdfast::queries
