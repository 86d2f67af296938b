#include <holdfast/cards/card_text.h>
#include <holdfast/queries/output/columns.h>
#include <holdfast/queries/output/json_text.h>
#include <holdfast/queries/videopoker/chart_json.h>

namespace holdfast::queries {
namespace {

/// A row, with the chart that its values are counted in.
struct ChartRowData {
    const ScoredChart& chart;
    const ScoredRow& row;
    std::size_t number;  ///< from 1, over all sections
};

Rational value_in(const ScoredChart& chart, u64 value) {
    return Rational(u128{value}, chart.score.value_denominator);
}

/// Null in a row that decides no deal.
Json value_json(const ChartRowData& data, u64 value) {
    return data.row.score.deals == 0 ? Json(nullptr) : json_real(value_in(data.chart, value));
}

std::vector<DataColumn<ChartRowData>> chart_columns() {
    using Data = ChartRowData;
    return {
        {"", "row", [](const Data& data) -> Json { return data.number; }},
        {"section", "section", [](const Data& data) -> Json { return data.row.section; }},
        {"text", "text", [](const Data& data) -> Json { return data.row.text; }},
        {"deals", "deals", [](const Data& data) { return json_count(data.row.score.deals); }},
        {"misplayed_deals", "misplayed_deals",
         [](const Data& data) { return json_count(data.row.score.misplayed); }},
        {"value_least", "value_least",
         [](const Data& data) { return value_json(data, data.row.score.least); }},
        {"value_most", "value_most", [](const Data& data) { return value_json(data, data.row.score.most); }}};
}

std::vector<ChartRowData> rows_of(const ScoredChart& chart) {
    std::vector<ChartRowData> rows;
    for (const ScoredRow& row : chart.rows) rows.push_back({chart, row, rows.size() + 1});
    return rows;
}

Json worst_json(const ScoredChart& chart) {
    if (!chart.score.worst) return nullptr;
    const videopoker::PlayedDeal& worst = *chart.score.worst;
    Json json = object_with_room(4);
    json["deal"] = to_text(worst.deal);
    json["chart_hold"] = to_text(worst.held);
    json["best_hold"] = to_text(worst.best);
    json["cost"] = json_real(value_in(chart, worst.cost));
    return json;
}

}  // namespace

void add_chart_members(Json& json, const ScoredChart& chart) {
    json["penalties"] = chart.has_rules();
    json["rows"] = Json::array();
    json["rules"] = Json::array();
    for (const ChartRowData& data : rows_of(chart)) {
        json["rows"].push_back(json_object(chart_columns(), data));
        for (std::size_t rule = 0; rule < data.row.rules.size(); ++rule) {
            json["rules"].push_back({{"row", data.number},
                                     {"text", data.row.rules[rule]},
                                     {"deals", json_count(data.row.score.rule_deals[rule])}});
        }
    }
    json["return"] = json_real(chart.score.expected_return());
    json["return_exact"] = chart.score.expected_return().text();
    json["cost"] = json_real(chart.score.cost());
    json["bets_an_hour_lost"] = json_real(bets_an_hour_lost(chart));
    json["misplayed_deals"] = json_count(chart.score.misplayed);
    json["worst"] = worst_json(chart);
}

std::string chart_csv(const ScoredChart& chart) {
    return csv_table(chart_columns(), rows_of(chart));
}

}  // namespace holdfast::queries
