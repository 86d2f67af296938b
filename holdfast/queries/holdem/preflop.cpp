#include <algorithm>

#include <fmt/format.h>

#include <holdfast/core/error.h>
#include <holdfast/queries/holdem/odds_fields.h>
#include <holdfast/queries/holdem/preflop.h>
#include <holdfast/queries/input/number_list.h>
#include <holdfast/queries/output/csv_text.h>
#include <holdfast/queries/output/json_text.h>
#include <holdfast/queries/output/plain_text.h>
#include <holdfast/queries/output/text_table.h>

namespace holdfast::queries {
namespace {

using holdem::StartingHand;
using Result = HoldemPreflopAnswer::Result;

std::vector<StartingHand> read_hands(const std::vector<std::string>& texts) {
    std::vector<StartingHand> hands;
    for (const std::string& text : texts) {
        const StartingHand hand = holdem::parse_starting_hand(text);
        if (std::find(hands.begin(), hands.end(), hand) != hands.end()) {
            throw ParseError(to_text(hand) + " is there twice", text, 0, text.size());
        }
        hands.push_back(hand);
    }
    if (hands.empty()) {
        for (int index = 0; index < holdem::starting_hand_count; ++index) {
            hands.push_back(StartingHand::from_index(index));
        }
    }
    return hands;
}

/// Aces first, pairs on the diagonal, suited hands above it; better than an equal share looks good.
std::string grid(const HoldemPreflopAnswer& answer, std::size_t number, const TextStyle& style) {
    const int opponents = answer.opponents[number];
    std::string text = fmt::format("Equity in percent against {} unknown opponent{}\n\n", opponents,
                                   opponents == 1 ? "" : "s");
    for (std::size_t row = 0; row < rank_count; ++row) {
        for (std::size_t column = 0; column < rank_count; ++column) {
            const Result& result =
                answer.results[(row * rank_count + column) * answer.opponents.size() + number];
            const Rational equity = result.odds.equity();
            const Look look = equity > Rational(1, opponents + 1) ? Look::good : Look::plain;
            const std::string cell =
                fmt::format("{:>3} {:>4}", to_text(result.hand), decimal_text(equity * Rational(100), 1));
            text += (column == 0 ? "" : "  ") + with_look(cell, look, style);
        }
        text += "\n";
    }
    return text;
}

std::string table(const HoldemPreflopAnswer& answer, const TextStyle& style) {
    TextTable table({{"Hand", Column::left, Column::needed},
                     {"Opponents", Column::right, Column::needed},
                     {"Win", Column::right, Column::needed},
                     {"Tie", Column::right, Column::needed},
                     {"Lose", Column::right, Column::needed},
                     {"Equity", Column::right, Column::needed}});
    for (const Result& result : answer.results) {
        std::vector<std::string> cells = odds_percents(result.odds);
        cells.insert(cells.begin(), {to_text(result.hand), std::to_string(result.odds.opponents)});
        table.add_row(std::move(cells));
    }
    return table.text(style);
}

}  // namespace

HoldemPreflopAnswer answer(const HoldemPreflopRequest& request, const Work&) {
    HoldemPreflopAnswer answer{
        request.hands.empty(),
        parse_numbers(request.opponents, 1, holdem::most_preflop_opponents, "opponents"),
        {}};
    std::sort(answer.opponents.begin(), answer.opponents.end());
    for (const StartingHand hand : read_hands(request.hands)) {
        for (const int opponents : answer.opponents) {
            answer.results.push_back({hand, holdem::preflop_odds(hand, opponents)});
        }
    }
    return answer;
}

std::string to_json(const HoldemPreflopAnswer& answer) {
    Json json{{"query", "holdem.preflop"}, {"results", Json::array()}};
    for (const Result& result : answer.results) {
        Json fields{{"hand", to_text(result.hand)}, {"combos", result.hand.size()}};
        fields.update(odds_json(result.odds));
        json["results"].push_back(std::move(fields));
    }
    return json_text(json);
}

std::string to_csv(const HoldemPreflopAnswer& answer) {
    std::string text;
    std::vector<std::string> titles = odds_titles();
    titles.insert(titles.begin(), {"hand", "combos"});
    append_csv_line(text, titles);
    for (const Result& result : answer.results) {
        std::vector<std::string> cells = odds_cells(result.odds);
        cells.insert(cells.begin(), {to_text(result.hand), std::to_string(result.hand.size())});
        append_csv_line(text, cells);
    }
    return text;
}

std::string to_text(const HoldemPreflopAnswer& answer, const TextStyle& style) {
    if (!answer.is_whole) return table(answer, style);
    std::string text;
    for (std::size_t number = 0; number < answer.opponents.size(); ++number) {
        text += (number == 0 ? "" : "\n") + grid(answer, number, style);
    }
    return text;
}

}  // namespace holdfast::queries
