// The answer `holdem.range` as text.
#include <apps/terminal/answer_text.h>
#include <apps/terminal/display.h>
#include <apps/terminal/look.h>
#include <fmt/format.h>

#include <holdfast/cards/rank.h>
#include <holdfast/queries/answer/numbers.h>

namespace holdfast::terminal {

using namespace queries;

namespace {

using Hand = HoldemRangeAnswer::Hand;

constexpr std::string_view how_to_read_range =
    "A name: all of the hand; a percentage: the average weight of its combos; a dot: none of it.";

/// As wide as ">99%", and a blank between two.
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

/// With the ranks at its edges, aces first: of an empty row, or of one percentages, they say what it is about.
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

/// The range with a blank after each comma, which means nothing: one line, or several where it does not fit.
std::string line_of(std::string_view title, const std::string& range, std::size_t width) {
    const std::size_t room = width > title.size() ? width - title.size() : 0;
    std::string list;
    for (const char letter : range) (list += letter) += letter == ',' ? " " : "";
    std::string text(title);
    std::string before;
    for (const std::string& line : wrapped_list(list, room)) {
        text += before + line + "\n";
        before.assign(title.size(), ' ');
    }
    return text;
}

}  // namespace

std::string to_text(const HoldemRangeAnswer& answer, const TextStyle& style) {
    std::string text = line_of("Range   ", answer.normalized, style.width);
    text += fmt::format("Combos  {} of {}", grouped(answer.combos), grouped(u128{holdem::combo_count}));
    if (answer.weight != Rational(answer.combos)) {
        text += fmt::format(", which count as {}", pays_text(answer.weight));
    }
    text += fmt::format("\nShare   {}\n\n", percent(answer.share(), 4));
    text += grid_of(answer.hands, style) + "\n";
    for (const std::string& line : wrapped_words(how_to_read_range, style.width)) text += line + "\n";
    return text;
}

}  // namespace holdfast::terminal
