// A deal: five different cards in the order they were dealt.
//
// The order does not matter to a deal's value, but a player holds cards by their places, so a deal keeps it.
#pragma once

#include <array>
#include <compare>
#include <string>
#include <string_view>
#include <vector>

#include <holdfast/cards/card_set.h>
#include <holdfast/combinatorics/deal_classes.h>
#include <holdfast/core/integers.h>

namespace holdfast::videopoker {

// Which cards of a deal are held: the player's only decision, one of 32.
//
//   place      0  1  2  3  4
//   dealt      As Ks Qs Js 5s      mask(): bit p is set if the card at place p is held
//   held       As Ks Qs Js         0b01111; drawing five cards is 0, standing pat 0b11111

inline constexpr int deal_size = 5;  ///< cards

/// A player holds or discards each card of a deal: 2^5 ways.
inline constexpr std::size_t hold_count = std::size_t{1} << deal_size;

/// The mask of the hold of all five cards.
inline constexpr u32 whole_deal = hold_count - 1;

class Hold {
  public:
    /// Holds nothing: five new cards are drawn.
    constexpr Hold() = default;

    /// The hold whose places are the set bits of `mask`, below hold_count; the range is not checked.
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

class Deal {
  public:
    /// Throws InvalidArgument unless these are five different cards.
    explicit Deal(const std::vector<Card>& cards);

    /// The card at this place, 0 to 4.
    Card operator[](std::size_t place) const { return cards_[place]; }
    const Card* begin() const { return cards_.data(); }
    const Card* end() const { return cards_.data() + cards_.size(); }

    CardSet set() const { return set_; }
    /// The cards that are held, as a set and in the order of the deal.
    CardSet set_of(Hold hold) const;
    std::vector<Card> held(Hold hold) const;

    bool operator==(const Deal& other) const { return cards_ == other.cards_; }

  private:
    std::array<Card, deal_size> cards_;
    CardSet set_;
};

/// Reads five cards of the deck as parse_cards does. Throws ParseError, with the place.
Deal parse_deal(std::string_view text, Deck deck);

/// Reads which cards of the deal are held: the cards in any order, their places from 1 to 5 ("1 2 5", "125"), a 1
/// or 0 for each card ("11001"), ranks with a letter among them of which all cards are held ("JJ", "AK9"), "all" or "everything", or "nothing", "none", "-"
/// or no text if five cards are drawn. Jokers are alike, so the first ones are held. Throws ParseError, with the place.
Hold parse_hold(std::string_view text, const Deal& deal, Deck deck);

/// The representative of a class of deals, its cards in rising order.
Deal representative_deal(const DealClasses& classes, u32 deal_class);

/// The cards as dealt: "AsKdTh9c2s".
std::string to_text(const Deal& deal);

}  // namespace holdfast::videopoker

namespace holdfast::videopoker::detail {

// A set of holds as one 32-bit word: bit Hold::mask() is set if the hold is in the set.
//
// The search for the best hold returns the optimal holds of a deal in this form. Iterating visits them by
// rising mask.

class HoldSet {
  public:
    class Iterator {
      public:
        constexpr explicit Iterator(u32 rest) : rest_(rest) {}
        constexpr Hold operator*() const { return Hold::from_mask(static_cast<u32>(__builtin_ctz(rest_))); }
        constexpr Iterator& operator++() {
            rest_ &= rest_ - 1;
            return *this;
        }
        constexpr bool operator!=(const Iterator& other) const { return rest_ != other.rest_; }

      private:
        u32 rest_;
    };

    constexpr explicit HoldSet(u32 bits) : bits_(bits) {}

    constexpr u32 bits() const { return bits_; }
    /// The hold of the smallest mask; the set must not be empty.
    constexpr Hold first() const { return *begin(); }

    constexpr Iterator begin() const { return Iterator(bits_); }
    constexpr Iterator end() const { return Iterator(0); }

  private:
    u32 bits_;
};

}  // namespace holdfast::videopoker::detail
