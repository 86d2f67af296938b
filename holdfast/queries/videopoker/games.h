// The query `videopoker.games`: the games of the catalog with their decks and returns, computed on the
// spot. Nothing is looked up in a table of known returns, so the list cannot disagree with
// `videopoker.return`.
#pragma once

#include <string>
#include <vector>

#include <holdfast/core/rational.h>
#include <holdfast/queries/query.h>

namespace holdfast::queries {

struct VideopokerGamesRequest {
    /// Only games with all of these words in their id, name or nickname; letter case does not matter.
    std::vector<std::string> words;

    static const Query& query();
    static VideopokerGamesRequest read(const Fields& fields);
};

struct VideopokerGamesAnswer {
    /// One game of the catalog.
    struct Entry {
        videopoker::Game game;
        Rational expected_return;  ///< per unit bet, under perfect play
        Rational variance;         ///< of the pay of one hand, per unit bet squared
    };
    std::vector<Entry> games;  ///< by id

    static const Shape<VideopokerGamesAnswer>& shape();
};

/// Throws FieldError where no game has the words, and Stopped. Progress counts games.
VideopokerGamesAnswer answer(const VideopokerGamesRequest& request, Session& session, const Work& work = {});

/// A line for each game.
std::string to_csv(const VideopokerGamesAnswer& answer);

}  // namespace holdfast::queries
