// The query `videopoker.meter`: the return as an exact function of what one row pays.
//
//   slope       = probability of the row under perfect play: what one more bet of pay adds to the return
//   breakpoint  = a pay at which perfect play changes for some deal, or at which the row overtakes another
//   break-even  = the pay at which the return is exactly 1
#pragma once

#include <memory>
#include <string>
#include <vector>

#include <holdfast/queries/query.h>
#include <holdfast/videopoker/play/game_analysis.h>
#include <holdfast/videopoker/sweeps/meter.h>

namespace holdfast::queries {

struct VideopokerMeterRequest {
    GameChoice game;
    std::string hand;                      ///< the name of a row, or its hand's words
    std::optional<std::string> from = {};  ///< a pay; none: half of what the row pays
    std::optional<std::string> to = {};    ///< a pay; none: ten times what the row pays
    videopoker::TieRule tie_rule = videopoker::TieRule::lowest_variance;

    static const Query& query();
    static VideopokerMeterRequest read(const Fields& fields);
};

struct VideopokerMeterAnswer {
    std::shared_ptr<const PreparedGame> prepared;
    videopoker::TieRule tie_rule;
    videopoker::Meter meter;
    videopoker::GameAnalysis now;       ///< at what the row pays in the game
    std::vector<std::string> warnings;  ///< sentences about what is odd in the paytable

    const videopoker::PayRow& row() const { return prepared->game().rows[meter.row]; }
    /// The row's probability at what it pays now, under the tie rule.
    Rational slope_now() const;

    static const Shape<VideopokerMeterAnswer>& shape();
};

/// Throws FieldError as PreparedGames::prepare does; on a row that the game does not have, and on a range of
/// pays that is malformed, empty or too fine; and Stopped.
VideopokerMeterAnswer answer(const VideopokerMeterRequest& request, Session& session, const Work& work = {});

/// A line for each piece.
std::string to_csv(const VideopokerMeterAnswer& answer);

}  // namespace holdfast::queries
