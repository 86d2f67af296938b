// The two cards a player holds: a combo, one of 1,326.
//
//   index()  a * (a - 1) / 2 + b for card indices a > b (colex order): combos of low cards first,
//            AsAh = 1325
#pragma once

#include <compare>
#include <stdexcept>

#include <holdfast/cards/card_set.h>

namespace holdfast::holdem {

inline constexpr int combo_count = 1326;

class HoleCards {
  public:
    /// In any order; throws std::invalid_argument, with a sentence, unless they are two different ordinary cards.
    constexpr HoleCards(Card one, Card other)
        : high_(one < other ? other : one), low_(one < other ? one : other) {
        if (high_.is_joker()) throw std::invalid_argument("there is no joker in hold'em");
        if (one == other) throw std::invalid_argument("hole cards are two different cards");
    }
    /// The cards of a set; throws as the constructor does, also unless there are two.
    static constexpr HoleCards of(CardSet two) {
        if (two.size() != 2) throw std::invalid_argument("hole cards are two cards, no more and no fewer");
        const Card first = *two.begin();
        return {first, *(two - CardSet::of(first)).begin()};
    }
    /// The combo of this index; throws std::invalid_argument unless 0 <= index < 1326.
    static constexpr HoleCards from_index(int index) {
        if (index < 0 || index >= combo_count) {
            throw std::invalid_argument("a combo's index is from 0 to 1325");
        }
        int high = 1;
        while ((high + 1) * high / 2 <= index) ++high;
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
