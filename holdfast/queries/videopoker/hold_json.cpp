// The query `videopoker.hold` as JSON.
#include <utility>

#include <holdfast/cards/card_text.h>
#include <holdfast/queries/answering.h>
#include <holdfast/queries/videopoker/game_fields.h>
#include <holdfast/queries/videopoker/game_shape.h>
#include <holdfast/queries/videopoker/hold_columns.h>

namespace holdfast::queries {
namespace {

using videopoker::HoldAnalysis;

/// Some hundred objects in every answer: members are moved in, not copied as a list of initial values would
/// be.
Json outcomes_json(const HoldRow& row) {
    Json::array_t outcomes;
    outcomes.reserve(row.hold.outcomes.size());
    for (std::size_t number = 0; number < row.hold.outcomes.size(); ++number) {
        const videopoker::PayRow& pays = row.answer.game().rows[number];
        Json::object_t outcome;
        outcome.reserve(3);
        outcome.emplace("hand", words_of(pays.hand));
        outcome.emplace("name", pays.name);
        outcome.emplace("count", std::to_string(row.hold.outcomes[number]));
        outcomes.emplace_back(std::move(outcome));
    }
    return outcomes;
}

}  // namespace

// Made for each game, unlike the columns of other answers: in CSV each row of the paytable is a column.
// In JSON the same counts are one list, `outcomes`.
std::vector<DataColumn<HoldRow>> hold_columns(const videopoker::Game& game) {
    using Row = HoldRow;
    std::vector<DataColumn<Row>> columns{
        {"hold", "hold", [](const Row& row) -> Json { return to_text(row.answer.deal.held(row.hold.hold)); }},
        {"value", "value", [](const Row& row) { return json_real(row.value); }},
        {"value_exact", "value_exact", [](const Row& row) -> Json { return row.value.text(); }},
        {"draws", "draws", [](const Row& row) { return json_count(row.hold.draws); }},
        {"outcomes", "", outcomes_json}};
    for (std::size_t number = 0; number < game.rows.size(); ++number) {
        columns.push_back({"", game.rows[number].name,
                           [number](const Row& row) { return json_count(row.hold.outcomes[number]); }});
    }
    columns.push_back(
        {"variance", "variance", [](const Row& row) { return json_real(row.hold.variance()); }});
    columns.push_back({"cost", "cost", [](const Row& row) { return json_real(row.best - row.value); }});
    columns.push_back({"best", "best", [](const Row& row) -> Json { return row.hold.is_best; }});
    return columns;
}

const Query& VideopokerHoldRequest::query() {
    static const Query query = [] {
        Query made{
            "videopoker.hold",
            "The 32 ways to play one dealt hand, best first",
            game_fields(),
            {R"({"query": "videopoker.hold", "game": "jacks-or-better-9-6", "cards": "AsKsQsJs5s"})",
             R"({"query": "videopoker.hold", "game": "sevens-and-joker-wild", "cards": "7h 7d Jk Qc 10s"})"},
            "",
            json_answer<VideopokerHoldRequest>};
        const Field five{"cards", FieldKind::cards,
                         "CARDS", "Five cards, as in AsKsQsJs5s or \"10h 9h Jk 2c 2d\"",
                         true,    FieldPlace::argument};
        // After the game, as on the command line.
        made.fields.insert(made.fields.begin() + 1, five);
        made.fields.push_back(tie_rule_field());
        return made;
    }();
    return query;
}

VideopokerHoldRequest VideopokerHoldRequest::read(const Fields& fields) {
    return {fields.game(), fields.text("cards"), read_tie_rule(fields)};
}

Json to_json(const VideopokerHoldAnswer& answer) {
    Json json = answer_object(VideopokerHoldRequest::query().name);
    json["game"] = game_shape().json(*answer.prepared);
    json["deal"] = to_text(answer.deal);
    json["holds"] = Json::array();
    const std::vector<DataColumn<HoldRow>> columns = hold_columns(answer.game());
    // Worked out once: a value is a division of large numbers.
    const Rational best = answer.best_value();
    for (const HoldAnalysis& hold : answer.analysis.holds) {
        json["holds"].push_back(json_object(columns, HoldRow{answer, hold, hold.value(), best}));
    }
    json["tie_rule"] = to_text(answer.tie_rule);
    json["warnings"] = answer.warnings;
    return json;
}

std::string to_csv(const VideopokerHoldAnswer& answer) {
    std::vector<HoldRow> rows;
    const Rational best = answer.best_value();
    for (const HoldAnalysis& hold : answer.analysis.holds) {
        rows.push_back({answer, hold, hold.value(), best});
    }
    return csv_table(hold_columns(answer.game()), rows);
}

}  // namespace holdfast::queries
