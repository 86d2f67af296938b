// The question `hand`: what five, six or seven cards make.
#pragma once

#include <string>
#include <vector>

#include <holdfast/cards/card.h>
#include <holdfast/core/progress.h>
#include <holdfast/evaluation/hand_rank.h>
#include <holdfast/queries/output/style.h>

namespace holdfast::queries {

struct HandRequest {
    std::string cards;  ///< five to seven cards, as parse_cards reads them
};

struct HandAnswer {
    std::vector<Card> cards;  ///< in the order they were given
    std::vector<Card> best;   ///< as they are laid down
    HandRank rank;
};

/// Throws ParseError on cards that are not five to seven different cards of 52. `work` is the same for all
/// questions; this one takes only a moment and does not look at it.
HandAnswer answer(const HandRequest& request, const Work& work = {});

std::string to_json(const HandAnswer& answer);
std::string to_csv(const HandAnswer& answer);
std::string to_text(const HandAnswer& answer, const TextStyle& style = {});

}  // namespace holdfast::queries
