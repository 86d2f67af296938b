// The faces of the answer `holdem.odds`: JSON, CSV, tables.
#include <algorithm>

#include <fmt/format.h>

#include <holdfast/cards/card_text.h>
#include <holdfast/evaluation/hand_words.h>
#include <holdfast/queries/holdem/odds.h>
#include <holdfast/queries/holdem/odds_fields.h>
#include <holdfast/queries/output/csv_text.h>
#include <holdfast/queries/output/json_text.h>
#include <holdfast/queries/output/plain_text.h>
#include <holdfast/queries/output/text_table.h>

namespace holdfast::queries {
namespace {

using Out = HoldemOddsAnswer::Out;
using OutsGoal = HoldemOddsAnswer::OutsGoal;
using Result = HoldemOddsAnswer::Result;

constexpr int decimals = 4;

Json result_json(const Result& result) {
    Json json = odds_json(result.odds);
    if (result.estimate) {
        json["independent_estimate"] = {{"lose", result.estimate->lose}, {"error", result.estimate->error}};
    }
    return json;
}

Json outs_json(const HoldemOddsAnswer::Outs& outs) {
    Json json{{"goal", outs.goal == OutsGoal::ahead ? "ahead" : "equity"},
              {"opponents", outs.opponents},
              {"equity_now", json_real(outs.now)},
              {"unseen", outs.unseen},
              {"cards", Json::array()}};
    for (const Out& out : outs.cards) {
        json["cards"].push_back({{"card", to_text(out.card)},
                                 {"equity", json_real(out.equity)},
                                 {"equity_exact", out.equity.text()},
                                 {"gain", json_real(out.equity - outs.now)}});
    }
    return json;
}

std::string versus_text(const HoldemOddsAnswer& answer) {
    std::string text;
    for (const std::vector<Card>& hand : answer.versus) {
        text += (text.empty() ? "" : ", ") + spaced_cards(hand);
    }
    return text;
}

std::string title(const HoldemOddsAnswer& answer, const TextStyle& style) {
    const auto line = [&](const char* what, const std::string& cards) {
        return fmt::format("{:<7} {}\n", what, with_look(cards, Look::bold, style));
    };
    std::string text = line("Hole", spaced_cards(answer.hole));
    if (!answer.board.empty()) text += line("Board", spaced_cards(answer.board));
    if (!answer.dead.empty()) text += line("Dead", spaced_cards(answer.dead));
    if (!answer.versus.empty()) text += line("Versus", versus_text(answer));
    return text + (answer.street() == "river" ? std::string("The board is complete\n")
                                              : fmt::format("{} boards can come\n", grouped(answer.boards)));
}

std::string odds_table(const HoldemOddsAnswer& answer, const TextStyle& style) {
    const bool estimates = answer.results.front().estimate.has_value();
    std::vector<Column> columns{
        {answer.versus.empty() ? "Opponents" : "Unknown", Column::right, Column::needed},
        {"Win", Column::right, Column::needed},
        {"Tie", Column::right, Column::needed},
        {"Lose", Column::right, Column::needed},
        {"Equity", Column::right, Column::needed}};
    if (estimates) {
        columns.push_back({"1-(1-p)^N", Column::right, 1});
        columns.push_back({"Its error", Column::right, 1});
    }
    TextTable table(columns);
    for (const Result& result : answer.results) {
        std::vector<std::string> cells = odds_percents(result.odds);
        cells.insert(cells.begin(), std::to_string(result.odds.opponents));
        if (result.estimate) {
            cells.push_back(fmt::format("{:.4f}%", 100 * result.estimate->lose));
            cells.push_back(fmt::format("{:+.4f}%", 100 * result.estimate->error));
        }
        table.add_row(std::move(cells));
    }
    return table.text(style);
}

std::string categories_table(const HoldemOddsAnswer& answer, const TextStyle& style) {
    TextTable table(
        {{"The hand in the end", Column::left, Column::needed}, {"Chance", Column::right, Column::needed}});
    for (std::size_t i = hand_category_count; i-- > 0;) {
        if (!answer.categories[i].is_zero()) {
            table.add_row({std::string(words_of(static_cast<HandCategory>(i))),
                           percent(answer.categories[i], decimals)});
        }
    }
    return table.text(style);
}

std::string outs_text(const HoldemOddsAnswer::Outs& outs, const TextStyle& style) {
    const std::string against =
        outs.opponents == 0
            ? std::string()
            : fmt::format(" against {} unknown opponent{}", outs.opponents, outs.opponents == 1 ? "" : "s");
    std::string text =
        fmt::format("{} of {} cards {}{}; the equity now is {}\n", outs.cards.size(), outs.unseen,
                    outs.goal == OutsGoal::ahead ? "put you ahead" : "raise the equity", against,
                    percent(outs.now, decimals));
    if (outs.cards.empty()) return text;
    TextTable table({{"Card", Column::left, Column::needed},
                     {"Equity", Column::right, Column::needed},
                     {"Gain", Column::right, Column::needed}});
    for (const Out& out : outs.cards) {
        table.add_row(
            {to_text(out.card), percent(out.equity, decimals), percent(out.equity - outs.now, decimals)});
    }
    return text + "\n" + table.text(style);
}

}  // namespace

std::string to_json(const HoldemOddsAnswer& answer) {
    Json json{{"query", "holdem.odds"},         {"hole", to_text(answer.hole)},
              {"board", to_text(answer.board)}, {"dead", to_text(answer.dead)},
              {"street", answer.street()},      {"boards", json_count(answer.boards)},
              {"results", Json::array()},       {"hand_categories", Json::array()}};
    for (const Result& result : answer.results) json["results"].push_back(result_json(result));
    for (std::size_t i = hand_category_count; i-- > 0;) {
        json["hand_categories"].push_back({{"category", words_of(static_cast<HandCategory>(i))},
                                           {"probability", json_real(answer.categories[i])}});
    }
    if (!answer.versus.empty()) {
        json["versus"] = Json::array();
        for (const std::vector<Card>& hand : answer.versus) json["versus"].push_back(to_text(hand));
    }
    if (answer.outs) json["outs"] = outs_json(*answer.outs);
    return json_text(json);
}

std::string to_csv(const HoldemOddsAnswer& answer) {
    std::string text;
    std::vector<std::string> titles = odds_titles();
    titles.insert(titles.end(), {"independent_estimate", "independent_estimate_error"});
    append_csv_line(text, titles);
    for (const Result& result : answer.results) {
        std::vector<std::string> cells = odds_cells(result.odds);
        cells.push_back(result.estimate ? shortest_text(result.estimate->lose) : "");
        cells.push_back(result.estimate ? shortest_text(result.estimate->error) : "");
        append_csv_line(text, cells);
    }
    return text;
}

std::string to_text(const HoldemOddsAnswer& answer, const TextStyle& style) {
    std::string text =
        title(answer, style) + "\n" + odds_table(answer, style) + "\n" + categories_table(answer, style);
    if (answer.outs) text += "\n" + outs_text(*answer.outs, style);
    return text;
}

}  // namespace holdfast::queries
