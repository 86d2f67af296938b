// The query `hand`: what five, six or seven cards make.
//
//   cards  9s 9h 9d 4s 4c 2d Kh     best  9s 9h 9d 4s 4c     rank  7,227 of 7,462: nines full of fours
//
// No card is wild here: a joker is refused.
#pragma once

#include <string>
#include <vector>

#include <holdfast/ask/query.h>
#include <holdfast/cards/card.h>
#include <holdfast/evaluation/hand_rank.h>

namespace holdfast::ask {

struct HandRequest {
    std::string cards;  ///< five to seven cards, as parse_cards reads them

    static Query query();
    static HandRequest read(const Fields& fields);
};

struct HandAnswer {
    std::vector<Card> cards;  ///< in the order they were given
    std::vector<Card> best;   ///< as they are laid down
    /// 1 to 7,462; a larger one is better (evaluation/hand_rank.h).
    HandRank rank;

    static void declare(Shape<HandAnswer>& shape);
};

/// Throws FieldError on cards that are not five to seven different cards of 52.
HandAnswer answer(const HandRequest& request, Session& session, const Work& work = {});

}  // namespace holdfast::ask
