// The query `holdem.range` as JSON.
#include <holdfast/cards/card_text.h>
#include <holdfast/queries/answering.h>
#include <holdfast/queries/holdem/range_columns.h>

namespace holdfast::queries {
namespace {

using Combo = HoldemRangeAnswer::Combo;
using Hand = HoldemRangeAnswer::Hand;

/// The higher card first.
std::string cards_text(const Combo& combo) {
    return to_text(combo.cards.high()) + to_text(combo.cards.low());
}

Json by_combo(const Hand& hand) {
    if (hand.by_combo.empty()) return absent();
    Json list = Json::array();
    for (const Combo& combo : hand.by_combo) {
        Json object = object_with_room(3);
        object["cards"] = cards_text(combo);
        object["weight"] = json_real(combo.weight);
        object["weight_exact"] = combo.weight.text();
        list.push_back(std::move(object));
    }
    return list;
}

/// "AhKh:1/2", as a range is written.
Json written_combos(const Hand& hand) {
    if (hand.by_combo.empty()) return absent();
    Json list = Json::array();
    for (const Combo& combo : hand.by_combo) list.push_back(cards_text(combo) + ":" + combo.weight.text());
    return list;
}

}  // namespace

const std::vector<DataColumn<Hand>>& range_columns() {
    static const std::vector<DataColumn<Hand>> columns{
        {"hand", "hand", [](const Hand& hand) -> Json { return to_text(hand.hand); }},
        {"size", "size", [](const Hand& hand) -> Json { return hand.hand.size(); }},
        {"combos", "combos", [](const Hand& hand) -> Json { return hand.combos; }},
        {"weight", "weight", [](const Hand& hand) { return json_real(hand.weight); }},
        {"weight_exact", "weight_exact", [](const Hand& hand) -> Json { return hand.weight.text(); }},
        // Objects have no cell in CSV: there combos are written as in a range.
        {"by_combo", "", by_combo},
        {"", "by_combo", written_combos}};
    return columns;
}

const Query& HoldemRangeRequest::query() {
    static const Query query{
        "holdem.range",
        "What a range holds: combos, share, each of the 169 hands",
        {{"range", FieldKind::text, "RANGE",
          "A list with commas of AhKh, QQ+, 77-55, AKs, KTs+, A5s-A2s, random, \"top 15%\", AQs:0.5", true,
          FieldPlace::argument}},
        {R"({"query": "holdem.range", "range": "22+,A2s+"})",
         R"({"query": "holdem.range", "range": "top 15%,[50]87s,76s[/50],7h6d:1/3"})"},
        "",
        json_answer<HoldemRangeRequest>};
    return query;
}

HoldemRangeRequest HoldemRangeRequest::read(const Fields& fields) {
    return {fields.text("range")};
}

Json to_json(const HoldemRangeAnswer& answer) {
    Json json = answer_object(HoldemRangeRequest::query().name);
    json["range"] = answer.range;
    json["normalized"] = answer.normalized;
    json["combos"] = answer.combos;
    json["weight"] = json_real(answer.weight);
    json["weight_exact"] = answer.weight.text();
    json["share"] = json_real(answer.share());
    json["share_exact"] = answer.share().text();
    json["hands"] = Json::array();
    for (const Hand& hand : answer.hands) json["hands"].push_back(json_object(range_columns(), hand));
    return json;
}

std::string to_csv(const HoldemRangeAnswer& answer) {
    return csv_table(range_columns(), answer.hands);
}

}  // namespace holdfast::queries
