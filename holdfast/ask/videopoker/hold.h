// The query `videopoker.hold`: the 32 ways to play one dealt hand, best first, with exact outcome counts.
//
//   value of a hold = sum over rows of outcomes[row] * pays[row] / draws
//   draws           = C(cards left in the deck, cards discarded), in all orders if a row needs one
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <holdfast/ask/query.h>
#include <holdfast/ask/videopoker/prepared/game_query.h>
#include <holdfast/videopoker/play/game_analysis.h>
#include <holdfast/videopoker/play/hold_cost.h>

namespace holdfast::ask {

struct VideopokerHoldRequest {
    GameChoice game;
    std::string cards;                     ///< five cards, as parse_cards reads them
    std::optional<std::string> held = {};  ///< what a player held, as parse_hold reads it
    videopoker::TieRule tie_rule = videopoker::TieRule::lowest_variance;

    static Query query();
    static VideopokerHoldRequest read(const Fields& fields);
};

/// A card of a royal flush in the deal.
struct RoyalCard {
    Card card;
    int place;                      ///< from 1 on the left
    std::vector<int> right_places;  ///< its place in each of the orders that the row pays
};

struct VideopokerHoldAnswer {
    std::shared_ptr<const PreparedGame> prepared;
    videopoker::TieRule tie_rule;
    /// In the order of the request.
    videopoker::Deal deal;
    videopoker::HandAnalysis analysis;
    std::optional<videopoker::HoldCost> held;  ///< if the request says what was held
    std::vector<std::string> warnings;         ///< sentences about what is odd in the paytable

    const videopoker::Game& game() const { return prepared->game(); }
    /// What the hold costs and why, in a sentence.
    std::string sentence_on(const videopoker::HoldCost& cost) const;
    Rational best_value() const { return analysis.holds.front().value(); }
    /// The tens and higher cards of the deal, if a row needs an order.
    std::optional<std::vector<RoyalCard>> royal_cards() const;

    static void declare(Shape<VideopokerHoldAnswer>& shape);
};

/// Throws FieldError as PreparedGames::prepare does, on cards that are not five different cards of the game's
/// deck, and on what was held if it is not of these cards.
VideopokerHoldAnswer answer(const VideopokerHoldRequest& request, Session& session, const Work& work = {});

/// A line for each of the 32 holds, with a column for each row of the paytable.
std::string to_csv(const VideopokerHoldAnswer& answer);

}  // namespace holdfast::ask
