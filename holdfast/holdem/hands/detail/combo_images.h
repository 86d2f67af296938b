// Hole cards under a permutation of suits.
#pragma once

#include <array>

#include <holdfast/combinatorics/suit_symmetry.h>
#include <holdfast/holdem/hands/hole_cards.h>

namespace holdfast::holdem::detail {

/// The hole cards with each suit replaced by its image; which of the two is high() may change in a pair.
inline HoleCards with_suits_renamed(HoleCards hand, const SuitPermutation& image) {
    return HoleCards::of(holdfast::with_suits_renamed(hand.cards(), image));
}

/// [HoleCards::index()] the index of the hole cards with their suits renamed.
using ComboImage = std::array<u16, combo_count>;

/// All 1,326 at once, so that a combo is looked up instead of renamed.
inline ComboImage combo_image(const SuitPermutation& image) {
    ComboImage images{};
    for (int combo = 0; combo < combo_count; ++combo) {
        images[static_cast<std::size_t>(combo)] =
            static_cast<u16>(with_suits_renamed(HoleCards::from_index(combo), image).index());
    }
    return images;
}

}  // namespace holdfast::holdem::detail
