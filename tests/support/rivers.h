// Random rivers of kinds that could fail in different ways.
#pragma once

#include <algorithm>
#include <array>
#include <random>

#include <tests/support/every_opponent.h>
#include <tests/support/random_showdowns.h>
#include <tests/support/sort_and_look.h>

namespace holdfast::test {

/// The largest number of cards of one suit.
inline int most_suited(CardSet cards) {
    std::array<int, suit_count> count{};
    for (const Card card : cards) ++count[static_cast<std::size_t>(card.suit())];
    return *std::max_element(count.begin(), count.end());
}

struct RiverKind {
    const char* name;
    bool (*is_one)(CardSet hole, CardSet board);
};

/// The category of five or more cards: 0 high card to 8 straight flush, as in Strength.
inline int kind_of(CardSet cards) {
    return best_of_all_fives(cards)[0];
}

inline constexpr std::array river_kinds{
    RiverKind{"any", [](CardSet, CardSet) { return true; }},
    RiverKind{"two of a suit", [](CardSet, CardSet board) { return most_suited(board) == 2; }},
    RiverKind{"three of a suit", [](CardSet, CardSet board) { return most_suited(board) == 3; }},
    RiverKind{"four of a suit", [](CardSet, CardSet board) { return most_suited(board) == 4; }},
    RiverKind{"five of a suit", [](CardSet, CardSet board) { return most_suited(board) == 5; }},
    RiverKind{"a pair", [](CardSet, CardSet board) { return kind_of(board) == 1; }},
    RiverKind{"two pair", [](CardSet, CardSet board) { return kind_of(board) == 2; }},
    RiverKind{"trips", [](CardSet, CardSet board) { return kind_of(board) == 3; }},
    RiverKind{"full house", [](CardSet, CardSet board) { return kind_of(board) == 6; }},
    RiverKind{"quads", [](CardSet, CardSet board) { return kind_of(board) == 7; }},
    RiverKind{"straight", [](CardSet, CardSet board) { return kind_of(board) == 4; }},
    RiverKind{"the hero has a flush",
              [](CardSet hole, CardSet board) {
                  return most_suited(board) == 3 && most_suited(board | hole) == 5;
              }},
    RiverKind{
        "the hero has a full house where a flush is possible",
        [](CardSet hole, CardSet board) { return most_suited(board) == 3 && kind_of(board | hole) == 6; }},
    RiverKind{
        "the hero plays the board",
        [](CardSet hole, CardSet board) { return best_of_all_fives(board | hole) == sort_and_look(board); }},
};

inline Seen random_river(std::mt19937_64& random, const RiverKind& kind) {
    while (true) {
        const CardSet board = random_cards(random, 5, {});
        const CardSet hole = random_cards(random, 2, board);
        if (kind.is_one(hole, board)) return {hole, board};
    }
}

}  // namespace holdfast::test
