// The query `videopoker.meter` as JSON.
#include <holdfast/cards/card_text.h>
#include <holdfast/queries/answering.h>
#include <holdfast/queries/videopoker/game_fields.h>
#include <holdfast/queries/videopoker/game_shape.h>
#include <holdfast/queries/videopoker/meter_columns.h>

namespace holdfast::queries {
namespace {

using videopoker::PlayChange;

/// The cards that the example of a breakpoint keeps, before or after it; absent where play does not change
/// there.
Json held_cards(const MeterRow& row, videopoker::Hold PlayChange::*hold) {
    return row.piece.example ? Json(row.held(hold)) : absent();
}

}  // namespace

std::string MeterRow::held(videopoker::Hold videopoker::PlayChange::*hold) const {
    return to_text(piece.example->deal.held((*piece.example).*hold));
}

// Every number twice: as the nearest double for programs that draw, and exactly for those that compute on.
const std::vector<DataColumn<MeterRow>>& meter_columns() {
    using Row = MeterRow;
    static const std::vector<DataColumn<Row>> columns{
        {"from", "from", [](const Row& row) { return json_real(row.piece.from); }},
        {"from_exact", "from_exact", [](const Row& row) -> Json { return row.piece.from.text(); }},
        {"to", "to", [](const Row& row) { return json_real(row.piece.to); }},
        {"to_exact", "to_exact", [](const Row& row) -> Json { return row.piece.to.text(); }},
        {"slope", "slope", [](const Row& row) { return json_real(row.slope()); }},
        {"slope_exact", "slope_exact", [](const Row& row) -> Json { return row.slope().text(); }},
        {"return_from", "return_from", [](const Row& row) { return json_real(row.piece.return_from); }},
        {"return_from_exact", "return_from_exact",
         [](const Row& row) -> Json { return row.piece.return_from.text(); }},
        {"deals_changed", "deals_changed",
         [](const Row& row) { return json_count(row.piece.deals_changed); }},
        {"example.deal", "deal",
         [](const Row& row) {
             return row.piece.example ? Json(to_text(row.piece.example->deal)) : absent();
         }},
        {"example.hold_before", "hold_before",
         [](const Row& row) { return held_cards(row, &PlayChange::before); }},
        {"example.hold_after", "hold_after",
         [](const Row& row) { return held_cards(row, &PlayChange::after); }}};
    return columns;
}

const Query& VideopokerMeterRequest::query() {
    static const Query query = [] {
        Query made{
            "videopoker.meter",
            "The return as an exact function of what one row pays",
            game_fields(),
            {R"({"query": "videopoker.meter", "game": "jacks-or-better-9-6", "hand": "royal flush"})",
             R"({"query": "videopoker.meter", "game": "deuces-wild-full-pay", "hand": "four of a kind", "from": 4, "to": "5.5"})"},
            "",
            json_answer<VideopokerMeterRequest>};
        made.fields.push_back(
            {"hand", FieldKind::text, "HAND", "The row whose pay is to vary, such as \"royal flush\"", true});
        made.fields.push_back({"from", FieldKind::text, "PAY",
                               "The lowest pay to look at; without it, half of what the row pays"});
        made.fields.push_back({"to", FieldKind::text, "PAY",
                               "The highest pay to look at; without it, ten times what the row pays"});
        made.fields.push_back(tie_rule_field());
        return made;
    }();
    return query;
}

VideopokerMeterRequest VideopokerMeterRequest::read(const Fields& fields) {
    return {fields.game(), fields.text("hand"), fields.optional_text("from"), fields.optional_text("to"),
            read_tie_rule(fields)};
}

Json to_json(const VideopokerMeterAnswer& answer) {
    Json json = answer_object(VideopokerMeterRequest::query().name);
    json["game"] = game_shape().json(*answer.prepared);
    json["hand"] = words_of(answer.row().hand);
    json["name"] = answer.row().name;
    json["pieces"] = Json::array();
    for (const videopoker::MeterPiece& piece : answer.meter.pieces) {
        json["pieces"].push_back(json_object(meter_columns(), MeterRow{answer, piece}));
    }
    // Null, not absent: "none in this range" is an answer.
    const std::optional<Rational> break_even = answer.meter.break_even();
    json["break_even"] = break_even ? json_real(*break_even) : Json();
    json["break_even_exact"] = break_even ? Json(break_even->text()) : Json();
    json["now"] = {{"pays", json_pays(answer.row().pays)},
                   {"pays_exact", answer.row().pays.text()},
                   {"return", json_real(answer.now.expected_return)},
                   {"return_exact", answer.now.expected_return.text()},
                   {"slope", json_real(answer.slope_now())},
                   {"slope_exact", answer.slope_now().text()}};
    json["tie_rule"] = to_text(answer.tie_rule);
    json["warnings"] = answer.warnings;
    return json;
}

std::string to_csv(const VideopokerMeterAnswer& answer) {
    std::vector<MeterRow> rows;
    for (const videopoker::MeterPiece& piece : answer.meter.pieces) rows.push_back({answer, piece});
    return csv_table(meter_columns(), rows);
}

}  // namespace holdfast::queries
