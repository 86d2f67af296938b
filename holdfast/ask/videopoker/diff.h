// The query `videopoker.diff`: what changes if one chart of a game is played instead of another.
//
//   hold a low pair rather than four to a flush: 12,345 deals, 0.0123% of what is bet gained
//
// Both charts are played in every deal. The deals in which they hold other cards are sorted by what each of them
// holds, so that a player sees what to relearn, and what each part of it is worth.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include <holdfast/ask/query.h>
#include <holdfast/ask/videopoker/parts/chart_changes.h>
#include <holdfast/ask/videopoker/parts/kind_choice.h>
#include <holdfast/ask/videopoker/prepared/game_query.h>
#include <holdfast/videopoker/paytables/deal.h>

namespace holdfast::ask {

struct VideopokerDiffRequest {
    /// A chart as text, and what errors call it: a file's name, or nothing.
    struct Text {
        std::string chart;
        std::string source = {};
    };

    GameChoice game;
    Text from;
    Text to;

    static Query query();
    static VideopokerDiffRequest read(const Fields& fields);
};

struct VideopokerDiffAnswer {
    /// A deal in which the charts hold other cards.
    struct Example {
        videopoker::Deal deal;
        videopoker::Hold before;
        videopoker::Hold now;
        Rational gain;  ///< of the new hold, in bets; below zero if it is worth less
    };
    /// The deals in which the new chart holds one kind, and the known one another.
    struct Change {
        KindChoice choice;
        u64 changed = 0;  ///< deals
        Rational gain;    ///< bets per hand
        Example example;  ///< the one with the largest gain or loss
    };

    std::shared_ptr<const PreparedGame> prepared;
    u64 deals;  ///< held differently
    u64 all_deals;
    Rational before;                   ///< the return of the known chart
    Rational now;                      ///< of the new one
    Rational perfect;                  ///< of perfect play
    std::vector<Change> changes;       ///< those that gain or lose most first
    std::vector<ChartRowChange> rows;  ///< from the top down
    std::vector<std::string> warnings;

    Rational gain() const { return now - before; }

    static void declare(Shape<VideopokerDiffAnswer>& shape);
};

/// Throws FieldError as VideopokerEvaluateRequest's answer does, on the field of the chart; and Stopped.
VideopokerDiffAnswer answer(const VideopokerDiffRequest& request, Session& session, const Work& work = {});

}  // namespace holdfast::ask
