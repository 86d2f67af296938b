// The exact odds against one unknown opponent, as stored in the tables of the river, the turn and the flop.
//
//   river   u32: wins + 2^10 * ties of 990 opponents
//   turn    u16 wins, u16 ties of 45,540
//   flop    u32 wins, u32 ties of 1,070,190
#pragma once

#include <functional>
#include <optional>
#include <string>

#include <holdfast/holdem/equity/showdown.h>
#include <holdfast/holdem/odds/odds.h>
#include <holdfast/showdown/board.h>

namespace holdfast::holdem {

/// The results against one unknown opponent.
struct HeadsUpOdds {
    u32 deals = 0;  ///< runouts * opposing hands
    u32 wins = 0;
    u32 ties = 0;

    /// Whether such odds are possible.
    bool has_sense() const { return u64{wins} + ties <= deals; }
    u32 losses() const { return deals - wins - ties; }
    /// The counts as odds() returns them.
    OpponentOdds counts() const { return {1, U256(deals), {U256(wins), U256(ties)}}; }
    bool operator==(const HeadsUpOdds&) const = default;

    // An entry of the table of a street other than preflop:
    static constexpr u32 packed_bytes(Street street) { return street == Street::flop ? 8 : 4; }
    /// Appends the entry to `bytes`.
    void pack(Street street, std::string& bytes) const;
    static HeadsUpOdds unpack(Street street, const unsigned char* bytes);
};

/// runouts(street) * C(45, 2).
u32 heads_up_deals(Street street);

// Odds against one unknown opponent that need not be counted, because a complete table has them (tables/):
// the same integers that odds() and ExactEquity would count.

/// Finds the odds of two cards on a board of three to five others; returns nothing if no table has them. Any
/// number of threads may call it. Throws DataError if the table is damaged. An empty function stands for no
/// tables.
using HeadsUpLookup = std::function<std::optional<HeadsUpOdds>(HoleCards hole, CardSet board)>;

/// The answer of odds() for these numbers of opponents; nothing if it must be counted: before the flop, with
/// dead cards or known opponents, against any other number than one, or if the lookup finds nothing. Throws
/// as both do.
std::optional<Odds> look_up_odds(const HeadsUpLookup& lookup, const Situation& situation,
                                 const std::vector<int>& opponents, const Work& work = {});

/// Looks up the answer of ExactEquity::winners(), if there are two players and one of them may hold any hand,
/// all with the same weight.
std::optional<WinnerCounts> look_up_winners(const HeadsUpLookup& lookup, const Showdown& showdown);

}  // namespace holdfast::holdem
