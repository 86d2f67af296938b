#include <algorithm>
#include <string_view>

#include <apps/terminal/display.h>
#include <apps/terminal/holdem/hand_grid.h>

#include <holdfast/cards/card.h>

namespace holdfast::terminal {

namespace {

constexpr std::string_view how_to_read =
    "In percent: pairs on the diagonal, suited hands above it, offsuit hands below.";

/// The numbers of a grid with this many decimals, and how it is set.
struct Setting {
    std::vector<std::string> numbers;
    std::size_t column;  ///< width, with the blanks before a number

    std::size_t width() const { return 1 + rank_letters.size() * column; }
};

/// All columns are as wide as the widest number and the blanks before it.
Setting setting(const std::vector<HandGridCell>& cells, int decimals, std::size_t blanks) {
    Setting result{{}, 0};
    for (const HandGridCell& cell : cells) {
        result.numbers.push_back(decimal_text(cell.share * Rational(100), decimals));
        result.column = std::max(result.column, blanks + result.numbers.back().size());
    }
    return result;
}

/// The most legible setting that fits in the terminal.
Setting widest_that_fits(const std::vector<HandGridCell>& cells, std::size_t width) {
    // Drops blanks before decimals, because a number rounded to a whole percent says less.
    for (const std::size_t blanks : {2U, 1U}) {
        Setting result = setting(cells, 1, blanks);
        if (width == 0 || result.width() <= width) return result;
    }
    // The narrowest grid; it wraps if the terminal is narrower still.
    return setting(cells, 0, 1);
}

}  // namespace

std::string hand_grid(const std::vector<HandGridCell>& cells, const TextStyle& style) {
    const Setting set = widest_that_fits(cells, style.width);
    const auto in_column = [&](std::string_view text, Look look) {
        return std::string(set.column - text.size(), ' ') + with_look(text, look, style);
    };
    const std::string ranks(rank_letters.rbegin(), rank_letters.rend());  // aces first
    std::string text(" ");
    for (const char& rank : ranks) text += in_column({&rank, 1}, Look::bold);
    text += "\n";
    for (std::size_t index = 0; index < cells.size(); ++index) {
        const std::size_t column = index % ranks.size();
        if (column == 0) text += with_look(ranks.substr(index / ranks.size(), 1), Look::bold, style);
        text += in_column(set.numbers[index], cells[index].look);
        if (column + 1 == ranks.size()) text += "\n";
    }
    for (const std::string& line : wrapped_words(how_to_read, style.width)) text += line + "\n";
    return text;
}

}  // namespace holdfast::terminal
