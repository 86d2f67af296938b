// The two cards a player holds: a combo, one of 1,326.
//
//   index()  a * (a - 1) / 2 + b for card indices a > b (colex order): combos of low cards first,
//            AsAh = 1325
#pragma once

#include <compare>
#include <utility>

#include <holdfast/cards/card_set.h>

namespace holdfast::holdem {

inline constexpr int combo_count = 1326;

class HoleCards {
  public:
    /// Two different ordinary cards, in any order; the caller vouches for that.
    constexpr HoleCards(Card one, Card other)
        : high_(one < other ? other : one), low_(one < other ? one : other) {}
    /// The two cards of a set.
    static constexpr HoleCards of(CardSet two) {
        const Card first = *two.begin();
        return {first, *(two - CardSet::of(first)).begin()};
    }
    /// The combo of this index, 0 <= index < 1326; the caller vouches for the range.
    static constexpr HoleCards from_index(int index) {
        int high = 1;
        while ((high + 1) * high / 2 <= index) {
            ++high;
        }
        return {Card::from_index(high), Card::from_index(index - high * (high - 1) / 2)};
    }

    /// The card of the larger index: the higher rank, or of a pair the higher suit.
    constexpr Card high() const { return high_; }
    constexpr Card low() const { return low_; }
    constexpr CardSet cards() const { return CardSet{high_, low_}; }
    constexpr int index() const { return high_.index() * (high_.index() - 1) / 2 + low_.index(); }
    constexpr bool is_pair() const { return high_.rank() == low_.rank(); }
    constexpr bool is_suited() const { return high_.suit() == low_.suit(); }

    constexpr bool operator==(const HoleCards&) const = default;
    constexpr auto operator<=>(const HoleCards&) const = default;

  private:
    Card high_;
    Card low_;
};

}  // namespace holdfast::holdem
