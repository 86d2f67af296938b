// The query `holdem.equity` as JSON.
#include <cmath>

#include <holdfast/cards/card_text.h>
#include <holdfast/queries/answering.h>
#include <holdfast/queries/holdem/equity_columns.h>
#include <holdfast/queries/holdem/odds_row.h>
#include <holdfast/queries/input/field_error.h>

namespace holdfast::queries {
namespace {

using Method = HoldemEquityRequest::Method;

std::string_view method_of(const HoldemEquityAnswer& answer) {
    return answer.is_exact ? "exact" : "monte-carlo";
}

/// Throws FieldError on two fields that ask for different ways to the answer; the second one is blamed.
void refuse_both(const Fields& fields, std::string_view one, std::string_view other) {
    if (fields.has(one) && fields.has(other)) throw ContradictoryFields(other, one, fields.text(other));
}

}  // namespace

double standard_error(const HoldemEquityAnswer::Player& player) {
    return std::sqrt(nearest_double(player.squared_error));
}

const std::vector<DataColumn<EquityRow>>& equity_columns() {
    using Row = EquityRow;
    static const std::vector<DataColumn<Row>> columns{
        {"range", "range", [](const Row& row) -> Json { return row.player.range; }},
        {"combos", "combos", [](const Row& row) -> Json { return row.player.combos; }},
        {"win.count", "win", [](const Row& row) -> Json { return count_text(row.player.win); }},
        {"win.probability", "win_probability",
         [](const Row& row) { return row.probability(row.player.win); }},
        {"tie.count", "tie", [](const Row& row) -> Json { return count_text(row.player.tie); }},
        {"tie.probability", "tie_probability",
         [](const Row& row) { return row.probability(row.player.tie); }},
        {"lose.count", "lose", [](const Row& row) -> Json { return count_text(row.player.lose); }},
        {"lose.probability", "lose_probability",
         [](const Row& row) { return row.probability(row.player.lose); }},
        {"equity", "equity", [](const Row& row) { return json_real(row.player.equity); }},
        {"equity_exact", "equity_exact",
         [](const Row& row) { return row.answer.is_exact ? Json(row.player.equity.text()) : Json(); }},
        {"standard_error", "standard_error",
         [](const Row& row) -> Json { return standard_error(row.player); }},
        {"", "method", [](const Row& row) -> Json { return method_of(row.answer); }},
        {"", "deals", [](const Row& row) -> Json { return count_text(row.answer.deals); }},
        {"", "seed",
         [](const Row& row) { return row.answer.is_exact ? absent() : json_count(row.answer.seed); }}};
    return columns;
}

const Query& HoldemEquityRequest::query() {
    // The fields keep views of these texts.
    static const std::string least_samples = std::to_string(holdem::Sampling::least_samples);
    static const std::string most_samples = std::to_string(holdem::Sampling::most_samples);
    static const std::string most_seed = std::to_string(~u64{0});
    static const Query query{
        "holdem.equity",
        "Equity of 2 to 10 hands or ranges",
        {{"ranges", FieldKind::ranges, "RANGE",
          "What each player may hold: AhKh, QQ+, 77-55, AKs, KTs+, A5s-A2s, random, \"top 15%\", AQs:0.5 (a "
          "weight), "
          "[50]AQs,KQs[/50] (the same weight, in percent, for several); lists with commas",
          true, FieldPlace::argument},
         {"board", FieldKind::cards, "CARDS", "3, 4 or 5 cards, such as QhJh2c"},
         {"dead", FieldKind::cards, "CARDS", "Cards out of play"},
         {"exact", FieldKind::flag, "", "Count all deals, unless that would take years"},
         {"samples", FieldKind::whole_number, "N", "Draw so many deals at random", false, FieldPlace::option,
          "", least_samples, most_samples},
         {"target_error", FieldKind::fraction, "E",
          "Draw deals until every standard error is at most E, such as 0.0005", false, FieldPlace::option, "",
          "0.00001", "1"},
         {"seed", FieldKind::whole_number, "N", "Random seed; the same seed draws the same deals", false,
          FieldPlace::option, "1", "0", most_seed}},
        {R"({"query": "holdem.equity", "ranges": ["AhKh", "QsQd"]})",
         R"({"query": "holdem.equity", "ranges": ["22+,A2s+,KQo", "random"], "board": "QhJh2c"})",
         R"({"query": "holdem.equity", "ranges": ["AA", "random", "random", "random"], "samples": 1000000})"},
        "parts",
        json_answer<HoldemEquityRequest>};
    return query;
}

HoldemEquityRequest HoldemEquityRequest::read(const Fields& fields) {
    HoldemEquityRequest request{fields.texts("ranges"), fields.text("board"), fields.text("dead"), {}, {}};
    if (fields.flag("exact")) {
        refuse_both(fields, "exact", "samples");
        refuse_both(fields, "exact", "target_error");
        refuse_both(fields, "exact", "seed");
        request.method = Method::exact;
    }
    refuse_both(fields, "samples", "target_error");
    // A seed alone asks for no method: it matters where the deals turn out too many to be counted.
    if (const auto seed = fields.whole_number("seed")) request.sampling.seed = *seed;
    if (const auto samples = fields.whole_number("samples")) {
        request.method = Method::sampled;
        request.sampling.samples = *samples;
    }
    if (const auto target = fields.fraction("target_error")) {
        request.method = Method::sampled;
        request.sampling.target_error = *target;
    }
    return request;
}

Json to_json(const HoldemEquityAnswer& answer) {
    Json json = answer_object(HoldemEquityRequest::query().name);
    json["board"] = to_text(answer.board);
    json["dead"] = to_text(answer.dead);
    json["method"] = method_of(answer);
    json["deals"] = count_text(answer.deals);
    json["players"] = Json::array();
    for (const HoldemEquityAnswer::Player& player : answer.players) {
        json["players"].push_back(json_object(equity_columns(), EquityRow{answer, player}));
    }
    if (!answer.is_exact) json["seed"] = json_count(answer.seed);
    return json;
}

std::string to_csv(const HoldemEquityAnswer& answer) {
    std::vector<EquityRow> rows;
    for (const HoldemEquityAnswer::Player& player : answer.players) rows.push_back({answer, player});
    return csv_table(equity_columns(), rows);
}

}  // namespace holdfast::queries
