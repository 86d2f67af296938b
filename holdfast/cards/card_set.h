// A set of cards as one 64-bit word: bit Card::index() is set when the card is in the set.
//
// Bits 0..51 are the ordinary cards, four neighbouring bits a rank; bits 52..56 are the jokers.
// Iterating visits the cards in rising index: by rank, then by suit, then the jokers.
#pragma once

#include <initializer_list>
#include <vector>

#include <holdfast/cards/card.h>

namespace holdfast {

class CardSet {
  public:
    class Iterator {
      public:
        constexpr explicit Iterator(u64 rest) : rest_(rest) {}
        constexpr Card operator*() const { return Card::from_index(__builtin_ctzll(rest_)); }
        constexpr Iterator& operator++() {
            rest_ &= rest_ - 1;
            return *this;
        }
        constexpr bool operator!=(const Iterator& other) const { return rest_ != other.rest_; }

      private:
        u64 rest_;
    };

    constexpr CardSet() = default;
    constexpr CardSet(std::initializer_list<Card> cards) {
        for (const Card card : cards) mask_ |= bit(card);
    }
    /// The set whose members are the set bits of `mask` (bits 0..56).
    static constexpr CardSet from_mask(u64 mask) {
        CardSet set;
        set.mask_ = mask;
        return set;
    }
    static constexpr CardSet of(Card card) { return from_mask(bit(card)); }
    /// The four cards of a rank.
    static constexpr CardSet of_rank(Rank rank) {
        return from_mask(u64{15} << (suit_count * number_of(rank)));
    }

    /// The thirteen ordinary cards of a suit.
    static constexpr CardSet of_suit(Suit suit) { return from_mask(u64{0x1111111111111} << number_of(suit)); }

    constexpr u64 mask() const { return mask_; }
    /// The number of cards.
    constexpr int size() const { return __builtin_popcountll(mask_); }
    constexpr bool empty() const { return mask_ == 0; }
    constexpr bool contains(Card card) const { return (mask_ & bit(card)) != 0; }
    /// Whether all cards of the other set are in this one.
    constexpr bool contains(CardSet other) const { return (other.mask_ & ~mask_) == 0; }
    constexpr void insert(Card card) { mask_ |= bit(card); }
    constexpr void erase(Card card) { mask_ &= ~bit(card); }

    /// The ranks of the ordinary cards of this suit.
    constexpr RankSet ranks_in(Suit suit) const {
        // gathers every fourth bit: shifts join groups of one, two, four and eight of them
        u64 ranks = (mask_ >> number_of(suit)) & 0x0001'1111'1111'1111;
        ranks = (ranks | ranks >> 3U) & 0x0303'0303'0303'0303;
        ranks = (ranks | ranks >> 6U) & 0x000f'000f'000f'000f;
        ranks = (ranks | ranks >> 12U) & 0x0000'00ff'0000'00ff;
        return RankSet(static_cast<u32>(ranks | ranks >> 24U) & 0x1fffU);
    }

    /// The ranks of the ordinary cards.
    constexpr RankSet ranks() const {
        return ranks_in(Suit::diamond) | ranks_in(Suit::club) | ranks_in(Suit::heart) | ranks_in(Suit::spade);
    }

    constexpr CardSet operator|(CardSet other) const { return from_mask(mask_ | other.mask_); }
    constexpr CardSet operator&(CardSet other) const { return from_mask(mask_ & other.mask_); }
    constexpr CardSet operator-(CardSet other) const { return from_mask(mask_ & ~other.mask_); }
    constexpr bool operator==(const CardSet&) const = default;

    constexpr Iterator begin() const { return Iterator(mask_); }
    constexpr Iterator end() const { return Iterator(0); }

  private:
    static constexpr u64 bit(Card card) { return u64{1} << card.index(); }
    u64 mask_ = 0;
};

/// The set of these cards; their order is lost.
inline CardSet set_of(const std::vector<Card>& cards) {
    CardSet set;
    for (const Card card : cards) set.insert(card);
    return set;
}

// The cards a game is played with: the 52 ordinary cards and 0 to 5 jokers.

class Deck {
  public:
    constexpr Deck() = default;
    /// A deck with this many jokers, 0..5; the range is not checked.
    static constexpr Deck with_jokers(int jokers) {
        Deck deck;
        deck.jokers_ = jokers;
        return deck;
    }

    constexpr int jokers() const { return jokers_; }
    constexpr int size() const { return ordinary_card_count + jokers_; }
    constexpr CardSet cards() const { return CardSet::from_mask((u64{1} << size()) - 1); }
    constexpr bool operator==(const Deck&) const = default;

  private:
    int jokers_ = 0;
};

}  // namespace holdfast
