#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include <holdfast/cards/card_text.h>
#include <holdfast/queries/output/csv_text.h>
#include <holdfast/queries/output/json_text.h>
#include <holdfast/queries/output/plain_text.h>
#include <holdfast/queries/output/text_table.h>
#include <holdfast/queries/videopoker/game_fields.h>
#include <holdfast/queries/videopoker/hold.h>

namespace holdfast::queries {
namespace {

using videopoker::Deal;
using videopoker::GameTables;
using videopoker::HoldAnalysis;
using videopoker::PayRow;

constexpr int decimals = 6;

Json hold_json(const VideopokerHoldAnswer& answer, const HoldAnalysis& hold) {
    Json outcomes = Json::array();
    for (std::size_t row = 0; row < hold.outcomes.size(); ++row) {
        const PayRow& each = answer.game.game.rows[row];
        outcomes.push_back(
            {{"hand", words_of(each.hand)}, {"name", each.name}, {"count", json_count(hold.outcomes[row])}});
    }
    const Rational value = hold.value();
    return {{"hold", to_text(answer.held(hold))},   {"value", json_real(value)},
            {"value_exact", value.text()},          {"draws", json_count(hold.draws)},
            {"outcomes", std::move(outcomes)},      {"variance", json_real(hold.variance())},
            {"cost", json_real(answer.cost(hold))}, {"best", hold.is_best}};
}

/// "8 flush, 3 straight, 36 nothing"
std::string outcomes_text(const VideopokerHoldAnswer& answer, const HoldAnalysis& hold) {
    std::string text;
    for (std::size_t row = 0; row < hold.outcomes.size(); ++row) {
        if (hold.outcomes[row] == 0) continue;
        text += text.empty() ? "" : ", ";
        text += grouped(hold.outcomes[row]) + " " + answer.game.game.rows[row].name;
    }
    return text;
}

}  // namespace

std::vector<Card> VideopokerHoldAnswer::held(const HoldAnalysis& hold) const {
    std::vector<Card> cards;
    for (std::size_t place = 0; place < deal.size(); ++place) {
        if (hold.hold.holds(place)) cards.push_back(deal[place]);
    }
    return cards;
}

Rational VideopokerHoldAnswer::cost(const HoldAnalysis& hold) const {
    return analysis.holds.front().value() - hold.value();
}

VideopokerHoldAnswer answer(const VideopokerHoldRequest& request, const Work&) {
    ChosenGame chosen = choose_game(request.game);
    std::vector<Card> cards = parse_cards(request.cards, chosen.game.deck, videopoker::deal_size);
    const GameTables tables(chosen.game);
    const Deal deal(cards);
    return {std::move(chosen), request.tie_rule, std::move(cards),
            analyze_hand(tables, deal, request.tie_rule), row_warnings(tables)};
}

std::string to_json(const VideopokerHoldAnswer& answer) {
    Json json{{"query", "videopoker.hold"},
              {"game", game_json(answer.game)},
              {"deal", to_text(answer.deal)},
              {"holds", Json::array()}};
    for (const HoldAnalysis& hold : answer.analysis.holds) json["holds"].push_back(hold_json(answer, hold));
    json["tie_rule"] = to_text(answer.tie_rule);
    json["warnings"] = answer.warnings;
    return json_text(json);
}

std::string to_csv(const VideopokerHoldAnswer& answer) {
    std::vector<std::string> titles{"hold", "value", "value_exact", "draws"};
    for (const PayRow& row : answer.game.game.rows) titles.push_back(row.name);
    titles.insert(titles.end(), {"variance", "cost", "best"});
    std::string text;
    append_csv_line(text, titles);
    for (const HoldAnalysis& hold : answer.analysis.holds) {
        const Rational value = hold.value();
        std::vector<std::string> cells{to_text(answer.held(hold)), shortest_text(nearest_double(value)),
                                       value.text(), std::to_string(hold.draws)};
        for (const u32 count : hold.outcomes) cells.push_back(std::to_string(count));
        cells.insert(cells.end(),
                     {shortest_text(nearest_double(hold.variance())),
                      shortest_text(nearest_double(answer.cost(hold))), hold.is_best ? "true" : "false"});
        append_csv_line(text, cells);
    }
    return text;
}

std::string to_text(const VideopokerHoldAnswer& answer, const TextStyle& style, std::size_t shown) {
    TextTable table({{"Hold", Column::left, Column::needed},
                     {"Value", Column::right, Column::needed},
                     {"Cost", Column::right, Column::needed},
                     {"Draws", Column::right, 1},
                     {"What comes of them", Column::wrap, 2}});
    const std::vector<HoldAnalysis>& holds = answer.analysis.holds;
    const auto best = static_cast<std::size_t>(
        std::count_if(holds.begin(), holds.end(), [](const HoldAnalysis& hold) { return hold.is_best; }));
    for (std::size_t place = 0; place < std::max(best, std::min(shown, holds.size())); ++place) {
        const HoldAnalysis& hold = holds[place];
        table.add_row({spaced_cards(answer.held(hold)), decimal_text(hold.value(), decimals),
                       hold.is_best ? "best" : decimal_text(answer.cost(hold), decimals), grouped(hold.draws),
                       outcomes_text(answer, hold)},
                      hold.is_best ? Look::good : Look::plain);
    }
    std::string text = game_title(answer.game, style) + "\n";
    text += "Dealt " + with_look(spaced_cards(answer.deal), Look::bold, style) + "\n\n";
    text += table.text(style);
    if (best > 1)
        text += fmt::format("\n{} holds are equally good; tie rule {}\n", best, to_text(answer.tie_rule));
    return text;
}

}  // namespace holdfast::queries
