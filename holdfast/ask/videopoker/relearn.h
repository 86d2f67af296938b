// The query `videopoker.relearn`: what a player of one game has to relearn for another one.
//
//   from Jacks or Better to Double Double Bonus: one high card rather than two unsuited high cards
//
// Deals in which no best hold of the known game is a best one of the new game are sorted by what is held in
// each. Among equally good holds of the known game, the one that is worth most in the new one is played: what is
// listed has to be learned in any case.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <holdfast/ask/query.h>
#include <holdfast/ask/videopoker/parts/chart_changes.h>
#include <holdfast/ask/videopoker/parts/kind_choice.h>
#include <holdfast/ask/videopoker/prepared/game_query.h>
#include <holdfast/ask/videopoker/typed/wager.h>
#include <holdfast/videopoker/play/play_difference.h>

namespace holdfast::ask {

struct VideopokerRelearnRequest {
    GameChoice from;
    GameChoice to;
    bool charts = false;  ///< also compare the basic charts of both
    Wager wager = {std::nullopt, Rational(usual_speed)};

    static Query query();
    static VideopokerRelearnRequest read(const Fields& fields);
};

struct VideopokerRelearnAnswer {
    /// The deals in which a hold of one kind is best in the new game, and one of another kind was in the known one.
    struct Change {
        KindChoice choice;
        u64 changed = 0;                    ///< deals
        Rational cost;                      ///< bets per hand, if it is not learned
        videopoker::CostliestDeal example;  ///< the one that costs most
    };

    using RowChange = ChartRowChange;

    std::shared_ptr<const PreparedGame> from;
    std::shared_ptr<const PreparedGame> to;
    Wager wager;  ///< with a speed
    u64 deals;    ///< played wrong by the strategy of the known game
    u64 all_deals;
    Rational cost;                               ///< bets per hand
    std::vector<Change> changes;                 ///< those that cost most first
    std::optional<std::vector<RowChange>> rows;  ///< from the top down
    std::vector<std::string> warnings;           ///< sentences about what is odd in the paytables

    HourlyLoss hourly_loss() const { return {wager, cost}; }

    static void declare(Shape<VideopokerRelearnAnswer>& shape);
};

/// Throws FieldError, on the field `games`, as PreparedGames::prepare does, and if the games have different deals;
/// and Stopped.
VideopokerRelearnAnswer answer(const VideopokerRelearnRequest& request, Session& session,
                               const Work& work = {});

}  // namespace holdfast::ask
