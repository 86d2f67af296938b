
#include <holdfast/cards/card_text.h>
#include <holdfast/core/error.h>
#include <holdfast/videopoker/paytables/deal.h>

namespace holdfast::videopoker {
namespace {

std::array<Card, deal_size> five_different(const std::vector<Card>& cards) {
    const CardSet set = holdfast::set_of(cards);
    if (cards.size() != deal_size || set.size() != deal_size) {
        throw InvalidArgument("a deal is five different cards");
    }
    return {cards[0], cards[1], cards[2], cards[3], cards[4]};
}

}  // namespace

Deal::Deal(const std::vector<Card>& cards)
    : cards_(five_different(cards)), set_{cards_[0], cards_[1], cards_[2], cards_[3], cards_[4]} {}

CardSet Deal::set_of(Hold hold) const {
    CardSet held;
    for (std::size_t place = 0; place < cards_.size(); ++place) {
        if (hold.holds(place)) held.insert(cards_[place]);
    }
    return held;
}

std::vector<Card> Deal::held(Hold hold) const {
    std::vector<Card> held;
    for (std::size_t place = 0; place < cards_.size(); ++place) {
        if (hold.holds(place)) held.push_back(cards_[place]);
    }
    return held;
}

Deal parse_deal(std::string_view text, Deck deck) {
    return Deal(parse_cards(text, deck, deal_size));
}

std::string to_text(const Deal& deal) {
    return to_text(std::vector<Card>(deal.begin(), deal.end()));
}

}  // namespace holdfast::videopoker
