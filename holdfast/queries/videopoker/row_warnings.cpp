#include <holdfast/queries/answer/numbers.h>
#include <holdfast/queries/videopoker/row_warnings.h>

namespace holdfast::queries {

using videopoker::Game;
using videopoker::GameTables;
using videopoker::PayHand;
using videopoker::PayRow;

namespace {

// What the glass of most machines says of a royal flush: 800 a coin.
constexpr int royal_of_five_coins = 4000;

}  // namespace

std::vector<std::string> row_warnings(const GameTables& tables) {
    const Game& game = tables.game();
    std::vector<std::string> warnings;
    for (std::size_t row = 0; row < game.rows.size(); ++row) {
        const PayRow& each = game.rows[row];
        // What is left over pays nothing in most games, and in some nothing is left over.
        if (row == nothing_row(game) && each.pays.is_zero()) continue;
        // Of all hands of five cards, which is what is paid in the end.
        if (tables.hands_paid_by(row) == 0) {
            warnings.push_back("the row '" + each.name +
                               "' never pays: another row always pays as much or more");
        } else if (each.pays.is_zero()) {
            warnings.push_back("the row '" + each.name + "' pays 0");
        } else if (each.hand == PayHand::royal_flush && each.pays >= Rational(royal_of_five_coins)) {
            warnings.push_back("the row '" + each.name + "' pays " + pays_text(each.pays) +
                               " for a bet of 1; if the machine pays that for 5 coins, it is " +
                               pays_text(each.pays / Rational(5)));
        }
    }
    return warnings;
}

}  // namespace holdfast::queries
