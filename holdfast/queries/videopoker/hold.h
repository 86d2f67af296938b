// The query `videopoker.hold`: the 32 ways to play one dealt hand, best first, with exact outcome counts.
//
//   value of a hold = sum over rows of outcomes[row] * pays[row] / draws
//   draws           = C(cards left in the deck, cards discarded)
#pragma once

#include <memory>
#include <string>
#include <vector>

#include <holdfast/queries/query.h>
#include <holdfast/videopoker/play/game_analysis.h>

namespace holdfast::queries {

struct VideopokerHoldRequest {
    GameChoice game;
    std::string cards;  ///< five cards, as parse_cards reads them
    videopoker::TieRule tie_rule = videopoker::TieRule::lowest_variance;

    static const Query& query();
    static VideopokerHoldRequest read(const Fields& fields);
};

struct VideopokerHoldAnswer {
    std::shared_ptr<const PreparedGame> prepared;
    videopoker::TieRule tie_rule;
    videopoker::Deal deal;
    videopoker::HandAnalysis analysis;
    std::vector<std::string> warnings;  ///< sentences about what is odd in the paytable

    const videopoker::Game& game() const { return prepared->game(); }
    Rational best_value() const { return analysis.holds.front().value(); }

    static const Shape<VideopokerHoldAnswer>& shape();
};

/// Throws FieldError as PreparedGames::prepare does, and on cards that are not five different cards of the
/// game's deck.
VideopokerHoldAnswer answer(const VideopokerHoldRequest& request, Session& session, const Work& work = {});

/// A line for each of the 32 holds, with a column for each row of the paytable.
std::string to_csv(const VideopokerHoldAnswer& answer);

}  // namespace holdfast::queries
