// Random queries about equities, for tests that compare two ways to compute one answer.
#pragma once

#include <random>
#include <vector>

#include <tests/support/every_deal.h>

#include <holdfast/holdem/equity/showdown.h>

namespace holdfast::test {

/// `count` different cards that are not in `taken`.
inline CardSet random_cards(std::mt19937_64& random, int count, CardSet taken) {
    CardSet cards;
    while (cards.size() < count) {
        const Card card = Card::from_index(static_cast<int>(random() % 52));
        if (!taken.contains(card)) cards.insert(card);
    }
    return cards;
}

/// `combos` combos of any cards, all with weight 1 or each with one of a few weights.
inline holdem::Range random_range(std::mt19937_64& random, std::size_t combos, bool is_weighted) {
    holdem::Range range;
    while (range.size() < combos) {
        const auto combo = HoleCards::from_index(static_cast<int>(random() % combo_count));
        range.set(combo, is_weighted ? Rational(1 + random() % 4, 4 + random() % 3) : Rational(1));
    }
    return range;
}

struct ShowdownSize {
    std::size_t players;
    std::size_t combos;  ///< of each range
    int board;
    int dead;
};

inline holdem::Showdown random_showdown(std::mt19937_64& random, ShowdownSize size, bool is_weighted) {
    holdem::Showdown showdown;
    for (std::size_t player = 0; player < size.players; ++player) {
        showdown.players.push_back(random_range(random, size.combos, is_weighted));
    }
    showdown.board = Board(random_cards(random, size.board, {}));
    showdown.dead = random_cards(random, size.dead, showdown.board.cards());
    return showdown;
}

/// Asks the oracle the query.
inline EveryDeal play_every_deal(const holdem::Showdown& showdown) {
    std::vector<std::vector<WeightedHand>> players;
    for (const holdem::Range& range : showdown.players) {
        players.emplace_back();
        for (const HoleCards combo : range.combos()) {
            players.back().push_back({combo.cards(), range.weight(combo)});
        }
    }
    return play_every_deal(players, showdown.board.cards(), showdown.dead);
}

}  // namespace holdfast::test
