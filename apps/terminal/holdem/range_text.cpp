// The answer `holdem.range` as text.
#include <cmath>
#include <string_view>

#include <apps/terminal/display.h>
#include <apps/terminal/holdem/answer_text.h>
#include <apps/terminal/style.h>
#include <apps/terminal/text_table.h>
#include <fmt/format.h>

#include <holdfast/ask/answer/numbers.h>
#include <holdfast/ask/holdem/range.h>
#include <holdfast/cards/card.h>

namespace holdfast::terminal {

using namespace ask;

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

}  // namespace holdfast::terminal
