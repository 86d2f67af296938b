// The query `war.odds`: war is played with one card each, and the higher rank wins.
//
//   card  Kh     known  As Ad     wins 44, ties 3, losses 2 of the 49 cards that the other may have
#pragma once

#include <string>
#include <vector>

#include <holdfast/ask/query.h>
#include <holdfast/cards/card.h>
#include <holdfast/core/rational.h>

namespace holdfast::ask {

struct WarOddsRequest {
    std::string card;   ///< one card
    std::string known;  ///< cards that the other cannot have

    static Query query();
    static WarOddsRequest read(const Fields& fields);
};

struct WarOddsAnswer {
    Card card;
    std::vector<Card> known;
    // The cards that the other may have, by what becomes of ours.
    int wins = 0;
    int ties = 0;
    int losses = 0;

    /// The chance of this number of cards.
    Rational share(int cards) const { return {cards, wins + ties + losses}; }

    static void declare(Shape<WarOddsAnswer>& shape);
};

/// Throws FieldError on what is not a card, on a card that is listed twice, and if no card is left for the other.
WarOddsAnswer answer(const WarOddsRequest& request, Session& session, const Work& work = {});

}  // namespace holdfast::ask
