// Which cards of a deal are held: the player's whole decision, one of 32.
//
//   place      0  1  2  3  4
//   dealt      As Ks Qs Js 5s      mask(): bit p is set when the card at place p is held
//   held       As Ks Qs Js         0b01111; drawing five cards is 0, standing pat 0b11111
#pragma once

#include <array>
#include <compare>

#include <holdfast/core/integers.h>

namespace holdfast::videopoker {

inline constexpr int deal_size = 5;  ///< cards

/// A player holds or discards each card of a deal: 2^5 ways.
inline constexpr std::size_t hold_count = std::size_t{1} << deal_size;

/// The mask of the hold of all five cards.
inline constexpr u32 whole_deal = hold_count - 1;

class Hold {
  public:
    /// Holds nothing: five new cards are drawn.
    constexpr Hold() = default;

    /// The hold whose places are the set bits of `mask`, below hold_count; the caller vouches for the range.
    static constexpr Hold from_mask(u32 mask) {
        Hold hold;
        hold.mask_ = mask;
        return hold;
    }
    /// Stands pat: nothing is drawn.
    static constexpr Hold everything() { return from_mask(whole_deal); }

    constexpr u32 mask() const { return mask_; }
    /// How many cards are held.
    constexpr int size() const { return __builtin_popcount(mask_); }
    /// Whether the card at this place of the deal, 0 to 4, is held.
    constexpr bool holds(std::size_t place) const { return ((mask_ >> place) & 1U) != 0; }

    constexpr bool operator==(const Hold&) const = default;
    constexpr auto operator<=>(const Hold&) const = default;

  private:
    u32 mask_ = 0;
};

/// The 32 holds, by rising mask: the first holds nothing, the last everything.
inline constexpr auto all_holds = [] {
    std::array<Hold, hold_count> holds;
    for (u32 mask = 0; mask < hold_count; ++mask) holds[mask] = Hold::from_mask(mask);
    return holds;
}();

}  // namespace holdfast::videopoker
