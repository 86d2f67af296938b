// A deal: five different cards in the order they were dealt.
//
// The order means nothing to what the cards are worth, but a player holds cards by their places, so a deal
// keeps it.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include <holdfast/cards/card_set.h>
#include <holdfast/cards/deck.h>
#include <holdfast/videopoker/paytables/hold.h>

namespace holdfast::videopoker {

class Deal {
  public:
    /// Throws std::invalid_argument unless these are five different cards.
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

/// Reads five cards of the deck as parse_cards does. Throws ParseError.
Deal parse_deal(std::string_view text, Deck deck);

/// The cards as dealt: "AsKdTh9c2s".
std::string to_text(const Deal& deal);

}  // namespace holdfast::videopoker
