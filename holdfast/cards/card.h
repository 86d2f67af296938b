// One card: 52 ordinary cards, and up to five jokers. The jokers have different indices, but one text: Jk.
//
//   index()  4 * rank + suit for ordinary cards (2d = 0, 2c = 1, ..., As = 51); 52..56 for jokers
//
// A Card cannot be made from a bare integer by accident: construct it from rank and suit, or name the
// conversion (Card::from_index, Card::joker).
#pragma once

#include <array>
#include <compare>
#include <string_view>

#include <holdfast/core/integers.h>

namespace holdfast {

// Ranks of cards, and sets of ranks.
//
//   Rank     two = 0, three = 1, ..., king = 11, ace = 12: a larger rank is the higher card
//   RankSet  bit r (value 1 << r) stands for the rank of that number: 13 bits, the ace on top
//   text     2 3 4 5 6 7 8 9 T J Q K A

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

// Suits, in the order of royalflush's hashes (royalflush_hash.h): diamond < club < heart < spade.
//
//   Suit  diamond = 0, club = 1, heart = 2, spade = 3; text d c h s. No suit beats another in poker:
//         the order only fixes how sets of cards are numbered.

enum class Suit : u8 { diamond, club, heart, spade };

inline constexpr int suit_count = 4;
inline constexpr std::string_view suit_letters = "dchs";

constexpr int number_of(Suit suit) {
    return static_cast<int>(suit);
}

/// A set of suits as 4 bits, bit s for suit s.
using SuitSet = u8;

inline constexpr SuitSet all_suits = 15;

/// The number of suits in the set.
constexpr int size_of(SuitSet suits) {
    constexpr std::array<u8, 16> sizes{0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4};
    return sizes[suits];
}

constexpr char letter_of(Suit suit) {
    return suit_letters[static_cast<std::size_t>(suit)];
}

inline constexpr int ordinary_card_count = rank_count * suit_count;
inline constexpr int max_jokers = 5;
inline constexpr int max_card_count = ordinary_card_count + max_jokers;

/// A card, in one byte. Cards are ordered by index(): by rank, then suit, the jokers last.
class Card {
  public:
    constexpr Card(Rank rank, Suit suit)
        : index_(static_cast<u8>(suit_count * number_of(rank) + number_of(suit))) {}

    /// The card of this index, 0 <= index < 57; the range is not checked.
    static constexpr Card from_index(int index) { return Card(static_cast<u8>(index)); }
    /// The joker of this number, 0 <= number < 5; the range is not checked.
    static constexpr Card joker(int number) { return Card(static_cast<u8>(ordinary_card_count + number)); }

    constexpr int index() const { return index_; }
    constexpr bool is_joker() const { return index_ >= ordinary_card_count; }
    /// The rank of an ordinary card; meaningless for a joker.
    constexpr Rank rank() const { return static_cast<Rank>(index_ / suit_count); }
    /// The suit of an ordinary card; meaningless for a joker.
    constexpr Suit suit() const { return static_cast<Suit>(index_ % suit_count); }

    constexpr bool operator==(const Card&) const = default;
    constexpr auto operator<=>(const Card&) const = default;

  private:
    constexpr explicit Card(u8 index) : index_(index) {}
    u8 index_;
};

}  // namespace holdfast
