// What the order of the cards changes, in answers about games with a row that needs one.
//
//   return          of perfect play, which sees where the cards lie
//   ignoring_places the most that a player who does not can expect
#pragma once

#include <optional>
#include <string>

#include <holdfast/ask/videopoker/prepared/game_query.h>
#include <holdfast/videopoker/play/game_analysis.h>

namespace holdfast::ask {

struct OrderOfCards {
    std::string row;  ///< the name of the row that needs the order
    videopoker::CardOrder order;
    u64 deals;  ///< each with its places
    u64 changed_deals;
    Rational expected_return;
    Rational ignoring_places;

    /// What ignoring places costs, per unit bet.
    Rational cost() const { return expected_return - ignoring_places; }

    static void declare(Shape<OrderOfCards>& shape);
};

/// The description of the member `order`.
inline constexpr const char* order_sentence =
    "What the order of the cards changes; absent from games in which it does not count";

/// Nothing if no row needs an order. `analysis`: of the game.
std::optional<OrderOfCards> order_of_cards(const PreparedGame& prepared,
                                           const videopoker::GameAnalysis& analysis);
/// Analyzes the game if it has such a row. Throws Stopped.
std::optional<OrderOfCards> order_of_cards(const PreparedGame& prepared, const Work& work);

}  // namespace holdfast::ask
