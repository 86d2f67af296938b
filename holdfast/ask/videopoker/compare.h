// The query `videopoker.compare`: several paytables side by side, and what it costs to play one as another is
// played best.
//
//   9/6 Jacks or Better   99.543904%      played like 8/5 Jacks or Better   99.539958%
//
// Among equally good holds, the one that is worth most in the game at hand is played, so the cost is the
// least that the other game's strategy can have.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include <holdfast/ask/query.h>
#include <holdfast/ask/videopoker/prepared/game_query.h>
#include <holdfast/ask/videopoker/typed/wager.h>
#include <holdfast/videopoker/play/game_analysis.h>
#include <holdfast/videopoker/play/play_difference.h>

namespace holdfast::ask {

/// The order of the games in the answer: as given, the largest hourly gain first, or the smallest standard
/// deviation first.
enum class ComparedBy : u8 { given, gain, risk };

struct VideopokerCompareRequest {
    std::vector<GameChoice> games;  ///< 2 to 12
    Wager wager = {std::nullopt, Rational(usual_speed)};
    Rational cash_back = {};  ///< a share of each bet
    ComparedBy order = ComparedBy::given;

    static Query query();
    static VideopokerCompareRequest read(const Fields& fields);
};

struct VideopokerCompareAnswer {
    struct ComparedGame {
        std::size_t number;  ///< in the request, from 1
        std::shared_ptr<const PreparedGame> prepared;
        videopoker::GameAnalysis analysis;
        PerHour per_hour;  ///< with cash back
    };

    /// The best play of one game, applied to another; games are given by their index in the request.
    struct CrossPlay {
        /// The game whose best holds are played, and the one that they are played in.
        std::size_t from = 0;
        std::size_t on = 0;
        /// What that loses against the perfect play of `on`.
        videopoker::PlayDifference difference;
        /// The return of `on` if it is played like `from`.
        Rational expected_return;
    };

    Rational cash_back;
    std::vector<ComparedGame> games;     ///< in the order asked for
    std::vector<CrossPlay> cross_plays;  ///< for every two games with the same classes of deals, both ways
    std::vector<std::string> notes;      ///< sentences: which two are not played like each other, and why
    std::vector<std::string> warnings;   ///< sentences about what is odd in the paytables

    static void declare(Shape<VideopokerCompareAnswer>& shape);
};

/// Throws FieldError, on the field `games`, as PreparedGames::prepare does; and Stopped.
VideopokerCompareAnswer answer(const VideopokerCompareRequest& request, Session& session,
                               const Work& work = {});

/// A line for each game; then, below other titles, a line for each cross play.
std::string to_csv(const VideopokerCompareAnswer& answer);

}  // namespace holdfast::ask
