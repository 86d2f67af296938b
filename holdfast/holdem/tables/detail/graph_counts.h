// The counts of a solved graph, as the table of graphs stores them.
//
//   u64 x 54   deals against 1 to 9 opponents by ties, in the order of MultiwayDeals::place_of(), modulo 2^64
//   u64 x 10   the rest, divided by 2^64, of those against nine opponents; all others are below 2^64
#pragma once

#include <array>
#include <cstring>

#include <holdfast/core/integers.h>
#include <holdfast/holdem/detail/matching/matchings.h>
#include <holdfast/holdem/detail/matching/tie_counts.h>
#include <holdfast/holdem/odds/multiway_deals.h>
#include <holdfast/storage/table_header.h>

namespace holdfast::holdem::detail {

struct GraphCounts {
    /// The places whose counts may reach 2^64: those against nine opponents.
    static constexpr std::size_t first_long = MultiwayDeals::place_of(MultiwayDeals::most_opponents, 0);
    static constexpr std::size_t words = MultiwayDeals::places + (MultiwayDeals::places - first_long);

    /// Where the rest of a count is that may reach 2^64.
    static constexpr std::size_t place_of_rest(std::size_t place) {
        return place + MultiwayDeals::places - first_long;
    }

    std::array<u64, words> word{};

    static GraphCounts of(const TieCounts& counts) {
        GraphCounts packed;
        for (int opponents = 1; opponents <= MultiwayDeals::most_opponents; ++opponents) {
            for (int ties = 0; ties <= opponents; ++ties) {
                const std::size_t place = MultiwayDeals::place_of(opponents, ties);
                const U256 deals = counts.at(opponents, ties);
                packed.word[place] = deals.limb(0);
                if (place >= first_long) packed.word[place_of_rest(place)] = deals.limb(1);
            }
        }
        return packed;
    }

    static GraphCounts read(const unsigned char* bytes) {
        GraphCounts counts;
        std::memcpy(counts.word.data(), bytes, sizeof counts);
        return counts;
    }

    u128 at(std::size_t place) const {
        return at(reinterpret_cast<const unsigned char*>(word.data()), place);
    }
    /// One count of those that lie at `bytes`, without reading the others.
    static u128 at(const unsigned char* bytes, std::size_t place) {
        const auto low = storage::number_at<u64>(bytes, place * sizeof(u64));
        if (place < first_long) return low;
        return u128{storage::number_at<u64>(bytes, place_of_rest(place) * sizeof(u64))} << 64U | low;
    }

    /// Whether a graph of 45 cards can have these counts: no more deals against N opponents than there are.
    bool has_sense() const {
        for (int opponents = 1; opponents <= MultiwayDeals::most_opponents; ++opponents) {
            const u128 deals = matchings(max_unseen, opponents);
            u128 unbeaten = 0;
            for (int ties = 0; ties <= opponents; ++ties) {
                const u128 count = at(MultiwayDeals::place_of(opponents, ties));
                if (count > deals) return false;
                unbeaten += count;
            }
            if (unbeaten > deals) return false;
        }
        return true;
    }
};

// Against eight opponents there are fewer deals than 2^64, and against nine fewer than 2^67.
static_assert(matchings(max_unseen, 8) >> 64U == 0 && matchings(max_unseen, 9) >> 67U == 0);
static_assert(sizeof(GraphCounts) == 512);

}  // namespace holdfast::holdem::detail
