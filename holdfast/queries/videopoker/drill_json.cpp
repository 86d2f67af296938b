// The query `videopoker.drill` as JSON.
#include <algorithm>
#include <array>

#include <holdfast/cards/card_text.h>
#include <holdfast/queries/answering.h>
#include <holdfast/queries/input/field_error.h>
#include <holdfast/queries/videopoker/drill_columns.h>
#include <holdfast/queries/videopoker/game_fields.h>
#include <holdfast/queries/videopoker/game_shape.h>

namespace holdfast::queries {
namespace {

using Drill = VideopokerDrillAnswer::Drill;
using Play = VideopokerDrillAnswer::Play;

constexpr std::array drill_kinds{DrillKind::all, DrillKind::close, DrillKind::penalty};

Json best_holds_json(const Drill& drill) {
    Json holds = Json::array();
    for (const std::vector<Card>& hold : drill.best) holds.push_back(to_text(hold));
    return holds;
}

/// A column about one of the plays of a deal, which not every deal has.
DataColumn<Drill> of_play(std::string_view path, std::string_view title, std::optional<Play> Drill::*play,
                          Json (*value)(const Play&)) {
    return {path, title,
            [play, value](const Drill& drill) { return drill.*play ? value(*(drill.*play)) : absent(); }};
}

Json hold_json(const Play& play) {
    return to_text(play.hold);
}
Json value_json(const Play& play) {
    return json_real(play.value);
}
Json exact_value_json(const Play& play) {
    return play.value.text();
}
Json cost_json(const Play& play) {
    return json_real(play.cost);
}
Json exact_cost_json(const Play& play) {
    return play.cost.text();
}

DrillKind read_kind(const std::string& name) {
    // Found: Fields::text() has refused any other word.
    return *std::find_if(drill_kinds.begin(), drill_kinds.end(),
                         [&name](DrillKind kind) { return name_of(kind) == name; });
}

std::vector<Field> drill_fields() {
    std::vector<Field> fields = game_fields();
    Field kind{"kind", FieldKind::choice, "KIND",
               "Which deals: all of them, those with a close second best hold, or those in which the basic "
               "chart errs"};
    kind.fallback = "all";
    for (const DrillKind each : drill_kinds) kind.choices.push_back(name_of(each));
    fields.push_back(kind);
    fields.push_back({"count", FieldKind::whole_number, "N", "How many deals", false, FieldPlace::option,
                      "10", "1", "1000"});
    // Its default stands in the help alone, for with another kind the field must not be there at all.
    fields.push_back(
        {"within", FieldKind::fraction, "BETS",
         "Of close deals: what the second best hold, the best of those worth less, may cost; 0.05 by "
         "default",
         false, FieldPlace::option, "", "0", "1000000"});
    static const std::string most_seed = std::to_string(~u64{0});
    fields.push_back({"seed", FieldKind::whole_number, "N", "Random seed; the same seed deals the same deals",
                      false, FieldPlace::option, "1", "0", most_seed});
    return fields;
}

}  // namespace

const std::vector<DataColumn<Drill>>& drill_columns() {
    static const std::vector<DataColumn<Drill>> columns{
        {"deal", "deal", [](const Drill& drill) -> Json { return to_text(drill.deal); }},
        {"best_holds", "best_holds", best_holds_json},
        {"value", "value", [](const Drill& drill) { return json_real(drill.value); }},
        {"value_exact", "value_exact", [](const Drill& drill) -> Json { return drill.value.text(); }},
        of_play("second.hold", "second_hold", &Drill::second, hold_json),
        of_play("second.value", "second_value", &Drill::second, value_json),
        of_play("second.value_exact", "second_value_exact", &Drill::second, exact_value_json),
        of_play("second.cost", "second_cost", &Drill::second, cost_json),
        of_play("second.cost_exact", "second_cost_exact", &Drill::second, exact_cost_json),
        of_play("chart.hold", "chart_hold", &Drill::chart, hold_json),
        of_play("chart.value", "chart_value", &Drill::chart, value_json),
        of_play("chart.value_exact", "chart_value_exact", &Drill::chart, exact_value_json),
        of_play("chart.cost", "chart_cost", &Drill::chart, cost_json),
        of_play("chart.cost_exact", "chart_cost_exact", &Drill::chart, exact_cost_json)};
    return columns;
}

const Query& VideopokerDrillRequest::query() {
    static const Query query{
        "videopoker.drill",
        "Random deals to practise on, with how to play them",
        drill_fields(),
        {R"({"query": "videopoker.drill", "game": "jacks-or-better-9-6", "kind": "close"})",
         R"({"query": "videopoker.drill", "game": "deuces-wild-full-pay", "kind": "close", "within": "1/100", "count": 5})",
         R"({"query": "videopoker.drill", "game": "jacks-or-better-9-6", "kind": "penalty", "seed": 7})"},
        "steps",
        json_answer<VideopokerDrillRequest>};
    return query;
}

VideopokerDrillRequest VideopokerDrillRequest::read(const Fields& fields) {
    VideopokerDrillRequest request;
    request.game = fields.game();
    request.kind = read_kind(fields.text("kind"));
    if (const auto count = fields.whole_number("count")) request.count = *count;
    if (const auto seed = fields.whole_number("seed")) request.seed = *seed;
    if (const auto within = fields.fraction("within")) {
        request.within = *within;
        if (request.kind != DrillKind::close) {
            throw FieldError("within", "'within' goes with the kind 'close' only", fields.text("within"));
        }
    }
    return request;
}

Json to_json(const VideopokerDrillAnswer& answer) {
    Json json = answer_object(VideopokerDrillRequest::query().name);
    json["game"] = game_shape().json(*answer.prepared);
    json["kind"] = name_of(answer.kind);
    json["seed"] = json_count(answer.seed);
    if (answer.kind == DrillKind::close) {
        json["within"] = json_real(answer.within);
        json["within_exact"] = answer.within.text();
    }
    json["deals_of_kind"] = json_count(answer.deals_of_kind);
    json["all_deals"] = json_count(answer.all_deals);
    json["deals"] = Json::array();
    for (const Drill& drill : answer.drills) json["deals"].push_back(json_object(drill_columns(), drill));
    if (answer.kind == DrillKind::penalty) json["chart"] = answer.chart;
    json["warnings"] = answer.warnings;
    return json;
}

std::string to_csv(const VideopokerDrillAnswer& answer) {
    return csv_table(drill_columns(), answer.drills);
}

}  // namespace holdfast::queries
