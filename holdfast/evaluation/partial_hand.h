// Up to seven ordinary cards in two words. A hand is put together from parts by adding theirs.
//
//            47      44 43      40 39      36 35      32 31              16 15               0
//   sum_    | spades   | hearts   | clubs    | diamonds | ranks 9 to A     | ranks 2 to 8     |
//             how many cards of each suit                 a sum of numbers, one for each card
//
//            63              48 47              32 31              16 15               0
//   suits_  | spades' ranks    | hearts' ranks    | clubs' ranks     | diamonds' ranks  |
//             a bit for each card
//
// The numbers of the ranks (rank_words) are the smallest for which different multisets of ranks, of up to
// seven cards with at most four of a rank, have different sums; a test tries them all.
#pragma once

#include <array>

#include <holdfast/cards/card_set.h>

namespace holdfast {

class PartialHand {
  public:
    constexpr PartialHand() = default;
    constexpr explicit PartialHand(Card card)
        : sum_(rank_words[static_cast<std::size_t>(card.rank())] +
               (u64{1} << (ranks_bits + suit_bits * number_of(card.suit())))),
          suits_(u64{1} << (suit_places * number_of(card.suit()) + number_of(card.rank()))) {}
    /// At most seven ordinary cards.
    constexpr explicit PartialHand(CardSet cards) {
        for (const Card card : cards) *this = *this + PartialHand(card);
    }

    /// Both together. They must share no card, and have at most seven in all.
    constexpr PartialHand operator+(PartialHand other) const {
        PartialHand both;
        both.sum_ = sum_ + other.sum_;
        both.suits_ = suits_ | other.suits_;
        return both;
    }
    constexpr bool operator==(const PartialHand&) const = default;

    /// A bit for each card. Two parts share a card exactly if (a.card_bits() & b.card_bits()) != 0.
    constexpr u64 card_bits() const { return suits_; }
    constexpr int size() const { return __builtin_popcountll(suits_); }
    /// A number that differs for different multisets of ranks.
    constexpr u32 rank_sum() const { return static_cast<u32>(sum_); }
    /// Whether some suit has `count` cards or more, 1 <= count <= 7.
    constexpr bool has_suit(int count) const { return suits_with(count) != 0; }
    /// A suit that has `count` cards or more, the first in the order d c h s; there must be one.
    constexpr Suit suit_of(int count) const {
        return static_cast<Suit>((__builtin_ctzll(suits_with(count)) - ranks_bits) / suit_bits);
    }
    constexpr RankSet ranks_of(Suit suit) const {
        return RankSet(static_cast<u32>(suits_ >> (suit_places * number_of(suit))));
    }

    /// What a card of each rank adds to rank_sum().
    static constexpr std::array<u32, rank_count> rank_words = {
        1,         5,         24,         112,         521,         2247,        9244,
        1U << 16U, 5U << 16U, 24U << 16U, 112U << 16U, 521U << 16U, 2247U << 16U};

  private:
    static constexpr int ranks_bits = 32;
    static constexpr int suit_bits = 4;
    static constexpr int suit_places = 16;
    /// The top bit of each suit's count that is `count` or more: the others stay below eight.
    constexpr u64 suits_with(int count) const {
        const u64 one_of_each_suit = u64{0x1111} << ranks_bits;
        return (sum_ + static_cast<u64>(8 - count) * one_of_each_suit) & (8 * one_of_each_suit);
    }

    u64 sum_ = 0;
    u64 suits_ = 0;
};

}  // namespace holdfast
