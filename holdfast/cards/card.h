// One card: 52 ordinary cards, and up to five jokers that are told apart only inside the program.
//
//   index()  4 * rank + suit for ordinary cards (2d = 0, 2c = 1, ..., As = 51); 52..56 for jokers
//
// A Card cannot be made from a bare integer by accident: construct it from rank and suit, or name the
// conversion (Card::from_index, Card::joker).
#pragma once

#include <compare>

#include <holdfast/cards/rank.h>
#include <holdfast/cards/suit.h>

namespace holdfast {

inline constexpr int ordinary_card_count = rank_count * suit_count;
inline constexpr int max_jokers = 5;
inline constexpr int max_card_count = ordinary_card_count + max_jokers;

class Card {
  public:
    constexpr Card(Rank rank, Suit suit)
        : index_(static_cast<u8>(suit_count * number_of(rank) + number_of(suit))) {}

    /// The card of this index, 0 <= index < 57; the caller vouches for the range.
    static constexpr Card from_index(int index) { return Card(static_cast<u8>(index)); }
    /// The joker of this number, 0 <= number < 5.
    static constexpr Card joker(int number) { return Card(static_cast<u8>(ordinary_card_count + number)); }

    constexpr int index() const { return index_; }
    constexpr bool is_joker() const { return index_ >= ordinary_card_count; }
    /// The rank of an ordinary card; a joker has none and must not be asked.
    constexpr Rank rank() const { return static_cast<Rank>(index_ / suit_count); }
    /// The suit of an ordinary card; a joker has none and must not be asked.
    constexpr Suit suit() const { return static_cast<Suit>(index_ % suit_count); }

    constexpr bool operator==(const Card&) const = default;
    constexpr auto operator<=>(const Card&) const = default;

  private:
    constexpr explicit Card(u8 index) : index_(index) {}
    u8 index_;
};

}  // namespace holdfast
