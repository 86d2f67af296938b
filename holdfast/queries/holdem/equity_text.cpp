// The faces of the answer `holdem.equity`: JSON, CSV, a table.
#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include <holdfast/cards/card_text.h>
#include <holdfast/queries/holdem/equity.h>
#include <holdfast/queries/output/csv_text.h>
#include <holdfast/queries/output/json_text.h>
#include <holdfast/queries/output/plain_text.h>
#include <holdfast/queries/output/text_table.h>

namespace holdfast::queries {
namespace {

using Player = HoldemEquityAnswer::Player;

constexpr int decimals = 4;

/// Digits, or p/q where weights make a count that is not whole.
std::string count_text(const Rational& count) {
    return count.is_integer() ? count.numerator().text() : count.text();
}

double standard_error(const Player& player) {
    return std::sqrt(nearest_double(player.squared_error));
}

Json json_outcome(const Rational& count, const Rational& deals) {
    return {{"count", count_text(count)}, {"probability", json_real(count / deals)}};
}

Json json_player(const HoldemEquityAnswer& answer, const Player& player) {
    return {{"range", player.range},
            {"combos", player.combos},
            {"win", json_outcome(player.win, answer.deals)},
            {"tie", json_outcome(player.tie, answer.deals)},
            {"lose", json_outcome(player.lose, answer.deals)},
            {"equity", json_real(player.equity)},
            {"equity_exact", answer.is_exact ? Json(player.equity.text()) : Json()},
            {"standard_error", standard_error(player)}};
}

std::string shortest(const Rational& value) {
    return shortest_text(nearest_double(value));
}

std::string title(const HoldemEquityAnswer& answer, const TextStyle& style) {
    std::string text;
    if (!answer.board.empty()) {
        text += "Board " + with_look(spaced_cards(answer.board), Look::bold, style) + "\n";
    }
    if (!answer.dead.empty()) text += "Dead  " + spaced_cards(answer.dead) + "\n";
    const std::string deals =
        answer.deals.is_integer() ? grouped(answer.deals.numerator().to_u128()) : answer.deals.text();
    return text + (answer.is_exact ? fmt::format("Exact: {} deals\n", deals)
                                   : fmt::format("Sampled: {} deals, seed {}\n", deals, answer.seed));
}

}  // namespace

std::string to_json(const HoldemEquityAnswer& answer) {
    Json json{{"query", "holdem.equity"},          {"board", to_text(answer.board)},
              {"dead", to_text(answer.dead)},      {"method", answer.is_exact ? "exact" : "monte-carlo"},
              {"deals", count_text(answer.deals)}, {"players", Json::array()}};
    for (const Player& player : answer.players) json["players"].push_back(json_player(answer, player));
    if (!answer.is_exact) json["seed"] = json_count(answer.seed);
    return json_text(json);
}

std::string to_csv(const HoldemEquityAnswer& answer) {
    std::string text;
    append_csv_line(text, {"range", "combos", "win", "win_probability", "tie", "tie_probability", "lose",
                           "lose_probability", "equity", "equity_exact", "standard_error"});
    for (const Player& player : answer.players) {
        append_csv_line(
            text,
            {player.range, std::to_string(player.combos), count_text(player.win),
             shortest(player.win / answer.deals), count_text(player.tie), shortest(player.tie / answer.deals),
             count_text(player.lose), shortest(player.lose / answer.deals), shortest(player.equity),
             answer.is_exact ? player.equity.text() : "", shortest_text(standard_error(player))});
    }
    return text;
}

std::string to_text(const HoldemEquityAnswer& answer, const TextStyle& style) {
    std::vector<Column> columns{{"Range", Column::left, Column::needed},
                                {"Combos", Column::right, 3},
                                {"Win", Column::right, 1},
                                {"Tie", Column::right, 2},
                                {"Lose", Column::right, 2},
                                {"Equity", Column::right, Column::needed}};
    if (!answer.is_exact) columns.push_back({"Error", Column::right, 1});
    TextTable table(columns);
    Rational best;
    for (const Player& player : answer.players) best = std::max(best, player.equity);
    for (const Player& player : answer.players) {
        std::vector<std::string> cells{player.range, grouped(player.combos)};
        for (const Rational& count : {player.win, player.tie, player.lose}) {
            cells.push_back(percent(count / answer.deals, decimals));
        }
        cells.push_back(percent(player.equity, decimals));
        if (!answer.is_exact) cells.push_back(fmt::format("±{:.4f}%", 100 * standard_error(player)));
        table.add_row(cells, player.equity == best ? Look::good : Look::plain);
    }
    return title(answer, style) + "\n" + table.text(style);
}

}  // namespace holdfast::queries
