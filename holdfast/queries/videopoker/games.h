// The question `videopoker.games`: the games of the catalog with their decks and returns, computed on the
// spot.
#pragma once

#include <string>
#include <vector>

#include <holdfast/core/progress.h>
#include <holdfast/core/rational.h>
#include <holdfast/queries/output/style.h>
#include <holdfast/videopoker/game.h>

namespace holdfast::queries {

struct VideopokerGamesRequest {
    std::vector<std::string>
        words;  ///< only games with all of these in their id or name; letter case does not matter
};

struct VideopokerGamesAnswer {
    struct Entry {
        videopoker::Game game;
        Rational expected_return;  ///< per unit bet, under perfect play
        Rational variance;         ///< of the pay of one hand, per unit bet squared
    };
    std::vector<Entry> games;  ///< by id
};

/// Throws ParseError where no game has the words, and Stopped. Progress counts games.
VideopokerGamesAnswer answer(const VideopokerGamesRequest& request, const Work& work = {});

std::string to_json(const VideopokerGamesAnswer& answer);
std::string to_csv(const VideopokerGamesAnswer& answer);
std::string to_text(const VideopokerGamesAnswer& answer, const TextStyle& style = {});

}  // namespace holdfast::queries
