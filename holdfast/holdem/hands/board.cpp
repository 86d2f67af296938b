#include <array>
#include <stdexcept>
#include <string>

#include <holdfast/cards/card_set.h>
#include <holdfast/combinatorics/binomial.h>
#include <holdfast/holdem/hands/board.h>

namespace holdfast::holdem {
namespace {

constexpr int flop_cards = 3;

}  // namespace

std::string_view words_of(Street street) {
    constexpr std::array<std::string_view, 4> words{"preflop", "flop", "turn", "river"};
    return words[static_cast<std::size_t>(street)];
}

u32 runouts(Street street) {
    const int to_come = static_cast<int>(Street::river) - static_cast<int>(street);
    return static_cast<u32>(binomial(ordinary_card_count - 2 - (full_board - to_come), to_come));
}

Board::Board(CardSet cards) : cards_(cards) {
    if (!cards.empty() && (cards.size() < flop_cards || cards.size() > full_board)) {
        throw std::invalid_argument("a board has 0, 3, 4 or 5 cards, not " + std::to_string(cards.size()));
    }
    if (!Deck().cards().contains(cards)) throw std::invalid_argument("there is no joker in hold'em");
}

Street Board::street() const {
    // Streets are numbered as their boards grow: three cards are 1, four 2, five 3.
    return empty() ? Street::preflop : static_cast<Street>(size() - flop_cards + 1);
}

}  // namespace holdfast::holdem
