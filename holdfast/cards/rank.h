// Ranks of cards, and sets of ranks.
//
//   Rank     two = 0, three = 1, ..., king = 11, ace = 12: a larger rank is the higher card
//   RankSet  bit r (value 1 << r) stands for the rank of that number: 13 bits, the ace on top
//   text     2 3 4 5 6 7 8 9 T J Q K A
#pragma once

#include <array>
#include <string_view>

#include <holdfast/core/integers.h>

namespace holdfast {

enum class Rank : u8 { two, three, four, five, six, seven, eight, nine, ten, jack, queen, king, ace };

inline constexpr int rank_count = 13;
inline constexpr std::string_view rank_letters = "23456789TJQKA";

constexpr int number_of(Rank rank) {
    return static_cast<int>(rank);
}
constexpr char letter_of(Rank rank) {
    return rank_letters[static_cast<std::size_t>(rank)];
}

/// A set of ranks as a 13-bit mask.
class RankSet {
  public:
    constexpr RankSet() = default;
    constexpr explicit RankSet(u32 mask) : mask_(mask & 0x1fffU) {}
    static constexpr RankSet all() { return RankSet(0x1fffU); }
    static constexpr RankSet of(Rank rank) { return RankSet(1U << number_of(rank)); }

    constexpr u32 mask() const { return mask_; }
    constexpr bool empty() const { return mask_ == 0; }
    constexpr bool contains(Rank rank) const { return ((mask_ >> number_of(rank)) & 1U) != 0; }
    constexpr RankSet operator|(RankSet other) const { return RankSet(mask_ | other.mask_); }
    constexpr RankSet operator&(RankSet other) const { return RankSet(mask_ & other.mask_); }
    constexpr bool operator==(const RankSet&) const = default;

  private:
    u32 mask_ = 0;
};

}  // namespace holdfast
