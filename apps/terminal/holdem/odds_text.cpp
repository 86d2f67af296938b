// The answer `holdem.odds` as text.
#include <algorithm>
#include <array>

#include <apps/terminal/holdem/answer_text.h>
#include <apps/terminal/holdem/board_class_text.h>
#include <apps/terminal/holdem/call_text.h>
#include <apps/terminal/style.h>
#include <apps/terminal/text_table.h>
#include <fmt/format.h>

#include <holdfast/ask/answer/numbers.h>
#include <holdfast/ask/holdem/odds.h>
#include <holdfast/cards/card_text.h>
#include <holdfast/core/text.h>
#include <holdfast/evaluation/hand_rank.h>

namespace holdfast::terminal {

using namespace ask;

namespace {

using Out = HoldemOddsAnswer::Out;
using OutsGoal = HoldemOddsAnswer::OutsGoal;

constexpr int odds_decimals = 4;

std::string hand_text(const HandOrRange& hand) {
    return hand.is_hand() ? spaced_cards(hand.cards) : printable(hand.text);
}

/// "Qs Qd, top 20%": the known opponents.
std::string versus_text(const HoldemOddsAnswer& answer) {
    std::string text;
    for (const HandOrRange& each : answer.cards.versus) (text += text.empty() ? "" : ", ") += hand_text(each);
    return text;
}

/// "Combos  4; the odds are their average". With a class of flops or a range of an opponent, combos leave different
/// numbers of deals, and count by these.
std::string combos_text(const HoldemOddsAnswer& answer) {
    const std::vector<HandOrRange>& versus = answer.cards.versus;
    const bool has_range =
        std::any_of(versus.begin(), versus.end(), [](const HandOrRange& each) { return !each.is_hand(); });
    const std::string_view average = *answer.combos == 1 ? ""
                                     : answer.cards.board_class || has_range
                                         ? "; the odds are their average by deals"
                                         : "; the odds are their average";
    return fmt::format("{:<7} {}{}\n", "Combos", grouped(*answer.combos), average);
}

/// The cards asked about, and how many boards there are: what the percentages below are shares of.
std::string title(const HoldemOddsAnswer& answer, const TextStyle& style) {
    const auto line = [&](const char* what, const std::string& cards) {
        return fmt::format("{:<7} {}\n", what, with_look(cards, Look::bold, style));
    };
    const OddsCards& cards = answer.cards;
    std::string text = line(cards.hero.is_hand() ? "Hole" : "Range", hand_text(cards.hero));
    if (answer.combos) text += combos_text(answer);
    if (!cards.board.empty()) text += line("Board", spaced_cards(cards.board));
    if (cards.board_class) text += line("Flops", flop_class_text(*cards.board_class));
    if (!cards.dead.empty()) text += line("Dead", spaced_cards(cards.dead));
    if (!cards.versus.empty()) text += line("Versus", versus_text(answer));
    if (answer.street() == "river") return text + "The board is complete\n";
    return text + (answer.boards ? fmt::format("{} possible boards\n", grouped(*answer.boards)) : "");
}

/// The odds against each number of opponents. Only the estimates are left out if the terminal is narrow.
std::string odds_table(const HoldemOddsAnswer& answer, const TextStyle& style) {
    // Either every row has an estimate, or none has (has_estimates in odds.cpp).
    const bool estimates = answer.results.front().estimate.has_value();
    std::vector<Column> columns{
        {answer.cards.versus.empty() ? "Opponents" : "Unknown", Column::right, Column::needed},
        {"Win", Column::right, Column::needed},
        {"Tie", Column::right, Column::needed},
        {"Lose", Column::right, Column::needed},
        {"Equity", Column::right, Column::needed}};
    if (answer.call) columns.push_back({"Gain of the call", Column::right, Column::needed});
    if (estimates) {
        columns.push_back({"1-(1-p)^N", Column::right, 1});
        columns.push_back({"Shortcut error", Column::right, 1});
    }
    TextTable table(columns);
    for (const OddsRow& row : answer.results) {
        std::vector<std::string> cells = odds_percents(row);
        cells.insert(cells.begin(), std::to_string(row.opponents));
        if (row.call_gain) cells.push_back(call_gain_text(*row.call_gain));
        if (row.estimate) {
            cells.push_back(percent(row.estimate->lose, odds_decimals));
            cells.push_back(signed_percent(row.estimate->error, odds_decimals));
        }
        table.add_row(std::move(cells));
    }
    return table.text(style);
}

/// The chance of each kind of hand that you may end with, the strongest first; what cannot be made is left
/// out.
std::string categories_table(const HoldemOddsAnswer& answer, const TextStyle& style) {
    TextTable table(
        {{"Final hand", Column::left, Column::needed}, {"Probability", Column::right, Column::needed}});
    for (std::size_t i = hand_category_count; i-- > 0;) {
        if (!answer.categories[i].is_zero()) {
            table.add_row({std::string(words_of(static_cast<HandCategory>(i))),
                           percent(answer.categories[i], odds_decimals)});
        }
    }
    return table.text(style);
}

/// What the outs do, after "9 of 45 cards".
std::string_view words_of(OutsGoal goal) {
    constexpr std::array<std::string_view, 3> words{"put you ahead", "put an opponent ahead",
                                                    "raise your equity"};
    return words[static_cast<std::size_t>(goal)];
}

/// The outs as a sentence, and a table of the equity that each one leaves. Known opponents, if there are any,
/// are named above; the sentence names only unknown ones.
std::string outs_text(const HoldemOddsAnswer::Outs& outs, const TextStyle& style) {
    const std::string against =
        outs.opponents == 0
            ? std::string()
            : fmt::format(" against {} unknown opponent{}", outs.opponents, outs.opponents == 1 ? "" : "s");
    std::string text =
        fmt::format("{} of {} cards {}{}; your equity now is {}\n", outs.cards.size(), outs.unseen,
                    words_of(outs.goal), against, percent(outs.now, odds_decimals));
    if (outs.cards.empty()) return text;
    TextTable table({{"Card", Column::left, Column::needed},
                     {"Equity", Column::right, Column::needed},
                     {"Change", Column::right, Column::needed}});
    for (const Out& out : outs.cards) {
        table.add_row(
            {to_text(out.card), percent(out.equity, odds_decimals), signed_percent(out.gain, odds_decimals)});
    }
    return text + "\n" + table.text(style);
}

}  // namespace

std::string to_text(const HoldemOddsAnswer& answer, const TextStyle& style) {
    std::string text =
        title(answer, style) + "\n" + odds_table(answer, style) + "\n" + categories_table(answer, style);
    if (answer.call) text += "\n" + call_sentence(*answer.call);
    if (answer.outs) text += "\n" + outs_text(*answer.outs, style);
    return text;
}

}  // namespace holdfast::terminal
