// The question `videopoker.return`: what a game returns under perfect play, row by row, exactly.
#pragma once

#include <string>
#include <vector>

#include <holdfast/core/progress.h>
#include <holdfast/queries/input/game_choice.h>
#include <holdfast/queries/output/style.h>
#include <holdfast/videopoker/game_analysis.h>

namespace holdfast::queries {

struct VideopokerReturnRequest {
    GameChoice game;
    videopoker::TieRule tie_rule = videopoker::TieRule::lowest_variance;
    bool ties = false;  ///< also show each row's fewest and most combinations over all optimal plays
};

struct VideopokerReturnAnswer {
    ChosenGame game;
    videopoker::TieRule tie_rule;
    bool ties;
    videopoker::GameAnalysis analysis;
    std::vector<std::string> warnings;  ///< sentences about rows that are always outbid or pay 0

    Rational probability(std::size_t row) const;
    /// What the row adds to the return, and to the variance: p * pays, p * (pays - return)^2.
    Rational return_share(std::size_t row) const;
    Rational variance_share(std::size_t row) const;
};

/// Throws ParseError as choose_game does, and Stopped.
VideopokerReturnAnswer answer(const VideopokerReturnRequest& request, const Work& work = {});

std::string to_json(const VideopokerReturnAnswer& answer);
std::string to_csv(const VideopokerReturnAnswer& answer);
std::string to_text(const VideopokerReturnAnswer& answer, const TextStyle& style = {});

}  // namespace holdfast::queries
