// The query `videopoker.strategy` as JSON.
#include <holdfast/queries/answering.h>
#include <holdfast/queries/videopoker/game_fields.h>
#include <holdfast/queries/videopoker/game_shape.h>
#include <holdfast/queries/videopoker/strategy.h>

namespace holdfast::queries {
namespace {

void add_chart(Json& json, const StrategyChart& chart, const VideopokerStrategyAnswer& answer) {
    json["level"] = name_of(answer.level);
    json["penalties"] = answer.penalties;
    json["optimal_in"] = chart.optimal_in.empty() ? Json(nullptr) : Json(chart.optimal_in);
    add_score(json, chart.chart);
    // A bound of charts without rules; one with rules may pass it.
    const bool has_bound = answer.any_language && chart.chart.rules.empty();
    json["best_of_any_language_exact"] = has_bound ? Json(answer.any_language->most.text()) : Json(nullptr);
    json["chart"] = chart.chart.text;
}

}  // namespace

const Query& VideopokerStrategyRequest::query() {
    static const Query query = [] {
        Query made{"videopoker.strategy",
                   "A chart a person can play, and its exact return",
                   game_fields(),
                   {R"({"query": "videopoker.strategy", "game": "jacks-or-better-9-6"})",
                    R"({"query": "videopoker.strategy", "game": "jacks-or-better-9-6", "rows": 16})",
                    R"({"query": "videopoker.strategy", "game": "jacks-or-better-9-6", "rows": "8-30"})",
                    R"({"query": "videopoker.strategy", "game": "deuces-wild-full-pay", "bands": 12})",
                    R"({"query": "videopoker.strategy", "game": "jacks-or-better-9-6", "penalties": true})"},
                   "steps",
                   json_answer<VideopokerStrategyRequest>};
        made.fields.push_back(
            {"rows", FieldKind::numbers, "K",
             "The best chart found of at most so many rows, 1 to 200; 8-30: one for each number"});
        made.fields.push_back({"bands", FieldKind::whole_number, "K",
                               "The same, where a row may list holds of several kinds", false,
                               FieldPlace::option, "", "1", "200"});
        made.fields.push_back(
            {"penalties", FieldKind::flag, "",
             "Add short rules about the discards, until no deal is misplayed, or no rule is found"});
        return made;
    }();
    return query;
}

VideopokerStrategyRequest VideopokerStrategyRequest::read(const Fields& fields) {
    return {fields.game(), fields.optional_text("rows"), fields.whole_number("bands"),
            fields.flag("penalties")};
}

Json to_json(const VideopokerStrategyAnswer& answer) {
    Json json = answer_object(VideopokerStrategyRequest::query().name);
    json["game"] = game_shape().json(*answer.prepared);
    // Of one number of rows the chart is the answer; of several it is a list of such answers.
    if (answer.is_list) {
        json["charts"] = Json::array();
        for (const StrategyChart& chart : answer.charts) {
            Json each = Json::object();
            add_chart(each, chart, answer);
            json["charts"].push_back(std::move(each));
        }
    } else {
        add_chart(json, answer.charts.front(), answer);
    }
    json["warnings"] = answer.warnings;
    return json;
}

namespace {

/// In CSV a list has a line for each chart.
const std::vector<DataColumn<ScoredChart>>& list_columns() {
    using Row = ScoredChart;
    static const std::vector<DataColumn<Row>> columns{
        {"", "rows", [](const Row& row) -> Json { return row.rows.size(); }},
        {"", "rules", [](const Row& row) -> Json { return row.rules.size(); }},
        {"", "return", [](const Row& row) { return json_real(row.score.expected_return()); }},
        {"", "return_exact", [](const Row& row) -> Json { return row.score.expected_return().text(); }},
        {"", "cost", [](const Row& row) { return json_real(row.score.cost()); }},
        {"", "bets_an_hour_lost",
         [](const Row& row) { return json_real(row.score.cost() * Rational(hands_an_hour)); }},
        {"", "misplayed_deals", [](const Row& row) { return json_count(row.score.misplayed); }}};
    return columns;
}

}  // namespace

std::string to_csv(const VideopokerStrategyAnswer& answer) {
    if (!answer.is_list) return csv_table(chart_line_columns(), answer.charts.front().chart.rows);
    std::vector<ScoredChart> charts;
    for (const StrategyChart& each : answer.charts) charts.push_back(each.chart);
    return csv_table(list_columns(), charts);
}

}  // namespace holdfast::queries
