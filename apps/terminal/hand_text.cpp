// The answer `hand` as text.
#include <cmath>
#include <string_view>

#include <apps/terminal/answer_text.h>
#include <apps/terminal/display.h>
#include <apps/terminal/hand_grid.h>
#include <apps/terminal/style.h>
#include <apps/terminal/text_table.h>
#include <fmt/format.h>

#include <holdfast/ask/answer/numbers.h>
#include <holdfast/ask/cards/hand.h>
#include <holdfast/ask/holdem/preflop.h>
#include <holdfast/ask/holdem/range.h>
#include <holdfast/cards/card.h>
#include <holdfast/cards/card_set.h>
#include <holdfast/cards/royalflush_hash.h>
#include <holdfast/evaluation/hand_rank.h>

namespace holdfast::terminal {

using namespace ask;

// The rank, and the bitmaps under which royalflush knows the hand.
std::string to_text(const HandAnswer& answer, const TextStyle& style) {
    const HandCategory category = category_of(answer.rank);
    const auto line = [](std::string_view title, const std::string& value) {
        return fmt::format("{:<12}{}\n", title, value);
    };
    const auto bitmap = [](const std::vector<Card>& cards) {
        return std::to_string(royalflush_bitmap(set_of(cards)));
    };
    return with_look(words_of(category, answer.best), Look::bold, style) + "\n\n" +
           line("Cards", spaced_cards(answer.cards)) +
           line("Best five", with_look(spaced_cards(answer.best), Look::good, style)) +
           line("Category", std::string(words_of(answer.rank))) +
           line("Rank", fmt::format("{} of {}", grouped(static_cast<u128>(number_of(answer.rank))),
                                    grouped(hand_rank_count))) +
           line("Bitmap", bitmap(answer.cards)) + line("Best bitmap", bitmap(answer.best));
}

// The answer `holdem.range` as text.

namespace {

using Hand = HoldemRangeAnswer::Hand;

constexpr std::string_view how_to_read_range =
    "Name: all combos at full weight. Percentage: their average weight. Dot: not in the range.";

/// A cell of five columns: ">99%", the widest text, and a blank.
std::string cell_of(const Hand& hand, const TextStyle& style) {
    constexpr std::size_t width = 5;
    const bool is_whole = hand.weight == Rational(1);
    const bool is_out = hand.combos == 0;
    const std::string text = is_whole ? to_text(hand.hand) : is_out ? "." : percent(hand.weight, 0);
    const Look look = is_whole ? Look::good : is_out ? Look::dim : Look::bold;
    const std::string blanks(width - text.size(), ' ');
    // No blanks at the end of a line.
    return with_look(text, look, style) + (hand.hand.column() + 1 == rank_count ? "\n" : blanks);
}

/// A grid with the ranks at its edges, aces first: they identify a row that is empty or has only percentages.
std::string grid_of(const std::vector<Hand>& hands, const TextStyle& style) {
    const std::string ranks(rank_letters.rbegin(), rank_letters.rend());
    std::string titles = "  ";
    for (const char rank : ranks) (titles += rank) += "    ";
    titles.erase(titles.find_last_not_of(' ') + 1);
    std::string text = with_look(titles, Look::dim, style) + "\n";
    for (std::size_t index = 0; index < hands.size(); ++index) {
        const bool is_first = index % ranks.size() == 0;
        if (is_first) text += with_look(ranks.substr(index / ranks.size(), 1), Look::dim, style) + " ";
        text += cell_of(hands[index], style);
    }
    return text;
}

/// The range with a blank after each comma, which means nothing.
std::string with_blanks(const std::string& range) {
    std::string list;
    for (const char letter : range) (list += letter) += letter == ',' ? " " : "";
    return list;
}

/// One line, or several if the range does not fit.
std::string line_of(std::string_view title, const std::string& range, std::size_t width) {
    const std::size_t room = width > title.size() ? width - title.size() : 0;
    std::string text(title);
    std::string before;
    for (const std::string& line : wrapped_list(with_blanks(range), room)) {
        text += before + line + "\n";
        before.assign(title.size(), ' ');
    }
    return text;
}

/// " (weight 43)" if some of the combos have a weight below 1.
std::string weight_note(std::size_t combos, const Rational& weight) {
    return weight == Rational(combos) ? "" : fmt::format(" (weight {})", pays_text(weight));
}

/// A bar of ten columns for a whole range.
std::string bar_of(const Rational& share) {
    constexpr int columns = 10;
    const auto filled = static_cast<std::size_t>(std::ceil(nearest_double(share) * columns));
    return std::string(filled, '#');
}

/// `is_weighted`: some combo of the range has a weight below 1.
std::string table_of(std::string_view title, const std::vector<RangeOnBoard::Part>& parts, bool is_weighted,
                     const TextStyle& style) {
    TextTable table({{std::string(title), Column::left, Column::needed},
                     {is_weighted ? "Weight" : "Combos", Column::right, Column::needed},
                     {"Share", Column::right, Column::needed},
                     {"", Column::left, 3},
                     {"Hands", Column::wrap, 2}});
    for (const RangeOnBoard::Part& part : parts) {
        const std::string combos =
            part.weight == Rational(part.combos) ? grouped(part.combos) : pays_text(part.weight);
        table.add_row({part.name + (part.detail.empty() ? "" : ", " + part.detail), combos,
                       percent(part.share, 2), bar_of(part.share), with_blanks(part.hands)});
    }
    // A draw may have hundreds of combos: where no terminal sets the width, lines end after that of a page.
    constexpr std::size_t page_width = 120;
    TextStyle broken = style;
    if (broken.width == 0) broken.width = page_width;
    return table.text(broken);
}

std::string to_text(const RangeOnBoard& answer, const TextStyle& style) {
    std::string text = "Board   " + with_look(spaced_cards(answer.board), Look::bold, style);
    if (!answer.dead.empty()) text += "\nDead    " + spaced_cards(answer.dead);
    text += fmt::format("\n        {} possible",
                        answer.combos == 1 ? "1 combo" : grouped(answer.combos) + " combos");
    text += weight_note(answer.combos, answer.weight);
    const bool is_weighted = answer.weight != Rational(answer.combos);
    text += "\n\n" + table_of("Made hand", answer.made, is_weighted, style);
    if (answer.draws.empty()) return text;
    text += "\n" + table_of("Draw", answer.draws, is_weighted, style) + "\n";
    for (const std::string& line :
         wrapped_words("A combo may have several draws, so their shares overlap.", style.width)) {
        text += line + "\n";
    }
    return text;
}

}  // namespace

std::string to_text(const HoldemRangeAnswer& answer, const TextStyle& style) {
    std::string text = line_of("Range   ", answer.normalized, style.width);
    text += fmt::format("Combos  {} of {}", grouped(answer.combos), grouped(u128{combo_count}));
    text += weight_note(answer.combos, answer.weight);
    text += fmt::format("\nShare   {}\n", percent(answer.share(), 4));
    if (answer.on_board) return text + to_text(*answer.on_board, style);
    text += "\n";
    text += grid_of(answer.hands, style) + "\n";
    for (const std::string& line : wrapped_words(how_to_read_range, style.width)) text += line + "\n";
    return text;
}

// The answer `holdem.preflop` as text.

namespace {

using Result = HoldemPreflopAnswer::Result;

/// One grid: the hands against one number of opponents. Hands with more than an equal share are green.
std::string grid(const HoldemPreflopAnswer& answer, std::size_t number, const TextStyle& style) {
    const int opponents = answer.opponents[number];
    std::vector<HandGridCell> cells;
    // Results lie hand by hand: those against one number are as far apart as there are numbers.
    for (std::size_t result = number; result < answer.results.size(); result += answer.opponents.size()) {
        const Rational& equity = answer.results[result].equity;
        cells.push_back({equity, equity > Rational(1, opponents + 1) ? Look::good : Look::plain});
    }
    return fmt::format("Equity in percent against {} unknown opponent{}\n\n", opponents,
                       opponents == 1 ? "" : "s") +
           hand_grid(cells, style);
}

/// A table for a few hands, for which a grid would be mostly empty.
std::string table(const HoldemPreflopAnswer& answer, const TextStyle& style) {
    TextTable table({{"Hand", Column::left, Column::needed},
                     {"Opponents", Column::right, Column::needed},
                     {"Win", Column::right, Column::needed},
                     {"Tie", Column::right, Column::needed},
                     {"Lose", Column::right, Column::needed},
                     {"Equity", Column::right, Column::needed}});
    for (const Result& result : answer.results) {
        std::vector<std::string> cells = odds_percents(result);
        cells.insert(cells.begin(), {to_text(result.hand), std::to_string(result.opponents)});
        table.add_row(std::move(cells));
    }
    return table.text(style);
}

}  // namespace

std::string to_text(const HoldemPreflopAnswer& answer, const TextStyle& style) {
    // A grid only if no hand was named: then there is a result for each of the 169.
    if (!answer.is_whole) return table(answer, style);
    std::string text;
    for (std::size_t number = 0; number < answer.opponents.size(); ++number) {
        text += (number == 0 ? "" : "\n") + grid(answer, number, style);
    }
    return text;
}

}  // namespace holdfast::terminal
