// Cards with their suits renamed, one by one: an independent version of with_suits_renamed.
#pragma once

#include <holdfast/combinatorics/suit_symmetry.h>

namespace holdfast::test {

inline CardSet renamed(CardSet cards, const SuitPermutation& image) {
    CardSet result;
    for (const Card card : cards) {
        result.insert(Card(card.rank(), static_cast<Suit>(image[static_cast<std::size_t>(card.suit())])));
    }
    return result;
}

}  // namespace holdfast::test
