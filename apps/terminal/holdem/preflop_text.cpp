// The answer `holdem.preflop` as text.
#include <apps/terminal/holdem/answer_text.h>
#include <apps/terminal/holdem/hand_grid.h>
#include <apps/terminal/style.h>
#include <fmt/format.h>

#include <holdfast/ask/answer/numbers.h>
#include <holdfast/ask/holdem/preflop.h>

namespace holdfast::terminal {

using namespace ask;

namespace {

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

}  // namespace

std::string to_text(const HoldemPreflopAnswer& answer, const TextStyle& style) {
    // A grid only if no hand was named: then there is a result for each of the 169.
    if (!answer.is_whole) return shape_text(shape_of<HoldemPreflopAnswer>().members(), &answer, style);
    std::string text;
    for (std::size_t number = 0; number < answer.opponents.size(); ++number) {
        text += (number == 0 ? "" : "\n") + grid(answer, number, style);
    }
    return text;
}

}  // namespace holdfast::terminal
