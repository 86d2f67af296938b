// The cards a game is played with: the 52 ordinary cards and 0 to 5 jokers.
#pragma once

#include <holdfast/cards/card_set.h>

namespace holdfast {

class Deck {
  public:
    constexpr Deck() = default;
    /// A deck with this many jokers, 0..5; the caller vouches for the range.
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
