#include <array>
#include <string>

#include <holdfast/cards/card_text.h>
#include <holdfast/combinatorics/binomial.h>
#include <holdfast/core/error.h>
#include <holdfast/core/text.h>
#include <holdfast/showdown/board.h>

namespace holdfast {
namespace {

constexpr int flop_cards = 3;

bool is_size_of_board(int cards) {
    return cards == 0 || (cards >= flop_cards && cards <= full_board);
}

std::string sentence_on_size(int cards) {
    return "a board has 0, 3, 4 or 5 cards, not " + std::to_string(cards);
}

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
    if (!is_size_of_board(cards.size())) throw InvalidArgument(sentence_on_size(cards.size()));
    if (!Deck().cards().contains(cards)) throw InvalidArgument("a joker cannot be on the board");
}

Street Board::street() const {
    // Streets are numbered as their boards grow: three cards are 1, four 2, five 3.
    return empty() ? Street::preflop : static_cast<Street>(size() - flop_cards + 1);
}

bool is_word_for_preflop(std::string_view text) {
    const std::string word = in_small_letters(trimmed(text));
    return word == "preflop" || word == "pre-flop";
}

Board parse_board(std::string_view text) {
    if (is_word_for_preflop(text)) return Board();
    const CardSet cards = set_of(parse_cards(text, Deck()));
    if (!is_size_of_board(cards.size())) throw ParseError(sentence_on_size(cards.size()), std::string(text));
    return Board(cards);
}

}  // namespace holdfast
