// Deals against 1 to 9 unknown opponents by what the hero gets of the pot: all that his odds are made of.
#pragma once

#include <array>

#include <holdfast/holdem/detail/matching/tie_counts.h>

namespace holdfast::holdem::detail {

inline constexpr int most_multiway_opponents = 9;

struct MultiwayCounts {
    /// A pot that 1 to 10 players share is of this many parts.
    static constexpr u32 parts_of_a_pot = 2520;

    struct Against {
        u128 wins = 0;
        u128 unbeaten = 0;  ///< wins and ties
        u128 parts = 0;     ///< of the pots, that the hero gets

        bool operator==(const Against&) const = default;
    };
    std::array<Against, most_multiway_opponents> against{};  ///< [opponents - 1]

    static MultiwayCounts of(const TieCounts& counts) {
        MultiwayCounts sums;
        for (int opponents = 1; opponents <= most_multiway_opponents; ++opponents) {
            Against& sum = sums.against[static_cast<std::size_t>(opponents - 1)];
            sum.wins = counts.at(opponents, 0);
            for (int ties = 0; ties <= opponents; ++ties) {
                const u128 deals = counts.at(opponents, ties);
                sum.unbeaten += deals;
                sum.parts += deals * (parts_of_a_pot / static_cast<u32>(ties + 1));
            }
        }
        return sums;
    }

    /// Sums over the 1,081 runouts of a flop stay below 2^88: 1,081 * 2,520 * M(45, 9).
    MultiwayCounts& operator+=(const MultiwayCounts& other) {
        for (std::size_t i = 0; i < against.size(); ++i) {
            against[i].wins += other.against[i].wins;
            against[i].unbeaten += other.against[i].unbeaten;
            against[i].parts += other.against[i].parts;
        }
        return *this;
    }

    bool operator==(const MultiwayCounts&) const = default;
};

}  // namespace holdfast::holdem::detail
