// The exact odds against one unknown opponent, as the tables of the river, the turn and the flop have them.
//
//   river   u32: wins + 2^10 * ties of 990 opponents
//   turn    u16 wins, u16 ties of 45,540
//   flop    u32 wins, u32 ties of 1,070,190
#pragma once

#include <string>

#include <holdfast/holdem/hands/board.h>

namespace holdfast::holdem {

/// What happens against one unknown opponent.
struct HeadsUpOdds {
    u32 deals = 0;  ///< runouts * opposing hands
    u32 wins = 0;
    u32 ties = 0;

    /// Whether there can be such odds.
    bool has_sense() const { return u64{wins} + ties <= deals; }
    u32 losses() const { return deals - wins - ties; }
    bool operator==(const HeadsUpOdds&) const = default;

    // As an entry of the table of a street, which is not preflop.
    static constexpr u32 packed_bytes(Street street) { return street == Street::flop ? 8 : 4; }
    /// Appends it.
    void pack(Street street, std::string& bytes) const;
    static HeadsUpOdds unpack(Street street, const unsigned char* bytes);
};

/// runouts(street) * C(45, 2).
u32 heads_up_deals(Street street);

}  // namespace holdfast::holdem
