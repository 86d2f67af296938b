// The odds against each of 1 to 9 unknown opponents, rounded, as the tables against 1 to 9 have them.
//
// A chance p is stored as the whole number nearest to p * (2^32 - 1), halves to the even one, of the exact p. So
// 0 and 1 are exact, and the error is at most 1 / (2^33 - 2). An entry:
//
//   for 1, 2, ... 9 opponents: u32 win, u32 lose, u32 equity
#pragma once

#include <array>
#include <string>

#include <holdfast/holdem/tables/table_kind.h>

namespace holdfast::holdem {

/// What a chance of 1 is stored as.
inline constexpr u32 certainty = 0xffff'ffff;

/// part / whole as it is stored; part <= whole < 2^95, whole > 0.
u32 rounded_chance(u128 part, u128 whole);

struct MultiwayOdds {
    static constexpr int most_opponents = 9;

    /// Parts of `certainty`. A tie is what is left of winning and losing, give or take one.
    struct Against {
        u32 win = 0;
        u32 lose = 0;
        u32 equity = 0;

        bool operator==(const Against&) const = default;
    };
    std::array<Against, most_opponents> against{};  ///< [opponents - 1]

    bool operator==(const MultiwayOdds&) const = default;

    /// Whether there can be such odds: the chances to win and to lose are rounded each by itself.
    bool has_sense() const;

    // As an entry of a table, the same on every street.
    static constexpr TableEntry type = TableEntry::multiway_odds;
    static constexpr u32 packed_bytes(Street) { return 3 * sizeof(u32) * most_opponents; }
    /// Appends it.
    void pack(Street street, std::string& bytes) const;
    static MultiwayOdds unpack(Street street, const unsigned char* bytes);
};

}  // namespace holdfast::holdem
