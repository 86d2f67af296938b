// Hole cards under a permutation of suits.
#pragma once

#include <array>

#include <holdfast/combinatorics/suit_symmetry.h>
#include <holdfast/showdown/hole_cards.h>

namespace holdfast::holdem::detail {

/// The hole cards with each suit replaced by its image; which of the two is high() may change in a pair.
inline HoleCards with_suits_renamed(HoleCards hand, const SuitPermutation& image) {
    return HoleCards::of(holdfast::with_suits_renamed(hand.cards(), image));
}

/// [HoleCards::index()] the index of the hole cards with their suits renamed.
using ComboImage = std::array<u16, combo_count>;

/// All 1,326 at once, so that a combo is looked up instead of renamed.
inline ComboImage combo_image(const SuitPermutation& image) {
    const auto renamed = [&](int card) {
        return Card::from_index(card - card % suit_count +
                                static_cast<int>(image[static_cast<std::size_t>(card % suit_count)]));
    };
    ComboImage images{};
    std::size_t combo = 0;
    for (int high = 1; high < ordinary_card_count; ++high) {
        for (int low = 0; low < high; ++low) {
            images[combo++] = static_cast<u16>(HoleCards(renamed(high), renamed(low)).index());
        }
    }
    return images;
}

}  // namespace holdfast::holdem::detail
