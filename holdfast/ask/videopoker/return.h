// The query `videopoker.return`: what a game returns under perfect play, row by row, exactly.
//
//   p(row)   = combinations[row] / combinations
//   return   = sum of p(row) * pays(row)
//   variance = sum of p(row) * (pays(row) - return)^2
//
// Combinations weigh each deal so that all counts are whole numbers, as the Wizard of Odds counts them.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include <holdfast/ask/query.h>
#include <holdfast/ask/videopoker/parts/order_effect.h>
#include <holdfast/ask/videopoker/prepared/game_query.h>
#include <holdfast/videopoker/play/game_analysis.h>

namespace holdfast::ask {

struct VideopokerReturnRequest {
    GameChoice game;
    videopoker::TieRule tie_rule = videopoker::TieRule::lowest_variance;
    bool ties = false;  ///< also show each row's fewest and most combinations over all optimal plays

    static Query query();
    static VideopokerReturnRequest read(const Fields& fields);
};

struct VideopokerReturnAnswer {
    std::shared_ptr<const PreparedGame> prepared;
    videopoker::TieRule tie_rule;
    /// Whether the fewest and the most combinations of each row are shown.
    bool ties;
    videopoker::GameAnalysis analysis;
    std::vector<std::string> warnings;  ///< sentences about what is odd in the paytable

    const videopoker::Game& game() const { return prepared->game(); }
    /// The chance that a hand is paid by this row, under the tie rule.
    Rational probability(std::size_t row) const;
    /// The row's shares of the return and of the variance: p * pays, p * (pays - return)^2.
    Rational return_share(std::size_t row) const;
    Rational variance_share(std::size_t row) const;

    std::optional<OrderOfCards> order() const { return order_of_cards(*prepared, analysis); }

    static void declare(Shape<VideopokerReturnAnswer>& shape);
};

/// Throws FieldError as PreparedGames::prepare does, and Stopped.
VideopokerReturnAnswer answer(const VideopokerReturnRequest& request, Session& session,
                              const Work& work = {});

/// A line for each row of the paytable, and the total, which a spreadsheet would otherwise have to add up in
/// doubles.
std::string to_csv(const VideopokerReturnAnswer& answer);

}  // namespace holdfast::ask
