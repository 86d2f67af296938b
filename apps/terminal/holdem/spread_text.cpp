// The answer `holdem.spread` as text and SVG.
#include <algorithm>
#include <string>
#include <vector>

#include <apps/terminal/curve_text.h>
#include <apps/terminal/display.h>
#include <apps/terminal/holdem/answer_text.h>
#include <apps/terminal/style.h>
#include <apps/terminal/text_table.h>
#include <fmt/format.h>

#include <holdfast/ask/answer/numbers.h>
#include <holdfast/ask/holdem/spread.h>
#include <holdfast/cards/card_text.h>
#include <holdfast/core/text.h>

namespace holdfast::terminal {

using namespace ask;

namespace {

using Spread = HoldemSpreadAnswer;

constexpr int spread_decimals = 2;

std::string spread_percent(const Rational& share) {
    return percent(share, spread_decimals);
}

/// "Player 2: 22+,AJo+", on one line.
std::string player_title(const Spread& answer, std::size_t number, const TextStyle& style) {
    const std::string title =
        fmt::format("Player {}: {}", number + 1, printable(answer.players[number].range));
    return with_look(clipped(title, style.width == 0 ? Column::longest_sentence : style.width), Look::bold,
                     style) +
           "\n";
}

std::string table_of_players(const Spread& answer, const TextStyle& style) {
    std::vector<Column> columns{{"Range", Column::wrap, Column::needed},
                                {"Combos"},
                                {"Win"},
                                {"Tie"},
                                {"Equity"},
                                {"80%+", Column::right, 1},
                                {"90%+", Column::right, 1}};
    // On a narrow terminal the middle of the range stays longest.
    const std::vector<std::pair<int, int>> best{{10, 4}, {25, 3}, {50, 2}, {75, 5}, {90, 6}};
    for (const auto& [share, leave_out] : best) {
        columns.push_back({fmt::format("Top {}%", share), Column::right, leave_out});
    }
    TextTable table(columns);
    for (const Spread::Player& player : answer.players) {
        std::vector<std::string> cells{printable(player.range),
                                       grouped(player.hands.size()),
                                       spread_percent(player.won.win),
                                       spread_percent(player.won.tie),
                                       spread_percent(player.won.equity),
                                       spread_percent(player.share_at_least(Rational(8, 10))),
                                       spread_percent(player.share_at_least(Rational(9, 10)))};
        for (const auto& [share, leave_out] : best) {
            cells.push_back(spread_percent(player.equity_of_top(Rational(share, 100))));
        }
        table.add_row(std::move(cells));
    }
    return table.text(style);
}

std::string table_of_parts(const std::string& title, const std::vector<Spread::Part>& parts,
                           const TextStyle& style) {
    TextTable table({{title, Column::left}, {"Combos"}, {"Share"}, {"Equity"}});
    for (const Spread::Part& part : parts) {
        table.add_row({part.name + (part.detail.empty() ? "" : ", " + part.detail), grouped(part.combos),
                       spread_percent(part.share), spread_percent(part.won.equity)});
    }
    return table.text(style);
}

std::string table_of_hands(const Spread::Player& player, const TextStyle& style) {
    const bool has_good_cards = player.hands.front().found.good_cards.has_value();
    std::vector<Column> columns{{"Hand", Column::left}, {"Share"}, {"Win"}, {"Tie"}, {"Equity"}};
    if (has_good_cards) columns.push_back({"Cards > 50%"});
    TextTable table(columns);
    for (const Spread::Combo& combo : player.hands) {
        const Spread::Won won = combo.won();
        std::vector<std::string> cells{to_text(combo.found.combo.high()) + to_text(combo.found.combo.low()),
                                       spread_percent(combo.share), spread_percent(won.win),
                                       spread_percent(won.tie), spread_percent(won.equity)};
        if (has_good_cards) cells.push_back(std::to_string(*combo.found.good_cards));
        table.add_row(std::move(cells), won.equity > Rational(1, 2) ? Look::good : Look::plain);
    }
    return table.text(style);
}

/// A line for each suit, a column for each rank, aces first; a blank for a card that cannot come.
std::string grid_of_next_cards(const Spread& answer, std::size_t player, const TextStyle& style) {
    constexpr std::size_t width = 6;
    const Rational now = answer.players[player].won.equity;
    std::string text = " ";
    for (int rank = rank_count - 1; rank >= 0; --rank) {
        text += fmt::format("{:>{}}", rank_letters[static_cast<std::size_t>(rank)], width);
    }
    text = with_look(text, Look::dim, style) + "\n";
    for (int suit = suit_count - 1; suit >= 0; --suit) {
        std::string line =
            with_look(std::string(1, suit_letters[static_cast<std::size_t>(suit)]), Look::dim, style);
        std::string blanks;
        for (int rank = rank_count - 1; rank >= 0; --rank) {
            const Card card(static_cast<Rank>(rank), static_cast<Suit>(suit));
            const auto found =
                std::find_if(answer.next_cards->begin(), answer.next_cards->end(),
                             [card](const Spread::NextCard& each) { return each.card == card; });
            if (found == answer.next_cards->end()) {
                blanks += std::string(width, ' ');
                continue;
            }
            const Rational& equity = found->equities[player];
            const std::string cell = fmt::format("{:>{}}", decimal_text(equity * Rational(100), 1), width);
            line += blanks + with_look(cell, equity > now ? Look::good : Look::plain, style);
            blanks.clear();
        }
        text += line + "\n";
    }
    return text;
}

/// "Best: As Ah, 71.20%. Worst: 9c, 33.10%."; many cards are only counted.
std::string best_and_worst(const Spread& answer, std::size_t player) {
    const auto described = [&](const std::vector<Card>& cards) {
        const auto found =
            std::find_if(answer.next_cards->begin(), answer.next_cards->end(),
                         [&](const Spread::NextCard& each) { return each.card == cards.front(); });
        constexpr std::size_t most_named = 8;
        return fmt::format(
            "{}, {}", cards.size() > most_named ? fmt::format("{} cards", cards.size()) : spaced_cards(cards),
            spread_percent(found->equities[player]));
    };
    return fmt::format("Best: {}. Worst: {}.", described(answer.best_cards(player)),
                       described(answer.worst_cards(player)));
}

std::string next_cards_text(const Spread& answer, const TextStyle& style) {
    std::string text = answer.board.size() == 3 ? "Equity in percent by turn card, averaged over all rivers"
                                                : "Equity in percent by river card";
    text = "\n" + with_look(text, Look::bold, style) + "\n";
    for (std::size_t player = 0; player < answer.players.size(); ++player) {
        text += "\n" + player_title(answer, player, style);
        text += grid_of_next_cards(answer, player, style);
        for (const std::string& line : wrapped_words(best_and_worst(answer, player), style.width)) {
            text += line + "\n";
        }
    }
    return text;
}

}  // namespace

std::string to_text(const HoldemSpreadAnswer& answer, const TextStyle& style) {
    std::string text;
    if (!answer.board.empty()) {
        text += "Board " + with_look(spaced_cards(answer.board), Look::bold, style) + "\n";
    }
    if (!answer.dead.empty()) text += "Dead  " + spaced_cards(answer.dead) + "\n";
    text += (text.empty() ? "" : "\n") + table_of_players(answer, style);
    for (Curve& curve : answer.curves()) {
        if (style.width != 0) curve.title = clipped(curve.title, style.width);
        text += "\n" + curve_text(curve, style);
    }
    for (std::size_t number = 0; number < answer.players.size(); ++number) {
        const Spread::Player& player = answer.players[number];
        if (player.made.empty()) break;
        text += "\n" + player_title(answer, number, style);
        text += table_of_parts("Made hand", player.made, style);
        if (!player.draws.empty()) text += "\n" + table_of_parts("Draw", player.draws, style);
    }
    if (answer.next_cards) text += next_cards_text(answer, style);
    for (std::size_t number = 0; answer.lists_hands && number < answer.players.size(); ++number) {
        text += "\n" + player_title(answer, number, style);
        text += table_of_hands(answer.players[number], style);
    }
    return text;
}

std::string to_svg(const HoldemSpreadAnswer& answer) {
    constexpr std::size_t longest_title = 80;  // that fits the picture
    std::vector<Curve> curves = answer.curves();
    for (Curve& curve : curves) curve.title = clipped(curve.title, longest_title);
    return curves_svg(curves);
}

std::string drawn_words(const HoldemSpreadAnswer& answer) {
    return fmt::format("equity curves of {} players", answer.curves().size());
}

}  // namespace holdfast::terminal
