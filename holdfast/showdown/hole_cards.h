// The two cards a player holds: a combo, one of 1,326.
//
//   index()  a * (a - 1) / 2 + b for card indices a > b (colex order): combos of low cards first,
//            AsAh = 1325
#pragma once

#include <compare>
#include <string>
#include <string_view>

#include <holdfast/cards/card_set.h>
#include <holdfast/core/error.h>

namespace holdfast {

inline constexpr int combo_count = 1326;

class HoleCards {
  public:
    /// Two cards in any order. Throws InvalidArgument unless they are different ordinary cards.
    constexpr HoleCards(Card one, Card other)
        : high_(one < other ? other : one), low_(one < other ? one : other) {
        if (high_.is_joker()) throw InvalidArgument("a joker cannot be a hole card");
        if (one == other) throw InvalidArgument("hole cards are two different cards");
    }
    /// The two cards of a set. Throws as the constructor does, and unless there are exactly two.
    static constexpr HoleCards of(CardSet two) {
        if (two.size() != 2) throw InvalidArgument("hole cards are two cards, no more and no fewer");
        const Card first = *two.begin();
        return {first, *(two - CardSet::of(first)).begin()};
    }
    /// The combo of this index. Throws InvalidArgument unless 0 <= index < 1326.
    static constexpr HoleCards from_index(int index) {
        if (index < 0 || index >= combo_count) throw InvalidArgument("a combo's index is from 0 to 1325");
        int high = 1;
        while ((high + 1) * high / 2 <= index) ++high;
        return {Card::from_index(high), Card::from_index(index - high * (high - 1) / 2)};
    }

    /// The card of the larger index: that of the higher rank or, in a pair, of the higher suit.
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

/// A hint for the error about N hole cards instead of two: four may be two hands, or Omaha; otherwise empty.
std::string about_hole_cards(std::size_t cards);

/// Reads two different cards as parse_cards does: "AhKh", "Ah Kh", "A♥ K♥". Throws ParseError, with the
/// place, on what is not a card, on a card written twice, and unless there are exactly two.
HoleCards parse_hole_cards(std::string_view text);

}  // namespace holdfast
