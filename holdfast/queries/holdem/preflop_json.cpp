// The query `holdem.preflop` as JSON.
#include <holdfast/queries/answering.h>
#include <holdfast/queries/holdem/odds_row_columns.h>
#include <holdfast/queries/holdem/preflop_columns.h>

namespace holdfast::queries {

namespace {

using Result = HoldemPreflopAnswer::Result;

}  // namespace

const std::vector<DataColumn<Result>>& preflop_columns() {
    static const std::vector<DataColumn<Result>> columns = [] {
        std::vector<DataColumn<Result>> made{
            {"hand", "hand", [](const Result& result) -> Json { return to_text(result.hand); }},
            {"combos", "combos", [](const Result& result) -> Json { return result.hand.size(); }}};
        for (DataColumn<Result>& column : odds_columns<Result>()) made.push_back(std::move(column));
        return made;
    }();
    return columns;
}

const Query& HoldemPreflopRequest::query() {
    static const Query query{
        "holdem.preflop",
        "The 169 starting hands against 1 to 9 opponents",
        {{"hands", FieldKind::texts, "HAND",
          "Starting hands to show, such as AKs, AK or 22+; all 169 by default", false, FieldPlace::argument},
         {"opponents", FieldKind::numbers, "N", "Number of unknown opponents: 3, 1-9 or 1,3,9", false,
          FieldPlace::option, "1", "1", "9"}},
        {R"({"query": "holdem.preflop"})",
         R"({"query": "holdem.preflop", "hands": ["AA", "AKs", "72o"], "opponents": "1-9"})"},
        "",
        json_answer<HoldemPreflopRequest>};
    return query;
}

HoldemPreflopRequest HoldemPreflopRequest::read(const Fields& fields) {
    return {fields.texts("hands"), fields.text("opponents")};
}

Json to_json(const HoldemPreflopAnswer& answer) {
    Json json = answer_object(HoldemPreflopRequest::query().name);
    json["results"] = Json::array();
    for (const Result& result : answer.results) {
        json["results"].push_back(json_object(preflop_columns(), result));
    }
    return json;
}

std::string to_csv(const HoldemPreflopAnswer& answer) {
    return csv_table(preflop_columns(), answer.results);
}

}  // namespace holdfast::queries
