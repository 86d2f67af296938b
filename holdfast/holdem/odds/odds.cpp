#include <algorithm>
#include <stdexcept>
#include <string>

#include <holdfast/cards/card_text.h>
#include <holdfast/holdem/odds/detail/tally.h>
#include <holdfast/holdem/odds/odds.h>

namespace holdfast::holdem {

namespace {

CardSet known_cards(const Situation& situation) {
    CardSet cards = situation.hole.cards() | situation.board.cards() | situation.dead;
    for (const HoleCards& hand : situation.known) cards = cards | hand.cards();
    return cards;
}

void check_no_card_is_twice(const Situation& situation) {
    CardSet seen;
    const auto add = [&seen](CardSet cards) {
        for (const Card card : seen& cards) throw std::invalid_argument(to_text(card) + " is listed twice");
        seen = seen | cards;
    };
    add(situation.hole.cards());
    add(situation.board.cards());
    add(situation.dead);
    for (const HoleCards& hand : situation.known) add(hand.cards());
}

}  // namespace

CardSet Situation::unseen() const {
    return Deck().cards() - known_cards(*this);
}

int Situation::most_opponents() const {
    // The board takes its cards before the opponents share the rest.
    return std::clamp((unseen().size() - board.cards_to_come()) / 2, 0, max_opponents);
}

void check_odds(const Situation& situation, const std::vector<int>& opponents) {
    if (!Deck().cards().contains(situation.dead)) throw std::invalid_argument("there is no joker in hold'em");
    check_no_card_is_twice(situation);
    if (situation.unseen().size() < situation.board.cards_to_come()) {
        throw std::invalid_argument("the unseen cards are too few for the board");
    }
    for (const int number : opponents) {
        if (number < 0 || number > situation.most_opponents()) {
            throw std::invalid_argument("there are enough unseen cards for " +
                                        std::to_string(situation.most_opponents()) + " opponents, not " +
                                        std::to_string(number));
        }
        if (number == 0 && situation.known.empty()) throw std::invalid_argument("there is no opponent");
    }
}

u128 OpponentOdds::ties() const {
    u128 sum = 0;
    for (std::size_t t = 1; t < by_ties.size(); ++t) sum += by_ties[t];
    return sum;
}

Rational OpponentOdds::equity() const {
    Rational shares;
    for (std::size_t t = 0; t < by_ties.size(); ++t) {
        // The denominators 1 to 23 have a common multiple below 2^33, and counts are below 2^120: 256 bits
        // suffice.
        shares += Rational(by_ties[t], static_cast<u64>(t + 1));
    }
    return shares / Rational(deals);
}

Odds odds(const Situation& situation, const std::vector<int>& opponents, const Work& work) {
    check_odds(situation, opponents);
    return detail::OddsTally(situation, opponents).run(work);
}

}  // namespace holdfast::holdem
