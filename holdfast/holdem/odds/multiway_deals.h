// Deals against each of 1 to 9 unknown opponents, none of whom is better than the hero, by the number who tie.
#pragma once

#include <array>
#include <cstddef>

#include <holdfast/core/integers.h>
#include <holdfast/evaluation/hand_rank.h>

namespace holdfast::holdem {

/// The deals of one hand on all boards that complete a known one of three to five cards; below 2^77 each.
struct MultiwayDeals {
    static constexpr int most_opponents = 9;
    /// The parts into which a pot is divided: a multiple of 1 to 10, so that any number of players share it.
    static constexpr u32 parts_of_a_pot = 2520;
    /// The number of pairs of opponents and ties.
    static constexpr std::size_t places = most_opponents * (most_opponents + 3) / 2;

    /// Where the deals against N opponents of whom t tie are, 1 <= N <= 9, 0 <= t <= N.
    static constexpr std::size_t place_of(int opponents, int ties) {
        const auto before = static_cast<std::size_t>(opponents) - 1;
        return before * (before + 3) / 2 + static_cast<std::size_t>(ties);
    }

    std::array<u128, places> by_ties{};  ///< [place_of(opponents, ties)]
    /// [HandCategory]: boards that give the hero such a hand.
    std::array<u64, hand_category_count> categories{};

    bool operator==(const MultiwayDeals&) const = default;
};

}  // namespace holdfast::holdem
